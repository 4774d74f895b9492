import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import { coversAt, coversPerSlot, countCovers, hasRoom } from '../../../src/domain/day/covers.ts';
import { type LogChange, replayLog } from '../../../src/domain/day/log.ts';
import {
  type Holder,
  blockedSlots,
  nearestTables,
  occupiedTables,
  proposeMoves,
} from '../../../src/domain/day/occupiedTables.ts';
import { PARTY_STATUSES, type Visit } from '../../../src/domain/day/party.ts';
import {
  type VisitRules,
  changeStatus,
  heldSlots,
  holdLeft,
  holdsTables,
  minutesLate,
  minutesLeft,
  nextStatuses,
  turnTime,
} from '../../../src/domain/day/visit.ts';
import { nextForTables, quoteMinutes } from '../../../src/domain/day/waiting.ts';
import { type Table, tableFromRoom } from '../../../src/domain/plan/table.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const DATE = '2026-11-21';
const TIME_ZONE = 'Europe/Berlin';
const MINUTE_MS = 60_000;
const BY_STAY: VisitRules = {
  occupancy: 'stay',
  timeZone: TIME_ZONE,
  turnTimes: [
    { guests: 2, minutes: 90 },
    { guests: 6, minutes: 150 },
  ],
  stays: [{ minutes: 120 }],
};
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
const tableAt = (id: number, x: number, seats: number, y = 0): Table =>
  tableFromRoom(
    { id, name: `Table ${id}`, beds: seats, coordinates: { x, y, width: 40, height: 40 } },
    { area: 'Terrace', categoryId: '1', category: 'Table', available: true },
  );
const slotOf = (hour: number, minute = 0): number => (hour * 60 + minute) / 15;

