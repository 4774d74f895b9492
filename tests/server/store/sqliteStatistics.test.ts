/** A large SQLite file: no statement of an evening may read everything that a venue has. */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { cancelReservation, changeReservation } from '../../../src/server/booking/changeReservation.ts';
import { takeDueSteps } from '../../../src/server/day/actions/hostSteps.ts';
import { readDay, readLog } from '../../../src/server/day/dayState.ts';
import { createFileTransport } from '../../../src/server/mail/mailTransport.ts';
import { startTestOutbox } from '../mail/testOutbox.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness, createTempFolder } from '../serverHarness.ts';

const now = Date.parse(NOW);
/** Of these, a venue has more every day. */
const GROWING = ['reservations', 'claims', 'outbox', 'day_log', 'waiting_list', 'guest_links', 'confirmation_links'];
/** A table as a whole, or all rows of a venue, unless they are those of mails that wait. */
const READS_ALL = new RegExp(`^(?:SCAN|SEARCH) (?:${GROWING.join('|')})\\b(?!.*(?:tenant=\\? AND |outbox_waiting))`);

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness({
    database: join(createTempFolder({}), 'large.sqlite'),
    settings: { rateLimit: 100 },
  });
});

test('reserving, changing, canceling, mails and the day read by an index', async () => {
  const { store, venues } = harness;
  const served = venues.get('shell-bay')!;
  const outbox = startTestOutbox(harness, createFileTransport(createTempFolder({})));
  const codes = await Promise.all(
    [1, 2].map(async (table) => (await harness.reserve({ selected_tables: [table] })).json<{ code: string }>().code),
  );
  await harness.tables();
  await changeReservation(store, venues, 'shell-bay', codes[0]!, { time: '11:00 AM' }, { now });
  await cancelReservation(store, served, codes[1]!, now);
  await readDay(store, served, '2026-11-23', { role: 'staff', actor: 'Ada' }, now);
  await readLog(store, 'shell-bay', '2026-11-23');
  await takeDueSteps({ store, venues, tenant: 'shell-bay' }, now);
  outbox.wake();
  await vi.waitFor(async () => expect((await harness.rows('outbox')).map(({ state }) => state)).toContain('sent'), {
    timeout: 20_000,
  });
  await outbox.stop();

  const database = new Database(harness.database, { readonly: true });
  const plans = [...harness.statements]
    .filter((text) => /^(?:select|update|delete)\b/.test(text) && !/max\(|all venues/.test(text))
    .map((text) => {
      const explaining = database.prepare<unknown[], { detail: string }>(`explain query plan ${text}`);
      const parameters = Array.from({ length: text.split('?').length - 1 }, () => null);
      return { text, steps: explaining.all(...parameters).map(({ detail }) => detail) };
    });
  database.close();
  expect(plans.length).toBeGreaterThan(20);
  expect(plans.filter(({ steps }) => steps.some((step) => READS_ALL.test(step)))).toEqual([]);
});
