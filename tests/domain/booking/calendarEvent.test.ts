import { describe, expect, test } from 'vitest';
import {
  type CalendarVisit,
  attendeeLine,
  formatCalendarFile,
  organizerLine,
  visitTimes,
} from '../../../src/domain/booking/calendarEvent.ts';

describe('visitTimes', () => {
  const DATE = '2026-11-23';
  const couch = { until: 1080 };

  test.each<[string, Omit<CalendarVisit, 'date' | 'tables'>, 'date' | 'stay', string[], { until: number }?]>([
    ['takes two hours by date', { time: 1200, stay: 120 }, 'date', ['2026-11-23T12:00', '2026-11-23T14:00']],
    ['starts at the end of the date', { time: 1440, stay: null }, 'date', ['2026-11-23T16:00', '2026-11-23T18:00']],
    ['takes the stay', { time: 600, stay: 240 }, 'stay', ['2026-11-23T02:00', '2026-11-23T06:00']],
    ['takes the rest of the date', { time: 600, stay: null }, 'stay', ['2026-11-23T02:00', '2026-11-23T16:00']],
    ['takes a stay past midnight', { time: 1380, stay: 240 }, 'stay', ['2026-11-23T15:00', '2026-11-23T19:00']],
    ['has a stay from midnight', { time: 1440, stay: 45 }, 'stay', ['2026-11-23T16:00', '2026-11-23T16:45']],
    ['has no rest of the date left', { time: 1440, stay: null }, 'stay', ['2026-11-23T16:00', '2026-11-23T18:00']],
    [
      'ends when a table must be vacated, by date',
      { time: 1065, stay: null },
      'date',
      ['2026-11-23T09:45', '2026-11-23T10:00'],
      couch,
    ],
    [
      'ends when a table must be vacated, by stay',
      { time: 540, stay: null },
      'stay',
      ['2026-11-23T01:00', '2026-11-23T10:00'],
      couch,
    ],
  ])('%s', (_, visit, occupancy, expected, table) => {
    const tables = table ? [{}, table] : [{}];
    const { start, end } = visitTimes({ date: DATE, ...visit, tables }, { time_zone: 'Asia/Makassar', occupancy });
    expect([start, end].map((instant) => new Date(instant).toISOString().slice(0, 16))).toEqual(expected);
  });

  test.each([
    ['2027-03-28', ['2027-03-28T00:30', '2027-03-28T01:30']],
    ['2027-10-31', ['2027-10-30T23:30', '2027-10-31T02:30']],
  ])('ends at 03:30, as its table is free then, in the night of a clock change: %s', (date, expected) => {
    const rome = { time_zone: 'Europe/Rome', occupancy: 'stay' } as const;
    const { start, end } = visitTimes({ date, time: 90, stay: 120, tables: [{}] }, rome);
    expect([start, end].map((instant) => new Date(instant).toISOString().slice(0, 16))).toEqual(expected);
  });
});

describe('formatCalendarFile', () => {
  const event = {
    uid: 'ABC@tidetable',
    createdAt: Date.parse('2026-11-20T00:00:00Z'),
    start: Date.parse('2026-11-23T03:30:00Z'),
    end: Date.parse('2026-11-23T05:30:00Z'),
    summary: 'Camp; by, the sea',
    description: 'Line 1\nTwo guests',
    location: '',
  };

  test('formatCalendarFile writes instants in UTC and escapes text', () => {
    expect(formatCalendarFile(event).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
      'PRODID:-//Tidetable//Tidetable//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:ABC@tidetable',
      'DTSTAMP:20261120T000000Z',
      'DTSTART:20261123T033000Z',
      'DTEND:20261123T053000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      String.raw`SUMMARY:Camp\; by\, the sea`,
      String.raw`DESCRIPTION:Line 1\nTwo guests`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('formatCalendarFile folds lines after 75 octets without splitting a letter', () => {
    const description = Array.from({ length: 20 }, (_, n) => `Strandkörbchen 🏖 ${n}`).join(', ');
    const text = formatCalendarFile({ ...event, description });
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(text.replaceAll('\r\n ', '')).toContain(String.raw`\, Strandkörbchen 🏖 19`);
  });

  test('formatCalendarFile updates and cancels an event for its attendee, with the sequence number', () => {
    const people = [attendeeLine({ name: ' ', email: 'r&d/ada?@example.com' })];
    const update = formatCalendarFile({ ...event, method: 'REQUEST', sequence: 1, people });
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:1', 'STATUS:CONFIRMED']) expect(update).toContain(`${line}\r\n`);
    expect(update.replaceAll('\r\n ', '')).toContain(
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:r%26d%2Fada%3F@example.com\r\n',
    );
    const cancellation = formatCalendarFile({ ...event, method: 'CANCEL', sequence: 2, people });
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED'])
      expect(cancellation).toContain(`${line}\r\n`);
  });

  test('formatCalendarFile keeps quotes and line breaks of the name out of the organizer parameter', () => {
    const text = formatCalendarFile({
      ...event,
      people: [organizerLine({ name: 'The "Old"\r\nPier', email: 'a@b.example' }, 'a@b.example')],
    });
    expect(text).toContain('ORGANIZER;CN="The \'Old\' Pier":mailto:a@b.example\r\n');
  });

  test('formatCalendarFile names the address that sends the mails of the organizer', () => {
    expect(organizerLine({ name: 'Pier', email: 'a@b.example' }, 'mail@host.example')).toBe(
      'ORGANIZER;CN="Pier";SENT-BY="mailto:mail@host.example":mailto:a@b.example',
    );
  });
});
