/** What there is to set while nothing is selected: the plan's own size, and the photo that is traced. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Drawing, Tracing } from '../../domain/drawing.ts';
import { setExtent, setTracing } from '../../domain/edits/sheet.ts';
import { rounded } from '../../domain/edits/place.ts';
import { type Edit, drawingAtom, editAtom, settledAtom } from '../atoms/document.ts';
import { MarkField } from './ChoiceField.tsx';
import { Group } from './Field.tsx';
import { LENGTH, POSITION } from './limits.ts';
import { NumberField } from './NumberField.tsx';
import { type Setting, endLiveAtom, liveEditAtom } from './setting.ts';
import { inspectorWords as words } from './words.ts';

export function PlanFields(): ReactNode {
  const { tables, decor } = useAtomValue(settledAtom);
  const { tracing } = useAtomValue(drawingAtom);
  const width = useSheetSetting(
    words.planWidth,
    (drawing) => drawing.width,
    (drawing, value) => setExtent(drawing, value, drawing.height),
  );
  const height = useSheetSetting(
    words.planHeight,
    (drawing) => drawing.height,
    (drawing, value) => setExtent(drawing, drawing.width, value),
  );
  const seats = tables.reduce((sum, { room }) => sum + room.beds, 0);
  return (
    <>
      <Group>
        <NumberField label={words.planWidth} range={LENGTH} setting={width} />
        <NumberField label={words.planHeight} range={LENGTH} setting={height} />
        <p className="field-note">{words.count(tables.length, seats, decor.length)}</p>
      </Group>
      {tracing && <TracingFields tracing={tracing} />}
    </>
  );
}

/** A number of the drawing as a whole. */
function useSheetSetting(
  label: string,
  read: (drawing: Drawing) => number,
  make: (drawing: Drawing, value: number) => Drawing,
): Setting<number> {
  const store = useStore();
  const [edit, live, end] = [useSetAtom(editAtom), useSetAtom(liveEditAtom), useSetAtom(endLiveAtom)];
  const step = words.step(label, 1);
  return {
    shared: { mixed: false, value: read(useAtomValue(drawingAtom)) },
    write(value) {
      edit(step, (drawing) => make(drawing, value));
      return { mixed: false, value: read(store.get(drawingAtom)) };
    },
    live(value) {
      live(step, (drawing) => make(drawing, value));
    },
    end() {
      end();
    },
  };
}

function TracingFields({ tracing }: { readonly tracing: Tracing }): ReactNode {
  const edit = useSetAtom(editAtom);
  const scaled = (drawing: Drawing, ratio: number): Drawing =>
    drawing.tracing
      ? setTracing(drawing, {
          ...drawing.tracing,
          width: drawing.tracing.width * ratio,
          height: drawing.tracing.height * ratio,
        })
      : drawing;
  const placed = (drawing: Drawing, at: Partial<Tracing>): Drawing =>
    drawing.tracing ? setTracing(drawing, { ...drawing.tracing, ...at }) : drawing;
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
    (part: Partial<Tracing>): Edit =>
    (drawing) =>
      placed(drawing, part);
  return (
    <Group title={words.tracing}>
      <Opacity value={tracing.opacity} make={(opacity) => change({ opacity })} />
      <NumberField label={words.photoX} range={POSITION} setting={x} />
      <NumberField label={words.photoY} range={POSITION} setting={y} />
      <NumberField label={words.photoWidth} range={LENGTH} setting={width} />
      <NumberField label={words.photoHeight} range={LENGTH} setting={height} />
      <p className="field-note">{tracing.locked ? words.photoHint : words.photoFree}</p>
      <MarkField
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
          edit(words.removePhoto, (drawing) => setTracing(drawing, undefined));
        }}
      >
        {words.removePhoto}
      </button>
    </Group>
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
