/** Says for whom the reservation is, in one line, with the way to the fields. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { formAtom } from '../reservation/form.ts';
import { editGuestAtom, isGuestLineAtom } from './guestLine.ts';
import { texts } from './messages.ts';
import './returning.css';

export function ForGuest(): ReactNode {
  const isLine = useAtomValue(isGuestLineAtom);
  const { firstName } = useAtomValue(formAtom);
  const edit = useSetAtom(editGuestAtom);
  if (!isLine) return null;
  return (
    <p className="booker-for-guest">
      <bdi>{texts.forGuest({ name: firstName })}</bdi>
      <span aria-hidden>{' · '}</span>
      <button
        type="button"
        className="booker-link-button"
        onClick={() => {
          edit();
          // This button disappears, so the focus moves to the fields that come in its place.
          requestAnimationFrame(() => document.getElementById('booker-first_name')?.focus());
        }}
      >
        {texts.change}
      </button>
    </p>
  );
}
