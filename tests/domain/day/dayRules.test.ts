import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import { afterDayEnd, hasDayEnded } from '../../../src/domain/day/dayEnd.ts';
import { coversPerSlot, countCovers, hasRoom } from '../../../src/domain/day/covers.ts';
import { type Holder, blockedSlots, occupiedTables } from '../../../src/domain/day/occupiedTables.ts';
import { type Seeker, type TableRules, offerMoves, offerTables } from '../../../src/domain/day/offers.ts';
import { takeAnyway } from '../../../src/domain/day/takeAnyway.ts';
import { PARTY_STATUSES, type Party, type Visit } from '../../../src/domain/day/party.ts';
import {
  type VisitRules,
  changeStatus,
  endingAt,
  expectedEnd,
  heldSlots,
  holdLeft,
  holdsTables,
  isGoneBy,
  minutesLate,
  minutesLeft,
  turnTime,
} from '../../../src/domain/day/visit.ts';
import { findBookedTwice } from '../../../src/domain/day/bookedTwice.ts';
import { nextForTables, quoteMinutes } from '../../../src/domain/day/waiting.ts';
import { type Table, tableFromRoom } from '../../../src/domain/plan/table.ts';
import { everyDay } from '../../support/opening.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const DATE = '2026-11-21';
const TIME_ZONE = 'Europe/Berlin';
const MINUTE_MS = 60_000;
const BY_STAY: VisitRules = {
  occupancy: 'stay',
  opening: everyDay({ first: 0, last: 21 * 60 }),
  timeZone: TIME_ZONE,
  turnTimes: [
    { guests: 2, minutes: 90 },
    { guests: 6, minutes: 150 },
  ],
  stays: [{ minutes: 120 }],
};
const NO_RULES: TableRules = { substitutes: [], tableAccess: {} };
const BY_DATE: VisitRules = { ...BY_STAY, occupancy: 'date' };

const at = (hour: number, minute = 0): number => zonedTimeToInstant(DATE, hour * 60 + minute, TIME_ZONE);
const visitOf = (facts: Partial<Visit> = {}): Visit => ({
  revision: 3,
  date: DATE,
  time: 19 * 60,
  stay: 120,
  guests: 2,
  tables: ['1'],
  status: 'reserved',
  arrived: 0,
  statusAt: 0,
  seatedAt: null,
  leftAt: null,
  cancelled: false,
  heldUntil: null,
  keptAt: null,
  ...facts,
});
const tableAt = (id: number, x: number, seats: number, category = 'dinner', until?: string): Table =>
  tableFromRoom(
    {
      id,
      name: `Table ${id}`,
      beds: seats,
      coordinates: { x, y: 0, width: 40, height: 40 },
      ...(until === undefined ? {} : { available_until: until }),
    },
    { areaId: '1', area: 'Terrace', categoryId: category, category, available: true },
  );
const slotOf = (hour: number, minute = 0): number => (hour * 60 + minute) / 15;

it('the venue is told of parties and blocks that have a table at the same time, whoever came first in front', () => {
  const partyAt = (id: number, facts: Partial<Visit>): Party => ({ ...visitOf(facts), id, name: `${id}` }) as Party;
  const block = { id: 9, tables: ['2'], from: DATE, until: DATE, fromTime: 1200, untilTime: 1260, reason: 'Paint' };
  const parties = [
    partyAt(2, { tables: ['1', '2'] }),
    partyAt(1, { time: 20 * 60 }),
    partyAt(3, { tables: ['2'], status: 'left' }),
    partyAt(4, { time: 22 * 60 }),
  ];
  const day = { date: DATE, parties, blocks: [block, { ...block, id: -1, tables: ['1'] }] };
  const found = findBookedTwice(day, BY_STAY).map(({ party, other, tables }) => [party.id, other.id, tables]);
  expect(found).toEqual([
    [2, 1, ['1']],
    [2, 9, ['2']],
  ]);
});

