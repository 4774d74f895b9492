/** The form's state: dates, times and the clock that they follow. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldErrorsAtom } from '../../../src/booker/reservation/formErrors.ts';
import {
  changeFormAtom,
  changeDateAtom,
  dateTextAtom,
  formAtom,
  nextAvailableDateAtom,
  slotsAtom,
  tickAtom,
} from '../../../src/booker/reservation/form.ts';
import { noticeAtom } from '../../../src/booker/reservation/notices.ts';
import { parseDateInput } from '../../../src/booker/reservation/parseDateInput.ts';
import { timeZoneLabel } from '../../../src/booker/form/timeZoneLabel.ts';
import { opened } from '../openPage.ts';
import { pageOf } from '../pageFixtures.ts';

const MINUTE = 60_000;

/** Lets the page's own clocks pass. */
function pass(minutes: number): void {
  const wall = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(wall + minutes * MINUTE);
}

describe('as the form first stands', () => {
  test('first variant: default date, 09:00 AM, two guests, the first stay, +94', () => {
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

  test('second variant: the first time where 09:00 AM is past; the list ends with midnight', () => {
    const { store } = opened(pageOf('second'));
    expect(store.get(formAtom)).toMatchObject({ time: 750, countryCode: '+62', stay: '' });
    expect(store.get(slotsAtom).at(-1)).toBe(1440);
  });

  test("without a default date it is the first one that is open, in the venue's zone", () => {
    const { store } = opened(pageOf('first', { defaultDate: undefined, now: '2026-11-23T14:00:00Z' }));
    expect(store.get(formAtom).date).toBe('2026-11-24');
    expect(opened(pageOf('first', { defaultDate: 'tomorrow' })).store.get(formAtom).date).toBe('2026-11-23');
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

  test('the same date, typed again, changes no time', () => {
    const { store } = opened(pageOf('first'));
    store.set(changeFormAtom, { time: 1020 });
    store.set(changeDateAtom, '23/11/2026');
    expect(store.get(formAtom).time).toBe(1020);
    expect(store.get(dateTextAtom)).toBe('23.11.2026');
  });

  test('none before the default date is taken, and none that does not exist; the words stay as typed', () => {
    const { store } = opened(pageOf('first'));
    for (const text of ['22.11.2026', '31.02.2027', 'soon']) {
      store.set(changeDateAtom, text);
      expect(store.get(formAtom)).toMatchObject({ date: undefined, time: undefined });
      expect(store.get(dateTextAtom)).toBe(text);
      expect(store.get(fieldErrorsAtom)['date']).toHaveLength(1);
    }
    store.set(changeDateAtom, '25.11.2026');
    expect(store.get(fieldErrorsAtom)).toEqual({});
  });

  test('one without a slot left offers the next that has', () => {
    const { store } = opened(pageOf('first', {}, { closed_dates: ['2026-11-24', '2026-11-25'] }));
    store.set(changeDateAtom, '24.11.2026');
    expect(store.get(slotsAtom)).toEqual([]);
    expect(store.get(formAtom).time).toBeUndefined();
    expect(store.get(nextAvailableDateAtom)).toBe('2026-11-26');
  });
});

describe('the clock', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("a wrong phone clock does no harm: the host's now counts", () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00Z'));
    const { store } = opened(pageOf('first'));
    expect(store.get(formAtom)).toMatchObject({ date: '2026-11-23', time: 540 });
  });

  test('a chosen slot that lapses is replaced by the first one, and the visitor is told', () => {
    const { store } = opened(pageOf('first'));
    pass(20);
    store.set(tickAtom);
    expect(store.get(slotsAtom)[0]).toBe(570);
    expect(store.get(formAtom).time).toBe(570);
    expect(store.get(noticeAtom)?.text).toContain('09:00 AM');
    expect(store.get(noticeAtom)?.text).toContain('09:30 AM');
  });

  test('a slot that lapses without being chosen leaves the list, and nobody is told', () => {
    const { store } = opened(pageOf('first'));
    store.set(changeFormAtom, { time: 1020 });
    pass(20);
    store.set(tickAtom);
    expect(store.get(slotsAtom)[0]).toBe(570);
    expect(store.get(formAtom).time).toBe(1020);
    expect(store.get(noticeAtom)).toBeUndefined();
  });

  test('when the last slot lapses, no time is left and the next date is offered', () => {
    const { store } = opened(pageOf('first', { now: '2026-11-23T13:20:00Z' }));
    expect(store.get(slotsAtom)).toEqual([1200]);
    pass(30);
    store.set(tickAtom);
    expect(store.get(formAtom).time).toBeUndefined();
    expect(store.get(nextAvailableDateAtom)).toBe('2026-11-24');
    expect(store.get(noticeAtom)?.text).toContain('08:00 PM');
  });
});

test('dates as people type them', () => {
  const first = '2026-11-23';
  expect(
    ['24.11.2026', '24.11.26', '24/11/2026', '24 11 2026', '24112026', '241126', '2026-11-24', '24.11.', ' 24.11 '].map(
      (text) => parseDateInput(text, first),
    ),
  ).toEqual(Array.from({ length: 9 }, () => '2026-11-24'));
  expect(parseDateInput('1.2', first)).toBe('2027-02-01');
  expect(
    ['', 'x', '32.1.2027', '29.02.2027', '2026-13-01', '1.1.1'].map((text) => parseDateInput(text, first)),
  ).toEqual(Array.from({ length: 6 }, () => undefined));
});

test('whose time it is is said only where the visitor has another', () => {
  expect(timeZoneLabel('Asia/Colombo', 'Europe/Berlin')).toBe('Colombo');
  expect(timeZoneLabel('America/Argentina/Buenos_Aires', 'Europe/Berlin')).toBe('Buenos Aires');
  expect(timeZoneLabel('Asia/Colombo', 'Asia/Colombo')).toBeUndefined();
  expect(timeZoneLabel('UTC', 'Europe/Berlin')).toBeUndefined();
});
