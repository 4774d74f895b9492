/** Who has the tables that a step wants, and which free ones are nearest to them. */
import type { Transaction } from 'kysely';
import { type Seeker, offerTables } from '../../../domain/day/offers.ts';
import { type HeldTable, type TableSlots, findUnavailableTables } from '../../booking/claims.ts';
import type { Store, Tables } from '../../store/store.ts';
import { tableRules } from '../../venues/offlineTables.ts';
import type { ServedVenue } from '../../venues/venues.ts';

/** A table that somebody has, with the name of the party or the reason of the block. */
export type Collision = {
  readonly table: string;
  readonly party?: number;
  readonly block?: number;
  readonly name: string;
  readonly time: number | null;
};

/** Returns who has tables, as staff read it. */
export async function describeCollisions(
  database: Store | Transaction<Tables>,
  tenant: string,
  holders: readonly HeldTable[],
): Promise<Collision[]> {
  const partyIds = holders.flatMap(({ party }) => party ?? []);
  const blockIds = holders.flatMap(({ block }) => block ?? []);
  const parties = new Map(
    partyIds.length === 0
      ? []
      : (
          await database
            .selectFrom('reservations')
            .select(['id', 'first_name', 'last_name', 'time'])
            .where('tenant', '=', tenant)
            .where('id', 'in', partyIds)
            .execute()
        ).map((row) => [row.id, row]),
  );
  const blocks = new Map(
    blockIds.length === 0
      ? []
      : (
          await database
            .selectFrom('blocks')
            .select(['id', 'reason', 'from_time'])
            .where('tenant', '=', tenant)
            .where('id', 'in', blockIds)
            .execute()
        ).map((row) => [row.id, row]),
  );
  return holders.map(({ table, party, block }) => {
    if (party === null)
      return {
        table,
        block: block ?? 0,
        name: blocks.get(block ?? 0)?.reason ?? '',
        time: blocks.get(block ?? 0)?.from_time ?? null,
      };
    const row = parties.get(party);
    return { table, party, name: row ? `${row.first_name} ${row.last_name}`.trim() : '', time: row?.time ?? null };
  });
}

/** Returns free tables for a party, nearest to those that it wants; none of them, nor of those that it leaves. */
export async function findNearest(
  trx: Transaction<Tables>,
  served: ServedVenue,
  { date, tables, slotsAt }: Omit<TableSlots, 'tenant'>,
  party: Omit<Seeker, 'near'> & { readonly leaves: readonly string[] },
): Promise<string[][]> {
  const unavailable = await findUnavailableTables(trx, served, date, slotsAt);
  const without = new Set([...tables, ...party.leaves]);
  const free = [...served.tables.values()].filter(({ key }) => !unavailable.has(key) && !without.has(key));
  const near = tables.flatMap((key) => served.tables.get(key) ?? []);
  return offerTables(free, { ...party, near }, tableRules(served));
}
