/** The server tests' harness: small venues in a temporary folder, and the app over a real database, in this process. */
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createApp } from '../../src/server/app.ts';
import { inShell } from '../../src/server/build/pageShell.ts';
import { type PlanPictures, createPlanPictures } from '../../src/server/drawing/planPictures.ts';
import { readTemplates } from '../../src/server/http/pageRoutes.ts';
import { loadPublications } from '../../src/server/venues/publications.ts';
import type { AdmissionQueue } from '../../src/server/line/admissionQueue.ts';
import { type Settings, readSettings } from '../../src/server/settings.ts';
import { type Store, type Tables, openStore } from '../../src/server/store/store.ts';
import { payloadOf } from '../support/payload.ts';
import type { MailSending } from '../../src/server/venueSettings/draftPreviews.ts';
import { replyProblems } from './documentedReplies.ts';
import { createMigratedDatabase } from './testDatabase.ts';
import { OF_ALL_VENUES, namesVenue } from './venueStatements.ts';
import { type ReadVenuesResult, type Venues, hasVenueFolders, readVenues } from '../../src/server/venues/venues.ts';

/** Monday morning, 08:00 in Colombo. */
export const NOW = '2026-11-23T02:30:00Z';
export const TODAY = '23.11.2026';
export const AJAX = { 'X-Requested-With': 'XMLHttpRequest' };

/** The editor's. */
export const EDITOR_TOKEN = 'the-token-of-tests-0123456789-abcdef';

export type JsonObject = Record<string, unknown>;

/** For mails whose pictures do not matter. */
export const NO_PICTURES: PlanPictures = { areAvailable: false, draw: async () => undefined, close: async () => {} };

export const TEST_VENUE: JsonObject = {
  name: 'Shell Bay',
  location_id: '7',
  key: 'shell-bay-key',
  time_zone: 'Asia/Colombo',
  country_code: '+94',
  telephone: '+94 41 555 0100',
  address: '1 Shell Road',
  email: 'host@shell-bay.example',
  hours: { first: '09:00', last: '20:00' },
  lead_minutes: 60,
  guests: { min: 1, max: 8, default: 2 },
  seat_rules: [{ seats: 12, min_guests: 5 }],
  terms: [{ text: 'Tables are held for {hold_minutes} minutes.' }],
};

export const STAYS = [
  { name: '2 hours', minutes: 120 },
  { name: '45 minutes', minutes: 45 },
  { name: 'Full day', minutes: null },
];

/** Tables 1 to 40 have 2 seats, 41 has 12, 42 closes at 18:00. */
export const TEST_PLAN: JsonObject = {
  version: 1,
  width: 1000,
  height: 500,
  categories: [
    { id: 70, name: 'Line', color: '#2a9d8f' },
    { id: 75, name: 'Long', color: '#0d5a73' },
  ],
  areas: [
    { id: 1, name: 'Lines', rooms: Array.from({ length: 40 }, (_, i) => room(i + 1, `Line ${i + 1}`, 2, 70)) },
    {
      id: 2,
      name: 'Inside',
      rooms: [
        room(41, 'Long Table', 12, 75),
        { ...room(42, 'Stage Couch', 2, 75), available_until: '18:00', picture: 'pictures/couch.svg' },
      ],
    },
  ],
  decor: [{ kind: 'picture', x: 0, y: 0, width: 10, height: 10, picture: 'pictures/couch.svg' }],
};

export function room(id: number, name: string, beds: number, category: number): JsonObject {
  return {
    id,
    room_id: category,
    name,
    beds,
    coordinates: { x: (id % 10) * 60, y: Math.floor((id % 80) / 10) * 60, width: 40, height: 40 },
  };
}

/** Writes files into a new folder: text and bytes unchanged, anything else as JSON, undefined as no file. */
export function createTempFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
  }
  return folder;
}

/** Files of the venue `shell-bay`, and of `reef` with the given changes. */
export function venueFiles(
  venue: JsonObject = {},
  other: JsonObject = {},
  plan: JsonObject = TEST_PLAN,
): Record<string, unknown> {
  return {
    'shell-bay/venue.json': { ...TEST_VENUE, ...venue },
    'shell-bay/plan.json': plan,
    'shell-bay/pictures/couch.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${'couch '.repeat(300)}</title></svg>`,
    'reef/venue.json': { ...TEST_VENUE, name: 'Reef', location_id: '8', key: 'reef-key', ...other },
    'reef/plan.json': {
      ...TEST_PLAN,
      areas: [{ id: 1, name: 'Reef', rooms: [room(900, 'Reef 1', 2, 70)] }],
      decor: [],
    },
  };
}

const read = readSettings({});
if (!read.ok) throw new Error(read.error);
const DEFAULT_SETTINGS = read.settings;

