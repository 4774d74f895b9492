/** A number. Arrows step it by 1, with Shift by 10, and however long they are held that is one step of the history. */
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { rounded } from '../../../../domain/document/edits/itemTransform.ts';
import { parseNumber } from './parseNumber.ts';
import { type CommitResult, useFieldDraft } from './useFieldDraft.ts';
import { Field } from './Field.tsx';
import type { NumberRange } from './fieldLimits.ts';
import type { SharedField } from './useSharedField.ts';
import { inspectorMessages as words } from '../messages.ts';

type Common = {
  readonly label: string;
  readonly range: NumberRange;
  readonly half?: boolean;
  readonly bare?: boolean;
  readonly disabled?: boolean;
  /** How a full turn and none are the same: what stands there need not be what was typed. */
  readonly turns?: boolean;
};
type NumberFieldProps = Common &
  (
    | { readonly setting: SharedField<number>; readonly auto?: undefined }
    /** One that can be left to the plan; `auto` says what then is in effect. */
    | { readonly setting: SharedField<number | undefined>; readonly auto: string }
  );

export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, range, half = true, bare = false, disabled = false, turns = false, auto } = props;
  // An optional setting takes every number that a needed one takes, and undefined is written to an optional one only.
  const setting = props.setting as SharedField<number | undefined>;
  const { shared } = setting;
  const value = shared.mixed ? undefined : shared.value;

  const write = (wanted: number | undefined): CommitResult => {
    const now = setting.write(wanted);
    const isHeld = wanted !== undefined && !turns && !now.mixed && now.value !== wanted;
    return { ok: true, note: isHeld ? words.held(now.value!) : undefined };
  };
  const draft = useFieldDraft(value === undefined ? '' : formatNumber(value), (typed) => {
    if (typed.trim() === '') return auto === undefined ? { ok: false, error: words.needed } : write(undefined);
    const number = parseNumber(typed);
    if (number === undefined) return { ok: false, error: words.noNumber };
    const reason = rangeError(number, range);
    return reason === undefined ? write(range.integer ? number : rounded(number)) : { ok: false, error: reason };
  });

  const step = (event: KeyboardEvent): void => {
    const from = draft.isDirty ? parseNumber(draft.text) : value;
    if (from === undefined) return;
    event.preventDefault();
    const to = rounded(from + (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
    const held = Math.min(Math.max(to, range.exclusiveMin ? 0.5 : range.min), range.max);
    draft.discard();
    setting.writeLive(held);
  };
  const press = (event: KeyboardEvent): void => {
    if (draft.handleKey(event)) return;
    if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !event.ctrlKey && !event.metaKey && !event.altKey)
      step(event);
  };
  const canReset = auto !== undefined && !disabled && (shared.mixed || shared.value !== undefined);
  return (
    <Field label={label} half={half} bare={bare} message={draft.message}>
      {(described) => (
        <div className="control-with">
          <input
            {...described}
            type="text"
            inputMode={range.min < 0 ? 'text' : 'decimal'}
            autoComplete="off"
            spellCheck={false}
            className="figures"
            value={draft.text}
            data-dirty={draft.isDirty}
            disabled={disabled}
            placeholder={shared.mixed ? words.mixed : auto}
            onChange={({ target }) => {
              draft.change(target.value);
            }}
            onKeyDown={press}
            onKeyUp={() => {
              setting.endLive();
            }}
            onBlur={() => {
              setting.endLive();
              draft.commit();
            }}
            onFocus={({ target }) => {
              target.select();
            }}
          />
          {canReset && (
            <ResetButton
              onReset={() => {
                draft.discard();
                write(undefined);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** Leaves a field to the plan again. Its name is no label, so that each label names one control. */
export function ResetButton({
  onReset,
  text = words.automatic,
}: {
  onReset(): void;
  readonly text?: string;
}): ReactNode {
  return (
    <button type="button" className="control-reset" title={text} onClick={onReset}>
      <X aria-hidden size={14} />
      <span className="ui-visually-hidden">{text}</span>
    </button>
  );
}

/** Without digits that nobody typed. */
export function formatNumber(value: number): string {
  return String(rounded(value));
}

/** Why a number can't stand there; undefined where it can. */
export function rangeError(
  number: number,
  { min: least, max: most, exclusiveMin: above, integer: whole }: NumberRange,
): string | undefined {
  if (whole && !Number.isInteger(number)) return words.noWhole;
  if (number < least || (above && number <= least)) return above ? words.above(least) : words.atLeast(least);
  return number > most ? words.atMost(most) : undefined;
}
