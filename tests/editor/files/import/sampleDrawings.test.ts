/** What is recognized in drawings of other programs, as they are read and without a word of their owner. */
import { expect, it } from 'vitest';
import { assemble } from '../../../../src/editor/files/import/assemble.ts';
import { recognize } from '../../../../src/editor/files/import/recognize.ts';
import { readSvg } from '../../../../src/editor/files/import/svg/readSvg.ts';
import { drawingOfSvg } from '../../../../src/editor/files/import/svg/svgDrawing.ts';
import { importDrawing } from './importDriver.ts';
import { type SampleDrawing, SAMPLE_DRAWINGS } from './sampleDrawings.ts';
import { PLACE_DRAWINGS } from './samplePlaces.ts';

async function measure({ svg, tables }: SampleDrawing) {
  const read = await importDrawing(svg);
  const found = read.ok ? read.plan.areas.flatMap(({ rooms }) => rooms) : [];
  const right = tables.filter(([name, seats, x, y]) =>
    found.some(
      ({ name: ownName, beds, coordinates: at }) =>
        Math.hypot(at.x + at.width / 2 - x, at.y + at.height / 2 - y) <= 0.1 * Math.max(at.width, at.height) &&
        (name === undefined || ownName === name) &&
        (seats === undefined || beds === seats),
    ),
  ).length;
  return { right, wrong: found.length - right, total: tables.length, found, read };
}

it.each([...SAMPLE_DRAWINGS, ...PLACE_DRAWINGS].map((sample) => [sample.name, sample] as const))(
  'finds all tables: %s',
  async (_, sample) => {
    const { right, wrong, total, found, read } = await measure(sample);
    expect(
      { right, wrong },
      JSON.stringify(found.slice(0, 3).map(({ name, beds, coordinates }) => [name, beds, coordinates])),
    ).toEqual({ right: total, wrong: 0 });
    if (sample.areas) expect(read.ok && read.plan.areas.map(({ name }) => name)).toEqual(sample.areas);
  },
);

async function recognizedIn(content: string) {
  const reading = await readSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">${content}</svg>`, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  if (!reading.ok) throw new Error(reading.error);
  return recognize(drawingOfSvg(reading));
}

it('makes no table of a level line that its owner calls one, and says so', async () => {
  const { parsed, leftOut } = assemble(await recognizedIn('<path d="M0 5h9" stroke="#000"/>'), ['table']);
  expect({ areas: parsed.areas, leftOut }).toEqual({ areas: [], leftOut: { unreadable: 1 } });
});

it('tells a name that it makes up from one like it in the drawing', async () => {
  const rects = '<rect width="9" height="9"><title>Table 1</title></rect><rect x="20" width="9" height="9"/>';
  expect(assemble(await recognizedIn(rects), ['table']).madeUpNames).toEqual(new Set(['Table 2']));
});
