/**
 * Holds the typed text of a field until Enter or blur commits it. Escape discards it. An invalid entry stays, with an
 * error.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** `note` explains why the committed value differs from the typed one: it holds as long as `of`, its text, is shown. */
export type CommitResult =
  | { readonly ok: true; readonly note?: { readonly text: string; readonly of: string } | undefined }
  | { readonly ok: false; readonly error: string };

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
  const [note, setNote] = useState<{ readonly text: string; readonly of: string }>();
  const [shownBefore, setShownBefore] = useState(shown);
  // Undo, a drag or another field has changed the value: the note was about the earlier one.
  if (shown !== shownBefore) {
    setShownBefore(shown);
    if (note?.of !== shown) setNote(undefined);
  }
  const isDirty = typed !== undefined && typed !== shown;
  const latest = useRef({ typed, shown, commit });
  // Selecting another item unmounts the field without a blur. The typed text is committed all the same.
  useEffect(() => {
    latest.current = { typed, shown, commit };
  });
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
  const keep = (): void => {
    if (!isDirty) {
      if (typed !== undefined) drop();
      return;
    }
    const result = commit(typed);
    if (result.ok) setTyped(undefined);
    setError(result.ok ? undefined : result.error);
    setNote(result.ok ? result.note : undefined);
  };
  const holdingNote = note?.of === shown ? note.text : undefined;
  const text = error ?? holdingNote;
  const message = text === undefined ? undefined : { text, isError: error !== undefined };
  return {
    text: typed ?? shown,
    isDirty,
    message,
    commit: keep,
    discard: drop,
    change(changed) {
      setTyped(changed);
      setError(undefined);
      setNote(undefined);
    },
    handleKey(event) {
      if (event.nativeEvent.isComposing) return false;
      if (event.key === 'Enter') keep();
      else if (event.key === 'Escape' && (isDirty || message)) drop();
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
