/** The list is the twin of the map: in random plans both have the same tables, in the same states, by the same rules. */
import * as fc from 'fast-check';
import { Provider } from 'jotai';
import { type Root, createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { TableList } from '../../../src/booker/list/TableList.tsx';
import { messages } from '../../../src/booker/messages.ts';
import {
  availabilityKeyAtom,
  setAvailabilityAtom,
  tableByKeyAtom,
} from '../../../src/booker/reservation/availability.ts';
import { changeFormAtom } from '../../../src/booker/reservation/form.ts';
import { clearSelectionAtom, selectedKeysAtom, toggleTableAtom } from '../../../src/booker/reservation/selection.ts';
import { planStatesAtom } from '../../../src/booker/choosing/tableFilter.ts';
import { parseAvailability } from '../../../src/domain/plan/reading/availability.ts';
import { centerOf } from '../../../src/domain/geometry/boxes.ts';
import { tableNear } from '../../../src/map/input/hitTest.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import { openedAndFilled } from '../openPage.ts';
import { pageOf } from '../pageFixtures.ts';

const PLANS = 150;

const areaName = fc.constantFrom('Lines', 'Bar', 'Terrace & Garden', '');
/** Tables in a grid, so that each has a point of its own on the plan. */
const table = fc.record({
  area: areaName,
  name: fc.string({ minLength: 1, maxLength: 12 }).map((text) => `T ${text.trim()}`.trim()),
  beds: fc.constantFrom<number | string>(1, 2, 4, '6', 12),
  available: fc.constantFrom<unknown>(true, true, false, '1', 0),
  until: fc.constantFrom(undefined, undefined, '18:00', '09:30'),
  shape: fc.constantFrom('rect', 'ellipse'),
  rotation: fc.integer({ min: -90, max: 90 }),
});
const plan = fc.record({
  tables: fc.array(table, { minLength: 1, maxLength: 14 }),
  guests: fc.integer({ min: 1, max: 6 }),
  taps: fc.array(fc.nat(13), { maxLength: 3 }),
});
type RandomPlan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

function answerOf({ tables }: RandomPlan): unknown {
  const rooms = tables.map(({ area, until, available, name, beds, shape, rotation }, at) => ({
    area,
    room: {
      id: at + 1,
      name,
      beds,
      available,
      room_id: 70 + (at % 3),
      category_name: `Category ${at % 3}`,
      ...(until === undefined ? {} : { available_until: until }),
      coordinates: { x: (at % 4) * 120, y: Math.floor(at / 4) * 120, width: 60, height: 50, shape, rotation },
    },
  }));
  return [...new Set(rooms.map(({ area }) => area))].map((name, id) => ({
    id,
    name,
    rooms: rooms.filter(({ area }) => area === name).map(({ room }) => room),
  }));
}

test(`shows what the map shows in ${PLANS} random plans, and does what a tap does`, async () => {
  const { store } = await openedAndFilled(pageOf('first'));
  const container = document.createElement('div');
  const noop = (): void => {};
  const select = (keys: readonly string[]): void => {
    store.set(clearSelectionAtom);
    for (const key of keys) store.set(toggleTableAtom, key);
  };
  const rows = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('[data-row]')];
  const mount = (): Root => {
    const root = createRoot(container);
    flushSync(() =>
      root.render(
        <Provider store={store}>
          <TableList onChoose={(key) => store.set(toggleTableAtom, key)} onFocusTable={noop} onSearch={noop} />
        </Provider>,
      ),
    );
    return root;
  };
  fc.assert(
    fc.property(plan, (random) => {
      const read = parseAvailability(answerOf(random));
      if (!read.ok) throw new Error('unreadable');
      store.set(clearSelectionAtom);
      store.set(changeFormAtom, { guests: random.guests });
      store.set(setAvailabilityAtom, store.get(availabilityKeyAtom)!, read.availability);
      const scene = buildScene(read.availability.tables);
      const listed = read.availability.areas.flatMap(({ tables }) => tables);
      let root = mount();
      expect(rows()).toHaveLength(scene.tables.length);
      for (const tap of random.taps.filter((at) => at < scene.tables.length)) {
        // From the same selection, a tap on the plan and one on the row lead to the same.
        const target = scene.tables[tap]!;
        const hit = tableNear(scene, centerOf(target.box), 10);
        expect(hit?.key).toBe(target.key);
        const before = store.get(selectedKeysAtom);
        const row = rows()[listed.findIndex(({ key }) => key === target.key)]!;
        flushSync(() => row.click());
        const after = store.get(selectedKeysAtom);
        select(before);
        expect(store.get(selectedKeysAtom)).toEqual(before);
        flushSync(() => store.set(toggleTableAtom, hit!.key));
        expect(store.get(selectedKeysAtom)).toEqual(after);
      }
      // The list shows states a moment after the plan. Mounted anew, it shows them at once.
      flushSync(() => root.unmount());
      root = mount();
      const states = store.get(planStatesAtom);
      expect(rows().map((row) => row.getAttribute('aria-pressed') === 'true')).toEqual(
        listed.map(({ key }) => states.get(key) === 'selected'),
      );
      expect(rows().map((row) => row.getAttribute('aria-disabled') === 'true')).toEqual(
        listed.map(({ key }) => states.get(key) === 'unavailable'),
      );
      for (const [at, row] of rows().entries()) {
        const { name, seats, area, key } = listed[at]!;
        const label = row.getAttribute('aria-label')!;
        expect(label.startsWith(`${name}, `)).toBe(true);
        expect(label).toContain(messages.seats({ count: seats }));
        expect(label).toContain(area);
        const state = states.get(key)!;
        if (state !== 'ineligible') expect(label.endsWith(messages.spokenStates[state])).toBe(true);
        expect(scene.tables.some((each) => each === store.get(tableByKeyAtom).get(key))).toBe(true);
      }
      flushSync(() => root.unmount());
    }),
    { numRuns: PLANS },
  );
});
