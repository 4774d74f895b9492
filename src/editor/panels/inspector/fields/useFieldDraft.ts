/** What is typed in a field until it counts: on Enter and on leaving the field. Escape restores, a wrong entry stays and says why. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** `note` is said where what stands there now is not what was typed. */
export type CommitResult =
  | { readonly ok: true; readonly note?: string | undefined }
  | { readonly ok: false; readonly reason: string };

export type FieldDraft = {
  readonly text: string;
  /** Something has been typed that does not count yet. */
  readonly isDirty: boolean;
  readonly message: { readonly text: string; readonly isFault: boolean } | undefined;
  change(text: string): void;
  commit(): void;
  discard(): void;
  /** Enter and Escape; gives whether it was one of these. */
  handleKey(event: KeyboardEvent): boolean;
};

/** `shown` is what stands there while nothing is typed; `commit` is given what was typed. */
export function useFieldDraft(shown: string, commit: (text: string) => CommitResult): FieldDraft {
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<FieldDraft['message']>();
  const isDirty = typed !== undefined && typed !== shown;
  const latest = useRef({ typed, shown, commit });
  // What was typed is not lost where the field goes without being left: another item has been selected on the plan.
  useEffect(() => {
    latest.current = { typed, shown, commit };
  });
  useEffect(
    () => () => {
      const { typed: left, shown: stood, commit: write } = latest.current;
      if (left !== undefined && left !== stood) write(left);
    },
    [],
  );

  const drop = (): void => {
    setTyped(undefined);
    setMessage(undefined);
  };
  const keep = (): void => {
    if (!isDirty) {
      if (typed !== undefined) drop();
      return;
    }
    const outcome = commit(typed);
    if (outcome.ok) setTyped(undefined);
    const text = outcome.ok ? outcome.note : outcome.reason;
    setMessage(text === undefined ? undefined : { text, isFault: !outcome.ok });
  };
  return {
    text: typed ?? shown,
    isDirty,
    message,
    commit: keep,
    discard: drop,
    change(text) {
      setTyped(text);
      setMessage(undefined);
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
