/** The plan keeps its place and scale under the finger, and Undo stays within reach. */
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { type Mode, selectPartyAtom, startModeAtom } from '../../../src/day/state/selection.ts';
import { TABLES, dayOf, partyOf, showDay } from './dayPlanDriver.tsx';

const [one, other] = TABLES.filter(({ seats }) => seats === TABLES[0]!.seats).map(({ key }) => key) as [string, string];
const PARTIES = [partyOf(1, [one], { name: 'Anna' }), partyOf(2, [other], { name: 'Bob' })];
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const nextFrames = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

test.each([
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const)('stays where it is while a mode begins and ends, at %i × %i', async (...size) => {
  const day = await showDay(dayOf(PARTIES), size);
  const place = async (): Promise<string> => {
    await nextFrames();
    await waitFor(() => expect(day.element.dataset['still']).toBe('true'));
    const { x, y, width, height } = day.element.getBoundingClientRect();
    return [day.element.dataset['viewport'], x, y, width, height].join(' ');
  };
  const before = await place();
  const begin = (mode: Mode): void => act(() => day.store.set(startModeAtom, mode));
  for (const mode of [
    { type: 'walk_in', guests: 2 },
    { type: 'move', party: 1 },
    { type: 'join', party: 1 },
  ] as const) {
    begin(mode);
    expect(await place(), `${mode.type} begins`).toBe(before);
    if (mode.type === 'move') {
      act(() => day.tap(other));
      await screen.findByRole('button', { name: messages.swapWith({ name: 'Bob' }) });
      expect(await place(), 'a table is taken').toBe(before);
    }
    await press(messages.cancel);
    expect(await place(), `${mode.type} ends`).toBe(before);
  }
  act(() => day.store.set(selectPartyAtom, 1));
  expect(await place(), 'a party is opened').toBe(before);
  act(() => day.store.set(selectPartyAtom, undefined));
  await press(messages.block);
  expect(await place(), 'a block begins').toBe(before);
  await press(messages.cancel);
  expect(await place(), 'a block ends').toBe(before);
});
