/** The page that lists sessions, tokens and unused links. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OpenAccess } from '../../../src/api/editorContract.ts';
import { messages } from '../../../src/editor/messages.ts';
import { startSessions } from '../../../src/editor/sessions/startSessions.ts';

const texts = messages.sessions;
const entry = (id: string, kind: OpenAccess['kind'], isCurrent = false): OpenAccess => ({
  id,
  kind,
  role: 'owner',
  name: '',
  created_at: Date.UTC(2026, 10, 21),
  ends_at: Date.UTC(2026, 10, 28),
  isCurrent,
});

/** Opens the page at a host that has these entries. Returns the calls that end something. */
async function openPage(entries: OpenAccess[]): Promise<string[]> {
  const ended: string[] = [];
  let access = entries;
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    if (options?.method === 'DELETE') {
      const path = typeof address === 'string' ? address : '';
      ended.push(path);
      if (path.endsWith('/access/lost')) return Response.json({ success: false }, { status: 404 });
      const id = path.split('/access/')[1];
      access = access.filter((one) => one.isCurrent || (id === undefined ? one.kind !== 'session' : one.id !== id));
      return Response.json({ success: true });
    }
    return Response.json({ access });
  });
  document.body.innerHTML = '<main data-tenant="my-place"><ul></ul><p role="status"></p></main>';
  const main = document.querySelector('main');
  if (main) await startSessions(main);
  return ended;
}
const items = (): number => screen.getAllByRole('listitem').length;

it('ends one session, and never offers to end the one of this browser', async () => {
  const ended = await openPage([entry('a', 'session', true), entry('b', 'session'), entry('7', 'token')]);
  expect(screen.getByText(texts.current)).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  screen.getByRole('button', { name: new RegExp(`^${texts.end}: ${texts.kinds.session}`) }).click();
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(texts.ended);
  });
  expect([ended, items()]).toEqual([['/api/editor/my-place/access/b'], 2]);
});

it('ends all other sessions', async () => {
  const ended = await openPage([entry('a', 'session', true), entry('b', 'session'), entry('c', 'session')]);
  screen.getByRole('button', { name: texts.endOthers }).click();
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(texts.othersEnded);
  });
  expect([ended, items()]).toEqual([['/api/editor/my-place/access'], 1]);
});

it('reports an entry that can’t be ended, and still lists it', async () => {
  await openPage([entry('a', 'session', true), entry('lost', 'link')]);
  screen.getByRole('button', { name: new RegExp(`^${texts.end}: ${texts.kinds.link}`) }).click();
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(texts.failed);
  });
  expect(items()).toBe(2);
});
