/** Thank You: the reservation on one card, with a picture of its tables on the plan. */
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { daysBetween, formatDisplayDate } from '../../domain/booking/time.ts';
import { areaOccupancy, countedStay, isByDaysOnly } from '../../domain/booking/venue.ts';
import { nameTablesAtom } from '../choosing/groups.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { type Receipt, STEP_HEADING_ID, receiptAtom, startAgainAtom } from '../reservation/steps.ts';
import { loadVisitAtom, visitCodeAtom } from '../returning/lazyVisit.ts';
import { daysCodeAtom } from '../reservation/daysCode.ts';
import { messages } from '../messages.ts';
import { mapChunkAtom } from '../plan/lazyMap.ts';
import { OfflineNote } from '../controls/OfflineNote.tsx';
import { TelephoneLink } from '../controls/TelephoneLink.tsx';
import type { Content } from '../../ui/jsx.ts';
import { PlanThumbnail } from '../plan/PlanThumbnail.tsx';
import { requestCodeAtom } from '../request/lazyRequest.ts';
import './confirmation.css';

export function ThankYou(): ReactNode {
  const receipt = useAtomValue(receiptAtom);
  const { landmark: Landmark, host, features, change } = useAtomValue(pageAtom);
  const startAgain = useSetAtom(startAgainAtom);
  const requestCode = useAtomValue(requestCodeAtom);
  if (!receipt) return null;
  const { form, isRequest } = receipt;
  return (
    <Landmark className="booker-thanks">
      <OfflineNote />
      <h1 id={STEP_HEADING_ID} tabIndex={-1}>
        {(isRequest && requestCode?.sentHeading()) || messages.thanks}
      </h1>
      {isRequest ? (
        <p className="booker-thanks-lead">{requestCode?.answerText(form.email.trim())}</p>
      ) : (
        <Words receipt={receipt} />
      )}
      <ReservationCard receipt={receipt} />
      {features.has('manage') && receipt.manage && (
        <a
          className="booker-secondary-button booker-thanks-again"
          href={host + receipt.manage}
          target="_blank"
          rel="noopener noreferrer"
        >
          {messages.manage}
        </a>
      )}
      {!change && <NextVisit manage={features.has('manage') && host === '' ? receipt.manage : undefined} />}
      <button type="button" className="booker-secondary-button booker-thanks-again" onClick={() => startAgain()}>
        {messages.startAgain}
      </button>
    </Landmark>
  );
}

/** That the tables are reserved, or that they are once the visitor has confirmed it. */
function Words({ receipt: { form, minutesToConfirm: minutes } }: { readonly receipt: Receipt }): ReactNode {
  const name = form.firstName.trim();
  const email = form.email.trim();
  return (
    <>
      <p className="booker-thanks-lead">
        {minutes === undefined ? messages.confirmed({ name }) : messages.confirmByMail({ name })}
      </p>
      <p className="booker-thanks-note">
        {minutes === undefined ? messages.emailNote({ email }) : messages.confirmNote({ email, minutes })}
      </p>
    </>
  );
}

/** Offers a link for friends, where the guest has a page, and to know the guest again on the next visit. */
function NextVisit({ manage }: { readonly manage: string | undefined }): ReactNode {
  const visit = useAtomValue(visitCodeAtom);
  const load = useSetAtom(loadVisitAtom);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    visit && (
      <>
        {manage !== undefined && <visit.BesideLink manage={manage} />}
        <visit.RememberMe />
      </>
    )
  );
}

type FactProps = { readonly label: string; readonly translate?: 'no'; readonly children: Content };

const Fact = ({ label, translate, children }: FactProps): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd className="booker-tabular-figures" translate={translate}>
      {children}
    </dd>
  </div>
);

/** A search for a place in the visitor's map program. */
const mapUrl = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

function ReservationCard({ receipt }: { readonly receipt: Receipt }): ReactNode {
  const { form, isRequest, promo, tables, split, code, calendar } = receipt;
  const venue = useAtomValue(venueAtom);
  const { host, features } = useAtomValue(pageAtom);
  const map = useAtomValue(mapChunkAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const daysCode = useAtomValue(daysCodeAtom);
  const { date, until, time } = form;
  if (date === undefined || time === undefined) return null;
  const stay = countedStay(venue, form.stay, time, isRequest ? undefined : tables);
  const isByDays = isRequest
    ? isByDaysOnly(venue)
    : tables.every(({ areaId }) => areaOccupancy(venue, areaId) === 'days');
  return (
    <section className="booker-receipt" aria-label={messages.yourReservation}>
      {map && !isRequest && <PlanThumbnail tables={tables} map={map} />}
      <div className="booker-receipt-text">
        <h2>{venue.name}</h2>
        <p className="booker-receipt-when booker-tabular-figures">
          <span>{formatDisplayDate(date, venue.language)}</span>
          {until && <span>{`– ${formatDisplayDate(until, venue.language)}`}</span>}
          {!until && !isByDays && <span>{messages.formatTime(time)}</span>}
        </p>
        <dl className="ui-facts">
          <Fact label={messages.party}>{form.guests}</Fact>
          {until && daysCode && <Fact label={daysCode.texts.days}>{daysBetween(date, until) + 1}</Fact>}
          {stay && (
            <Fact label={messages.stay}>
              {stay.end === undefined
                ? stay.name
                : messages.stayUntil({ stay: stay.name, at: messages.formatTime(stay.end) })}
            </Fact>
          )}
          {!isRequest && (
            <Fact label={messages.tablesLabel({ shown: tables.length })} translate="no">
              {nameTables(tables, split)}
            </Fact>
          )}
          {code && (
            <Fact label={messages.code}>
              <span className="booker-receipt-code" translate="no">
                {code}
              </span>
              <span className="booker-receipt-note">{messages.codeNote}</span>
            </Fact>
          )}
          {form.discountCode.trim() !== '' && (
            <Fact label={messages.promoCode}>
              <span>{form.discountCode.trim()}</span>
              {promo?.gives && <span className="booker-receipt-note">{promo.gives}</span>}
            </Fact>
          )}
          {form.notes.trim() !== '' && (
            <Fact label={messages.notes}>
              <span className="booker-receipt-notes">{form.notes.trim()}</span>
            </Fact>
          )}
          {venue.address && (
            <Fact label={messages.where}>
              <a href={mapUrl(`${venue.name}, ${venue.address}`)} target="_blank" rel="noopener noreferrer">
                <bdi>{venue.address}</bdi>
              </a>
            </Fact>
          )}
          {venue.telephone && (
            <Fact label={messages.telephone}>
              <TelephoneLink telephone={venue.telephone} />
            </Fact>
          )}
        </dl>
        {features.has('manage') && calendar && (
          <a className="booker-primary-button" href={host + calendar} download="reservation.ics">
            <CalendarPlus aria-hidden size="1.25rem" />
            <span>{messages.addToCalendar}</span>
          </a>
        )}
      </div>
    </section>
  );
}
