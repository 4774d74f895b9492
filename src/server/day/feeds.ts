/** Secret addresses that an owner makes and withdraws: the calendar feed, and the wall screen. Only hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { FeedKind } from '../../api/day/dayContract.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { FeedRow, Store } from '../store/store.ts';

const SECRET_BYTES = 32;

/** Makes a secret, which ends the one before, and returns it. `now` is the real time in epoch milliseconds. */
export async function makeFeedSecret(store: Store, tenant: string, kind: FeedKind, now: number): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeDurably(store, tenant, async (trx) => {
    await trx.deleteFrom('feeds').where('tenant', '=', tenant).where('kind', '=', kind).execute();
    await trx
      .insertInto('feeds')
      .values({ tenant, kind, secret_hash: hashOf(secret), created_at: now })
      .execute();
  });
  return secret;
}

/** Returns whether a secret opens a feed. */
export async function isFeedOpen(store: Store, tenant: string, kind: FeedKind, secret: unknown): Promise<boolean> {
  if (typeof secret !== 'string' || secret === '') return false;
  const feed = await store
    .selectFrom('feeds')
    .select('kind')
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return feed !== undefined;
}

/** Returns the feeds that a venue has. */
export async function listFeeds(store: Store, tenant: string): Promise<Pick<FeedRow, 'kind' | 'created_at'>[]> {
  return store
    .selectFrom('feeds')
    .select(['kind', 'created_at'])
    .where('tenant', '=', tenant)
    .orderBy('kind')
    .execute();
}

/** Withdraws a feed's address. Returns whether there was one. */
export async function endFeed(store: Store, tenant: string, kind: FeedKind): Promise<boolean> {
  return writeDurably(store, tenant, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('feeds')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
