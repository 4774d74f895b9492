/** More reservations than the database takes: the visitor waits in line. */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { join } from 'node:path';
import { messages } from '../../../src/booker/messages.ts';
import { loadVenue, tableNamed, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { postReservation } from '../../support/payload.ts';
import { expectAccessible } from '../accessibility.ts';
import { TODAY, TOMORROW, expect, test } from '../hostTest.ts';

const [table = '', taken = ''] = tablesWithSeats('beach-camp', 2);
/** More than the host admits at a time. */
const OTHERS = 40;
const ADMITTED = 32;

test(
  'the visitor sees the place in line, keeps the details, and gets the table',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page, host }) => {
    const visitor = await visit('beach-camp');
    await visitor.fillAndGoToTables({ date: TODAY });
    await visitor.tap(table);
    await visitor.acceptTerms();
    const database = new Database(join(host.dataDir, 'tidetable.sqlite'));
    // Somebody else writes.
    database.exec('begin immediate');
    const others = Array.from({ length: OTHERS }, () =>
      postReservation(host.url, {
        first_name: 'Bo',
        email: 'bo@example.com',
        selected_tables: [tableNamed('beach-camp', taken).id],
        location_id: loadVenue('beach-camp').location_id,
        date: TOMORROW,
      }),
    );
    const lineLength = async (): Promise<number> => {
      const text = await (await fetch(`${host.url}/metrics`)).text();
      return Number(/^tidetable_line_length (\d+)$/m.exec(text)?.[1]);
    };
    await expect.poll(lineLength).toBe(OTHERS - ADMITTED);
    await visitor.makeReservation.click();
    const place = page.getByText(messages.placeInLine({ place: OTHERS - ADMITTED + 1 }));
    await expect(place).toBeVisible();
    await expect(page.locator('[aria-live="polite"]').filter({ has: place })).toBeVisible();
    await expect(visitor.button(messages.stopWaiting)).toBeVisible();
    await expectAccessible(page);
    await expect(visitor.cards).toHaveText(new RegExp(table));
    database.exec('commit');
    database.close();
    await visitor.expectConfirmation();
    expect((await Promise.all(others)).map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  },
);
