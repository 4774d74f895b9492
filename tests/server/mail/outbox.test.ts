import PostalMime from 'postal-mime';
import { pino } from 'pino';
import { type KyselyPlugin, UpdateQueryNode } from 'kysely';
import { readFileSync, readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type MailTransport,
  createFileTransport,
  createSmtpTransport,
  greetingName,
} from '../../../src/server/mail/mailTransport.ts';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { asciiEmail } from '../../../src/domain/text/emailAddress.ts';
import { listMailStates, resendMail } from '../../../src/server/booking/mailQueue.ts';
import { type Outbox, type OutboxOptions, RETRY_DELAYS_MS } from '../../../src/server/mail/outbox.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, NOW, createTempFolder } from '../serverHarness.ts';
import { freePort } from '../../support/freePort.ts';
import { startSmtpServer } from '../../support/smtpServer.ts';
import { claimMail } from '../../../src/server/mail/mailClaims.ts';
import { startTestOutbox, transportWith } from './testOutbox.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness();
});

/** The lines of the log. */
const logged: Record<string, unknown>[] = [];
const log = pino(
  { base: null },
  {
    write: (line: string) => {
      logged.push(JSON.parse(line));
    },
  },
);

const start = (transport: MailTransport, options: Partial<OutboxOptions> = {}, store = harness.store): Outbox =>
  startTestOutbox({ ...harness, store }, transport, { retryDelaysMs: [5, 5, 5], ...options }, log);

/** Waits long enough for a machine that is busy. */
function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 30_000 });
}

function cancel(code: string) {
  const served = harness.venues.get('shell-bay');
  if (!served) throw new Error('the venue is not served');
  return cancelReservation(harness.store, served, code, Date.parse(NOW));
}

/** Holds the reservation until its guest confirms it, as its mail then asks. */
async function holdUntil(instant: number): Promise<void> {
  await harness.setAll('reservations', { held_until: instant });
  const mails = harness.store.updateTable('outbox').set({ kind: 'confirm' }).where('tenant', '=', 'shell-bay');
  await mails.where('kind', '=', 'guest').execute();
}

const states = async (): Promise<unknown[]> => (await harness.rows('outbox')).map((row) => row['state']);

/** A mail server that refuses all mails while `refuses` is true, and `refusedRecipient` for good. */
async function mailServer() {
  const fake = {
    mails: [] as string[],
    greetings: new Set<string>(),
    recipients: [] as string[],
    refuses: false,
    refusedRecipient: '',
  };
  const server = await startSmtpServer(
    (mail) => {
      if (fake.refuses) throw Object.assign(new Error('come back later'), { responseCode: 451 });
      fake.mails.push(String(mail));
    },
    {
      onRcptTo({ address }, { hostNameAppearsAs }, done) {
        fake.greetings.add(hostNameAppearsAs);
        fake.recipients.push(address);
        if (address === fake.refusedRecipient)
          done(Object.assign(new Error(`<${address}> no such user`), { responseCode: 550 }));
        else done();
      },
    },
  );
  return Object.assign(fake, server);
}

test('the outbox writes each mail as one complete file without a mail server', async () => {
  const folder = join(createTempFolder({}), 'outbox');
  const outbox = start(createFileTransport(folder));
  const { code } = (await harness.reserve()).json<{ code: string }>();
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  await outbox.stop();
  expect(readdirSync(folder).toSorted()).toEqual([`${code}-guest.eml`, `${code}-notice.eml`]);
  const mail = await PostalMime.parse(readFileSync(join(folder, `${code}-guest.eml`)));
  expect([mail.messageId, mail.to?.[0]?.address]).toEqual([`<${code}.guest@tide.example>`, 'ada@example.com']);
  // The log doesn't say that they were sent.
  const lines = logged.filter((line) => line['code'] === code).map(({ msg }) => msg);
  expect(lines).toEqual(['mail written to a file', 'mail written to a file']);
});

