/** Backups under writes, restored while a host runs, and personal data that leaves no trace. */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseExpired, eraseReservations, findPersonalData } from '../../../src/server/booking/personalData.ts';
import { pruneBackups, writeBackup } from '../../../src/server/store/backup.ts';
import { restoreBackup } from '../../../src/server/store/restore.ts';
import { VERSION } from '../../../src/server/version.ts';
import { startTestOutbox, transportWith } from '../mail/testOutbox.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, createTempFolder, openServerHarness } from '../serverHarness.ts';

const PICTURE = PNG.sync.write(new PNG({ width: 1, height: 1 }));

let harness: ServerHarness;
let folder: string;
beforeEach(async () => {
  folder = createTempFolder({});
  harness = await openHarness();
});

const codes = (file: string): unknown[] => {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare('select code from reservations order by id').pluck().all();
  } finally {
    database.close();
  }
};

test('a backup made during writes is whole, and restores database and pictures', async () => {
  const pictures = join(harness.dataDir, 'pictures');
  mkdirSync(join(pictures, 'shell-bay'), { recursive: true });
  writeFileSync(join(pictures, 'shell-bay', 'a.png'), PICTURE);
  // What was interrupted while it was written is no picture.
  writeFileSync(join(pictures, 'shell-bay', 'b.png.tmp'), PICTURE);
  for (let table = 1; table <= 5; table++) await harness.reserve({ selected_tables: [table] });
  const before = await harness.contents();
  const file = join(folder, 'tide.backup');
  // Another process is in the middle of a write.
  const other = new Database(harness.database);
  other.exec('begin immediate; delete from claims; delete from outbox; delete from reservations');
  expect(await writeBackup(harness.store, pictures, file)).toMatchObject({
    ok: true,
    contents: { version: VERSION, reservations: 5, pictures: 1 },
  });
  other.exec('commit');
  other.close();
  expect(statSync(file).mode & 0o077).toBe(0);
  const restored = join(folder, 'data', 'tide.sqlite');
  const restoredPictures = join(folder, 'data', 'pictures');
  expect(await restoreBackup(file, restored, restoredPictures, false)).toMatchObject({ ok: true });
  const opened = await openServerHarness({ database: restored });
  expect(await opened.contents()).toBe(before);
  await opened.close();
  expect(readFileSync(join(restoredPictures, 'shell-bay', 'a.png'))).toEqual(PICTURE);
  expect(readdirSync(join(folder, 'data')).toSorted()).toEqual(['pictures', 'tide.sqlite']);
  expect(await restoreBackup(file, restored, restoredPictures, false)).toEqual({
    ok: false,
    error: `The database ${restored} exists. Add --replace to replace it.`,
  });
});

test('a backup restored under a running host is used from then on', async () => {
  await harness.reserve({ selected_tables: [1] });
  const file = join(folder, 'tide.backup');
  await writeBackup(harness.store, join(folder, 'none'), file);
  await harness.reserve({ selected_tables: [2] });
  expect(await restoreBackup(file, harness.database, join(folder, 'pictures'), true)).toMatchObject({ ok: true });
  // The second table was reserved after the backup.
  expect((await harness.reserve({ selected_tables: [2] })).statusCode).toBe(200);
  expect((await harness.reserve({ selected_tables: [1] })).statusCode).toBe(422);
  expect(codes(harness.database)).toHaveLength(2);
});

describe('personal data', () => {
  const CANARY = 'Canary7391';

  /** Where the canary is left in the files of the data folder. */
  function traces(): string[] {
    return readdirSync(harness.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => file.includes(CANARY) || readFileSync(file).includes(CANARY));
  }

  test('personal data is deleted without a trace 30 days after the visit, and not before', async () => {
    // Every page of the database, also a free one, and its log are searched: a guest with long notes leaves many.
    const notes = `${CANARY} ${'sea '.repeat(200)}`.trim();
    const { code } = (
      await harness.reserve({ last_name: CANARY, email: `${CANARY}@example.com`, notes, idempotency_key: CANARY })
    ).json<{ code: string }>();
    await harness.reserve({ selected_tables: [2], date: '25.11.2026' });
    const outboxDir = join(harness.dataDir, 'outbox');
    mkdirSync(outboxDir);
    writeFileSync(join(outboxDir, `${code}-guest.eml`), `To: ${CANARY}`);
    expect(traces().length).toBeGreaterThan(1);
    const erase = (date: string) =>
      eraseExpired(harness.store, harness.venues, { days: 30, now: Date.parse(date), outboxDir });
    expect(await erase('2026-12-23T12:00:00Z')).toBe(0);
    expect(await erase('2026-12-24T12:00:00Z')).toBe(1);
    expect(traces()).toEqual([]);
    expect(await harness.rows('reservations')).toHaveLength(1);
    const backup = join(folder, 'tide.backup');
    await writeBackup(harness.store, join(folder, 'none'), backup);
    expect(readFileSync(backup).includes(CANARY)).toBe(false);
  });

  test('personal data is deleted without a trace while another process reads and guests reserve', async () => {
    await harness.reserve({ last_name: CANARY });
    const reader = new Database(harness.database, { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from reservations').get();
    const found = await findPersonalData(harness.store, 'shell-bay', CANARY);
    const erased = eraseReservations(harness.store, harness.venues.get('shell-bay')!, found, folder);
    expect((await harness.reserve({ selected_tables: [2] })).statusCode).toBe(200);
    expect(traces().length).toBeGreaterThan(0);
    reader.exec('commit');
    await erased;
    expect(traces()).toEqual([]);
    reader.close();
  });

  test('personal data never enters the log, whatever the mail server says', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const logged = await openHarness({ database: harness.database, log, settings: { rateLimit: 10_000 } });
    const guest = { first_name: CANARY, email: `${CANARY}@example.com`, notes: CANARY };
    for (let table = 1; table <= 5; table++) await logged.reserve({ ...guest, selected_tables: [table] });
    await logged.reserve({ ...guest, selected_tables: [1], phone: CANARY });
    await logged.app.inject({ url: `/v/shell-bay/confirm/${CANARY}?name=${CANARY}` });
    const refusal = Object.assign(new Error(`<${CANARY}@example.com>: no such user`), {
      responseCode: 550,
      command: 'RCPT TO',
    });
    let count = 0;
    const transport = transportWith(async () => {
      throw count++ % 2 === 0 ? refusal : new Error(`try ${CANARY}@example.com later`);
    });
    const outbox = startTestOutbox(logged, transport, { pauseMs: 0 }, log);
    await vi.waitFor(() => expect(count).toBeGreaterThan(5), { timeout: 30_000 });
    await outbox.stop();
    expect(lines.filter((line) => line.includes('a reservation was refused')).length).toBeGreaterThan(2);
    expect(lines.filter((line) => line.includes('a mail')).length).toBeGreaterThan(2);
    expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  });

  test('personal data is deleted with old backups, and nothing else is', async () => {
    await harness.reserve({ last_name: CANARY });
    const day = 86_400_000;
    const now = Date.now();
    for (const [name, age] of [
      ['old.tidetable', 31],
      ['new.tidetable', 29],
    ] as const) {
      await writeBackup(harness.store, join(folder, 'none'), join(folder, name));
      utimesSync(join(folder, name), new Date(now), new Date(now - age * day));
    }
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    utimesSync(join(folder, 'notes.txt'), new Date(now), new Date(now - 90 * day));
    expect(pruneBackups(folder, 30, now)).toEqual(['old.tidetable']);
    expect(readdirSync(folder).toSorted()).toEqual(['new.tidetable', 'notes.txt']);
  });
});
