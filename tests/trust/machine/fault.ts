/** A fault of the machine, and how guests fare before, during and after it. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { HostOptions, RunningHost } from '../../support/host.ts';
import { TABLES, type Answer, dataDirOf, dateOf, query, reserve, start } from '../trustHost.ts';

export type Finding = { readonly figure: string; readonly holds: boolean };

export type Fault = {
  /** What happens, as the table of the documents names it. */
  readonly fault: string;
  /** What an operator does about it. */
  readonly remedy: string;
  /** Whether it takes more than some seconds: the short form leaves it out. */
  readonly isLong?: true;
  /** Returns what this machine lacks to bring the fault, if anything. */
  readonly obstacle?: () => string | undefined;
  readonly run: () => Promise<Finding>;
};

/** What a fault is brought to. */
export type Scene = { readonly host: RunningHost; readonly dataDir: string };

export type Course = {
  /** How the host starts. Gets its data folder, which exists. */
  readonly options?: (dataDir: string) => HostOptions | Promise<HostOptions>;
  /** Where the host stores, if not in its data folder. */
  readonly databaseUrl?: () => string;
  /** Brings the fault to a running host, and returns what ends it. Without it, the fault is there from the start. */
  readonly bring?: (scene: Scene) => Promise<() => Promise<void> | void>;
  /** Whether reservations are taken while the fault lasts. Otherwise each is refused, or its guest has no connection. */
  readonly goesOn: boolean;
  /** Looks at the host while the fault lasts; a text says what is wrong. */
  readonly look?: (scene: Scene) => Promise<string | undefined>;
};

const GUESTS = 6;
/** How long a host may take to serve again after a fault. */
const RECOVERY_MS = 30_000;
const POLL_MS = 100;

let scenes = 0;
/** Returns a new name for a data folder. */
export const nextName = (): string => `machine-${++scenes}`;

export const LIMITLESS = { RATE_LIMIT: '0' };

type Request = { readonly key: string; readonly answer: Promise<Answer> };

type Key = { readonly key: string };
const KEYS = 'select idempotency_key as key from reservations';

async function queryPostgres(url: string): Promise<Key[]> {
  const client = new Client(url);
  await client.connect();
  return client
    .query<Key>(KEYS)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Guests who each want a table of their own. */
export class Guests {
  private count = 0;
  private readonly acknowledged: string[] = [];

  /** Sends a reservation of the next guest, or again that of a key. */
  send(host: Pick<RunningHost, 'url'>, again?: Request & { readonly number: number }): Request & { number: number } {
    const number = again?.number ?? this.count++;
    const key = again?.key ?? randomUUID();
    const date = dateOf(Math.floor(number / TABLES));
    const changes = { selected_tables: [(number % TABLES) + 1], date, idempotency_key: key };
    const answer = reserve(host, changes).then((answered) => {
      if (answered.status === 200 && !this.acknowledged.includes(key)) this.acknowledged.push(key);
      return answered;
    });
    return { key, number, answer };
  }

  /** Sends reservations of several guests at once, and returns how they were answered, by status. */
  async visit(host: Pick<RunningHost, 'url'>, guests = GUESTS): Promise<number[]> {
    const requests = Array.from({ length: guests }, () => this.send(host).answer);
    return (await Promise.all(requests)).map(({ status }) => status);
  }

  get taken(): number {
    return this.acknowledged.length;
  }

  /** Returns how many acknowledged reservations are not stored exactly once, in the file of a data folder or elsewhere. */
  async lost(name: string, databaseUrl?: string): Promise<number> {
    const stored = databaseUrl === undefined ? query<Key>(name, KEYS) : await queryPostgres(databaseUrl);
    return this.acknowledged.filter((key) => stored.filter((row) => row.key === key).length !== 1).length;
  }
}

/** Waits until the host takes a reservation, and returns how long that took in milliseconds, or undefined. */
export async function untilTaken(guests: Guests, host: Pick<RunningHost, 'url'>): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun < RECOVERY_MS) {
    if ((await guests.send(host).answer).status === 200) return performance.now() - begun;
    await delay(POLL_MS);
  }
  return undefined;
}

/** Starts a host, lets guests reserve before, during and after a fault, and counts what was lost. */
export function underFault({ options, databaseUrl, bring, goesOn, look }: Course): Fault['run'] {
  return async () => {
    const name = nextName();
    const dataDir = dataDirOf(name);
    mkdirSync(dataDir, { recursive: true });
    const { env, ...rest } = (await options?.(dataDir)) ?? {};
    const host = await start(name, { ...LIMITLESS, ...env }, rest);
    const scene = { host, dataDir };
    const guests = new Guests();
    const before = bring ? await guests.visit(host) : [];
    const end = await bring?.(scene);
    const during = await guests.visit(host);
    const seen = await look?.(scene);
    await end?.();
    const back = await untilTaken(guests, host);
    await host.stop();
    const lost = await guests.lost(name, databaseUrl?.());
    const refused = during.filter((status) => status !== 200);
    const figure = [
      `${guests.taken} taken`,
      `${lost} lost`,
      ...(refused.length > 0 ? [`${refused.length} refused meanwhile (${[...new Set(refused)].join(', ')})`] : []),
      back === undefined ? 'does not serve again' : `again after ${(back / 1000).toFixed(1)} s`,
      ...(seen === undefined ? [] : [seen]),
    ].join(', ');
    const asExpected = before.every((status) => status === 200) && (!goesOn || refused.length === 0);
    return { figure, holds: lost === 0 && asExpected && back !== undefined && seen === undefined };
  };
}

/** Starts a host that must refuse to start, and expects one line in its output. */
export function refusesToStart(options: (dataDir: string) => HostOptions, line: RegExp): Fault['run'] {
  return async () => {
    const name = nextName();
    const dataDir = dataDirOf(name);
    mkdirSync(dataDir, { recursive: true });
    const { env, ...rest } = options(dataDir);
    try {
      await (await start(name, { ...LIMITLESS, ...env }, rest)).stop();
      return { figure: 'starts all the same', holds: false };
    } catch (error) {
      const [, ...said] = (error as Error).message.trim().split('\n');
      const holds = said.length === 1 && line.test(said[0] ?? '');
      return { figure: holds ? 'one line, nothing written' : said.join(' ').slice(0, 160), holds };
    }
  };
}

/** Returns why this process may not mount file systems, if so. */
export function mountObstacle(): string | undefined {
  return process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0
    ? undefined
    : 'needs root on Linux';
}

/** Runs a program as root, and throws what it says if it fails. */
export function runAsRoot(program: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** Returns a shell that runs a command first, then the host in its place. */
export const inShell = (first: string): string[] => ['sh', '-c', `${first} && exec "$@"`, 'sh'];
