/** Rules about a venue's settings: hours, days, promo codes, seat rules and parties. */
import { describe, expect, test } from 'vitest';
import {
  ANSWER,
  type JsonObject,
  PLAN,
  ROOM,
  VENUE,
  checkFile,
  findings,
  ofRule,
  planWith,
  rulesIn,
} from '../samplePlan.ts';

describe('a check of a plan and its venue', () => {
  const until = (time: string, hours: JsonObject = { first: '09:00', last: '20:00' }) =>
    ofRule(findings(planWith([[...ROOM, 'available_until'], time]), { venue: { ...VENUE, hours } }), 'outside-hours');
  const venue = (changes: JsonObject, plan: unknown = PLAN) => checkFile('venue', { ...VENUE, ...changes }, { plan });

  test('reports a table that closes before the first slot or after the last', () => {
    expect(until('09:59')).toMatchObject([
      {
        path: '/areas/0/rooms/0/available_until',
        table: 1,
        message:
          '"Table 1" can never be reserved: it must be vacated at 09:59, but the first slot is 09:00 and "least_stay_minutes" is 60',
      },
    ]);
    expect(until('10:00')).toEqual([]);
    expect(until('09:01', { first: '09:00', last: '09:00' })[0]!.message).toContain('never');
    expect(until('20:00')).toEqual([]);
    const [late] = until('20:01');
    expect(late!.message).toBe('"Table 1" must be vacated at 20:01, after the last slot at 20:00: remove the time');
    expect(until('18:07')).toMatchObject([
      { message: '"Table 1" must be vacated at 18:07, which no slot meets: use 18:00 or 18:15' },
    ]);
    expect(until('18:15')).toEqual([]);
    expect(rulesIn(findings(planWith([[...ROOM, 'available_until'], '23:00'])))).toEqual([]);
    expect(until('sunset')).toEqual([]);
  });

  test('reads damaged settings as far as possible', () => {
    expect(until('05:00', { first: 'dawn', last: '20:00' })).toHaveLength(1);
    expect(findings(planWith([[...ROOM, 'available_until'], '05:00']), { venue: 'closed' })).toEqual([]);
  });

  test('reports hours, lead and closed days that leave no slot', () => {
    expect(venue({ farthest_days: 0, lead_minutes: 1_200 })).toEqual([]);
    expect(venue({ farthest_days: 0, lead_minutes: 1_201 })).toEqual([
      {
        rule: 'no-slots',
        severity: 'warning',
        path: '/lead_minutes',
        message:
          'Slots must be reserved 1201 minutes ahead, and at most 0 days: no slot is left. Shorten the lead time, or raise farthest_days',
      },
    ]);
    // Open on Mondays only: a visitor on a Sunday, or early on a Monday, finds a slot.
    expect(venue({ closed_weekdays: [2, 3, 4, 5, 6, 7], farthest_days: 0, lead_minutes: 1_200 })).toEqual([]);
    expect(ofRule(venue({ closed_weekdays: [1, 2, 3, 4, 5, 6, 7] }), 'no-slots')).toMatchObject([
      { path: '/closed_weekdays', message: 'All seven days are closed, so nothing can be reserved. Open one' },
    ]);
  });

  test('reports promo codes that have all expired by the date of the venue', () => {
    const codes = (...lastDays: (string | undefined)[]) => ({
      ...VENUE,
      promo_codes: lastDays.map((date, n) => ({ code: `SUN${n}`, until: date })),
    });
    // In Colombo, it is June 2.
    const now = Date.UTC(2026, 5, 1, 20);
    const expired = (settings: unknown, at: number | undefined = now) =>
      ofRule(checkFile('venue', settings, { plan: PLAN, now: at }), 'contradictory-settings');
    expect(expired(codes('2026-06-01', '2025-01-01'))).toEqual([
      {
        rule: 'contradictory-settings',
        severity: 'warning',
        path: '/promo_codes',
        message: 'All promo codes have expired: add a valid one, or remove the setting',
      },
    ]);
    expect(expired(codes('2026-06-01', '2026-06-02'))).toEqual([]);
    expect(expired(codes('2026-06-01', undefined))).toEqual([]);
  });

  test('reports seat rules that match no table or party', () => {
    const rule = (seats: number, min_guests: number) =>
      venue({
        seat_rules: [
          { seats: 2, min_guests: 1 },
          { seats, min_guests },
        ],
      });
    expect(ofRule(rule(4, 8), 'unreachable-rule')).toEqual([]);
    expect(ofRule(rule(4, 9), 'unreachable-rule')).toEqual([
      {
        rule: 'unreachable-rule',
        severity: 'warning',
        path: '/seat_rules/1/min_guests',
        message: 'Tables with 4 seats need 9 guests, but the venue takes at most 8: they can never be reserved',
      },
    ]);
    // Venues of a chain share rules, so a rule may have no table.
    expect(rule(12, 5)).toEqual([]);
  });

  test('reports parties that no table can seat', () => {
    const party = (guests: JsonObject, seat_rules: unknown[] = [], plan: unknown = PLAN) =>
      findings(plan, { venue: { ...VENUE, guests, seat_rules } });
    expect(party({ max: 20 })).toEqual([]);
    expect(party({ max: 21 })).toMatchObject([
      {
        rule: 'party-too-large',
        path: '/areas',
        message: 'Tables open to a party of 21 have only 20 seats: add tables, or take smaller parties',
      },
    ]);
    expect(party({ max: 8 }, [{ seats: 4, min_guests: 3 }])).toMatchObject([
      {
        rule: 'party-too-large',
        path: '/areas',
        message:
          'Tables open to a party of 1, 2 have too few seats, because seat rules exclude tables: add smaller tables, or loosen the rules',
      },
    ]);
    expect(party({ min: 3, max: 8, default: 3 }, [{ seats: 4, min_guests: 3 }])).toEqual([]);
    expect(party({ max: 50 }, [{ seats: 4, min_guests: 3 }]).map(({ message }) => message.slice(0, 32))).toEqual([
      'Tables open to a party of 50 hav',
      'Tables open to a party of 1, 2 h',
    ]);
    // Seats that are not a number do not count.
    expect(
      ofRule(party({ max: 17 }, [], planWith([[...ROOM, 'beds'], 'four'])), 'party-too-large')[0]!.message,
    ).toContain('only 16 seats');
    // One table of two for small parties.
    expect(party({ max: 8 }, [{ seats: 4, min_guests: 3 }], planWith([[...ROOM, 'beds'], 2]))).toEqual([]);
    expect(checkFile('answer', ANSWER, { venue: { ...VENUE, guests: { max: 13 } } })).toMatchObject([
      { rule: 'party-too-large', path: '' },
    ]);
  });

  test('reports tables that close long before the last slot', () => {
    const closing = (time: string) =>
      planWith(...[0, 1, 2, 3, 4].map((n) => [['areas', 0, 'rooms', n, 'available_until'], time] as const));
    expect(findings(closing('19:00'), { venue: VENUE })).toMatchObject([
      {
        rule: 'no-slots',
        path: '/areas',
        message:
          'All tables must be vacated by 19:00, but the last slot is 20:00: shorten the hours, or remove "available_until"',
      },
    ]);
    expect(findings(closing('19:15'), { venue: VENUE })).toEqual([]);
  });

  test('reports seat rules that contradict each other', () => {
    const rules = (...least: number[]) =>
      venue({ seat_rules: least.map((min_guests) => ({ seats: 12, min_guests })) }).map(({ path }) => path);
    expect(rules(5, 6)).toEqual(['/seat_rules/1']);
    expect(rules(5, 5)).toEqual([]);
  });

  test('reports a stay that is longer than the day', () => {
    const stay = (minutes: number) => rulesIn(venue({ stays: [{ name: 'Long', minutes }] }));
    expect([stay(900), stay(915)]).toEqual([[], ['contradictory-settings']]);
  });

  test('reports substitutes that name a category which the plan does not list', () => {
    const paths = (...substitutes: unknown[][]) =>
      ofRule(venue({ substitutes }), 'unknown-category').map(({ path }) => path);
    expect([paths([70, '71']), paths([70, 72], [71, 7])]).toEqual([[], ['/substitutes/0/1', '/substitutes/1/1']]);
    expect(rulesIn(checkFile('venue', { ...VENUE, substitutes: [[70, 72]] }))).toEqual([]);
  });

  test('reports translations of texts that the venue lacks', () => {
    const translated = (text: string) => rulesIn(venue({ translations: { de: { [text]: 'Strand' } } }));
    expect([translated('Beach'), translated('Beech')]).toEqual([[], ['unused-translation']]);
    expect(rulesIn(checkFile('venue', { ...VENUE, translations: { de: { Beech: 'Strand' } } }))).toEqual([]);
  });

  test('reports an accent that is hard to see by day or by night', () => {
    const accents = (accent: string, accent_dark: string) =>
      venue({ theme: { accent, accent_dark } }).map(({ path }) => path);
    expect(accents('#0d5a73', '#9adcf0')).toEqual([]);
    expect(accents('#ffd166', '#20343a')).toEqual(['/theme/accent', '/theme/accent_dark']);
  });
});
