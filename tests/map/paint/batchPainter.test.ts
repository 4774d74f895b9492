/** Batches of small tables. */
import { expect, it } from 'vitest';
import { tableFromRoom } from '../../../src/domain/plan/table.ts';
import { paintBatch } from '../../../src/map/paint/batchPainter.ts';
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
    { areaId: '1', area: '', categoryId: '1', category: '', available: at % 4 !== 0 },
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

it.each(['light', 'dark'] as const)('fills each table with its color, or as unavailable, %s', (theme) => {
  const palette = palettes[theme];
  const apart = TABLES.map((table, at) => ({
    ...table,
    rotation: 0,
    box: { x: (at % 30) * 10, y: Math.floor(at / 30) * 10, width: 8, height: 8 },
  }));
  const scene = buildScene(apart);
  const { tables: order, allIndices } = scene;
  const fill = (places: ArrayLike<number>): Uint8ClampedArray =>
    drawn(1, (ctx) => {
      const input = { scene, palette, stateOf: (place: number) => stateOf(order[place]!) };
      paintBatch(ctx, input, places, { scale: 1, ratio: 1, dense: true });
    });
  const expected = order.map((table) => (table.available ? table.color : palette.unavailable.fill));
  // In any order, so that state, color or both change between neighbors.
  for (const places of [allIndices, allIndices.toReversed(), allIndices.filter((place) => order[place]!.available)]) {
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
