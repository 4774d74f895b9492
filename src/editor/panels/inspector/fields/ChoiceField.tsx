/** A select, and a checkbox, which is indeterminate if the items differ. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Field } from './Field.tsx';
import type { SharedValue } from './useSharedField.ts';
import { inspectorMessages } from '../messages.ts';

export type Choice = { readonly value: string; readonly name: string };

type ChoiceFieldProps = {
  readonly label: string;
  readonly half?: boolean;
  readonly shared: SharedValue<string>;
  readonly choices: readonly Choice[];
  write(value: string): void;
};

export function ChoiceField({ label, half = false, shared, choices, write }: ChoiceFieldProps): ReactNode {
  return (
    <Field label={label} half={half}>
      {(described) => (
        <select {...described} value={shared.mixed ? '' : shared.value} onChange={({ target }) => write(target.value)}>
          {shared.mixed && (
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

export function CheckboxField({
  label,
  shared,
  write,
}: {
  readonly label: string;
  readonly shared: SharedValue<boolean>;
  write(value: boolean): void;
}): ReactNode {
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
