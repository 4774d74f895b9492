/** The states that the gallery simulates. */
import { expect, test } from 'vitest';
import { simulateAvailability } from '../../../src/gallery/detail/tableStates.ts';
import type { Fixture } from '../../../src/gallery/fixtures/readFixture.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import { AVAILABILITIES } from '../../../src/gallery/states/urlState.ts';

const fixtureOf = (keys: readonly string[]): Fixture =>
  ({ tables: keys.map((key) => ({ key, available: true }) as unknown as Table) }) as unknown as Fixture;
const taken = (keys: readonly string[], availability: (typeof AVAILABILITIES)[number]): string[] =>
  [...simulateAvailability(fixtureOf(keys), { clock: '2026-06-01T12:00', availability })].flatMap(([key, table]) =>
    table.available ? [] : [key],
  );

test.each(AVAILABILITIES)('a removed table changes the state of no other one: %s', (availability) => {
  const keys = Array.from({ length: 60 }, (_, n) => (n % 2 ? String(n) : `sofa ${n}`));
  const before = taken(keys, availability);
  for (const removed of ['1', 'sofa 4'])
    expect(
      taken(
        keys.filter((key) => key !== removed),
        availability,
      ),
    ).toEqual(before.filter((key) => key !== removed));
});
