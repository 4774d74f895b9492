/** Keys with which a venue's other tools call. Only hashes are stored, so that a copy of the database opens nothing. */
import { createHash, randomBytes } from 'node:crypto';
import { KEY_SCOPES, type Key, type KeyScope, MAX_KEYS } from '../../api/integrationContract.ts';
import { sql } from 'kysely';
import { writeDurably } from '../store/groupCommit.ts';
import { isOver } from '../store/knownTime.ts';
import { newRowId } from '../store/rowIds.ts';
import type { Store } from '../store/store.ts';
import type { ApiKeyRow } from '../store/integrationRows.ts';

const SECRET_BYTES = 32;
/** A key names its venue, by which it is looked up. Its secret has 43 characters. */
const KEY_PATTERN = /^tide_(.+)_[\w-]{43}$/;
/** How exact the time of the last use is: most calls need no write. */
const USE_INTERVAL_MS = 60_000;

/** What the key of a request opens. */
export type ApiKey = Pick<ApiKeyRow, 'tenant' | 'id' | 'name'> & { readonly scopes: readonly KeyScope[] };

/** Makes a key, and returns it with its id. Undefined if the venue has too many. `now` is in epoch milliseconds. */
export function createKey(
  store: Store,
  { tenant, name, scopes, ends_at: endsAt }: Omit<ApiKey, 'id'> & Pick<ApiKeyRow, 'ends_at'>,
  now: number,
): Promise<{ readonly id: string; readonly key: string } | undefined> {
  const key = `tide_${tenant}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return writeDurably(store, tenant, async (trx) => {
    const ended = isOver(trx, sql.ref('ends_at'), { now });
    await trx.deleteFrom('api_keys').where('tenant', '=', tenant).where(ended).execute();
    const present = await trx
      .selectFrom('api_keys')
      .select('id')
      .where('tenant', '=', tenant)
      .where('ends_at', '>', now)
      .execute();
    if (present.length >= MAX_KEYS) return undefined;
    const id = newRowId();
    const row = { tenant, id, name, secret_hash: hashOf(key), scopes: [...new Set(scopes)].join(' ') };
    await trx
      .insertInto('api_keys')
      .values({ ...row, created_at: now, ends_at: endsAt, last_used_at: null })
      .execute();
    return { id: String(id), key };
  });
}

/** Returns what a text opens if it is a key that has not ended, and notes its use. */
export async function useKey(store: Store, text: string, now: number): Promise<ApiKey | undefined> {
  const tenant = KEY_PATTERN.exec(text)?.[1];
  if (tenant === undefined) return undefined;
  const row = await store
    .selectFrom('api_keys')
    .select(['tenant', 'id', 'name', 'scopes', 'last_used_at'])
    .where('tenant', '=', tenant)
    .where('secret_hash', '=', hashOf(text))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { last_used_at: usedAt, scopes, ...key } = row;
  if (usedAt === null || usedAt <= now - USE_INTERVAL_MS)
    await store
      .updateTable('api_keys')
      .set({ last_used_at: now })
      .where('tenant', '=', tenant)
      .where('id', '=', row.id)
      .execute();
  return { ...key, scopes: readScopes(scopes) };
}

/** Returns a venue's keys that have not ended, without their secrets, the oldest first. */
export async function listKeys(store: Store, tenant: string, now: number): Promise<Key[]> {
  const rows = await store
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'created_at', 'ends_at', 'last_used_at'])
    .where('tenant', '=', tenant)
    .where('ends_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, id: String(row.id), scopes: readScopes(row.scopes) }));
}

/** Withdraws a key. Returns whether the venue has it. */
export async function endKey(store: Store, tenant: string, id: string): Promise<boolean> {
  if (!/^\d{1,16}$/.test(id)) return false;
  const { numDeletedRows } = await store
    .deleteFrom('api_keys')
    .where('tenant', '=', tenant)
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const readScopes = (text: string): KeyScope[] => KEY_SCOPES.filter((scope) => text.split(' ').includes(scope));

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
