/** The end of step 2: the host's errors, the terms, what is still missing, and MAKE RESERVATION. */
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  fieldErrorsAtom,
  formErrorAtom,
  formFieldErrorsAtom,
  hasErrorsAtom,
  otherErrorsAtom,
} from '../reservation/formErrors.ts';
import { changeFormAtom, promoAtom, termsAtom } from '../reservation/form.ts';
import { isOfflineAtom } from '../page/connection.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { isIdleAtom, isReadyAtom, makeReservationAtom, submitBlockerAtom } from '../reservation/reserve.ts';
import { sendingTroubleAtom } from '../reservation/sending.ts';
import { backToFormAtom, pendingAtom, stepAtom } from '../reservation/steps.ts';
import { SendingTrouble } from '../controls/SendingTrouble.tsx';
import { SubmitButton } from '../controls/SubmitButton.tsx';
import { useChosenNames } from './Choice.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { messages } from '../messages.ts';
import { SelectionAnnouncer } from './SelectionAnnouncer.tsx';
import { Status } from './Status.tsx';

export function Reserve(): ReactNode {
  const busy = useAtomValue(pendingAtom) === 'reserve';
  const isReady = useAtomValue(isReadyAtom);
  const hasErrors = useAtomValue(hasErrorsAtom);
  const blocker = useAtomValue(submitBlockerAtom);
  const trouble = useAtomValue(sendingTroubleAtom);
  const isOffline = useAtomValue(isOfflineAtom);
  // One sentence at a time: nothing is being sent while the network, or a line, holds it up.
  const sending = trouble === undefined && !isOffline ? messages.sending : '';
  const status = busy ? sending : blocker || (hasErrors ? '' : messages.ready);
  const names = useChosenNames();
  const reserve = useSetAtom(makeReservationAtom);
  const { change } = useAtomValue(pageAtom);
  // On a phone, the plan has the room of terms and button until they are of use.
  const isIdle = useAtomValue(isIdleAtom);
  const root = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  // The button loses the focus while it is disabled. After a failure the reasons take it, or the button gets it back:
  // never the terms, where Space would take the consent back.
  useEffect(() => {
    if (busy) wasBusy.current = true;
    else if (wasBusy.current) {
      wasBusy.current = false;
      // The first of them: the reasons stand above the button.
      root.current?.querySelector<HTMLElement>('[role="alert"], .booker-primary-button')?.focus();
    }
  }, [busy]);
  return (
    <div ref={root} className={isIdle ? 'booker-reserve booker-reserve-idle' : 'booker-reserve'}>
      <Errors />
      {busy && <SendingTrouble />}
      <PromoAccepted />
      {!change && <Terms />}
      <Status status={status} />
      <SelectionAnnouncer status={status} busy={busy} />
      <SubmitButton
        label={change?.save ?? messages.reserve}
        detail={names}
        busy={busy}
        disabled={!isReady}
        describedBy="booker-choice booker-missing"
        onPress={() => void reserve()}
      />
    </div>
  );
}

/**
 * A failed request, errors about tables, and errors about fields of step 1. They are announced as soon as the step is
 * shown.
 */
function Errors(): ReactNode {
  const formError = useAtomValue(formErrorAtom);
  const otherErrors = useAtomValue(otherErrorsAtom);
  const formFieldErrors = useAtomValue(formFieldErrorsAtom);
  const tableErrors = useAtomValue(fieldErrorsAtom)['selected_tables'] ?? [];
  const backToForm = useSetAtom(backToFormAtom);
  const isShown = useAtomValue(stepAtom) === 'tables';
  const errors = [formError ?? [], tableErrors, otherErrors].flat();
  if (!isShown || (errors.length === 0 && formFieldErrors.length === 0)) return null;
  return (
    <div role="alert" className="booker-alert" tabIndex={-1}>
      <div className="booker-alert-texts">
        {errors.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {formFieldErrors.length > 0 && (
          <>
            <p>{messages.checkFields}</p>
            <ul>
              {formFieldErrors.map(({ field, messages: texts }) => (
                <li key={field}>
                  <strong>{`${messages.fieldNames[field]}: `}</strong>
                  <span>{texts.join(' ')}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {formFieldErrors.length > 0 && (
        <button type="button" className="booker-secondary-button" onClick={() => backToForm()}>
          {messages.editDetails}
        </button>
      )}
    </div>
  );
}

/** The host accepts the promo code on the way to this step. */
function PromoAccepted(): ReactNode {
  const promo = useAtomValue(promoAtom);
  return (
    <output className="booker-promo">
      {promo && (
        <>
          <BadgeCheck aria-hidden size="1.125rem" />
          <span>{messages.promoAccepted({ code: promo.code, gives: promo.gives })}</span>
        </>
      )}
    </output>
  );
}

function Terms(): ReactNode {
  const accepted = useAtomValue(termsAtom);
  const venue = useAtomValue(venueAtom);
  const errors = useAtomValue(fieldErrorsAtom)['terms'];
  const change = useSetAtom(changeFormAtom);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <div className="booker-terms">
      <input
        id="booker-terms"
        type="checkbox"
        checked={accepted}
        aria-labelledby="booker-terms-words"
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? 'booker-terms-message' : undefined}
        onChange={({ target }) => {
          change({ terms: target.checked });
        }}
      />
      <span id="booker-terms-words">
        <label htmlFor="booker-terms">{`${messages.agree} `}</label>
        {venue.terms_url ? (
          <a href={venue.terms_url} target="_blank" rel="noopener noreferrer">
            <span>{messages.terms}</span>
            <span className="ui-visually-hidden">{` ${messages.newTab}`}</span>
          </a>
        ) : (
          <TermsButton hasTerms={venue.terms.length > 0} onOpen={() => setIsDialogOpen(true)} />
        )}
      </span>
      {errors && (
        <p id="booker-terms-message" className="booker-message">
          {errors.join(' ')}
        </p>
      )}
      {isDialogOpen && <TermsDialog terms={venue.terms} onClose={() => setIsDialogOpen(false)} />}
    </div>
  );
}

/** Opens the dialog of the terms. A host that names no terms has nothing to open. */
function TermsButton({ hasTerms, onOpen }: { readonly hasTerms: boolean; onOpen(): void }): ReactNode {
  if (!hasTerms) return <span>{messages.terms}</span>;
  return (
    <button type="button" className="booker-link-button" onClick={onOpen}>
      {messages.terms}
    </button>
  );
}
