/** Keeping a drawing in the browser. A database of its own for each test; two keepings of one are two tabs. */
import { createStore, entries, get, set } from 'idb-keyval';
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
  it('keeps a drawing with its photo, and forgets it', async () => {
    const keeping = openLocalDraftStore(database);
    expect(await keeping.read('beach')).toEqual({ ok: true, draft: undefined });
    const photo = new Blob(['photo'], { type: 'image/jpeg' });
    expect(await keeping.save('beach', { ...drawing(1), tracing: photo })).toEqual({ ok: true, savedAt: 1 });
    const read = await openLocalDraftStore(database).read('beach');
    expect(read).toMatchObject({ ok: true, draft: { format: 1, drawing: { n: 1 }, savedAt: 1, base: 'v1' } });
    expect(await (read as { draft: LocalDraft }).draft.tracing!.text()).toBe('photo');
    expect(await keeping.read('terrace')).toEqual({ ok: true, draft: undefined });
    expect(await keeping.remove('beach')).toMatchObject({ ok: true });
    expect(await stored()).toEqual([]);
  });

  it('writes the latest of many, one at a time', async () => {
    const keeping = openLocalDraftStore(database);
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => keeping.save('beach', drawing(n))));
    // The first at once, the last when it is done.
    expect(puts).toHaveBeenCalledTimes(2);
    expect(outcomes.at(-1)).toEqual({ ok: true, savedAt: 49 });
    expect(await keeping.read('beach')).toMatchObject({ draft: { drawing: { n: 49 } } });
  });

  it('is safe when it says so', async () => {
    const keeping = openLocalDraftStore(database);
    await keeping.save('beach', drawing(7));
    expect(await get('beach', createStore(database, 'kept'))).toMatchObject({ drawing: { n: 7 } });
  });

  it('forgets after what is still being written', async () => {
    const keeping = openLocalDraftStore(database);
    const first = keeping.save('beach', drawing(1));
    expect(await keeping.remove('beach')).toMatchObject({ ok: true });
    expect(await first).toMatchObject({ ok: true });
    expect(await stored()).toEqual([]);
  });

  it('throws what can’t be kept at all: that is a mistake of ours', async () => {
    await expect(openLocalDraftStore(database).save('beach', { ...drawing(1), drawing: () => 1 })).rejects.toThrow();
  });
});

describe('two tabs', () => {
  it('don’t overwrite one another: the second is told', async () => {
    const [one, two] = [openLocalDraftStore(database), openLocalDraftStore(database)];
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

  it('one goes on once it has read the other’s, or says that it will', async () => {
    const [one, two] = [openLocalDraftStore(database), openLocalDraftStore(database)];
    await one.save('beach', drawing(1));
    expect(await two.save('beach', drawing(2))).toMatchObject({ ok: false });
    await two.read('beach');
    expect(await two.save('beach', drawing(3))).toMatchObject({ ok: true });
    expect(await one.save('beach', drawing(4))).toMatchObject({ ok: false });
    expect(await one.save('beach', drawing(5), { overwrite: true })).toMatchObject({ ok: true });
    expect(await two.save('beach', drawing(6))).toMatchObject({ ok: false });
  });

  it('hear of one another', async () => {
    const [one, two] = [openLocalDraftStore(database), openLocalDraftStore(database)];
    const [told, other] = [vi.fn(), vi.fn()];
    const end = two.watch('beach', told);
    two.watch('terrace', other);
    await one.save('beach', drawing(1));
    await vi.waitFor(() => {
      expect(told).toHaveBeenCalledTimes(1);
    });
    expect(other).not.toHaveBeenCalled();
    end();
    await one.save('beach', drawing(2));
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['damaged', 'oops'],
    ['of a newer form', { format: 2, drawing: {}, savedAt: 1, revision: 'x' }],
    ['without a drawing', { format: 1, savedAt: 1, revision: 'x' }],
  ])('an entry %s is laid aside, and drawing goes on', async (_, entry) => {
    await set('beach', entry, createStore(database, 'kept'));
    const keeping = openLocalDraftStore(database);
    const read = await keeping.read('beach');
    expect(read).toMatchObject({ ok: true, draft: undefined, movedTo: expect.stringMatching(/^beach aside /) });
    expect(await stored()).toEqual([[(read as { movedTo: string }).movedTo, entry]]);
    expect(await keeping.save('beach', drawing(1))).toMatchObject({ ok: true });
    expect(await stored()).toHaveLength(2);
  });

  it('an entry that is damaged is not overwritten unread', async () => {
    await set('beach', 'oops', createStore(database, 'kept'));
    expect(await openLocalDraftStore(database).save('beach', drawing(1))).toMatchObject({
      ok: false,
      error: 'elsewhere',
    });
  });

  it('no room, and the next one is kept again', async () => {
    const keeping = openLocalDraftStore(database);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await keeping.save('beach', drawing(1))).toMatchObject({
      ok: false,
      error: 'full',
      message: expect.stringContaining('no space'),
    });
    expect(await keeping.save('beach', drawing(2))).toMatchObject({ ok: true });
  });

  it('a window that keeps nothing', async () => {
    const keeping = openLocalDraftStore(database);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    for (const outcome of [
      await keeping.save('beach', drawing(1)),
      await keeping.read('beach'),
      await keeping.remove('beach'),
    ]) {
      expect(outcome).toMatchObject({
        ok: false,
        error: 'unavailable',
        message: expect.stringContaining('Save the plan as a file'),
      });
    }
  });

  it('a database that never answers', async () => {
    const keeping = openLocalDraftStore(database);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = keeping.read('beach');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ ok: false, error: 'unavailable' });
  });
});
