/** The magnifier that answers a finger's tap on places that it can't tell apart. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { magnify, rowOf } from '../../../src/booker/tableDetails/magnifier.ts';
import { boundsOf, containsBox } from '../../../src/domain/geometry/boxes.ts';
import { type Table, tableFromRoom } from '../../../src/domain/plan/table.ts';
import { boxToScreen } from '../../../src/domain/plan/viewport.ts';
import { offering } from '../fakeHost.ts';
import { type RoomLike, pageOf, room } from '../pageFixtures.ts';
import { type Visit, atTables, cards, plan, pointOf, tap } from '../renderBooker.tsx';

const BED = { width: 44, height: 54 };
const PITCH = { x: 62, y: 96 };
/** Two rows of three beds, one of which is taken, on a plan that fits a phone at a third of its size. */
const ORIGIN = { x: 500, y: 900 };
const placeOf = (row: number, number: number): { x: number; y: number; width: number; height: number } => ({
  x: ORIGIN.x + number * PITCH.x,
  y: ORIGIN.y + row * PITCH.y,
  ...BED,
});
const middleOf = (row: number, number: number): { x: number; y: number } => ({
  x: placeOf(row, number).x + BED.width / 2,
  y: placeOf(row, number).y + BED.height / 2,
});
const BEDS = [1, 2].flatMap((row) =>
  [1, 2, 3].map((number): RoomLike =>
    room(10 * row + number, `Row ${row} No. ${number}`, 2, {
      price: '€25 a day',
      available: row !== 1 || number !== 3,
      coordinates: { ...placeOf(row, number), text: String(number), color: '#0d5a73' },
    }),
  ),
);
const CORNERS = [
  { x: 0, y: 0 },
  { x: 1_200, y: 2_200 },
].map((at, index) => room(90 + index, `Corner ${index}`, 2, { coordinates: { ...at, ...BED, text: 'C' } }));

const magnifier = (): HTMLElement | null => screen.queryByRole('dialog', { name: messages.magnifier });
const button = (name: string): HTMLElement =>
  within(magnifier()!).getByRole('button', { name: new RegExp(`^${name},`) });
const touch = async ({ user }: Visit, at: { x: number; y: number }): Promise<void> =>
  user.pointer([{ keys: '[TouchA]', ...(await pointOf(at)) }]);
const gone = (): Promise<void> => waitFor(() => expect(magnifier()).toBeNull());

async function opened(): Promise<Visit> {
  const visited = await atTables(pageOf('first'), offering(...BEDS, ...CORNERS));
  await touch(visited, middleOf(1, 2));
  expect(magnifier()).toHaveFocus();
  expect(cards()).toHaveLength(0);
  return visited;
}

describe('a finger on beds that it can’t tell apart', () => {
  test('opens the magnifier, where the next tap chooses', async () => {
    const { user } = await opened();
    expect(button('Row 1 No. 2')).toHaveAccessibleName(/2 seats, Lines, €25 a day, free$/);
    expect(button('Row 1 No. 2')).toHaveTextContent('Row 1€25 a day');
    await user.click(button('Row 1 No. 1'));
    await gone();
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toHaveTextContent('Row 1 No. 1');
    expect((await plan()).dataset['magnifier']).toBeUndefined();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('says of a taken bed there what a tap on the plan says', async () => {
    const { user } = await opened();
    expect(button('Row 1 No. 3')).toHaveAccessibleName(/taken$/);
    await user.click(button('Row 1 No. 3'));
    await gone();
    expect(screen.getByRole('alert')).toHaveTextContent('Row 1 No. 3 is already taken');
    expect(cards()).toHaveLength(0);
  });

  test('tells of the view in the magnifier by the rule of the plan’s own', async () => {
    await opened();
    const element = await plan();
    const [scale, x, y] = element.dataset['magnifier']!.split(' ').map(Number) as [number, number, number];
    const corner = element.getBoundingClientRect();
    const place = boxToScreen({ scale, x, y }, placeOf(1, 2));
    // Once it has grown to its size.
    await waitFor(() => {
      const { left, top } = button('Row 1 No. 2').getBoundingClientRect();
      expect(left - corner.left).toBeCloseTo(place.x, 0);
      expect(top - corner.top).toBeCloseTo(place.y, 0);
    });
  });

  test.each<[string, (visited: Visit) => Promise<unknown>]>([
    ['a second tap beside it, which does nothing else', (visited) => touch(visited, middleOf(1, 2))],
    [
      'a press beside the plan',
      ({ user }) => user.click(screen.getByRole('heading', { name: messages.tablesHeading })),
    ],
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    [
      'a movement of the plan',
      async () => (await plan()).dispatchEvent(new WheelEvent('wheel', { deltaY: -100, clientX: 200, clientY: 300 })),
    ],
  ])('opens a magnifier that %s closes', async (_name, leave) => {
    const visited = await opened();
    // Until then, the second tap of a hasty finger leaves it open.
    await touch(visited, middleOf(1, 2));
    expect(magnifier()).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 350));
    await leave(visited);
    await gone();
    expect(cards()).toHaveLength(0);
  });
});

