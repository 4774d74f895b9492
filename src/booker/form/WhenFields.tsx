/** Date, time, guests, and the length of stay if the venue has stays. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { type PlainDate, formatWireDate, formatWireTime } from '../../domain/booking/time.ts';
import { guestOptions } from '../../domain/booking/venue.ts';
import {
  changeFormAtom,
  changeDateAtom,
  dateAtom,
  formAtom,
  nextAvailableDateAtom,
  replacedTimeAtom,
  slotsAtom,
} from '../reservation/form.ts';
import { findFreeDateAtom, freeTablesAtom, isSearchingDateAtom } from '../reservation/freeTables.ts';
import { venueAtom } from '../page/page.ts';
import { isPreviewOpenAtom, openPreviewAtom } from '../preview/preview.ts';
import { Notice } from '../controls/Notice.tsx';
import { formatDay, formatLongDay, messages } from '../messages.ts';
import { DateField } from './DateField.tsx';
import { Field, Message } from './Field.tsx';
import { timeZoneLabel } from './timeZoneLabel.ts';

export function WhenFields(): ReactNode {
  const venue = useAtomValue(venueAtom);
  const form = useAtomValue(formAtom);
  const slots = useAtomValue(slotsAtom);
  const change = useSetAtom(changeFormAtom);
  return (
    <fieldset>
      <legend>{messages.when}</legend>
      <div className="booker-when-row">
        <Field field="date" label={messages.date} hasOwnMessage={false}>
          {(control) => <DateField control={control} />}
        </Field>
        <Field field="time" label={messages.time} hasOwnMessage={false}>
          {(control) => (
            <span className="booker-select">
              <select
                {...control}
                className="booker-tabular-figures"
                disabled={slots.length === 0}
                value={form.time === undefined ? '' : formatWireTime(form.time)}
                onChange={({ target }) => {
                  change({ time: slots.find((slot) => formatWireTime(slot) === target.value) });
                }}
              >
                {slots.map((slot) => (
                  <option key={slot} value={formatWireTime(slot)}>
                    {messages.formatTime(slot)}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden size="1.125rem" />
            </span>
          )}
        </Field>
        <Field field="guests" label={messages.guest} hasOwnMessage={false}>
          {(control) => (
            <span className="booker-select">
              <select
                {...control}
                className="booker-tabular-figures"
                value={form.guests}
                onChange={({ target }) => {
                  change({ guests: Number(target.value) });
                }}
              >
                {guestOptions(venue).map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden size="1.125rem" />
            </span>
          )}
        </Field>
        <Message of={['date']} />
        <Message of={['time']} />
        <Message of={['guests']} />
        <WhenHint />
        <FreeTables />
      </div>
      <Notice>
        <NoSlots />
      </Notice>
      {venue.stays && (
        // Sent always, but relevant to visitors only if tables are reserved for a stay.
        <div className="booker-field" hidden={venue.occupancy !== 'stay'}>
          <label htmlFor="booker-stay">{messages.stay}</label>
          <span className="booker-select">
            <select
              id="booker-stay"
              value={form.stay}
              onChange={({ target }) => {
                change({ stay: target.value });
              }}
            >
              {venue.stays.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden size="1.125rem" />
          </span>
        </div>
      )}
    </fieldset>
  );
}

/** The date in words, so that 5.6. can't be mistaken, and what has become of the time. */
function WhenHint(): ReactNode {
  const { date, time } = useAtomValue(formAtom);
  const { language, time_zone } = useAtomValue(venueAtom);
  const replaced = useAtomValue(replacedTimeAtom);
  const change = useSetAtom(changeFormAtom);
  const place = timeZoneLabel(time_zone);
  const restore = (): void => {
    change({ time: replaced?.previous });
    // This button disappears, so the focus moves to the field that has changed.
    document.getElementById('booker-time')?.focus();
  };
  return (
    <p className="booker-hint booker-tabular-figures" aria-live="polite">
      {date !== undefined && <span>{`${formatLongDay(date, language)}. `}</span>}
      {replaced && time !== undefined ? (
        <>
          <span>{`${messages.timeReset(messages.formatTime(time))} `}</span>
          {replaced.isOffered ? (
            <button type="button" className="booker-link-button" onClick={restore}>
              {messages.backToTime(messages.formatTime(replaced.previous))}
            </button>
          ) : (
            <span>{messages.timeNotOffered(messages.formatTime(replaced.previous))}</span>
          )}
        </>
      ) : (
        place && <span>{messages.zoneNote(place)}</span>
      )}
    </p>
  );
}

/** How many tables suit the party, with a look at the plan; on a full date, a way to the next one. */
function FreeTables(): ReactNode {
  const count = useAtomValue(freeTablesAtom);
  const { guests } = useAtomValue(formAtom);
  const slots = useAtomValue(slotsAtom);
  const isSearching = useAtomValue(isSearchingDateAtom);
  const findFreeDate = useSetAtom(findFreeDateAtom);
  const isPreviewOpen = useAtomValue(isPreviewOpenAtom);
  const openPreview = useSetAtom(openPreviewAtom);
  const isKnown = count !== undefined && slots.length > 0;
  return (
    <p className="booker-hint booker-free-tables booker-tabular-figures" aria-live="polite">
      {isKnown && <span>{`${count > 0 ? messages.freeFor(count, guests) : messages.noneFreeFor(guests)} `}</span>}
      {isKnown && count > 0 && (
        <button type="button" className="booker-link-button" aria-busy={isPreviewOpen} onClick={openPreview}>
          {messages.lookAtPlan}
        </button>
      )}
      {isKnown && count === 0 && (
        <button
          type="button"
          className="booker-link-button"
          aria-busy={isSearching}
          onClick={() => void findFreeDate()}
        >
          {messages.nextFreeDate}
        </button>
      )}
    </p>
  );
}

/** For a date without slots: says so, and offers the next available date. */
function NoSlots(): ReactNode {
  const date = useAtomValue(dateAtom);
  const slots = useAtomValue(slotsAtom);
  const next = useAtomValue(nextAvailableDateAtom);
  const { language } = useAtomValue(venueAtom);
  const changeDate = useSetAtom(changeDateAtom);
  const chooseNext = (to: PlainDate): void => {
    changeDate(formatWireDate(to));
    // This button disappears, so the focus moves to the field that has changed.
    document.getElementById('booker-time')?.focus();
  };
  if (date === undefined || slots.length > 0) return null;
  return (
    <p>
      <span>{`${messages.noSlots(formatDay(date, language))} `}</span>
      {next === undefined ? (
        <span>{messages.noSlotsEver}</span>
      ) : (
        <button
          type="button"
          className="booker-secondary-button"
          onClick={() => {
            chooseNext(next);
          }}
        >
          {messages.chooseDate(formatDay(next, language))}
        </button>
      )}
    </p>
  );
}
