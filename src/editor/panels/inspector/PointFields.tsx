/** The points of a shape in figures, to be moved, added and taken away without a drag. A field in hand shows its point on the plan. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type FocusEvent, type ReactNode, memo, useEffect, useRef } from 'react';
import {
  type PointsItem,
  addPoint,
  canAddPoint,
  canRemovePoint,
  movePoint,
  nextPointPosition,
} from '../../../domain/document/edits/shapePoints.ts';
import { MIN_POINTS, MAX_POINTS } from '../../../domain/plan/plan.ts';
import { editAtom, itemsAtom } from '../../document/document.ts';
import { selectedPointAtom, removePointAtom } from '../../tools/points/selectedPoint.ts';
import { toolAtom } from '../../tools/toolState.ts';
import { announceAtom } from '../../session/view.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { getCommand } from '../../commands/definitions/commandRegistry.ts';
import { messages as editorWords } from '../../messages.ts';
import { FieldGroup } from './fields/Field.tsx';
import { POSITION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { type SharedField, endLiveAtom, liveEditAtom } from './fields/useSharedField.ts';
import { tableFieldLabels as labels, inspectorMessages as words } from './messages.ts';

export function PointFields({ item }: { readonly item: PointsItem }): ReactNode {
  const { decor, key, locked, hidden } = item;
  const [chosen, choose] = [useAtomValue(selectedPointAtom), useSetAtom(selectedPointAtom)];
  const isEdited = useAtomValue(toolAtom) === 'points';
  const list = useRef<HTMLOListElement>(null);
  // What is chosen on the plan comes into sight here, unless it is here that it was chosen.
  useEffect(() => {
    const element = list.current;
    const row = chosen === undefined ? undefined : element?.children[chosen];
    if (element && row && !element.contains(document.activeElement)) row.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const isFree = !locked && !hidden;
  const focused = ({ target }: FocusEvent<HTMLElement>): void => {
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (place !== undefined) choose(Number(place));
  };
  return (
    <FieldGroup title={words.points(decor.points.length)}>
      {isFree && <CommandButton command={getCommand('edit-points')} named className="plain plain-small" />}
      <div
        className="points"
        role="presentation"
        onFocus={focused}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!isEdited && !currentTarget.contains(relatedTarget)) choose(undefined);
        }}
      >
        <div className="points-head" aria-hidden>
          <span>{labels.x}</span>
          <span>{labels.y}</span>
        </div>
        <ol ref={list} aria-label={words.pointList}>
          {decor.points.map(([x, y], place) => (
            <PointRow
              // oxlint-disable-next-line react/no-array-index-key -- a point is nothing but its place in the list
              key={place}
              shape={key}
              place={place}
              x={x}
              y={y}
              kind={decor.kind}
              isFree={isFree}
              isChosen={place === chosen}
              canGain={canAddPoint(decor)}
              canLose={canRemovePoint(decor)}
            />
          ))}
        </ol>
      </div>
    </FieldGroup>
  );
}

type PointRowProps = {
  readonly shape: string;
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly kind: PointsItem['decor']['kind'];
  readonly isFree: boolean;
  readonly isChosen: boolean;
  readonly canGain: boolean;
  readonly canLose: boolean;
};

/** Of up to 400 rows a drag on the plan changes one. */
const PointRow = memo(function Row({
  shape,
  place,
  x,
  y,
  kind,
  isFree,
  isChosen,
  canGain,
  canLose,
}: PointRowProps): ReactNode {
  const store = useStore();
  const [edit, remove, choose, say] = [
    useSetAtom(editAtom),
    useSetAtom(removePointAtom),
    useSetAtom(selectedPointAtom),
    useSetAtom(announceAtom),
  ];
  const row = useRef<HTMLLIElement>(null);
  const number = place + 1;
  const [across, down] = [usePointSetting(shape, place, 'x', x), usePointSetting(shape, place, 'y', y)];
  const add = (): void => {
    const item = store.get(itemsAtom).get(shape);
    const at = item?.kind === 'decor' && 'points' in item.decor ? nextPointPosition(item.decor, place) : undefined;
    if (!canGain || !at) {
      say(words.pointsMany(MAX_POINTS));
      return;
    }
    edit(words.addPoint, (drawing) => addPoint(drawing, shape, place + 1, at));
    choose(place + 1);
    say(words.pointAdded(number + 1));
  };
  const takeAway = (): void => {
    // Of the last one the row goes, too: the focus stays in the list.
    const before = row.current?.previousElementSibling?.querySelector<HTMLElement>('.point-remove');
    const isLast = row.current?.nextElementSibling === null;
    if (remove(place) && isLast) before?.focus();
  };
  return (
    <li ref={row} data-chosen={isChosen} data-place={place}>
      <span className="point-number figures" aria-hidden>
        {number}
      </span>
      <NumberField bare label={words.pointX(number)} range={POSITION_RANGE} setting={across} disabled={!isFree} />
      <NumberField bare label={words.pointY(number)} range={POSITION_RANGE} setting={down} disabled={!isFree} />
      <button
        type="button"
        className="tool"
        disabled={!isFree}
        aria-disabled={!canGain || undefined}
        title={words.addAfter(number)}
        aria-label={words.addAfter(number)}
        onClick={add}
      >
        <Plus aria-hidden size={14} />
      </button>
      <button
        type="button"
        className="tool point-remove"
        disabled={!isFree}
        aria-disabled={!canLose || undefined}
        aria-label={words.removePoint(number)}
        title={canLose ? words.removePoint(number) : editorWords.pointsFew(kind, MIN_POINTS[kind])}
        onClick={takeAway}
      >
        <Minus aria-hidden size={14} />
      </button>
    </li>
  );
});

/** One coordinate of a point. */
function usePointSetting(shape: string, place: number, axis: 'x' | 'y', value: number): SharedField<number> {
  const store = useStore();
  const [edit, live, end] = [useSetAtom(editAtom), useSetAtom(liveEditAtom), useSetAtom(endLiveAtom)];
  const read = (): number => {
    const item = store.get(itemsAtom).get(shape);
    return (
      (item?.kind === 'decor' && 'points' in item.decor
        ? item.decor.points[place]?.[axis === 'x' ? 0 : 1]
        : undefined) ?? value
    );
  };
  return {
    shared: { mixed: false, value },
    write(wanted) {
      edit(editorWords.pointMoved, (drawing) => movePoint(drawing, shape, place, { [axis]: wanted }));
      return { mixed: false, value: read() };
    },
    writeLive(wanted) {
      live(editorWords.pointMoved, (drawing) => movePoint(drawing, shape, place, { [axis]: wanted }));
    },
    endLive() {
      end();
    },
  };
}
