import type { ComponentProps, ReactNode } from 'react';

export type Options<Value extends string | number> = readonly (readonly [value: Value, text: string])[];
export type SelectProps<Value extends string | number> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> & {
  readonly value: Value;
  readonly options: Options<NoInfer<Value>>;
  onChange(value: NoInfer<Value>): void;
};

/** A select of texts, each of which stands for a value. */
export function Select<Value extends string | number>(props: SelectProps<Value>): ReactNode {
  const { options, onChange, ...attributes } = props;
  return (
    <select
      {...attributes}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex];
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Returns the options of values by their names, in order. */
export const namedOptions = <Value extends string>(names: Readonly<Record<Value, string>>): Options<Value> =>
  Object.entries(names) as [Value, string][];
