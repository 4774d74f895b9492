/** The end of step 2: the terms, what is still missing, and MAKE RESERVATION with all that the host has to say to it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formErrorAtom, fieldErrorsAtom, formFieldErrorsAtom, otherErrorsAtom } from '../reservation/formErrors.ts';
import { changeFormAtom, termsAtom } from '../reservation/form.ts';
import { venueAtom } from '../page/page.ts';
import {
  backToFormAtom,
  isReadyAtom,
  makeReservationAtom,
  submitBlockerAtom,
  pendingAtom,
} from '../reservation/steps.ts';
import { SubmitButton } from '../controls/SubmitButton.tsx';
import { messages } from '../messages.ts';
import { SelectionAnnouncer } from './SelectionAnnouncer.tsx';
import { TermsDialog } from './TermsDialog.tsx';

export function Reserve(): ReactNode {
  const busy = useAtomValue(pendingAtom) === 'reserve';
  const ready = useAtomValue(isReadyAtom);
  const missing = useAtomValue(submitBlockerAtom) || messages.ready;
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
          {busy ? messages.sending : missing}
        </p>
        <SelectionAnnouncer missing={missing} busy={busy} />
        <SubmitButton
          words={messages.reserve}
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
  const failure = useAtomValue(formErrorAtom);
  const others = useAtomValue(otherErrorsAtom);
  const ofForm = useAtomValue(formFieldErrorsAtom);
  const ofTables = useAtomValue(fieldErrorsAtom)['selected_tables'] ?? [];
  const edit = useSetAtom(backToFormAtom);
  const plain = [failure ?? [], ofTables, others].flat();
  if (plain.length === 0 && ofForm.length === 0) return null;
  return (
    <div role="alert" className="alert">
      {plain.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {ofForm.length > 0 && (
        <>
          <p>{messages.formWrong}</p>
          <ul>
            {ofForm.map(({ field, messages: texts }) => (
              <li key={field}>
                <strong>{messages.fieldNames[field]}:</strong> <span>{texts.join(' ')}</span>
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
            {messages.correct}
          </button>
        </>
      )}
    </div>
  );
}

function Terms(): ReactNode {
  const accepted = useAtomValue(termsAtom);
  const venue = useAtomValue(venueAtom);
  const errors = useAtomValue(fieldErrorsAtom)['terms'];
  const change = useSetAtom(changeFormAtom);
  const [reading, setReading] = useState(false);
  return (
    <div className="terms">
      <input
        id="terms"
        type="checkbox"
        checked={accepted}
        aria-labelledby="terms-words"
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? 'terms-message' : undefined}
        onChange={({ target }) => {
          change({ terms: target.checked });
        }}
      />
      <span id="terms-words">
        <label htmlFor="terms">{messages.agree} </label>
        {venue.terms_url ? (
          <a href={venue.terms_url} target="_blank" rel="noopener noreferrer">
            {messages.terms}
            <span className="ui-visually-hidden"> {messages.newTab}</span>
          </a>
        ) : (
          <button
            type="button"
            className="link"
            onClick={() => {
              setReading(true);
            }}
          >
            {messages.terms}
          </button>
        )}
      </span>
      {errors && (
        <p id="terms-message" className="message">
          {errors.join(' ')}
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
