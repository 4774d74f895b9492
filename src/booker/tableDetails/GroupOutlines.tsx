/** Each group of joined tables that is chosen or on offer: one outline around its tables, and one label. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Group } from '../../domain/plan/reading/joins.ts';
import { boxFromPoints, expandBox, outlineCorners } from '../../domain/geometry/boxes.ts';
import { clamp } from '../../domain/geometry/numbers.ts';
import { convexHull } from '../../domain/geometry/polylines.ts';
import { tableLabel } from '../../domain/plan/table.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { outlinedGroupsAtom } from '../choosing/groups.ts';
import { messages } from '../messages.ts';
import './groupOutlines.css';

/** The gap between the tables and their outline, of a table's shorter side. */
const GAP_SHARE = 0.14;
/** Between the outline and its label, and between the label and the edge of the plan. */
const LABEL_GAP_PX = 3;
/** A label on offer needs this share of its width in its group, or it would cover others. */
const LEAST_LABEL_SHARE = 0.9;

/** The list and the cards say the same to assistive technology. */
export function GroupOutlines({ handle }: { readonly handle: PlanHandle }): ReactNode {
  const groups = useAtomValue(outlinedGroupsAtom).filter(({ tables }) => tables.length > 1);
  return (
    <div className="booker-groups" aria-hidden>
      {groups.map((group) => (
        <Outline
          key={group.tables.map(({ key }) => key).join(' ')}
          handle={handle}
          group={group}
          isSelected={group.isSelected}
        />
      ))}
    </div>
  );
}

type OutlineProps = { readonly handle: PlanHandle; readonly group: Group; readonly isSelected: boolean };

/** Moves with the plan in every frame, past React. */
function Outline({ handle, group, isSelected }: OutlineProps): ReactNode {
  const polygon = useRef<SVGPolygonElement>(null);
  const label = useRef<HTMLElement>(null);
  const { tables, seats } = group;
  useLayoutEffect(() => {
    const hull = convexHull(
      tables.flatMap(({ box, rotation }) =>
        outlineCorners({ box: expandBox(box, GAP_SHARE * Math.min(box.width, box.height)), rotation }),
      ),
    );
    const { x, y, width } = boxFromPoints(hull);
    polygon.current?.setAttribute('points', hull.map((point) => `${point.x},${point.y}`).join(' '));
    const { offsetWidth: labelWidth = 0, offsetHeight: labelHeight = 0 } = label.current ?? {};
    const { clientWidth } = handle.element;
    return handle.addOverlay({
      show(view) {
        polygon.current?.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.scale})`);
        if (!label.current) return;
        const { style } = label.current;
        style.visibility = isSelected || width * view.scale >= LEAST_LABEL_SHARE * labelWidth ? '' : 'hidden';
        const left = (x + width / 2) * view.scale + view.x - labelWidth / 2;
        const top = y * view.scale + view.y - labelHeight - LABEL_GAP_PX;
        // Legible as long as any of the group is in sight.
        const isInSight = left + labelWidth > 0 && left < clientWidth;
        const inset = clamp(left, LABEL_GAP_PX, clientWidth - labelWidth - LABEL_GAP_PX);
        style.translate = `${isInSight ? inset : left}px ${top}px`;
      },
    });
  }, [handle, tables, isSelected]);
  return (
    <div className={isSelected ? 'booker-group booker-group-selected' : 'booker-group'}>
      <svg>
        <polygon ref={polygon} />
      </svg>
      <b ref={label} className="booker-tabular-figures">
        <bdi>{tables.map((table) => tableLabel(table).text).join(' + ')}</bdi>
        <span>{` · ${messages.seats({ count: seats })}`}</span>
      </b>
    </div>
  );
}
