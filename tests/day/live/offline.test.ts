/** Steps that are made without a network, and the copy of the day on this device. */
import { screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepDay, restoreDay } from '../../../src/day/live/keepDay.ts';
import { openKeptDay } from '../../../src/day/live/keptDay.ts';
import { dayStateAtom, stepsAtom } from '../../../src/day/state/day.ts';
import { dispatchActionAtom } from '../../../src/day/state/steps.ts';
import { messages } from '../../../src/day/messages.ts';
import { dayState, party } from '../dayHost.ts';
import { TENANT, serveDay, visitDay } from '../dayDriver.tsx';

const EVENING = dayState({
  parties: [party(1, { name: 'Anna Perera', guests: 4 }), party(2, { name: 'Ruwan Silva' })],
});
const arrive = async (user: { click(element: Element): Promise<void> }, name: RegExp): Promise<void> => {
  const card = screen.getByRole('listitem', { name });
  await user.click(within(card).getByRole('button', { name: messages.nextSteps.arrive }));
};

test('steps are kept in order while the host is away, and sent once it is back', async () => {
  const host = serveDay(EVENING);
  const { user, store } = await visitDay('list');
  host.isDown = true;
  await arrive(user, /^Anna/);
  await arrive(user, /^Ruwan/);
  await screen.findByText(messages.waitingSteps({ count: 2 }));
  expect(screen.getByRole('listitem', { name: /^Anna/ })).toHaveAccessibleName(/Arrived/);
  expect(host.actions).toEqual([]);
  const ids = store.get(stepsAtom).map(({ id }) => id);
  host.isDown = false;
  await user.click(screen.getByRole('button', { name: messages.retry }));
  await vi.waitFor(() => expect(host.actions.map(({ id }) => id)).toEqual(ids));
  await vi.waitFor(() => expect(store.get(stepsAtom)).toEqual([]));
});

test('a step whose answer is lost is sent again with its id', async () => {
  const host = serveDay(EVENING);
  const { user, store } = await visitDay('list');
  const { handle } = host;
  const sent: unknown[] = [];
  host.handle = async (url, init) => {
    const response = await handle(url, init);
    if (!url.pathname.endsWith('/actions')) return response;
    sent.push(init.body);
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return response;
  };
  await arrive(user, /^Anna/);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(store.get(stepsAtom)).toEqual([]));
  expect(sent[0]).toBe(sent[1]);
  expect(host.actions).toHaveLength(1);
});

test('undo takes a step that was not sent out of the line', async () => {
  const host = serveDay(EVENING);
  const { user, store } = await visitDay('list');
  host.isDown = true;
  await arrive(user, /^Anna/);
  await screen.findByText(messages.waitingSteps({ count: 1 }));
  await user.click(screen.getByRole('button', { name: messages.undo }));
  await vi.waitFor(() => expect(store.get(stepsAtom)).toEqual([]));
  expect(screen.getByRole('listitem', { name: /^Anna/ })).toHaveAccessibleName(/Reserved$/);
  expect(host.actions).toEqual([]);
});

test('every conflict is told when the network is back', async () => {
  const host = serveDay(EVENING);
  const { user } = await visitDay('list');
  host.isDown = true;
  await arrive(user, /^Anna/);
  await arrive(user, /^Ruwan/);
  await screen.findByText(messages.waitingSteps({ count: 2 }));
  host.isDown = false;
  const refuse = (): void => {
    host.refusal = { ok: false, type: 'conflict', parties: host.state.parties, state: host.state };
  };
  const { handle } = host;
  host.handle = (url, init) => {
    if (url.pathname.endsWith('/actions')) refuse();
    return handle(url, init);
  };
  await user.click(screen.getByRole('button', { name: messages.retry }));
  await screen.findByText(
    messages.notDone({ step: messages.stateOf({ name: 'Anna Perera', state: messages.states.arrived }) }),
  );
  await screen.findByText(
    messages.notDone({ step: messages.stateOf({ name: 'Ruwan Silva', state: messages.states.arrived }) }),
  );
});

/** All that the browser has stored for the venue, as text. */
async function storedText(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`tidetable-day-${TENANT}`);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
  const values = await new Promise<unknown[]>((resolve) => {
    const request = database.transaction('kept').objectStore('kept').getAll();
    request.addEventListener('success', () => resolve(request.result));
  });
  database.close();
  const texts = values.flatMap((value) =>
    Object.values(value as Record<string, ArrayBuffer>).map((bytes) => new TextDecoder('latin1').decode(bytes)),
  );
  return texts.join('\n');
}

test('the copy on this device shows the day and its steps again, encrypted, until its key is gone', async () => {
  // A test's page is not below the path of the day's page.
  const written = vi.spyOn(document, 'cookie', 'set');
  let cookie = '';
  written.mockImplementation((text) => {
    cookie = text.split(';')[0] ?? '';
    expect(text).toContain(`Path=/day/${TENANT}; SameSite=Strict`);
    expect(text).toMatch(/Max-Age=\d+/);
  });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  onTestFinished(() => {
    vi.restoreAllMocks();
    indexedDB.deleteDatabase(`tidetable-day-${TENANT}`);
  });
  const host = serveDay(EVENING);
  const { store, leave } = await visitDay('list');
  const kept = openKeptDay(TENANT)!;
  const keeping = new AbortController();
  keepDay(store, kept, keeping.signal);
  host.isDown = true;
  store.set(dispatchActionAtom, { type: 'note', text: 'Anna Perera has a birthday' });
  host.isDown = false;
  host.push();
  await vi.waitFor(async () => expect((await kept.load()).view?.states).toHaveLength(1));
  await vi.waitFor(async () => expect((await openKeptDay(TENANT)!.load()).view).toBeDefined());
  expect(await storedText()).not.toMatch(/Anna|Perera|birthday/);
  leave();
  keeping.abort();

  const reopened = createStore();
  await restoreDay(reopened, openKeptDay(TENANT)!);
  expect(reopened.get(dayStateAtom)?.parties.map(({ name }) => name)).toEqual(['Anna Perera', 'Ruwan Silva']);

  cookie = '';
  const tomorrow = createStore();
  await restoreDay(tomorrow, openKeptDay(TENANT)!);
  expect(tomorrow.get(dayStateAtom)).toBeUndefined();
  expect(await storedText()).toBe('');
});
