/** Asks for the actual length of a measured line. Sets the scale of the plan, or scales the reference image to it. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type ReactNode, useState } from 'react';
import { scaleReferenceImage } from '../../domain/document/edits/referenceImage.ts';
import { UNITS_PER_METER_RANGE, setPlanScale } from '../../domain/document/planScale.ts';
import { formatLength } from '../lengths.ts';
import { MAX_COORDINATE } from '../../domain/plan/table.ts';
import { drawingAtom, editAtom } from '../document/document.ts';
import { announceAtom } from '../session/announcements.ts';
import { dialogAtom } from '../session/panels.ts';
import { lastMeasurementAtom, setToolAtom } from '../tools/toolState.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { messages } from '../messages.ts';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';
import { PrimaryButton } from '../controls/Button.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';

export function MeasurementDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  const measured = useAtomValue(lastMeasurementAtom);
  const { unitsPerMeter } = useAtomValue(drawingAtom);
  const edit = useSetAtom(editAtom);
  const setTool = useSetAtom(setToolAtom);
  const announce = useSetAtom(announceAtom);
  const [typed, setTyped] = useState('');
  const isOpen = (dialog === 'scale-photo' || dialog === 'plan-scale') && measured !== undefined;
  if (!isOpen) return null;
  const { from, to, distance } = measured;
  const setsScale = dialog === 'plan-scale';
  const longest = setsScale ? distance / UNITS_PER_METER_RANGE.min : MAX_COORDINATE;
  const title = setsScale ? messages.setScale : messages.scalePhoto;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const length = Number(typed);
    edit(title, (drawing) =>
      setsScale
        ? setPlanScale(drawing, distance / length)
        : scaleReferenceImage(drawing, [from, to], length * (unitsPerMeter ?? 1)),
    );
    setTyped('');
    setDialog(undefined);
    setTool('select');
    if (setsScale) announce(messages.scaleSet);
  };
  return (
    <EditorDialog title={title} onClose={() => setTyped('')}>
      <form onSubmit={submit}>
        <p>
          {unitsPerMeter === undefined
            ? messages.measuredLength({ distance })
            : messages.measuredMeters({ length: formatLength(distance, unitsPerMeter) })}
        </p>
        <label className="editor-dialog-field">
          <span>{messages.actualMeters}</span>
          <NumberInput
            ref={focusOnOpen}
            required
            min={0.01}
            max={longest}
            step="any"
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <p className="editor-dialog-note">{setsScale ? messages.scaleNote : messages.scalePhotoNote}</p>
        <div className="ui-dialog-actions">
          <PrimaryButton type="submit">{title}</PrimaryButton>
        </div>
      </form>
    </EditorDialog>
  );
}
