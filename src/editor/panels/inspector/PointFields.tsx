/**
 * The points of a shape as numbers, to move, add and remove without a drag. The plan shows the point of the focused
 * field.
 */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Spline from 'lucide-react/icons/spline';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type FocusEvent, type ReactNode, memo, useEffect, useRef } from 'react';
import {
  type PointsItem,
  addPoint,
  canAddPoint,
  canRemovePoint,
  isCorner,
  movePoint,
  nextPointPosition,
} from '../../../domain/document/edits/shapePoints.ts';
import { MIN_POINTS, MAX_POINTS } from '../../../domain/plan/decorKinds.ts';
import { editAtom, itemsAtom } from '../../document/document.ts';
import { selectedPointAtom, removePointAtom, toggleCornerAtom } from '../../tools/points/selectedPoint.ts';
import { toolAtom } from '../../tools/toolState.ts';
import { announceAtom } from '../../session/announcements.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { getCommand } from '../../commands/definitions/commandRegistry.ts';
import { messages } from '../../messages.ts';
import { IconButton } from '../../controls/Button.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { POSITION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { type SharedField, useWritableField } from './fields/useSharedField.ts';
import { tableFieldLabels as labels, inspectorMessages } from './messages.ts';

export function PointFields({ item }: { readonly item: PointsItem }): ReactNode {
  const { decor, key, locked, hidden } = item;
  const [selected, select] = useAtom(selectedPointAtom);
  const isEdited = useAtomValue(toolAtom) === 'points';
  const list = useRef<HTMLOListElement>(null);
  // Scrolls to the point that is selected on the plan, but not while the user works in the list.
  useEffect(() => {
    const element = list.current;
    const row = selected === undefined ? undefined : element?.children[selected];
    if (element && row && !element.contains(document.activeElement)) row.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const isEditable = !locked && !hidden;
  const handleFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const index = target.closest<HTMLElement>('[data-point]')?.dataset['point'];
    if (index !== undefined) select(Number(index));
  };
  return (
    <FieldGroup title={inspectorMessages.points({ count: decor.points.length })}>
      {isEditable && (
        <CommandButton command={getCommand('edit-points')} named className="editor-button editor-small-button" />
      )}
      <div
        className="editor-points"
        data-curved={decor.kind !== 'wall'}
        role="presentation"
        onFocus={handleFocus}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!isEdited && !currentTarget.contains(relatedTarget)) select(undefined);
        }}
      >
        <div className="editor-points-head" aria-hidden>
          <span>{labels.x}</span>
          <span>{labels.y}</span>
        </div>
        <ol ref={list} aria-label={inspectorMessages.pointList}>
          {decor.points.map(([x, y], index) => (
            <PointRow
              // oxlint-disable-next-line react/no-array-index-key -- a point has no identity besides its index
              key={index}
              shape={key}
              index={index}
              x={x}
              y={y}
              kind={decor.kind}
              isEditable={isEditable}
              isSelected={index === selected}
              isSmooth={decor.kind === 'wall' ? undefined : !isCorner(decor, index)}
              canAdd={canAddPoint(decor)}
              canRemove={canRemovePoint(decor)}
            />
          ))}
        </ol>
      </div>
    </FieldGroup>
  );
}

type PointRowProps = {
  readonly shape: string;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly kind: PointsItem['decor']['kind'];
  readonly isEditable: boolean;
  readonly isSelected: boolean;
  /** Undefined if the point can only be a corner. */
  readonly isSmooth: boolean | undefined;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
};

/** Memoized: a drag on the plan changes one of up to 400 rows. */
const PointRow = memo(function Row({
  shape,
  index,
  x,
  y,
  kind,
  isEditable,
  isSelected,
  isSmooth,
  canAdd,
  canRemove,
}: PointRowProps): ReactNode {
  const store = useStore();
  const edit = useSetAtom(editAtom);
  const removePoint = useSetAtom(removePointAtom);
  const toggleCorner = useSetAtom(toggleCornerAtom);
  const select = useSetAtom(selectedPointAtom);
  const announce = useSetAtom(announceAtom);
  const row = useRef<HTMLLIElement>(null);
  const number = index + 1;
  const xField = usePointField(shape, index, 'x', x);
  const yField = usePointField(shape, index, 'y', y);
  const add = (): void => {
    const item = store.get(itemsAtom).get(shape);
    const at = item?.kind === 'decor' && 'points' in item.decor ? nextPointPosition(item.decor, index) : undefined;
    if (!canAdd || !at) {
      announce(inspectorMessages.tooManyPoints({ most: MAX_POINTS }));
      return;
    }
    edit(inspectorMessages.addPoint, (drawing) => addPoint(drawing, shape, index + 1, at));
    select(index + 1);
    announce(inspectorMessages.pointAdded({ number: number + 1 }));
  };
  const remove = (): void => {
    // Removing the last point removes this row. The focus moves to the row before it.
    const previousButton = row.current?.previousElementSibling?.querySelector<HTMLElement>('.editor-point-remove');
    const isLast = row.current?.nextElementSibling === null;
    if (removePoint(index) && isLast) previousButton?.focus();
  };
  return (
    <li ref={row} data-selected={isSelected} data-point={index}>
      <span className="editor-point-number editor-figures" aria-hidden>
        {number}
      </span>
      {[
        { label: inspectorMessages.pointX({ number }), setting: xField },
        { label: inspectorMessages.pointY({ number }), setting: yField },
      ].map((field) => (
        <NumberField key={field.label} {...field} bare isLength range={POSITION_RANGE} disabled={!isEditable} />
      ))}
      {isSmooth !== undefined && (
        <IconButton
          icon={Spline}
          label={inspectorMessages.smoothPoint({ number })}
          disabled={!isEditable}
          aria-pressed={isSmooth}
          onClick={() => toggleCorner(index)}
        />
      )}
      <IconButton
        icon={Plus}
        label={inspectorMessages.addAfter({ number })}
        disabled={!isEditable}
        aria-disabled={!canAdd || undefined}
        onClick={add}
      />
      <IconButton
        icon={Minus}
        label={inspectorMessages.removePoint({ number })}
        className="editor-icon-button editor-point-remove"
        disabled={!isEditable}
        aria-disabled={!canRemove || undefined}
        {...(canRemove ? {} : { title: messages.tooFewPoints({ kind, least: MIN_POINTS[kind] }) })}
        onClick={remove}
      />
    </li>
  );
});

/** One coordinate of a point. Does not subscribe to the drawing: the row receives its value. */
function usePointField(shape: string, index: number, axis: 'x' | 'y', value: number): SharedField<number> {
  const store = useStore();
  const read = (): number => {
    const item = store.get(itemsAtom).get(shape);
    const point = item?.kind === 'decor' && 'points' in item.decor ? item.decor.points[index] : undefined;
    return point?.[axis === 'x' ? 0 : 1] ?? value;
  };
  return useWritableField(
    messages.pointMoved,
    { mixed: false, value },
    () => ({ mixed: false, value: read() }),
    (drawing, coordinate) => movePoint(drawing, shape, index, { [axis]: coordinate }),
  );
}
