/** Keeping a drawing in the browser. A database of its own for each test; two keepings of one are two tabs. */
import { createStore, entries, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Kept, openKeeping } from '../../../src/editor/files/keeping.ts';

let database = '';
beforeEach(() => {
  database = `kept-${crypto.randomUUID()}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  indexedDB.deleteDatabase(database);
});

const drawing = (n: number): Omit<Kept, 'format'> => ({ drawing: { n }, savedAt: n, base: 'v1' });
const stored = () => entries<string, unknown>(createStore(database, 'kept'));

describe('one tab', () => {
  it('keeps a drawing with its photo, and forgets it', async () => {
    const keeping = openKeeping(database);
    expect(await keeping.keptFor('beach')).toEqual({ ok: true, kept: undefined });
    const photo = new Blob(['photo'], { type: 'image/jpeg' });
    expect(await keeping.keep('beach', { ...drawing(1), tracing: photo })).toEqual({ ok: true, savedAt: 1 });
    const read = await openKeeping(database).keptFor('beach');
    expect(read).toMatchObject({ ok: true, kept: { format: 1, drawing: { n: 1 }, savedAt: 1, base: 'v1' } });
    expect(await (read as { kept: Kept }).kept.tracing!.text()).toBe('photo');
    expect(await keeping.keptFor('terrace')).toEqual({ ok: true, kept: undefined });
    expect(await keeping.forget('beach')).toMatchObject({ ok: true });
    expect(await stored()).toEqual([]);
  });

  it('writes the latest of many, one at a time', async () => {
    const keeping = openKeeping(database);
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => keeping.keep('beach', drawing(n))));
    // The first at once, the last when it is done.
    expect(puts).toHaveBeenCalledTimes(2);
    expect(outcomes.at(-1)).toEqual({ ok: true, savedAt: 49 });
    expect(await keeping.keptFor('beach')).toMatchObject({ kept: { drawing: { n: 49 } } });
  });

  it('is safe when it says so', async () => {
    const keeping = openKeeping(database);
    await keeping.keep('beach', drawing(7));
    expect(await get('beach', createStore(database, 'kept'))).toMatchObject({ drawing: { n: 7 } });
  });

  it('forgets after what is still being written', async () => {
    const keeping = openKeeping(database);
    const first = keeping.keep('beach', drawing(1));
    expect(await keeping.forget('beach')).toMatchObject({ ok: true });
    expect(await first).toMatchObject({ ok: true });
    expect(await stored()).toEqual([]);
  });

  it('throws what can’t be kept at all: that is a mistake of ours', async () => {
    await expect(openKeeping(database).keep('beach', { ...drawing(1), drawing: () => 1 })).rejects.toThrow();
  });
});

describe('two tabs', () => {
  it('don’t overwrite one another: the second is told', async () => {
    const [one, two] = [openKeeping(database), openKeeping(database)];
    await Promise.all([one.keptFor('beach'), two.keptFor('beach')]);
    expect(await one.keep('beach', drawing(1))).toMatchObject({ ok: true });
    const refused = await two.keep('beach', drawing(2));
    expect(refused).toMatchObject({ ok: false, why: 'elsewhere', reason: expect.stringContaining('another window') });
    expect(await one.keptFor('beach')).toMatchObject({ kept: { drawing: { n: 1 } } });
    expect(await one.keep('beach', drawing(3))).toMatchObject({ ok: true });
    expect(await two.forget('beach')).toMatchObject({ ok: false, why: 'elsewhere' });
  });

  it('one goes on once it has read the other’s, or says that it will', async () => {
    const [one, two] = [openKeeping(database), openKeeping(database)];
    await one.keep('beach', drawing(1));
    expect(await two.keep('beach', drawing(2))).toMatchObject({ ok: false });
    await two.keptFor('beach');
    expect(await two.keep('beach', drawing(3))).toMatchObject({ ok: true });
    expect(await one.keep('beach', drawing(4))).toMatchObject({ ok: false });
    expect(await one.keep('beach', drawing(5), { overOthers: true })).toMatchObject({ ok: true });
    expect(await two.keep('beach', drawing(6))).toMatchObject({ ok: false });
  });

  it('hear of one another', async () => {
    const [one, two] = [openKeeping(database), openKeeping(database)];
    const [told, other] = [vi.fn(), vi.fn()];
    const end = two.watch('beach', told);
    two.watch('terrace', other);
    await one.keep('beach', drawing(1));
    await vi.waitFor(() => {
      expect(told).toHaveBeenCalledTimes(1);
    });
    expect(other).not.toHaveBeenCalled();
    end();
    await one.keep('beach', drawing(2));
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
    const keeping = openKeeping(database);
    const read = await keeping.keptFor('beach');
    expect(read).toMatchObject({ ok: true, kept: undefined, aside: expect.stringMatching(/^beach aside /) });
    expect(await stored()).toEqual([[(read as { aside: string }).aside, entry]]);
    expect(await keeping.keep('beach', drawing(1))).toMatchObject({ ok: true });
    expect(await stored()).toHaveLength(2);
  });

  it('an entry that is damaged is not overwritten unread', async () => {
    await set('beach', 'oops', createStore(database, 'kept'));
    expect(await openKeeping(database).keep('beach', drawing(1))).toMatchObject({ ok: false, why: 'elsewhere' });
  });

  it('no room, and the next one is kept again', async () => {
    const keeping = openKeeping(database);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await keeping.keep('beach', drawing(1))).toMatchObject({
      ok: false,
      why: 'full',
      reason: expect.stringContaining('no room'),
    });
    expect(await keeping.keep('beach', drawing(2))).toMatchObject({ ok: true });
  });

  it('a window that keeps nothing', async () => {
    const keeping = openKeeping(database);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    for (const outcome of [
      await keeping.keep('beach', drawing(1)),
      await keeping.keptFor('beach'),
      await keeping.forget('beach'),
    ]) {
      expect(outcome).toMatchObject({
        ok: false,
        why: 'unavailable',
        reason: expect.stringContaining('Save it as a file'),
      });
    }
  });

  it('a database that never answers', async () => {
    const keeping = openKeeping(database);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = keeping.keptFor('beach');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ ok: false, why: 'unavailable' });
  });
});
