/** An evening without a mouse: every step by Tab, arrow keys, Enter and Escape. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { messages } from '../../src/day/messages.ts';
import { startBlockAtom } from '../../src/day/plan/block/blocking.ts';
import { selectPartyAtom, startModeAtom } from '../../src/day/state/selection.ts';
import { NOW, dayState, party } from './dayHost.ts';
import { serveDay, visitDay } from './dayDriver.tsx';

const EVENING = dayState({
  parties: [
    party(1, { name: 'Anna', time: 19 * 60, guests: 2 }),
    party(2, { name: 'Bob', time: 20 * 60, guests: 2, tables: ['5'] }),
    party(3, { name: 'Ida', time: 18 * 60, status: 'seated', seatedAt: NOW - 3_600_000, arrived: 2, tables: ['2'] }),
  ],
});
const MAX_TABS = 80;

const focused = (): HTMLElement => document.activeElement as HTMLElement;
const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
/** Presses Tab until the focus is on an element. */
async function tabTo(find: () => HTMLElement, key = '{Tab}'): Promise<void> {
  for (let count = 0; focused() !== find(); count++) {
    if (count === MAX_TABS) throw new Error(`Tab does not lead to ${find().outerHTML.slice(0, 200)}`);
    await press(key);
  }
}
const button = (name: string | RegExp, inside: HTMLElement = document.body): HTMLElement =>
  within(inside).getByRole('button', { name });
/** On the plan: the prepared views have buttons of tables as well. */
const tableButton = (name: string): HTMLElement =>
  button(new RegExp(`^${name}, `), document.querySelector<HTMLElement>('#day-panel-plan')!);

/** Opens a dialog from its button, closes it with Escape, and expects the focus back on the button. */
async function openAndEscape(opener: () => HTMLElement, title: string): Promise<void> {
  await tabTo(opener);
  await press('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog, title).toContainElement(focused());
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(focused(), `focus after ${title}`).toBe(opener());
}

test('picks a party in the list, moves it on and takes that back', async () => {
  const host = serveDay(EVENING);
  await visitDay('plan', [1_280, 900]);
  const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
  await tabTo(() => tab(messages.tabs.plan));
  await press('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe(tab(messages.tabs.list));
  await tabTo(() => screen.getByRole('searchbox'));
  await press('{ArrowDown}');
  const card = (): HTMLElement => screen.getByRole('listitem', { name: /^Anna/ });
  expect(card()).toContainElement(focused());
  await press('{Enter}');
  const panel = await screen.findByRole('region', { name: messages.party });
  expect(panel).toContainElement(focused());
  await press('{Escape}');
  expect(card(), 'focus after the party').toContainElement(focused());
  await press('{Tab}');
  expect(focused()).toBe(button(messages.nextSteps.arrive, card()));
  await press('{Enter}');
  await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ party: 1, status: 'arrived' }));
  await press('{Control>}z{/Control}');
  await vi.waitFor(() => expect(host.actions[1]?.action).toEqual({ type: 'undo', log: 1 }));
  // The host in memory takes nothing back.
  expect(focused()).toBe(button(messages.nextSteps.seat, card()));
  await press('{Enter}');
  await vi.waitFor(() => expect(host.actions[2]?.action).toMatchObject({ party: 1, status: 'seated' }));
  await waitFor(() => expect(focused(), 'focus in another group').toBe(button(messages.nextSteps.leave, card())));
});

test('seats guests who walk in, and moves a party, on the plan', async () => {
  const host = serveDay(EVENING);
  await visitDay('plan', [1_280, 900]);
  await waitFor(() => tableButton('Terrace 3'), { timeout: 30_000 });
  await tabTo(() => button(messages.guests({ count: 2 })));
  await press('{Enter}');
  expect(
    screen.getByRole('region', { name: messages.modes.walkIn({ size: messages.guests({ count: 2 }) }) }),
  ).toContainElement(focused());
  await press('{Escape}');
  expect(focused(), 'focus after the mode').toBe(button(messages.guests({ count: 2 })));
  await tabTo(() => button(messages.guests({ count: 2 })));
  await press('{Enter}');
  await tabTo(() => tableButton('Terrace 1'), '{Shift>}{Tab}{/Shift}');
  await press('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe(tableButton('Terrace 3'));
  await press('{Enter}');
  await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ type: 'walk_in', guests: 2, tables: ['3'] }));

  await press('{Home}');
  expect(focused()).toBe(tableButton('Terrace 1'));
  await press('{Enter}');
  const panel = await screen.findByRole('region', { name: messages.party });
  await tabTo(() => button(messages.move, panel));
  await press('{Enter}');
  const mode = await screen.findByRole('region', { name: messages.modes.move({ name: 'Anna' }) });
  expect(mode).toContainElement(focused());
  await tabTo(() => tableButton('Terrace 1'), '{Shift>}{Tab}{/Shift}');
  await press('{ArrowDown}');
  const [name] = focused().textContent.split(',');
  await press('{Enter}');
  await vi.waitFor(() => expect(host.actions[1]?.action).toMatchObject({ type: 'tables', party: 1 }));
  expect(name).not.toBe('Terrace 1');
  const undo = screen.getAllByRole('button', { name: new RegExp(`^${messages.undo}`) }).at(-1)!;
  await tabTo(() => undo);
  await press('{Enter}');
  await vi.waitFor(() => expect(host.actions[2]?.action).toMatchObject({ type: 'undo' }));
  expect(focused(), 'focus after Undo').toBe(screen.getByRole('tab', { name: messages.tabs.plan }));
});

