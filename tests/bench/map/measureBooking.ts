/** Measures one visit to the booking page, from Select Table to taps and changes of the form. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { messages } from '../../../src/booker/messages.ts';
import { ADA, Visitor } from '../../support/visitor.ts';
import { Phone } from '../phone.ts';
import { PlainPhone } from '../plainPhone.ts';
import { type Box, planBox } from '../planBox.ts';
import { BEACH_DATES, type BeachHost } from './beachHost.ts';
import { type GestureTimes, WATCH_SCRIPT, measureGestures, measureTaps } from './measureGestures.ts';

/** In milliseconds, the heap in MiB. Changes count until the new picture is painted. */
export type BookingMeasure =
  | keyof GestureTimes
  | 'tables drawn'
  | 'longest task'
  | 'longest task while typing'
  | 'longest task of a live update'
  | 'tap'
  | 'longest task of taps'
  | 'change of guests'
  | 'change of date'
  | 'longest task of a change'
  | 'heap';
type BookingVisit = Record<BookingMeasure, number>;

const KEY_MS = 120;
/** Before the first key. */
const READ_MS = 1_500;
const AFTER_UPDATE_MS = 1_500;
/** Visitors take at least this long to fill in the form. */
const FILL_MS = 2_500;
/** Long tasks count until this long after the tables are drawn. */
const SETTLE_MS = 1_500;
const TAPS = 20;
const DRAW_TIMEOUT_MS = 60_000;

/** A frame in which the plan reports its tables has been preceded by the frame that drew them. */
const BOOKING_SCRIPT = `
  Object.assign(seen, { selectAt: 0, drawnAt: 0 });
  seen.awaitPlan = () => { Object.assign(seen, { selectAt: 0, drawnAt: 0 }); };
  addEventListener('pointerup', ({ target, timeStamp }) => {
    if (target.closest?.('button')?.textContent.includes(${JSON.stringify(messages.selectTable)})) seen.selectAt = timeStamp;
  }, true);
  requestAnimationFrame(function look() {
    if (seen.selectAt && !seen.drawnAt && document.querySelector('[data-testid="plan"][data-ready="true"]')) seen.drawnAt = performance.now();
    requestAnimationFrame(look);
  });
`;

/** Opens the booking page of a beach in a fresh context and uses it. Throws if the page fails. */
export async function measureBooking(
  browser: Browser,
  beach: BeachHost,
  slower: number,
  ratio: number,
): Promise<BookingVisit> {
  const phone = await Phone.open(browser, { slower, ratio, script: WATCH_SCRIPT + BOOKING_SCRIPT });
  const { page } = phone;
  const visitor = new Visitor(page, 'beach-camp', true);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await page.goto(`${beach.url}/v/beach-camp`);
    await visitor.field(messages.firstName).waitFor();
    await pause(READ_MS);
    const typing = await phone.page.evaluate<number>('performance.now()');
    for (const [label, text] of [
      [messages.firstName, ADA.firstName],
      [messages.email, ADA.email],
      [messages.phone, ADA.phone],
    ] as const)
      await visitor.field(label).pressSequentially(text, { delay: KEY_MS });
    await pause(FILL_MS);
    const typingTask = await phone.page.evaluate<number>(`seen.longestSince(${typing})`);
    const drawn = await openPlan(phone, visitor);
    const { origin, box } = await planBox(phone);
    const gestures = await measureGestures(phone, box);
    const tables = (beach.answers[BEACH_DATES[0]] ?? []).flatMap(({ rooms }) => rooms);
    const tapStart = await phone.page.evaluate<number>('performance.now()');
    const tap = await measureTaps(phone, tables, inner(box), { origin, tapCount: TAPS, tapsPerTable: 2 });
    const tapTask = await phone.page.evaluate<number>(`seen.longestSince(${tapStart})`);
    const update = await phone.page.evaluate<number>('performance.now()');
    await beach.takeTable(tables.findLast(({ available }) => available)?.id);
    await pause(AFTER_UPDATE_MS);
    const updateTask = await phone.page.evaluate<number>(`seen.longestSince(${update})`);
    await visitor.editReservation();
    await visitor.field(messages.guest).selectOption('39');
    const guests = await openPlan(phone, visitor);
    await visitor.editReservation();
    await visitor.field(messages.date).fill(BEACH_DATES[1]);
    await visitor.field(messages.date).blur();
    const date = await openPlan(phone, visitor);
    if (errors.length > 0) throw new Error(`The booking page: ${errors.join('; ')}`);
    return {
      'tables drawn': drawn.ms,
      'longest task': drawn.longestTask,
      'longest task while typing': typingTask,
      'longest task of a live update': updateTask,
      ...gestures,
      tap,
      'longest task of taps': tapTask,
      'change of guests': guests.ms,
      'change of date': date.ms,
      'longest task of a change': Math.max(guests.longestTask, date.longestTask),
      heap: await measureHeap(browser, beach, slower, ratio),
    };
  } finally {
    await phone.close();
  }
}

/** What the form needs, by the purpose of the field. */
const CONTACT = { 'given-name': 'Ada', email: 'ada@example.com', 'tel-national': '+4915112345678' };
const FILL_SCRIPT = `
  for (const [purpose, text] of Object.entries(${JSON.stringify(CONTACT)})) {
    const field = document.querySelector('[autocomplete="' + purpose + '"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
`;
const SELECT_TABLE = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(${JSON.stringify(messages.selectTable)}))`;

/** Returns the heap of the page with the plan, in MiB. */
async function measureHeap(browser: Browser, beach: BeachHost, slower: number, ratio: number): Promise<number> {
  const phone = await PlainPhone.open(browser, { slower, ratio });
  try {
    await phone.goto(`${beach.url}/v/beach-camp`);
    await phone.waitUntil(`document.querySelector('[autocomplete="tel-national"]') && ${SELECT_TABLE}`);
    await phone.evaluate(FILL_SCRIPT);
    await pause(FILL_MS);
    await phone.evaluate(`${SELECT_TABLE}.click()`);
    const plan = `document.querySelector('[data-testid="plan"][data-ready="true"][data-still="true"]')`;
    await phone.waitUntil(plan, DRAW_TIMEOUT_MS);
    await pause(SETTLE_MS);
    return (await phone.heapBytes()) / 2 ** 20;
  } finally {
    await phone.close();
  }
}

/** Taps Select Table. Returns the time until the tables are drawn, and the longest task from the tap on. */
async function openPlan(phone: Phone, visitor: Visitor): Promise<{ ms: number; longestTask: number }> {
  await visitor.selectTable.scrollIntoViewIfNeeded();
  const button = await visitor.selectTable.boundingBox();
  if (!button) throw new Error('The button Select Table is not visible.');
  await phone.page.evaluate('seen.awaitPlan()');
  await phone.tap({ x: button.x + button.width / 2, y: button.y + button.height / 2 });
  await phone.waitUntil('seen.drawnAt', DRAW_TIMEOUT_MS);
  await pause(SETTLE_MS);
  await phone.settledView();
  const [ms, longestTask] = await phone.page.evaluate<[number, number]>(
    '[seen.drawnAt - seen.selectAt, seen.longestSince(seen.selectAt)]',
  );
  return { ms, longestTask };
}

/** Leaves out what floats over the edges of the plan: buttons and the minimap. */
const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.2,
  y: y + height * 0.2,
  width: width * 0.6,
  height: height * 0.5,
});
