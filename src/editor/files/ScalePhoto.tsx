/** Makes the traced photo as large as it is: what was measured on it, and how long that really is. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { scaleTracing } from '../../domain/edits/sheet.ts';
import { FARTHEST } from '../../domain/table.ts';
import { editAtom } from '../atoms/document.ts';
import { measuredAtom } from '../atoms/tracing.ts';
import { takeToolAtom } from '../atoms/tool.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';

export function ScalePhoto(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  const measured = useAtomValue(measuredAtom);
  const edit = useSetAtom(editAtom);
  const takeTool = useSetAtom(takeToolAtom);
  const [typed, setTyped] = useState('');
  if (dialog !== 'scale-photo' || !measured) return null;
  const { from, to, distance } = measured;
  const close = (): void => {
    setTyped('');
    setDialog(undefined);
  };
  return (
    <Sheet title={words.scalePhoto} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          edit(words.scalePhoto, (drawing) => scaleTracing(drawing, [from, to], Number(typed)));
          close();
          takeTool('select');
        }}
      >
        <p>{words.measuredNow(distance)}</p>
        <label className="sheet-field">
          <span>{words.shouldMeasure}</span>
          <input
            type="number"
            required
            min={1}
            max={FARTHEST}
            step="any"
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        </label>
        <p className="sheet-note">{words.unitsNote}</p>
        <div className="sheet-actions">
          <button type="submit" className="plain primary">
            {words.scalePhoto}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
