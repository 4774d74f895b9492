/** The venue's notices: a mail for each, one mail of the day, or none. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import { cancelReservation, changeReservation } from '../../../src/server/booking/changeReservation.ts';
import { eraseReservations } from '../../../src/server/booking/personalData.ts';
import { digestEnd, enqueueDigests } from '../../../src/server/mail/digest.ts';
import { createFileTransport } from '../../../src/server/mail/mailTransport.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';
import { startTestOutbox, transportWith } from './testOutbox.ts';

const HOUR_MS = 3_600_000;
const ZONE = 'Asia/Colombo';
const at = (date: string, hour: number): number => zonedTimeToInstant(date, hour * 60, ZONE);
const DAY = '2026-11-24';

let harness: ServerHarness;

const open = async (
  venue: Record<string, unknown> = { notifications: 'daily', digest_time: '09:00' },
): Promise<void> => {
  harness = await openHarness({ venue });
};
const reserve = async (table: number, changes: object = {}): Promise<string> =>
  (await harness.reserve({ date: '25.11.2026', selected_tables: [table], ...changes })).json<{ code: string }>().code;
const digest = (now: number): Promise<number> => enqueueDigests(harness.store, harness.venues, now);
const mails = async (): Promise<string[]> =>
  (await harness.rows('outbox'))
    .flatMap(({ kind, state }) => (kind === 'guest' ? [] : `${String(kind)} ${String(state)}`))
    .toSorted();
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });
const outboxDir = () => join(harness.dataDir, 'outbox');
const written = (): string[] =>
  existsSync(outboxDir()) ? readdirSync(outboxDir()).filter((file) => file.startsWith('digest')) : [];

/** Sends what waits to files. */
async function deliver(): Promise<void> {
  const outbox = startTestOutbox(harness, createFileTransport(outboxDir()), { pauseMs: 0 });
  await eventually(async () =>
    expect((await harness.rows('outbox')).filter(({ state }) => state === 'waiting')).toEqual([]),
  );
  await outbox.stop();
}

test('the mail of the day is due at its time in the venue’s zone, also where the clock has changed', () => {
  const venue = { notifications: 'daily', digest_time: 150, time_zone: 'Europe/Berlin' } as const;
  for (const date of ['2026-03-29', '2026-10-25', '2026-11-24']) {
    const due = zonedTimeToInstant(date, 150, 'Europe/Berlin');
    expect(digestEnd(venue, due)).toBe(due);
    expect(digestEnd(venue, due - 1)).toBeLessThanOrEqual(due - 23 * HOUR_MS);
    expect(digestEnd(venue, due + 20 * HOUR_MS)).toBe(due);
  }
});

