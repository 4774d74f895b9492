/** The section that lists sessions, tokens and unused links, signs in devices of the staff, and makes secret addresses. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OpenAccess } from '../../../src/api/editorContract.ts';
import { AccessList } from '../../../src/settings/access/AccessList.tsx';
import { messages } from '../../../src/settings/messages.ts';

const { access: texts, connections } = messages;
afterEach(cleanup);
const entry = (id: string, kind: OpenAccess['kind'], isCurrent = false): OpenAccess => ({
  id,
  kind,
  role: 'owner',
  name: '',
  created_at: Date.UTC(2026, 10, 21),
  ends_at: Date.UTC(2026, 10, 28),
  last_used_at: Date.UTC(2026, 10, 22),
  isCurrent,
});

/** Opens the page at a host that has these entries. Returns the calls that change something. */
async function openPage(entries: OpenAccess[]): Promise<string[]> {
  const calls: string[] = [];
  let access = entries;
  const feeds = new Set<string>();
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { method = 'GET', body } = {}) => {
    const path = typeof address === 'string' ? address : '';
    if (method !== 'GET') calls.push(`${method} ${path}${typeof body === 'string' && body !== '{}' ? ` ${body}` : ''}`);
    const kind = path.split('/feeds/')[1];
    if (kind !== undefined) {
      if (method === 'DELETE') feeds.delete(kind);
      else feeds.add(kind);
      return Response.json(method === 'DELETE' ? { success: true } : { address: `https://host/${kind}#secret` });
    }
    if (path.endsWith('/feeds'))
      return Response.json({
        feeds: [...feeds].map((each) => ({ kind: each, created_at: Date.UTC(2026, 10, 21) })),
        areas: [],
        services: [],
      });
    if (method === 'POST') {
      if (typeof body === 'string' && body.includes('Broken'))
        return Response.json({ message: 'No more.' }, { status: 400 });
      access = [...access, { ...entry('9', 'token'), role: 'staff', name: 'Bar tablet' }];
      return Response.json({ address: 'https://host/day/my-place/sign-in#token=secret' });
    }
    if (method === 'DELETE') {
      if (path.endsWith('/access/lost')) return Response.json({ success: false }, { status: 404 });
      const id = path.split('/access/')[1];
      access = access.filter((one) => one.isCurrent || (id === undefined ? one.kind !== 'session' : one.id !== id));
      return Response.json({ success: true });
    }
    return Response.json({ access });
  });
  render(<AccessList tenant="my-place" />);
  await screen.findByText(texts.current);
  await waitFor(() => expect(screen.getByRole('button', { name: /wall/i })).toHaveProperty('disabled', false));
  return calls;
}
const accessList = (): HTMLElement => screen.getAllByRole('list')[0]!;
const items = (): number => within(accessList()).getAllByRole('listitem').length;
const click = (name: RegExp | string): void => {
  fireEvent.click(screen.getAllByRole('button', { name })[0]!);
};

it('ends one session or all others, never that of this browser, and still lists one that it can’t end', async () => {
  const calls = await openPage([
    entry('a', 'session', true),
    entry('lost', 'link'),
    ...['b', 'c', 'd'].map((id) => entry(id, 'session')),
  ]);
  expect(within(accessList()).getAllByRole('button')).toHaveLength(4);
  click(new RegExp(`^${texts.end}: ${texts.kinds.link}`));
  await screen.findByText(texts.failed);
  expect(items()).toBe(5);
  click(new RegExp(`^${texts.end}: ${texts.kinds.session}`));
  await screen.findByText(texts.ended);
  expect(items()).toBe(4);
  click(texts.endOthers);
  await screen.findByText(texts.othersEnded);
  const path = 'DELETE /api/editor/my-place/access';
  expect([calls, items()]).toEqual([[`${path}/lost`, `${path}/b`, path], 2]);
});

it('signs in a device of the staff, whose address it shows once', async () => {
  const calls = await openPage([entry('a', 'session', true)]);
  const name = screen.getByLabelText(texts.deviceName);
  fireEvent.change(name, { target: { value: 'Bar tablet ' } });
  fireEvent.change(screen.getByLabelText(connections.validFor), { target: { value: '365' } });
  click(texts.makeDevice);
  const address = await screen.findByLabelText(texts.deviceAddress({ name: 'Bar tablet' }));
  expect(address).toHaveProperty('value', 'https://host/day/my-place/sign-in#token=secret');
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(screen.getByRole('img', { name: /Bar tablet/ })).toHaveProperty('src', expect.stringMatching(/^data:.*path/));
  expect(calls).toEqual(['POST /api/editor/my-place/access {"name":"Bar tablet","days":365}']);
  const since = connections.lastUsed({ time: '' });
  await waitFor(() =>
    expect(accessList().textContent).toMatch(new RegExp(`Bar tablet.*${texts.roles.staff}.*${since}`)),
  );
});

it('tells why a device can’t be signed in, and keeps what was typed', async () => {
  await openPage([entry('a', 'session', true)]);
  const name = screen.getByLabelText(texts.deviceName);
  fireEvent.change(name, { target: { value: 'Broken' } });
  click(texts.makeDevice);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No more.'));
  expect(name).toHaveProperty('value', 'Broken');
});

it('makes, replaces and withdraws a secret address', async () => {
  const calls = await openPage([entry('a', 'session', true)]);
  const wall = texts.addressNames.wall;
  click(`${texts.make}: ${wall}`);
  expect(await screen.findByLabelText(wall)).toHaveProperty('value', 'https://host/wall#secret');
  const replace = await screen.findByRole('button', { name: `${texts.replace}: ${wall}` });
  const isIdle = (): Promise<void> => waitFor(() => expect(replace.closest('ul')).toHaveProperty('ariaBusy', 'false'));
  await isIdle();
  // Of two addresses at once, one would be void.
  fireEvent.click(replace);
  fireEvent.click(replace);
  await waitFor(() => expect(calls).toHaveLength(2));
  await isIdle();
  click(`${connections.withdraw}: ${wall}`);
  await screen.findByText(texts.withdrawn({ name: wall }));
  expect(screen.queryByLabelText(wall)).toBeNull();
  expect(await screen.findByRole('button', { name: `${texts.make}: ${wall}` })).toBeTruthy();
  const path = '/api/day/my-place/feeds/wall';
  expect(calls).toEqual([`PUT ${path}`, `PUT ${path}`, `DELETE ${path}`]);
});