describe('a visit', () => {
  it('moves on, and back where somebody has tapped by mistake', () => {
    const moved = (visit: Visit, status: Visit['status'], arrived?: number): Visit => {
      const result = changeStatus(visit, { status, arrived }, at(19, 5));
      if (!result.ok) throw new Error(result.error);
      return result.visit;
    };
    const arrived = moved(visitOf({ guests: 4 }), 'arrived', 3);
    expect(arrived).toMatchObject({ status: 'arrived', arrived: 3, revision: 4, statusAt: at(19, 5) });
    const seated = moved(arrived, 'seated');
    expect(seated).toMatchObject({ status: 'seated', arrived: 4, seatedAt: at(19, 5), leftAt: null });
    const left = moved(seated, 'left');
    expect(left).toMatchObject({ status: 'left', arrived: 4, seatedAt: at(19, 5), leftAt: at(19, 5) });
    expect(moved(left, 'seated')).toMatchObject({ status: 'seated', leftAt: null });
    expect(moved(arrived, 'reserved')).toMatchObject({ arrived: 0, seatedAt: null });
    expect(moved(visitOf({ status: 'no_show' }), 'seated')).toMatchObject({ status: 'seated' });
  });

  it('cannot be seated without a table, skip to its end, or go on once it is canceled', () => {
    expect(changeStatus(visitOf({ tables: [] }), { status: 'seated' }, 0)).toEqual({ ok: false, error: 'no_table' });
    expect(changeStatus(visitOf(), { status: 'left' }, 0)).toEqual({ ok: false, error: 'wrong_status' });
    expect(changeStatus(visitOf({ cancelled: true }), { status: 'arrived' }, 0)).toEqual({
      ok: false,
      error: 'cancelled',
    });
    expect(nextStatuses(visitOf({ cancelled: true }))).toEqual([]);
  });

  it('stays as it is, revision and all, if it is there already', () => {
    const visit = visitOf({ status: 'arrived', arrived: 2 });
    expect(changeStatus(visit, { status: 'arrived' }, at(20))).toEqual({ ok: true, visit });
  });

  it('counts between one and all of its guests as arrived, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 500 }), (guests, arrived) => {
        const result = changeStatus(visitOf({ guests }), { status: 'arrived', arrived }, 0);
        const count = result.ok ? result.visit.arrived : 0;
        expect(count >= 1 && count <= guests).toBe(true);
      }),
      { seed: SEED },
    );
  });

  it('holds the slots of its stay, from the moment it sits down', () => {
    expect(heldSlots(visitOf(), BY_STAY)).toEqual([76, 77, 78, 79, 80, 81, 82, 83]);
    const early = heldSlots(visitOf({ status: 'seated', seatedAt: at(18, 40) }), BY_STAY);
    expect([early[0], early.at(-1)]).toEqual([slotOf(18, 30), slotOf(20, 45)]);
    const late = heldSlots(visitOf({ status: 'seated', seatedAt: at(19, 40) }), BY_STAY);
    expect([late[0], late.at(-1)]).toEqual([slotOf(19), slotOf(20, 45)]);
    expect(heldSlots(visitOf({ stay: null }), BY_DATE)).toEqual([-1]);
  });

  it('holds nothing once it has left, has not come, or is canceled', () => {
    for (const status of PARTY_STATUSES) {
      const isOver = status === 'left' || status === 'no_show';
      expect([status, holdsTables({ status, cancelled: false })]).toEqual([status, !isOver]);
      expect(heldSlots(visitOf({ status, cancelled: true }), BY_DATE)).toEqual([]);
    }
  });

  it('tells how long it still has, and how late it is', () => {
    const seated = visitOf({ status: 'seated', seatedAt: at(19, 20) });
    expect(minutesLeft(seated, BY_STAY, at(20, 50))).toBe(10);
    // Without a promised end, the turn time counts from when the party sat down.
    expect(minutesLeft({ ...seated, stay: null }, BY_STAY, at(20, 55))).toBe(-5);
    expect(minutesLeft(visitOf(), BY_STAY, at(20))).toBeUndefined();
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

  it('has a turn time by its size, or the first stay on offer', () => {
    expect([1, 2, 3, 6, 9].map((guests) => turnTime(guests, BY_STAY))).toEqual([90, 90, 150, 150, 150]);
    expect(turnTime(2, { ...BY_STAY, turnTimes: [] })).toBe(120);
    expect(turnTime(2, { ...BY_STAY, turnTimes: [], stays: [] })).toBeNull();
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

  it('are those who come or have come', () => {
    expect(countCovers(visits)).toBe(14);
    expect([coversAt(visits, 19 * 60), coversAt(visits, 19 * 60 + 14), coversAt(visits, 19 * 60 + 15)]).toEqual([
      6, 6, 3,
    ]);
  });

  it('are limited for each quarter of an hour', () => {
    expect(hasRoom(visits, 19 * 60, 2, 8)).toBe(true);
    expect(hasRoom(visits, 19 * 60, 3, 8)).toBe(false);
    expect(hasRoom(visits, 19 * 60, 300, null)).toBe(true);
  });

  it('are there from their time to their end', () => {
    const covers = coversPerSlot(visits, BY_STAY, 18 * 60 + 45, 21 * 60 + 15);
    expect(covers.map(({ coming }) => coming)).toEqual([0, 6, 3, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(covers.map(({ present }) => present)).toEqual([5, 11, 14, 9, 9, 9, 9, 9, 9, 5, 0]);
  });
});

describe('tables', () => {
  const tables = [tableAt(1, 0, 2), tableAt(2, 60, 2), tableAt(3, 300, 4), tableAt(4, 600, 4), tableAt(5, 900, 8)];
  const byKey = new Map(tables.map((table) => [table.key, table]));
  const seven: Holder = { party: 7, visit: visitOf() };
  const storm: Holder = {
    block: 3,
    facts: { tables: ['2', '3'], from: DATE, until: '2026-11-23', fromTime: 20 * 60, untilTime: 21 * 60 },
  };

  it('collide where two hold the same slot', () => {
    const occupied = occupiedTables([seven, storm], DATE, BY_STAY);
    expect(occupied.collisions(['1', '2'], [slotOf(20, 45)])).toEqual([
      { table: '1', holder: seven },
      { table: '2', holder: storm },
    ]);
    expect(occupied.collisions(['1', '2'], [slotOf(21)])).toEqual([]);
    expect(occupied.isFree('2', [slotOf(19, 45)])).toBe(true);
    expect(occupiedTables([seven], '2026-11-22', BY_STAY).isFree('1', [slotOf(19)])).toBe(true);
  });

  it('are blocked on every date of a block, for its hours or as long as the venue lets a table', () => {
    const { facts } = storm;
    expect(blockedSlots(facts, '2026-11-23', 'stay')).toEqual([80, 81, 82, 83]);
    expect(blockedSlots(facts, '2026-11-23', 'date')).toEqual([-1]);
    expect(blockedSlots(facts, '2026-11-24', 'stay')).toEqual([]);
    expect(blockedSlots({ ...facts, fromTime: null, untilTime: null }, DATE, 'stay')).toHaveLength(97);
  });

  it('are offered by how well they fit, then by how near they are, and each once', () => {
    expect(nearestTables(tables, 4, [tableAt(9, 650, 2)])).toEqual([['4'], ['3'], ['1', '2']]);
    expect(nearestTables(tables, 9, [])).toEqual([]);
  });

  it('are proposed to the parties of a block without a collision, to large ones first', () => {
    const parties = [
      { party: 1, visit: visitOf({ guests: 3, tables: ['3'] }) },
      { party: 2, visit: visitOf({ guests: 7, tables: ['4'] }) },
      { party: 3, visit: visitOf({ guests: 4, tables: ['3'], time: 22 * 60 }) },
    ];
    const occupied = occupiedTables([storm, { party: 7, visit: visitOf({ tables: ['4'] }) }], DATE, BY_STAY);
    // The two tables for two are blocked, and the one for four is taken until 21:00.
    expect(proposeMoves(parties, byKey, () => occupied, BY_STAY)).toEqual([
      { party: 2, tables: ['5'] },
      { party: 3, tables: ['3'] },
    ]);
  });

  it('are never given to two by proposed moves', () => {
    const visit = fc.record({
      guests: fc.integer({ min: 1, max: 8 }),
      time: fc.integer({ min: 17 * 4, max: 21 * 4 }).map((slot) => slot * 15),
    });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 8 }), (visits) => {
        const parties = visits.map((facts, party) => ({ party, visit: visitOf({ ...facts, tables: [] }) }));
        const empty = occupiedTables([], DATE, BY_STAY);
        const moves = proposeMoves(parties, byKey, () => empty, BY_STAY);
        const taken = moves.flatMap(({ party, tables: keys }) =>
          keys.flatMap((key) => heldSlots(parties[party]!.visit, BY_STAY).map((slot) => `${key} ${slot}`)),
        );
        expect(new Set(taken).size).toBe(taken.length);
      }),
      { seed: SEED },
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
  const facts = { date: DATE, tables, holders, ahead: [], rules: BY_STAY, now };

  it('is quoted the time at which tables for it become free', () => {
    expect(quoteMinutes(2, facts)).toBe(15);
    expect(quoteMinutes(4, facts)).toBe(60);
    expect(quoteMinutes(7, facts)).toBeUndefined();
    expect(quoteMinutes(2, { ...facts, holders: [] })).toBe(0);
  });

  it('waits for those ahead of it', () => {
    expect(quoteMinutes(2, { ...facts, ahead: [2] })).toBe(60);
    expect(quoteMinutes(2, { ...facts, ahead: [2, 9] })).toBe(60);
  });

  it('is not told that somebody who stays too long has left', () => {
    expect(quoteMinutes(2, { ...facts, holders: [seated({ tables: ['1'], stay: 30 }), holders[1]!] })).toBe(15);
  });

  it('gets tables in turn if they suit it and it can be reached', () => {
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
    expect(nextForTables(list, [{ seats: 4 }])).toBe(list[4]);
    expect(nextForTables(list, [{ seats: 2 }])).toBe(list[0]);
    expect(nextForTables(list, [{ seats: 2 }, { seats: 4 }])).toBe(list[2]);
    expect(nextForTables(list, [{ seats: 1 }])).toBeUndefined();
  });
});

describe('the log of a day', () => {
  const party = (id: number, before: Visit | null, after: Visit | null): LogChange => ({
    kind: 'party',
    id,
    before,
    after,
  });

  it('replays to what its steps have left', () => {
    const one = visitOf();
    const two = visitOf({ revision: 4, status: 'arrived', arrived: 2 });
    const replayed = replayLog([
      [party(1, null, one), party(2, one, null)],
      [party(1, one, two), { kind: 'pause', before: null, after: 5 }],
      [{ kind: 'waiting', id: 9, before: null, after: { revision: 0, state: 'waiting', guests: 2, party: null } }],
    ]);
    expect(replayed).toMatchObject({ parties: new Map([[1, two]]), pausedUntil: 5, gaps: [] });
    expect(replayed.waiting.get(9)?.state).toBe('waiting');
  });

  it('tells of a step that is missing', () => {
    const one = visitOf();
    expect(replayLog([[party(1, null, one)], [party(1, { ...one, guests: 9 }, one)]]).gaps).toEqual([1]);
  });
});
