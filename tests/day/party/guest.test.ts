/** What staff see and note of a guest who comes back. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { dayState, party } from '../dayHost.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';

const visit = (id: number, changes: object = {}) => ({
  id,
  date: `2026-0${id}-14`,
  time: 19 * 60,
  guests: 4,
  status: 'left' as const,
  cancelled: false,
  notes: '',
  staffNote: '',
  tables: ['Terrace 3'],
  ...changes,
});

test('a party’s panel shows the earlier visits of its guest, and tags are set and taken back there', async () => {
  const host = serveDay(
    dayState({
      parties: [
        party(1, { name: 'Anna Perera', tags: ['vip'] }),
        party(2, { name: 'Bo', phone: 'room 12', email: '' }),
      ],
    }),
  );
  host.visits = {
    total: 25,
    noShows: 1,
    cancelled: 2,
    visits: [
      visit(5, { notes: 'By the sea' }),
      visit(4, { status: 'no_show' }),
      visit(3, { cancelled: true }),
      visit(2, { staffNote: 'Left early' }),
    ],
  };
  const { user } = await visitDay('list');
  await user.click(await screen.findByRole('button', { name: /^Bo/ }));
  expect(screen.queryByRole('region', { name: messages.aboutGuest })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Anna Perera/ }));
  const guest = within(await screen.findByRole('region', { name: messages.aboutGuest }));
  expect(await guest.findByText('25 visits · 1 no-show · 2 canceled')).toBeVisible();
  const visits = () =>
    within(guest.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(visits()).toEqual([
    expect.stringMatching(/14 May 2026.*4 guests.*Terrace 3By the sea$/),
    expect.stringMatching(/14 Apr 2026.*No-show$/),
    expect.stringMatching(/14 Mar 2026.*Canceled$/),
  ]);
  await user.click(guest.getByRole('button', { name: messages.showVisits({ count: 1 }) }));
  expect(visits().at(-1)).toMatch(/Left early$/);

  const card = () => screen.getByRole('listitem', { name: /^Anna Perera/ });
  expect(within(card()).getByText('VIP')).toBeVisible();
  expect(guest.getByRole('button', { name: 'VIP' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(guest.getByRole('button', { name: 'Allergy' }));
  await user.type(guest.getByRole('textbox', { name: messages.addTag }), 'Nuts{Enter}');
  await user.click(guest.getByRole('button', { name: 'VIP' }));
  await vi.waitFor(() =>
    expect(host.actions.map(({ action }) => action)).toEqual([
      { type: 'tags', party: 1, revision: 1, tags: ['allergy', 'vip'] },
      { type: 'tags', party: 1, revision: 2, tags: ['allergy', 'vip', 'Nuts'] },
      { type: 'tags', party: 1, revision: 3, tags: ['allergy', 'Nuts'] },
    ]),
  );
  expect(card()).toHaveAccessibleName(/Reserved, Allergy, Nuts$/);
  await user.click(guest.getByRole('button', { name: messages.removeTag({ tag: 'Nuts' }) }));
  await vi.waitFor(() => expect(host.actions.at(-1)?.action).toMatchObject({ tags: ['allergy'] }));
  await user.click(screen.getAllByRole('button', { name: messages.undo }).at(-1)!);
  await vi.waitFor(() => expect(host.actions.at(-1)?.action).toEqual({ type: 'undo', log: 4 }));
});
