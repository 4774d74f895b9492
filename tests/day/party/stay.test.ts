/** What staff do with a party that stays for several days. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { dayState, party } from '../dayHost.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';

test('a day of a stay is canceled alone or with the days after it', async () => {
  const stay = (id: number, name: string, day: number) => party(id, { name, dayOfStay: { day, days: 7 } });
  const host = serveDay(dayState({ parties: [stay(1, 'Anna', 3), stay(2, 'Bob', 7)] }));
  const { user } = await visitDay('list');
  screen.getByRole('listitem', { name: /^Anna, .*Day 3 of 7/ });
  const open = async (name: RegExp): Promise<HTMLElement> => {
    await user.click(within(screen.getByRole('listitem', { name })).getByRole('button', { expanded: false }));
    return screen.findByRole('region', { name: messages.party });
  };
  const { day, rest } = messages.cancelStay;
  expect(within(await open(/^Bob/)).queryByRole('button', { name: rest }), 'on the last day').toBeNull();
  const panel = await open(/^Anna/);
  within(panel).getByRole('button', { name: day });
  await user.click(within(panel).getByRole('button', { name: rest }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('Days 3 to 7 of the stay are canceled.');
  await user.click(within(dialog).getByRole('button', { name: rest }));
  await vi.waitFor(() =>
    expect(host.actions[0]?.action).toEqual({ type: 'cancel', party: 1, revision: 1, tell: true, rest: true }),
  );
  await screen.findAllByText(/rest of the stay canceled/);
});