describe('notices', () => {
  test('a service can have notices of another kind than the others', async () => {
    await open({
      hours: undefined,
      services: [
        { name: 'Lunch', first: '09:00', last: '15:00' },
        { name: 'Dinner', first: '18:00', last: '20:00' },
      ],
      notifications: 'none',
      service_notifications: { Dinner: 'daily' },
      digest_time: '09:00',
    });
    await reserve(1, { time: '10:00 AM' });
    expect(await mails()).toEqual([]);
    await reserve(2, { time: '06:00 PM' });
    expect(await mails()).toEqual(['notice gathered']);
    expect(await digest(at('2026-11-25', 9))).toBe(1);
  });

  test('a venue that says nothing hears of each reservation at once, and one that wants none of none', async () => {
    for (const [notifications, heard] of [
      [undefined, ['change_notice waiting', 'notice waiting']],
      ['none', []],
    ] as const) {
      await open({ notifications });
      const code = await reserve(1);
      const change = { guests: '1' };
      await changeReservation(harness.store, harness.venues, 'shell-bay', code, change, { now: Date.parse(NOW) });
      expect((await mails()).filter((mail) => mail.includes('notice'))).toEqual(heard);
      expect(await digest(at(DAY, 9))).toBe(0);
    }
  });

  describe('the mail of the day', () => {
    test('the mail of the day lists what is new, changed and canceled as it is by then, each once', async () => {
      await open();
      const { store, venues } = harness;
      const [changed, cancelled, both] = [await reserve(1), await reserve(2), await reserve(5)];
      expect(await digest(at(DAY, 9))).toBe(1);
      await deliver();
      await changeReservation(store, venues, 'shell-bay', changed, { guests: '1' }, { now: at(DAY, 10) });
      await changeReservation(store, venues, 'shell-bay', changed, { time: '11:00 AM' }, { now: at(DAY, 11) });
      for (const code of [cancelled, both])
        await cancelReservation(store, venues.get('shell-bay')!, code, at(DAY, 12), 'guest');
      const [first = ''] = written();
      expect(await digest(at('2026-11-25', 9))).toBe(1);
      await deliver();
      const second = written().find((file) => file !== first)!;
      const text = (file: string): string => readFileSync(join(outboxDir(), file), 'utf8');
      expect(text(first)).toMatch(/^To: .*<.+@.+>/m);
      for (const code of [changed, cancelled, both]) {
        expect(text(first).split(code), code).toHaveLength(3);
        expect(text(second).split(code), code).toHaveLength(3);
      }
      expect(text(second)).toMatch(/Changed: .*11:00 AM.*guests: 1/);
      expect(text(second).match(/^Canceled: /gm)).toHaveLength(2);
      expect(text(second)).not.toMatch(/^New: /m);
      expect(await digest(at('2026-11-26', 9))).toBe(0);
    });

    test('the mail of the day is one, however many processes look for it, and however often', async () => {
      await open();
      await reserve(1);
      await reserve(2);
      expect(await digest(at('2026-11-23', 9) - 1)).toBe(0);
      const counts = await Promise.all([1, 2, 3].map(() => digest(at(DAY, 9))));
      expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
      expect(await digest(at(DAY, 10))).toBe(0);
      expect(await mails()).toEqual(['digest waiting', 'notice gathered', 'notice gathered']);
    });

    test('the mail of the day is sent once more under the same name after a crash, and what came since waits for the next one', async () => {
      await open();
      const code = await reserve(1);
      await digest(at(DAY, 9));
      const sent: string[] = [];
      let crash = true;
      const outbox = startTestOutbox(
        harness,
        transportWith(async (name) => {
          if (!name.startsWith('digest')) return;
          sent.push(name);
          if (crash) throw new Error('the connection was lost after the mail');
        }),
        { pauseMs: 0, retryDelaysMs: [1] },
      );
      await eventually(() => expect(sent.length).toBeGreaterThan(1));
      const { store, venues } = harness;
      await changeReservation(store, venues, 'shell-bay', code, { guests: '1' }, { now: at(DAY, 10) });
      expect(await digest(at(DAY, 11))).toBe(0);
      crash = false;
      await eventually(async () =>
        expect((await mails()).filter((mail) => !mail.startsWith('changed'))).toEqual([
          'change_notice gathered',
          'digest sent',
          'notice sent',
        ]),
      );
      await outbox.stop();
      expect(new Set(sent).size).toBe(1);
    });

    test('the mail of the day has nothing of an erased guest, and all the others', async () => {
      await open();
      await reserve(1, { first_name: 'Ada' });
      await reserve(2, { first_name: 'Bo' });
      await digest(at(DAY, 9));
      const rows = await harness.store.selectFrom('outbox').selectAll().where('tenant', '=', 'shell-bay').execute();
      const carrier = rows.find(({ kind }) => kind === 'digest')!.reservation_id;
      const reservations = (await harness.rows('reservations')) as { id: number; code: string; first_name: string }[];
      const [erased, kept] = [...reservations].toSorted((one) => (one.id === carrier ? -1 : 1));
      await eraseReservations(harness.store, harness.venues.get('shell-bay')!, [erased!], outboxDir());
      expect(await digest(at(DAY, 9))).toBe(1);
      await deliver();
      const texts = (): string =>
        written()
          .map((file) => readFileSync(join(outboxDir(), file), 'utf8'))
          .join('');
      expect(texts()).toContain(kept!.code);
      expect(texts()).not.toContain(erased!.code);
      await eraseReservations(harness.store, harness.venues.get('shell-bay')!, [kept!], outboxDir());
      expect(written()).toEqual([]);
    });
  });
});
