/** The fields without a selection: the size of the plan, and the reference image. */
import { round2 } from '../../../domain/geometry/numbers.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useRef } from 'react';
import type { EditorDocument, ReferenceImage } from '../../../domain/document/editorDocument.ts';
import { setCanvasSize } from '../../../domain/document/edits/canvasSize.ts';
import { UNITS_PER_METER_RANGE, setPlanScale } from '../../../domain/document/planScale.ts';
import { setReferenceImage } from '../../../domain/document/edits/referenceImage.ts';
import { drawingAtom, editAtom, committedDrawingAtom } from '../../document/document.ts';
import { activatePictureToolAtom } from '../../files/uploadPicture.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { getCommand } from '../../commands/definitions/commandRegistry.ts';
import { CheckboxField } from './fields/ChoiceField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { LENGTH_RANGE, POSITION_RANGE, ROTATION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { useNativeChange } from './fields/useNativeChange.ts';
import { useDrawingField } from './fields/useSharedField.ts';
import { PictureList } from './pictures/PictureList.tsx';
import { PictureUpload } from './pictures/PictureUpload.tsx';
import { inspectorMessages } from './messages.ts';
import { SmallButton } from '../../controls/Button.tsx';

export function PlanFields(): ReactNode {
  const { tables, decor } = useAtomValue(committedDrawingAtom);
  const { tracing } = useAtomValue(drawingAtom);
  const placePicture = useSetAtom(activatePictureToolAtom);
  const scale = useDrawingField(inspectorMessages.unitsPerMeter, (drawing) => drawing.unitsPerMeter, setPlanScale);
  const seats = tables.reduce((sum, { room }) => sum + room.beds, 0);
  return (
    <>
      <FieldGroup>
        <SizeField side="width" label={inspectorMessages.planWidth} />
        <SizeField side="height" label={inspectorMessages.planHeight} />
        <NumberField
          label={inspectorMessages.unitsPerMeter}
          range={UNITS_PER_METER_RANGE}
          setting={scale}
          auto={inspectorMessages.noScale}
        />
        <CommandButton command={getCommand('plan-scale')} named className="editor-button editor-small-button" />
        <p className="editor-field-note">
          {inspectorMessages.planContents({ tableCount: tables.length, seatCount: seats, decor: decor.length })}
        </p>
      </FieldGroup>
      <FieldGroup>
        <PictureUpload className="editor-picture" onUploaded={placePicture}>
          <PictureList label={inspectorMessages.listPictures} onChoose={placePicture} />
        </PictureUpload>
      </FieldGroup>
      {tracing && <ReferenceImageFields image={tracing} />}
    </>
  );
}

function SizeField({ side, label }: { readonly side: 'width' | 'height'; readonly label: string }): ReactNode {
  const setting = useDrawingField(
    label,
    (drawing) => drawing[side],
    (drawing, value) =>
      setCanvasSize(drawing, side === 'width' ? value : drawing.width, side === 'height' ? value : drawing.height),
  );
  return (
    <NumberField
      label={label}
      isLength
      range={LENGTH_RANGE}
      setting={setting}
      limited={inspectorMessages.sizeLimited}
    />
  );
}

function changePhoto(
  drawing: EditorDocument,
  change: (photo: ReferenceImage) => Partial<ReferenceImage>,
): EditorDocument {
  const { tracing } = drawing;
  return tracing ? setReferenceImage(drawing, { ...tracing, ...change(tracing) }) : drawing;
}

const PHOTO_FIELDS = [
  { field: 'x', label: inspectorMessages.photoX, range: POSITION_RANGE },
  { field: 'y', label: inspectorMessages.photoY, range: POSITION_RANGE },
  { field: 'width', label: inspectorMessages.photoWidth, range: LENGTH_RANGE },
  { field: 'height', label: inspectorMessages.photoHeight, range: LENGTH_RANGE },
  { field: 'rotation', label: inspectorMessages.photoRotation, range: ROTATION_RANGE },
] as const;

function PhotoField({ field, label, range }: (typeof PHOTO_FIELDS)[number]): ReactNode {
  const setting = useDrawingField(
    label,
    ({ tracing }) => tracing?.[field] ?? 0,
    (drawing, value) =>
      changePhoto(drawing, (photo) => {
        if (field !== 'width' && field !== 'height') return { [field]: value };
        // A photo keeps its proportions.
        const ratio = value / photo[field];
        return { width: photo.width * ratio, height: photo.height * ratio };
      }),
  );
  return <NumberField label={label} isLength={field !== 'rotation'} range={range} setting={setting} />;
}

function ReferenceImageFields({ image }: { readonly image: ReferenceImage }): ReactNode {
  const edit = useSetAtom(editAtom);
  const above = useDrawingField(
    inspectorMessages.photoAbove,
    ({ tracing }) => tracing?.above === true,
    (drawing, isAbove) => {
      const { above: _, ...below } = drawing.tracing ?? image;
      return setReferenceImage(drawing, isAbove ? { ...below, above: true } : below);
    },
  );
  const locked = useDrawingField(
    inspectorMessages.photoLocked,
    ({ tracing }) => tracing?.locked === true,
    (drawing, isLocked) => changePhoto(drawing, () => ({ locked: isLocked })),
  );
  return (
    <FieldGroup title={inspectorMessages.tracing}>
      <Opacity />
      {PHOTO_FIELDS.map((field) => (
        <PhotoField key={field.label} {...field} />
      ))}
      <CommandButton command={getCommand('straighten-photo')} named className="editor-button editor-small-button" />
      <CommandButton command={getCommand('find-in-photo')} named className="editor-button editor-small-button" />
      <p className="editor-field-note">
        {image.locked ? inspectorMessages.photoHint : inspectorMessages.photoUnlockedHint}
      </p>
      <CheckboxField label={inspectorMessages.photoAbove} setting={above} />
      <CheckboxField label={inspectorMessages.photoLocked} setting={locked} />
      <SmallButton
        onClick={() => edit(inspectorMessages.removePhoto, (drawing) => setReferenceImage(drawing, undefined))}
      >
        {inspectorMessages.removePhoto}
      </SmallButton>
    </FieldGroup>
  );
}

/** The plan follows the slider; a drag of the slider is one undo step. */
function Opacity(): ReactNode {
  const { shared, writeLive, endLive } = useDrawingField(
    inspectorMessages.opacity,
    ({ tracing }) => Math.round((tracing?.opacity ?? 0) * 100),
    (drawing, percent) => changePhoto(drawing, () => ({ opacity: round2(percent / 100) })),
  );
  const percent = shared.mixed ? 0 : shared.value;
  const slider = useRef<HTMLInputElement>(null);
  const id = useId();
  useNativeChange(slider, endLive);
  return (
    <div className="editor-field">
      <label htmlFor={id}>{inspectorMessages.opacity}</label>
      <div className="editor-control">
        <input
          ref={slider}
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          onChange={({ target }) => writeLive(Number(target.value))}
          onBlur={endLive}
        />
        <output htmlFor={id} className="editor-figures">
          {`${percent} %`}
        </output>
      </div>
    </div>
  );
}
