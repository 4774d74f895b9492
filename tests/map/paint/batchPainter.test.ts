/** Batches of tables: the early paint from outlines alone equals the later one. */
import { expect, it } from 'vitest';
import { tableFromRoom } from '../../../src/domain/plan/table.ts';
import { fillBatch, isBatchOnly, isFillOnly, paintBatchDetails } from '../../../src/map/paint/batchPainter.ts';
import { buildTableBuffers } from '../../../src/map/scene/tableBuffers.ts';
import { palettes } from '../../../src/map/paint/palette.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import { paintTables } from '../../../src/map/paint/tablePainter.ts';

const COLORS = ['#2a9d8f', '#e0a030', '#0d5a73'];
/** Many tables, some rotated, round or overlapping: later ones are painted above. */
const TABLES = Array.from({ length: 600 }, (_, at) =>
  tableFromRoom(
    {
      id: at + 1,
      name: `T${at + 1}`,
      beds: 2,
      coordinates: {
        x: (at % 30) * 44,
        y: Math.floor(at / 30) * 44,
        width: 48,
        height: 40,
        color: COLORS[at % 3],
        ...(at % 7 === 0 ? { rotation: 30 } : {}),
        ...(at % 5 === 0 ? { shape: 'ellipse' as const } : {}),
      },
    },
    { area: '', categoryId: '1', category: '', available: at % 4 !== 0 },
  ),
);
const stateOf = ({ available }: { available: boolean }): 'available' | 'unavailable' =>
  available ? 'available' : 'unavailable';

function drawn(scale: number, paint: (ctx: CanvasRenderingContext2D) => void): Uint8ClampedArray {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  ctx.scale(scale, scale);
  paint(ctx);
  return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
}

it.each(['light', 'dark'] as const)('fills a batch from outlines and colors as from full tables, %s', (theme) => {
  const [scene, { order, ...flat }] = [
    buildScene(TABLES),
    buildTableBuffers(
      TABLES.map(({ box, rotation, shape, color, available }) => ({ box, rotation, shape, color, available })),
    ),
  ];
  const at = { scale: 0.2, ratio: 1, dense: true };
  expect(isFillOnly(flat, at)).toBe(true);
  const whole = drawn(at.scale, (ctx) => {
    paintTables(
      ctx,
      { scene, palette: palettes[theme], stateOf: (place) => stateOf(scene.tables[place]!) },
      scene.allIndices,
      at,
    );
  });
  expect(new Set(new Uint32Array(whole.buffer)).size).toBeGreaterThan(5);
  expect(
    drawn(at.scale, (ctx) => {
      fillBatch(ctx, flat, palettes[theme], flat.allIndices, (place) => stateOf(order[place]!));
    }),
  ).toEqual(whole);
});

it.each([
  ['edges', 0.3],
  ['edges, hatches and labels', 0.95],
] as const)('adds %s to a filled batch, as in a full painting', (_, scale) => {
  const scene = buildScene(TABLES);
  const { order, ...flat } = buildTableBuffers(TABLES);
  const at = { scale, ratio: 1, dense: true };
  const input = { scene, palette: palettes.light, stateOf: (place: number) => stateOf(scene.tables[place]!) };
  expect([isFillOnly(flat, at), isBatchOnly(flat, at)]).toEqual([false, true]);
  const filled = (ctx: CanvasRenderingContext2D): void =>
    fillBatch(ctx, flat, palettes.light, flat.allIndices, (place) => stateOf(order[place]!));
  const whole = drawn(scale, (ctx) => paintTables(ctx, input, scene.allIndices, at));
  expect(drawn(scale, filled)).not.toEqual(whole);
  expect(
    drawn(scale, (ctx) => {
      filled(ctx);
      paintBatchDetails(ctx, input, scene.allIndices, at);
    }),
  ).toEqual(whole);
});

it.each(['light', 'dark'] as const)('fills each table with its color, or as unavailable, %s', (theme) => {
  const palette = palettes[theme];
  const apart = TABLES.map((table, at) => ({
    ...table,
    rotation: 0,
    box: { x: (at % 30) * 10, y: Math.floor(at / 30) * 10, width: 8, height: 8 },
  }));
  const { order, ...flat } = buildTableBuffers(apart);
  const fill = (places: ArrayLike<number>): Uint8ClampedArray =>
    drawn(1, (ctx) => {
      fillBatch(ctx, flat, palette, places, (place) => stateOf(order[place]!));
    });
  const expected = order.map((table) => (table.available ? table.color : palette.unavailable.fill));
  // In any order, so that state, color or both change between neighbors.
  for (const places of [
    flat.allIndices,
    flat.allIndices.toReversed(),
    flat.allIndices.filter((place) => order[place]!.available),
  ]) {
    const pixels = fill(places);
    const colors = order.map(({ box }) => {
      const at = ((box.y + 4) * 400 + box.x + 4) * 4;
      return [...pixels.subarray(at, at + 4)];
    });
    const inDrawing = new Set(places);
    const hex = ([red, green, blue]: number[]): string =>
      `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
    expect(colors.map((color) => (color[3] === 0 ? undefined : hex(color)))).toEqual(
      expected.map((color, place) => (inDrawing.has(place) ? color : undefined)),
    );
  }
});

it('needs more than a fill as soon as one table is wide enough for an edge', () => {
  const { order: _, ...flat } = buildTableBuffers([
    ...TABLES.slice(0, 3),
    { ...TABLES[3]!, box: { x: 0, y: 0, width: 61, height: 5 } },
  ]);
  expect(isFillOnly(flat, { scale: 0.1, ratio: 2 })).toBe(false);
  expect(isFillOnly(flat, { scale: 0.1, ratio: 1.9 })).toBe(true);
  expect(isBatchOnly(flat, { scale: 0.4, ratio: 2 })).toBe(false);
  expect(isBatchOnly(flat, { scale: 0.4, ratio: 1.9 })).toBe(true);
});

it('paints tables of less than a pixel, as in a plan that has hardly any room', () => {
  const scene = buildScene(TABLES.slice(0, 60));
  const painted = drawn(0.0008, (ctx) => {
    paintTables(
      ctx,
      { scene, palette: palettes.light, stateOf: (place) => stateOf(scene.tables[place]!) },
      scene.allIndices,
      { scale: 0.0008, ratio: 1, dense: false },
    );
  });
  expect(painted.some((value) => value > 0)).toBe(true);
});