test('a mouse chooses the bed that it is on', async () => {
  const visited = await atTables(pageOf('first'), offering(...BEDS, ...CORNERS));
  await tap(visited, middleOf(1, 2));
  expect(magnifier()).toBeNull();
  expect(cards()[0]).toHaveTextContent('Row 1 No. 2');
});

describe('magnify', () => {
  const VIEW = { scale: 0.3, x: 0, y: 0 };
  const REGION = { x: 0, y: 60, width: 360, height: 500 };
  const tables = BEDS.map((bed): Table =>
    tableFromRoom(bed as unknown as Parameters<typeof tableFromRoom>[0], {
      areaId: '1',
      area: 'Lines',
      categoryId: '70',
      category: 'Front line',
      available: true,
    }),
  );
  const [first] = tables;

  test.each([
    { x: 180, y: 400 },
    { x: 2, y: 65 },
    { x: 358, y: 555 },
    { x: 180, y: 280 },
  ])('shows all tables that are meant by a tap at $x, $y, wide enough, beside the finger and in sight', (at) => {
    const { panel, view, keys } = magnify(tables, tables.slice(0, 5), at, VIEW, REGION)!;
    expect(containsBox(REGION, panel)).toBe(true);
    expect(panel.y + panel.height < at.y - 16 || panel.y > at.y + 16).toBe(true);
    // With the bed that only the others enclose.
    expect(keys).toEqual(tables.map(({ key }) => key));
    for (const table of tables) {
      const place = boxToScreen(view, boundsOf(table));
      expect(containsBox(panel, place)).toBe(true);
      expect(place.width).toBeGreaterThanOrEqual(44);
    }
  });

  test('prefers the room above the finger', () => {
    const { panel } = magnify(tables, tables.slice(0, 2), { x: 180, y: 300 }, VIEW, REGION)!;
    expect(panel.y + panel.height).toBeLessThan(300);
  });

  test.each<[string, readonly Table[], number, typeof REGION]>([
    ['tables that are too far apart', [first!, { ...first!, box: { ...first!.box, x: 900 } }], 0.3, REGION],
    ['no room beside the finger', tables, 0.3, { ...REGION, y: 220, height: 160 }],
    ['no room for its width', tables, 0.3, { ...REGION, x: 100, width: 160 }],
    ['tables that are hardly smaller on the plan', tables, 1.2, REGION],
  ])('leaves %s to the plan', (_name, candidates, scale, region) => {
    expect(magnify(candidates, candidates, { x: 180, y: 300 }, { ...VIEW, scale }, region)).toBeUndefined();
  });
});

test.each([
  ['Row 3 No. 12', '12', 'Row 3'],
  ['Row 3 No. 12', '3-12', undefined],
  ['Row 12 No. 12', '12', 'Row 12'],
  ['Fila ٣ – ١٢', '١٢', 'Fila ٣'],
  ['Row 3 No. 12', undefined, undefined],
  ['Line 7', '7', undefined],
  ['Terrace', 'T', undefined],
])('finds the row in %s with the label %s: %s', (name, text, row) => {
  expect(rowOf({ name, texts: { text } })).toBe(row);
});