test('the outbox reaches addresses of other scripts in Punycode, and names their guest', async () => {
  const server = await mailServer();
  const outbox = start(createSmtpTransport(server.url));
  const guests = [
    ['info@müller-test.de', 'info@xn--mller-test-9db.de'],
    ['a/b=c#d@example.com', 'a/b=c#d@example.com'],
  ] as const;
  for (const [index, [email]] of guests.entries())
    expect(
      (
        await harness.reserve({
          email,
          first_name: 'ශ්\u200dරී',
          last_name: 'O’Brien‑Źak',
          selected_tables: [index + 1],
        })
      ).json(),
    ).toMatchObject({ success: true });
  outbox.wake();
  await eventually(() => expect(server.mails).toHaveLength(2 * guests.length));
  await outbox.stop();
  const toGuests = server.recipients.map((address) => asciiEmail(address));
  for (const [, address] of guests) {
    expect(toGuests).toContain(address);
    // The server of the test decodes Punycode, the headers of the mail are as they were sent.
    const raw = server.mails.find((mail) => {
      const [head = ''] = mail.split('\r\n\r\n');
      return head
        .replaceAll(/\r\n[\t ]/g, ' ')
        .split('\r\n')
        .some((line) => line.startsWith('To:') && line.endsWith(`<${address}>`));
    })!;
    const mail = await PostalMime.parse(raw);
    expect(mail.to?.[0]?.name).toBe('ශ්\u200dරී O’Brien‑Źak');
    expect(mail.text).toContain('ශ්\u200dරී');
  }
  server.close();
});

test.each<[string, (code: string) => Promise<unknown>, string[]]>([
  ['confirms no reservation that was canceled', cancel, ['cancelled', 'notice']],
  [
    'cancels no reservation that was restored',
    async (code) => {
      await cancel(code);
      await harness.setAll('reservations', { cancelled_at: null });
    },
    ['guest', 'notice'],
  ],
  ['asks nobody to confirm a hold that has expired', () => holdUntil(1), ['notice']],
])('%s while its mail waited', async (_, change, expected) => {
  await change((await harness.reserve()).json<{ code: string }>().code);
  const sent: string[] = [];
  const outbox = start(transportWith(async (name) => void sent.push(name.replace(/.*-/, ''))));
  await eventually(async () => expect(await states()).not.toContain('waiting'));
  await outbox.stop();
  expect(sent.toSorted()).toEqual(expected);
  expect(await states()).toContain('failed');
});

test('the outbox sends a mail whose time lies beyond every pause, as after the clock was set back', async () => {
  await harness.reserve();
  const dueAt = Date.now() + 86_400_000;
  await harness.setAll('outbox', { due_at: dueAt });
  const outbox = start(transportWith(async () => undefined));
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  await outbox.stop();
});

test('the outbox retries until the visit is over, then gives up and keeps the error', async () => {
  let tries = 0;
  let now = NOW;
  const outbox = start(
    transportWith(async () => {
      tries++;
      throw new Error('no such server');
    }),
    { now: () => Date.parse(now) },
  );
  await harness.reserve();
  await eventually(() => expect(tries).toBeGreaterThan(20));
  expect(await states()).toEqual(['waiting', 'waiting']);
  now = '2026-11-24T02:30:00Z';
  await eventually(async () => expect(await states()).toEqual(['failed', 'failed']));
  await outbox.stop();
  expect((await harness.rows('outbox'))[0]).toMatchObject({ last_error: 'no such server', sent_at: null });
  expect(logged.filter((line) => line['msg'] === 'giving up on a mail: the visit is over')).toHaveLength(2);
});

