/** Saves the selection as a symbol, under a name. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../domain/plan/limits.ts';
import { symbolsAtom } from '../document/symbols.ts';
import { saveSymbolAtom } from '../commands/definitions/symbolCommands.ts';
import { dialogAtom } from '../session/panels.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { messages } from '../messages.ts';
import { focusOnOpen } from '../controls/focusOnOpen.ts';

export function SaveSymbolDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  const symbols = useAtomValue(symbolsAtom);
  const save = useSetAtom(saveSymbolAtom);
  const [name, setName] = useState('');
  const id = useId();
  const isOpen = dialog === 'save-symbol';
  if (!isOpen) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save(name.trim());
    setName('');
    setDialog(undefined);
  };
  const isTaken = symbols.some((symbol) => symbol.name === name.trim());
  return (
    <EditorDialog
      title={messages.saveSymbol}
      onClose={() => {
        setName('');
      }}
    >
      <form onSubmit={submit}>
        <label className="editor-dialog-field">
          <span>{messages.symbolName}</span>
          <input
            ref={focusOnOpen}
            type="text"
            required
            pattern=".*\S.*"
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            aria-describedby={`${id}-note`}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
            }}
          />
        </label>
        <p id={`${id}-note`} className="editor-dialog-note">
          {isTaken ? messages.symbolReplaced : messages.symbolNote}
        </p>
        <div className="ui-dialog-actions">
          <button type="submit" className="editor-primary-button">
            {messages.saveSymbol}
          </button>
        </div>
      </form>
    </EditorDialog>
  );
}
