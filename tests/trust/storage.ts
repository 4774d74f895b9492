/** What can happen to the database: locks, a missing folder, a failing disk. */
import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunningHost } from '../support/host.ts';
import { type Row, percentile99, seconds } from './report.ts';
import {
  TABLES,
  type Answer,
  dataDirOf,
  databaseOf,
  dateOf,
  isShort,
  query,
  reserve,
  scale,
  send,
  start,
} from './trustHost.ts';

/** Returns the latencies of pages and of the health check, in milliseconds. */
async function measurePages(host: RunningHost, milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const latencies: number[] = [];
  while (performance.now() < until) {
    for (const path of ['/healthz', '/v/shell-bay']) latencies.push((await send(host, path)).milliseconds);
    await delay(20);
  }
  return latencies;
}

/** Another process locks the database. */
export async function lockDatabase(mode: 'immediate' | 'exclusive'): Promise<Row[]> {
  const name = `lock-${mode}`;
  const host = await start(name);
  const reference = percentile99(await measurePages(host, scale(5_000, 1_000)));
  const other = new Database(databaseOf(name));
  other.exec(`begin ${mode}`);
  const reservations = Array.from({ length: 20 }, (_, i) => reserve(host, { selected_tables: [i + 1] }));
  const p99 = percentile99(await measurePages(host, scale(10_000, 2_000)));
  other.exec('rollback');
  other.close();
  const answers = await Promise.all(reservations);
  await host.stop();
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const accepted = answers.filter(({ status }) => status === 200).length;
  const stored = query(name, 'select id from reservations').length;
  return [
    {
      promise: `pages under a lock (${mode})`,
      figure: `p99 ${p99.toFixed(0)} ms (${reference.toFixed(0)} ms without the lock)`,
      limit: 'p99 100 ms',
      holds: isShort || p99 <= 100,
    },
    {
      promise: `reservations under a lock (${mode})`,
      figure: `${accepted} of 20 accepted, ${stored} stored, slowest ${seconds(slowest)}`,
      limit: 'all answered in 12 s, none lost',
      holds:
        accepted === stored &&
        (isShort || slowest < 12_000) &&
        answers.every(({ status }) => [200, 503].includes(status)),
    },
  ];
}

type Fault = {
  readonly name: string;
  begin(host: RunningHost): void;
  /** Ends the fault. Without it, the host can't recover by itself. */
  readonly end?: (host: RunningHost) => void;
};

/** Returns whether an answer refuses with a message. */
const refuses = ({ status, text }: Answer): boolean => status === 503 && /"message":"[A-Z]/.test(text);

/** Injects a fault while guests reserve, and ends it. */
async function endure(host: RunningHost, name: string, { begin, end, ...fault }: Fault): Promise<Row> {
  const accepted: string[] = [];
  const note = (answer: Answer): Answer => {
    if (answer.status === 200) accepted.push((JSON.parse(answer.text) as { code: string }).code);
    return answer;
  };
  const at = dateOf(0);
  note(await reserve(host, { selected_tables: [TABLES], date: at }));
  begin(host);
  const during = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => note(await reserve(host, { selected_tables: [i + 1], date: at }))),
  );
  const page = await send(host, '/v/shell-bay');
  const ready = await send(host, '/readyz');
  end?.(host);
  const after = note(await reserve(host, { selected_tables: [30], date: at }));
  await host.stop();
  const stored = end
    ? query<{ code: string }>(name, 'select code from reservations').map(({ code }) => code)
    : accepted;
  const lost = accepted.filter((code) => !stored.includes(code)).length;
  const slowest = Math.max(...during.map(({ milliseconds }) => milliseconds));
  const refused = during.filter(refuses).length;
  const isAsExpected = end ? after.status === 200 : refuses(after);
  return {
    promise: fault.name,
    figure: `${refused} of 20 refused in words, slowest ${seconds(slowest)}, page ${page.status}, ready ${ready.status}, ${lost} lost, afterwards ${after.status}`,
    limit: `all refused in 1 s, 0 lost, afterwards ${end ? 200 : 503}`,
    holds:
      refused === 20 &&
      (isShort || slowest <= 1_000) &&
      page.status === 200 &&
      ready.status === 503 &&
      lost === 0 &&
      isAsExpected,
  };
}

/** The data folder is moved away, deleted or emptied. */
export async function loseDataFolder(): Promise<Row[]> {
  const faults: readonly [string, Fault][] = [
    [
      'away',
      {
        name: 'the data folder moves away and returns',
        begin: ({ dataDir }) => {
          renameSync(dataDir, `${dataDir}-gone`);
        },
        end: ({ dataDir }) => {
          renameSync(`${dataDir}-gone`, dataDir);
        },
      },
    ],
    [
      'deleted',
      {
        name: 'the data folder is deleted',
        begin: ({ dataDir }) => {
          rmSync(dataDir, { recursive: true });
        },
      },
    ],
    [
      'emptied',
      {
        name: 'the data folder is emptied, and restored',
        begin: ({ dataDir }) => {
          new Database(databaseOf('emptied')).pragma('wal_checkpoint(TRUNCATE)');
          cpSync(dataDir, `${dataDir}-copy`, { recursive: true });
          for (const file of readdirSync(dataDir)) rmSync(join(dataDir, file), { recursive: true });
        },
        end: ({ dataDir }) => {
          for (const suffix of ['-wal', '-shm'])
            rmSync(`${join(`${dataDir}-copy`, 'tidetable.sqlite')}${suffix}`, { force: true });
          cpSync(`${dataDir}-copy`, dataDir, { recursive: true });
        },
      },
    ],
  ];
  const rows: Row[] = [];
  for (const [name, fault] of faults) rows.push(await endure(await start(name), name, fault));
  return rows;
}

/** Writes fail with ENOSPC or EROFS, and fsync with EIO, through a library that stands in for the disk. */
export async function failDisk(): Promise<Row[]> {
  const folder = dataDirOf('shim');
  mkdirSync(folder, { recursive: true });
  const library = join(folder, 'diskFaults.so');
  const source = fileURLToPath(new URL('diskFaults.c', import.meta.url));
  const compiled = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { encoding: 'utf8' });
  if (process.platform !== 'linux' || compiled.status !== 0)
    return [
      {
        promise: 'a failing disk',
        figure: `not run: needs Linux and a C compiler (${(compiled.error?.message ?? compiled.stderr).split('\n', 1)[0]})`,
        limit: 'apt-get install gcc libc6-dev',
        // `npm run test:full` needs neither, and injects the same errors in tests/server/store/storageFailures.test.ts.
        holds: isShort,
      },
    ];
  const rows: Row[] = [];
  for (const [code, name] of [
    ['ENOSPC', 'a full disk'],
    ['EROFS', 'a disk that became read-only'],
    ['EIO', 'a disk whose fsync fails'],
  ] as const) {
    const control = join(folder, code);
    const host = await start(`disk-${code}`, { RATE_LIMIT: '0', LD_PRELOAD: library, FAULT_FILE: control });
    rows.push(
      await endure(host, `disk-${code}`, {
        name: `${name} (${code})`,
        begin: () => {
          writeFileSync(control, String(constants.errno[code]));
        },
        end: () => {
          rmSync(control);
        },
      }),
    );
  }
  return rows;
}
