/** Date, time, guests, and the length of stay if the venue has stays. */
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { type PlainDate, formatWireDate, formatWireTime, zonedTimeToInstant } from '../../domain/booking/time.ts';
import { countsStays, guestOptions, isByDaysOnly } from '../../domain/booking/venue.ts';
import {
  changeFormAtom,
  changeDateAtom,
  dateNoteAtom,
  formAtom,
  hasContactAtom,
  isLargePartyShownAtom,
  isRequestAtom,
  nextAvailableDateAtom,
  noSlotsReasonAtom,
  replacedTimeAtom,
  slotsAtom,
  slotsByServiceAtom,
  staysAtom,
} from '../reservation/form.ts';
import { freeTablesAtom, freeTablesTextAtom, isSearchingDateAtom } from '../reservation/freeTables.ts';
import { nowAtom } from '../page/clock.ts';
import { calendarAtom, venueAtom } from '../page/page.ts';
import { isPreviewOpenAtom, openPreviewAtom } from '../preview/preview.ts';
import { Notice } from '../controls/Notice.tsx';
import { formatDay, formatLongDay, messages } from '../messages.ts';
import { daysCodeAtom } from '../reservation/daysCode.ts';
import { loadRequestAtom, requestCodeAtom } from '../request/lazyRequest.ts';
import { DateField } from './DateField.tsx';
import { Field, Message } from './Field.tsx';
import { Select } from '../controls/Select.tsx';
import { timeZoneLabel } from './timeZoneLabel.ts';
import type { FieldExtras } from './WhoFields.tsx';

type WhenFieldsProps = { readonly extras: FieldExtras };

export function WhenFields({ extras }: WhenFieldsProps): ReactNode {
  const venue = useAtomValue(venueAtom);
  const form = useAtomValue(formAtom);
  const slots = useAtomValue(slotsAtom);
  const slotsByService = useAtomValue(slotsByServiceAtom);
  const change = useSetAtom(changeFormAtom);
  const stays = useAtomValue(staysAtom);
  const daysCode = useAtomValue(daysCodeAtom);
  const requestCode = useAtomValue(requestCodeAtom);
  const isRequest = useAtomValue(isRequestAtom);
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <fieldset>
      <legend>{messages.when}</legend>
      <div className="booker-when-row">
        <Field field="date" label={messages.date} hasOwnMessage={false}>
          {(control) => <DateField control={control} />}
        </Field>
        {isByDaysOnly(venue) ? (
          (daysCode && <daysCode.DaysField />) || <span />
        ) : (
          <Field field="time" label={messages.time} hasOwnMessage={false}>
            {(control) => (
              <Select
                {...control}
                className="booker-tabular-figures"
                disabled={slots.length === 0}
                value={form.time === undefined ? '' : formatWireTime(form.time)}
                onChange={({ target }) => {
                  change({ time: slots.find((slot) => formatWireTime(slot) === target.value) });
                }}
              >
                {slotsByService.size < 2
                  ? slots.map(slotOption)
                  : [...slotsByService].map(([service, slotsOfService]) => (
                      <optgroup key={service} label={service}>
                        {slotsOfService.map(slotOption)}
                      </optgroup>
                    ))}
              </Select>
            )}
          </Field>
        )}
        <Field field="guests" label={messages.guest} hasOwnMessage={false}>
          {(control) =>
            isRequest && requestCode ? (
              <requestCode.PartySize {...control} isFocused={hasAsked} />
            ) : (
              <Select
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
              </Select>
            )
          }
        </Field>
        <Message of={['date']} />
        <Message of={['time', 'until']} id="booker-time-message" />
        <Message of={['guests']} />
        <WhenHint />
        {!isRequest && <FreeTables extras={extras} />}
      </div>
      <LargePartyButton onOpen={() => setHasAsked(true)} />
      <Notice>
        <NoSlots />
        {requestCode && <requestCode.LargeParty />}
      </Notice>
      {!isByDaysOnly(venue) && daysCode && <daysCode.DaysField />}
      {venue.stays && (
        // Sent always, but relevant to visitors only if tables are reserved for a stay.
        <div className="booker-field" hidden={!countsStays(venue) || form.until !== undefined}>
          <label htmlFor="booker-stay">{messages.stay}</label>
          <Select
            id="booker-stay"
            value={form.stay}
            onChange={({ target }) => {
              change({ stay: target.value });
            }}
          >
            {stays.offered.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
          <p className="booker-hint" aria-live="polite">
            {stays.end !== undefined && messages.staysEndBy({ at: messages.formatTime(stays.end) })}
          </p>
        </div>
      )}
    </fieldset>
  );
}

function slotOption(slot: Minutes): ReactElement {
  return (
    <option key={slot} value={formatWireTime(slot)}>
      {messages.formatTime(slot)}
    </option>
  );
}

