/** Plans and cards on paper. */
import { decodeQR } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { Plan } from '../../../../src/domain/plan/plan.ts';
import { printPlan } from '../../../../src/editor/files/print/printPlan.tsx';
import { QrCode, printQrCards, qrCardsOf } from '../../../../src/editor/files/print/printQrCards.tsx';
import { BEACH, TERRACE, lone, textOfTables } from '../samplePlans.ts';

let print: MockInstance;
beforeEach(() => {
  print = vi.spyOn(window, 'print').mockImplementation(() => {});
});
afterEach(() => {
  window.dispatchEvent(new Event('afterprint'));
  vi.restoreAllMocks();
});

const MM_PER_INCH = 25.4;
const sheets = (): HTMLElement => document.querySelector<HTMLElement>('.editor-print')!;
const titles = { venue: 'Beach', date: '21 November 2026' };

/** Prints a plan and returns the format of its sheets. */
async function formatOf(plan: Plan): Promise<string> {
  expect(await printPlan(plan, titles)).toBe(true);
  const format = sheets().className;
  window.dispatchEvent(new Event('afterprint'));
  return format;
}

test('prints on A4 in the orientation of the plan, and on A3 if table numbers would be too small', async () => {
  expect(await formatOf(BEACH)).toContain('a4-portrait');
  expect(await formatOf(lone())).toContain('a4-landscape');
  const many = JSON.parse(textOfTables(600)) as Plan;
  expect(await formatOf({ ...many, height: 2_000 })).toContain('a3-landscape');
});

test('lists every table once, by area, in natural order', async () => {
  const order = new Intl.Collator('en', { numeric: true });
  for (const plan of [BEACH, TERRACE, lone()]) {
    await printPlan(plan, titles);
    const named = [...sheets().querySelectorAll('ol li b')].map(({ textContent }) => textContent);
    expect(named).toEqual(plan.areas.flatMap(({ rooms }) => rooms.map(({ name }) => name).toSorted(order.compare)));
    window.dispatchEvent(new Event('afterprint'));
  }
});

test('paints the plan with at least 200 dpi, and leaves nothing behind', async () => {
  const title = document.title;
  await printPlan(lone(), { venue: 'Ў 海 بحر '.repeat(30), date: 'x'.repeat(200) });
  expect(print).toHaveBeenCalledOnce();
  expect(document.title).toContain('floor plan');
  const { width, height } = sheets().querySelector('canvas')!;
  expect(Math.max(width / (275 / MM_PER_INCH), height / (163 / MM_PER_INCH))).toBeGreaterThan(200);
  window.dispatchEvent(new Event('afterprint'));
  expect([document.title, sheets()]).toEqual([title, null]);
});

const address = 'https://tables.example.com/v/beach-camp/t/1234';

/** What a camera reads of a code with this many pixels on a side. */
async function codeOn(size: number, paint?: (ctx: CanvasRenderingContext2D) => void): Promise<string> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(<QrCode text={address} />))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const ctx = canvas.getContext('2d')!;
  ctx.drawImage(image, 0, 0, size, size);
  paint?.(ctx);
  return decodeQR(ctx.getImageData(0, 0, size, size));
}

test('a camera reads the address from a scratched code', async () => {
  expect(
    await codeOn(400, (ctx) => {
      ctx.fillStyle = '#ffffff';
      ctx.fillRect(180, 180, 60, 60);
    }),
  ).toBe(address);
});

test('makes a card for each table, or for the selected ones', () => {
  const rooms = BEACH.areas.flatMap((area) => area.rooms);
  expect(qrCardsOf(BEACH)).toHaveLength(rooms.length);
  const selected = String(rooms[3]!.id);
  const cards = qrCardsOf(BEACH, new Set([selected]));
  expect(cards.map(({ key, name }) => [key, name])).toEqual([[selected, rooms[3]!.name]]);
  printQrCards(cards, { venue: 'Beach Camp', addressOf: () => address });
  expect(sheets().querySelector('h2')!.textContent).toBe(rooms[3]!.name);
  expect(sheets().querySelectorAll('svg')).toHaveLength(1);
});
