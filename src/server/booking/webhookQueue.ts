/**
 * The events that a venue's webhooks get, written in the transaction of what happened. `webhooks/sender.ts` sends them.
 * Every step of a day's log passes here, and so every change of a reservation.
 */
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import {
  type EventType,
  type ReservationData,
  TEST_EVENT,
  type WaitingData,
  type WebhookEvent,
} from '../../api/integrationContract.ts';
import { happeningsOf } from '../../domain/day/happenings.ts';
import type { LogChange } from '../../domain/day/log.ts';
import { type Minutes, formatTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import { realTimeOf } from '../store/realTime.ts';
import { newRowId } from '../store/rowIds.ts';
import type { Store, Tables } from '../store/store.ts';
import type { WaitingRow } from '../store/waitingRows.ts';
import { AFTER_EARLIER, type WebhookRow } from '../store/integrationRows.ts';
import { type Reservation, reservedTables } from './reservations.ts';

/** An event, with its data for each webhook. */
type NewEvent = {
  readonly type: EventType;
  readonly subject: string;
  data(content: WebhookRow['content']): WebhookEvent['data'];
};

/** What events about a reservation or a waiting guest have as their subject. */
export const subjectOf = (kind: 'reservation' | 'waiting' | 'block', id: number): string => `${kind} ${id}`;

/** The webhooks that transactions have found: a group of writes asks once. */
const openWebhooks = new WeakMap<Transaction<Tables>, Promise<readonly OpenWebhook[]>>();
type OpenWebhook = Pick<WebhookRow, 'id' | 'content' | 'events'>;

/** Returns the webhooks that are on. A transaction concerns one venue, whose lock it has. */
export async function findOpenWebhooks(trx: Transaction<Tables>, tenant: string): Promise<readonly OpenWebhook[]> {
  const webhooks =
    openWebhooks.get(trx) ??
    trx
      .selectFrom('webhooks')
      .select(['id', 'content', 'events'])
      .where('tenant', '=', tenant)
      .where('ended_at', 'is', null)
      .orderBy('id')
      .execute();
  openWebhooks.set(trx, webhooks);
  return webhooks;
}

/** Adds the events of a step to the queue. The rows that it has changed must be as they are after it. */
export async function enqueueStepEvents(
  trx: Transaction<Tables>,
  tenant: string,
  changes: readonly LogChange[],
): Promise<void> {
  const caused = changes.flatMap((change) => happeningsOf(change).map((type) => ({ type, change })));
  if (caused.length === 0 || (await findOpenWebhooks(trx, tenant)).length === 0) return;
  const idsOf = (kind: LogChange['kind']): number[] =>
    caused.flatMap(({ change }) => (change.kind === kind && 'id' in change ? [change.id] : []));
  const reservations = await rowsById(trx, 'reservations', tenant, idsOf('party'));
  const waiting = await rowsById(trx, 'waiting_list', tenant, idsOf('waiting'));
  const events = caused.flatMap(({ type, change }): NewEvent[] => {
    if (change.kind === 'block') {
      const block = change.after ?? change.before;
      if (!block) return [];
      const { tables, from, until, fromTime, untilTime } = block;
      const times = { from_time: timeText(fromTime), until_time: timeText(untilTime) };
      const data = { id: change.id, tables, from, until, ...times };
      return [{ type, subject: subjectOf('block', change.id), data: () => data }];
    }
    const party = change.kind === 'party' ? reservations.get(change.id) : undefined;
    if (party) return [{ type, subject: subjectOf('reservation', party.id), data: (to) => reservationData(party, to) }];
    const entry = change.kind === 'waiting' ? waiting.get(change.id) : undefined;
    return entry ? [{ type, subject: subjectOf('waiting', entry.id), data: (to) => waitingData(entry, to) }] : [];
  });
  await enqueueEvents(trx, tenant, events);
}

/** Adds the event of a published plan to the queue. */
export async function enqueuePlanEvent(
  trx: Transaction<Tables>,
  tenant: string,
  { version, areas, tables, seats }: { version: number; areas: number; tables: number; seats: number },
): Promise<void> {
  const data = { version, areas, tables, seats };
  await enqueueEvents(trx, tenant, [{ type: 'plan.published', subject: 'plan', data: () => data }]);
}

/** Adds an event that says nothing to the queue of one webhook. Returns whether the webhook is there, and on. */
export async function enqueueTest(trx: Transaction<Tables>, tenant: string, id: number): Promise<boolean> {
  const webhook = (await findOpenWebhooks(trx, tenant)).find((each) => each.id === id);
  if (webhook) await enqueueFor(trx, tenant, webhook, [{ type: TEST_EVENT, subject: 'test', data: () => ({}) }]);
  return webhook !== undefined;
}

async function enqueueEvents(trx: Transaction<Tables>, tenant: string, events: readonly NewEvent[]): Promise<void> {
  for (const webhook of await findOpenWebhooks(trx, tenant)) {
    const wanted = events.filter(({ type }) => webhook.events.split(' ').includes(type));
    if (wanted.length > 0) await enqueueFor(trx, tenant, webhook, wanted);
  }
}

async function enqueueFor(
  trx: Transaction<Tables>,
  tenant: string,
  webhook: OpenWebhook,
  wanted: readonly NewEvent[],
): Promise<void> {
  const at = realTimeOf(trx);
  // A write that is rolled back takes its numbers back: they have no gap.
  const counted = await trx
    .updateTable('webhooks')
    .set((row) => ({ sequence: row('sequence', '+', wanted.length) }))
    .where('tenant', '=', tenant)
    .where('id', '=', webhook.id)
    .where('ended_at', 'is', null)
    .returning('sequence')
    .executeTakeFirst();
  if (!counted) return;
  const first = counted.sequence - wanted.length + 1;
  // Nothing can wait about what is new: a guest who reserves is spared the question.
  const isNew = wanted.length === 1 && wanted[0]?.type === 'reservation.created';
  const waiting = isNew
    ? []
    : await trx
        .selectFrom('webhook_messages')
        .select('subject')
        .distinct()
        .where('tenant', '=', tenant)
        .where('webhook_id', '=', webhook.id)
        .where('subject', 'in', [...new Set(wanted.map(({ subject }) => subject))])
        .execute();
  const subjects = new Set(waiting.map(({ subject }) => subject));
  const rows = wanted.map(({ type, subject, data }, index) => {
    const sequence = first + index;
    const isFirst = !subjects.has(subject);
    subjects.add(subject);
    const body = {
      type,
      timestamp: new Date(at).toISOString(),
      venue: tenant,
      sequence,
      data: data(webhook.content),
    } as WebhookEvent;
    return {
      tenant,
      id: newRowId(),
      webhook_id: webhook.id,
      sequence,
      message_id: `msg_${randomUUID().replaceAll('-', '')}`,
      subject,
      payload: JSON.stringify(body),
      tries: 0,
      due_at: isFirst ? at : AFTER_EARLIER,
      created_at: at,
    };
  });
  // A block may concern thousands of parties, and SQLite allows 32,766 values in one insert.
  for (let start = 0; start < rows.length; start += MAX_ROWS_PER_INSERT)
    await trx
      .insertInto('webhook_messages')
      .values(rows.slice(start, start + MAX_ROWS_PER_INSERT))
      .execute();
}

const MAX_ROWS_PER_INSERT = 1_000;

/** Deletes the events about reservations or waiting guests: those that wait, and those that could be sent again. */
export async function eraseEvents(
  trx: Transaction<Tables>,
  tenant: string,
  kind: 'reservation' | 'waiting',
  ids: readonly number[],
): Promise<void> {
  const subjects = ids.map((id) => subjectOf(kind, id));
  for (const table of ['webhook_messages', 'webhook_deliveries'] as const)
    await trx.deleteFrom(table).where('tenant', '=', tenant).where('subject', 'in', subjects).execute();
}

async function rowsById<Table extends 'reservations' | 'waiting_list'>(
  database: Store | Transaction<Tables>,
  table: Table,
  tenant: string,
  ids: readonly number[],
): Promise<Map<number, Table extends 'reservations' ? Reservation : WaitingRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom(table as 'reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row as never]));
}

/** Returns a reservation as other tools read it. */
export function reservationData(row: Reservation, content: WebhookRow['content']): ReservationData {
  const { id, code, revision, source, status, date, time, stay, guests, series } = row;
  const { first_name, last_name, email, phone, language, notes, staff_note } = row;
  return {
    id,
    code,
    revision,
    source,
    status,
    cancelled: row.cancelled_at !== null,
    date,
    time: formatTimeOfDay(time),
    stay,
    guests,
    series,
    tables: reservedTables(row).map(({ key, name, area, category, seats }) => ({ key, name, area, category, seats })),
    created_at: instantText(row.created_at),
    seated_at: row.seated_at === null ? null : instantText(row.seated_at),
    left_at: row.left_at === null ? null : instantText(row.left_at),
    ...(content === 'full' ? { guest: { first_name, last_name, email, phone, language, notes, staff_note } } : {}),
  };
}

function waitingData(row: WaitingRow, content: WebhookRow['content']): WaitingData {
  const { id, date, guests, name, email, phone, reservation_id } = row;
  return {
    id,
    date,
    guests,
    tables: JSON.parse(row.offer_tables ?? '[]') as string[],
    offer_until: row.offer_until === null ? null : instantText(row.offer_until),
    reservation_id,
    ...(content === 'full' ? { guest: { name, email, phone } } : {}),
  };
}

const instantText = (instant: number): string => new Date(instant).toISOString();
const timeText = (minutes: Minutes | null): string | null => (minutes === null ? null : formatTimeOfDay(minutes));
