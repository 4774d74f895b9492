/** The lock of the page: after some minutes without a touch nobody's name is shown. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readDayLock, writeDayLock } from '../../../src/api/day/dayLock.ts';
import { choosePinAtom, lockAtom } from '../../../src/day/live/lock.ts';
import { messages } from '../../../src/day/messages.ts';
import { dayState, party } from '../dayHost.ts';
import { TENANT, openDay, serveDay, visitDay } from '../dayDriver.tsx';

const EVENING = dayState({ parties: [party(1, { name: 'Anna Perera' })] });

test('hides the day until the PIN of this tab is entered', async () => {
  serveDay(EVENING);
  const { user, store } = await visitDay('list');
  store.set(choosePinAtom, '2468');
  store.set(lockAtom);
  await screen.findByRole('heading', { name: messages.locked });
  expect(document.body.textContent).not.toContain('Anna');
  await user.type(screen.getByLabelText(messages.pin), '1111{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(messages.wrongPin);
  await user.type(screen.getByLabelText(messages.pin), '2468{Enter}');
  await screen.findByRole('listitem', { name: /^Anna/ });
});

test('ends the session after five wrong PINs', async () => {
  serveDay(EVENING);
  const { user, store } = await visitDay('list');
  store.set(choosePinAtom, '2468');
  store.set(lockAtom);
  for (let tries = 0; tries < 5; tries++) await user.type(await screen.findByLabelText(messages.pin), '1111{Enter}');
  await screen.findByRole('heading', { name: messages.signedOut });
  await waitFor(() => expect(readDayLock(TENANT)).toBeUndefined());
});

test('ends the session where no PIN was chosen, and forgets the day', async () => {
  serveDay(EVENING);
  const { store } = await visitDay('list');
  store.set(lockAtom);
  await screen.findByRole('heading', { name: messages.signedOut });
  expect(document.body.textContent).not.toContain('Anna');
});

test('locks at the first touch after the venue’s minutes without one', async () => {
  serveDay(EVENING);
  const { store } = await visitDay('list');
  store.set(choosePinAtom, '2468');
  writeDayLock(TENANT, { isLocked: false, touchedAt: Date.now() - 5 * 60_000, lockAfterMinutes: 5 });
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await screen.findByRole('heading', { name: messages.locked });
  expect(document.body.textContent).not.toContain('Anna');
});

test('a page that is opened while the browser is locked shows nothing', async () => {
  const host = serveDay(EVENING);
  writeDayLock(TENANT, { isLocked: true, touchedAt: Date.now(), lockAfterMinutes: 5 });
  host.isDown = true;
  await openDay('list');
  expect(await screen.findByRole('heading', { name: messages.locked })).toBeVisible();
  expect(document.querySelector('.day-summary strong')).toBeNull();
});
