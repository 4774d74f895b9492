/** Playwright's `test` with a running host: one process per worker, emptied of reservations after every test. */
import { type Page, expect } from '@playwright/test';
import { Database } from '../../src/server/store/sqliteDriver.ts';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { messages } from '../../src/booker/messages.ts';
import { type ForeignHost, startForeignHost } from '../support/foreignHost.ts';
import { keepBodies } from '../support/firefox.ts';
import { type RunningHost, startHost } from '../support/host.ts';
import { deleteStoredReservations } from '../support/reservations.ts';
import { Visitor } from '../support/visitor.ts';
import { test as base } from './browserTest.ts';

export { expect } from '@playwright/test';

/** A Monday: 07:50 at the beach camp and 10:20 at the island terrace, whatever the time zone of the device. */
export const NOW = '2026-11-23T02:20:00Z';
export const TODAY = '23.11.2026';
export const TOMORROW = '24.11.2026';

type TestFixtures = {
  /** A host without reservations. */
  host: RunningHost;
  /** Parts of the console errors that the test expects. Any other console error fails it. */
  expectErrors: string[];
  /** Waits until the host has made this many reservations. */
  expectReservations: (count: number) => Promise<void>;
  /** Where a venue's host answers the calls of the specification. */
  callsOf: (tenant: string) => string;
  /** Opens a venue's booking page. */
  visit: (tenant: string, query?: string) => Promise<Visitor>;
};

type WorkerFixtures = {
  /** Whether tests visit a static page in front of another party's host, which keeps no database. */
  isForeign: boolean;
  workerHost: RunningHost | ForeignHost;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  isForeign: [false, { option: true, scope: 'worker' }],
  workerHost: [
    async ({ isForeign }, use) => {
      const host = isForeign ? await startForeignHost(NOW) : await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  host: async ({ workerHost }, use) => {
    await use(workerHost);
    if ('deleteReservations' in workerHost) workerHost.deleteReservations();
    else await deleteReservations(workerHost);
  },
  expectErrors: [[], { option: true }],
  expectReservations: async ({ workerHost }, use) => {
    const count = (): number =>
      'countReservations' in workerHost
        ? workerHost.countReservations()
        : queryRows(workerHost, 'select id from reservations').length;
    await use(async (expected) => {
      await expect.poll(count, 'reservations').toBe(expected);
    });
  },
  callsOf: async ({ workerHost }, use) => {
    await use((tenant) => ('callsOf' in workerHost ? workerHost.callsOf(tenant) : workerHost.url));
  },
  visit: async ({ page, host, hasTouch, expectErrors }, use) => {
    const errors = recordErrors(page);
    await use(async (tenant, query = '') => {
      await page.goto(`${host.url}/v/${tenant}${query}`);
      await expect(page.getByRole('heading', { name: messages.formHeading })).toBeVisible();
      return new Visitor(page, tenant, hasTouch);
    });
    expectOnly(errors, expectErrors);
  },
});

/** Collects the uncaught errors and console errors of a page from now on. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Fails if there is an error that contains none of the expected parts. */
export function expectOnly(errors: readonly string[], expected: readonly string[]): void {
  const unexpected = errors.filter((error) => !expected.some((part) => error.includes(part)));
  expect(unexpected, 'console errors').toEqual([]);
}

/** Returns rows of the host's database. */
export function queryRows<Row>(host: RunningHost, sql: string): Row[] {
  const database = new Database(join(host.dataDir, 'tidetable.sqlite'));
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

const outboxOf = (host: RunningHost): string => join(host.dataDir, 'outbox');

function mailFiles(host: RunningHost): string[] {
  try {
    return readdirSync(outboxOf(host)).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** Deletes all reservations and mails, after the host has written every mail that is due. */
async function deleteReservations(host: RunningHost): Promise<void> {
  await expect
    .poll(() => queryRows(host, `select id from outbox where state = 'waiting'`), 'mails that are not written yet')
    .toEqual([]);
  deleteStoredReservations(host.dataDir);
  for (const file of mailFiles(host)) rmSync(join(outboxOf(host), file));
}

/** Waits until the host has written `count` mails, and returns them. */
export async function waitForMails(host: RunningHost, count: number): Promise<Email[]> {
  await expect.poll(() => mailFiles(host).length).toBe(count);
  return Promise.all(mailFiles(host).map((name) => PostalMime.parse(readFileSync(join(outboxOf(host), name)))));
}

type Post = { readonly path: string; readonly body: Record<string, unknown> };

/** Records the path and JSON body of every POST that the page sends from now on. */
export function recordPosts(page: Page): Post[] {
  const posts: Post[] = [];
  const bodyOf = keepBodies(page);
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const post = { path: new URL(request.url()).pathname, body: {} };
    posts.push(post);
    void bodyOf(request).then((body) => {
      if (body) post.body = JSON.parse(body);
    });
  });
  return posts;
}

/** Holds back the page's calls of a path until the returned function is called. */
export async function holdResponse(page: Page, path: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}

/** Answers the page's chunks with these names as a host does that has replaced them. */
export async function removeChunks(page: Page, names: RegExp): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('.js') && names.test(url.pathname),
    (route) => route.fulfill({ status: 404, body: 'Not found' }),
  );
}
