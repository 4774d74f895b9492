/** The input of a field whose typed text is a draft, and the button that clears it. */
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldDraft } from './useFieldDraft.ts';
import { inspectorMessages } from '../messages.ts';

type DraftInputProps = Omit<ComponentProps<'input'>, 'children'> & { readonly draft: FieldDraft };

export function DraftInput({ draft, ...attributes }: DraftInputProps): ReactNode {
  return (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      value={draft.text}
      data-dirty={draft.isDirty}
      onChange={({ target }) => draft.change(target.value)}
      onKeyDown={draft.handleKey}
      onBlur={draft.commit}
      {...attributes}
    />
  );
}

type ResetButtonProps = { readonly draft: FieldDraft; readonly text?: string; onReset(): void };

/** Clears an optional field. It has a title instead of a label, so that each label names one control. */
export function ResetButton({ draft, text = inspectorMessages.automatic, onReset }: ResetButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="editor-quiet-button editor-control-reset"
      title={text}
      onClick={() => {
        draft.discard();
        onReset();
      }}
    >
      <X aria-hidden size={14} />
      <span className="ui-visually-hidden">{text}</span>
    </button>
  );
}
