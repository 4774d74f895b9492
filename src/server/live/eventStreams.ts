/**
 * The open event streams of this process. Polling the table `events` wakes it, whichever process has written: the rows
 * are the truth, and a stream is a cursor over them.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { ServerResponse } from 'node:http';
import { formatWireDate, type PlainDate } from '../../domain/booking/time.ts';
import { type EventRow, type Store, databaseOf } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import { closedTables, offlineTables } from '../venues/offlineTables.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import { eventsAfter, latestEventId, latestEventIds, tableChanges } from './events.ts';

/**
 * How often the table is read while streams are open. A change must reach all pages within two seconds. Postgres tells of
 * writes, and polling only finds what was not heard.
 */
const POLL_INTERVAL_MS = { sqlite: 400, postgres: 1_000 };
/** Proxies and phones end connections that are silent for longer. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** More missed events are slower than loading everything again. */
const MAX_MISSED_EVENTS = 500;
/** A reader that is this far behind is cut off. It reconnects and catches up. */
const MAX_BUFFERED_BYTES = 64 * 1024;
/** Open streams of this process. The rest is kept for staff, whatever guests and strangers open. */
const MAX_STREAMS = { all: 12_000, ofGuests: 11_000 };

/** What a page asks for. */
export type StreamRequest = {
  readonly tenant: string;
  /** The date whose tables a guest follows; undefined for staff, who follow all dates. */
  readonly date: PlainDate | undefined;
  /** The last day of a stay of several that begins on the date. */
  readonly until?: PlainDate | undefined;
  /** The last event that the page has; undefined if it has none. */
  readonly lastEventId: number | undefined;
  /** Ends the stream with its first event: for pages behind a proxy that holds a stream back until it ends. */
  readonly once: boolean;
};

export type EventStreams = {
  /** Returns whether another stream may be opened, of staff or of a guest. */
  hasRoom(isForStaff: boolean): boolean;
  /** Returns the events that a page has missed, as text, and the id up to which it is then up to date. */
  catchUp(request: StreamRequest): Promise<CaughtUp>;
  /** Writes what was missed and then every further event, until either end closes the response. */
  open(request: StreamRequest, caughtUp: CaughtUp, response: ServerResponse): void;
  count(): number;
  /** Looks for new events now. */
  wake(): void;
  /** Ends all streams. Pages then reconnect to another process. */
  close(): void;
};

export type CaughtUp = { readonly text: string; readonly id: number };

type Stream = {
  readonly tenant: string;
  readonly date: PlainDate | undefined;
  readonly until: PlainDate | undefined;
  readonly once: boolean;
  readonly response: ServerResponse;
  readonly heartbeat: NodeJS.Timeout;
  /** All events up to this id were sent, or concern another date. */
  id: number;
};

/** The streams of one venue, and the id up to which its events were read. */
type Channel = { readonly streams: Set<Stream>; id: number };

