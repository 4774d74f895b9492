/**
 * Drafts: one of each kind for a venue. Each save increments its revision, so that no save overwrites one that its author
 * has not seen.
 */
import type { Selectable, Transaction } from 'kysely';
import type { DocumentKind } from '../../api/documentContract.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { DraftRow, Store, Tables } from '../store/store.ts';

/** Whose draft it is, and of what. */
export type DraftName = { readonly tenant: string; readonly kind: DocumentKind };
/** A draft as it was stored. */
export type StoredDraft = {
  readonly content: unknown;
  readonly revision: number;
  readonly base: number;
  readonly by: string;
  readonly at: number;
};
export type SaveDraftResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly draft: StoredDraft | undefined };

/** Returns the saved draft, if there is one. */
export async function findDraft(
  database: Store | Transaction<Tables>,
  name: DraftName,
): Promise<StoredDraft | undefined> {
  const row = await rowOf(database, name);
  if (!row || row.content === null) return undefined;
  const { revision, base, author, saved_at: at } = row;
  return { content: JSON.parse(row.content), revision, base, by: author, at };
}

/** Saves a draft over the given revision. `over` is null for a first draft; there must be none then. */
export function saveDraft(
  store: Store,
  name: DraftName,
  { content, base, by, over, at }: Omit<StoredDraft, 'revision'> & { over: number | null },
): Promise<SaveDraftResult> {
  const text = JSON.stringify(content);
  return writeDurably(store, name.tenant, async (trx): Promise<SaveDraftResult> => {
    const row = await rowOf(trx, name);
    const current = row && row.content !== null ? row.revision : null;
    if (current !== over) return { ok: false, draft: await findDraft(trx, name) };
    const revision = (row?.revision ?? 0) + 1;
    const saved = { revision, content: text, base, author: by, saved_at: at };
    await trx
      .insertInto('drafts')
      .values({ ...name, ...saved })
      .onConflict((conflict) => conflict.columns(['tenant', 'kind']).doUpdateSet(saved))
      .execute();
    return { ok: true, revision };
  });
}

/** Discards the draft if it still has the given revision. Otherwise returns the current draft. */
export function discardDraft(
  store: Store,
  { tenant, kind }: DraftName,
  revision: number,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly draft: StoredDraft | undefined }> {
  return writeDurably(store, tenant, async (trx) => {
    const row = await rowOf(trx, { tenant, kind });
    if (!row || row.content === null) return { ok: true };
    if (row.revision !== revision) return { ok: false, draft: await findDraft(trx, { tenant, kind }) };
    await trx
      .updateTable('drafts')
      .set({ content: null })
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .execute();
    return { ok: true };
  });
}

async function rowOf(
  database: Store | Transaction<Tables>,
  { tenant, kind }: DraftName,
): Promise<Selectable<DraftRow> | undefined> {
  return database
    .selectFrom('drafts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .executeTakeFirst();
}
