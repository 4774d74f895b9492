/** The log of a venue's day: who changed what and when. Every change of a party is in it, in the same transaction. */
import { type Transaction, sql } from 'kysely';
import * as z from 'zod/mini';
import { type PlainDate, addDays } from '../../../domain/booking/time.ts';
import { type BlockFacts, type LogChange, logChangeSchema } from '../../../domain/day/log.ts';
import { nextId } from '../../store/rowIds.ts';
import { isOver } from '../../store/knownTime.ts';
import { realTimeOf } from '../../store/realTime.ts';
import type { BlockRow, DayLogRow, Store, Tables } from '../../store/store.ts';
import { together } from '../../store/together.ts';
import type { Reservation } from '../reservations.ts';
import { enqueueStepEvents } from '../webhookQueue.ts';
import { visitOf } from './visitRows.ts';

/** Who takes a step. */
export type Actor = Pick<DayLogRow, 'role'> & { readonly name: string };
export const GUEST: Actor = { role: 'guest', name: '' };
export const HOST: Actor = { role: 'host', name: '' };

export type NewStep = Pick<DayLogRow, 'tenant' | 'date' | 'at' | 'type'> & {
  readonly actor: Actor;
  readonly changes: readonly LogChange[];
  readonly undoes?: number | undefined;
  /** What is needed to take the step back, and is deleted soon. */
  readonly personal?: unknown;
};

const changesSchema = z.array(logChangeSchema);

/** Returns what a step changed. */
export function changesOf({ changes }: Pick<DayLogRow, 'changes'>): LogChange[] {
  return changesSchema.parse(JSON.parse(changes));
}

/** Returns the dates on which steps have changed parties. */
export function partyDates(changes: readonly LogChange[]): PlainDate[] {
  return changes.flatMap((change) =>
    change.kind === 'party' ? [change.before, change.after].flatMap((visit) => visit?.date ?? []) : [],
  );
}

/** Adds a step to the log and its events to the queue of the webhooks, and returns its number. */
export async function appendStep(trx: Transaction<Tables>, step: NewStep): Promise<number> {
  const { tenant, date, at, type, actor, changes, undoes, personal } = step;
  const [other] = partyDates(changes)
    .filter((each) => each !== date)
    .toSorted();
  const id = await nextId(trx, 'day_log', tenant);
  const added = trx
    .insertInto('day_log')
    .values({
      tenant,
      id,
      date,
      from_date: other ?? null,
      at,
      recorded_at: realTimeOf(trx),
      role: actor.role,
      actor: actor.name,
      type,
      changes: JSON.stringify(changes),
      undoes: undoes ?? null,
      personal: personal === undefined ? null : JSON.stringify(personal),
    })
    .execute();
  await together(added, enqueueStepEvents(trx, tenant, changes));
  return id;
}

/** The rows of a reservation before and after a step: the first is undefined if it is new, the second if it was deleted. */
export type RowChange = { readonly before?: Reservation | undefined; readonly after?: Reservation | undefined };

/** Adds a step that concerns one reservation, or several days of a stay. */
export async function logVisit(
  trx: Transaction<Tables>,
  actor: Actor,
  type: string,
  at: number,
  ...rows: readonly RowChange[]
): Promise<void> {
  const changes = rows.flatMap(({ before, after }): LogChange[] => {
    const row = after ?? before;
    const visits = { before: before ? visitOf(before) : null, after: after ? visitOf(after) : null };
    return row ? [{ kind: 'party', id: row.id, ...visits }] : [];
  });
  const [first] = rows.flatMap(({ before, after }) => after ?? before ?? []);
  if (first) await appendStep(trx, { tenant: first.tenant, date: first.date, at, type, actor, changes });
}

/** Returns a step by its number. */
export async function findStep(
  database: Store | Transaction<Tables>,
  tenant: string,
  id: number,
): Promise<DayLogRow | undefined> {
  return database
    .selectFrom('day_log')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The most dates that one step changes, as a block of many days does. */
const MAX_DATES = 400;

/** Returns steps of a date, the latest first, or those before one of them. */
export async function listSteps(
  store: Store,
  tenant: string,
  date: PlainDate,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<DayLogRow[]> {
  return store
    .selectFrom('day_log')
    .selectAll()
    .where('tenant', '=', tenant)
    .where((where) =>
      where.or([
        where('date', '=', date),
        where('from_date', '=', date),
        // A stay has more dates than two. Few steps have any date but their own.
        where.and([
          where('from_date', '<', date),
          where('from_date', '>', addDays(date, -MAX_DATES)),
          where('changes', 'like', `%"date":"${date}"%`),
        ]),
      ]),
    )
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns whether a step was taken back. */
export async function isUndone(trx: Transaction<Tables>, tenant: string, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('day_log')
    .select('id')
    .where('tenant', '=', tenant)
    .where('undoes', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what steps keep of personal data for longer than some milliseconds. */
export async function forgetPersonalData(store: Store, tenant: string, milliseconds: number): Promise<void> {
  const isOld = isOver(store, sql.ref('recorded_at'), { lifeMs: milliseconds });
  const kept = store.selectFrom('day_log').select('id').where('tenant', '=', tenant).where('personal', 'is not', null);
  if (!(await kept.where(isOld).limit(1).executeTakeFirst())) return;
  await store
    .updateTable('day_log')
    .set({ personal: null })
    .where('tenant', '=', tenant)
    .where('personal', 'is not', null)
    .where(isOld)
    .execute();
}

/** Returns what the log and the claims need of a block. */
export function blockFactsOf(row: Omit<BlockRow, 'tenant' | 'id'>): BlockFacts {
  return {
    tables: JSON.parse(row.tables) as string[],
    from: row.from_date,
    until: row.until_date,
    fromTime: row.from_time,
    untilTime: row.until_time,
  };
}

/** Returns the columns of a new block in force. */
export function blockColumns({ tables, from, until, fromTime, untilTime }: BlockFacts) {
  return {
    tables: JSON.stringify(tables),
    from_date: from,
    until_date: until,
    from_time: fromTime,
    until_time: untilTime,
    removed_at: null,
    revision: 0,
  };
}
