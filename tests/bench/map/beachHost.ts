/**
 * The host of a generated beach. A proxy in front of it answers the availability call with prepared answers, so that
 * three of ten tables are unavailable and each date shows others.
 */
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { bookingCalls } from '../../../src/api/bookingContract.ts';
import type { AvailabilityResponse } from '../../../src/server/booking/availability/availabilityResponse.ts';
import { startHost } from '../../support/host.ts';
import { postReservation } from '../../support/payload.ts';
import { answerFor, generateBeachPlan, hoursFor } from './beachPlan.ts';

const BEACH_NOW = '2026-11-23T02:20:00Z';
/** A date with the first answer, which the form opens with, and one with the second. */
export const BEACH_DATES = ['23.11.2026', '24.11.2026'] as const;

export type BeachHost = {
  readonly url: string;
  /** The answers for `BEACH_DATES`, by date. */
  readonly answers: Readonly<Record<string, AvailabilityResponse>>;
  /** Reserves a table on the first date, as another guest does. Throws if the host refuses. */
  takeTable(id: string | number | undefined): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the host of a beach with `count` tables, where a party of 40 may select any of them. Where it takes them by the
 * hour, three of ten tables are taken for some hours of each date.
 */
export async function startBeachHost(count: number, isByStay = false): Promise<BeachHost> {
  const plan = generateBeachPlan(count);
  const answerOf = isByStay ? hoursFor : answerFor;
  const answers = Object.fromEntries(BEACH_DATES.map((date, index) => [date, answerOf(plan, index + 1)]));
  const bodies = new Map(Object.entries(answers).map(([date, answer]) => [date, gzipSync(JSON.stringify(answer))]));
  const settings = {
    guests: { min: 1, max: 50, default: 40 },
    seat_rules: [],
    ...(isByStay ? { occupancy: 'stay' } : {}),
  };
  const venues = { 'beach-camp': { settings, plan } };
  const host = await startHost({ venues, now: BEACH_NOW, env: { RATE_LIMIT: '0' } });
  const target = new URL(host.url);
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', host.url);
    const body = pathname === bookingCalls.tables.path ? bodies.get(searchParams.get('date') ?? '') : undefined;
    if (!body) {
      forward(target, incoming, outgoing);
      return;
    }
    outgoing
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
        'Cache-Control': 'no-store',
      })
      .end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    async takeTable(id) {
      const changes = { selected_tables: [id], location_id: '1', date: BEACH_DATES[0] };
      const reply = await postReservation(host.url, changes);
      if (!reply.ok) throw new Error(`The table could not be taken: ${await reply.text()}`);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await host.stop();
    },
  };
}

function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url: path } = incoming;
  const own = request({ hostname: target.hostname, port: target.port, method, path, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  own.on('error', () => outgoing.destroy());
  incoming.pipe(own);
}
