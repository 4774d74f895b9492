/** A select, and a checkbox, which is indeterminate if the items differ. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Field } from './Field.tsx';
import type { Setting } from './useSharedField.ts';
import { inspectorMessages } from '../messages.ts';

export type Choice<Value extends string = string> = { readonly value: Value; readonly name: string };

export function choicesOf<const Values extends readonly string[]>(
  values: Values,
  names: Readonly<Record<Values[number], string>>,
): readonly Choice<Values[number]>[] {
  return values.map((value: Values[number]) => ({ value, name: names[value] }));
}

/** The choice of an area or a category. */
export const entryChoices = (entries: readonly { readonly id: number; readonly name: string }[]): readonly Choice[] =>
  entries.map(({ id, name }) => ({ value: String(id), name }));

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly half?: boolean;
  readonly setting: Setting<Value | undefined>;
  readonly choices: readonly Choice<Value>[];
};

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>): ReactNode {
  const { label, half = false, setting, choices } = props;
  const { shared, write } = setting;
  const chosen = shared.mixed ? undefined : shared.value;
  return (
    <Field label={label} half={half}>
      {(described) => (
        <select
          {...described}
          value={chosen ?? ''}
          onChange={({ target }) => write(choices.find(({ value }) => value === target.value)?.value)}
        >
          {chosen === undefined && (
            <option value="" disabled>
              {inspectorMessages.mixed}
            </option>
          )}
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type CheckboxFieldProps = { readonly label: string; readonly setting: Setting<boolean> };

export function CheckboxField({ label, setting: { shared, write } }: CheckboxFieldProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = shared.mixed;
  }, [shared.mixed]);
  return (
    <div className="editor-checkbox">
      <input
        ref={box}
        id={id}
        type="checkbox"
        checked={!shared.mixed && shared.value}
        onChange={({ target }) => write(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
