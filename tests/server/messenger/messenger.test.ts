/** Messages to guests' telephones, against a double of the provider. */
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { eraseReservations } from '../../../src/server/booking/personalData.ts';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { whatsAppTemplates } from '../../../src/server/messenger/whatsAppTemplates.ts';
import { enqueueReminders } from '../../../src/server/mail/reminders.ts';
import { readDay } from '../../../src/server/day/dayState.ts';
import { openDaySession } from '../day/daySession.ts';
import { sendWaitingMails } from '../mail/sentMails.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, NOW, type ServerHarness } from '../serverHarness.ts';
import { type Answer, startProvider, startTestSender } from './testProvider.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness({
    settings: {
      messengerUrl: 'sms://127.0.0.1',
      whatsAppSecret: 'the app’s secret',
      whatsAppVerifyToken: 'a token of the operator',
    },
    venue: { reminders: ['day', 'two_hours'], messages_unverified: true },
  });
});

const tenant = 'shell-bay';
const messages = async () => (await harness.rows('outbox')).filter((row) => row['channel'] === 'message');
const states = async () => (await messages()).map((row) => [row['state'], row['last_error']]);
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });
const served = () => harness.venues.get(tenant)!;

/** Sends what waits to a provider that does the same with each. */
async function sendAll(
  kind: 'whatsapp' | 'sms',
  answer: Answer,
  isDone: () => unknown,
  log = pino({ enabled: false }),
) {
  const provider = await startProvider(() => answer);
  const sender = startTestSender(harness, provider.messenger(kind), log);
  await eventually(isDone);
  await sender.stop();
  await provider.close();
  return provider;
}

const sentAll = async () => expect((await states()).every(([state]) => state === 'sent')).toBe(true);

test('the templates for WhatsApp have the values of their messages, and neither begin nor end with one', () => {
  const templates = whatsAppTemplates(served().venue);
  expect(new Set(templates.map(({ name, language }) => `${name} ${language}`)).size).toBe(5 * LANGUAGES.length);
  expect(templates.map(({ language }) => language)).toContain('si_LK');
  for (const { language, components } of templates)
    for (const { text, example } of components) {
      expect(text, language).not.toMatch(/^\{\{|\}\}\s*$|(?<!\{)\{\w/);
      expect(
        example.body_text_named_params.every((each) => each.example !== ''),
        text,
      ).toBe(true);
    }
});

test('a guest who has agreed gets a message beside each mail, and nobody else does', async () => {
  await harness.reserve({ messages: false, selected_tables: [1] });
  await harness.reserve({ selected_tables: [2], phone: '077 765 4321', email: 'bo@example.com' });
  expect(await messages()).toEqual([]);
  const { code } = (
    await harness.reserve({
      messages: true,
      selected_tables: [3],
      date: '25.11.2026',
      phone: '077 222 3333',
      email: 'eve@example.com',
    })
  ).json<{ code: string }>();
  const [row] = (await harness.rows('reservations')).filter((each) => each['code'] === code);
  expect(Math.abs(Number(row?.['messages_at']) - Date.now())).toBeLessThan(60_000);
  const dayBefore = Date.parse('2026-11-24T05:00:00Z');
  await enqueueReminders(harness.store, harness.venues, dayBefore);
  await enqueueReminders(harness.store, harness.venues, dayBefore);
  await cancelReservation(harness.store, served(), code, Date.parse(NOW));
  const kinds = (await messages()).map((each) => each['kind']);
  expect(kinds.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['cancelled', 'guest', 'reminder_day']);
  expect((await messages()).every((each) => each['reservation_id'] === row?.['id'])).toBe(true);
  await eraseReservations(harness.store, served(), [row as never], harness.dataDir);
  expect(await messages()).toEqual([]);
});

test('a guest is asked only by a host that has a messenger', async () => {
  const features = async (each: ServerHarness) =>
    /data-features="([^"]*)"/.exec((await each.app.inject('/v/shell-bay')).body)?.[1]?.split(' ');
  expect(await features(harness)).toContain('messages');
  const without = await openHarness();
  expect(await features(without)).not.toContain('messages');
  expect((await without.reserve({ messages: true })).statusCode).toBe(200);
  expect((await without.rows('reservations')).map((row) => row['messages_at'])).toEqual([null]);
  expect((await harness.reserve({ messages: 'yes' })).json()).toMatchObject({
    errors: { messages: expect.any(Array) },
  });
});

