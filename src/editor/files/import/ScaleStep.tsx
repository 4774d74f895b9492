/** The scale in the review of a drawing: what is known of it, or else a length that its owner measures on the picture. */
import type { ReactNode } from 'react';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import { Button } from '../../controls/Button.tsx';
import { messages } from '../../messages.ts';
import type { Scale } from './scale.ts';
import { NumberInput } from '../../../ui/NumberInput.tsx';

const texts = messages.files.import.scale;
const MAX_METERS = 10_000;

/** A length between two points of the drawing; `meters` is undefined until its owner has typed it. */
export type Measured = { readonly ends: readonly Point[]; readonly meters: number | undefined };

/** Returns the units of a drawing per meter by a length that was measured. */
export function measuredScale({ ends: [from, to], meters }: Measured): number | undefined {
  if (!from || !to || meters === undefined || !(meters > 0)) return undefined;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length > 0 ? round2(length / meters) : undefined;
}

export function ScaleStep({
  scale,
  size: { width = 0, height = 0 },
  measured,
  isMeasuring,
  onMeasure,
  onChange,
}: {
  readonly scale: Scale | undefined;
  readonly size: { readonly width?: number | undefined; readonly height?: number | undefined };
  readonly measured: Measured;
  readonly isMeasuring: boolean;
  /** Starts or ends tapping on the picture. */
  onMeasure(): void;
  onChange(measured: Measured): void;
}): ReactNode {
  const own = measuredScale(measured);
  const unitsPerMeter = own ?? scale?.unitsPerMeter;
  const from = own === undefined ? scale?.from : 'measured';
  const hasEnds = measured.ends.length === 2;
  return (
    <fieldset className="editor-dialog-choice editor-import-areas">
      <legend>{texts.title}</legend>
      <output className="editor-dialog-note">
        {unitsPerMeter === undefined || from === undefined
          ? texts.unknown
          : texts.size({ from, width: meters(width / unitsPerMeter), height: meters(height / unitsPerMeter) })}
      </output>
      <div>
        <Button aria-pressed={isMeasuring} onClick={onMeasure}>
          {texts.measure}
        </Button>
        {hasEnds && !isMeasuring && (
          <label className="editor-import-meters">
            <span>{texts.meters}</span>
            <NumberInput
              min={0.01}
              max={MAX_METERS}
              step="any"
              // The owner has tapped the second point, and types how far it is.
              ref={focus}
              value={measured.meters ?? ''}
              onChange={({ target }) =>
                onChange({ ...measured, meters: target.value === '' ? undefined : target.valueAsNumber })
              }
            />
          </label>
        )}
      </div>
      {isMeasuring && <p className="editor-dialog-note">{texts.hint}</p>}
    </fieldset>
  );
}

const focus = (input: HTMLInputElement | null): void => input?.focus();

/** To 10 cm, as no drawing tells more. */
const meters = (length: number): number => Math.round(length * 10) / 10;