test('the outbox tries again after pauses that grow to an hour, and sends each mail once when the server is back', async () => {
  await harness.reserve();
  let time = Date.now();
  let isBack = false;
  const sent: string[] = [];
  const outbox = start(
    transportWith(async (name) => {
      if (!isBack) throw Object.assign(new Error('try again later'), { responseCode: 451, command: 'RCPT TO' });
      sent.push(name);
    }),
    // A lease that differs from every pause.
    { realNow: () => time, retryDelaysMs: RETRY_DELAYS_MS, leaseMs: 7 * 60_000 },
  );
  for (const minutes of [0.5, 2, 10, 30, 60, 60]) {
    const due = time + minutes * 60_000;
    await eventually(async () =>
      expect((await harness.rows('outbox')).map((row) => row['due_at'])).toEqual([due, due]),
    );
    time = due;
  }
  isBack = true;
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  await outbox.stop();
  expect(new Set(sent).size).toBe(sent.length);
});

test('the outbox does not retry a refused recipient, notifies the venue, and sends again on request', async () => {
  const server = await mailServer();
  server.refusedRecipient = 'ada@example.com';
  const outbox = start(createSmtpTransport(server.url));
  const { code } = (await harness.reserve()).json<{ code: string }>();
  await eventually(async () => expect(await states()).toEqual(['refused', 'sent', 'sent']));
  expect(server.recipients.filter((recipient) => recipient === 'ada@example.com')).toHaveLength(1);
  const notices = await Promise.all(server.mails.map((mail) => PostalMime.parse(mail)));
  expect(notices.map(({ to, subject }) => [to?.[0]?.address, subject])).toContainEqual([
    'host@shell-bay.example',
    `Undelivered: the confirmation of reservation ${code}`,
  ]);
  const [mail] = (await listMailStates(harness.store, 'shell-bay', '2026-11-23')).values();
  expect(mail).toEqual({ state: 'refused', error: expect.stringContaining('no such user') });
  // Servers repeat the address, which must not get into the log.
  expect(JSON.stringify(logged.filter((line) => line['code'] === code))).not.toContain('ada@');
  server.refusedRecipient = '';
  expect(await resendMail(harness.store, 'shell-bay', code, Date.parse(NOW))).toBe(true);
  expect(await resendMail(harness.store, 'reef', code, Date.parse(NOW))).toBe(false);
  outbox.wake();
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent', 'sent']));
  await outbox.stop();
  server.close();
});

test('the outbox sends a link that confirms a held reservation, with a new secret on every try', async () => {
  await harness.reserve();
  await holdUntil(Date.now() + 60_000);
  const links: string[] = [];
  const outbox = start({
    ...transportWith(async () => {}),
    send: async (mail, name) => {
      if (!name.endsWith('confirm')) return;
      links.push(/https:[^\s\\]+/.exec(JSON.stringify(mail.text))?.[0] ?? '');
      if (links.length === 1) throw new Error('no answer after the content');
    },
  });
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  await outbox.stop();
  const paths = links.map((link) => new URL(link).pathname);
  expect(new Set(paths).size).toBe(2);
  for (const url of paths) expect((await harness.app.inject({ url })).statusCode).toBe(200);
});

test('the outbox does not delay mails to other servers if one is slow, and sends to each server in order', async () => {
  const finish: (() => void)[] = [];
  const sent: string[] = [];
  const begun: string[] = [];
  const outbox = start(
    transportWith(async (name) => {
      begun.push(name);
      if (name.endsWith('guest'))
        await new Promise<void>((resolve) => {
          finish.push(resolve);
        });
      sent.push(name);
    }),
  );
  for (let table = 1; table <= 3; table++) await harness.reserve({ selected_tables: [table] });
  await eventually(() => expect(sent.filter((name) => name.endsWith('notice'))).toHaveLength(3));
  // All guests have the same slow server, which gets one mail at a time.
  expect(begun.filter((name) => name.endsWith('guest'))).toHaveLength(1);
  for (let mail = 1; mail <= 3; mail++) {
    await eventually(() => expect(finish).toHaveLength(mail));
    finish[mail - 1]?.();
  }
  await eventually(() => expect(sent).toHaveLength(6));
  await outbox.stop();
  expect(new Set(sent).size).toBe(6);
});

