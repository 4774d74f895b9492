/** Notifications of new reservations, as far as the page has to do with them. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { dayState, party } from '../dayHost.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

test('a device is notified once somebody has asked for it, where the browser allows that', async () => {
  const host = serveDay(dayState({ parties: [party(1)] }));
  const asked: unknown[] = [];
  let subscription: PushSubscription | null = null;
  let isAllowed = false;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: unknown) => {
      asked.push(options);
      if (!isAllowed) throw new DOMException('denied', 'NotAllowedError');
      subscription = {
        toJSON: () => ({ endpoint: 'https://push.example.com/1', expirationTime: null, keys: KEYS }),
      } as unknown as PushSubscription;
      return subscription;
    },
  };
  const registration = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  const { user } = await visitDay('list');
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: messages.menu }));
    return within(screen.getByRole('dialog'));
  };
  const closeMenu = () => user.click(screen.getByRole('button', { name: messages.close }));
  const unsupported = await openMenu();
  await unsupported.findByRole('button', { name: messages.sound });
  expect(unsupported.queryByRole('button', { name: messages.push })).toBeNull();
  await closeMenu();

  registration.mockResolvedValue({ pushManager } as unknown as ServiceWorkerRegistration);
  const menu = await openMenu();
  const button = await menu.findByRole('button', { name: messages.push });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(await menu.findByText(messages.pushFailed)).toBeVisible();
  expect(host.device).toBeUndefined();
  isAllowed = true;
  await user.click(button);
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(host.device).toEqual({ endpoint: 'https://push.example.com/1', keys: KEYS });
  expect(asked.at(-1)).toEqual({ userVisibleOnly: true, applicationServerKey: 'BPushKey' });
  expect(menu.queryByText(messages.pushFailed)).toBeNull();
  await user.click(button);
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(host.device).toBeUndefined();
  await closeMenu();

  // Another session has begun since, and the host does not know its device.
  host.device = undefined;
  const again = await (await openMenu()).findByRole('button', { name: messages.push });
  expect(again).toHaveAttribute('aria-pressed', 'false');
});
