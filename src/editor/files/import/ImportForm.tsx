/** What all imports end with: notes, how the open plan is met, and the button. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import type { Elements } from '../../../ui/jsx.ts';
import { PrimaryButton } from '../../controls/Button.tsx';
import { drawingAtom } from '../../document/document.ts';
import { messages } from '../../messages.ts';
import type { ImportMode } from '../fileActions.ts';

export function ImportForm({
  onImport,
  fillCount = 0,
  prefersFill = false,
  isDisabled = false,
  children,
}: {
  onImport(mode: ImportMode | 'fill'): void;
  /** Tables of the open plan that can be filled in; undefined if the file has a layout of its own. */
  readonly fillCount?: number;
  /** Whether most of the file can be filled in. */
  readonly prefersFill?: boolean;
  readonly isDisabled?: boolean;
  readonly children: Elements;
}): ReactNode {
  const isEmpty = useAtomValue(drawingAtom).tables.length === 0;
  const [mode, setMode] = useState<ImportMode | 'fill'>(prefersFill ? 'fill' : 'replace');
  const modes = fillCount > 0 ? (['fill', 'replace', 'add'] as const) : (['replace', 'add'] as const);
  const chosen = modes.find((each) => each === mode) ?? 'replace';
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onImport(chosen);
      }}
    >
      {children}
      {!isEmpty && (
        <fieldset className="editor-dialog-choice">
          <legend>{messages.importMode}</legend>
          {modes.map((each) => (
            <label key={each}>
              <input type="radio" name="mode" value={each} checked={chosen === each} onChange={() => setMode(each)} />
              <span>
                {each === 'fill'
                  ? messages.files.import.sheet.fillPlan({ count: fillCount })
                  : messages.importModes[each]}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="ui-dialog-actions">
        <PrimaryButton ref={focusOnOpen} type="submit" disabled={isDisabled}>
          {messages.import}
        </PrimaryButton>
      </div>
    </form>
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
