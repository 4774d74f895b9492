/** A field whose text may be halfway typed: only what is whole and valid counts, and leaving it brings the last such value back. */
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';

type DraftInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
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
      onBlur={() => {
        setDraft(undefined);
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        if (target.value !== '' && target.validity.valid) onValue(target.value);
      }}
    />
  );
}