describe('staff', () => {
  const wait = { type: 'wait_add', guests: 2, quotedMinutes: 10, phone: '077 222 3333' } as const;
  const rowOf = async (name: string) =>
    (await harness.rows('reservations')).find((row) => row['first_name'] === name) ?? {};

  test('staff offer tables by a message, once, to a waiting guest who agrees, and by mail alone to others', async () => {
    const day = await openDaySession(harness);
    await day.act({ ...wait, name: 'Cy', messages: true });
    await day.act({ ...wait, name: 'Dee', messages: false });
    await day.act({ ...wait, name: 'Eve', email: 'eve@example.com' });
    const offer = async (name: string, table: string) => {
      const { id, revision } = (await day.state()).waiting.find((entry) => entry.name === name)!;
      return day.act({ type: 'wait_offer', entry: id, revision, tables: [table], minutes: 10 });
    };
    expect((await offer('Cy', '1')).ok).toBe(true);
    // Nothing would reach her.
    expect(await offer('Dee', '2')).toMatchObject({ errors: { entry: [expect.any(String)] } });
    expect((await offer('Eve', '3')).ok).toBe(true);
    expect((await harness.rows('outbox')).map((row) => [row['kind'], row['channel']])).toEqual([
      ['offer', 'message'],
      ['offer', 'mail'],
    ]);
    const { received, sent } = await sendAll('sms', 'take', sentAll);
    expect([...sent.values()]).toEqual([1]);
    const path = new URL(/https:\S+/.exec(String(received[0]?.body['text']))![0]).pathname;

    // The guest has enough of it: the answer to the offer goes by no message.
    const press = (button: string) => harness.press(`${path}/${button}`);
    const page = async () => (await harness.app.inject({ url: path, headers: { 'Accept-Language': 'en' } })).body;
    expect(await page()).toContain('No more messages on my phone');
    expect((await press('messages')).statusCode).toBe(303);
    expect(await page()).not.toContain('No more messages on my phone');
    expect(await page()).toContain('You will get no more messages on your phone.');
    expect(Math.abs(Number((await rowOf('Cy'))['messages_ended_at']) - Date.now())).toBeLessThan(60_000);
    expect((await press('accept')).statusCode).toBe(303);
    expect((await rowOf('Cy'))['status']).toBe('confirmed');
    expect(await messages()).toHaveLength(1);
    expect((await day.log()).entries.map(({ type, role }) => [type, role])).toContainEqual(['messages_ended', 'guest']);
  });

  test('staff note that a guest agrees on the telephone, or no longer does: then waiting messages are not sent', async () => {
    const day = await openDaySession(harness);
    const add = { type: 'add', name: 'Fay', guests: 2, time: 18 * 60, tables: ['1'], phone: '077 222 3333' } as const;
    await day.act({ ...add, tables: ['1'], messages: true });
    const edit = async (agrees: boolean) => {
      const { id, revision } = await day.party('Fay');
      return day.act({ type: 'edit', party: id, revision, messages: agrees });
    };
    expect((await messages()).map((row) => row['kind'])).toEqual(['guest']);
    const ended = await edit(false);
    expect((await day.party('Fay')).messages).toBe(false);
    await harness.setAll('outbox', { due_at: 0 });
    const dropped = async () => expect(await states()).toEqual([['failed', 'no longer needed']]);
    expect((await sendAll('sms', 'take', dropped)).received).toEqual([]);
    await day.act({ type: 'undo', log: ended.log! });
    expect((await day.party('Fay')).messages).toBe(true);

    // Without an address there are no mails, also of what the guest or a clock does later.
    await enqueueReminders(harness.store, harness.venues, Date.parse(NOW) + 9 * 3_600_000);
    const code = String((await rowOf('Fay'))['code']);
    await cancelReservation(harness.store, served(), code, Date.parse(NOW), 'guest');
    const toGuest = (await harness.rows('outbox')).filter(({ kind }) => kind !== 'cancel_notice');
    expect(toGuest.map((row) => [row['kind'], row['channel']])).toEqual([
      ['guest', 'message'],
      ['reminder_hours', 'message'],
      ['cancelled', 'message'],
    ]);
  });
});

test('a message is a template with its values for WhatsApp, in the guest’s language', async () => {
  const german = { ...AJAX, 'Accept-Language': 'de' };
  await harness.post('/reservation', harness.payload({ messages: true }), german);
  const { received } = await sendAll('whatsapp', 'take', sentAll);
  const [{ path, headers, body }] = received as [(typeof received)[0]];
  expect([path, headers['authorization']]).toEqual(['/v23.0/4711/messages', 'Bearer secret']);
  expect(body).toMatchObject({
    to: '+94771234567',
    type: 'template',
    template: {
      name: 'tidetable_confirmation',
      language: { code: 'de' },
      components: [
        {
          type: 'body',
          parameters: ['venue', 'date', 'time', 'guests', 'link', 'code'].map((name) => ({
            type: 'text',
            parameter_name: name,
            text: expect.any(String),
          })),
        },
      ],
    },
    biz_opaque_callback_data: expect.stringMatching(/^tidetable-shell-bay-\d+$/),
  });
});

