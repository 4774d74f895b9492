/** What all imports end with: notes, how the open plan is met, and the button. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Plan } from '../../../domain/plan/plan.ts';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import type { Elements } from '../../../ui/jsx.ts';
import { PrimaryButton } from '../../controls/Button.tsx';
import { drawingAtom } from '../../document/document.ts';
import { messages } from '../../messages.ts';
import { applyImportAtom, changeFromFileAtom } from '../fileActions.ts';
import { type ParsedPlan, normalizeImport } from './normalizeImport.ts';
import { compareWithFile, nextTask } from './update/compareWithFile.ts';
import { updateDrawing } from './update/updateDrawing.ts';
import { UpdateReview } from './update/UpdateReview.tsx';
import { type Change, countSameNames } from './update/matchPlan.ts';

const MODES = ['fill', 'update', 'replace', 'add'] as const;
type Mode = (typeof MODES)[number];

/** How a list fills in the tables of the open plan. */
type Fill = {
  readonly count: number;
  /** Whether this is most of the list. */
  readonly isPreferred: boolean;
  /** What can't be filled in. */
  readonly note: string | undefined;
  run(): void;
};

export function ImportForm({
  parsed,
  plan,
  madeUpNames,
  hasPlaces = true,
  fill,
  prefersAdd = false,
  isDisabled = false,
  error,
  onSubmit,
  children,
}: {
  /** Changes only with what the file makes. */
  readonly parsed: ParsedPlan;
  /** What `parsed` makes, if the file is a plan. */
  readonly plan?: Plan;
  /** Of tables that have no name in the file. */
  readonly madeUpNames?: ReadonlySet<string>;
  /** Whether the file tells where its tables are. */
  readonly hasPlaces?: boolean;
  readonly fill?: Fill;
  /** Whether the file is of a part of the open plan. */
  readonly prefersAdd?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  onSubmit?(): void;
  readonly children: Elements;
}): ReactNode {
  const drawing = useAtomValue(drawingAtom);
  const applyImport = useSetAtom(applyImportAtom);
  const change = useSetAtom(changeFromFileAtom);
  const isEmpty = drawing.tables.length === 0;
  const [picked, setMode] = useState<Mode>();
  const [taken, setTaken] = useState<ReadonlySet<Change>>(new Set(['added', 'moved']));
  const [failure, setFailure] = useState<string>();
  const names = useMemo(
    () =>
      hasPlaces
        ? parsed.areas.flatMap(({ tables }) => tables.map(({ name }) => name)).filter((name) => !madeUpNames?.has(name))
        : [],
    [parsed, madeUpNames, hasPlaces],
  );
  const fillCount = fill?.count ?? 0;
  const modes = MODES.filter((each) => (each !== 'fill' || fillCount > 0) && (each !== 'update' || names.length > 0));
  const isOfThisPlan = useMemo(
    () => drawing.tables.length > 0 && countSameNames(drawing, names) * 2 >= drawing.tables.length,
    [drawing, names],
  );
  const fresh = prefersAdd ? 'add' : 'replace';
  const guess = isOfThisPlan ? 'update' : fresh;
  const wanted = picked ?? (fill?.isPreferred ? 'fill' : guess);
  const chosen = modes.find((each) => each === wanted) ?? 'replace';
  const isUpdate = chosen === 'update' && !isEmpty;
  const read = useCallback(() => (plan ? { ok: true as const, plan } : normalizeImport(parsed)), [plan, parsed]);
  const comparison = useMemo(
    () => (isUpdate ? compareWithFile(drawing, read, madeUpNames) : undefined),
    [isUpdate, drawing, read, madeUpNames],
  );
  // What was compared last is shown until the next comparison is made.
  const shown = useDeferredValue(comparison);
  const submit = async (): Promise<void> => {
    onSubmit?.();
    if (chosen === 'fill') {
      fill?.run();
      return;
    }
    const found = await comparison;
    if (found) {
      change(
        (open, highest) => updateDrawing(open, found.match, found.plan, taken, highest),
        messages.files.import.update.done,
      );
      return;
    }
    // A file that there is no plan of can't replace the open one either, and says why.
    const result = read();
    // A plan of thousands of tables is made and drawn in two tasks.
    await nextTask();
    if (result.ok) applyImport(chosen === 'add' ? 'add' : 'replace', result.plan);
    else setFailure(result.error);
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
          {chosen === 'fill' && fill?.note !== undefined && <p className="editor-dialog-note">{fill.note}</p>}
        </fieldset>
      )}
      {shown && (
        <Suspense fallback={null}>
          <UpdateReview drawing={drawing} comparison={shown} taken={taken} onTake={setTaken} />
        </Suspense>
      )}
      <div className="ui-dialog-actions editor-import-finish">
        <div>
          <FileSummary parsed={parsed} error={failure ?? error} />
          {!isEmpty && <small aria-hidden>{describe(chosen)}</small>}
        </div>
        <PrimaryButton ref={focusOnOpen} type="submit" disabled={isDisabled}>
          {messages.import}
        </PrimaryButton>
      </div>
    </form>
  );
}

/** What a file makes, in numbers, and why it can't be opened. It stays in sight beside the button. */
function FileSummary({
  parsed: { areas, decor },
  error,
}: {
  readonly parsed: ParsedPlan;
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
