/** The host is killed under writers, and a backup is made under writers. */
import Database from 'better-sqlite3';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type Row, seconds } from './report.ts';
import {
  TABLES,
  dataDirOf,
  databaseOf,
  dateOf,
  isShort,
  processorTime,
  query,
  reserve,
  runCommand,
  scale,
  send,
  start,
} from './trustHost.ts';

const WRITERS = 50;

/** The process is killed under writers. */
export async function killHost(): Promise<Row[]> {
  const kills = scale(200, 3);
  let accepted = 0;
  let lost = 0;
  let slowestStart = 0;
  let mostWork = 0;
  for (let kill = 0; kill < kills; kill++) {
    const started = performance.now();
    const host = await start('kill');
    const { status } = await send(host, '/healthz');
    slowestStart = Math.max(slowestStart, performance.now() - started);
    mostWork = Math.max(mostWork, processorTime(host));
    if (status !== 200) lost++;
    const keys: string[] = [];
    const killAt = randomInt(1, WRITERS);
    const writers = Array.from({ length: WRITERS }, async (_, i) => {
      const key = `kill-${kill}-${i}`;
      const changes = { selected_tables: [i + 1], date: dateOf(kill), idempotency_key: key };
      if ((await reserve(host, changes)).status === 200) keys.push(key);
      // The kill comes after a varied number of answers.
      if (keys.length === killAt) host.process.kill('SIGKILL');
    });
    await Promise.all(writers);
    await host.stop();
    accepted += keys.length;
    const stored = query<{ key: string }>(
      'kill',
      `select idempotency_key as key from reservations where idempotency_key like 'kill-${kill}-%'`,
    ).map(({ key }) => key);
    lost += keys.filter((key) => stored.filter((other) => other === key).length !== 1).length;
  }
  return [
    {
      promise: `${kills} kills under ${WRITERS} writers`,
      figure: `${accepted} acknowledged, ${lost} lost or doubled`,
      limit: '0 lost or doubled',
      holds: lost === 0 && accepted > 0,
    },
    {
      promise: 'serving again after a kill',
      figure: `slowest ${seconds(slowestStart)}, at most ${seconds(mostWork)} of processor time`,
      limit: '2 s',
      holds: isShort || slowestStart <= 2_000,
    },
  ];
}

/** A backup is made while guests reserve, and restored to another host. */
export async function backUp(): Promise<Row[]> {
  const host = await start('backup');
  const ending = new AbortController();
  let date = 0;
  const codes: string[] = [];
  const guest = async (table: number): Promise<void> => {
    while (!ending.signal.aborted) {
      const { status, text } = await reserve(host, { selected_tables: [table], date: dateOf(date++ % 300) });
      if (status === 200) codes.push((JSON.parse(text) as { code: string }).code);
    }
  };
  const guests = Array.from({ length: 10 }, (_, i) => guest(i + 1));
  while (codes.length < scale(500, 50)) await send(host, '/healthz');
  const file = join(dataDirOf('backup'), 'copy.tidetable');
  const before = [...codes];
  const status = await runCommand('backup', host.dataDir, file);
  ending.abort();
  await Promise.all(guests);
  await host.stop();
  const restored = await runCommand('restore', dataDirOf('restored'), file);
  const again = await start('restored');
  const ready = await send(again, '/readyz');
  const next = await reserve(again, { selected_tables: [TABLES], date: dateOf(301) });
  await again.stop();
  const kept = rowsUntil('restored', Infinity);
  const last = kept.reservations.at(-2)?.id ?? 0;
  // The reservations of one moment are all those up to one id, since only one write runs at a time.
  const moment = rowsUntil('backup', last);
  const isSame = JSON.stringify(rowsUntil('restored', last)) === JSON.stringify(moment);
  const keptCodes = new Set(kept.reservations.map(({ code }) => code));
  const missing = before.filter((code) => !keptCodes.has(code)).length;
  const database = new Database(databaseOf('restored'), { readonly: true });
  const integrity = String(database.pragma('integrity_check', { simple: true }));
  database.close();
  return [
    {
      promise: 'a backup under 10 writers, restored',
      figure: `${moment.reservations.length} of ${codes.length} reservations, ${isSame ? 'equal to one moment' : 'UNEQUAL to any moment'}, ${missing} of ${before.length} earlier ones missing, integrity ${integrity}, ready ${ready.status}, reserves ${next.status}`,
      limit: 'equal, 0 missing, integrity ok, 200, 200',
      holds:
        status === 0 &&
        restored === 0 &&
        isSame &&
        missing === 0 &&
        integrity === 'ok' &&
        ready.status === 200 &&
        next.status === 200,
    },
  ];
}

type StoredReservation = { readonly id: number; readonly code: string };

/** Returns the reservations up to an id, with their claims. */
function rowsUntil(name: string, id: number): { reservations: StoredReservation[]; claims: unknown[] } {
  const limit = Number.isFinite(id) ? id : Number.MAX_SAFE_INTEGER;
  return {
    reservations: query(name, `select * from reservations where id <= ${limit} order by id`),
    claims: query(
      name,
      `select * from claims where reservation_id <= ${limit} order by reservation_id, table_key, slot`,
    ),
  };
}
