/**
 * Stores the unpublished drawing in IndexedDB. Tabs of the same venue don't overwrite each other: a tab may only
 * replace a revision that it has read or written itself.
 */
import * as z from 'zod/mini';
import { type UseStore, createStore, delMany, getMany, promisifyRequest, set } from 'idb-keyval';
import { messages } from '../messages.ts';

/** `base` names the published version that the drawing is based on. `savedAt` is in epoch milliseconds. */
export type LocalDraft = {
  readonly format: 1;
  readonly drawing: unknown;
  /** Steps to undo and redo. */
  readonly history?: unknown;
  readonly tracing?: Blob | undefined;
  readonly savedAt: number;
  readonly base: string | undefined;
};
/**
 * `elsewhere`: another tab has saved since. `full`: no space left. `unavailable`: the browser stores nothing, as in
 * some private windows.
 */
export type LocalDraftError = {
  readonly ok: false;
  readonly error: 'elsewhere' | 'full' | 'unavailable';
  readonly message: string;
};
type SaveResult = { readonly ok: true; readonly savedAt: number } | LocalDraftError;
/**
 * `overwrite` replaces a revision that the tab has not read. So does `isLast`, for a page that ends at once: the browser
 * finishes the write without it.
 */
export type SaveOptions = { readonly overwrite?: boolean; readonly isLast?: boolean };
/** `movedTo` is the key that an unreadable draft was moved to. */
type ReadResult =
  | { readonly ok: true; readonly draft: LocalDraft | undefined; readonly movedTo?: string }
  | LocalDraftError;

export type LocalDraftStore = {
  /** Saves a draft. Of several calls during a write, only the last is written. Resolves when the draft is stored. */
  save(tenant: string, draft: Omit<LocalDraft, 'format'>, options?: SaveOptions): Promise<SaveResult>;
  read(tenant: string): Promise<ReadResult>;
  remove(tenant: string): Promise<SaveResult>;
  /** Calls back when another tab saves or removes a draft of the venue. Returns a function that unsubscribes. */
  watch(tenant: string, onChange: () => void): () => void;
};

const DATABASE = 'tidetable-editor';
const CHANNEL = 'tidetable-kept';
/** A database that another window blocks never answers. */
const DATABASE_TIMEOUT_MS = 10_000;

const storedDraftSchema = z
  .object({
    format: z.literal(1),
    drawing: z.unknown(),
    history: z.optional(z.unknown()),
    tracing: z.optional(z.instanceof(Blob)),
    savedAt: z.number(),
    base: z.optional(z.string()),
    revision: z.string(),
  })
  .check(z.refine(({ drawing }) => drawing !== undefined));
type StoredDraft = LocalDraft & { readonly revision: string };
/** A queued write. An undefined draft removes the stored one. */
type PendingWrite = {
  draft: Omit<LocalDraft, 'format'> | undefined;
  overwrite: boolean;
  readonly done: Promise<SaveResult>;
  readonly settle: { resolve(outcome: SaveResult): void; reject(error: unknown): void };
};

