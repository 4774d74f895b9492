/**
 * What is being drawn, kept in the browser until it is published. Two tabs of one venue don't overwrite one another: a
 * tab may only keep upon what it has itself read or kept.
 */
import * as z from 'zod/mini';
import { type UseStore, createStore, del, get, promisifyRequest, set } from 'idb-keyval';

/** `drawing` is JSON of whatever form the editor gives it; `base` is the version of the published plan that it began from. */
export type LocalDraft = {
  readonly format: 1;
  readonly drawing: unknown;
  readonly tracing?: Blob | undefined;
  readonly savedAt: number;
  readonly base: string | undefined;
};
/** `elsewhere`: another tab has kept since. `full`: no room. `unavailable`: the browser keeps nothing, as in some private windows. */
export type LocalDraftError = {
  readonly ok: false;
  readonly error: 'elsewhere' | 'full' | 'unavailable';
  readonly message: string;
};
export type SaveResult = { readonly ok: true; readonly savedAt: number } | LocalDraftError;
/** `aside` says that what was kept could not be read and lies under another name. */
export type ReadResult =
  | { readonly ok: true; readonly draft: LocalDraft | undefined; readonly movedTo?: string }
  | LocalDraftError;

export type LocalDraftStore = {
  /** Keeps the latest: while one is being written, only the last of those that come is next. Resolves when it is safe. */
  save(
    tenant: string,
    kept: Omit<LocalDraft, 'format'>,
    options?: { readonly overOthers: boolean },
  ): Promise<SaveResult>;
  /** What is kept of a venue's drawing. */
  read(tenant: string): Promise<ReadResult>;
  /** Forgets what is kept, as after publishing. */
  remove(tenant: string): Promise<SaveResult>;
  /** Calls back whenever another tab keeps or forgets a drawing of the venue. Gives back how to end it. */
  watch(tenant: string, told: () => void): () => void;
};

const DATABASE = 'tidetable-editor';
const CHANNEL = 'tidetable-kept';
/** A database that another window holds back answers never, in milliseconds. */
const PATIENCE = 10_000;

const stampedSchema = z
  .object({
    format: z.literal(1),
    drawing: z.unknown(),
    tracing: z.optional(z.instanceof(Blob)),
    savedAt: z.number(),
    base: z.optional(z.string()),
    revision: z.string(),
  })
  .check(z.refine(({ drawing }) => drawing !== undefined));
/** `kept` is undefined where all is to be forgotten. */
type Waiting = {
  kept: Omit<LocalDraft, 'format'> | undefined;
  overOthers: boolean;
  readonly done: Promise<SaveResult>;
  readonly settle: { resolve(outcome: SaveResult): void; reject(mistake: unknown): void };
};

const WORDS: Readonly<Record<LocalDraftError['error'], string>> = {
  elsewhere:
    'This plan is also being drawn in another window, which has kept or published a newer version. Yours is not kept.',
  full: 'There is no room left on this device: your drawing is not kept. Save it as a file.',
  unavailable: 'This browser keeps nothing, as in a private window: your drawing is not kept. Save it as a file.',
};

