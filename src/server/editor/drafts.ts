/**
 * Drafts: one per venue. Each save increments its revision, so that no save overwrites one that its author has not
 * seen.
 */
import type { Selectable, Transaction } from 'kysely';
import { type Plan, planSchema } from '../../domain/plan/plan.ts';
import type { Draft } from '../../api/editorContract.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { DraftRow, Store, Tables } from '../store/store.ts';

export type SaveDraftResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly draft: Draft | null };

/** Returns the saved draft, or null if there is none or its format is no longer supported. */
export async function findDraft(database: Store | Transaction<Tables>, tenant: string): Promise<Draft | null> {
  const row = await rowOf(database, tenant);
  if (!row || row.plan === null) return null;
  const read = planSchema.safeParse(JSON.parse(row.plan));
  const { revision, base, author, saved_at: at } = row;
  return read.success ? { plan: read.data, revision, base, by: author, at } : null;
}

/** Saves a draft over the given revision. `over` is null for a first draft; there must be none then. */
export function saveDraft(
  store: Store,
  tenant: string,
  { plan, base, by, over, at }: { plan: Plan; base: number; by: string; over: number | null; at: number },
): Promise<SaveDraftResult> {
  const text = JSON.stringify(plan);
  return writeDurably(store, tenant, async (trx): Promise<SaveDraftResult> => {
    const row = await rowOf(trx, tenant);
    const current = row && row.plan !== null ? row.revision : null;
    if (current !== over) return { ok: false, draft: await findDraft(trx, tenant) };
    const revision = (row?.revision ?? 0) + 1;
    const saved = { revision, plan: text, base, author: by, saved_at: at };
    await trx
      .insertInto('drafts')
      .values({ tenant, ...saved })
      .onConflict((conflict) => conflict.column('tenant').doUpdateSet(saved))
      .execute();
    return { ok: true, revision };
  });
}

/** Discards the draft if it still has the given revision. Otherwise returns the current draft. */
export function discardDraft(
  store: Store,
  tenant: string,
  revision: number,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly draft: Draft | null }> {
  return writeDurably(store, tenant, async (trx) => {
    const row = await rowOf(trx, tenant);
    if (!row || row.plan === null) return { ok: true };
    if (row.revision !== revision) return { ok: false, draft: await findDraft(trx, tenant) };
    await trx.updateTable('drafts').set({ plan: null }).where('tenant', '=', tenant).execute();
    return { ok: true };
  });
}

async function rowOf(database: Store | Transaction<Tables>, tenant: string): Promise<Selectable<DraftRow> | undefined> {
  return database.selectFrom('drafts').selectAll().where('tenant', '=', tenant).executeTakeFirst();
}
