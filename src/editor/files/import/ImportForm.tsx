/** What all imports end with: notes, how the open plan is met, and the button. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import type { Elements } from '../../../ui/jsx.ts';
import { PrimaryButton } from '../../controls/Button.tsx';
import { drawingAtom } from '../../document/document.ts';
import { messages } from '../../messages.ts';
import { type ImportMode, updateFromFileAtom } from '../fileActions.ts';
import type { ParsedPlan } from './normalizeImport.ts';
import { compareWithFile } from './update/compareWithFile.ts';
import { updateDrawing } from './update/updateDrawing.ts';
import { UpdateReview } from './update/UpdateReview.tsx';
import { type Change, type Incoming, countSameNames } from './update/matchPlan.ts';

const MODES = ['fill', 'update', 'replace', 'add'] as const;
type Mode = (typeof MODES)[number];

export function ImportForm({
  onImport,
  names,
  incoming,
  fillCount = 0,
  prefersFill = false,
  prefersAdd = false,
  fillNote,
  isDisabled = false,
  summary,
  children,
}: {
  onImport(mode: ImportMode | 'fill'): void;
  /** What the file calls its tables; empty for a list without places. Changes only with the file's tables. */
  readonly names: readonly string[];
  /** Makes the plan of the file; undefined if there can be none. The function changes only with what it makes. */
  incoming(): Incoming | undefined;
  /** Tables of the open plan that can be filled in; undefined if the file has a layout of its own. */
  readonly fillCount?: number;
  /** Whether most of the file can be filled in. */
  readonly prefersFill?: boolean;
  /** Whether the file is of a part of the open plan. */
  readonly prefersAdd?: boolean;
  /** What can't be filled in. */
  readonly fillNote?: string | undefined;
  readonly isDisabled?: boolean;
  /** What the file makes, which stays in sight beside the button. */
  readonly summary: Elements;
  readonly children: Elements;
}): ReactNode {
  const drawing = useAtomValue(drawingAtom);
  const update = useSetAtom(updateFromFileAtom);
  const isEmpty = drawing.tables.length === 0;
  const [picked, setMode] = useState<Mode>();
  const [taken, setTaken] = useState<ReadonlySet<Change>>(new Set(['added', 'moved']));
  const modes = MODES.filter((each) => (each !== 'fill' || fillCount > 0) && (each !== 'update' || names.length > 0));
  const isOfThisPlan = useMemo(
    () => drawing.tables.length > 0 && countSameNames(drawing, names) * 2 >= drawing.tables.length,
    [drawing, names],
  );
  const fresh = prefersAdd ? 'add' : 'replace';
  const guess = isOfThisPlan ? 'update' : fresh;
  const wanted = picked ?? (prefersFill ? 'fill' : guess);
  const chosen = modes.find((each) => each === wanted) ?? 'replace';
  const isUpdate = chosen === 'update' && !isEmpty;
  const comparison = useMemo(
    () => (isUpdate ? compareWithFile(drawing, incoming) : undefined),
    [isUpdate, drawing, incoming],
  );
  // What was compared last is shown until the next comparison is made.
  const shown = useDeferredValue(comparison);
  const submit = async (): Promise<void> => {
    const found = await comparison;
    if (found) update((open, highest) => updateDrawing(open, found.match, found.plan, taken, highest));
    // A file that there is no plan of can't replace the open one either, and says why.
    else onImport(chosen === 'update' ? 'replace' : chosen);
  };
  const describe = (mode: Mode): string =>
    mode === 'fill' ? messages.files.import.sheet.fillPlan({ count: fillCount }) : messages.importModes[mode];
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {!isEmpty && (
        <fieldset className="editor-dialog-choice">
          <legend>{messages.importMode}</legend>
          {modes.map((each) => (
            <label key={each}>
              <input type="radio" name="mode" value={each} checked={chosen === each} onChange={() => setMode(each)} />
              <span>{describe(each)}</span>
            </label>
          ))}
          {chosen === 'fill' && fillNote !== undefined && <p className="editor-dialog-note">{fillNote}</p>}
        </fieldset>
      )}
      {shown && (
        <Suspense fallback={null}>
          <UpdateReview drawing={drawing} comparison={shown} taken={taken} onTake={setTaken} />
        </Suspense>
      )}
      <div className="ui-dialog-actions editor-import-finish">
        <div>
          {summary}
          {!isEmpty && <small aria-hidden>{describe(chosen)}</small>}
        </div>
        <PrimaryButton ref={focusOnOpen} type="submit" disabled={isDisabled}>
          {messages.import}
        </PrimaryButton>
      </div>
    </form>
  );
}

/** What a file makes, in numbers, and why it can't be opened. */
export function FileSummary({
  parsed: { areas, decor },
  error,
}: {
  readonly parsed: Pick<ParsedPlan, 'areas' | 'decor'>;
  readonly error: string | undefined;
}): ReactNode {
  const tables = areas.flatMap((area) => area.tables);
  return (
    <>
      <output className="editor-import-counts">
        {messages.fileContents({
          count: tables.length,
          seatCount: tables.reduce((sum, { seats }) => sum + seats, 0),
          areas: areas.length,
          decor: decor.length,
        })}
      </output>
      {error !== undefined && (
        <p role="alert" className="editor-dialog-error">
          {error}
        </p>
      )}
    </>
  );
}

export function FileNotes({ notes }: { readonly notes: readonly string[] }): ReactNode {
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{messages.fileNotes}</h3>
      <ul className="editor-file-notes">
        {notes.map((note) => (
          <li key={note} lang="" dir="auto">
            {note}
          </li>
        ))}
      </ul>
    </>
  );
}
