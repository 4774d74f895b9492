/** On a full evening, everybody finds each table by its number: on the screen and on paper. */
import { waitFor } from '@testing-library/react';
import { Konva } from 'konva/lib/Core.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import terracePlan from '../../../fixtures/venues/island-terrace/plan.json';
import { planSchema, tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import type { Party } from '../../../src/domain/day/party.ts';
import { type Table, tableLabel } from '../../../src/domain/plan/table.ts';
import { dialogAtom } from '../../../src/day/controls/dialogs.ts';
import { BEACH, NOW, dayOf, partyOf, showDay } from './dayPlanDriver.tsx';

const TERRACE = planSchema.parse(terracePlan);
const HOUR_MS = 3_600_000;
/** Numbers of tables stop growing there, where they are as large as a heading. */
const LARGEST_PX = 20;

/** Follows what is written on canvases: the largest size of each text, in device pixels, by canvas. */
function followTexts(): Map<HTMLCanvasElement, Map<string, number>> {
  const texts = new Map<HTMLCanvasElement, Map<string, number>>();
  const { fillText } = CanvasRenderingContext2D.prototype;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...args: Parameters<typeof fillText>
  ) {
    const { a, b } = this.getTransform();
    const [, size = '0'] = /([\d.]+)px/.exec(this.font) ?? [];
    const known = texts.get(this.canvas) ?? new Map<string, number>();
    const px = Math.max(known.get(args[0]) ?? 0, Number(size) * Math.hypot(a, b));
    texts.set(this.canvas, known.set(args[0], px));
    fillText.apply(this, args);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return texts;
}

const layerCanvas = (name: string): HTMLCanvasElement =>
  Konva.stages
    .at(-1)!
    .getLayers()
    .find((layer) => layer.name() === name)!
    .getNativeCanvasElement();

const STATES: readonly Partial<Party>[] = [
  { status: 'seated', seatedAt: NOW - HOUR_MS, time: 18 * 60 },
  { status: 'seated', seatedAt: NOW - 3 * HOUR_MS, time: 16 * 60 },
  { status: 'arrived', arrived: 1 },
  { status: 'confirmed' },
  { status: 'reserved', time: 18 * 60 + 30 },
];
const partiesAt = (tables: readonly Table[]): Party[] =>
  tables.map(({ key, seats }, at) => partyOf(at + 1, [key], { guests: seats, ...STATES[at % STATES.length] }));

test.each([
  ['beach camp', BEACH, [1024, 768]],
  ['beach camp', BEACH, [390, 844]],
  ['island terrace', TERRACE, [1024, 768]],
  ['island terrace', TERRACE, [390, 844]],
] as const)('of the %s, taken tables have their numbers as large as free ones', async (_name, plan, size) => {
  const texts = followTexts();
  const tables = tablesFromPlan(plan);
  const day = await showDay(dayOf([]), size, plan);
  // What was painted before fonts and sizes were known does not count.
  await document.fonts.ready;
  texts.clear();
  Konva.stages.at(-1)!.draw();
  const free = new Map(texts.get(layerCanvas('plan')));
  day.receive({ ...dayOf(partiesAt(tables)), revision: 2 });
  await waitFor(() => expect(texts.get(layerCanvas('badges'))?.size).toBeGreaterThan(0));
  const taken = texts.get(layerCanvas('badges'))!;
  for (const table of tables) {
    const { text } = tableLabel(table);
    const px = free.get(text);
    expect(px, `${text} is legible while it is free`).toBeGreaterThan(0);
    expect(taken.get(text), text).toBeCloseTo(Math.min(px!, LARGEST_PX), 3);
  }

  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  day.store.set(dialogAtom, { type: 'print' });
  await waitFor(() => expect(print).toHaveBeenCalled());
  const printed = texts.get(document.querySelector<HTMLCanvasElement>('.day-print canvas')!)!;
  for (const table of tables) expect(printed.get(tableLabel(table).text), tableLabel(table).text).toBeGreaterThan(18);
});