test('the outbox finishes the mail in delivery before it stops, and starts no other', async () => {
  const begun: (() => void)[] = [];
  const outbox = start(
    transportWith(
      () =>
        new Promise((resolve) => {
          begun.push(resolve);
        }),
    ),
    { maxParallel: 1 },
  );
  await harness.reserve();
  await eventually(() => expect(begun).toHaveLength(1));
  let isStopped = false;
  const stopping = outbox.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(isStopped).toBe(false);
  begun[0]?.();
  await stopping;
  expect(begun).toHaveLength(1);
  expect(await states()).toEqual(['sent', 'waiting']);
});

test('the outbox extends the claim of a slow mail, so that no other process sends it as well', async () => {
  const begun: string[] = [];
  let finish = (): void => {};
  let time = Date.now();
  const clock = { realNow: () => time, leaseMs: 90 };
  const slow = start(
    transportWith(async (name) => {
      begun.push(name);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    }),
    { ...clock, maxParallel: 1 },
  );
  await harness.reserve();
  await harness.store.deleteFrom('outbox').where('kind', '=', 'notice').where('tenant', '=', 'shell-bay').execute();
  await eventually(() => expect(begun).toHaveLength(1));
  const other = start(
    transportWith(async (name) => {
      begun.push(`${name} by another process`);
    }),
    clock,
  );
  // Several leases pass.
  for (let third = 1; third <= 9; third++) {
    time += 30;
    await eventually(async () => expect((await harness.rows('outbox'))[0]?.['due_at']).toBe(time + 90));
  }
  finish();
  await eventually(async () => expect(await states()).toEqual(['sent']));
  await slow.stop();
  await other.stop();
  expect(begun).toHaveLength(1);
});

test('the outbox leaves a mail in delivery to its process, however long ago a look for mails began', async () => {
  await harness.reserve();
  const began = Date.now();
  const claim = (...times: number[]) =>
    claimMail(harness.store, 'shell-bay', '', new Set(), {
      realNow: () => (times.length > 1 ? times.shift()! : times[0]!),
      leaseMs: 120_000,
      maxWaitMs: 3_660_000,
    });
  const later = began + 3_600_000;
  const claimed = [await claim(later), await claim(later)].map((mail) => mail?.kind);
  expect(new Set(claimed)).toEqual(new Set(['guest', 'notice']));
  expect(await claim(began, later), 'its claim lies beyond every pause of then').toBeUndefined();
});

