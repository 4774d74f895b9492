/** Saves the selection as a symbol, or the plan as a template, under a name. */
import { type Atom, type WritableAtom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../domain/plan/limits.ts';
import { ownTemplatesAtom } from '../document/ownTemplates.ts';
import { symbolsAtom } from '../document/symbols.ts';
import { saveSymbolAtom } from '../commands/definitions/symbolCommands.ts';
import { saveTemplateAtom } from '../commands/definitions/templateCommand.ts';
import { dialogAtom } from '../session/panels.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { messages } from '../messages.ts';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';
import { PrimaryButton } from '../controls/Button.tsx';

export function SaveSymbolDialog(): ReactNode {
  return (
    <SaveUnderNameDialog
      dialog="save-symbol"
      title={messages.saveSymbol}
      label={messages.symbolName}
      note={messages.symbolNote}
      replaceNote={messages.symbolReplaced}
      listAtom={symbolsAtom}
      saveAtom={saveSymbolAtom}
    />
  );
}

export function SaveTemplateDialog(): ReactNode {
  return (
    <SaveUnderNameDialog
      dialog="save-template"
      title={messages.saveTemplate}
      label={messages.templateName}
      note={messages.templateNote}
      replaceNote={messages.templateReplaced}
      listAtom={ownTemplatesAtom}
      saveAtom={saveTemplateAtom}
    />
  );
}

type SaveUnderNameDialogProps = {
  readonly dialog: 'save-symbol' | 'save-template';
  /** Also the text of the button that saves. */
  readonly title: string;
  readonly label: string;
  readonly note: string;
  /** Shown in place of the note while the name is that of a saved thing. */
  readonly replaceNote: string;
  readonly listAtom: Atom<readonly { readonly name: string }[]>;
  readonly saveAtom: WritableAtom<null, [name: string], void>;
};

function SaveUnderNameDialog({
  dialog,
  title,
  label,
  note,
  replaceNote,
  listAtom,
  saveAtom,
}: SaveUnderNameDialogProps): ReactNode {
  const [openDialog, setDialog] = useAtom(dialogAtom);
  const saved = useAtomValue(listAtom);
  const save = useSetAtom(saveAtom);
  const [name, setName] = useState('');
  const id = useId();
  if (openDialog !== dialog) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save(name.trim());
    setName('');
    setDialog(undefined);
  };
  const isTaken = saved.some((each) => each.name === name.trim());
  return (
    <EditorDialog title={title} onClose={() => setName('')}>
      <form onSubmit={submit}>
        <label className="editor-dialog-field">
          <span>{label}</span>
          <input
            ref={focusOnOpen}
            type="text"
            required
            pattern=".*\S.*"
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            aria-describedby={`${id}-note`}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <p id={`${id}-note`} className="editor-dialog-note">
          {isTaken ? replaceNote : note}
        </p>
        <div className="ui-dialog-actions">
          <PrimaryButton type="submit">{title}</PrimaryButton>
        </div>
      </form>
    </EditorDialog>
  );
}
