/** The end of step 2: the terms, what is still missing, and MAKE RESERVATION with all that the host has to say to it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureAtom, fieldErrorsAtom, formErrorsAtom, otherErrorsAtom } from '../atoms/errors.ts';
import { changeAtom, termsAtom } from '../atoms/form.ts';
import { venueAtom } from '../atoms/page.ts';
import { editAtom, isReadyAtom, makeReservationAtom, missingAtom, pendingAtom } from '../atoms/steps.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { words } from '../words.ts';
import { Said } from './Said.tsx';
import { TermsDialog } from './TermsDialog.tsx';

export function Reserve(): ReactNode {
  const busy = useAtomValue(pendingAtom) === 'reserve';
  const ready = useAtomValue(isReadyAtom);
  const missing = useAtomValue(missingAtom) || words.ready;
  const reserve = useSetAtom(makeReservationAtom);
  const root = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  // A disabled button loses the focus; after a failure it has it back.
  useEffect(() => {
    if (busy) sent.current = true;
    else if (sent.current) {
      sent.current = false;
      root.current?.querySelector<HTMLElement>('.next:enabled, [type="checkbox"]')?.focus();
    }
  }, [busy]);
  return (
    <div ref={root} className="reserve">
      <Problems />
      <Terms />
      <div className="reserve-line">
        <p id="missing" className="missing">
          {busy ? words.sending : missing}
        </p>
        <Said missing={missing} busy={busy} />
        <SubmitButton
          words={words.reserve}
          busy={busy}
          disabled={!ready}
          describedBy="missing"
          onPress={() => {
            void reserve();
          }}
        />
      </div>
    </div>
  );
}

/** What stands above the button: an unexplained failure, the tables' messages, and those of fields of step 1. */
function Problems(): ReactNode {
  const failure = useAtomValue(failureAtom);
  const others = useAtomValue(otherErrorsAtom);
  const ofForm = useAtomValue(formErrorsAtom);
  const ofTables = useAtomValue(fieldErrorsAtom)['selected_tables'] ?? [];
  const edit = useSetAtom(editAtom);
  const plain = [failure ?? [], ofTables, others].flat();
  if (plain.length === 0 && ofForm.length === 0) return null;
  return (
    <div role="alert" className="alert">
      {plain.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {ofForm.length > 0 && (
        <>
          <p>{words.formWrong}</p>
          <ul>
            {ofForm.map(({ field, messages }) => (
              <li key={field}>
                <strong>{words.fieldNames[field]}:</strong> <span>{messages.join(' ')}</span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              edit();
            }}
          >
            {words.correct}
          </button>
        </>
      )}
    </div>
  );
}

function Terms(): ReactNode {
  const accepted = useAtomValue(termsAtom);
  const venue = useAtomValue(venueAtom);
  const messages = useAtomValue(fieldErrorsAtom)['terms'];
  const change = useSetAtom(changeAtom);
  const [reading, setReading] = useState(false);
  return (
    <div className="terms">
      <input
        id="terms"
        type="checkbox"
        checked={accepted}
        aria-labelledby="terms-words"
        aria-invalid={messages ? true : undefined}
        aria-describedby={messages ? 'terms-message' : undefined}
        onChange={({ target }) => {
          change({ terms: target.checked });
        }}
      />
      <span id="terms-words">
        <label htmlFor="terms">{words.agree} </label>
        {venue.terms_url ? (
          <a href={venue.terms_url} target="_blank" rel="noopener noreferrer">
            {words.terms}
            <span className="unseen"> {words.newTab}</span>
          </a>
        ) : (
          <button
            type="button"
            className="link"
            onClick={() => {
              setReading(true);
            }}
          >
            {words.terms}
          </button>
        )}
      </span>
      {messages && (
        <p id="terms-message" className="message">
          {messages.join(' ')}
        </p>
      )}
      {reading && (
        <TermsDialog
          terms={venue.terms}
          onClose={() => {
            setReading(false);
          }}
        />
      )}
    </div>
  );
}
