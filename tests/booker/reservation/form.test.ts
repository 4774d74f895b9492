/** The form's state: dates, times and the clock. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldErrorsAtom, setFieldErrorsAtom } from '../../../src/booker/reservation/formErrors.ts';
import {
  changeFormAtom,
  changeDateAtom,
  dateTextAtom,
  formAtom,
  maxDateAtom,
  nextAvailableDateAtom,
  nextSlotChangeAtom,
  noSlotsReasonAtom,
  normalizeContactAtom,
  replacedTimeAtom,
  slotsAtom,
  tickAtom,
} from '../../../src/booker/reservation/form.ts';
import { messages } from '../../../src/booker/messages.ts';
import { noticeAtom } from '../../../src/booker/reservation/notices.ts';
import { parseDateInput } from '../../../src/booker/page/parseDateInput.ts';
import { timeZoneLabel } from '../../../src/booker/form/timeZoneLabel.ts';
import { opened } from '../openPage.ts';
import { NOW, pageOf } from '../pageFixtures.ts';

const MINUTE = 60_000;

/** Advances the page's clocks. */
function pass(minutes: number): void {
  const wall = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(wall + minutes * MINUTE);
}

describe('the initial form', () => {
  test('the initial form has the default date, 09:00 AM, two guests, the first stay and +94 in the first variant', () => {
    const { store } = opened(pageOf('first'));
    expect(store.get(formAtom)).toMatchObject({
      date: '2026-11-23',
      time: 540,
      guests: 2,
      stay: '2 hours',
      countryCode: '+94',
      terms: false,
    });
    expect(store.get(dateTextAtom)).toBe('23.11.2026');
    expect(store.get(slotsAtom).length).toBe(45);
  });

  test('the initial form has the first open slot if 09:00 AM is past, and ends with midnight, in the second variant', () => {
    const { store } = opened(pageOf('second'));
    expect(store.get(formAtom)).toMatchObject({ time: 750, countryCode: '+62', stay: '' });
    expect(store.get(slotsAtom).at(-1)).toBe(1440);
  });

  test("the initial form has the first open date of the venue's time zone if the page names none", () => {
    const { store } = opened(pageOf('first', { defaultDate: undefined, now: '2026-11-23T14:00:00Z' }));
    expect(store.get(formAtom).date).toBe('2026-11-24');
    expect(opened(pageOf('first', { defaultDate: 'tomorrow' })).store.get(formAtom).date).toBe('2026-11-23');
  });
});

describe('on a browser with old rules of time zones', () => {
  /** From before Kiev became Kyiv and Mexico gave up summer time. */
  const forgetRules = (): void => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(languages, options) {
      if (options?.timeZone === 'Europe/Kyiv') throw new RangeError('Invalid time zone specified: Europe/Kyiv');
      const old = options?.timeZone === 'America/Mexico_City' ? { ...options, timeZone: 'America/Chicago' } : options;
      return new DateTimeFormat(languages, old);
    });
  };
  const firstSlot = (zone: string, now: string, venue: Record<string, unknown>): number | undefined => {
    const { store } = opened(pageOf('first', { now, defaultDate: undefined }, { time_zone: zone, ...venue }));
    return store.get(slotsAtom)[0];
  };

  test.each([
    ['Europe/Kyiv', '2026-11-23T12:50:00Z', { offset: 120, right: 16 * 60, old: 14 * 60 }],
    ['America/Mexico_City', '2026-07-01T17:50:00Z', { offset: -360, right: 13 * 60, old: 14 * 60 }],
  ])("%s has the times of the host's offsets, and without them those of the browser", (zone, now, times) => {
    forgetRules();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(firstSlot(zone, now, { utc_offsets: [{ from: 0, minutes: times.offset }] })).toBe(times.right);
    expect(warn).not.toHaveBeenCalled();
    expect(firstSlot(zone, now, {})).toBe(times.old);
    expect(warn.mock.calls.flat().some((problem) => String(problem).includes(zone))).toBe(zone === 'Europe/Kyiv');
  });
});