describe('a visit', () => {
  it('a visit moves on, and back where somebody has tapped by mistake', () => {
    const moved = (visit: Visit, status: Visit['status'], arrived?: number): Visit => {
      const result = changeStatus(visit, { status, arrived }, at(19, 5));
      if (!result.ok) throw new Error(result.error);
      return result.visit;
    };
    const arrived = moved(visitOf({ guests: 4 }), 'arrived', 3);
    expect(arrived).toMatchObject({ status: 'arrived', arrived: 3, revision: 4, statusAt: at(19, 5) });
    expect([0, 9].map((count) => moved(visitOf({ guests: 4 }), 'arrived', count).arrived)).toEqual([1, 4]);
    const seated = moved(arrived, 'seated');
    expect(seated).toMatchObject({ status: 'seated', arrived: 4, seatedAt: at(19, 5), leftAt: null });
    const left = moved(seated, 'left');
    expect(left).toMatchObject({ status: 'left', arrived: 4, seatedAt: at(19, 5), leftAt: at(19, 5) });
    expect(moved(left, 'seated')).toMatchObject({ status: 'seated', leftAt: null });
    expect(moved(arrived, 'reserved')).toMatchObject({ arrived: 0, seatedAt: null });
    expect(moved(visitOf({ status: 'no_show' }), 'seated')).toMatchObject({ status: 'seated' });
  });

  it('a visit cannot be seated without a table, skip to its end, or go on once it is canceled', () => {
    expect(changeStatus(visitOf({ tables: [] }), { status: 'seated' }, 0)).toEqual({ ok: false, error: 'no_table' });
    expect(changeStatus(visitOf(), { status: 'left' }, 0)).toEqual({ ok: false, error: 'wrong_status' });
    expect(changeStatus(visitOf({ cancelled: true }), { status: 'arrived' }, 0)).toEqual({
      ok: false,
      error: 'cancelled',
    });
  });

  it('a visit stays as it is, revision and all, if it is there already', () => {
    const visit = visitOf({ status: 'arrived', arrived: 2 });
    expect(changeStatus(visit, { status: 'arrived' }, at(20))).toEqual({ ok: true, visit });
  });

  it('a visit holds the slots of its stay, from the moment it sits down', () => {
    expect(heldSlots(visitOf(), BY_STAY, '1')).toEqual([76, 77, 78, 79, 80, 81, 82, 83]);
    const early = heldSlots(visitOf({ status: 'seated', seatedAt: at(18, 40) }), BY_STAY, '1');
    expect([early[0], early.at(-1)]).toEqual([slotOf(18, 30), slotOf(20, 45)]);
    const late = heldSlots(visitOf({ status: 'seated', seatedAt: at(19, 40) }), BY_STAY, '1');
    expect([late[0], late.at(-1)]).toEqual([slotOf(19), slotOf(20, 45)]);
    expect(heldSlots(visitOf({ stay: null }), BY_DATE, '1')).toEqual([-1]);
  });

  it('a visit holds nothing once it has left, has not come, or is canceled', () => {
    for (const status of PARTY_STATUSES) {
      const isOver = status === 'left' || status === 'no_show';
      expect([status, holdsTables({ status, cancelled: false })]).toEqual([status, !isOver]);
      expect(heldSlots(visitOf({ status, cancelled: true }), BY_DATE, '1')).toEqual([]);
    }
  });

  it('a visit tells how long it still has, and how late it is', () => {
    const seated = visitOf({ status: 'seated', seatedAt: at(19, 20) });
    expect(minutesLeft(seated, BY_STAY, at(20, 50))).toBe(10);
    // Without a promised end, the turn time counts from when the party sat down.
    expect(minutesLeft({ ...seated, stay: null }, BY_STAY, at(20, 55))).toBe(-5);
    expect(minutesLeft(visitOf(), BY_STAY, at(20))).toBeUndefined();
    // In the night of a clock change, until the time that was promised; a turn time passes in any case.
    const seatedAt = Date.parse('2027-03-28T00:30:00Z');
    const night = { ...seated, date: '2027-03-28', time: 90, stay: 120, seatedAt };
    expect(minutesLeft(night, BY_STAY, seatedAt)).toBe(60);
    expect(minutesLeft({ ...night, stay: null }, BY_STAY, seatedAt)).toBe(90);
    expect([at(18, 59), at(19), at(19, 7)].map((now) => minutesLate(visitOf(), TIME_ZONE, now))).toEqual([
      undefined,
      undefined,
      7,
    ]);
    expect(minutesLate(visitOf({ status: 'arrived' }), TIME_ZONE, at(20))).toBeUndefined();
    expect(holdLeft(visitOf(), 15, TIME_ZONE, at(19, 5))).toBe(10 * MINUTE_MS);
    expect(holdLeft(visitOf(), 15, TIME_ZONE, at(19, 20))).toBe(-5 * MINUTE_MS);
    expect(holdLeft(visitOf(), 15, TIME_ZONE, at(18))).toBeUndefined();
  });

  it('a visit ends when staff say so, and begins when it sat down if that is before its time', () => {
    expect(endingAt(visitOf(), 20 * 60, TIME_ZONE)).toMatchObject({ time: 19 * 60, stay: 60 });
    const early = visitOf({ status: 'seated', seatedAt: at(18, 10), stay: null });
    expect(endingAt(early, 18 * 60 + 45, TIME_ZONE)).toMatchObject({ time: 18 * 60 + 10, stay: 35 });
  });

  it('a visit is over by then if the turn time says so, unless its guests have chosen their stay', () => {
    const couple = visitOf({ time: 19 * 60 + 15 });
    expect([20 * 60 + 45, 20 * 60 + 44].map((time) => isGoneBy(couple, time, BY_STAY))).toEqual([true, false]);
    expect(isGoneBy({ ...couple, stay: 240 }, 21 * 60, BY_STAY)).toBe(false);
    expect(isGoneBy({ ...couple, stay: null }, 21 * 60, BY_STAY)).toBe(false);
  });

  it('a visit has a turn time by its size, or the first stay on offer', () => {
    expect([1, 2, 3, 6, 9].map((guests) => turnTime(guests, BY_STAY))).toEqual([90, 90, 150, 150, 150]);
    expect(turnTime(2, { ...BY_STAY, turnTimes: [] })).toBe(120);
    expect(turnTime(2, { ...BY_STAY, turnTimes: [], stays: [] })).toBeNull();
  });
});

