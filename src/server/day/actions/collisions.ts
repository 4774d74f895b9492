/** Who has the tables that a step wants, and which free ones are nearest to them. */
import type { Transaction } from 'kysely';
import { type PlainDate, addDays } from '../../../domain/booking/time.ts';
import { nearestTables } from '../../../domain/day/occupiedTables.ts';
import type { Visit } from '../../../domain/day/party.ts';
import { findUnavailableTables } from '../../booking/claims.ts';
import type { Tables } from '../../store/store.ts';
import type { ServedVenue } from '../../venues/venues.ts';

export type Claim = {
  readonly date: PlainDate;
  readonly tables: readonly string[];
  readonly slots: readonly number[];
};
type OwnIds = { readonly reservation_id: number | null; readonly block_id: number | null };
type Found = {
  collisions: { table: string; party?: number; block?: number; name: string; time: number | null }[];
  nearest: string[][];
};

/** Returns all dates of a block. */
export function datesOf({ from, until }: { readonly from: PlainDate; readonly until: PlainDate }): PlainDate[] {
  const dates: PlainDate[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Returns the holders of claims, each once for a table. */
export async function findHolders(
  trx: Transaction<Tables>,
  tenant: string,
  { date, tables, slots }: Claim,
): Promise<{ table: string; party: number | null; block: number | null }[]> {
  if (tables.length === 0 || slots.length === 0) return [];
  const rows = await trx
    .selectFrom('claims')
    .select(['table_key', 'reservation_id', 'block_id'])
    .distinct()
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .where('slot', 'in', slots)
    .execute();
  const wanted = new Set(tables);
  return rows
    .filter(({ table_key: key }) => wanted.has(key))
    .map(({ table_key: table, reservation_id: party, block_id: block }) => ({ table, party, block }));
}

/** Returns who has the tables of a claim besides its own holder. `visit` is the party that wants them, if it is one. */
export async function findCollisions(
  { trx, facts }: { readonly trx: Transaction<Tables>; readonly facts: { readonly served: ServedVenue } },
  claim: Claim,
  own: OwnIds,
  visit?: Visit,
): Promise<Found> {
  const { served } = facts;
  const { tenant } = served.venue;
  const holders = (await findHolders(trx, tenant, claim)).filter(
    ({ party, block }) =>
      !(party !== null && party === own.reservation_id) && !(block !== null && block === own.block_id),
  );
  const collisions = await describeHolders(trx, tenant, holders);
  return { collisions, nearest: visit ? await findNearest(trx, served, claim, visit) : [] };
}

/** Returns holders of tables with their names. */
export async function describeHolders(
  trx: Transaction<Tables>,
  tenant: string,
  holders: readonly { readonly table: string; readonly party: number | null; readonly block: number | null }[],
): Promise<Found['collisions']> {
  const partyIds = holders.flatMap(({ party }) => party ?? []);
  const blockIds = holders.flatMap(({ block }) => block ?? []);
  const parties = new Map(
    partyIds.length === 0
      ? []
      : (
          await trx
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
          await trx
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

/** Returns free tables for a party, nearest to those that it wants. */
export async function findNearest(
  trx: Transaction<Tables>,
  served: ServedVenue,
  { date, tables, slots }: Claim,
  visit: Pick<Visit, 'guests'>,
): Promise<string[][]> {
  const unavailable = await findUnavailableTables(trx, served, date, slots);
  const wanted = new Set(tables);
  const free = [...served.tables.values()].filter(({ key }) => !unavailable.has(key) && !wanted.has(key));
  const near = tables.flatMap((key) => served.tables.get(key) ?? []);
  return nearestTables(free, visit.guests, near);
}
