import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../../src/domain/plan/table.ts';
import { canSeat, selectionErrorFor, toggleTable, totalSeats } from '../../../src/domain/booking/selection.ts';
import { validateSelection } from '../../../src/domain/booking/validateSelection.ts';
import type { SeatRule } from '../../../src/domain/booking/venue.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const RULES: readonly SeatRule[] = [{ seats: 12, min_guests: 5 }];

function table(key: string, seats: number, available = true): Table {
  return {
    id: key,
    key,
    name: `Table ${key}`,
    areaId: '1',
    area: 'Lines',
    categoryId: '70',
    category: 'Front line',
    seats,
    minGuests: undefined,
    description: '',
    available,
    color: '#0d5a73',
    box: { x: 0, y: 0, width: 10, height: 10 },
    rotation: 0,
    shape: 'rect',
    texts: {},
    access: undefined,
    joins: undefined,
    taken: undefined,
    takenOn: undefined,
    picture: undefined,
    viewPicture: undefined,
    price: undefined,
    availableUntil: undefined,
  };
}

const mapOf = (tables: readonly Table[]): ReadonlyMap<string, Table> => new Map(tables.map((each) => [each.key, each]));

describe('a tap on a table', () => {
  const [two, four, twelve, taken] = [
    table('two', 2),
    table('four', 4),
    table('twelve', 12),
    table('taken', 4, false),
  ] as const;
  const tables = mapOf([two, four, twelve, taken]);
  const tap = (tapped: Table, selected: readonly string[], guests: number) =>
    toggleTable(tapped, selected, tables, guests, RULES);

  test('a tap on a table appends an available table to the selection', () => {
    expect(tap(four, ['two'], 6)).toMatchObject({ ok: true, added: true, selected: ['two', 'four'] });
  });

  test('a tap on a table releases a selected table, and keeps the order of the others', () => {
    expect(tap(four, ['two', 'four', 'twelve'], 6)).toMatchObject({
      ok: true,
      added: false,
      selected: ['two', 'twelve'],
    });
  });

  test('a tap on a table is refused first of all if the table is taken', () => {
    expect(tap(taken, ['four'], 2)).toEqual({ ok: false, error: { type: 'unavailable' } });
  });

  test('a tap on a table is refused if the selected seats cover the guests', () => {
    expect(tap(two, ['four'], 4)).toEqual({ ok: false, error: { type: 'enough-seats' } });
    expect(tap(two, ['four'], 5)).toMatchObject({ ok: true });
  });

  test('a tap on a table is refused for a 12-seat table and four guests, allowed for five', () => {
    expect(tap(twelve, [], 4)).toEqual({ ok: false, error: { type: 'party-too-small', seats: 12, minGuests: 5 } });
    expect(tap(twelve, [], 5)).toMatchObject({ ok: true });
  });

  test('a tap on a table follows the minimum of the table rather than the rule for its seats', () => {
    const own = { ...four, minGuests: 3 };
    const relaxed = { ...twelve, minGuests: 2 };
    const tapOwn = (tapped: Table, guests: number) => toggleTable(tapped, [], mapOf([tapped]), guests, RULES);
    expect(tapOwn(own, 2)).toEqual({ ok: false, error: { type: 'party-too-small', seats: 4, minGuests: 3 } });
    expect([tapOwn(own, 3), tapOwn(relaxed, 2)]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(validateSelection([own], 2, RULES)).toEqual({ type: 'party-too-small', seats: 4, minGuests: 3 });
    expect(validateSelection([relaxed], 2, RULES)).toBeUndefined();
  });

  test('a tap on a table is refused, before all else, for a table that is not reserved online', () => {
    const closed = { ...four, available: false, access: 'walk_in' as const };
    expect(toggleTable(closed, [], tables, 4, RULES)).toEqual({
      ok: false,
      error: { type: 'not-online', access: 'walk_in' },
    });
  });

  test('a tap on a table chooses and releases all tables of a group together', () => {
    const joining = { group: [two, four], seatsOf: () => 8 };
    const toggled = (selected: readonly string[]) => toggleTable(two, selected, tables, 7, RULES, undefined, joining);
    expect(toggled([])).toMatchObject({ ok: false, error: { type: 'enough-seats' } });
    expect(toggleTable(two, [], tables, 9, RULES, undefined, joining)).toMatchObject({ selected: ['two', 'four'] });
    expect(toggled(['twelve', 'two', 'four'])).toMatchObject({ added: false, selected: ['twelve'] });
  });

  test('a tap on a table is refused if the table closes too soon for the visit', () => {
    const closing = { ...two, availableUntil: 1080 };
    const tapAt = (time: number, selected: readonly string[] = []) =>
      toggleTable(closing, selected, tables, 2, RULES, { time, minStay: 60 });
    expect(tapAt(1020)).toMatchObject({ ok: true });
    expect(tapAt(1021)).toEqual({ ok: false, error: { type: 'closes-too-soon', until: 1080 } });
    expect(tapAt(1021, ['four'])).toEqual({ ok: false, error: { type: 'closes-too-soon', until: 1080 } });
    expect(tapAt(1021, ['two'])).toMatchObject({ ok: true, added: false });
    expect(toggleTable({ ...closing, available: false }, [], tables, 2, RULES, { time: 1021, minStay: 60 })).toEqual({
      ok: false,
      error: { type: 'unavailable' },
    });
  });

  test('a tap on a table is not refused for the time if the table never closes, or no visit is planned', () => {
    expect(toggleTable(two, [], tables, 2, RULES, { time: 1440, minStay: 60 })).toMatchObject({ ok: true });
    expect(toggleTable({ ...two, availableUntil: 0 }, [], tables, 2, RULES)).toMatchObject({ ok: true });
  });

  test('a tap on a table releases any selected table, even one that is lost or no longer suits the party', () => {
    expect(tap(taken, ['taken'], 2)).toMatchObject({ ok: true, added: false, selected: [] });
    expect(tap(twelve, ['twelve', 'two'], 2)).toMatchObject({ ok: true, added: false, selected: ['two'] });
  });

  test('counts no seats for an unknown key', () => {
    expect(tap(two, ['gone'], 2)).toMatchObject({ ok: true, added: true, selected: ['gone', 'two'] });
  });

  test('applies any number of rules, and reports the broken one', () => {
    const rules = [
      { seats: 8, min_guests: 4 },
      { seats: 12, min_guests: 3 },
      { seats: 12, min_guests: 5 },
    ];
    expect(selectionErrorFor(table('a', 12), 0, 3, rules)).toEqual({
      type: 'party-too-small',
      seats: 12,
      minGuests: 5,
    });
    expect(selectionErrorFor(table('a', 8), 0, 3, rules)).toEqual({
      type: 'party-too-small',
      seats: 8,
      minGuests: 4,
    });
    expect(selectionErrorFor(table('a', 10), 0, 1, rules)).toBeUndefined();
  });
});

test('a party finds seats if the tables that it may take have enough together', () => {
  const free = [table('a', 2), table('b', 4), { ...table('c', 12), availableUntil: 1080 }];
  const seats = (guests: number, time = 720, tables = free) => canSeat(tables, guests, RULES, { time, minStay: 60 });
  expect([seats(4), seats(6), seats(7), seats(18), seats(19)]).toEqual([true, true, true, true, false]);
  // The large table closes too soon, and is none for four.
  expect([seats(6, 1021), seats(7, 1021)]).toEqual([true, false]);
  expect(seats(4, 720, [table('c', 12)])).toBe(false);
});

const plan = fc
  .array(fc.record({ seats: fc.constantFrom(1, 2, 2, 4, 6, 12), available: fc.boolean() }), {
    minLength: 1,
    maxLength: 9,
  })
  .map((seats) => seats.map((each, n) => table(String(n), each.seats, each.available)));
const taps = fc.array(fc.nat({ max: 8 }), { maxLength: 30 });
const guests = fc.integer({ min: 1, max: 10 });

describe('any sequence of taps', () => {
  test('any sequence of taps follows the rules, like a simple model', () => {
    fc.assert(
      fc.property(plan, taps, guests, (tables, sequence, party) => {
        let selected: readonly string[] = [];
        const model: Table[] = [];
        for (const tapped of sequence.flatMap((n) => tables[n] ?? [])) {
          const before = selected;
          const seats = model.reduce((sum, each) => sum + each.seats, 0);
          const toggle = toggleTable(tapped, selected, mapOf(tables), party, RULES);
          if (toggle.ok) selected = toggle.selected;

          if (model.includes(tapped)) model.splice(model.indexOf(tapped), 1);
          else if (tapped.available && seats < party && (tapped.seats !== 12 || party >= 5)) model.push(tapped);
          else expect(selected).toBe(before);
          expect(selected).toEqual(model.map((each) => each.key));
        }
        expect(model.every((each) => each.available)).toBe(true);
        expect(new Set(selected).size).toBe(selected.length);
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });

  test('any sequence of taps ends in a valid selection once it seats the party', () => {
    fc.assert(
      fc.property(plan, taps, guests, (tables, sequence, party) => {
        const map = mapOf(tables);
        let selected: readonly string[] = [];
        for (const tapped of sequence.flatMap((n) => tables[n] ?? [])) {
          const toggle = toggleTable(tapped, selected, map, party, RULES);
          if (toggle.ok) selected = toggle.selected;
          const chosen = selected.map((key) => map.get(key)!);
          const error = validateSelection(chosen, party, RULES);
          if (totalSeats(chosen) >= party) expect(error).toBeUndefined();
          else
            expect(error).toEqual(
              chosen.length === 0 ? { type: 'none' } : { type: 'too-few-seats', seats: totalSeats(chosen) },
            );
        }
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });

  test('any sequence of taps releases only the tapped table after the party size changed', () => {
    fc.assert(
      fc.property(plan, fc.array(fc.tuple(fc.nat({ max: 8 }), guests), { maxLength: 30 }), (tables, sequence) => {
        let selected: readonly string[] = [];
        for (const [n, party] of sequence) {
          const tapped = tables[n];
          if (!tapped) continue;
          const toggle = toggleTable(tapped, selected, mapOf(tables), party, RULES);
          const next: readonly string[] = toggle.ok ? toggle.selected : selected;
          expect(next.filter((key) => key !== tapped.key)).toEqual(selected.filter((key) => key !== tapped.key));
          if (selected.includes(tapped.key)) expect(next).not.toContain(tapped.key);
          selected = next;
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

/** Whether taps in some order can select exactly these tables for this party. */
function isReachable(chosen: readonly Table[], party: number): boolean {
  if (chosen.length === 0) return true;
  return chosen.some((last) => {
    const others = chosen.filter((each) => each !== last);
    return selectionErrorFor(last, totalSeats(others), party, RULES) === undefined && isReachable(others, party);
  });
}

describe('a complete selection', () => {
  test('a complete selection is valid exactly if some order of taps reaches it and it seats the party', () => {
    const chosen = fc
      .array(fc.constantFrom(1, 2, 3, 4, 6, 12), { maxLength: 5 })
      .map((seats) => seats.map((each, n) => table(String(n), each)));
    fc.assert(
      fc.property(chosen, guests, (tables, party) => {
        const allowed = tables.length > 0 && totalSeats(tables) >= party && isReachable(tables, party);
        expect(validateSelection(tables, party, RULES) === undefined).toBe(allowed);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  test.each([
    ['nothing', [], 2, { type: 'none' }],
    ['the same table twice', [table('a', 2), table('a', 2)], 4, { type: 'twice' }],
    ['a 12-seat table for four', [table('a', 12)], 4, { type: 'party-too-small', seats: 12, minGuests: 5 }],
    ['too few seats', [table('a', 2)], 3, { type: 'too-few-seats', seats: 2 }],
    ['a table more than needed', [table('a', 2), table('b', 2), table('c', 2)], 4, { type: 'too-many-seats' }],
    ['a large table behind small ones', [table('a', 2), table('b', 6)], 3, undefined],
    ['just enough seats', [table('a', 2), table('b', 2)], 4, undefined],
  ])('a complete selection is validated with %s', (_, chosen, party, error) =>
    expect(validateSelection(chosen, party, RULES)).toEqual(error),
  );

  test('a complete selection is checked for 200 tables without trying every order', () => {
    expect(
      validateSelection(
        Array.from({ length: 200 }, (_, n) => table(String(n), 1)),
        200,
        RULES,
      ),
    ).toBeUndefined();
  });
});
