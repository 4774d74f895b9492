/** Scales the reference image so that a measured line has its actual length. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { scaleReferenceImage } from '../../../domain/document/edits/referenceImage.ts';
import { MAX_COORDINATE } from '../../../domain/plan/table.ts';
import { editAtom } from '../../document/document.ts';
import { lastMeasurementAtom, setToolAtom } from '../../tools/toolState.ts';
import { dialogAtom } from '../../session/panels.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { messages } from '../../messages.ts';

export function ScaleImageDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  const measured = useAtomValue(lastMeasurementAtom);
  const edit = useSetAtom(editAtom);
  const setTool = useSetAtom(setToolAtom);
  const [typed, setTyped] = useState('');
  if (dialog !== 'scale-photo' || !measured) return null;
  const { from, to, distance } = measured;
  const close = (): void => {
    setTyped('');
    setDialog(undefined);
  };
  return (
    <Dialog title={messages.scalePhoto} closeLabel={messages.close} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          edit(messages.scalePhoto, (drawing) => scaleReferenceImage(drawing, [from, to], Number(typed)));
          close();
          setTool('select');
        }}
      >
        <p>{messages.measuredLength(distance)}</p>
        <label className="editor-dialog-field">
          <span>{messages.actualLength}</span>
          <input
            type="number"
            required
            min={1}
            max={MAX_COORDINATE}
            step="any"
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        </label>
        <p className="editor-dialog-note">{messages.unitsNote}</p>
        <div className="ui-dialog-actions">
          <button type="submit" className="editor-primary-button">
            {messages.scalePhoto}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
