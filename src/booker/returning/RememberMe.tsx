/** The switch with which the browser keeps name and contact details for the next visit, and the way to end that. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import {
  canRememberAtom,
  forgetGuestAtom,
  isRememberedAtom,
  isWholeGuestAtom,
  knownGuestAtom,
  rememberGuestAtom,
} from './knownGuest.ts';
import { texts } from './messages.ts';
import './returning.css';

export function RememberMe(): ReactNode {
  const canRemember = useAtomValue(canRememberAtom);
  const isWhole = useAtomValue(isWholeGuestAtom);
  const isRemembered = useAtomValue(isRememberedAtom);
  const isKnown = useAtomValue(knownGuestAtom) !== undefined;
  const remember = useSetAtom(rememberGuestAtom);
  const forget = useSetAtom(forgetGuestAtom);
  const [note, setNote] = useState('');
  if (!canRemember) return null;
  return (
    <div className="booker-remember">
      {isWhole && (
        <label className="booker-switch">
          <input
            type="checkbox"
            role="switch"
            checked={isRemembered}
            aria-checked={isRemembered}
            onChange={({ target }) => {
              if (target.checked) setNote(remember() ? '' : texts.notKept);
              else forget(false);
            }}
          />
          <span>{texts.remember}</span>
        </label>
      )}
      {isKnown && (
        <button
          type="button"
          className="booker-link-button"
          onClick={() => {
            forget(true);
            setNote(texts.forgotten);
          }}
        >
          {texts.forget}
        </button>
      )}
      <output className="booker-hint">{note === '' && isWhole ? texts.rememberNote : note}</output>
    </div>
  );
}
