/** Notes in the database when its hosts run: see `knownTime.ts`. */
import { writeDurably } from './groupCommit.ts';
import { type KnownTime, knownSince, nextKnownTime, setKnownTime } from './knownTime.ts';
import { realTimeOf } from './realTime.ts';
import { ALL_VENUES, type Store } from './store.ts';

/** Notes the time, every minute or so, and returns what is known then. `elapsedMs` is as in `nextKnownTime`. */
export function noteTime(store: Store, elapsedMs: number): Promise<KnownTime> {
  return note(store, (known, now) => nextKnownTime(known, now, elapsedMs));
}

/** Believes the clock as it is, because an operator says so. Hosts that run follow within a minute. */
export function confirmTime(store: Store): Promise<KnownTime> {
  return note(store, (_known, now) => knownSince(now));
}

/** Reads what the database knows of the time, for this process. Returns undefined if no host has noted it yet. */
export async function readKnownTime(store: Store): Promise<KnownTime | undefined> {
  const known = await find(store);
  if (known) setKnownTime(store, known);
  return known;
}

async function note(store: Store, change: (known: KnownTime, now: number) => KnownTime): Promise<KnownTime> {
  const known = await writeDurably(store, ALL_VENUES, async (trx) => {
    const now = realTimeOf(trx);
    const after = change((await find(trx)) ?? knownSince(now), now);
    await trx
      .insertInto('clock')
      .values({ tenant: ALL_VENUES, ...after })
      .onConflict((conflict) => conflict.column('tenant').doUpdateSet(after))
      .execute();
    return after;
  });
  setKnownTime(store, known);
  return known;
}

function find(database: Pick<Store, 'selectFrom'>): Promise<KnownTime | undefined> {
  return database
    .selectFrom('clock')
    .select(['known_at', 'doubted_from', 'doubted_at', 'confirmed_ms'])
    .where('tenant', '=', ALL_VENUES)
    .executeTakeFirst();
}
