/** Buttons for the numbers of guests from one to `most`. */
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';

export function PartySizes({ most, onChoose }: { readonly most: number; onChoose(guests: number): void }): ReactNode {
  return Array.from({ length: most }, (_, index) => index + 1).map((guests) => (
    <Button
      key={guests}
      className="day-size day-figures"
      aria-label={messages.guests({ count: guests })}
      onClick={() => onChoose(guests)}
    >
      {guests}
    </Button>
  ));
}
