/** The reservations of a period for other programs: as pages, and as files that are sent while they are read. */
import { Readable } from 'node:stream';
import type { ReservationData } from '../../api/integrationContract.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { formatCsvRows, formatMoreCsvRows } from '../files/csvText.ts';
import { type Store, longReads } from '../store/store.ts';
import { reservationData } from './webhookQueue.ts';

export type Period = { readonly from: PlainDate; readonly until: PlainDate };
type Position = { readonly date: PlainDate; readonly id: number };

/** Rows that a file reads at once. */
const BATCH_SIZE = 200;

const COLUMNS = [
  'id',
  'code',
  'date',
  'time',
  'stay',
  'guests',
  'tables',
  'status',
  'cancelled',
  'source',
  'created_at',
  'seated_at',
  'left_at',
  'series',
] as const satisfies (keyof ReservationData)[];
const GUEST_COLUMNS = ['first_name', 'last_name', 'email', 'phone', 'language', 'notes', 'staff_note'] as const;

/** Returns a page of a period, and the cursor of the next one, which is null on the last one. */
export async function readPage(
  store: Store,
  tenant: string,
  period: Period,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ reservations: ReservationData[]; next: string | null } | undefined> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after) return undefined;
  const rows = await readRows(store, tenant, period, limit + 1, after);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    reservations: page.map((row) => reservationData(row, 'full')),
    next: rows.length > limit && last ? formatCursor(last) : null,
  };
}

/** Streams a period as CSV that no spreadsheet evaluates. */
export function streamCsv(store: Store, tenant: string, period: Period): Readable {
  return Readable.from(csvParts(store, tenant, period));
}

/** Streams a period as JSON: a list with an object on each line. */
export function streamJson(store: Store, tenant: string, period: Period): Readable {
  return Readable.from(jsonParts(store, tenant, period));
}

async function* csvParts(store: Store, tenant: string, period: Period): AsyncGenerator<string> {
  yield formatCsvRows([[...COLUMNS, ...GUEST_COLUMNS]]);
  for await (const batch of readBatches(store, tenant, period))
    yield formatMoreCsvRows(
      batch.map(({ guest, tables, ...each }) => {
        const values = { ...each, tables: tables.map(({ name }) => name) };
        return [...COLUMNS.map((name) => values[name] ?? ''), ...GUEST_COLUMNS.map((name) => guest?.[name] ?? '')];
      }),
    );
}

async function* jsonParts(store: Store, tenant: string, period: Period): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const batch of readBatches(store, tenant, period)) {
    yield separator + batch.map((each) => JSON.stringify(each)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* readBatches(store: Store, tenant: string, period: Period): AsyncGenerator<ReservationData[]> {
  let after: Position | undefined;
  for (;;) {
    const rows = await readRows(longReads(store), tenant, period, BATCH_SIZE, after);
    if (rows.length > 0) yield rows.map((row) => reservationData(row, 'full'));
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1);
  }
}

/** Other tools don't see held reservations. */
async function readRows(store: Store, tenant: string, { from, until }: Period, limit: number, after?: Position) {
  const { date, id } = after ?? { date: from, id: -1 };
  return store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('date', '>=', date)
    .where('date', '<=', until)
    .where('held_until', 'is', null)
    .where(({ or, eb }) => or([eb('date', '>', date), eb('id', '>', id)]))
    .orderBy('date')
    .orderBy('id')
    .limit(limit)
    .execute();
}

function formatCursor({ date, id }: Position): string {
  return Buffer.from(`${date} ${id}`).toString('base64url');
}

function readCursor(text: string): Position | undefined {
  const [, date, id] = /^(\d{4}-\d{2}-\d{2}) (\d{1,16})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return date === undefined ? undefined : { date, id: Number(id) };
}