export function createEventStreams(store: Store, venues: Venues, log: FastifyBaseLogger): EventStreams {
  const channels = new Map<string, Channel>();
  let total = 0;
  let isClosed = false;
  let polling: Promise<void> | undefined;
  let isWakeRequested = false;
  let isFailing = false;

  async function pollChannel(tenant: string, channel: Channel, latest: number): Promise<void> {
    if (latest === channel.id) return;
    // A restored backup has older events.
    const isBehind = latest < channel.id;
    const rows = isBehind ? [] : await eventsAfter(store, tenant, channel.id, MAX_MISSED_EVENTS);
    const served = await currentVenue(store, venues, tenant);
    if (!served) return;
    for (const row of rows) {
      const texts = { guest: formatEvent(row, served), staff: formatStaffEvent(row) };
      for (const stream of channel.streams) {
        if (row.id <= stream.id) continue;
        stream.id = row.id;
        if (stream.date === undefined) write(stream, texts.staff);
        else if (concerns(row, stream.date, stream.until)) write(stream, texts.guest);
      }
    }
    channel.id = rows.at(-1)?.id ?? latest;
    if (!isBehind) return;
    for (const stream of channel.streams) {
      stream.id = latest;
      write(stream, formatReload(latest));
    }
  }

  async function poll(): Promise<void> {
    try {
      const latestIds = await latestEventIds(store, [...channels.keys()]);
      for (const [tenant, channel] of channels) await pollChannel(tenant, channel, latestIds.get(tenant) ?? 0);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error(error, 'events could not be read');
      isFailing = true;
    }
  }

  function wake(): void {
    if (isClosed || total === 0) return;
    isWakeRequested = true;
    if (polling) return;
    isWakeRequested = false;
    polling = poll().finally(() => {
      polling = undefined;
      if (isWakeRequested) wake();
    });
  }

  function remove(stream: Stream): void {
    const { tenant, heartbeat } = stream;
    clearInterval(heartbeat);
    const channel = channels.get(tenant);
    if (!channel?.streams.delete(stream)) return;
    total--;
    if (channel.streams.size === 0) channels.delete(tenant);
  }

  const timer = setInterval(wake, POLL_INTERVAL_MS[databaseOf(store).kind]);
  timer.unref();

  return {
    hasRoom: (isForStaff) => !isClosed && total < (isForStaff ? MAX_STREAMS.all : MAX_STREAMS.ofGuests),
    async catchUp({ tenant, date, until, lastEventId }) {
      const id = await latestEventId(store, tenant);
      // The first event shows the page that no proxy holds the stream back, and where it begins.
      const current: CaughtUp = { text: formatAlive(id, date), id };
      if (lastEventId === undefined || lastEventId === id) return current;
      const missed = await eventsAfter(store, tenant, lastEventId, MAX_MISSED_EVENTS + 1);
      const isTooLong = missed.length > MAX_MISSED_EVENTS || missed[0]?.id !== lastEventId + 1;
      if (isTooLong) return { text: formatReload(id), id };
      const served = await currentVenue(store, venues, tenant);
      if (!served) return current;
      const texts =
        date === undefined
          ? missed.map(formatStaffEvent)
          : missed.filter((row) => concerns(row, date, until)).map((row) => formatEvent(row, served));
      const last = missed.at(-1)?.id ?? id;
      return { text: texts.join('') + formatAlive(last, date), id: last };
    },
    open({ tenant, date, until, once, lastEventId }, { text, id }, response) {
      const channel = channels.get(tenant) ?? { streams: new Set(), id };
      channels.set(tenant, channel);
      // The channel may have read further since the stream caught up.
      channel.id = Math.min(channel.id, id);
      const heartbeat = setInterval(() => {
        write(stream, formatAlive(stream.id, stream.date));
      }, HEARTBEAT_INTERVAL_MS);
      const stream: Stream = { tenant, date, until, once, response, heartbeat, id };
      channel.streams.add(stream);
      total++;
      response.on('close', () => {
        remove(stream);
      });
      if (once && lastEventId === id) response.flushHeaders();
      else write(stream, text);
    },
    count: () => total,
    wake,
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const { streams } of channels.values()) for (const stream of streams) stream.response.end();
    },
  };
}

function write({ response, once }: Stream, text: string): void {
  if (once) {
    // One poll of the table may find several events.
    if (!response.writableEnded) response.end(text);
    return;
  }
  response.write(text);
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
}

function concerns(row: EventRow, date: PlainDate, until = date): boolean {
  return row.kind !== 'day' && (row.date === null || (date <= row.date && row.date <= until));
}

/** Returns what shows that the stream works. */
function formatAlive(id: number, date: PlainDate | undefined): string {
  return date === undefined ? `event: alive\nid: ${id}\ndata: {}\n\n` : formatTables(id, date, []);
}

/** Staff load a date again whenever something on it has changed. */
function formatStaffEvent({ id, kind, date }: EventRow): string {
  if (kind === 'day' && date === null) return formatReload(id);
  return date === null
    ? `event: plan\nid: ${id}\ndata: {}\n\n`
    : `event: day\nid: ${id}\ndata: ${JSON.stringify({ date, revision: id })}\n\n`;
}

function formatEvent(row: EventRow, served: ServedVenue): string {
  if (row.date === null) return `event: plan\nid: ${row.id}\ndata: {}\n\n`;
  const offline = offlineTables(served);
  const closed = closedTables(served, row.date);
  const changes = tableChanges(row).flatMap(({ key, available }) => {
    const table = served.tables.get(key);
    return table ? [{ id: table.id, available: available && !offline.has(key) && !closed.has(key) }] : [];
  });
  return formatTables(row.id, row.date, changes);
}

function formatTables(
  id: number,
  date: PlainDate,
  tables: readonly { readonly id: string | number; readonly available: boolean }[],
): string {
  return `event: tables\nid: ${id}\ndata: ${JSON.stringify({ date: formatWireDate(date), tables })}\n\n`;
}

function formatReload(id: number): string {
  return `event: reload\nid: ${id}\ndata: {}\n\n`;
}