/** Opens the store of a tab. A page needs only one. */
export function openLocalDraftStore(database = DATABASE): LocalDraftStore {
  const store: UseStore = createStore(database, 'kept');
  const lastRevisions = new Map<string, string | undefined>();
  const busyTenants = new Set<string>();
  const pendingWrites = new Map<string, PendingWrite>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${CHANNEL} ${database}`);

  const write = async (
    tenant: string,
    { draft, overwrite }: Pick<PendingWrite, 'draft' | 'overwrite'>,
    isLast = false,
  ): Promise<SaveResult> => {
    const stored = draft && { format: 1 as const, ...draft, revision: crypto.randomUUID() };
    const isExpected = (revision: string | undefined): boolean => overwrite || revision === lastRevisions.get(tenant);
    const result = await attempt(() => replaceDraft(store, tenant, stored, isLast ? undefined : isExpected));
    if (!result.ok) return result;
    if (!result.value) return failure('elsewhere');
    lastRevisions.set(tenant, stored?.revision);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
    channel?.postMessage(tenant);
    return { ok: true, savedAt: draft?.savedAt ?? 0 };
  };

  const queue = (
    tenant: string,
    draft: Omit<LocalDraft, 'format'> | undefined,
    overwrite: boolean,
  ): Promise<SaveResult> => {
    let next = pendingWrites.get(tenant);
    if (next) {
      next.draft = draft;
      next.overwrite ||= overwrite;
    } else {
      let settle!: PendingWrite['settle'];
      const done = new Promise<SaveResult>((resolve, reject) => {
        settle = { resolve, reject };
      });
      pendingWrites.set(tenant, (next = { draft, overwrite, done, settle }));
      if (!busyTenants.has(tenant)) void writePending(tenant);
    }
    return next.done;
  };

  const writePending = async (tenant: string): Promise<void> => {
    busyTenants.add(tenant);
    for (let next = pendingWrites.get(tenant); next; next = pendingWrites.get(tenant)) {
      pendingWrites.delete(tenant);
      try {
        next.settle.resolve(await write(tenant, next));
      } catch (error) {
        next.settle.reject(error);
      }
    }
    busyTenants.delete(tenant);
  };

  return {
    save: (tenant, draft, { overwrite = false, isLast = false } = {}) =>
      isLast ? write(tenant, { draft, overwrite }, true) : queue(tenant, draft, overwrite),
    remove: (tenant) => queue(tenant, undefined, false),

    async read(tenant) {
      const read = await attempt(() => getMany<unknown>([tenant, revisionKey(tenant)], store));
      if (!read.ok) return read;
      const [value, revision] = read.value;
      lastRevisions.set(tenant, typeof revision === 'string' ? revision : revisionOf(value));
      if (value === undefined) return { ok: true, draft: undefined };
      const parsed = storedDraftSchema.safeParse(value);
      if (parsed.success) {
        const { revision: _, ...draft } = parsed.data;
        return { ok: true, draft: { base: undefined, ...draft } };
      }
      const movedTo = `${tenant} aside ${new Date().toISOString()}`;
      const moved = await attempt(async () => {
        await set(movedTo, value, store);
        await delMany([tenant, revisionKey(tenant)], store);
      });
      if (!moved.ok) return moved;
      lastRevisions.set(tenant, undefined);
      return { ok: true, draft: undefined, movedTo };
    },

    watch(tenant, onChange) {
      const listener = ({ data }: MessageEvent<unknown>): void => {
        if (data === tenant) onChange();
      };
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}

/**
 * The key of a draft's revision, which is also in the draft. Reading a large draft for its revision blocks the page.
 */
const revisionKey = (tenant: string): string => `${tenant} revision`;

const valueOf = (request: IDBRequest): Promise<unknown> => promisifyRequest<unknown>(request);

/**
 * Replaces or removes the draft of a tenant in one transaction, if `isExpected` accepts the stored revision. Without it,
 * nothing waits for an answer of the database, which a page that ends would never get.
 */
function replaceDraft(
  store: UseStore,
  tenant: string,
  draft: StoredDraft | undefined,
  isExpected?: (stored: string | undefined) => boolean,
): Promise<boolean> {
  return store('readwrite', async (values) => {
    if (isExpected) {
      const kept = await valueOf(values.get(revisionKey(tenant)));
      // Drafts of earlier versions of the editor have their revision inside only.
      const revision = typeof kept === 'string' ? kept : revisionOf(await valueOf(values.get(tenant)));
      if (!isExpected(revision)) return false;
    }
    if (draft) {
      values.put(draft, tenant);
      values.put(draft.revision, revisionKey(tenant));
    } else {
      values.delete(tenant);
      values.delete(revisionKey(tenant));
    }
    if (!isExpected) values.transaction.commit();
    await promisifyRequest(values.transaction);
    return true;
  });
}

function failure(error: LocalDraftError['error']): LocalDraftError {
  return { ok: false, error, message: messages.files.draftErrors[error] };
}

function revisionOf(stored: unknown): string | undefined {
  const revision =
    typeof stored === 'object' && stored !== null ? (stored as { revision?: unknown }).revision : undefined;
  if (stored === undefined) return undefined;
  // An entry without a revision was written by something else, so no tab has read it.
  return typeof revision === 'string' ? revision : 'unknown';
}

/**
 * Runs a database operation and returns expected failures as values. Throws if a value can't be cloned, which is a bug.
 */
async function attempt<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly ok: true; readonly value: Value } | LocalDraftError> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The database didn’t answer.', 'TimeoutError')),
      DATABASE_TIMEOUT_MS,
    );
  });
  try {
    return { ok: true, value: await Promise.race([work(), timeout]) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    return failure(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable');
  } finally {
    clearTimeout(timer);
  }
}
