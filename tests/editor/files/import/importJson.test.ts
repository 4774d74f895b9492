/** Importing a host's answer and a pretix seating plan. */
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { planSchema } from '../../../../src/domain/plan/plan.ts';
import { importFile } from '../../../../src/editor/files/import/importFile.ts';
import { importAvailability } from '../../../../src/editor/files/import/importAvailability.ts';
import { importPretix } from '../../../../src/editor/files/import/importPretix.ts';
import type { ImportResult } from '../../../../src/editor/files/import/normalizeImport.ts';
import { importPlan } from './importDriver.ts';
import { pointsAt } from '../../../domain/document/sampleDocuments.ts';
import { BEACH, SEED, TERRACE } from '../samplePlans.ts';

type Good = Extract<ImportResult, { ok: true }>;

function good(imported: ImportResult): Good {
  if (!imported.ok) throw new Error(imported.error);
  expect(planSchema.safeParse(imported.plan).success).toBe(true);
  const ids = imported.plan.areas.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  return imported;
}

/** A plan as a host answers it. */
function answerOf(plan: typeof BEACH): { id: number; name: string; rooms: Record<string, unknown>[] }[] {
  return plan.areas.map((area) => ({
    id: area.id,
    name: area.name,
    rooms: area.rooms.map((room) => {
      const category = plan.categories.find(({ id }) => id === room.room_id)!;
      return {
        ...room,
        category_name: category.name,
        available: false,
        coordinates: { color: category.color, ...room.coordinates },
      };
    }),
  }));
}

const room = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 1,
  room_id: 70,
  name: 'A',
  category_name: 'Front',
  room_description: '',
  beds: 2,
  available: true,
  coordinates: { x: 10, y: 20, width: 40, height: 50, color: '#112233' },
  ...more,
});
const group = (...rooms: unknown[]): unknown[] => [{ id: 1, name: 'Lines', rooms }];

