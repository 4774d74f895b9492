/** Thank You: what was reserved, on one card, with the tables on their part of the plan. */
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { dateForPeople, timeForPeople } from '../../domain/time.ts';
import { nowAtom } from '../atoms/clock.ts';
import { venueAtom } from '../atoms/page.ts';
import { type Receipt, receiptAtom, startAgainAtom } from '../atoms/steps.ts';
import { STEP_HEADING } from '../stepHeading.ts';
import { words } from '../words.ts';
import { calendarFile } from './calendarFile.ts';
import { CutOut } from './CutOut.tsx';

export function ThankYou(): ReactNode {
  const receipt = useAtomValue(receiptAtom);
  const startAgain = useSetAtom(startAgainAtom);
  if (!receipt) return null;
  return (
    <main className="thanks">
      <h1 id={STEP_HEADING} tabIndex={-1}>
        {words.thanks}
      </h1>
      <p className="thanks-lead">{words.thanksFor(receipt.form.firstName.trim())}</p>
      <p className="promise">{words.promise(receipt.form.email.trim())}</p>
      <ReservationCard receipt={receipt} />
      <button
        type="button"
        className="quiet thanks-again"
        onClick={() => {
          startAgain();
        }}
      >
        {words.again}
      </button>
    </main>
  );
}

function ReservationCard({ receipt: { form, tables, code } }: { readonly receipt: Receipt }): ReactNode {
  const venue = useAtomValue(venueAtom);
  const now = useAtomValue(nowAtom);
  const { date, time } = form;
  if (date === undefined || time === undefined) return null;
  const file = calendarFile({
    venue,
    date,
    time,
    stay: form.stay,
    tables: tables.map((table) => table.name),
    guests: form.guests,
    code,
    now,
  });
  return (
    <section className="receipt" aria-label={words.yourReservation}>
      <CutOut tables={tables} />
      <div className="receipt-words">
        <h2>{venue.name}</h2>
        <p className="receipt-when figures">
          <span>{dateForPeople(date, venue.language)}</span>
          <span>{timeForPeople(time)}</span>
        </p>
        <dl>
          <div>
            <dt>{words.party}</dt>
            <dd className="figures">{form.guests}</dd>
          </div>
          <div>
            <dt>{words.tablesCount(tables.length)}</dt>
            <dd>{words.listed(tables.map((table) => table.name))}</dd>
          </div>
          {code && (
            <div>
              <dt>{words.code}</dt>
              <dd className="code-words figures">{code}</dd>
            </div>
          )}
          {venue.address && (
            <div>
              <dt>{words.where}</dt>
              <dd>{venue.address}</dd>
            </div>
          )}
          {venue.telephone && (
            <div>
              <dt>{words.call}</dt>
              <dd className="figures">
                <a href={`tel:${venue.telephone.replaceAll(/[^+\d]/g, '')}`}>{venue.telephone}</a>
              </dd>
            </div>
          )}
        </dl>
        <a className="next" href={file} download="reservation.ics">
          <CalendarPlus aria-hidden size={20} />
          <span>{words.addToCalendar}</span>
        </a>
      </div>
    </section>
  );
}
