/** The search for the next date with a free table. */
import { expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { dateAtom } from '../../../src/booker/reservation/form.ts';
import { findFreeDateAtom } from '../../../src/booker/reservation/freeTables.ts';
import { noticeAtom } from '../../../src/booker/reservation/notices.ts';
import { type FakeHost, type Reply, TABLES } from '../fakeHost.ts';
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
