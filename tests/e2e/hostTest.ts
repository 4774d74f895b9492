/** The end-to-end tests' ground: a real host with its own database for each test, and a visitor in Chromium. */
import { type Page, test as base, expect } from '@playwright/test';
import Database from 'better-sqlite3';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { type RunningHost, startHost } from '../support/host.ts';
import { Visitor } from '../support/visitor.ts';

export { expect } from '@playwright/test';

/** Monday morning: 07:50 at the beach camp, 10:20 at the island terrace, wherever the visitor's phone thinks it is. */
export const NOW = '2026-11-23T02:20:00Z';
export const TODAY = '23.11.2026';
export const TOMORROW = '24.11.2026';

export type MockResponse = { status?: number; json?: unknown; body?: string; contentType?: string };

export const test = base.extend<{
  host: RunningHost;
  /** Console errors that the test expects, as parts of their text. */
  expectErrors: string[];
  visit: (tenant: string, query?: string) => Promise<Visitor>;
}>({
  expectErrors: [[], { option: true }],
  host: async ({}, use) => {
    const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
    await use(host);
    await host.stop();
  },
  visit: async ({ page, host, hasTouch, expectErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(async (tenant, query = '') => {
      await page.goto(`${host.url}/v/${tenant}${query}`);
      await expect(page.getByRole('heading', { name: 'Reservation Information' })).toBeVisible();
      return new Visitor(page, tenant, Boolean(hasTouch));
    });
    const unexpected = errors.filter((error) => !expectErrors.some((part) => error.includes(part)));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

/** Rows of the host's database. */
export function queryRows<Row>(host: RunningHost, sql: string): Row[] {
  const database = new Database(join(host.dataDir, 'tidetable.sqlite'), { readonly: true });
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

/** The mails that the host has written, once there are as many as awaited. */
export async function waitForMails(host: RunningHost, count: number): Promise<Email[]> {
  const folder = join(host.dataDir, 'outbox');
  const files = (): string[] => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.eml'));
    } catch {
      return [];
    }
  };
  await expect.poll(() => files().length).toBe(count);
  return Promise.all(files().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

/** Every payload that the page posts from now on, by path. */
export function recordPosts(page: Page): { path: string; body: Record<string, unknown> }[] {
  const posts: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      posts.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
  });
  return posts;
}

/** Lets a call of the page be answered otherwise than by the host. */
export async function mockResponse(page: Page, path: string, reply: MockResponse): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({
        status: reply.status ?? 200,
        ...(reply.body === undefined
          ? { json: reply.json }
          : { body: reply.body, contentType: reply.contentType ?? 'text/html' }),
      }),
  );
}
