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
  isDisabled = false,
  children,
}: {
  onImport(mode: ImportMode): void;
  readonly isDisabled?: boolean;
  readonly children: Elements;
}): ReactNode {
  const isEmpty = useAtomValue(drawingAtom).tables.length === 0;
  const [mode, setMode] = useState<ImportMode>('replace');
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onImport(mode);
      }}
    >
      {children}
      {!isEmpty && (
        <fieldset className="editor-dialog-choice">
          <legend>{messages.importMode}</legend>
          {(['replace', 'add'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="mode" value={each} checked={mode === each} onChange={() => setMode(each)} />
              <span>{messages.importModes[each]}</span>
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