test('a message is text with a key for a gateway, and its link opens the reservation', async () => {
  const { code } = (await harness.reserve({ messages: true })).json<{ code: string }>();
  const { received } = await sendAll('sms', 'take', sentAll);
  const [{ path, headers, body }] = received as [(typeof received)[0]];
  expect([path, headers['idempotency-key']]).toEqual([
    '/send?from=Tide',
    expect.stringMatching(/^tidetable-shell-bay-\d+$/),
  ]);
  const text = String(body['text']);
  expect(body).toEqual({ to: '+94771234567', text, tags: ['tables'] });
  expect(text).toMatch(new RegExp(`^Your table at Shell Bay is reserved: .* guests: 2\\. .* ${code} on the phone\\.$`));
  const url = new URL(/https:\S+/.exec(text)![0]).pathname;
  expect((await harness.app.inject({ url })).statusCode).toBe(200);
});

test('a message that is refused shows why on the day, and names nobody in the log', async () => {
  await harness.reserve({ messages: true });
  let log = '';
  const refused = async () => expect(await states()).toEqual([['refused', expect.stringContaining('131026')]]);
  await sendAll('whatsapp', 'refuse', refused, pino({ base: null }, { write: (line: string) => void (log += line) }));
  const { parties } = await readDay(
    harness.store,
    served(),
    '2026-11-23',
    { role: 'staff', actor: 'Bar' },
    Date.parse(NOW),
  );
  expect(parties[0]?.messageError).toContain('Message undeliverable');
  expect(log).toContain('131026');
  expect(log).not.toContain('7712345');
});

test('a message that WhatsApp has taken and reports as failed later shows why on the day', async () => {
  const url = '/messenger/whatsapp';
  const verify = (token: string) =>
    harness.app.inject({
      url,
      query: { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' },
    });
  expect((await verify('a token of a stranger')).statusCode).toBe(403);
  expect((await verify('a token of the operator')).body).toBe('1158201444');

  await harness.reserve({ messages: true });
  const [message] = await messages();
  const report = (status: string, secret = 'the app’s secret') => {
    const errors = status === 'failed' ? [{ code: 131_026, title: 'Message undeliverable' }] : [];
    const id = `tidetable-${tenant}-${String(message?.['id'])}`;
    const value = { statuses: [{ status, biz_opaque_callback_data: id, errors }] };
    const payload = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ changes: [{ value }] }] });
    const signature = createHmac('sha256', secret).update(payload).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'X-Hub-Signature-256': `sha256=${signature}` };
    return harness.app.inject({ method: 'POST', url, headers, payload });
  };
  // It overtakes the note that the message has left, and comes again.
  expect((await report('failed')).statusCode).toBe(503);
  await sendAll('whatsapp', 'take', sentAll);
  expect((await report('failed', 'a secret of a stranger')).statusCode).toBe(403);
  expect(await states()).toEqual([['sent', null]]);
  expect((await report('failed')).statusCode).toBe(200);
  expect((await report('delivered')).statusCode).toBe(200);
  expect(await states()).toEqual([['refused', '131026 Message undeliverable']]);
  const viewer = { role: 'staff', actor: 'Bar' } as const;
  const { parties } = await readDay(harness.store, served(), '2026-11-23', viewer, Date.parse(NOW));
  expect(parties[0]?.messageError).toContain('Message undeliverable');
  // A message that may have left has left.
  await harness.setAll('outbox', { state: 'failed', last_error: 'no answer' });
  expect((await report('delivered')).statusCode).toBe(200);
  expect(await states()).toEqual([['sent', null]]);
});

