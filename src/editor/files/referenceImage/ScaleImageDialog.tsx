/** Makes the traced photo as large as it is: what was measured on it, and how long that really is. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { scaleReferenceImage } from '../../../domain/document/edits/canvasSize.ts';
import { MAX_COORDINATE } from '../../../domain/plan/table.ts';
import { editAtom } from '../../document/document.ts';
import { lastMeasurementAtom } from '../../tools/toolState.ts';
import { setToolAtom } from '../../tools/toolState.ts';
import { dialogAtom } from '../../session/view.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { messages } from '../../messages.ts';

export function ScaleImageDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  const measured = useAtomValue(lastMeasurementAtom);
  const edit = useSetAtom(editAtom);
  const takeTool = useSetAtom(setToolAtom);
  const [typed, setTyped] = useState('');
  if (dialog !== 'scale-photo' || !measured) return null;
  const { from, to, distance } = measured;
  const close = (): void => {
    setTyped('');
    setDialog(undefined);
  };
  return (
    <Dialog title={messages.scalePhoto} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          edit(messages.scalePhoto, (drawing) => scaleReferenceImage(drawing, [from, to], Number(typed)));
          close();
          takeTool('select');
        }}
      >
        <p>{messages.measuredNow(distance)}</p>
        <label className="sheet-field">
          <span>{messages.shouldMeasure}</span>
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
        <p className="sheet-note">{messages.unitsNote}</p>
        <div className="sheet-actions">
          <button type="submit" className="plain primary">
            {messages.scalePhoto}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
