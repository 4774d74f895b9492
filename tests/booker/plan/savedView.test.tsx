/** The plan's view is restored after a visit to the form. */
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { offering } from '../fakeHost.ts';
import { type RoomLike, answerOf, pageOf, ROOMS, room } from '../pageFixtures.ts';
import { preparePlan } from '../../../src/booker/plan/planScene.ts';
import {
  type Visit,
  atTables,
  button,
  editForm,
  field,
  goOn,
  listed,
  plan,
  typeDate,
  viewAtRest,
} from '../renderBooker.tsx';

async function zoomIn({ user }: Visit): Promise<Awaited<ReturnType<typeof viewAtRest>>> {
  const before = await viewAtRest();
  await user.click(button('Zoom in'));
  await waitFor(async () => {
    expect((await viewAtRest()).scale).toBeGreaterThan(before.scale * 1.5);
  });
  return viewAtRest();
}

test('keeps the view when date and guests change', async () => {
  const visited = await atTables(pageOf('first'));
  const near = await zoomIn(visited);
  await editForm(visited);
  await visited.user.selectOptions(field('Guest'), '3');
  await typeDate(visited, '24.11.2026');
  await goOn(visited);
  expect(await viewAtRest()).toEqual(near);
  await visited.user.click(button('Fit'));
  await editForm(visited);
  await goOn(visited);
  expect((await viewAtRest()).scale).toBeLessThan(near.scale / 1.5);
});

test.each([false, true])(
  'is reset by the plan of another date, and kept by a plan that only gained tables (step 2 is prepared: %s)',
  async (isPrepared) => {
    const visited = await atTables(pageOf('first'));
    if (isPrepared) preparePlan(visited.store);
    const whole = await viewAtRest();
    const near = await zoomIn(visited);
    await editForm(visited);
    visited.host.tables = () => ({ json: answerOf([...ROOMS.slice(1), room(7, 'Line 7', 2)]) });
    await goOn(visited);
    await listed('Line 7');
    expect((await viewAtRest()).scale).toBe(near.scale);
    await editForm(visited);
    visited.host.tables = () => ({
      json: answerOf(ROOMS.map((one) => ({ ...one, coordinates: { ...(one['coordinates'] as object), width: 70 } }))),
    });
    // Of another date: a plan that step 2 shows already keeps its view.
    await typeDate(visited, '24.11.2026');
    await goOn(visited);
    await listed('Line 1');
    await waitFor(async () => {
      expect((await viewAtRest()).scale).toBeLessThanOrEqual(whole.scale * 1.05);
    });
  },
);

const tableAt = (id: number, x: number, available = true): RoomLike =>
  room(id, `Table ${id}`, 2, {
    available,
    coordinates: { x, y: 0, width: 60, height: 60, color: '#0d5a73', text: '1' },
  });

/**
 * Two areas so far apart that their tables are specks on the whole plan. `available` is of the tables in the first
 * area.
 */
function distantAreas(available: boolean): unknown {
  const row = (firstId: number, left: number, isFree: boolean): unknown[] =>
    [0, 1, 2].map((at) => tableAt(firstId + at, left + at * 100, isFree));
  return [
    { id: 1, name: 'West', rooms: row(1, 0, available) },
    { id: 2, name: 'East', rooms: row(4, 1_800, true).slice(available ? 2 : 0) },
  ];
}

test('opens a wide plan on a phone at tables for fingers, not as a strip across the screen', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await atTables(pageOf('first'), offering(...Array.from({ length: 14 }, (_, at) => tableAt(at + 1, at * 100))));
  expect(60 * (await viewAtRest()).scale).toBeGreaterThanOrEqual(23.9);
});

test('opens a wide beach at the row of free tables that is nearest to the water', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const rows = Array.from({ length: 12 * 60 }, (_, at) => {
    const [row, column] = [Math.floor(at / 60), at % 60];
    // The row at the water is taken.
    return room(at + 1, `Bed ${at + 1}`, 2, {
      available: row < 11,
      coordinates: { x: column * 60, y: row * 90, width: 44, height: 54, color: '#0d5a73' },
    });
  });
  const sea: [number, number][] = [
    [0, 1_200],
    [3_600, 1_200],
    [3_600, 1_500],
    [0, 1_500],
  ];
  const background = {
    version: 1,
    width: 3_600,
    height: 1_500,
    decor: [{ kind: 'area', surface: 'sea', points: sea }],
  };
  await atTables(pageOf('first', { ground: '/ground' }), (host) => {
    host.tables = () => ({ json: answerOf(rows) });
    host.ground = () => ({ json: background });
  });
  const { scale, y } = await viewAtRest();
  expect(44 * scale).toBeCloseTo(24, 0);
  const frontRow = (10 * 90 + 27) * scale + y;
  expect(frontRow).toBeGreaterThan(0);
  expect(frontRow).toBeLessThan((await plan()).clientHeight / 2 + 60);
});

test.each([
  { isWestFree: true, left: 0, right: 260 },
  { isWestFree: false, left: 1_800, right: 2_060 },
])('opens at the area with the most free tables: $left', async ({ isWestFree, left, right }) => {
  const root = document.documentElement;
  root.style.width = '300px';
  onTestFinished(() => {
    root.style.width = '';
  });
  await atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: distantAreas(isWestFree) });
  });
  const { scale, x } = await viewAtRest();
  expect(60 * scale).toBeGreaterThanOrEqual(9);
  expect(left * scale + x).toBeGreaterThanOrEqual(0);
  expect(right * scale + x).toBeLessThanOrEqual((await plan()).clientWidth);
});
