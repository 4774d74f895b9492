/** What is known of a guest, in short. */
import type { ReactNode } from 'react';
import { tagName } from '../state/partyWords.ts';

/** Tags that a card has room for. */
const MAX_MARKS = 2;

export function TagMarks({ tags }: { readonly tags: readonly string[] }): ReactNode {
  const more = tags.length - MAX_MARKS;
  return (
    <>
      {tags.slice(0, MAX_MARKS).map((tag) => (
        <bdi key={tag} className="day-tag" data-tag={tag}>
          {tagName(tag)}
        </bdi>
      ))}
      {more > 0 && <span className="day-tag day-figures">{`+${more}`}</span>}
    </>
  );
}