test('a message without an answer is repeated only to a provider that knows its key', async () => {
  await harness.reserve({ messages: true });
  const lost = await sendAll('whatsapp', 'lose', async () => expect(await states()).toEqual([['failed', 'no answer']]));
  expect([lost.received.length, ...lost.sent.values()]).toEqual([1, 1]);
  await harness.setAll('outbox', { state: 'waiting', last_error: null, due_at: 0, tries: 0 });
  let requests = 0;
  const provider = await startProvider(() => (++requests < 3 ? 'lose' : 'take'));
  const sender = startTestSender(harness, provider.messenger('sms'));
  await eventually(sentAll);
  await sender.stop();
  await provider.close();
  expect([provider.received.length, ...provider.sent.values()]).toEqual([3, 1]);
  // The same in every attempt, as a provider may compare it.
  expect(new Set(provider.received.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a message that was on its way when its process died is not sent again by WhatsApp', async () => {
  await harness.reserve({ messages: true });
  const provider = await startProvider(() => 'take');
  const messenger = provider.messenger('whatsapp');
  /** What a process that dies while it sends leaves behind. */
  let left: Record<string, unknown>[] = [];
  const send: typeof messenger.send = async (message) => {
    left = await messages();
    return messenger.send(message);
  };
  const dying = startTestSender(harness, { ...messenger, send });
  await eventually(sentAll);
  await dying.stop();
  const { state, last_error } = left[0]!;
  await harness.setAll('outbox', { state, last_error, due_at: 0 });
  const next = startTestSender(harness, messenger);
  await eventually(async () => expect(await states()).toEqual([['failed', 'no answer']]));
  await next.stop();
  await provider.close();
  expect(provider.received).toHaveLength(1);
});

describe('messages cost money', () => {
  const wait = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 50));

  test('a guest gets none until the link in a mail is used, and the link in the reply is not enough', async () => {
    harness = await openHarness({ settings: { messengerUrl: 'sms://127.0.0.1' } });
    const { manage } = (await harness.reserve({ messages: true })).json<{ manage: string }>();
    const sent = await sendWaitingMails(harness, 2);
    const toGuest = sent.find(({ text }) => JSON.stringify(text).includes('You asked for messages on your phone'));
    const mailed = /https?:\/\/\S+(\/r\/[\w-]+)/.exec(JSON.stringify(toGuest?.text).replaceAll('\\n', '\n'))![1]!;
    const provider = await startProvider(() => 'take');
    const sender = startTestSender(harness, provider.messenger('sms'));
    await eventually(async () => expect(await states()).toEqual([['failed', null]]));
    const offers = async (link: string) =>
      (await harness.app.inject({ url: link })).body.includes(`${link}/messages-on`);
    expect([await offers(manage), await offers(mailed)]).toEqual([false, true]);
    await harness.press(`${manage}/messages-on`);
    await wait();
    expect(provider.received).toEqual([]);
    await harness.press(`${mailed}/messages-on`);
    await eventually(() => expect(provider.received).toHaveLength(1));
    await harness.press(`${mailed}/messages-on`);
    expect(await offers(mailed)).toBe(false);
    await sender.stop();
    await provider.close();
    expect(await states()).toEqual([
      ['failed', null],
      ['sent', null],
    ]);
  });

  test.each([
    ['of another country', '+49', '1512 3456789', {}],
    ['of a satellite', '+881', '612345678', {}],
    ['that is paid for what it gets', '+1', '900 234 5678', { message_countries: ['US', 'CA'] }],
  ])('a number %s gets none', async (_, country_code, phone, settings) => {
    harness = await openHarness({
      settings: { messengerUrl: 'sms://127.0.0.1' },
      venue: { messages_unverified: true, ...settings },
    });
    expect((await harness.reserve({ messages: true, country_code, phone })).statusCode).toBe(200);
    const { received } = await sendAll('sms', 'take', async () =>
      expect(await states()).toEqual([['failed', expect.stringContaining('message_countries')]]),
    );
    expect(received).toEqual([]);
  });

  const dates = Array.from({ length: 12 }, (_, i) => `${i + 10}.12.2026`);
  test.each([
    ['a number', 8, {}, () => ({})],
    [
      'a venue',
      5,
      { messages_per_day: 5 },
      (i: number) => ({ phone: `77 123 45${i + 10}`, email: `a${i}@example.com` }),
    ],
  ])(
    '%s gets so many in a day, whatever has become of the reservations, and the venue hears of it',
    async (_, most, settings, guest) => {
      harness = await openHarness({
        settings: { messengerUrl: 'sms://127.0.0.1' },
        venue: { messages_unverified: true, ...settings },
      });
      const provider = await startProvider(() => 'take');
      const sender = startTestSender(harness, provider.messenger('sms'));
      for (const [i, date] of dates.entries()) {
        const { code } = (await harness.reserve({ messages: true, date, ...guest(i) })).json<{ code: string }>();
        await eventually(async () => expect((await states()).every(([state]) => state !== 'waiting')).toBe(true));
        await cancelReservation(harness.store, served(), code, Date.parse(NOW));
        await eventually(async () => expect((await states()).every(([state]) => state !== 'waiting')).toBe(true));
      }
      await sender.stop();
      await provider.close();
      expect(provider.received).toHaveLength(most);
      expect((await harness.rows('outbox')).filter(({ kind }) => kind === 'messages')).toHaveLength(1);
    },
  );
});