/** A tab's own keeping; pages need one. */
export function openLocalDraftStore(database = DATABASE): LocalDraftStore {
  const store: UseStore = createStore(database, 'kept');
  const seen = new Map<string, string | undefined>();
  const writing = new Set<string>();
  const waiting = new Map<string, Waiting>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${CHANNEL} ${database}`);

  const write = async (
    tenant: string,
    { kept, overOthers }: Pick<Waiting, 'kept' | 'overOthers'>,
  ): Promise<SaveResult> => {
    const revision = kept && crypto.randomUUID();
    let isElsewhere = false;
    const outcome = await attempted(() =>
      replaced(store, tenant, (stored) => {
        isElsewhere = !overOthers && revisionOf(stored) !== seen.get(tenant);
        return isElsewhere ? stored : kept && { format: 1, ...kept, revision };
      }),
    );
    if (!outcome.ok) return outcome;
    if (isElsewhere) return notKept('elsewhere');
    seen.set(tenant, revision);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes no other
    channel?.postMessage(tenant);
    return { ok: true, savedAt: kept?.savedAt ?? 0 };
  };

  const queue = (
    tenant: string,
    kept: Omit<LocalDraft, 'format'> | undefined,
    overOthers: boolean,
  ): Promise<SaveResult> => {
    let next = waiting.get(tenant);
    if (next) {
      next.kept = kept;
      next.overOthers ||= overOthers;
    } else {
      let settle!: Waiting['settle'];
      const done = new Promise<SaveResult>((resolve, reject) => {
        settle = { resolve, reject };
      });
      waiting.set(tenant, (next = { kept, overOthers, done, settle }));
      if (!writing.has(tenant)) void run(tenant);
    }
    return next.done;
  };

  const run = async (tenant: string): Promise<void> => {
    writing.add(tenant);
    for (let next = waiting.get(tenant); next; next = waiting.get(tenant)) {
      waiting.delete(tenant);
      try {
        next.settle.resolve(await write(tenant, next));
      } catch (mistake) {
        next.settle.reject(mistake);
      }
    }
    writing.delete(tenant);
  };

  return {
    save: (tenant, kept, options) => queue(tenant, kept, options?.overOthers ?? false),
    remove: (tenant) => queue(tenant, undefined, false),

    async read(tenant) {
      const read = await attempted(() => get<unknown>(tenant, store));
      if (!read.ok) return read;
      seen.set(tenant, revisionOf(read.value));
      if (read.value === undefined) return { ok: true, draft: undefined };
      const known = stampedSchema.safeParse(read.value);
      if (known.success) {
        const { tracing, base, savedAt, drawing } = known.data;
        return { ok: true, draft: { format: 1, drawing, savedAt, base, ...(tracing ? { tracing } : {}) } };
      }
      const aside = `${tenant} aside ${new Date().toISOString()}`;
      const moved = await attempted(async () => {
        await set(aside, read.value, store);
        await del(tenant, store);
      });
      if (!moved.ok) return moved;
      seen.set(tenant, undefined);
      return { ok: true, draft: undefined, movedTo: aside };
    },

    watch(tenant, told) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (data === tenant) told();
      };
      channel?.addEventListener('message', hear);
      return () => {
        channel?.removeEventListener('message', hear);
      };
    },
  };
}

/** Puts another value in the place of a key's in one transaction, or takes it away where it is undefined. */
function replaced(store: UseStore, key: string, change: (stored: unknown) => unknown): Promise<void> {
  return store(
    'readwrite',
    (values) =>
      new Promise((resolve, reject) => {
        const request = values.get(key);
        request.addEventListener('error', () => {
          reject(request.error ?? new Error('no answer'));
        });
        request.addEventListener('success', () => {
          const stored: unknown = request.result;
          const value = change(stored);
          // A value that can't be stored ends the transaction without having changed anything.
          try {
            if (value === undefined) values.delete(key);
            else if (value !== stored) values.put(value, key);
          } catch (error) {
            reject(error as Error);
            return;
          }
          resolve(promisifyRequest(values.transaction));
        });
      }),
  );
}

function notKept(why: LocalDraftError['error']): LocalDraftError {
  return { ok: false, error: why, message: WORDS[why] };
}

function revisionOf(stored: unknown): string | undefined {
  const revision =
    typeof stored === 'object' && stored !== null ? (stored as { revision?: unknown }).revision : undefined;
  // What has none was kept by something else: no tab has seen it.
  return stored === undefined ? undefined : typeof revision === 'string' ? revision : 'unknown';
}

/** What the database does, or why it does not. A value that can't be stored is a bug and thrown. */
async function attempted<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly ok: true; readonly value: Value } | LocalDraftError> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('no answer', 'TimeoutError'));
    }, PATIENCE);
  });
  try {
    return { ok: true, value: await Promise.race([work(), late]) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    return notKept(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable');
  } finally {
    clearTimeout(timer);
  }
}
