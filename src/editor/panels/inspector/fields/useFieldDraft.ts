/**
 * Holds the typed text of a field until Enter or blur commits it. Enter returns to the plan, where the keys of the tools
 * work. Escape discards the text. An invalid entry stays, with an error.
 */
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditorDocument } from '../../../../domain/document/editorDocument.ts';
import { isComposing } from '../../../../ui/isComposing.ts';
import { drawingAtom } from '../../../document/document.ts';
import { planHandleAtom } from '../../../session/view.ts';

/** `note` explains why the committed value differs from the typed one. It holds for the drawing `of`. */
export type CommitResult =
  | { readonly ok: true; readonly note?: Note | undefined }
  | { readonly ok: false; readonly error: string };

type Note = { readonly text: string; readonly of: EditorDocument };

export type FieldDraft = {
  readonly text: string;
  /** Whether the typed text differs from the committed value. */
  readonly isDirty: boolean;
  readonly message: { readonly text: string; readonly isError: boolean } | undefined;
  change(text: string): void;
  commit(): void;
  discard(): void;
  /** Handles Enter and Escape. Returns whether it did. */
  handleKey(event: KeyboardEvent): boolean;
};

/** `shown` is the committed value as text. `commit` receives the typed text. */
export function useFieldDraft(shown: string, commit: (text: string) => CommitResult): FieldDraft {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const drawing = useAtomValue(drawingAtom);
  const plan = useAtomValue(planHandleAtom);
  const [note, setNote] = useState<Note>();
  // Undo, a drag or another field has changed the drawing: what limited the value may be gone.
  if (note && note.of !== drawing) setNote(undefined);
  const isDirty = typed !== undefined && typed !== shown;
  const latest = useRef({ typed, shown, commit });
  useLayoutEffect(() => {
    latest.current = { typed, shown, commit };
  });
  // Selecting another item unmounts the field without a blur. The typed text is committed all the same.
  useEffect(
    () => () => {
      const draft = latest.current;
      if (draft.typed !== undefined && draft.typed !== draft.shown) draft.commit(draft.typed);
    },
    [],
  );

  const drop = (): void => {
    setTyped(undefined);
    setError(undefined);
    setNote(undefined);
  };
  /** Returns whether nothing invalid is left. */
  const keep = (): boolean => {
    const draft = latest.current;
    if (draft.typed === undefined || draft.typed === draft.shown) {
      if (draft.typed !== undefined) drop();
      return true;
    }
    const result = draft.commit(draft.typed);
    if (result.ok) {
      // Enter moves the focus, and the blur before the next rendering must not commit again.
      latest.current = { ...draft, typed: undefined };
      setTyped(undefined);
    }
    setError(result.ok ? undefined : result.error);
    setNote(result.ok ? result.note : undefined);
    return result.ok;
  };
  const text = error ?? note?.text;
  const message = text === undefined ? undefined : { text, isError: error !== undefined };
  return {
    text: typed ?? shown,
    isDirty,
    message,
    commit() {
      keep();
    },
    discard: drop,
    change(changed) {
      setTyped(changed);
      setError(undefined);
      setNote(undefined);
    },
    handleKey(event) {
      if (isComposing(event.nativeEvent)) return false;
      if (event.key === 'Enter') {
        if (keep()) plan?.element.focus({ preventScroll: true });
      } else if (event.key === 'Escape' && (isDirty || message)) drop();
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
