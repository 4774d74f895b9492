/** What a file holds, before it is taken; or why it can't be. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { Plan } from '../../domain/plan.ts';
import { chooseImportAtom, closeFileAtom, fileInHandAtom, importAtom, takeImportAtom } from '../atoms/files.ts';
import { drawingAtom } from '../atoms/document.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import './files.css';

export function FileDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'file';
  const close = useSetAtom(closeFileAtom);
  const inHand = useAtomValue(fileInHandAtom);
  if (!isOpen) return null;
  return (
    <Sheet
      title={inHand.is === 'refused' ? words.fileRefused : words.import}
      onClose={() => {
        close();
      }}
    >
      <Content />
    </Sheet>
  );
}

function Content(): ReactNode {
  const inHand = useAtomValue(fileInHandAtom);
  const choose = useSetAtom(chooseImportAtom);
  const importIt = useSetAtom(importAtom);
  switch (inHand.is) {
    case 'none':
      return (
        <>
          <p>{words.importKinds}</p>
          <ul className="file-kinds">
            {words.importKindList.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
          <p className="sheet-note">{words.importDrop}</p>
          <div className="sheet-actions">
            <button
              type="button"
              className="plain primary"
              onClick={() => {
                void choose();
              }}
            >
              {words.chooseFile}
            </button>
          </div>
        </>
      );
    case 'reading':
      return <output aria-busy="true">{words.readingFile(inHand.name)}</output>;
    case 'refused': {
      const { file } = inHand;
      return (
        <>
          <div role="alert">
            <p className="file-name">{inHand.name}</p>
            <p>{inHand.reason}</p>
          </div>
          <p className="sheet-note">{words.planUntouched}</p>
          <div className="sheet-actions">
            <button
              type="button"
              className="plain"
              onClick={() => {
                void choose();
              }}
            >
              {words.chooseOther}
            </button>
            {file && (
              <button
                type="button"
                className="plain primary"
                onClick={() => {
                  void importIt(file);
                }}
              >
                {words.importInstead}
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
  const take = useSetAtom(takeImportAtom);
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
        {words.fileHolds(
          rooms.length,
          rooms.reduce((sum, { beds }) => sum + beds, 0),
          plan.areas.length,
          plan.decor.length,
        )}
      </output>
      {notes.length > 0 && (
        <>
          <h3>{words.fileNotes}</h3>
          <ul className="file-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {!isBare && (
        <fieldset className="sheet-choice">
          <legend>{words.importHow}</legend>
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
              {words.importHows[each]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="sheet-actions">
        <button type="submit" className="plain primary">
          {words.import}
        </button>
      </div>
    </form>
  );
}
