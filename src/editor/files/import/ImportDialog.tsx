/** The dialog that imports a file: shows its content for confirmation, or the error. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { Plan } from '../../../domain/plan/plan.ts';
import {
  pickImportFileAtom,
  closeFileDialogAtom,
  fileDialogStateAtom,
  importFileAtom,
  findTablesInPhotoAtom,
  markCornersAtom,
  skippedFilesAtom,
} from '../fileActions.ts';
import { dialogAtom } from '../../session/panels.ts';
import { EditorDialog } from '../../controls/EditorDialog.tsx';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import { messages } from '../../messages.ts';
import { Button, PrimaryButton } from '../../controls/Button.tsx';
import { DrawingReviewForm } from './DrawingReviewForm.tsx';
import { SheetReviewForm } from './sheet/SheetReviewForm.tsx';
import { FileNotes, ImportForm } from './ImportForm.tsx';
import { PlanSketch } from './PlanSketch.tsx';
import '../files.css';

export function ImportDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'file';
  const close = useSetAtom(closeFileDialogAtom);
  const state = useAtomValue(fileDialogStateAtom);
  if (!isOpen) return null;
  const isReview = state.type === 'review' || state.type === 'sheet' || state.type === 'read';
  return (
    <EditorDialog
      title={state.type === 'rejected' ? messages.fileRejected : messages.import}
      className={isReview ? 'editor-import-review' : ''}
      // A press beside it would lose what the owner has chosen.
      isLightlyDismissed={!isReview}
      onClose={close}
    >
      <SkippedFiles />
      <Content />
    </EditorDialog>
  );
}

/** One file is imported at a time. */
function SkippedFiles(): ReactNode {
  const count = useAtomValue(skippedFilesAtom);
  return count > 0 && <p className="editor-dialog-note">{messages.files.import.skippedFiles({ count })}</p>;
}

function Content(): ReactNode {
  const state = useAtomValue(fileDialogStateAtom);
  const choose = useSetAtom(pickImportFileAtom);
  const importIt = useSetAtom(importFileAtom);
  const close = useSetAtom(closeFileDialogAtom);
  const straighten = useSetAtom(markCornersAtom);
  const findTables = useSetAtom(findTablesInPhotoAtom);
  switch (state.type) {
    case 'none':
      return (
        <>
          <p>{messages.importKinds}</p>
          <ul className="editor-file-kinds">
            {messages.importKindList.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
          <p className="editor-dialog-note">{messages.importDrop}</p>
          <div className="ui-dialog-actions">
            <PrimaryButton ref={focusOnOpen} onClick={() => void choose()}>
              {messages.chooseFile}
            </PrimaryButton>
          </div>
        </>
      );
    case 'photo':
      return (
        <>
          <p className="editor-file-name">{state.name}</p>
          <p>{messages.files.import.photo.added}</p>
          <div className="ui-dialog-actions">
            <Button onClick={straighten}>{messages.straightenPhoto}</Button>
            <PrimaryButton ref={focusOnOpen} onClick={() => void findTables()}>
              {messages.commands['find-in-photo']}
            </PrimaryButton>
          </div>
        </>
      );
    case 'reading':
      return (
        <>
          <output aria-busy="true">{messages.readingFile({ name: state.name })}</output>
          {/* Only drawings tell how far their reading is. */}
          <progress
            value={state.share > 0 ? state.share : undefined}
            aria-label={messages.readingFile({ name: state.name })}
          />
          <div className="ui-dialog-actions">
            <Button ref={focusOnOpen} onClick={close}>
              {messages.cancelReading}
            </Button>
          </div>
        </>
      );
    case 'sheet':
      return <SheetReviewForm key={state.name} name={state.name} sheets={state.sheets} />;
    case 'review':
      return <DrawingReviewForm key={state.name} name={state.name} review={state.review} />;
    case 'rejected': {
      const { file } = state;
      return (
        <>
          <div role="alert">
            <p className="editor-file-name">{state.name}</p>
            <p lang="" dir="auto">
              {state.error}
            </p>
          </div>
          <p className="editor-dialog-note">{messages.planUntouched}</p>
          <div className="ui-dialog-actions">
            <Button ref={focusOnOpen} onClick={() => void choose()}>
              {messages.chooseOther}
            </Button>
            {file && <PrimaryButton onClick={() => void importIt(file)}>{messages.importInstead}</PrimaryButton>}
          </div>
        </>
      );
    }
    case 'read':
      return <Confirmation name={state.name} plan={state.plan} warnings={state.warnings} />;
  }
}

function Confirmation({
  name,
  plan,
  warnings,
}: {
  readonly name: string;
  readonly plan: Plan;
  readonly warnings: readonly string[];
}): ReactNode {
  const parsed = useMemo(
    () => ({
      ...plan,
      categories: [],
      areas: plan.areas.map(({ name: area, rooms }) => ({
        name: area,
        tables: rooms.map((room) => ({ ...room, category: '', seats: room.beds })),
      })),
    }),
    [plan],
  );
  return (
    <ImportForm parsed={parsed} plan={plan}>
      <p className="editor-file-name">{name}</p>
      <PlanSketch plan={parsed} />
      <FileNotes notes={warnings} />
    </ImportForm>
  );
}
