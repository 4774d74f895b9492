/** What the page tells of the time: its clock, a day that has ended, how long guests wait, and how long Undo stays. */
import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { UNDO_MS } from '../../../src/domain/day/action.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';
import { DATE, NOW, dayState, party } from '../dayHost.ts';

const MINUTE_MS = 60_000;

test('shows the time at the venue to the minute, and the plan of now', async () => {
  const host = serveDay(dayState({ now: NOW + 7 * MINUTE_MS }));
  await visitDay('plan');
  const clock = document.querySelector('.day-header time')!;
  expect(clock.textContent).toBe('07:07 PM');
  expect(await screen.findByText('07:07 PM', { selector: '.day-plan-time output' })).toBeVisible();
  host.push({ now: NOW + 8 * MINUTE_MS });
  await vi.waitFor(() => expect(clock.textContent).toBe('07:08 PM'));
});

test('ends a day by itself: whom nobody marked has come, which staff can put right', async () => {
  const yesterday = { date: '2026-11-23' };
  const parties = [
    party(1, yesterday),
    party(2, { ...yesterday, status: 'seated', seatedAt: NOW - 26 * 60 * MINUTE_MS, guests: 3 }),
    party(3, { ...yesterday, status: 'no_show' }),
  ];
  const host = serveDay(dayState({ ...yesterday, parties }));
  const { user } = await visitDay('list');
  expect(screen.getByText(messages.covers({ count: 5 }))).toBeVisible();
  const [unmarked, seated, missing] = screen.getAllByRole('listitem');
  for (const gone of [unmarked, seated])
    expect(gone).toHaveAccessibleName(expect.stringContaining(messages.states.left));
  await user.click(within(missing!).getByRole('button', { name: messages.nextSteps.arrive }));
  await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ party: 3, status: 'arrived' }));
  await screen.findByText(messages.covers({ count: 7 }));
  await user.click(within(seated!).getByRole('button', { expanded: false }));
  expect(screen.queryByRole('button', { name: messages.noShow })).toBeNull();
  await user.click(within(unmarked!).getByRole('button', { expanded: false }));
  await user.click(screen.getByRole('button', { name: messages.noShow }));
  await vi.waitFor(() => expect(host.actions[1]?.action).toMatchObject({ party: 1, status: 'no_show' }));
  await screen.findByText(messages.covers({ count: 5 }));
});

const seatedAt = (count: number, stay: number) =>
  Array.from({ length: count }, (_, at) =>
    party(at + 1, { status: 'seated', time: 18 * 60, stay, seatedAt: NOW - 60 * MINUTE_MS }),
  );

test('quotes when a table is expected to be free, and says so if nobody can foresee it', async () => {
  const host = serveDay(dayState({ parties: seatedAt(12, 120), note: 'Full moon party', hasMessenger: true }));
  const { user } = await visitDay('plan', [800, 900]);
  await user.click(screen.getByRole('button', { name: new RegExp(messages.waitingList), expanded: false }));
  const list = screen.getByText(messages.nobodyWaits).getBoundingClientRect();
  const notes = document.querySelector('.day-notes')!.getBoundingClientRect();
  expect(list.top, 'the list covers no note').toBeGreaterThanOrEqual(notes.bottom);
  await user.click(screen.getByRole('button', { name: messages.putOnWaitingList }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(messages.quoteForeseen({ minutes: 60 }))).toBeVisible();
  expect(within(dialog).getByRole('radio', { checked: true })).toHaveAccessibleName(messages.minutes({ value: 60 }));
  host.push({ parties: seatedAt(12, 30) });
  expect(await within(dialog).findByText(messages.quoteUnknown)).toBeVisible();
  expect(within(dialog).queryByRole('radio', { checked: true })).toBeNull();
  await user.type(within(dialog).getByLabelText(messages.name), 'Sofia');
  // Only of a number that can get messages, and of a host that sends some.
  expect(within(dialog).queryByLabelText(messages.messagesConsent)).toBeNull();
  await user.type(within(dialog).getByLabelText(messages.phone), '0771234567');
  await user.click(within(dialog).getByLabelText(messages.messagesConsent));
  await user.click(within(dialog).getByRole('button', { name: messages.putOnWaitingList }));
  expect(host.actions).toEqual([]);
  await user.click(within(dialog).getByRole('radio', { name: messages.minutes({ value: 45 }) }));
  await user.click(within(dialog).getByRole('button', { name: messages.putOnWaitingList }));
  await vi.waitFor(() =>
    expect(host.actions[0]?.action).toMatchObject({ type: 'wait_add', quotedMinutes: 45, messages: true }),
  );
});

test('keeps Undo while staff work on the party, as long as the host accepts it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  serveDay(dayState({ parties: [party(1)], date: DATE }));
  const { user } = await visitDay('list');
  await user.click(screen.getAllByRole('listitem')[0]!.querySelector('button')!);
  const panel = await screen.findByRole('region', { name: messages.party });
  await user.click(within(panel).getByRole('button', { name: messages.nextSteps.arrive }));
  const pass = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const undo = (): HTMLElement | null => screen.queryByRole('button', { name: messages.undo });
  await screen.findByRole('button', { name: messages.undo });
  within(panel).getByRole('button', { name: messages.nextSteps.seat }).focus();
  pass(2 * UNDO_MS.offered);
  expect(undo()).not.toBeNull();
  pass(UNDO_MS.accepted);
  expect(undo(), 'the host no longer accepts it').toBeNull();

  await user.click(within(panel).getByRole('button', { name: messages.nextSteps.seat }));
  await screen.findByRole('button', { name: messages.undo });
  await user.click(screen.getByRole('searchbox'));
  pass(UNDO_MS.offered - 1_000);
  expect(undo()).not.toBeNull();
  pass(2_000);
  expect(undo()).toBeNull();
});
