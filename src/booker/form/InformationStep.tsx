/** Step 1, Reservation Information: when, who and what else. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { failureAtom, fieldErrorsAtom, otherErrorsAtom } from '../atoms/errors.ts';
import { pageAtom, venueAtom } from '../atoms/page.ts';
import { pendingAtom, selectTableAtom } from '../atoms/steps.ts';
import { STEP_HEADING } from '../stepHeading.ts';
import { pictureAddress } from '../pictureAddress.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { words } from '../words.ts';
import { useKeyboardInset } from './keyboardInset.ts';
import { WhenFields } from './WhenFields.tsx';
import { MoreFields, WhoFields } from './WhoFields.tsx';

export function InformationStep(): ReactNode {
  const busy = useAtomValue(pendingAtom) === 'validate';
  const errors = useAtomValue(fieldErrorsAtom);
  const unexplained = [
    useAtomValue(failureAtom) ?? [],
    useAtomValue(otherErrorsAtom),
    errors['terms'] ?? [],
    errors['selected_tables'] ?? [],
  ].flat();
  const selectTable = useSetAtom(selectTableAtom);
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  useKeyboardInset();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    submitted.current = true;
    void selectTable();
  };
  // The first field that is wrong takes the focus, once its message stands there.
  useEffect(() => {
    if (busy || !submitted.current || Object.keys(errors).length === 0) return;
    submitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [busy, errors]);

  return (
    <main className="information">
      <VenueBand />
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <h2 id={STEP_HEADING} tabIndex={-1}>
          {words.formHeading}
        </h2>
        <WhenFields />
        <WhoFields />
        <MoreFields />
        <div className="form-foot">
          {unexplained.length > 0 && (
            <p role="alert" className="alert">
              {unexplained.join(' ')}
            </p>
          )}
          <SubmitButton words={words.selectTable} busy={busy} />
        </div>
      </form>
    </main>
  );
}

function VenueBand(): ReactNode {
  const { name, address, telephone, picture } = useAtomValue(venueAtom);
  const { host } = useAtomValue(pageAtom);
  return (
    <header className="venue">
      {picture && <img className="venue-picture" src={pictureAddress(host, picture)} alt="" />}
      <div className="venue-name">
        <h1 dir="auto">{name}</h1>
        {address && <p dir="auto">{address}</p>}
        {telephone && (
          <p className="venue-call">
            <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a>
          </p>
        )}
      </div>
    </header>
  );
}