describe('a link with date and party', () => {
  const formOf = (date: string | undefined, guests: number | undefined) =>
    opened({ ...pageOf('first'), link: { date, guests, table: undefined } }).store.get(formAtom);

  test('a link with date and party fills in the form, at the default time of that date', () => {
    expect(formOf('2026-12-24', 4)).toMatchObject({ date: '2026-12-24', guests: 4, time: 540 });
    expect(formOf(undefined, 4)).toMatchObject({ date: '2026-11-23', guests: 4, time: 540 });
  });

  test('a link with date and party has no effect where the venue does not offer it, which a notice says', () => {
    for (const [date, reason] of [
      ['2026-11-22', messages.dateTooEarly({ first: '23.11.2026' })],
      ['2031-01-01', messages.dateTooFar({ last: '23.11.2027' })],
    ] as const) {
      const { store } = opened({ ...pageOf('first'), link: { date, guests: 99, table: undefined } });
      expect(store.get(formAtom)).toMatchObject({ date: '2026-11-23', guests: 6, time: 540 });
      expect(store.get(fieldErrorsAtom)).toEqual({});
      expect(store.get(noticeAtom)?.text).toBe(`${reason} ${messages.partyRange({ min: 1, max: 6 })}`);
    }
  });

  test('a link with date and party says of today, once its last slot is over, that no time is left', () => {
    const page = pageOf('first', { now: '2026-11-23T14:00:00Z', defaultDate: '24.11.2026' });
    const { store } = opened({ ...page, link: { date: '2026-11-23', guests: undefined, table: undefined } });
    expect(store.get(formAtom).date).toBe('2026-11-24');
    expect(store.get(noticeAtom)?.text).toBe(
      `${messages.noSlotsToday} ${messages.dateTooEarly({ first: '24.11.2026' })}`,
    );
  });
});

describe('a new date', () => {
  test('resets the time to its first slot', () => {
    const { store } = opened(pageOf('second'));
    store.set(changeDateAtom, '24.11.2026');
    expect(store.get(formAtom)).toMatchObject({ date: '2026-11-24', time: 420 });
    store.set(changeFormAtom, { time: 1080 });
    store.set(changeDateAtom, '23.11.2026');
    expect(store.get(formAtom).time).toBe(750);
  });

  test('says when a date that is not released opens, and opens it by itself', () => {
    const release = { from: '2026-11-01', to: '2027-11-30', on: '2026-11-23', at: 615 };
    const { store } = opened(pageOf('first', {}, { releases: [release] }));
    expect(store.get(formAtom)).toMatchObject({ date: '2026-11-23', time: undefined });
    expect(store.get(noSlotsReasonAtom)).toContain('10:15');
    const opensAt = Date.parse(NOW) + 135 * MINUTE;
    expect(store.get(nextSlotChangeAtom)).toBe(opensAt);
    pass(134);
    store.set(tickAtom);
    expect(store.get(slotsAtom)).toEqual([]);
    pass(1);
    store.set(tickAtom);
    expect(store.get(noSlotsReasonAtom)).toBeUndefined();
    expect(store.get(formAtom).time).toBe(675);
  });

  test('offers the replaced time until the visitor chooses one', () => {
    const { store } = opened(pageOf('first', {}, { closed_dates: ['2026-11-25'] }));
    store.set(changeDateAtom, '24.11.2026');
    expect(store.get(replacedTimeAtom)).toBeUndefined();
    store.set(changeFormAtom, { time: 1140 });
    store.set(changeDateAtom, '26.11.2026');
    expect(store.get(formAtom).time).toBe(540);
    expect(store.get(replacedTimeAtom)).toEqual({ previous: 1140, isOffered: true });
    store.set(changeDateAtom, '25.11.2026');
    expect(store.get(replacedTimeAtom)).toBeUndefined();
    store.set(changeDateAtom, 'soon');
    store.set(changeDateAtom, '27.11.2026');
    expect(store.get(replacedTimeAtom)).toEqual({ previous: 1140, isOffered: true });
    store.set(changeFormAtom, { time: 600 });
    expect(store.get(replacedTimeAtom)).toBeUndefined();
  });

  test('names what is wrong: missing, unreadable, too early or too far ahead', () => {
    const { store } = opened(pageOf('first'));
    const errorOf = (text: string): string => {
      store.set(changeDateAtom, text);
      expect(store.get(dateTextAtom), 'what was typed stays').toBe(text);
      return store.get(fieldErrorsAtom)['date']?.join(' ') ?? '';
    };
    expect(errorOf(' ')).toBe(messages.dateMissing);
    expect(errorOf('31.02.2027')).toBe(messages.noSuchDate);
    expect(errorOf('22.11.2026')).toBe(messages.dateTooEarly({ first: '23.11.2026' }));
    expect(store.get(maxDateAtom)).toBe('2027-11-23');
    expect(errorOf('24.11.2027')).toBe(messages.dateTooFar({ last: '23.11.2027' }));
    expect(store.get(formAtom)).toMatchObject({ date: undefined, time: undefined });
    expect(errorOf('23.11.2027')).toBe('');
  });
});

