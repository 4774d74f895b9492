/** A line of text. */
import { type ReactNode, useId } from 'react';
import { type CommitResult, useFieldDraft } from './useFieldDraft.ts';
import { Field } from './Field.tsx';
import { ResetButton } from './NumberField.tsx';
import type { SharedValue } from './useSharedField.ts';
import { inspectorMessages as words } from '../messages.ts';

type TextFieldProps = {
  readonly label: string;
  readonly half?: boolean;
  readonly shared: SharedValue<string | undefined>;
  /** Characters. */
  readonly most: number;
  /** What is in effect where nothing is written; without it, something has to be. */
  readonly auto?: string;
  readonly hint?: string | undefined;
  readonly suggestions?: readonly string[];
  /** Trimmed, not empty and not too long; undefined takes it away. */
  write(text: string | undefined): CommitResult;
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
  const draft = useFieldDraft(shared.mixed ? '' : (shared.value ?? ''), (typed) => {
    const text = typed.trim();
    if (text === '') return auto === undefined ? { ok: false, error: words.needed } : write(undefined);
    return text.length > most ? { ok: false, error: words.tooLong(most, text.length) } : write(text);
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
            onKeyDown={draft.handleKey}
            onBlur={draft.commit}
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
