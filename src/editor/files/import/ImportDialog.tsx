/** What a file holds, before it is taken; or why it can't be. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { Plan } from '../../../domain/plan/plan.ts';
import {
  pickImportFileAtom,
  closeFileDialogAtom,
  fileDialogStateAtom,
  importFileAtom,
  applyImportAtom,
} from '../fileActions.ts';
import { drawingAtom } from '../../document/document.ts';
import { dialogAtom } from '../../session/view.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { messages } from '../../messages.ts';
import '../files.css';

export function ImportDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'file';
  const close = useSetAtom(closeFileDialogAtom);
  const inHand = useAtomValue(fileDialogStateAtom);
  if (!isOpen) return null;
  return (
    <Dialog
      title={inHand.type === 'refused' ? messages.fileRefused : messages.import}
      onClose={() => {
        close();
      }}
    >
      <Content />
    </Dialog>
  );
}

function Content(): ReactNode {
  const inHand = useAtomValue(fileDialogStateAtom);
  const choose = useSetAtom(pickImportFileAtom);
  const importIt = useSetAtom(importFileAtom);
  switch (inHand.type) {
    case 'none':
      return (
        <>
          <p>{messages.importKinds}</p>
          <ul className="file-kinds">
            {messages.importKindList.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
          <p className="sheet-note">{messages.importDrop}</p>
          <div className="sheet-actions">
            <button
              type="button"
              className="plain primary"
              onClick={() => {
                void choose();
              }}
            >
              {messages.chooseFile}
            </button>
          </div>
        </>
      );
    case 'reading':
      return <output aria-busy="true">{messages.readingFile(inHand.name)}</output>;
    case 'refused': {
      const { file } = inHand;
      return (
        <>
          <div role="alert">
            <p className="file-name">{inHand.name}</p>
            <p>{inHand.reason}</p>
          </div>
          <p className="sheet-note">{messages.planUntouched}</p>
          <div className="sheet-actions">
            <button
              type="button"
              className="plain"
              onClick={() => {
                void choose();
              }}
            >
              {messages.chooseOther}
            </button>
            {file && (
              <button
                type="button"
                className="plain primary"
                onClick={() => {
                  void importIt(file);
                }}
              >
                {messages.importInstead}
              </button>
            )}
          </div>
        </>
      );
    }
    case 'read':
      return <Read name={inHand.name} plan={inHand.plan} notes={inHand.notes} />;
  }
}

function Read({
  name,
  plan,
  notes,
}: {
  readonly name: string;
  readonly plan: Plan;
  readonly notes: readonly string[];
}): ReactNode {
  const isBare = useAtomValue(drawingAtom).tables.length === 0;
  const [how, setHow] = useState<'replace' | 'add'>('replace');
  const take = useSetAtom(applyImportAtom);
  const rooms = plan.areas.flatMap((area) => area.rooms);
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        take(how);
      }}
    >
      <p className="file-name">{name}</p>
      <output>
        {messages.fileHolds(
          rooms.length,
          rooms.reduce((sum, { beds }) => sum + beds, 0),
          plan.areas.length,
          plan.decor.length,
        )}
      </output>
      {notes.length > 0 && (
        <>
          <h3>{messages.fileNotes}</h3>
          <ul className="file-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {!isBare && (
        <fieldset className="sheet-choice">
          <legend>{messages.importHow}</legend>
          {(['replace', 'add'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="how"
                value={each}
                checked={how === each}
                onChange={() => {
                  setHow(each);
                }}
              />
              {messages.importHows[each]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="sheet-actions">
        <button type="submit" className="plain primary">
          {messages.import}
        </button>
      </div>
    </form>
  );
}
