/** What the service worker does with notifications. */
import { expect, test, vi } from 'vitest';
import type { WorkerEvents } from '../../src/api/serviceWorker.ts';

test('a message is shown, and a tap on it leads to the day, which may be open already', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn(async () => {});
  const focus = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  const windows: { url: string; focus: typeof focus }[] = [];
  vi.stubGlobal('self', {
    location: new URL('https://tide.example/sw.js'),
    registration: { showNotification },
    clients: { claim: async () => {}, matchAll: async () => windows, openWindow },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  await import('../../src/api/serviceWorker.ts');
  const dispatch = async (type: keyof WorkerEvents, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)!({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  const message = { title: 'New reservation', body: '08:00 PM, guests: 4', url: '/day/reef?date=2026-11-28' };
  await dispatch('push', { data: { json: () => message } });
  await dispatch('push', { data: null });
  expect(showNotification.mock.calls).toEqual([['New reservation', { body: message.body, data: message.url }]]);
  const close = vi.fn();
  const tap = () => dispatch('notificationclick', { notification: { data: message.url, close } });
  windows.push({ url: 'https://tide.example/v/reef', focus });
  await tap();
  expect(openWindow.mock.calls).toEqual([['https://tide.example/day/reef?date=2026-11-28']]);
  windows.push({ url: 'https://tide.example/day/reef?view=list', focus });
  await tap();
  expect([focus.mock.calls.length, openWindow.mock.calls.length, close.mock.calls.length]).toEqual([1, 1, 2]);
});
