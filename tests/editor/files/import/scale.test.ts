/** The scale of drawings: as they say it, else by their chairs. */
import { expect, it } from 'vitest';
import { measuredScale } from '../../../../src/editor/files/import/ScaleStep.tsx';
import { importDrawing, importPlan } from './importDriver.ts';

const TABLES = [100, 220, 340].map((x) => `<rect x="${x}" y="80" width="40" height="40"/>`).join('');
const CHAIRS = [100, 220, 340]
  .flatMap((x) => [`<circle cx="${x + 20}" cy="68" r="9"/>`, `<circle cx="${x + 20}" cy="132" r="9"/>`])
  .join('');

it.each([
  ['its size in millimeters, as large as a room', 'width="21000mm" height="14850mm"', TABLES + CHAIRS, 20],
  ['the ratio on the paper', 'width="420mm" height="297mm"', `${TABLES}<text x="10" y="280">Plan 1:50</text>`, 20],
  ['its chairs on paper without a ratio', 'width="420mm" height="297mm"', TABLES + CHAIRS, 40],
  [
    'its chairs if it gives two ratios',
    'width="420mm"',
    `${TABLES}${CHAIRS}<text y="9">1:50</text><text y="29">1:20</text>`,
    40,
  ],
  ['nothing', '', TABLES, undefined],
])('takes the scale of an SVG from %s', async (_, size, content, scale) => {
  const read = await importDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 297" ${size}>${content}</svg>`,
  );
  expect(read.ok && read.plan.units_per_meter).toBe(scale);
});

it.each([
  ['meters', 6, 50],
  ['millimeters in which nobody has drawn', 4, undefined],
])('takes the units of a DXF in %s', async (_, units, scale) => {
  const circle = (x: number): string => `0\nCIRCLE\n8\nTables\n10\n${x}\n20\n4\n40\n0.5\n`;
  const dxf = `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n${units}\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${circle(2)}${circle(6)}${circle(12)}0\nENDSEC\n0\nEOF\n`;
  const read = await importPlan(new Blob([dxf]));
  expect(read.ok && read.plan.units_per_meter).toBe(scale);
});

it('takes the scale from a length, unless it has none', () => {
  const ends = [
    { x: 10, y: 10 },
    { x: 40, y: 50 },
  ];
  expect(measuredScale({ ends, meters: 2 })).toBe(25);
  for (const meters of [undefined, 0, -1, NaN]) expect(measuredScale({ ends, meters })).toBeUndefined();
  expect(measuredScale({ ends: [ends[0]!, ends[0]!], meters: 2 })).toBeUndefined();
});
