/** A database of a busy venue: 300,000 reservations of three years, made once and kept in the temporary folder. */
import { Database, type Statement } from '../../../src/server/store/sqliteDriver.ts';
import { createHash } from 'node:crypto';
import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addDays } from '../../../src/domain/booking/time.ts';
import { toReservedTables } from '../../../src/server/booking/reservations.ts';
import { claimedSlots } from '../../../src/domain/booking/occupancy.ts';
import { visitOf, visitRules } from '../../../src/server/booking/visits/visitRows.ts';
import { SQLITE_MIGRATIONS } from '../../../src/server/store/migrations.ts';
import { type Tables, openStore } from '../../../src/server/store/store.ts';
import type { ServedVenue } from '../../../src/server/venues/venues.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { STORED_RESERVATION } from '../../server/storedReservation.ts';

export const RESERVATIONS = 300_000;
export const FIRST_DATE = '2024-02-01';
export const LAST_DATE = '2027-01-31';
export const TABLES = 300;
const DAYS = 1_096;
const DAY_MS = 86_400_000;
/** Of the content: change it with the rows that are made. */
const EDITION = 1;

const NAMES = ['Ada Silva', 'Bo Lindqvist', 'Céline Dupont', 'Dinesh Perera', 'Élodie Marchand', 'Ferdinand Groß'];
const NOTES = ['', '', '', 'A quiet table if possible, please.', 'Two children; one high chair.', 'Anniversary'];

/** Puts the database into a file. The venue has `TABLES` tables. */
export async function copyManyReservations(served: ServedVenue, file: string): Promise<void> {
  const facts = JSON.stringify([EDITION, RESERVATIONS, FIRST_DATE, Object.keys(SQLITE_MIGRATIONS)]);
  const made = join(
    tmpdir(),
    `tidetable-${RESERVATIONS}-reservations-${createHash('sha256').update(facts).digest('hex').slice(0, 12)}.sqlite`,
  );
  if (!existsSync(made)) {
    const partial = `${made}.${process.pid}`;
    await make(served, partial);
    renameSync(partial, made);
  }
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(made, file, constants.COPYFILE_FICLONE);
}

async function make(served: ServedVenue, file: string): Promise<void> {
  rmSync(file, { force: true });
  const opening = await openStore(file);
  if (!opening.ok) throw new Error(opening.error);
  await opening.store.destroy();
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  const insertInto = (table: keyof Tables) => {
    const statements = new Map<string, Statement>();
    return (row: Readonly<Record<string, unknown>>): void => {
      const columns = Object.keys(row);
      const name = columns.join();
      const statement =
        statements.get(name) ??
        database.prepare(`insert or ignore into ${table} (${name}) values (${columns.map(() => '?').join()})`);
      statements.set(name, statement);
      statement.run(Object.values(row));
    };
  };
  const [reservation, claim, step, link, mail] = (
    ['reservations', 'claims', 'day_log', 'guest_links', 'outbox'] as const
  ).map(insertInto) as [Insert, Insert, Insert, Insert, Insert];
  const { tenant } = served.venue;
  const tables = [...served.tables.values()];
  const rules = visitRules(served);
  const random = seededRandom(EDITION);
  database.exec('begin');
  for (let id = 1; id <= RESERVATIONS; id++) {
    const day = Math.floor(((id - 1) * DAYS) / RESERVATIONS);
    const date = addDays(FIRST_DATE, day);
    const table = tables[id % tables.length]!;
    const isPast = date < '2026-11-23';
    const created_at = Date.parse(date) - Math.floor(random() * 40) * DAY_MS;
    const guest = Math.floor(random() * 60_000);
    const [first_name = '', last_name = ''] = NAMES[guest % NAMES.length]!.split(' ');
    const row = {
      ...STORED_RESERVATION,
      tenant,
      id,
      code: `C${id.toString(36).toUpperCase().padStart(7, '0')}`,
      date,
      time: 9 * 60 + (id % 40) * 15,
      stay: 120,
      guests: 1 + (id % 4),
      first_name,
      last_name: `${last_name} ${guest}`,
      email: `guest${guest}@example.com`,
      phone: `+9477${String(1_000_000 + guest)}`,
      mailbox: `guest${guest}@example.com`,
      telephone: `+9477${String(1_000_000 + guest)}`,
      notes: NOTES[Math.floor(random() * NOTES.length)]!,
      tables: JSON.stringify(toReservedTables([table])),
      status: isPast ? ('left' as const) : ('reserved' as const),
      cancelled_at: id % 11 === 0 ? created_at + DAY_MS : null,
      created_at,
      recorded_at: created_at,
    };
    reservation(row);
    if (row.cancelled_at === null)
      for (const slot of claimedSlots(rules, row, table.key))
        claim({ tenant, date, table_key: table.key, slot, reservation_id: id });
    const changes = JSON.stringify([{ kind: 'party', id, before: null, after: visitOf(row) }]);
    step({
      tenant,
      id,
      date,
      at: created_at,
      recorded_at: created_at,
      role: 'guest',
      actor: '',
      type: 'reserve',
      changes,
    });
    link({ tenant, secret_hash: createHash('sha256').update(String(id)).digest('hex'), reservation_id: id });
    const sent = { kind: 'guest', state: 'sent', tries: 1, due_at: created_at, created_at, sent_at: created_at };
    mail({ tenant, id, reservation_id: id, ...sent });
  }
  database.exec('commit');
  database.close();
}

type Insert = (row: Readonly<Record<string, unknown>>) => void;