describe('the end of a day', () => {
  const rules = { ...BY_STAY, opening: everyDay({ first: 0, last: 21 * 60 }) };
  const statusAt = (facts: Partial<Visit>, now: number): string => afterDayEnd(visitOf(facts), rules, now).status;

  it('the end of a day lets whom nobody marked have come and left, once the last visit is over', () => {
    expect(statusAt({ time: 12 * 60 }, at(22, 29))).toBe('reserved');
    expect(statusAt({ time: 12 * 60 }, at(22, 30))).toBe('left');
    expect(statusAt({ status: 'confirmed', guests: 6 }, at(23, 29))).toBe('confirmed');
    expect(statusAt({ status: 'confirmed', guests: 6 }, at(23, 30))).toBe('left');
    expect(statusAt({ time: 22 * 60, stay: 90 }, at(23, 29)), 'kept outside the hours').toBe('reserved');
    expect(statusAt({ time: 22 * 60, stay: null, guests: 2 }, at(23, 30))).toBe('left');
    expect(statusAt({ status: 'no_show' }, at(24)), 'marked by staff').toBe('no_show');
  });

  it('the end of a day leaves guests at their tables until midnight, and beyond while the venue seats others', () => {
    for (const status of ['arrived', 'seated'] as const) {
      expect(statusAt({ status }, at(23, 59))).toBe(status);
      expect(statusAt({ status }, at(24))).toBe('left');
      const untilLate = { ...rules, opening: everyDay({ first: 0, last: 24 * 60 }) };
      expect(afterDayEnd(visitOf({ status }), untilLate, at(25)).status).toBe(status);
      expect(afterDayEnd(visitOf({ status }), untilLate, at(26)).status).toBe('left');
    }
  });

  it('the end of a day changes nothing else: nobody is late any more, and all count but no-shows', () => {
    const visits = [
      visitOf(),
      visitOf({ status: 'seated', guests: 3 }),
      visitOf({ cancelled: true }),
      visitOf({ status: 'no_show' }),
    ];
    const ended = visits.map((visit) => afterDayEnd(visit, rules, at(7 * 24)));
    expect(ended).toEqual([{ ...visits[0], status: 'left' }, { ...visits[1], status: 'left' }, visits[2], visits[3]]);
    for (const visit of ended) expect(minutesLate(visit, TIME_ZONE, at(7 * 24))).toBeUndefined();
    expect(countCovers(ended)).toBe(visits[0]!.guests + 3);
    expect(hasDayEnded(visits[0]!, rules, at(19))).toBe(false);
  });
});