const sourceTemplate = (file: string): string =>
  inShell(readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'));
const TEMPLATES = {
  '.build.json': JSON.stringify({ sources: '0123456789abcdef0123456789abcdef' }),
  'booker/index.html':
    '<html lang="{{language}}" dir="{{direction}}"><title>{{name}}</title>{{head}}<link rel="modulepreload" hreflang="de" crossorigin href="/pages/de-abc123.js"><img src="{{picture}}"><div id="app" {{values}}></div><noscript>{{noScript}} {{contact}}</noscript></html>',
  'editor/index.html': '<html lang="en"><title>{{name}}</title><div id="app" {{values}}></div></html>',
  'day/index.html': '<html lang="en"><title>{{name}}</title><div id="app" {{values}}></div></html>',
  'settings/index.html': '<html lang="en"><title>{{name}}</title><div id="app" {{values}}></div></html>',
  'setup/index.html': '<html lang="en"><div id="app" {{values}}></div></html>',
  'numbers/index.html': '<html lang="en"><title>{{name}}</title><div id="app" {{values}}></div></html>',
  'editor/signIn/index.html': sourceTemplate('editor/signIn/index.html'),
  'settings/access/index.html': sourceTemplate('settings/access/index.html'),
  'ui/hostPages/plain.html':
    '<html lang="{{language}}" dir="{{direction}}"><title>{{title}}</title><main>{{main}}</main></html>',
  'gallery/index.html': '<title>Gallery</title>',
  'booker/screens/index.html':
    '<html lang="{{language}}" dir="{{direction}}"><title>{{name}}</title><div {{values}}></div></html>',
  'standalone-map/index.html': '<title>Map</title>',
  '.vite/workshop.json': JSON.stringify({ 'editor/main.tsx': { file: 'pages/entry-abc123.js' } }),
  'pages/compressed-abc123.js': 'export const tide = "high";',
  'pages/compressed-abc123.js.br': brotliCompressSync('export const tide = "compressed by the build";'),
  'pages/entry-abc123.js': `export const tide = [${'"high", "low", '.repeat(500)}];`,
};

export type ServerHarness = {
  readonly app: FastifyInstance;
  readonly pictures: PlanPictures;
  readonly store: Store;
  readonly venues: Venues;
  readonly database: string;
  readonly venuesDir: string;
  readonly dataDir: string;
  /** The statements that were sent so far. */
  readonly statements: ReadonlySet<string>;
  /** How many statements were sent so far, also equal ones. */
  statementCount(): number;
  /** How often the reservation callback ran. */
  reservationCount(): number;
  /** A payload of step 2 with changes; undefined removes a field. */
  payload(changes?: JsonObject): JsonObject;
  /** Sends text, or anything else as JSON, from an address of this machine unless `from` is another. */
  post(path: string, body: unknown, headers?: Record<string, string>, from?: string): Promise<LightMyRequestResponse>;
  /** Sends a form of a page, without script. */
  sendForm(path: string, fields: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Presses the button of a page: a form without fields. */
  press(path: string): Promise<LightMyRequestResponse>;
  reserve(changes?: JsonObject): Promise<LightMyRequestResponse>;
  tables(query?: JsonObject): Promise<LightMyRequestResponse>;
  /** The ids of the tables that guests find available. */
  freeTables(query?: JsonObject): Promise<number[]>;
  rows(table: keyof Tables): Promise<Record<string, unknown>[]>;
  /** Sets columns in all rows that the venue `shell-bay` has in a table. */
  setAll(table: keyof Tables, columns: JsonObject): Promise<void>;
  /** The whole content of the database as text: equal if nothing changed. */
  contents(): Promise<string>;
  close(): Promise<void>;
};

export type ServerHarnessOptions = {
  readonly settings?: Partial<Settings>;
  readonly venue?: JsonObject;
  readonly other?: JsonObject;
  readonly plan?: JsonObject;
  readonly now?: string;
  readonly database?: string;
  readonly venuesDir?: string;
  readonly fixturesDir?: string;
  readonly line?: AdmissionQueue;
  readonly mails?: Partial<MailSending>;
  readonly log?: FastifyBaseLogger;
  /** How long a write waits for another process's lock. */
  readonly busyTimeoutMs?: number;
};

export async function openServerHarness({
  settings,
  venue,
  other,
  plan,
  now = NOW,
  database,
  venuesDir,
  fixturesDir,
  line,
  mails,
  log,
  busyTimeoutMs,
}: ServerHarnessOptions = {}): Promise<ServerHarness> {
  const folder = venuesDir ?? createTempFolder(venueFiles(venue, other, plan));
  const pagesDir = createTempFolder(TEMPLATES);
  const dataDir = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
  const ownDatabase = database === undefined ? await createMigratedDatabase(dataDir) : undefined;
  const file = database ?? ownDatabase!.url;
  const reading: ReadVenuesResult = hasVenueFolders(folder)
    ? readVenues(folder)
    : { ok: true, venues: new Map(), errors: [] };
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const statements = new Set<string>();
  let statementCount = 0;
  const opening = await openStore(file, {
    busyTimeoutMs,
    onStatement: (text) => {
      statements.add(text);
      statementCount++;
    },
  });
  if (!opening.ok) throw new Error(opening.error);
  const { store } = opening;
  await ownDatabase?.prepare();
  const unreadable = await loadPublications(store, reading.venues);
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  let reserved = 0;
  const pictures = createPlanPictures(log ?? pino({ enabled: false }));
  const app = await createApp({
    pictures,
    mails: { from: 'reservations@tidetable.example', ...mails },
    settings: {
      ...DEFAULT_SETTINGS,
      rateLimit: 0,
      port: 80,
      dataDir,
      venuesDir: folder,
      ...settings,
    },
    editorToken: EDITOR_TOKEN,
    pushKey: 'push-key',
    store,
    venues: reading.venues,
    templates: readTemplates(pagesDir)!,
    pagesDir,
    ...(fixturesDir === undefined ? {} : { fixturesDir }),
    ...(line === undefined ? {} : { line }),
    now: () => Date.parse(now),
    onReserved: () => {
      reserved++;
    },
    ...(log ? { log } : {}),
  });
  await app.ready();
  const wrongReplies = new Set<string>();
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>;
  app.inject = (async (options: InjectOptions | string) => {
    const reply = await inject(options);
    const { method = 'GET', url } = typeof options === 'string' ? { url: options } : options;
    // Tests give addresses as text.
    const path = new URL(url as string, 'http://localhost').pathname;
    for (const problem of replyProblems(method, path, reply)) wrongReplies.add(problem);
    return reply;
  }) as typeof app.inject;
  const served = reading.venues.get('shell-bay')!;
  const payload = (changes: JsonObject = {}): JsonObject =>
    Object.fromEntries(
      Object.entries(
        payloadOf({
          notes: 'A high chair, please',
          ...(served.venue.occupancy === 'stay' ? { stay: '2 hours' } : {}),
          ...changes,
        }),
      ).filter(([, value]) => value !== undefined),
    );
  const post: ServerHarness['post'] = (path, body, headers = AJAX, from = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: path,
      remoteAddress: from,
      headers: { 'Content-Type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const sendForm: ServerHarness['sendForm'] = (path, fields) =>
    post(path, new URLSearchParams(fields).toString(), { 'Content-Type': 'application/x-www-form-urlencoded' });
  const tables: ServerHarness['tables'] = (query = {}) =>
    app.inject({
      url: '/api/reservations/tables',
      headers: AJAX,
      query: { key: 'shell-bay-key', date: TODAY, guests: '2', ...query } as Record<string, string>,
    });
  const rows: ServerHarness['rows'] = async (table) =>
    (
      await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} order by 1, 2 ${sql.raw(OF_ALL_VENUES)}`.execute(store)
    ).rows;
  return {
    app,
    pictures,
    store,
    venues: reading.venues,
    database: file,
    venuesDir: folder,
    dataDir,
    statements,
    statementCount: () => statementCount,
    payload,
    post,
    rows,
    async setAll(table, columns) {
      // Every table has a tenant.
      await store
        .updateTable(table as 'reservations')
        .set(columns)
        .where('tenant', '=', 'shell-bay')
        .execute();
    },
    reservationCount: () => reserved,
    sendForm,
    press: (path) => sendForm(path, {}),
    reserve: (changes) => post('/reservation', payload(changes)),
    tables,
    async freeTables(query) {
      const areas = (await tables(query)).json<{ rooms: { id: number; available: boolean }[] }[]>();
      return areas.flatMap(({ rooms }) => rooms.filter(({ available }) => available).map(({ id }) => id));
    },
    contents: async () => JSON.stringify([await rows('reservations'), await rows('claims'), await rows('outbox')]),
    async close() {
      await app.close();
      await pictures.close();
      await store.destroy();
      await ownDatabase?.drop();
      for (const own of [...(venuesDir === undefined ? [folder] : []), pagesDir, dataDir])
        rmSync(own, { recursive: true, force: true });
      // Every test of the server is a test of these rules as well.
      if (wrongReplies.size > 0)
        throw new Error(`replies that the OpenAPI document lacks:\n${[...wrongReplies].join('\n')}`);
      const unscoped = [...statements].filter((text) => !namesVenue(text));
      if (unscoped.length > 0) throw new Error(`statements without a venue:\n${unscoped.join('\n')}`);
    },
  };
}
