/** Buttons for the numbers of guests from one to `most`. */
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

export function PartySizes({ most, onChoose }: { readonly most: number; onChoose(guests: number): void }): ReactNode {
  return Array.from({ length: most }, (_, index) => index + 1).map((guests) => (
    <button
      key={guests}
      type="button"
      className="day-size day-figures"
      aria-label={messages.guests({ count: guests })}
      onClick={() => onChoose(guests)}
    >
      {guests}
    </button>
  ));
}
