/** Selects the tables inside a line that one finger draws around them. Two fingers move the plan. */
import { useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Point, centerOf } from '../../../domain/geometry/boxes.ts';
import { toPlan } from '../../../domain/plan/viewport.ts';
import type { PlanHandle } from '../../../map/chrome/planHandle.ts';
import { tablesAtom } from '../../state/tables.ts';
import { followPressDrags } from '../../controls/pressDrag.ts';
import { changeDraftAtom, draftAtom } from './blocking.ts';
import { isInsideLoop } from './loop.ts';

type LassoProps = { readonly handle: PlanHandle; readonly host: HTMLElement };

export function Lasso({ handle, host }: LassoProps): ReactNode {
  const store = useStore();
  const line = useRef<SVGPolygonElement>(null);
  const changeDraft = useSetAtom(changeDraftAtom);
  useEffect(() => {
    let points: Point[] = [];
    const show = (): void => line.current?.setAttribute('points', points.map(({ x, y }) => `${x},${y}`).join(' '));
    const clear = (): void => {
      points = [];
      show();
    };
    return followPressDrags(host, {
      canLift: () => 'at once',
      lift(at) {
        points = [at];
      },
      move(at) {
        points.push(at);
        show();
      },
      drop(at) {
        const view = handle.currentView();
        const loop = view ? [...points, at].map((point) => toPlan(view, point)) : [];
        clear();
        const inside = store.get(tablesAtom).filter(({ box }) => isInsideLoop(centerOf(box), loop));
        const keys = store.get(draftAtom)?.keys ?? [];
        changeDraft({ keys: new Set([...keys, ...inside.map(({ key }) => key)]) });
      },
      cancel: clear,
    });
  }, [store, handle, host, changeDraft]);
  return (
    <svg className="day-lasso" aria-hidden>
      <polygon ref={line} />
    </svg>
  );
}
