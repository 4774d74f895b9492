/** The menu of the day. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { TENANT, serveDay, visitDay } from '../dayDriver.tsx';
import { DATE, dayState, party } from '../dayHost.ts';

const linkTo = (name: string): string | undefined =>
  screen.queryByRole('link', { name })?.getAttribute('href') ?? undefined;

test.each(['owner', 'staff'] as const)('shows %s what the role may open', async (role) => {
  serveDay(dayState({ role, parties: [party(1)] }));
  const { user } = await visitDay('list');
  await user.click(screen.getByRole('button', { name: messages.menu }));
  expect(linkTo(messages.csv)).toBe(`/api/day/${TENANT}/export.csv?date=${DATE}`);
  expect(linkTo(messages.access)).toBe(role === 'owner' ? `/editor/${TENANT}/sessions?lang=en` : undefined);
});

test('offers no file that the host can’t send', async () => {
  const host = serveDay(dayState({ parties: [party(1)] }));
  const { user } = await visitDay('list');
  host.isDown = true;
  await user.click(screen.getAllByRole('button', { name: messages.nextSteps.arrive })[0]!);
  await screen.findByText(messages.connection.offline);
  await user.click(screen.getByRole('button', { name: messages.menu }));
  expect(linkTo(messages.csv)).toBeUndefined();
});
