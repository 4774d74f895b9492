/** The order in which several tables are numbered: by place, or along a line that is selected with them. */
import { atom, useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { shapePoints } from '../../../domain/document/itemBounds.ts';
import type { TableItem } from '../../../domain/document/editorDocument.ts';
import { type NumberingOrder, orderAlongLine, orderByPlace } from '../../../domain/document/readingOrder.ts';
import { selectedDecorAtom } from '../../document/selection.ts';
import { ChoiceField, choicesOf } from './fields/ChoiceField.tsx';
import { plainField } from './fields/useSharedField.ts';
import { inspectorMessages } from './messages.ts';
import { SmallButton } from '../../controls/Button.tsx';

const orderAtom = atom<NumberingOrder>('rows');

/** The points of the only selected path or wall. */
const lineAtom = atom((get) => {
  const lines = get(selectedDecorAtom).flatMap(({ decor }) =>
    decor.kind === 'path' || decor.kind === 'wall' ? [decor] : [],
  );
  return lines.length === 1 && lines[0] ? shapePoints(lines[0]) : undefined;
});

/** Returns a function that puts tables in the order in which names and texts are numbered. */
export function useNumbering(): (items: readonly TableItem[]) => readonly TableItem[] {
  const order = useAtomValue(orderAtom);
  const line = useAtomValue(lineAtom);
  return useCallback((items) => (line ? orderAlongLine(items, line) : orderByPlace(items, order)), [order, line]);
}

/** Chooses the order, and continues the numbering from the first table's name. */
export function Numbering({ onRenumber }: { onRenumber(): void }): ReactNode {
  const [order, setOrder] = useAtom(orderAtom);
  const isAlongLine = useAtomValue(lineAtom) !== undefined;
  return (
    <div className="editor-inspector-numbering">
      {isAlongLine ? (
        <p className="editor-field-note">{inspectorMessages.numberingAlongLine}</p>
      ) : (
        <ChoiceField
          label={inspectorMessages.numbering}
          setting={plainField(order, setOrder)}
          choices={choicesOf(['rows', 'columns', 'selection'], inspectorMessages.numberingOrders)}
        />
      )}
      <SmallButton onClick={onRenumber}>{inspectorMessages.renumber}</SmallButton>
    </div>
  );
}