describe('the guests of a date', () => {
  const visits = [
    visitOf({ guests: 4 }),
    visitOf({ guests: 2, time: 19 * 60 + 10 }),
    visitOf({ guests: 3, time: 19 * 60 + 15 }),
    visitOf({ guests: 7, status: 'no_show' }),
    visitOf({ guests: 9, cancelled: true }),
    visitOf({ guests: 5, time: 17 * 60, status: 'left', seatedAt: at(17), leftAt: at(19, 20) }),
  ];

  it('the guests of a date are limited for each quarter of an hour', () => {
    for (const time of [19 * 60, 19 * 60 + 14]) {
      expect(hasRoom(visits, time, 2, 8)).toBe(true);
      expect(hasRoom(visits, time, 3, 8)).toBe(false);
    }
    expect(hasRoom(visits, 19 * 60 + 15, 5, 8)).toBe(true);
    expect(hasRoom(visits, 19 * 60, 300, null)).toBe(true);
  });

  it('the guests of a date are there from their time to their end', () => {
    const covers = coversPerSlot(visits, BY_STAY, 18 * 60 + 45, 21 * 60 + 15);
    expect(covers.map(({ coming }) => coming)).toEqual([0, 6, 3, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(covers.map(({ present }) => present)).toEqual([5, 11, 14, 9, 9, 9, 9, 9, 9, 5, 0]);
  });
});

describe('tables', () => {
  const tables = [tableAt(1, 0, 2), tableAt(2, 60, 2), tableAt(3, 300, 4), tableAt(4, 600, 4), tableAt(5, 900, 8)];
  const byKey = new Map(tables.map((table) => [table.key, table]));
  const seven: Holder = { party: 7, visit: visitOf() };
  const moverOf = (party: number, facts: Partial<Visit>) => ({
    party,
    source: 'online' as const,
    visit: visitOf(facts),
  });
  const storm: Holder = {
    block: 3,
    facts: { tables: ['2', '3'], from: DATE, until: '2026-11-23', fromTime: 20 * 60, untilTime: 21 * 60 },
  };

  it('tables collide where two hold the same slot', () => {
    const occupied = occupiedTables([seven, storm], DATE, BY_STAY);
    expect(occupied.collisions(['1', '2'], () => [slotOf(20, 45)])).toEqual([
      { table: '1', holder: seven },
      { table: '2', holder: storm },
    ]);
    expect(occupied.collisions(['1', '2'], () => [slotOf(21)])).toEqual([]);
    expect(occupied.isFree('2', [slotOf(19, 45)])).toBe(true);
    expect(occupiedTables([seven], '2026-11-22', BY_STAY).isFree('1', [slotOf(19)])).toBe(true);
  });

  it('tables are blocked on every date of a block, for its hours or as long as the venue lets a table', () => {
    const { facts } = storm;
    expect(blockedSlots(facts, '2026-11-23', BY_STAY, '2')).toEqual([80, 81, 82, 83]);
    expect(blockedSlots(facts, '2026-11-23', BY_DATE, '2')).toEqual([-1]);
    expect(blockedSlots(facts, '2026-11-24', BY_STAY, '2')).toEqual([]);
    expect(blockedSlots({ ...facts, fromTime: null, untilTime: null }, DATE, BY_STAY, '2')).toHaveLength(97);
  });

  it('tables are never given to two by the moves on offer, whichever each party takes', () => {
    const visit = fc.record({
      guests: fc.integer({ min: 1, max: 8 }),
      time: fc.integer({ min: 17 * 4, max: 21 * 4 }).map((slot) => slot * 15),
    });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 8 }), (visits) => {
        const movers = visits.map((facts, party) => moverOf(party, { ...facts, tables: [] }));
        const empty = occupiedTables([], DATE, BY_STAY);
        const taken = [...offerMoves(movers, byKey, () => empty, { ...BY_STAY, ...NO_RULES })].flatMap(
          ([party, offers]) =>
            offers
              .flat()
              .flatMap((key) => heldSlots(movers[party]!.visit, BY_STAY, key).map((slot) => `${key} ${slot}`)),
        );
        expect(new Set(taken).size).toBe(taken.length);
      }),
      { seed: SEED },
    );
  });

  it('tables are offered to the parties of a block without a collision, to large ones first', () => {
    const movers = [
      moverOf(1, { guests: 3, tables: ['3'] }),
      moverOf(2, { guests: 7, tables: ['4'] }),
      moverOf(3, { guests: 4, tables: ['3'], time: 22 * 60 }),
    ];
    const occupied = occupiedTables([storm, { party: 7, visit: visitOf({ tables: ['4'] }) }], DATE, BY_STAY);
    // The two tables for two are blocked, and the one for four is taken until 21:00.
    expect([...offerMoves(movers, byKey, () => occupied, { ...BY_STAY, ...NO_RULES })]).toEqual([
      [1, []],
      [2, [['5']]],
      [3, [['3'], ['4'], ['1', '2']]],
    ]);
  });
});