describe('the clock', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("uses the host's time, not the phone's", () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00Z'));
    const { store } = opened(pageOf('first'));
    expect(store.get(formAtom)).toMatchObject({ date: '2026-11-23', time: 540 });
  });

  test('replaces an expired selected slot with the first one and shows a notice', () => {
    const { store } = opened(pageOf('first'));
    const { store: later } = opened(pageOf('first'));
    later.set(changeFormAtom, { time: 1020 });
    pass(20);
    for (const each of [store, later]) each.set(tickAtom);
    expect(later.get(formAtom).time).toBe(1020);
    expect(later.get(noticeAtom)).toBeUndefined();
    expect(store.get(slotsAtom)[0]).toBe(570);
    expect(store.get(formAtom).time).toBe(570);
    expect(store.get(noticeAtom)?.text).toContain('09:00 AM');
    expect(store.get(noticeAtom)?.text).toContain('09:30 AM');
  });

  test('keeps the selected slot for five minutes after it has lapsed', () => {
    const { store } = opened(pageOf('first'));
    pass(3);
    store.set(tickAtom);
    expect(store.get(formAtom).time).toBe(540);
    expect(store.get(slotsAtom)[0]).toBe(540);
    expect(store.get(noticeAtom)).toBeUndefined();
    store.set(changeFormAtom, { time: 600 });
    expect(store.get(slotsAtom)[0]).toBe(555);
  });

  test('offers the next date when the last slot expires', () => {
    const { store } = opened(pageOf('first', { now: '2026-11-23T13:20:00Z' }));
    expect(store.get(slotsAtom)).toEqual([1200]);
    pass(20);
    store.set(tickAtom);
    expect(store.get(formAtom).time).toBeUndefined();
    expect(store.get(noSlotsReasonAtom)).toBe(messages.noSlotsToday);
    expect(store.get(nextAvailableDateAtom)).toBe('2026-11-24');
    expect(store.get(noticeAtom)?.text).toContain('08:00 PM');
  });
});

test('reads dates as people type them', () => {
  const first = '2026-11-23';
  expect(
    ['24.11.2026', '24.11.26', '24/11/2026', '24 11 2026', '24112026', '241126', '2026-11-24', '24.11.', ' 24.11 '].map(
      (text) => parseDateInput(text, first),
    ),
  ).toEqual(Array.from({ length: 9 }, () => '2026-11-24'));
  for (const text of [
    '2026/11/24',
    '2026.11.24',
    '2026 11 24',
    '2026-11-24\u200f',
    '٢٤/١١/٢٠٢٦',
    '２０２６／１１／２４',
    '24‑11‑26',
  ])
    expect(parseDateInput(text, first), text).toBe('2026-11-24');
  expect(parseDateInput('2026/12/5', first)).toBe('2026-12-05');
  for (const text of ['24 November', 'Nov 24', '24 nov.', 'Tue, 24 Nov 2026', 'November 24, 2026', '24th November'])
    expect(parseDateInput(text, first), text).toBe('2026-11-24');
  expect(parseDateInput('24. Dez', first, 'de')).toBe('2026-12-24');
  expect(parseDateInput('3 März', first, 'de')).toBe('2027-03-03');
  expect(parseDateInput('1.2', first)).toBe('2027-02-01');
  expect(
    ['', 'x', '32.1.2027', '29.02.2027', '2026-13-01', '1.1.1', 'November', '31 November', '24 soon'].map((text) =>
      parseDateInput(text, first),
    ),
  ).toEqual(Array.from({ length: 9 }, () => undefined));
});

test('shows the number, the address and the code in what was pasted', async () => {
  const { store } = opened(pageOf('first'));
  store.set(changeFormAtom, {
    phone: 'Mobile: +49 151 2345678 (WhatsApp)',
    email: 'Ana Silva <ana@example.com>',
    discountCode: ' SUNSET10. ',
  });
  await store.set(normalizeContactAtom);
  expect(store.get(formAtom)).toMatchObject({
    countryCode: '+49',
    phone: '151 2345678',
    email: 'ana@example.com',
    discountCode: 'SUNSET10',
  });
});

test('a field that is left as it is keeps its error', async () => {
  const { store } = opened(pageOf('first'));
  store.set(setFieldErrorsAtom, { email: ['?'] });
  await store.set(normalizeContactAtom);
  expect(store.get(fieldErrorsAtom)).toEqual({ email: ['?'] });
});

test("names the time zone only if the visitor's clock shows another time", () => {
  const label = (zone: string, visitorOffset: number): string | undefined =>
    timeZoneLabel(zone, zone, Date.parse(NOW), visitorOffset);
  expect(label('Asia/Colombo', 60)).toBe('Colombo');
  expect(label('America/Argentina/Buenos_Aires', 60)).toBe('Buenos Aires');
  expect(label('Asia/Colombo', 330)).toBeUndefined();
  expect(label('UTC', 60)).toBeUndefined();
});
