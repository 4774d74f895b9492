/** Step 1, Reservation Information: the form. */
import { useAtomValue, useStore } from 'jotai';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { formErrorAtom, fieldErrorsAtom, formFieldErrorsAtom, otherErrorsAtom } from '../reservation/formErrors.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { STEP_HEADING_ID, pendingAtom, stepAtom, validateAndContinueAtom } from '../reservation/steps.ts';
import { pictureUrl } from '../page/pictureUrl.ts';
import { MissingPart } from '../controls/MissingPart.tsx';
import { OfflineNote } from '../controls/OfflineNote.tsx';
import { SendingTrouble } from '../controls/SendingTrouble.tsx';
import { SubmitButton } from '../controls/SubmitButton.tsx';
import { TelephoneLink } from '../controls/TelephoneLink.tsx';
import { messages } from '../messages.ts';
import { isRequestAtom } from '../reservation/form.ts';
import { requestCodeAtom } from '../request/lazyRequest.ts';
import { visitCodeAtom } from '../returning/lazyVisit.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { WhenFields } from './WhenFields.tsx';
import { type FieldExtras, MoreFields, WhoFields } from './WhoFields.tsx';
import './form.css';

type InformationStepProps = {
  /** Whether the code of the next step could not be loaded. */
  readonly isNextStepMissing: boolean;
  readonly extras: FieldExtras;
};

export function InformationStep({ isNextStepMissing, extras }: InformationStepProps): ReactNode {
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
  const store = useStore();
  const isRequest = useAtomValue(isRequestAtom);
  const requestCode = useAtomValue(requestCodeAtom);
  const visit = useAtomValue(visitCodeAtom);
  const who = <WhoFields extras={extras} />;
  const form = useRef<HTMLFormElement>(null);
  const hasSubmitted = useRef(false);
  const { change, features, host, tenant } = useAtomValue(pageAtom);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    hasSubmitted.current = true;
    if (!isRequest) void store.set(validateAndContinueAtom);
    else if (requestCode) void store.set(requestCode.sendRequestAtom);
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
      {extras && <extras.KeyboardInset />}
      <form ref={form} className="booker-form" noValidate onSubmit={submit}>
        <div className="booker-form-head">
          <h2 id={STEP_HEADING_ID} tabIndex={-1}>
            {change?.heading ?? messages.formHeading}
          </h2>
          {!change && <LanguageSwitch />}
        </div>
        <WhenFields extras={extras} />
        {!change && (visit ? <visit.KnownGuest>{who}</visit.KnownGuest> : who)}
        {(!change || change.notes !== undefined) && <MoreFields />}
        {!change && features.has('manage') && (
          <a className="booker-link-button" href={`${host}/v/${tenant}/links`} target="_blank" rel="noopener">
            {messages.lostLinks}
          </a>
        )}
        <div className="booker-form-foot">
          <OfflineNote />
          <ErrorSummary texts={otherErrors} />
          {isValidating && <SendingTrouble />}
          {isNextStepMissing && busy && !isValidating && <MissingPart />}
          <SubmitButton label={isRequest && requestCode ? requestCode.askLabel() : messages.selectTable} busy={busy} />
          {change && (
            <a className="booker-link-button" href={change.path}>
              {change.back}
            </a>
          )}
        </div>
      </form>
    </div>
  );
}

/**
 * Messages that concern no field, and where several fields have one, how many and which: each name leads to its field.
 */
function ErrorSummary({ texts }: { readonly texts: readonly string[] }): ReactNode {
  const fields = useAtomValue(formFieldErrorsAtom);
  const isSummarized = fields.length > 1;
  if (texts.length === 0 && !isSummarized) return null;
  return (
    <div role="alert" className="booker-alert">
      {texts.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {isSummarized && <p>{messages.fieldErrorCount({ errors: fields.length })}</p>}
      {isSummarized && (
        <ul className="booker-error-fields">
          {fields.map(({ field }) => (
            <li key={field}>
              <button
                type="button"
                className="booker-link-button"
                onClick={({ currentTarget }) => {
                  const control = currentTarget.form?.elements.namedItem(`booker-${field}`);
                  if (control instanceof HTMLElement) control.focus();
                }}
              >
                {messages.fieldNames[field]}
              </button>
            </li>
          ))}
        </ul>
      )}
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
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {address && (
          <p>
            <bdi>{address}</bdi>
          </p>
        )}
        {telephone && (
          <p className="booker-venue-call">
            <TelephoneLink telephone={telephone} />
          </p>
        )}
      </div>
    </header>
  );
}