describe('tables on offer', () => {
  const seeker = (facts: Partial<Seeker> = {}): Seeker => ({
    guests: 2,
    time: 19 * 60,
    source: 'online',
    near: [],
    ...facts,
  });
  const tables = [
    tableAt(1, 0, 4),
    tableAt(2, 60, 4),
    tableAt(3, 300, 2, 'sunbed'),
    tableAt(4, 360, 2, 'sunbed'),
    tableAt(5, 600, 2, 'sofa'),
    tableAt(6, 660, 2, 'stool'),
    tableAt(7, 720, 2, 'stool'),
  ];
  const rules: TableRules = { substitutes: [['dinner', 'sofa']], tableAccess: { 6: 'walk_in', 7: 'in_house' } };

  it('tables on offer suit by their seats, then by how near they are, and each is offered once', () => {
    const row = [tableAt(1, 0, 2), tableAt(2, 60, 2), tableAt(3, 300, 4), tableAt(4, 600, 4), tableAt(5, 900, 8)];
    expect(offerTables(row, seeker({ guests: 4, near: [tableAt(9, 650, 2)] }), NO_RULES)).toEqual([
      ['4'],
      ['3'],
      ['1', '2'],
    ]);
    expect(offerTables(row, seeker({ guests: 9 }), NO_RULES)).toEqual([]);
  });

  it('tables on offer are of the kind that the party has, then of those that stand in for it, and of no other', () => {
    const diners = seeker({ near: [tableAt(9, 500, 2)] });
    expect(offerTables(tables, diners, rules)).toEqual([['2'], ['1'], ['5']]);
    expect(offerTables(tables, diners, NO_RULES)).toEqual([['2'], ['1']]);
    expect(offerTables(tables, seeker({ near: [tableAt(9, 500, 2, 'sofa')] }), rules)).toEqual([['5'], ['2'], ['1']]);
    expect(offerTables(tables, seeker({ guests: 4, near: [tableAt(9, 0, 4, 'sofa')] }), NO_RULES)).toEqual([]);
  });

  it('tables on offer are of one kind each for a party that has none, in the order of the plan', () => {
    expect(offerTables(tables, seeker({ guests: 4 }), rules, 9)).toEqual([['1'], ['2'], ['3', '4']]);
    expect(offerTables(tables.slice(3), seeker({ guests: 4, source: 'walk_in' }), rules)).toEqual([['6', '7']]);
  });

  it('tables on offer are for guests who come that way, and at a time at which the tables can be had', () => {
    const stools = tables.slice(5);
    expect(offerTables(stools, seeker(), rules)).toEqual([]);
    expect(offerTables(stools, seeker({ source: 'staff' }), rules)).toEqual([['7']]);
    expect(offerTables(stools, seeker({ source: 'walk_in' }), rules)).toEqual([['6'], ['7']]);
    expect(offerTables(stools, seeker({ near: [stools[0]!] }), rules)).toEqual([['6']]);
    const large = { ...tableAt(4, 300, 4), minGuests: 3 };
    expect([2, 3].map((guests) => offerTables([large], seeker({ guests }), rules))).toEqual([[], [['4']]]);
    const sunbeds = [tableAt(3, 300, 2, 'sunbed', '18:00')];
    expect([17, 18].map((hour) => offerTables(sunbeds, seeker({ time: hour * 60 }), rules))).toEqual([[['3']], []]);
  });
});