describe('importAvailability', () => {
  it.each([
    ['beach', BEACH],
    ['terrace', TERRACE],
  ])('imports the tables of the %s unchanged', (_, plan) => {
    const { plan: read, warnings } = good(importAvailability(answerOf(plan)));
    expect(read.areas).toEqual(plan.areas.map((area) => ({ ...area, rooms: area.rooms })));
    expect(read.categories.toSorted((a, b) => a.id - b.id)).toEqual(
      plan.categories
        .filter(({ id }) => plan.areas.some(({ rooms }) => rooms.some(({ room_id: category }) => category === id)))
        .toSorted((a, b) => a.id - b.id),
    );
    expect(warnings).toEqual([]);
  });

  it('accepts numbers as text, coordinates as JSON, and objects for lists', () => {
    const { plan } = good(
      importAvailability({
        0: {
          id: '3',
          name: 'Lines',
          rooms: {
            a: room({
              id: '17',
              beds: '4',
              coordinates: '{"x":"10","y":"20","width":"40","height":"50","color":"#112233"}',
            }),
          },
        },
      }),
    );
    expect(plan.areas).toEqual([
      {
        id: 3,
        name: 'Lines',
        rooms: [{ id: 17, room_id: 70, name: 'A', beds: 4, coordinates: { x: 10, y: 20, width: 40, height: 50 } }],
      },
    ]);
    expect(plan.categories).toEqual([{ id: 70, name: 'Front', color: '#112233' }]);
  });

  it('assigns ids that are missing, duplicate or not numeric, with a warning', () => {
    const { plan, warnings } = good(
      importAvailability(
        group(
          room({ id: 1 }),
          room({ id: 1, name: 'B' }),
          room({ id: 'x-7', name: 'C' }),
          room({ id: undefined, name: 'D' }),
          room({ id: 2, name: 'E' }),
        ),
      ),
    );
    expect(plan.areas[0]!.rooms.map(({ id, name }) => [name, id])).toEqual([
      ['A', 1],
      ['B', 3],
      ['C', 4],
      ['D', 5],
      ['E', 2],
    ]);
    expect(warnings).toEqual(['B, C, D: the id was missing, invalid or a duplicate, and was replaced']);
  });

  it('keeps what can be read and warns about the rest', () => {
    const { plan, warnings } = good(
      importAvailability([
        ...group(
          room(),
          room({ id: 2, coordinates: 'oops' }),
          room({ id: 3, beds: 'many' }),
          7,
          room({ id: 4, beds: 0, name: 'Z', picture: 'https://elsewhere.example/a.png' }),
        ),
        { name: 'no rooms' },
      ]),
    );
    expect(plan.areas[0]!.rooms.map(({ id }) => id)).toEqual([1, 4]);
    expect(warnings).toEqual([
      'Table 2 of group 1: its position and size can’t be read; the table was left out.',
      'Table 3 of group 1: its number of seats can’t be read; the table was left out.',
      'Table 4 of group 1: it can’t be read; the table was left out.',
      'Group 2 has no tables and was left out.',
      'Z: seats must be a whole number from 1 to 200: check them',
      'Z: the picture is on another host and was left out',
    ]);
  });

  it('moves tables outside the plan onto it', () => {
    const at = (x: number) => room({ coordinates: { x, y: 20, width: 40, height: 50 } });
    const left = good(importAvailability(group(at(-100), { ...at(300), id: 2 })));
    const [one, two] = left.plan.areas[0]!.rooms;
    expect(one!.coordinates.x).toBeGreaterThan(0);
    expect(two!.coordinates.x - one!.coordinates.x).toBe(400);
    expect(left.warnings[0]).toContain('moved together');
    const far = good(importAvailability(group(at(50_000))));
    expect(far.plan.width).toBeLessThan(100);
  });

  it.each([
    ['nothing', null],
    ['no rooms', [{ rooms: [] }]],
    ['text', 'x'],
    ['tables without coordinates', group({ id: 1 })],
    [
      'tables too far apart',
      group(
        room({ coordinates: { x: -99_999, y: 0, width: 10, height: 10 } }),
        room({ id: 2, coordinates: { x: 99_999, y: 0, width: 10, height: 10 } }),
      ),
    ],
    ['100,000 tables', [{ rooms: Array.from({ length: 100_000 }, () => ({})) }]],
  ])('rejects %s', (_, json) =>
    expect(importAvailability(json)).toMatchObject({ ok: false, error: expect.stringMatching(/^\S.{20,}/) }),
  );

  it('reads any JSON without an exception', () => {
    const value = fc.jsonValue();
    const coordinates = fc.record({
      x: fc.double(),
      y: fc.integer(),
      width: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.double()),
      height: fc.integer({ min: 1, max: 100_000 }),
      rotation: fc.double(),
      text: value,
      font_size: fc.double(),
    });
    const rooms = fc.array(
      fc.record({
        id: value,
        room_id: value,
        name: value,
        beds: fc.oneof(value, fc.double()),
        available_until: fc.oneof(fc.constant('24:00'), value),
        coordinates,
      }),
    );
    fc.assert(
      fc.property(fc.oneof(value, fc.array(fc.record({ id: value, name: value, rooms }))), (json) => {
        const read = importAvailability(json);
        if (read.ok) good(read);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

describe('importPretix', () => {
  const plan = {
    name: 'Hall',
    size: { width: 800, height: 600 },
    categories: [{ name: 'Gold', color: 'rgb(255, 204, 0)' }, { name: 'Side' }],
    zones: [
      {
        name: 'Stalls',
        position: { x: 100, y: 50 },
        rows: [
          {
            row_number: 'A',
            position: { x: 10, y: 20 },
            row_number_position: 'both',
            seats: [
              { seat_guid: 'g1', seat_number: '1', position: { x: 1, y: 2 }, category: 'Gold', radius: 12 },
              { seat_guid: 'g2', seat_number: '2', position: { x: 31, y: 2 }, category: 'Nowhere' },
              { seat_guid: 'g3', seat_number: '3', category: 'Gold' },
            ],
          },
        ],
        areas: [
          {
            shape: 'rectangle',
            position: { x: 5, y: 5 },
            rectangle: { width: 100, height: 40 },
            color: '#a3cfd2',
            border_color: '#000',
            rotation: 90,
            text: { text: 'Stage', position: { x: 50, y: 20 }, color: '#000', size: 20 },
          },
          { shape: 'circle', position: { x: 200, y: 200 }, circle: { radius: 30 }, color: '#d0dba9' },
          { shape: 'ellipse', position: { x: 200, y: 200 }, ellipse: { radius: { x: 30, y: 10 } } },
          {
            shape: 'polygon',
            position: { x: 0, y: 0 },
            polygon: {
              points: [
                { x: 0, y: 0 },
                { x: 50, y: 0 },
                { x: 0, y: 50 },
              ],
            },
          },
          { shape: 'text', position: { x: 300, y: 300 }, text: { text: 'Exit', position: { x: 0, y: 0 } } },
          { width: 60, height: 30, position: { x: 400, y: 0 }, text: 'Bar' },
          { shape: 'polygon', position: { x: 0, y: 0 }, polygon: { points: [{ x: 0 }] } },
        ],
      },
    ],
  };

  it('imports seats as tables for one, at the sum of zone, row and seat positions', () => {
    const { plan: read, warnings } = good(importPretix(plan));
    expect([read.width, read.height]).toEqual([800, 600]);
    expect(read.categories.map(({ name, color }) => [name, color])).toEqual([
      ['Gold', '#ffcc00'],
      ['Side', '#9aa5a1'],
      ['Nowhere', '#9aa5a1'],
    ]);
    expect(read.areas).toEqual([
      {
        id: 1,
        name: 'Stalls',
        rooms: [
          {
            id: 1,
            room_id: 1,
            name: 'A-1',
            beds: 1,
            coordinates: { x: 99, y: 60, width: 24, height: 24, text: '1', shape: 'ellipse' },
          },
          {
            id: 2,
            room_id: 3,
            name: 'A-2',
            beds: 1,
            coordinates: { x: 131, y: 62, width: 20, height: 20, text: '2', shape: 'ellipse' },
          },
        ],
      },
    ]);
    expect(warnings).toContain('A-3: the position can’t be read; the seat was left out');
    expect(warnings).toContain('Shapes that can’t be read were left out.');
  });

  it('imports shapes as decor', () => {
    const { plan: read } = good(importPretix(plan));
    const [stage, lettering, lawn, , , exit, , bar] = read.decor;
    // Rotated by 90 degrees about its corner.
    expect(stage).toEqual({
      kind: 'area',
      surface: 'sea',
      points: pointsAt('105,55 105,155 65,155 65,55'),
    });
    expect(lettering).toEqual({ kind: 'text', x: 85, y: 105, text: 'Stage', size: 20, rotation: 90 });
    expect(lawn).toMatchObject({ kind: 'area', surface: 'grass' });
    expect(exit).toMatchObject({ kind: 'text', x: 400, y: 350, text: 'Exit' });
    expect(bar).toMatchObject({ kind: 'text', x: 530, y: 65, text: 'Bar' });
  });
});

it('importFile detects the type of a file by its content', async () => {
  const imported = async (text: string): Promise<ImportResult> => importPlan(new Blob([text]));
  expect(await imported(JSON.stringify(answerOf(BEACH)))).toMatchObject({ ok: true });
  expect(await imported(JSON.stringify({ success: true, data: answerOf(BEACH) }))).toMatchObject({ ok: true });
  expect(await imported('<svg xmlns="http://www.w3.org/2000/svg"><rect width="40" height="40"/></svg>')).toMatchObject({
    ok: true,
  });
  expect(await imported(JSON.stringify(BEACH))).toMatchObject({ ok: true, plan: BEACH });
  expect(await imported('{"time_zone":"UTC"}')).toMatchObject({ ok: false });
});

it('importFile ends its worker when it is canceled', async () => {
  const controller = new AbortController();
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => controller.abort());
  const end = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => void vi.restoreAllMocks());
  const read = importFile(new Blob(['table,seats\n1,4\n']), { onProgress: () => undefined, signal: controller.signal });
  await expect(read).rejects.toThrow(/abort/);
  expect(end).toHaveBeenCalled();
});

it('importFile says which keys a file gives twice', async () => {
  const warningsOf = async (text: string): Promise<readonly string[]> =>
    good(await importPlan(new Blob([text]))).warnings;
  const lost = 'it is in the file twice; only the last one is used.';
  expect(await warningsOf(JSON.stringify(BEACH).replace('{', '{"width": 9, "width": 8,'))).toContain(
    `The plan’s Width: ${lost}`,
  );
  expect(await warningsOf(JSON.stringify(answerOf(BEACH)).replace('"beds":', '"beds": 9, "beds":'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Table “.+”.*, Seats: it is in the file twice/)]),
  );
});
