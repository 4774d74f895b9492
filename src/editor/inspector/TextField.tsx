/** A line of text. */
import { type ReactNode, useId } from 'react';
import { type Outcome, useDraft } from './draft.ts';
import { Field } from './Field.tsx';
import { ResetButton } from './NumberField.tsx';
import type { Shared } from './setting.ts';
import { inspectorWords as words } from './words.ts';

type TextFieldProps = {
  readonly label: string;
  readonly half?: boolean;
  readonly shared: Shared<string | undefined>;
  /** Characters. */
  readonly most: number;
  /** What is in effect where nothing is written; without it, something has to be. */
  readonly auto?: string;
  readonly hint?: string | undefined;
  readonly suggestions?: readonly string[];
  /** Trimmed, not empty and not too long; undefined takes it away. */
  write(text: string | undefined): Outcome;
};

export function TextField({
  label,
  half = false,
  shared,
  most,
  auto,
  hint,
  suggestions,
  write,
}: TextFieldProps): ReactNode {
  const listId = useId();
  const draft = useDraft(shared.mixed ? '' : (shared.value ?? ''), (typed) => {
    const text = typed.trim();
    if (text === '') return auto === undefined ? { ok: false, reason: words.needed } : write(undefined);
    return text.length > most ? { ok: false, reason: words.tooLong(most, text.length) } : write(text);
  });
  const canReset = auto !== undefined && (shared.mixed || shared.value !== undefined);
  return (
    <Field label={label} half={half} message={draft.message} hint={hint}>
      {(described) => (
        <div className="control-with">
          <input
            {...described}
            type="text"
            autoComplete="off"
            value={draft.text}
            data-dirty={draft.isDirty}
            placeholder={shared.mixed ? words.mixed : auto}
            list={suggestions ? listId : undefined}
            spellCheck={!suggestions}
            onChange={({ target }) => {
              draft.change(target.value);
            }}
            onKeyDown={draft.press}
            onBlur={draft.keep}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </datalist>
          )}
          {canReset && (
            <ResetButton
              onReset={() => {
                draft.drop();
                write(undefined);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
