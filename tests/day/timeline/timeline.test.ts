/** The timeline: who has which table when, and moving a party by key and by mouse. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { sendPointer } from '../../support/pointers.ts';
import { dayState, party } from '../dayHost.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';

const EVENING = dayState({
  parties: [
    party(1, { name: 'Anna Perera', time: 19 * 60 }),
    party(2, { name: 'Ruwan Silva', time: 19 * 60 }),
    party(3, { name: 'Marta Kovács', tables: [], time: 20 * 60 }),
  ],
});
const bar = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const rowBars = (table: string): string[] =>
  within(screen.getByRole('list', { name: table }))
    .queryAllByRole('button')
    .map((each) => each.getAttribute('aria-label')?.split(',')[0] ?? '');

test('shows each party in the row of its table, or in a lane of its own without a table', async () => {
  serveDay(EVENING);
  await visitDay('timeline');
  await screen.findByRole('list', { name: 'Terrace 1' });
  expect([rowBars(messages.noTable), rowBars('Terrace 1'), rowBars('Terrace 2'), rowBars('Terrace 3')]).toEqual([
    ['Marta Kovács'],
    ['Anna Perera'],
    ['Ruwan Silva'],
    [],
  ]);
  expect(screen.getByText(/07:00 PM: 4, 08:00 PM: 2/)).toBeInTheDocument();
});

test('opens another date shortly before its first party, at a whole hour', async () => {
  const now = new Date('2026-11-20T10:00:00Z').getTime();
  serveDay({ ...EVENING, now });
  await visitDay('timeline', [360, 740]);
  await screen.findByRole('list', { name: 'Terrace 1' });
  const labels = document.querySelector('.day-timeline-labels')!.getBoundingClientRect();
  expect(screen.getByText('06:00 PM').getBoundingClientRect().left).toBeCloseTo(labels.right, 0);
  expect(bar(/^Anna/).getBoundingClientRect().left).toBeLessThan(360);
});

test('a taken table is refused at once, with a swap and the nearest that fits', async () => {
  const host = serveDay(EVENING);
  const { user } = await visitDay('timeline');
  await screen.findByRole('list', { name: 'Terrace 1' });
  bar(/^Anna/).focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
  const mode = await screen.findByRole('region', {
    name: messages.stays({ name: 'Anna Perera', tables: 'Terrace 1' }),
  });
  expect(within(mode).getByRole('alert')).toHaveTextContent(
    messages.tableTaken({ table: 'Terrace 2', name: 'Ruwan Silva', time: '07:00 PM' }),
  );
  await user.click(within(mode).getByRole('button', { name: messages.swapWith({ name: 'Ruwan Silva' }) }));
  await vi.waitFor(() =>
    expect(host.actions[0]?.action).toEqual({ type: 'swap', party: 1, revision: 1, other: 2, otherRevision: 1 }),
  );
});

/** Sends a pointer event at a point of the window. */
function press(type: string, target: Element, x: number, y: number, pointerType = 'mouse'): void {
  sendPointer(target, type, { x, y }, { pointerType, buttons: 1 });
}

test.each(['mouse', 'touch'])('a %s drags a party to another table', async (pointer) => {
  const host = serveDay(EVENING);
  await visitDay('timeline');
  await screen.findByRole('list', { name: 'Terrace 3' });
  const from = bar(/^Anna/).getBoundingClientRect();
  const row = screen.getByRole('list', { name: 'Terrace 3' }).parentElement!.getBoundingClientRect();
  const at = { x: from.left + 20, y: from.top + 10 };
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  press('pointerdown', bar(/^Anna/), at.x, at.y, pointer);
  // A mouse drags by moving, a finger by resting.
  if (pointer === 'mouse') press('pointermove', bar(/^Anna/), at.x, at.y + 20);
  await vi.waitFor(() => expect(document.querySelector('.day-bar-ghost')).not.toBeNull());
  press('pointermove', bar(/^Anna/), at.x, row.top + row.height / 2, pointer);
  await vi.waitFor(() => expect(document.querySelector('.day-timeline-mark')).toHaveTextContent('Terrace 3, 07:00 PM'));
  press('pointerup', bar(/^Anna/), at.x, row.top + row.height / 2, pointer);
  capture.mockRestore();
  await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ type: 'tables', tables: ['3'] }));
  expect(document.querySelector('.day-bar-ghost')).toBeNull();
});

test('a finger that moves at once scrolls the timeline and drags nothing', async () => {
  serveDay(EVENING);
  await visitDay('timeline');
  await screen.findByRole('list', { name: 'Terrace 3' });
  const { left, top } = bar(/^Anna/).getBoundingClientRect();
  press('pointerdown', bar(/^Anna/), left + 20, top + 10, 'touch');
  press('pointermove', bar(/^Anna/), left + 60, top + 10, 'touch');
  press('pointermove', bar(/^Anna/), left + 90, top + 10, 'touch');
  expect(document.querySelector('.day-bar-ghost')).toBeNull();
  press('pointerup', bar(/^Anna/), left + 90, top + 10, 'touch');
});

test('what a drop would do is in sight in the first row and at the end of what is shown', async () => {
  serveDay(EVENING);
  await visitDay('timeline');
  await screen.findByRole('list', { name: 'Terrace 1' });
  const scroller = document.querySelector<HTMLElement>('.day-timeline')!;
  scroller.style.width = '30rem';
  const { left } = bar(/^Anna/).getBoundingClientRect();
  const { left: start, right: end } = scroller.getBoundingClientRect();
  // Anna's visit begins just before the end.
  scroller.scrollLeft += left - end + 60;
  const hours = scroller.querySelector('.day-timeline-hours')!.getBoundingClientRect();
  const words = document.querySelector('.day-timeline-mark span')!;
  bar(/^Anna/).focus({ preventScroll: true });
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) {
    bar(/^Anna/).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }));
    const box = words.getBoundingClientRect();
    expect(box.width).toBeGreaterThan(60);
    expect(box.left).toBeGreaterThanOrEqual(start);
    expect(box.right).toBeLessThanOrEqual(end);
    expect(box.top).toBeGreaterThanOrEqual(hours.bottom);
  }
});

test('says which rows are free while a table is wanted, and takes one on a tap', async () => {
  const host = serveDay(EVENING);
  const { user } = await visitDay('timeline');
  await screen.findByRole('list', { name: 'Terrace 1' });
  await user.click(screen.getByRole('button', { name: '2 guests' }));
  expect(bar(/^Terrace 1, .*Taken$/)).toBeVisible();
  await user.click(bar(/^Terrace 3, .*Free$/));
  await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ type: 'walk_in', guests: 2, tables: ['3'] }));
});
