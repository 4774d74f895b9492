/** When: date, time and guests, and the length of stay where the venue has one. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { type PlainDate, dateToWire, timeForPeople, timeToWire } from '../../domain/time.ts';
import { guestOptions } from '../../domain/venue.ts';
import { changeAtom, changeDateAtom, dateAtom, formAtom, nextDateAtom, slotsAtom } from '../atoms/form.ts';
import { venueAtom } from '../atoms/page.ts';
import { Notice } from '../Notice.tsx';
import { dayWords, words } from '../words.ts';
import { DateField } from './DateField.tsx';
import { Field, Message } from './Field.tsx';
import { zonePlace } from './zonePlace.ts';

export function WhenFields(): ReactNode {
  const venue = useAtomValue(venueAtom);
  const form = useAtomValue(formAtom);
  const slots = useAtomValue(slotsAtom);
  const change = useSetAtom(changeAtom);
  const place = zonePlace(venue.time_zone);
  return (
    <fieldset>
      <legend>{words.when}</legend>
      <div className="when-row">
        <Field field="date" label={words.date} bare>
          {(control) => <DateField control={control} />}
        </Field>
        <Field field="time" label={words.time} bare>
          {(control) => (
            <span className="select">
              <select
                {...control}
                className="figures"
                disabled={slots.length === 0}
                value={form.time === undefined ? '' : timeToWire(form.time)}
                onChange={({ target }) => {
                  change({ time: slots.find((slot) => timeToWire(slot) === target.value) });
                }}
              >
                {slots.map((slot) => (
                  <option key={slot} value={timeToWire(slot)}>
                    {timeForPeople(slot)}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden size={18} />
            </span>
          )}
        </Field>
        <Field field="guests" label={words.guest} bare>
          {(control) => (
            <span className="select">
              <select
                {...control}
                className="figures"
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
              <ChevronDown aria-hidden size={18} />
            </span>
          )}
        </Field>
        <Message of={['date']} />
        <Message of={['time']} />
        <Message of={['guests']} />
        <p className="hint">{place && words.zoneNote(place)}</p>
      </div>
      <Notice>
        <NoSlots />
      </Notice>
      {venue.stays && (
        // It matters to the visitor only where the host counts stays.
        <div className="field" hidden={venue.occupancy !== 'stay'}>
          <label htmlFor="stay">{words.stay}</label>
          <span className="select">
            <select
              id="stay"
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
            <ChevronDown aria-hidden size={18} />
          </span>
        </div>
      )}
    </fieldset>
  );
}

/** A date with no slot left says so, and offers the next one that has. */
function NoSlots(): ReactNode {
  const date = useAtomValue(dateAtom);
  const slots = useAtomValue(slotsAtom);
  const next = useAtomValue(nextDateAtom);
  const { language } = useAtomValue(venueAtom);
  const changeDate = useSetAtom(changeDateAtom);
  const takeNext = (to: PlainDate): void => {
    changeDate(dateToWire(to));
    // The button goes with what it has mended; the focus goes where the change shows.
    document.getElementById('time')?.focus();
  };
  if (date === undefined || slots.length > 0) return null;
  return (
    <p>
      {words.noSlots(dayWords(date, language))}{' '}
      {next === undefined ? (
        words.noSlotsEver
      ) : (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            takeNext(next);
          }}
        >
          {words.takeDate(dayWords(next, language))}
        </button>
      )}
    </p>
  );
}
