/** The review of a sheet: the owner says what its columns are, and sees at once which tables they make. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { isDeepEqual } from '../../../../domain/deepEqual.ts';
import { drawingAtom } from '../../../document/document.ts';
import { messages } from '../../../messages.ts';
import { changeFromFileAtom } from '../../fileActions.ts';
import { FileNotes, ImportForm } from '../ImportForm.tsx';
import { PlanSketch } from '../PlanSketch.tsx';
import { keepMapping, keptMapping } from './keptMappings.ts';
import { isPainted, paintedTables } from './paintedSheet.ts';
import { presetOf } from './presets.ts';
import { arePlaced, fillTables, planOfSheet } from './sheetPlan.ts';
import {
  COLUMNS,
  type Column,
  type Mapping,
  type Sheet,
  bestSheet,
  guessMapping,
  tablesOfSheet,
} from './sheetTables.ts';

const texts = messages.files.import.sheet;
const SHOWN_ROWS = 5;
const MAX_NAMED_ROWS = 20;
const NO_SHEET: Sheet = { name: '', rows: [] };

export function SheetReviewForm({
  name,
  sheets,
}: {
  readonly name: string;
  readonly sheets: readonly Sheet[];
}): ReactNode {
  const [index, setIndex] = useState(() => {
    const known = sheets.findIndex((each) => keptMapping(each) ?? presetOf(each));
    return known === -1 ? bestSheet(sheets) : known;
  });
  const sheet = sheets[index] ?? NO_SHEET;
  const [mapping, setMapping] = useState(() => mappingOf(sheet));
  const [painted, setPainted] = useState(() => isPainted(sheet));
  const drawing = useAtomValue(drawingAtom);
  const change = useSetAtom(changeFromFileAtom);
  const {
    tables,
    nameless,
    seatless,
    others,
    texts: printed,
  } = useMemo(
    () =>
      painted
        ? { nameless: [], seatless: [], others: [], ...paintedTables(sheet) }
        : { texts: [], ...tablesOfSheet(sheet, mapping) },
    [sheet, mapping, painted],
  );
  const parsed = useMemo(() => planOfSheet(tables, printed), [tables, printed]);
  const { drawing: filledDrawing, filled, unmatched } = fillTables(drawing, tables);
  const isKept = !painted && isDeepEqual(keptMapping(sheet), mapping);
  const assumed = tables.filter(({ seats }) => seats === undefined).length - seatless.length;
  const preset = presetOf(sheet);
  const notes = [
    ...(isKept ? [texts.kept] : []),
    ...(!painted && !isKept && preset && isDeepEqual(preset.mapping, mapping)
      ? [texts.preset({ system: preset.system })]
      : []),
    ...(nameless.length > 0 ? [texts.nameless({ rows: rowList(nameless) })] : []),
    ...(others.length > 0 ? [texts.others({ rows: rowList(others) })] : []),
    ...(assumed > 0 ? [messages.files.import.assumedSeats({ count: assumed })] : []),
    ...(seatless.length > 0 ? [texts.seatless({ rows: rowList(seatless) })] : []),
  ];
  return (
    <ImportForm
      parsed={parsed}
      hasPlaces={arePlaced(tables)}
      isDisabled={tables.length === 0}
      fill={{
        count: filled,
        isPreferred: !painted && filled > 0 && filled * 2 >= tables.length,
        note: unmatched.length > 0 ? texts.unmatched({ rows: rowList(unmatched) }) : undefined,
        run: () => change(() => filledDrawing, texts.filled({ count: filled })),
      }}
      onSubmit={() => {
        if (!painted) keepMapping(sheet, mapping);
      }}
    >
      <p className="editor-file-name">{name}</p>
      {sheets.length > 1 && (
        <label className="editor-dialog-field">
          <span>{texts.list}</span>
          <select
            value={index}
            onChange={({ target }) => {
              const next = sheets[Number(target.value)] ?? NO_SHEET;
              setIndex(Number(target.value));
              setMapping(mappingOf(next));
              setPainted(isPainted(next));
            }}
          >
            {sheets.map((each, i) => (
              <option key={i} value={i}>
                {texts.listOption({ name: each.name, count: each.rows.length })}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className="editor-dialog-choice">
        <legend>{texts.layout}</legend>
        {([false, true] as const).map((each) => (
          <label key={String(each)}>
            <input type="radio" name="layout" checked={painted === each} onChange={() => setPainted(each)} />
            <span>{each ? texts.asPlan : texts.asList}</span>
          </label>
        ))}
      </fieldset>
      {!painted && (
        <>
          <div className="editor-dialog-choice">
            <label>
              <input
                type="checkbox"
                checked={mapping.hasHeader}
                onChange={({ target }) => setMapping({ ...mapping, hasHeader: target.checked })}
              />
              <span>{texts.hasHeader}</span>
            </label>
          </div>
          <SheetPreview sheet={sheet} mapping={mapping} onMap={(columns) => setMapping({ ...mapping, columns })} />
        </>
      )}
      <PlanSketch plan={parsed} />
      <FileNotes notes={notes} />
    </ImportForm>
  );
}

const mappingOf = (sheet: Sheet): Mapping => keptMapping(sheet) ?? presetOf(sheet)?.mapping ?? guessMapping(sheet);

const rowList = (rows: readonly number[]): string =>
  rows.slice(0, MAX_NAMED_ROWS).join(', ') + (rows.length > MAX_NAMED_ROWS ? ' …' : '');

function SheetPreview({
  sheet,
  mapping: { start, columns, hasHeader },
  onMap,
}: {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  onMap(columns: Mapping['columns']): void;
}): ReactNode {
  const header = hasHeader ? sheet.rows[start] : undefined;
  const filled = sheet.rows.slice(start).filter((row) => row.some((cell) => cell.trim() !== ''));
  const rows = filled.slice(hasHeader ? 1 : 0, SHOWN_ROWS + (hasHeader ? 1 : 0));
  // What a column was chosen for is no longer another's.
  const choose = (index: number, chosen: Column | undefined): void =>
    onMap(columns.map((column) => (column === chosen ? undefined : column)).with(index, chosen));
  return (
    <section className="editor-import-sheet" aria-label={texts.preview}>
      <table>
        <thead>
          <tr>
            {columns.map((column, i) => {
              const called = header?.[i] ?? '';
              return (
                <th key={i} scope="col">
                  <span dir="auto">{called || texts.column({ position: i + 1 })}</span>
                  <select
                    aria-label={texts.columnIs({ name: called || texts.column({ position: i + 1 }) })}
                    value={column ?? ''}
                    onChange={({ target }) =>
                      choose(
                        i,
                        COLUMNS.find((each) => each === target.value),
                      )
                    }
                  >
                    <option value="">{texts.unused}</option>
                    {COLUMNS.map((each) => (
                      <option key={each} value={each}>
                        {texts.columns[each]}
                      </option>
                    ))}
                  </select>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={r}>
              {columns.map((_, i) => (
                <td key={i} dir="auto">
                  {row[i] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
