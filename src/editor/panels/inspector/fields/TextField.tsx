/** A single-line text field. */
import { type ReactNode, useId } from 'react';
import { type CommitResult, useFieldDraft } from './useFieldDraft.ts';
import { Field } from './Field.tsx';
import { ResetButton } from './NumberField.tsx';
import type { SharedValue } from './useSharedField.ts';
import { inspectorMessages } from '../messages.ts';

type TextFieldProps = {
  readonly label: string;
  readonly half?: boolean;
  readonly shared: SharedValue<string | undefined>;
  readonly maxLength: number;
  /** Placeholder that names the effect of an empty field. Without it the field is required. */
  readonly auto?: string;
  readonly hint?: string | undefined;
  readonly suggestions?: readonly string[];
  /** Receives the trimmed text, which is not empty and not too long, or undefined to remove the value. */
  write(text: string | undefined): CommitResult;
};

export function TextField({
  label,
  half = false,
  shared,
  maxLength,
  auto,
  hint,
  suggestions,
  write,
}: TextFieldProps): ReactNode {
  const listId = useId();
  const draft = useFieldDraft(shared.mixed ? '' : (shared.value ?? ''), (typed) => {
    const text = typed.trim();
    if (text === '') return auto === undefined ? { ok: false, error: inspectorMessages.required } : write(undefined);
    return text.length > maxLength
      ? { ok: false, error: inspectorMessages.tooLong({ most: maxLength, is: text.length }) }
      : write(text);
  });
  const canReset = auto !== undefined && (shared.mixed || shared.value !== undefined);
  return (
    <Field label={label} half={half} message={draft.message} hint={hint}>
      {(described) => (
        <div className="editor-control">
          <input
            {...described}
            type="text"
            autoComplete="off"
            value={draft.text}
            data-dirty={draft.isDirty}
            placeholder={shared.mixed ? inspectorMessages.mixed : auto}
            list={suggestions ? listId : undefined}
            spellCheck={!suggestions}
            onChange={({ target }) => draft.change(target.value)}
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
