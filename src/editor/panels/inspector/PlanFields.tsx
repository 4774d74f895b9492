/** The fields without a selection: the size of the plan, and the reference image. */
import { round2 } from '../../../domain/geometry/numbers.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useRef } from 'react';
import type { EditorDocument, ReferenceImage } from '../../../domain/document/editorDocument.ts';
import { setCanvasSize } from '../../../domain/document/edits/canvasSize.ts';
import { UNITS_PER_METER_RANGE, setPlanScale } from '../../../domain/document/planScale.ts';
import { setReferenceImage } from '../../../domain/document/edits/referenceImage.ts';
import { type Edit, drawingAtom, editAtom, committedDrawingAtom } from '../../document/document.ts';
import { activatePictureToolAtom } from '../../files/uploadPicture.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { getCommand } from '../../commands/definitions/commandRegistry.ts';
import { CheckboxField } from './fields/ChoiceField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { LENGTH_RANGE, POSITION_RANGE, ROTATION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { useNativeChange } from './fields/useNativeChange.ts';
import { endLiveAtom, liveEditAtom, useDrawingField } from './fields/useSharedField.ts';
import { PictureList } from './pictures/PictureList.tsx';
import { PictureUpload } from './pictures/PictureUpload.tsx';
import { inspectorMessages } from './messages.ts';

export function PlanFields(): ReactNode {
  const { tables, decor } = useAtomValue(committedDrawingAtom);
  const { tracing } = useAtomValue(drawingAtom);
  const placePicture = useSetAtom(activatePictureToolAtom);
  const width = useDrawingField(
    inspectorMessages.step({ label: inspectorMessages.planWidth, count: 1 }),
    (drawing) => drawing.width,
    (drawing, value) => setCanvasSize(drawing, value, drawing.height),
  );
  const height = useDrawingField(
    inspectorMessages.step({ label: inspectorMessages.planHeight, count: 1 }),
    (drawing) => drawing.height,
    (drawing, value) => setCanvasSize(drawing, drawing.width, value),
  );
  const scale = useDrawingField(
    inspectorMessages.step({ label: inspectorMessages.unitsPerMeter, count: 1 }),
    (drawing) => drawing.unitsPerMeter,
    setPlanScale,
  );
  const seats = tables.reduce((sum, { room }) => sum + room.beds, 0);
  return (
    <>
      <FieldGroup>
        <NumberField
          label={inspectorMessages.planWidth}
          isLength
          range={LENGTH_RANGE}
          setting={width}
          limited={inspectorMessages.sizeLimited}
        />
        <NumberField
          label={inspectorMessages.planHeight}
          isLength
          range={LENGTH_RANGE}
          setting={height}
          limited={inspectorMessages.sizeLimited}
        />
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

function ReferenceImageFields({ image }: { readonly image: ReferenceImage }): ReactNode {
  const edit = useSetAtom(editAtom);
  const change =
    (changes: Partial<ReferenceImage>): Edit =>
    (drawing) =>
      drawing.tracing ? setReferenceImage(drawing, { ...drawing.tracing, ...changes }) : drawing;
  const scale = (drawing: EditorDocument, ratio: number): EditorDocument =>
    drawing.tracing
      ? change({ width: drawing.tracing.width * ratio, height: drawing.tracing.height * ratio })(drawing)
      : drawing;
  const x = useDrawingField(
    inspectorMessages.step({ label: inspectorMessages.photoX, count: 1 }),
    (drawing) => drawing.tracing?.x ?? 0,
    (drawing, value) => change({ x: value })(drawing),
  );
  const y = useDrawingField(
    inspectorMessages.step({ label: inspectorMessages.photoY, count: 1 }),
    (drawing) => drawing.tracing?.y ?? 0,
    (drawing, value) => change({ y: value })(drawing),
  );
  const width = useDrawingField(
    inspectorMessages.step({ label: inspectorMessages.photoWidth, count: 1 }),
    (drawing) => drawing.tracing?.width ?? 0,
    (drawing, value) => scale(drawing, value / (drawing.tracing?.width ?? value)),
  );
  const height = useDrawingField(
    inspectorMessages.step({ label: inspectorMessages.photoHeight, count: 1 }),
    (drawing) => drawing.tracing?.height ?? 0,
    (drawing, value) => scale(drawing, value / (drawing.tracing?.height ?? value)),
  );
  const rotation = useDrawingField(
    inspectorMessages.step({ label: inspectorMessages.photoRotation, count: 1 }),
    (drawing) => drawing.tracing?.rotation ?? 0,
    (drawing, value) => change({ rotation: value })(drawing),
  );
  const setAbove = (above: boolean): void => {
    edit(inspectorMessages.step({ label: inspectorMessages.photoAbove, count: 1 }), (drawing) => {
      const { above: _, ...below } = drawing.tracing ?? image;
      return setReferenceImage(drawing, above ? { ...below, above } : below);
    });
  };
  return (
    <FieldGroup title={inspectorMessages.tracing}>
      <Opacity value={image.opacity} make={(opacity) => change({ opacity })} />
      <NumberField label={inspectorMessages.photoX} isLength range={POSITION_RANGE} setting={x} />
      <NumberField label={inspectorMessages.photoY} isLength range={POSITION_RANGE} setting={y} />
      <NumberField label={inspectorMessages.photoWidth} isLength range={LENGTH_RANGE} setting={width} />
      <NumberField label={inspectorMessages.photoHeight} isLength range={LENGTH_RANGE} setting={height} />
      <NumberField label={inspectorMessages.photoRotation} range={ROTATION_RANGE} setting={rotation} />
      <CommandButton command={getCommand('straighten-photo')} named className="editor-button editor-small-button" />
      <p className="editor-field-note">
        {image.locked ? inspectorMessages.photoHint : inspectorMessages.photoUnlockedHint}
      </p>
      <CheckboxField
        label={inspectorMessages.photoAbove}
        shared={{ mixed: false, value: image.above === true }}
        write={setAbove}
      />
      <CheckboxField
        label={inspectorMessages.photoLocked}
        shared={{ mixed: false, value: image.locked }}
        write={(locked) =>
          edit(inspectorMessages.step({ label: inspectorMessages.photoLocked, count: 1 }), change({ locked }))
        }
      />
      <button
        type="button"
        className="editor-button editor-small-button"
        onClick={() => edit(inspectorMessages.removePhoto, (drawing) => setReferenceImage(drawing, undefined))}
      >
        {inspectorMessages.removePhoto}
      </button>
    </FieldGroup>
  );
}

/** The plan follows the slider; a drag of the slider is one undo step. */
function Opacity({ value, make }: { readonly value: number; make(opacity: number): Edit }): ReactNode {
  const editLive = useSetAtom(liveEditAtom);
  const endLive = useSetAtom(endLiveAtom);
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
          value={Math.round(value * 100)}
          onChange={({ target }) =>
            editLive(
              inspectorMessages.step({ label: inspectorMessages.opacity, count: 1 }),
              make(round2(Number(target.value) / 100)),
            )
          }
          onBlur={() => endLive()}
        />
        <output htmlFor={id} className="editor-figures">
          {`${Math.round(value * 100)} %`}
        </output>
      </div>
    </div>
  );
}
