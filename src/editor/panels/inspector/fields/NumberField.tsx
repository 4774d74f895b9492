/**
 * A number field. Arrow keys change the number by 1, with Shift by 10. A held key is one undo step. Lengths are shown
 * and typed in meters if the plan has a scale; arrow keys then change them by 0.1.
 */
import { clamp, round2 } from '../../../../domain/geometry/numbers.ts';
import { useAtomValue, useStore } from 'jotai';
import type { KeyboardEvent, ReactNode } from 'react';
import { drawingAtom, unitsPerMeterAtom } from '../../../document/document.ts';
import { formatDecimal } from '../../../messages.ts';
import { parseNumber } from './parseNumber.ts';
import { type CommitResult, useFieldDraft } from './useFieldDraft.ts';
import { DraftInput, ResetButton } from './DraftInput.tsx';
import { Field } from './Field.tsx';
import type { NumberRange } from './fieldLimits.ts';
import type { SharedField, SharedValue } from './useSharedField.ts';
import { inspectorMessages } from '../messages.ts';

type NumberFieldProps = {
  readonly label: string;
  readonly range: NumberRange;
  readonly setting: SharedField<number | undefined>;
  /** Names the effect of an empty field. Without it the field is required, and writes only numbers. */
  readonly auto?: string;
  readonly half?: boolean;
  readonly bare?: boolean;
  readonly disabled?: boolean;
  /** An angle in degrees: 360 becomes 0, so the committed value may differ from the typed one. */
  readonly isAngle?: boolean;
  /** A length in plan units. */
  readonly isLength?: boolean;
  /** Explains a value that the plan has limited. */
  readonly limited?: (values: { readonly value: number; readonly unit: string }) => string;
};

export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, half = true, bare = false, disabled = false, isAngle = false, isLength = false, auto } = props;
  const { limited = inspectorMessages.limited } = props;
  const store = useStore();
  const scale = useAtomValue(unitsPerMeterAtom);
  const unitsPerMeter = isLength ? scale : undefined;
  const setting = unitsPerMeter === undefined ? props.setting : inMeters(props.setting, unitsPerMeter);
  const range = unitsPerMeter === undefined ? props.range : rangeInMeters(props.range, unitsPerMeter);
  const stepSize = unitsPerMeter === undefined ? 1 : METER_STEP;
  const { shared } = setting;
  const value = shared.mixed ? undefined : shared.value;

  const unit = unitsPerMeter === undefined ? '' : ' m';
  const textOf = (shown: number | undefined): string => (shown === undefined ? '' : `${formatDecimal(shown)}${unit}`);
  const write = (requested: number | undefined): CommitResult => {
    const written = setting.write(requested);
    if (requested === undefined || isAngle || written.mixed) return { ok: true };
    const isLimited = written.value !== undefined && written.value !== requested;
    return {
      ok: true,
      note: isLimited ? { text: limited({ value: written.value, unit }), of: store.get(drawingAtom) } : undefined,
    };
  };
  const draft = useFieldDraft(textOf(value), (typed) => {
    if (typed.trim() === '')
      return auto === undefined ? { ok: false, error: inspectorMessages.required } : write(undefined);
    const number = parseNumber(withoutUnit(typed));
    if (number === undefined) return { ok: false, error: inspectorMessages.invalidNumber };
    const reason = rangeError(number, range);
    return reason === undefined ? write(range.integer ? number : round2(number)) : { ok: false, error: reason };
  });

  const step = (event: KeyboardEvent): void => {
    const from = draft.isDirty ? parseNumber(withoutUnit(draft.text)) : value;
    if (from === undefined) return;
    event.preventDefault();
    const to = round2(from + (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1) * stepSize);
    draft.discard();
    setting.writeLive(clamp(to, range.exclusiveMin ? stepSize / 2 : range.min, range.max));
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (draft.handleKey(event)) return;
    if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !event.ctrlKey && !event.metaKey && !event.altKey)
      step(event);
  };
  const canReset = auto !== undefined && !disabled && (shared.mixed || shared.value !== undefined);
  return (
    <Field label={label} half={half} bare={bare} message={draft.message}>
      {(described) => (
        <div className="editor-control">
          <DraftInput
            {...described}
            draft={draft}
            inputMode={range.min < 0 ? 'text' : 'decimal'}
            className="editor-figures"
            disabled={disabled}
            placeholder={shared.mixed ? inspectorMessages.mixed : auto}
            onKeyDown={handleKeyDown}
            onKeyUp={() => setting.endLive()}
            onBlur={() => {
              setting.endLive();
              draft.commit();
            }}
            onFocus={({ target }) => target.select()}
          />
          {canReset && <ResetButton draft={draft} onReset={() => write(undefined)} />}
        </div>
      )}
    </Field>
  );
}

/** How far an arrow key changes a length in meters. */
const METER_STEP = 0.1;

const withoutUnit = (typed: string): string => typed.replace(/\s*m\s*$/i, '');

/** Wraps a field of a length in plan units as one in meters. */
function inMeters(setting: SharedField<number | undefined>, unitsPerMeter: number): SharedField<number | undefined> {
  const toUnits = (meters: number | undefined): number | undefined => meters && round2(meters * unitsPerMeter);
  const toMeters = (shared: SharedValue<number | undefined>): SharedValue<number | undefined> =>
    shared.mixed ? shared : { mixed: false, value: shared.value && round2(shared.value / unitsPerMeter) };
  return {
    shared: toMeters(setting.shared),
    write: (meters) => toMeters(setting.write(toUnits(meters))),
    writeLive: (meters) => setting.writeLive(toUnits(meters)),
    endLive: () => setting.endLive(),
  };
}

const rangeInMeters = ({ min, max, ...range }: NumberRange, unitsPerMeter: number): NumberRange => ({
  ...range,
  min: min / unitsPerMeter,
  max: max / unitsPerMeter,
});

/** Returns why a number is out of range, or undefined if it is valid. */
function rangeError(
  number: number,
  { min, max, exclusiveMin = false, integer = false }: NumberRange,
): string | undefined {
  if (integer && !Number.isInteger(number)) return inspectorMessages.invalidWholeNumber;
  if (number < min || (exclusiveMin && number <= min))
    return exclusiveMin ? inspectorMessages.moreThan({ least: min }) : inspectorMessages.atLeast({ least: min });
  return number > max ? inspectorMessages.atMost({ most: max }) : undefined;
}
