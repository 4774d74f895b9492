/** Guests who have lost their mails ask for them again. */
import { expect, test, vi } from 'vitest';
import { openDaySession } from '../day/daySession.ts';
import { sendWaitingMails } from '../mail/sentMails.ts';
import { openHarness } from '../openHarness.ts';
import type { ServerHarness } from '../serverHarness.ts';

const ask = (harness: ServerHarness, email: string) => harness.sendForm('/v/shell-bay/links', { email });
const waiting = async (harness: ServerHarness) =>
  (await harness.rows('outbox')).filter(({ state, kind }) => state === 'waiting' && kind !== 'notice');

test('the mail of each coming reservation is sent again, to the address that it was made with', async () => {
  const harness = await openHarness();
  await harness.reserve({ email: 'ada.silva@gmail.com' });
  const day = await openDaySession(harness);
  await day.act({ type: 'add', name: 'Ada', guests: 2, tables: ['3'], time: 700, email: 'Ada.Silva@gmail.com' });
  await harness.reserve({ email: 'bo@example.com', phone: '771234560', selected_tables: [2] });
  await harness.setAll('outbox', { state: 'sent' });
  await ask(harness, 'ada.silva@GMAIL.com');
  await vi.waitFor(async () => expect(await waiting(harness)).toHaveLength(2));
  const mails = await sendWaitingMails(harness, 2);
  expect(mails.map(({ to }) => (to as { address: string }).address.toLowerCase())).toEqual([
    'ada.silva@gmail.com',
    'ada.silva@gmail.com',
  ]);
  expect(mails.every(({ text }) => (text as string).includes('/r/'))).toBe(true);
});

test('every address gets the same answer, and a stranger’s sends nothing', async () => {
  const harness = await openHarness();
  await harness.reserve({ email: 'ada@example.com' });
  await harness.setAll('outbox', { state: 'sent' });
  const answers: string[] = [];
  for (const email of ['nobody@example.com', 'no address', '', 'ada@example.com'])
    answers.push((await ask(harness, email)).body);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('on the way');
  await vi.waitFor(async () => expect(await waiting(harness)).toHaveLength(1));
});

test('what is canceled or has been is not sent', async () => {
  const harness = await openHarness();
  const { manage } = (await harness.reserve({ email: 'ada@example.com' })).json<{ manage: string }>();
  await harness.press(`${manage}/cancel`);
  await harness.reserve({ email: 'ada@example.com' });
  await harness.setAll('outbox', { state: 'sent' });
  await ask(harness, 'ada@example.com');
  await vi.waitFor(async () => expect(await waiting(harness)).toMatchObject([{ kind: 'guest' }]));
});

test('a mailbox is sent its mails twice an hour at most', async () => {
  const harness = await openHarness({ settings: { rateLimit: 30 } });
  await harness.reserve({ email: 'ada@example.com' });
  const sends: number[] = [];
  for (let time = 0; time < 4; time++) {
    await harness.setAll('outbox', { state: 'sent' });
    await ask(harness, `ada+${time}@example.com`);
    await vi
      .waitFor(async () => expect(await waiting(harness)).toHaveLength(1), { timeout: 500 })
      .then(
        () => sends.push(time),
        () => {},
      );
  }
  expect(sends).toEqual([0, 1]);
});
