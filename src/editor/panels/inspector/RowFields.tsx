/** Number, gap and bend of selected tables that stand in a row. */
import { useSetAtom, useStore } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { isMovable } from '../../tools/select/selectionHandles.ts';
import type { TableItem } from '../../../domain/document/editorDocument.ts';
import { editAtom } from '../../document/document.ts';
import { selectItemsAtom, selectedDecorAtom } from '../../document/selection.ts';
import { highestUsedIdAtom } from '../../document/tableIds.ts';
import { MAX_ROW_COUNT, type RowChange, type TableRow, changeRow, findRow } from '../../tools/create/tableRow.ts';
import { editWithChairs } from '../../tools/create/chairs.ts';
import { FieldGroup } from './fields/Field.tsx';
import { type NumberRange, POSITION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import type { SharedField } from './fields/useSharedField.ts';
import { inspectorMessages } from './messages.ts';

/** Tables stand on hundredths of a unit, so what is measured between them is less exact. */
const roundMeasured = (length: number): number => Math.round(length * 10) / 10;

const COUNT_RANGE: NumberRange = { min: 1, max: MAX_ROW_COUNT, integer: true };

/** The fields keep the focus while the row gets more tables: the row is recognized by its first table. */
export function RowFields({ tables }: { readonly tables: readonly TableItem[] }): ReactNode {
  const row = useMemo(() => (tables.every(isMovable) ? findRow(tables) : undefined), [tables]);
  return row && <Fields key={row.tables[0]?.key} row={row} />;
}

function Fields({ row }: { readonly row: TableRow }): ReactNode {
  return (
    <FieldGroup title={inspectorMessages.row}>
      <NumberField
        label={inspectorMessages.rowCount}
        range={COUNT_RANGE}
        setting={useRowField(row, inspectorMessages.rowCount, row.tables.length, (count) => ({ count }))}
      />
      <NumberField
        label={inspectorMessages.rowGap}
        isLength
        range={POSITION_RANGE}
        setting={useRowField(row, inspectorMessages.rowGap, roundMeasured(row.gap), (gap) => ({ gap }))}
      />
      {/* A ring has no ends to bend it between. */}
      {!row.isRing && <Bend row={row} />}
      <p className="editor-field-note">{row.isRing ? inspectorMessages.ringNote : inspectorMessages.rowHint}</p>
    </FieldGroup>
  );
}

function Bend({ row }: { readonly row: TableRow }): ReactNode {
  return (
    <NumberField
      label={inspectorMessages.rowBend}
      isLength
      range={POSITION_RANGE}
      setting={useRowField(row, inspectorMessages.rowBend, roundMeasured(row.bend), (bend) => ({ bend }))}
    />
  );
}

function useRowField(
  row: TableRow,
  label: string,
  value: number,
  changeOf: (value: number) => RowChange,
): SharedField<number> {
  const store = useStore();
  const edit = useSetAtom(editAtom);
  const select = useSetAtom(selectItemsAtom);
  const write = (next: number): number => {
    const change = changeOf(next);
    let keys: readonly string[] = [];
    const hasChairs = store.get(selectedDecorAtom).length > 0;
    edit(inspectorMessages.step({ label, count: 1 }), (drawing) =>
      editWithChairs(drawing, new Set(row.tables.map(({ key }) => key)), (unseated) => {
        const changed = changeRow(unseated, row, change, store.get(highestUsedIdAtom));
        keys = changed.keys;
        return { drawing: changed.drawing, keys: new Set(keys) };
      }),
    );
    select(keys, 'only', !hasChairs);
    // A row ends where the plan ends.
    return 'count' in change ? keys.length : next;
  };
  return {
    shared: { mixed: false, value },
    writeLive: write,
    endLive() {
      /* Each key press is a step of its own, as it may change the selection. */
    },
    write: (next) => ({ mixed: false, value: write(next) }),
  };
}
