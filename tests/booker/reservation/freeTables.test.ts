/** How many tables are free, and the search for the next date with one. */
import { expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { dateAtom } from '../../../src/booker/reservation/form.ts';
import { findFreeDateAtom } from '../../../src/booker/reservation/freeDate.ts';
import { freeTablesTextAtom } from '../../../src/booker/reservation/freeTables.ts';
import { noticeAtom } from '../../../src/booker/reservation/notices.ts';
import { type FakeHost, type Reply, TABLES, offering } from '../fakeHost.ts';
import { openedAndFilled } from '../openPage.ts';
import { answerOf, pageOf, room } from '../pageFixtures.ts';

const TAKEN: Reply = { json: answerOf([room(1, 'Line 1', 2, { available: false })]) };
const FREE: Reply = { json: answerOf([room(1, 'Line 1', 2)]) };

/** Opens a page on the 23rd and searches. `replies` are those to the search, the last one for good. */
async function search(replies: readonly Reply[]) {
  const { store, host } = await openedAndFilled(pageOf('first'), (prepared: FakeHost) => {
    prepared.tables = () => TAKEN;
  });
  const before = host.to(TABLES).length;
  host.tables = () => replies[Math.min(host.to(TABLES).length - before, replies.length) - 1]!;
  await store.set(findFreeDateAtom);
  return { date: store.get(dateAtom), notice: store.get(noticeAtom)?.text };
}

test('finds the next date with a free table, also if a request is lost once', async () => {
  expect(await search([TAKEN, 'network', FREE])).toEqual({ date: '2026-11-25', notice: undefined });
});

test('says that no table is free only if the host has said so', async () => {
  expect(await search([TAKEN])).toEqual({ date: '2026-11-23', notice: messages.noFreeDate });
  expect(await search([TAKEN, 'network'])).toEqual({ date: '2026-11-23', notice: messages.requestFailed });
});

test('counts the free tables of each kind, and together only those that the venue lets stand in', async () => {
  const textOf = async (venue: Record<string, unknown>) => {
    const dinner = { room_id: 70, category_name: 'Dinner table' };
    const sunbed = { room_id: 90, category_name: 'Sunbed' };
    const rooms = [
      room(1, 'Line 1', 2, dinner),
      room(2, 'Line 2', 2, { ...dinner, available: false }),
      room(3, 'Bed 3', 2, sunbed),
      room(4, 'Bed 4', 2, sunbed),
      room(5, 'Bed 5', 2, { ...sunbed, available_until: '07:00' }),
    ];
    const { store } = await openedAndFilled(pageOf('first', {}, venue), offering(...rooms));
    return store.get(freeTablesTextAtom);
  };
  const kinds = messages.joinNames([
    messages.freeOfKind({ free: 1, kind: 'Dinner table' }),
    messages.freeOfKind({ free: 2, kind: 'Sunbed' }),
  ]);
  expect(await textOf({})).toBe(messages.freeForKinds({ kinds, party: 2 }));
  expect(await textOf({ substitutes: [[70, 90]] })).toBe(messages.freeFor({ free: 3, party: 2 }));
});