test('blocks tables, and gives the focus back', async () => {
  const host = serveDay(EVENING);
  await visitDay('plan', [1_280, 900]);
  await tabTo(() => button(messages.block));
  await press('{Enter}');
  const panel = await screen.findByRole('region', { name: messages.blockTables });
  expect(panel).toContainElement(focused());
  await press('{Escape}');
  await waitFor(() => expect(focused()).toBe(button(messages.block)));
  await press('{Enter}');
  await tabTo(() => tableButton('Terrace 1'));
  await press('{ArrowRight}{ArrowRight} ');
  expect(focused()).toHaveAttribute('aria-pressed', 'true');
  await tabTo(() => button(messages.blockNow({ tables: messages.tables({ count: 1 }) })));
  await press('{Enter}');
  await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ type: 'block', tables: ['3'] }));
  await waitFor(() => expect(focused(), 'focus after a block').toBe(button(messages.block)));
});

test('moves a party along the timeline, and says where it would be', async () => {
  const host = serveDay(EVENING);
  await visitDay('timeline', [1_280, 900]);
  const bar = (name: string): HTMLElement => button(new RegExp(`^${name}, `));
  await tabTo(() => bar('Anna'));
  await press('{ArrowDown}');
  expect(focused()).toBe(bar('Ida'));
  await press('{ArrowUp}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Escape}');
  expect(host.actions).toHaveLength(0);
  const said = (): (string | null)[] => [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent);
  await press('{Shift>}{ArrowDown}{/Shift}');
  expect(said()).toContain(messages.tableTaken({ table: 'Terrace 2', name: 'Ida', time: '06:00 PM' }));
  await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(said()).toContain(messages.placeAt({ table: 'Terrace 3', time: '07:15 PM' }));
  await press('{Enter}');
  await vi.waitFor(() =>
    expect(host.actions.map(({ action }) => action)).toMatchObject([
      { type: 'edit', party: 1, time: 19 * 60 + 15, tables: ['3'] },
    ]),
  );
  await waitFor(() => expect(focused(), 'focus after the move').toBe(bar('Anna')));
  await press('{Enter}');
  expect(await screen.findByRole('region', { name: messages.party })).toContainElement(focused());
});

test('opens and closes every dialog, and gives the focus back', async () => {
  serveDay(EVENING);
  await visitDay('list', [1_280, 900]);
  const opener = (name: string) => () => button(name);
  await openAndEscape(opener(messages.menu), messages.menu);
  await openAndEscape(opener(messages.putOnWaitingList), messages.putOnWaitingList);
  await openAndEscape(opener(messages.walkIn), messages.walkIn);
  await openAndEscape(opener(messages.addReservation), messages.addReservation);
  for (const [name, title] of [
    [messages.note, messages.note],
    [messages.lock, messages.choosePin],
  ] as const) {
    await tabTo(opener(messages.menu));
    await press('{Enter}');
    await tabTo(() => button(name, screen.getByRole('dialog')));
    await press('{Enter}');
    expect(await screen.findByRole('dialog', { name: title })).toContainElement(focused());
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused(), `focus after ${title}`).toBe(button(messages.menu));
  }
  const card = screen.getByRole('listitem', { name: /^Anna/ });
  await tabTo(() => within(card).getByRole('button', { expanded: false }));
  await press('{Enter}');
  const panel = await screen.findByRole('region', { name: messages.party });
  await openAndEscape(() => button(messages.edit, panel), messages.edit);
  await openAndEscape(
    () => button(messages.cancelReservation, panel),
    messages.cancelQuestion({ name: 'Anna', scope: 'all' }),
  );
});

test('Escape leaves each mode, wherever the focus is', async () => {
  const { modes } = messages;
  const host = serveDay(EVENING);
  const { store } = await visitDay('plan', [1_280, 900]);
  await waitFor(() => tableButton('Terrace 3'), { timeout: 30_000 });
  const tab = screen.getByRole('tab', { name: messages.tabs.plan });
  const elsewhere = [
    (): void => tab.focus(),
    (): void => tableButton('Terrace 3').focus(),
    (): void => focused().blur(),
  ];
  for (const [mode, title] of [
    [{ type: 'walk_in', guests: 2 }, modes.walkIn({ size: messages.guests({ count: 2 }) })],
    [{ type: 'move', party: 1 }, modes.move({ name: 'Anna' })],
    [{ type: 'join', party: 1 }, modes.join({ name: 'Anna' })],
    [{ type: 'seat', party: 1 }, modes.seat({ name: 'Anna' })],
  ] as const)
    for (const focusElsewhere of elsewhere) {
      act(() => {
        store.set(selectPartyAtom, 1);
        store.set(startModeAtom, mode);
      });
      await screen.findByRole('region', { name: title });
      focusElsewhere();
      await press('{Escape}');
      await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
      expect(screen.getByRole('region', { name: messages.party }), 'the party stays').toBeVisible();
    }
  for (const focusElsewhere of elsewhere) {
    act(() => store.set(startBlockAtom));
    await screen.findByRole('region', { name: messages.blockTables });
    focusElsewhere();
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: messages.blockTables })).toBeNull());
  }
  expect(host.actions).toEqual([]);
});
