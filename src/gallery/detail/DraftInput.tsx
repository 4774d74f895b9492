/** An input that reports complete, valid values only. Leaving it restores the last one. */
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';

type DraftInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'onChange' | 'value'> & {
  readonly value: string;
  onValue(value: string): void;
};

export function DraftInput({ value, onValue, ...rest }: DraftInputProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      {...rest}
      required
      value={draft ?? value}
      onBlur={() => setDraft(undefined)}
      onChange={({ target }) => {
        setDraft(target.value);
        if (target.value !== '' && target.validity.valid) onValue(target.value);
      }}
    />
  );
}
