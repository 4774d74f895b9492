/** Marks a table in a photo, and shows how far the search for others is. */
import type { ReactNode } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { messages } from '../../../messages.ts';

const texts = messages.files.import.photo;

/** Of what says how to mark a table. */
export const MARK_HINT_ID = 'editor-mark-hint';

/** What a mark has led to. */
export type Search =
  | { readonly type: 'none' | 'nothing' | 'failed' }
  | { readonly type: 'searching'; readonly share: number; cancel(): void };

export function MarkTables({
  isMarking,
  search,
  onMark,
}: {
  readonly isMarking: boolean;
  readonly search: Search;
  /** Starts or ends drawing a box on the picture. */
  onMark(): void;
}): ReactNode {
  return (
    <fieldset className="editor-dialog-choice editor-import-areas">
      <legend>{texts.title}</legend>
      {search.type === 'searching' ? (
        <div aria-busy="true">
          <progress value={search.share} aria-label={texts.searching} />
          <Button onClick={search.cancel}>{messages.cancelReading}</Button>
        </div>
      ) : (
        <div>
          <Button aria-pressed={isMarking} onClick={onMark}>
            {texts.mark}
          </Button>
        </div>
      )}
      <output id={MARK_HINT_ID} className="editor-dialog-note">
        {noteOf(search, isMarking)}
      </output>
    </fieldset>
  );
}

function noteOf({ type }: Search, isMarking: boolean): string {
  if (type === 'searching') return texts.searching;
  if (isMarking) return texts.hint;
  return type === 'none' ? texts.next : texts[type];
}
