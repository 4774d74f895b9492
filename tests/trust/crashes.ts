/** The host is killed under writers, and a backup is made under writers. */
import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ROOT, type RunningHost, hostEnvironment } from '../support/host.ts';
import { type Row, seconds } from './report.ts';
import { dataDirOf, dateOf, isShort, processorTime, query, reserve, scale, send, start } from './trustHost.ts';

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

/** A backup is made while guests reserve. */
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
  const status = await runBackup(host, file);
  ending.abort();
  await Promise.all(guests);
  await host.stop();
  const database = new Database(file, { readonly: true });
  const kept = new Set(database.prepare('select code from reservations').pluck().all() as string[]);
  const count = (sql: string): number => database.prepare(sql).pluck().get() as number;
  const halves =
    count('select count(*) from reservations where id not in (select reservation_id from claims)') +
    count('select count(*) from claims where reservation_id not in (select id from reservations)');
  const integrity = String(database.pragma('integrity_check', { simple: true }));
  database.close();
  const missing = before.filter((code) => !kept.has(code)).length;
  return [
    {
      promise: 'a backup under 10 writers',
      figure: `${kept.size} of ${codes.length} reservations, ${missing} of ${before.length} earlier ones missing, ${halves} in part, integrity ${integrity}`,
      limit: '0 missing, 0 in part, integrity ok',
      holds: status === 0 && missing === 0 && halves === 0 && integrity === 'ok',
    },
  ];
}

function runBackup(host: RunningHost, file: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/commands/backup.ts', file], {
    cwd: ROOT,
    env: hostEnvironment(host.dataDir, {}),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('close', resolve);
  });
}