describe('tables that staff take anyway', () => {
  const ORDER: Visit = visitOf({ tables: ['1', '2'], time: 19 * 60 });
  const take = (visit: Partial<Visit>, other: Partial<Visit>, rules = BY_STAY, now = at(19)) => {
    const taken = takeAnyway({ ...ORDER, ...visit }, [{ party: 7, visit: visitOf(other) }], rules, now);
    const after = taken?.others.get(7);
    return taken && [taken.visit.stay, after && [after.time, after.stay, after.tables, after.status]];
  };

  it('tables that staff take anyway are free again when the next party comes', () => {
    expect(take({}, { time: 20 * 60, tables: ['2'] })).toEqual([60, undefined]);
    expect(take({}, { time: 21 * 60, tables: ['2'] })).toEqual([120, undefined]);
  });

  it('tables that staff take anyway are free when the party before has to leave, or has left', () => {
    expect(take({}, { time: 18 * 60 })).toEqual([120, [18 * 60, 60, ['1'], 'reserved']]);
    const sitting = { time: 18 * 60, status: 'seated', seatedAt: at(18) } as const;
    expect(take({}, sitting)).toEqual([120, [18 * 60, 60, ['1'], 'seated']]);
    expect(take({ status: 'seated', seatedAt: at(19) }, sitting)).toEqual([120, [18 * 60, 120, ['1'], 'left']]);
    // Who stays longer than promised has the table until then.
    expect(take({}, { ...sitting, stay: 30 }, BY_STAY, at(19, 5))).toEqual([120, [18 * 60, 60, ['1'], 'seated']]);
  });

  it('tables that staff take anyway are given up by a party that comes at the same time, but not by one that sits there', () => {
    expect(take({}, { tables: ['2', '3'] })).toEqual([120, [19 * 60, 120, ['3'], 'reserved']]);
    expect(take({}, { status: 'seated', seatedAt: at(19) })).toBeUndefined();
    expect(take({ stay: null }, { stay: null, time: 12 * 60 }, BY_DATE)).toEqual([
      null,
      [12 * 60, null, [], 'reserved'],
    ]);
  });

  it('tables that staff take anyway are not those that are held for an answer', () => {
    expect(take({}, { time: 18 * 60, heldUntil: at(20) })).toBeUndefined();
  });

  it('tables that staff take anyway never leave one slot to two', () => {
    const visit = fc.record({
      time: fc.integer({ min: 70, max: 84 }).map((slot) => slot * 15 + (slot % 3) * 5),
      stay: fc.option(fc.integer({ min: 1, max: 200 })),
      tables: fc.subarray(['1', '2', '3'], { minLength: 1 }),
      status: fc.constantFrom('reserved' as const, 'seated' as const),
    });
    const now = at(19, 7);
    const toVisit = ({ status, ...facts }: { status: 'reserved' | 'seated' }): Visit =>
      visitOf({ ...facts, status, seatedAt: status === 'seated' ? now : null });
    fc.assert(
      fc.property(visit, fc.array(visit, { maxLength: 5 }), (wanted, others) => {
        const parties = others.map((facts, party) => ({ party, visit: toVisit(facts) }));
        const taken = takeAnyway(toVisit(wanted), parties, BY_STAY, now);
        if (!taken) return;
        const own = new Set(heldSlots(taken.visit, BY_STAY, '1'));
        expect(own.size).toBeGreaterThan(0);
        for (const party of parties) {
          const after = taken.others.get(party.party) ?? party.visit;
          const shares = after.tables.some((key) => taken.visit.tables.includes(key));
          expect(shares && heldSlots(after, BY_STAY, '1').some((slot) => own.has(slot))).toBe(false);
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('a waiting party', () => {
  const tables = [tableAt(1, 0, 2), tableAt(2, 400, 4)];
  const now = at(19);
  const seated = (facts: Partial<Visit>): Holder => ({
    party: 1,
    visit: visitOf({ status: 'seated', seatedAt: at(18), time: 18 * 60, ...facts }),
  });
  const holders = [seated({ tables: ['1'], stay: 75 }), seated({ tables: ['2'], stay: 120, guests: 4 })];
  const facts = { date: DATE, tables, holders, ahead: [], rules: { ...BY_STAY, substitutes: [] }, now };

  it('a waiting party is quoted the time at which tables for it become free', () => {
    expect(quoteMinutes(2, facts)).toBe(15);
    expect(quoteMinutes(4, facts)).toBe(60);
    expect(quoteMinutes(7, facts)).toBeUndefined();
    expect(quoteMinutes(2, { ...facts, holders: [] })).toBe(0);
  });

  it('a waiting party waits for those ahead of it', () => {
    expect(quoteMinutes(2, { ...facts, ahead: [2] })).toBe(60);
    expect(quoteMinutes(2, { ...facts, ahead: [2, 9] })).toBe(60);
  });

  it('a waiting party is not told that somebody who stays too long will leave', () => {
    const overstaying = seated({ tables: ['1'], stay: 30 });
    expect(quoteMinutes(2, { ...facts, holders: [overstaying, holders[1]!] })).toBe(60);
    expect(quoteMinutes(2, { ...facts, holders: [overstaying, seated({ tables: ['2'], stay: 60 })] })).toBeUndefined();
  });

  it('a waiting party is promised no table that others have by the day, before they come or after they leave', () => {
    const rules = { ...facts.rules, tableOccupancy: { 1: 'days', 2: 'days' } as const };
    const byDay = [visitOf({ tables: ['1'], time: 23 * 60 }), visitOf({ tables: ['2'], time: 8 * 60 })];
    const taken = byDay.map((visit, party) => ({ party, visit }));
    expect(quoteMinutes(2, { ...facts, rules, holders: taken })).toBeUndefined();
    expect(quoteMinutes(2, { ...facts, rules, holders: taken.slice(1) })).toBe(0);
    expect(quoteMinutes(2, { ...facts, rules, ahead: [2], holders: taken.slice(1) })).toBeUndefined();
  });

  it('a waiting party gets tables in turn if they suit it and it can be reached', () => {
    const entry = (
      joinedAt: number,
      guests: number,
      state: 'waiting' | 'left' = 'waiting',
      email = 'a@example.com',
    ) => ({
      joinedAt,
      guests,
      state,
      email,
    });
    const list = [entry(5, 2), entry(1, 2, 'left'), entry(2, 6), entry(3, 2, 'waiting', ''), entry(4, 3)];
    expect(nextForTables(list, [{ key: '1', seats: 4 }])).toBe(list[4]);
    expect(nextForTables(list, [{ key: '1', seats: 2 }])).toBe(list[0]);
    expect(
      nextForTables(list, [
        { key: '1', seats: 2 },
        { key: '2', seats: 4 },
      ]),
    ).toBe(list[2]);
    expect(nextForTables(list, [{ key: '1', seats: 1 }])).toBeUndefined();
  });
});

it('a visit by the day lasts until the end of each, whatever stay the guest has chosen', () => {
  const tables = { '2': 'days' } as const;
  const rules: VisitRules = { ...BY_STAY, tableOccupancy: tables };
  expect(expectedEnd(visitOf({ tables: ['1'] }), rules)).toBe(21 * 60);
  expect(expectedEnd(visitOf({ tables: ['2'] }), rules)).toBeNull();
});
