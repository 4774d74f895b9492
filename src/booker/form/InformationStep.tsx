/** Step 1, Reservation Information: the form. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { formErrorAtom, fieldErrorsAtom, otherErrorsAtom } from '../reservation/formErrors.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { STEP_HEADING_ID, pendingAtom, stepAtom, validateAndContinueAtom } from '../reservation/steps.ts';
import { pictureUrl } from '../page/pictureUrl.ts';
import { SendingTrouble } from '../controls/SendingTrouble.tsx';
import { SubmitButton } from '../controls/SubmitButton.tsx';
import { messages } from '../messages.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import { WhenFields } from './WhenFields.tsx';
import { MoreFields, WhoFields } from './WhoFields.tsx';
import './form.css';

export function InformationStep(): ReactNode {
  const isValidating = useAtomValue(pendingAtom) === 'validate';
  // A later step is shown once its code is loaded.
  const busy = useAtomValue(stepAtom) !== 'form' || isValidating;
  const errors = useAtomValue(fieldErrorsAtom);
  const otherErrors = [
    useAtomValue(formErrorAtom) ?? [],
    useAtomValue(otherErrorsAtom),
    errors['terms'] ?? [],
    errors['selected_tables'] ?? [],
  ].flat();
  const validateAndContinue = useSetAtom(validateAndContinueAtom);
  const form = useRef<HTMLFormElement>(null);
  const hasSubmitted = useRef(false);
  useKeyboardInset();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    hasSubmitted.current = true;
    void validateAndContinue();
  };
  // After a refused submit, the first invalid field takes the focus.
  useEffect(() => {
    if (busy || !hasSubmitted.current || Object.keys(errors).length === 0) return;
    hasSubmitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [busy, errors]);

  return (
    <div className="booker-information">
      <VenueHero />
      <form ref={form} className="booker-form" noValidate onSubmit={submit}>
        <h2 id={STEP_HEADING_ID} tabIndex={-1}>
          {messages.formHeading}
        </h2>
        <WhenFields />
        <WhoFields />
        <MoreFields />
        <div className="booker-form-foot">
          {otherErrors.length > 0 && (
            <div role="alert" className="booker-alert">
              {otherErrors.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </div>
          )}
          {isValidating && <SendingTrouble />}
          <SubmitButton label={messages.selectTable} busy={busy} />
        </div>
      </form>
    </div>
  );
}

function VenueHero(): ReactNode {
  const { name, address, telephone, picture } = useAtomValue(venueAtom);
  const { host } = useAtomValue(pageAtom);
  return (
    <header className="booker-venue">
      {picture && <img className="booker-venue-picture" src={pictureUrl(host, picture)} alt="" />}
      <div className="booker-venue-name">
        <h1 dir="auto">{name}</h1>
        {address && <p dir="auto">{address}</p>}
        {telephone && (
          <p className="booker-venue-call">
            <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a>
          </p>
        )}
      </div>
    </header>
  );
}
