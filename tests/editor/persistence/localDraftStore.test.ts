/** The local draft store. Each test has its own database; two stores of one database act as two tabs. */
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LocalDraft, openLocalDraftStore } from '../../../src/editor/persistence/localDraftStore.ts';

let database = '';
beforeEach(() => {
  database = `kept-${crypto.randomUUID()}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  indexedDB.deleteDatabase(database);
});

const drawing = (n: number): Omit<LocalDraft, 'format'> => ({ drawing: { n }, savedAt: n, base: 'v1' });
const stored = () => entries<string, unknown>(createStore(database, 'kept'));

describe('one tab', () => {
  it('saves and removes a drawing with its reference image', async () => {
    const drafts = openLocalDraftStore(database);
    expect(await drafts.read('beach')).toEqual({ ok: true, draft: undefined });
    const photo = new Blob(['photo'], { type: 'image/jpeg' });
    expect(await drafts.save('beach', { ...drawing(1), tracing: photo })).toEqual({ ok: true, savedAt: 1 });
    const read = await openLocalDraftStore(database).read('beach');
    expect(read).toMatchObject({ ok: true, draft: { format: 1, drawing: { n: 1 }, savedAt: 1, base: 'v1' } });
    expect(await (read as { draft: LocalDraft }).draft.tracing!.text()).toBe('photo');
    expect(await drafts.read('terrace')).toEqual({ ok: true, draft: undefined });
    expect(await drafts.remove('beach')).toMatchObject({ ok: true });
    expect(await stored()).toEqual([]);
  });

  it('writes one at a time and skips to the latest', async () => {
    const drafts = openLocalDraftStore(database);
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => drafts.save('beach', drawing(n))));
    // The first at once, and the last after it.
    expect(puts.mock.calls.filter(([, key]) => key === 'beach')).toHaveLength(2);
    expect(outcomes.at(-1)).toEqual({ ok: true, savedAt: 49 });
    expect(await drafts.read('beach')).toMatchObject({ draft: { drawing: { n: 49 } } });
  });

  it('reads no draft to replace it, since a large one blocks the page', async () => {
    const drafts = openLocalDraftStore(database);
    await drafts.save('beach', drawing(1));
    const gets = vi.spyOn(IDBObjectStore.prototype, 'get');
    await drafts.save('beach', drawing(2));
    expect(gets).toHaveBeenCalled();
    expect(gets.mock.calls.filter(([key]) => key === 'beach')).toEqual([]);
  });

  it('replaces a draft of an earlier version of the editor, which has its revision inside only', async () => {
    await set('beach', { format: 1, ...drawing(1), revision: 'x' }, createStore(database, 'kept'));
    const drafts = openLocalDraftStore(database);
    expect(await drafts.save('beach', drawing(2))).toMatchObject({ ok: false, error: 'elsewhere' });
    await drafts.read('beach');
    expect(await drafts.save('beach', drawing(3))).toMatchObject({ ok: true });
  });

  it('removes after a pending write', async () => {
    const drafts = openLocalDraftStore(database);
    const first = drafts.save('beach', drawing(1));
    expect(await drafts.remove('beach')).toMatchObject({ ok: true });
    expect(await first).toMatchObject({ ok: true });
    expect(await stored()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('keeps the draft that another tab saved first', async () => {
    const one = openLocalDraftStore(database);
    const two = openLocalDraftStore(database);
    await Promise.all([one.read('beach'), two.read('beach')]);
    expect(await one.save('beach', drawing(1))).toMatchObject({ ok: true });
    const refused = await two.save('beach', drawing(2));
    expect(refused).toMatchObject({
      ok: false,
      error: 'elsewhere',
      message: expect.stringContaining('Another window'),
    });
    expect(await one.read('beach')).toMatchObject({ draft: { drawing: { n: 1 } } });
    expect(await one.save('beach', drawing(3))).toMatchObject({ ok: true });
    expect(await two.remove('beach')).toMatchObject({ ok: false, error: 'elsewhere' });
  });

  it('saves again after reading the other tab’s draft, or with overwrite', async () => {
    const one = openLocalDraftStore(database);
    const two = openLocalDraftStore(database);
    await one.save('beach', drawing(1));
    expect(await two.save('beach', drawing(2))).toMatchObject({ ok: false });
    await two.read('beach');
    expect(await two.save('beach', drawing(3))).toMatchObject({ ok: true });
    expect(await one.save('beach', drawing(4))).toMatchObject({ ok: false });
    expect(await one.save('beach', drawing(5), { overwrite: true })).toMatchObject({ ok: true });
    expect(await two.save('beach', drawing(6))).toMatchObject({ ok: false });
  });

  it('notifies a tab of saves of the other tab', async () => {
    const one = openLocalDraftStore(database);
    const two = openLocalDraftStore(database);
    const onBeach = vi.fn();
    const onTerrace = vi.fn();
    const onBeachStill = vi.fn();
    const unwatch = two.watch('beach', onBeach);
    two.watch('terrace', onTerrace);
    await one.save('beach', drawing(1));
    await vi.waitFor(() => expect(onBeach).toHaveBeenCalledTimes(1));
    expect(onTerrace).not.toHaveBeenCalled();
    two.watch('beach', onBeachStill);
    unwatch();
    await one.save('beach', drawing(2));
    await vi.waitFor(() => expect(onBeachStill).toHaveBeenCalledTimes(1));
    expect(onBeach).toHaveBeenCalledTimes(1);
  });
});

describe('errors', () => {
  it.each([
    ['damaged', 'oops'],
    ['of a newer format', { format: 2, drawing: {}, savedAt: 1, revision: 'x' }],
    ['without a drawing', { format: 1, savedAt: 1, revision: 'x' }],
  ])('moves an entry aside that is %s, and saves again', async (_, entry) => {
    await set('beach', entry, createStore(database, 'kept'));
    const drafts = openLocalDraftStore(database);
    const read = await drafts.read('beach');
    expect(read).toMatchObject({ ok: true, draft: undefined, movedTo: expect.stringMatching(/^beach aside /) });
    expect(await stored()).toEqual([[(read as { movedTo: string }).movedTo, entry]]);
    expect(await drafts.save('beach', drawing(1))).toMatchObject({ ok: true });
    expect((await stored()).map(([key]) => key)).toContain('beach');
    expect((await stored()).map(([key]) => key)).toContain((read as { movedTo: string }).movedTo);
  });

  it('does not overwrite a damaged entry that was not read', async () => {
    await set('beach', 'oops', createStore(database, 'kept'));
    expect(await openLocalDraftStore(database).save('beach', drawing(1))).toMatchObject({
      ok: false,
      error: 'elsewhere',
    });
  });

  it('reports a full disk, and saves again afterwards', async () => {
    const drafts = openLocalDraftStore(database);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await drafts.save('beach', drawing(1))).toMatchObject({
      ok: false,
      error: 'full',
      message: expect.stringContaining('no space'),
    });
    expect(await drafts.save('beach', drawing(2))).toMatchObject({ ok: true });
  });

  it('reports a browser without storage', async () => {
    const drafts = openLocalDraftStore(database);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    for (const outcome of [
      await drafts.save('beach', drawing(1)),
      await drafts.read('beach'),
      await drafts.remove('beach'),
    ]) {
      expect(outcome).toMatchObject({
        ok: false,
        error: 'unavailable',
        message: expect.stringContaining('Save the plan as a file'),
      });
    }
  });

  it('reports a database that never answers', async () => {
    const drafts = openLocalDraftStore(database);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = drafts.read('beach');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ ok: false, error: 'unavailable' });
  });
});
