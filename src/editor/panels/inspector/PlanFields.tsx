/** What there is to set while nothing is selected: the plan's own size, and the photo that is traced. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { EditorDocument, ReferenceImage } from '../../../domain/document/editorDocument.ts';
import { setCanvasSize, setReferenceImage } from '../../../domain/document/edits/canvasSize.ts';
import { rounded } from '../../../domain/document/edits/itemTransform.ts';
import { type Edit, drawingAtom, editAtom, committedDrawingAtom } from '../../document/document.ts';
import { CheckboxField } from './fields/ChoiceField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { LENGTH_RANGE, POSITION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { type SharedField, endLiveAtom, liveEditAtom } from './fields/useSharedField.ts';
import { inspectorMessages as words } from './messages.ts';

export function PlanFields(): ReactNode {
  const { tables, decor } = useAtomValue(committedDrawingAtom);
  const { tracing } = useAtomValue(drawingAtom);
  const width = useSheetSetting(
    words.planWidth,
    (drawing) => drawing.width,
    (drawing, value) => setCanvasSize(drawing, value, drawing.height),
  );
  const height = useSheetSetting(
    words.planHeight,
    (drawing) => drawing.height,
    (drawing, value) => setCanvasSize(drawing, drawing.width, value),
  );
  const seats = tables.reduce((sum, { room }) => sum + room.beds, 0);
  return (
    <>
      <FieldGroup>
        <NumberField label={words.planWidth} range={LENGTH_RANGE} setting={width} />
        <NumberField label={words.planHeight} range={LENGTH_RANGE} setting={height} />
        <p className="field-note">{words.count(tables.length, seats, decor.length)}</p>
      </FieldGroup>
      {tracing && <TracingFields tracing={tracing} />}
    </>
  );
}

/** A number of the drawing as a whole. */
function useSheetSetting(
  label: string,
  read: (drawing: EditorDocument) => number,
  make: (drawing: EditorDocument, value: number) => EditorDocument,
): SharedField<number> {
  const store = useStore();
  const [edit, live, end] = [useSetAtom(editAtom), useSetAtom(liveEditAtom), useSetAtom(endLiveAtom)];
  const step = words.step(label, 1);
  return {
    shared: { mixed: false, value: read(useAtomValue(drawingAtom)) },
    write(value) {
      edit(step, (drawing) => make(drawing, value));
      return { mixed: false, value: read(store.get(drawingAtom)) };
    },
    writeLive(value) {
      live(step, (drawing) => make(drawing, value));
    },
    endLive() {
      end();
    },
  };
}

function TracingFields({ tracing }: { readonly tracing: ReferenceImage }): ReactNode {
  const edit = useSetAtom(editAtom);
  const scaled = (drawing: EditorDocument, ratio: number): EditorDocument =>
    drawing.tracing
      ? setReferenceImage(drawing, {
          ...drawing.tracing,
          width: drawing.tracing.width * ratio,
          height: drawing.tracing.height * ratio,
        })
      : drawing;
  const placed = (drawing: EditorDocument, at: Partial<ReferenceImage>): EditorDocument =>
    drawing.tracing ? setReferenceImage(drawing, { ...drawing.tracing, ...at }) : drawing;
  const x = useSheetSetting(
    words.photoX,
    (drawing) => drawing.tracing?.x ?? 0,
    (drawing, value) => placed(drawing, { x: value }),
  );
  const y = useSheetSetting(
    words.photoY,
    (drawing) => drawing.tracing?.y ?? 0,
    (drawing, value) => placed(drawing, { y: value }),
  );
  const width = useSheetSetting(
    words.photoWidth,
    (drawing) => drawing.tracing?.width ?? 0,
    (drawing, value) => scaled(drawing, value / (drawing.tracing?.width ?? value)),
  );
  const height = useSheetSetting(
    words.photoHeight,
    (drawing) => drawing.tracing?.height ?? 0,
    (drawing, value) => scaled(drawing, value / (drawing.tracing?.height ?? value)),
  );
  const change =
    (part: Partial<ReferenceImage>): Edit =>
    (drawing) =>
      placed(drawing, part);
  return (
    <FieldGroup title={words.tracing}>
      <Opacity value={tracing.opacity} make={(opacity) => change({ opacity })} />
      <NumberField label={words.photoX} range={POSITION_RANGE} setting={x} />
      <NumberField label={words.photoY} range={POSITION_RANGE} setting={y} />
      <NumberField label={words.photoWidth} range={LENGTH_RANGE} setting={width} />
      <NumberField label={words.photoHeight} range={LENGTH_RANGE} setting={height} />
      <p className="field-note">{tracing.locked ? words.photoHint : words.photoFree}</p>
      <CheckboxField
        label={words.photoLocked}
        shared={{ mixed: false, value: tracing.locked }}
        write={(locked) => {
          edit(words.step(words.photoLocked, 1), change({ locked }));
        }}
      />
      <button
        type="button"
        className="plain plain-small"
        onClick={() => {
          edit(words.removePhoto, (drawing) => setReferenceImage(drawing, undefined));
        }}
      >
        {words.removePhoto}
      </button>
    </FieldGroup>
  );
}

/** Drawn as far as it is right; where the slider is let go, that is one step. */
function Opacity({ value, make }: { readonly value: number; make(opacity: number): Edit }): ReactNode {
  const [live, end] = [useSetAtom(liveEditAtom), useSetAtom(endLiveAtom)];
  const slider = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const element = slider.current!;
    const done = (): void => {
      end();
    };
    element.addEventListener('change', done);
    return () => {
      element.removeEventListener('change', done);
    };
  }, [end]);
  return (
    <div className="field">
      <label htmlFor={id}>{words.opacity}</label>
      <div className="control-with">
        <input
          ref={slider}
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(value * 100)}
          onChange={({ target }) => {
            live(words.step(words.opacity, 1), make(rounded(Number(target.value) / 100)));
          }}
          onBlur={() => {
            end();
          }}
        />
        <output htmlFor={id} className="figures">
          {Math.round(value * 100)} %
        </output>
      </div>
    </div>
  );
}