test('the outbox keeps trying to note that a mail was sent, and does not send it again', async () => {
  let failures = 0;
  const failing: KyselyPlugin = {
    transformQuery({ node }) {
      const isNote = UpdateQueryNode.is(node) && JSON.stringify(node.updates).includes('sent_at');
      if (isNote && failures < 3) {
        failures++;
        throw Object.assign(new Error('could not serialize access'), { severity: 'ERROR', code: '40001' });
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const sent: string[] = [];
  // Shorter than the time that the note takes.
  const options = { leaseMs: 30, maxParallel: 1 };
  const outbox = start(
    transportWith(async (name) => void sent.push(name)),
    options,
    harness.store.withPlugin(failing),
  );
  await harness.reserve();
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  await outbox.stop();
  expect([failures, sent.length, new Set(sent).size]).toEqual([3, 2, 2]);
});

test('the outbox does not take a mail back from another process when an attempt fails late', async () => {
  const outbox = start(
    transportWith(async () => {
      await harness.setAll('outbox', { tries: 7, due_at: 8 });
      throw Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' });
    }),
    { maxParallel: 1, realNow: () => 7, pollIntervalMs: 60_000 },
  );
  await harness.reserve();
  outbox.wake();
  await eventually(() => expect(logged.at(-1)?.['msg']).toBe('a mail was refused for good'));
  await outbox.stop();
  expect(await states()).toEqual(['waiting', 'waiting']);
});

test('the outbox notes a mail as sent even if another process has taken it over meanwhile', async () => {
  const outbox = start(
    transportWith(async () => {
      await harness.setAll('outbox', { tries: 7, due_at: 8 });
    }),
    { maxParallel: 1, realNow: () => 7, pollIntervalMs: 60_000 },
  );
  await harness.reserve();
  outbox.wake();
  await eventually(async () => expect(await states()).toContain('sent'));
  await outbox.stop();
});

test('the outbox sends the mail of a crashed process after its lease expires', async () => {
  await harness.reserve();
  await harness.setAll('outbox', { tries: 1, due_at: Date.now() + 60_000 });
  const sent: string[] = [];
  let now = Date.now();
  let looks = 0;
  const outbox = start(
    transportWith(async (name) => {
      sent.push(name);
    }),
    {
      realNow: () => {
        looks++;
        return now;
      },
    },
  );
  await eventually(() => expect(looks).toBeGreaterThan(5));
  expect(sent).toEqual([]);
  now += 60_000;
  await eventually(() => expect(sent).toHaveLength(2));
  await outbox.stop();
});

test('the outbox requires TLS from a server that is not on this machine', async () => {
  const server = await mailServer();
  const { port } = new URL(server.url);
  expect(await createSmtpTransport(server.url).verify()).toBeUndefined();
  const remote = createSmtpTransport(`smtp://${hostname()}:${port}`);
  expect(await remote.verify()).toMatch(/\S/);
  remote.close();
  server.close();
});

test('a mail server is greeted with the name of the pages, else of the sender, else with the one of its URL', async () => {
  const pages = { publicUrl: 'https://book.tide.example', mailFrom: 'tables@mail.tide.example' };
  expect(greetingName(pages)).toBe('book.tide.example');
  expect(greetingName({ ...pages, publicUrl: undefined })).toBe('mail.tide.example');
  expect(greetingName({ ...pages, publicUrl: 'http://192.0.2.1:3000' })).toBe('mail.tide.example');
  expect(greetingName({ publicUrl: 'http://localhost:3000', mailFrom: 'reservations@localhost' })).toBeUndefined();
  const server = await mailServer();
  const mail = { from: 'a@tide.example', to: 'b@tide.example', text: 'x' };
  for (const url of [server.url, `${server.url}?name=other.tide.example`]) {
    const transport = createSmtpTransport(url, greetingName(pages));
    await transport.send(mail, 'mail');
    transport.close();
  }
  expect([...server.greetings]).toEqual(['book.tide.example', 'other.tide.example']);
  server.close();
});

test('no transport reads a file or an address that a mail names', async () => {
  const folder = createTempFolder({ secret: 'secret' });
  const transport = createFileTransport(folder);
  for (const attachment of [{ path: `${folder}/secret` }, { href: 'https://tide.example/secret' }])
    await expect(
      transport.send({ from: 'a@tide.example', to: 'b@tide.example', text: '', attachments: [attachment] }, 'mail'),
    ).rejects.toThrow(/access rejected/i);
});

test('a mail that found no mail server goes out when one answers again, not after its pause', async () => {
  const received: string[] = [];
  const port = await freePort();
  const outbox = start(createSmtpTransport(`smtp://127.0.0.1:${port}`), {
    retryDelaysMs: [3_600_000],
    askServerMs: 20,
  });
  await harness.reserve();
  await eventually(async () => {
    const mails = await harness.rows('outbox');
    expect(mails.map(({ last_error: error }) => error)).toEqual([expect.any(String), expect.any(String)]);
  });
  const server = await startSmtpServer((_, recipients) => void received.push(...recipients), {}, port);
  await eventually(() => {
    expect(received).toHaveLength(2);
  });
  await outbox.stop();
  server.close();
});
