/** A single-line text field. */
import { type ReactNode, useId } from 'react';
import { useFieldDraft } from './useFieldDraft.ts';
import { DraftInput, ResetButton } from './DraftInput.tsx';
import { Field } from './Field.tsx';
import type { Setting } from './useSharedField.ts';
import { inspectorMessages } from '../messages.ts';

type TextFieldProps = {
  readonly label: string;
  readonly half?: boolean;
  /** Receives the trimmed text, or undefined to remove the value. */
  readonly setting: Setting<string | undefined>;
  readonly maxLength: number;
  /** Placeholder that names the effect of an empty field. Without it the field is required. */
  readonly auto?: string | undefined;
  readonly hint?: string | undefined;
  readonly suggestions?: readonly string[];
  /** Returns what is wrong with a text that is not empty and not too long. */
  check?(text: string): string | undefined;
};

export function TextField({
  label,
  half = false,
  setting: { shared, write },
  maxLength,
  auto,
  hint,
  suggestions,
  check,
}: TextFieldProps): ReactNode {
  const listId = useId();
  const errorOf = (text: string): string | undefined =>
    text.length > maxLength ? inspectorMessages.tooLong({ most: maxLength, is: text.length }) : check?.(text);
  const draft = useFieldDraft(shared.mixed ? '' : (shared.value ?? ''), (typed) => {
    const text = typed.trim();
    const error = text === '' ? auto === undefined && inspectorMessages.required : errorOf(text);
    if (error) return { ok: false, error };
    write(text === '' ? undefined : text);
    return { ok: true };
  });
  const canReset = auto !== undefined && (shared.mixed || shared.value !== undefined);
  return (
    <Field label={label} half={half} message={draft.message} hint={hint}>
      {(described) => (
        <div className="editor-control">
          <DraftInput
            {...described}
            draft={draft}
            placeholder={shared.mixed ? inspectorMessages.mixed : auto}
            list={suggestions ? listId : undefined}
            spellCheck={!suggestions}
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
          {canReset && <ResetButton draft={draft} onReset={() => write(undefined)} />}
        </div>
      )}
    </Field>
  );
}