/** The date in words, so that 5.6. can't be mistaken, and what has become of the time. */
function WhenHint(): ReactNode {
  const { date, time } = useAtomValue(formAtom);
  const venue = useAtomValue(venueAtom);
  const { language, time_zone } = venue;
  const note = useAtomValue(dateNoteAtom);
  const daysCode = useAtomValue(daysCodeAtom);
  const replacedTime = useAtomValue(replacedTimeAtom);
  const change = useSetAtom(changeFormAtom);
  const { timeZone } = useAtomValue(calendarAtom);
  const now = useAtomValue(nowAtom);
  const instant = date === undefined || time === undefined ? now : zonedTimeToInstant(date, time, timeZone);
  // Guests who choose no time read nothing of it.
  const hasTimes = !isByDaysOnly(venue);
  const replaced = hasTimes ? replacedTime : undefined;
  const place = hasTimes && timeZoneLabel(time_zone, timeZone, instant);
  const restore = (): void => {
    change({ time: replaced?.previous });
    // This button disappears, so the focus moves to the field that has changed.
    document.getElementById('booker-time')?.focus();
  };
  return (
    <p className="booker-hint booker-tabular-figures" aria-live="polite">
      {date !== undefined && <span>{`${formatLongDay(date, language).replace(/\.$/, '')}. `}</span>}
      {note !== undefined && <span>{`${note} `}</span>}
      {daysCode && <daysCode.DaysHint />}
      {replaced && time !== undefined ? (
        <>
          <span>{`${messages.timeReset({ at: messages.formatTime(time) })} `}</span>
          {replaced.isOffered ? (
            <button type="button" className="booker-link-button" onClick={restore}>
              {messages.backToTime({ at: messages.formatTime(replaced.previous) })}
            </button>
          ) : (
            <span>{messages.timeNotOffered({ at: messages.formatTime(replaced.previous) })}</span>
          )}
        </>
      ) : (
        place && <span>{messages.zoneNote({ place })}</span>
      )}
    </p>
  );
}

/** How many tables suit the party, with a look at the plan; on a full date, a way to the next one. */
function FreeTables({ extras }: WhenFieldsProps): ReactNode {
  const free = useAtomValue(freeTablesAtom);
  const text = useAtomValue(freeTablesTextAtom);
  const slots = useAtomValue(slotsAtom);
  const isSearching = useAtomValue(isSearchingDateAtom);
  const store = useStore();
  const isPreviewOpen = useAtomValue(isPreviewOpenAtom);
  const openPreview = useSetAtom(openPreviewAtom);
  const seatedAt = slots.length > 0 ? free?.seatedAt : undefined;
  return (
    <p className="booker-hint booker-free-tables booker-tabular-figures" aria-live="polite">
      {seatedAt && <span>{`${text} `}</span>}
      {(seatedAt === 'one' || seatedAt === 'several') && (
        <button type="button" className="booker-link-button" aria-busy={isPreviewOpen} onClick={openPreview}>
          {messages.lookAtPlan}
        </button>
      )}
      {seatedAt === 'none' && (
        <button
          type="button"
          className="booker-link-button"
          aria-busy={isSearching}
          onClick={() => extras && void store.set(extras.findFreeDateAtom)}
        >
          {messages.nextFreeDate}
        </button>
      )}
    </p>
  );
}

/** Shows how a party asks for tables that is larger than the venue takes online. */
function LargePartyButton({ onOpen }: { onOpen(): void }): ReactNode {
  const { guests } = useAtomValue(venueAtom);
  const hasContact = useAtomValue(hasContactAtom);
  const [isShown, setShown] = useAtom(isLargePartyShownAtom);
  const load = useSetAtom(loadRequestAtom);
  useEffect(() => {
    if (isShown) void load();
  }, [isShown, load]);
  if (!hasContact) return null;
  return (
    <p className="booker-hint">
      <button
        type="button"
        className="booker-link-button"
        aria-expanded={isShown}
        onClick={() => {
          setShown(!isShown);
          onOpen();
        }}
      >
        {messages.orMore({ party: guests.max + 1 })}
      </button>
    </p>
  );
}

/** For a date without slots: says why, and offers the next available date. */
function NoSlots(): ReactNode {
  const reason = useAtomValue(noSlotsReasonAtom);
  const next = useAtomValue(nextAvailableDateAtom);
  const { language } = useAtomValue(venueAtom);
  const changeDate = useSetAtom(changeDateAtom);
  const chooseNext = (to: PlainDate): void => {
    changeDate(formatWireDate(to));
    // This button disappears, so the focus moves to the field that has changed.
    document.getElementById('booker-time')?.focus();
  };
  if (reason === undefined && next === undefined) return null;
  return (
    <p>
      {reason !== undefined && <span>{`${reason} `}</span>}
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
          {messages.nextOpen({ date: formatDay(next, language) })}
        </button>
      )}
    </p>
  );
}
