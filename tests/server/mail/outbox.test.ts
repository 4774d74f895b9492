import PostalMime from 'postal-mime';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type MailTransport,
  createFileTransport,
  createSmtpTransport,
} from '../../../src/server/mail/mailTransport.ts';
import { type OutboxOptions, startOutbox } from '../../../src/server/mail/outbox.ts';
import { type ServerHarness, NOW, createTempFolder, openServerHarness } from '../serverHarness.ts';

let house: ServerHarness;
beforeEach(async () => {
  house = await openServerHarness();
});
afterEach(() => house.close());

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

function start(delivery: MailTransport, setting: Partial<OutboxOptions> = {}) {
  return startOutbox(
    house.store,
    house.venues,
    {
      transport: delivery,
      from: 'tables@tide.example',
      now: () => Date.parse(NOW),
      pollIntervalMs: 10,
      retryDelaysMs: [5, 5, 5],
      ...setting,
    },
    log,
  );
}

/** The machine may be busy. */
vi.setConfig({ testTimeout: 60_000 });

function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 30_000 });
}

const states = async (): Promise<unknown[]> => (await house.rows('outbox')).map((row) => row['state']);

/** A mail server that refuses while `refuses` is true. */
async function mailServer(): Promise<{
  url: string;
  mails: string[];
  recipients: string[];
  refuses: boolean;
  close(): Promise<void>;
}> {
  const mails: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, done) {
      recipients.push(address.address);
      done();
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (fake.refuses) {
          done(Object.assign(new Error('come back later'), { responseCode: 451 }));
          return;
        }
        mails.push(String(Buffer.concat(parts)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const fake = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    recipients,
    refuses: false,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
  return fake;
}

describe('the outbox', () => {
  test('writes each mail as one complete file without a mail server', async () => {
    const folder = join(createTempFolder({}), 'outbox');
    const outbox = start(createFileTransport(folder));
    const { code } = (await house.reserve()).json<{ code: string }>();
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
    await outbox.stop();
    expect(readdirSync(folder).toSorted()).toEqual([`${code}-guest.eml`, `${code}-notice.eml`]);
    const mail = await PostalMime.parse(readFileSync(join(folder, `${code}-guest.eml`)));
    expect([mail.messageId, mail.to?.[0]?.address]).toEqual([`<${code}.guest@tide.example>`, 'ada@example.com']);
  });

  test('sends by SMTP to the guest and to the venue', async () => {
    const server = await mailServer();
    const outbox = start(createSmtpTransport(server.url));
    await house.reserve({ first_name: 'Zoë', notes: 'Schön' });
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
    await outbox.stop();
    await server.close();
    expect(server.recipients.toSorted()).toEqual(['ada@example.com', 'host@shell-bay.example']);
    const read = await Promise.all(server.mails.map((mail) => PostalMime.parse(mail)));
    expect(read.find((mail) => mail.to?.[0]?.address === 'ada@example.com')?.text).toContain('Dear Zoë,');
    expect(read.find((mail) => mail.to?.[0]?.address === 'host@shell-bay.example')?.text).toContain('Schön');
  });

  test('retries when the mail server recovers, with the same Message-ID', async () => {
    const server = await mailServer();
    server.refuses = true;
    const outbox = start(createSmtpTransport(server.url), { retryDelaysMs: Array.from({ length: 1_000 }, () => 5) });
    const { code } = (await house.reserve()).json<{ code: string }>();
    await eventually(async () =>
      expect((await house.rows('outbox')).every((row) => Number(row['tries']) >= 2)).toBe(true),
    );
    expect((await house.rows('outbox')).map((row) => row['last_error'])).toEqual([
      expect.stringContaining('come back later'),
      expect.stringContaining('come back later'),
    ]);
    server.refuses = false;
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
    await outbox.stop();
    await server.close();
    const ids = await Promise.all(server.mails.map(async (mail) => String((await PostalMime.parse(mail)).messageId)));
    expect(ids.toSorted()).toEqual([`<${code}.guest@tide.example>`, `<${code}.notice@tide.example>`]);
  });

  test('gives up after the last pause, and keeps the error', async () => {
    let tries = 0;
    const outbox = start({
      send: async () => {
        tries++;
        throw new Error('no such server');
      },
      close: () => {},
    });
    await house.reserve();
    await eventually(async () => expect(await states()).toEqual(['failed', 'failed']));
    await outbox.stop();
    expect(tries).toBe(8);
    expect((await house.rows('outbox'))[0]).toMatchObject({ tries: 4, last_error: 'no such server', sent_at: null });
    expect(logged.filter((line) => line['msg'] === 'giving up on a mail')).toHaveLength(2);
  });

  test('does not hold up other mails if one fails', async () => {
    const sent: string[] = [];
    const outbox = start(
      {
        send: async (_, name) => {
          if (name.endsWith('guest')) throw new Error('no');
          sent.push(name);
        },
        close: () => {},
      },
      { retryDelaysMs: [60_000] },
    );
    const { code } = (await house.reserve()).json<{ code: string }>();
    await eventually(() => expect(sent).toEqual([`${code}-notice`]));
    await outbox.stop();
  });

  test('finishes the mail in delivery before it stops, and starts no other', async () => {
    const begun: (() => void)[] = [];
    const outbox = start({
      send: () =>
        new Promise((resolve) => {
          begun.push(resolve);
        }),
      close: () => {},
    });
    await house.reserve();
    await eventually(() => expect(begun).toHaveLength(1));
    let stopped = false;
    const stopping = outbox.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(stopped).toBe(false);
    begun[0]!();
    await stopping;
    expect(begun).toHaveLength(1);
    expect(await states()).toEqual(['sent', 'waiting']);
  });

  test('two hosts on one database send each mail once', async () => {
    const second = await openServerHarness({ database: house.database });
    const sent: string[] = [];
    // The second polls while the first is still sending.
    const taking = (milliseconds: number): MailTransport => ({
      async send(_, name) {
        sent.push(name);
        await new Promise((resolve) => {
          setTimeout(resolve, milliseconds);
        });
      },
      close: () => {},
    });
    const outboxes = [
      start(taking(300)),
      startOutbox(
        second.store,
        second.venues,
        { transport: taking(0), from: 'a@tide.example', now: Date.now, pollIntervalMs: 10 },
        log,
      ),
    ];
    for (let table = 1; table <= 3; table++) await house.reserve({ selected_tables: [table] });
    await eventually(async () => expect(await states()).toEqual(Array.from({ length: 6 }, () => 'sent')));
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    await second.close();
    expect(new Set(sent).size).toBe(6);
    expect(sent).toHaveLength(6);
  });

  test('sends the mail of a crashed process after its lease expires', async () => {
    await house.reserve();
    await house.store
      .updateTable('outbox')
      .set({ tries: 1, due_at: Date.now() + 60_000 })
      .execute();
    const sent: string[] = [];
    const outbox = start({
      send: async (_, name) => {
        sent.push(name);
      },
      close: () => {},
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(sent).toEqual([]);
    await house.store.updateTable('outbox').set({ due_at: Date.now() }).execute();
    await eventually(() => expect(sent).toHaveLength(2));
    await outbox.stop();
  });

  test('contains no mail for a refused reservation', async () => {
    await house.reserve();
    await house.reserve({ idempotency_key: 'submit-0001' });
    expect(await house.rows('outbox')).toHaveLength(2);
  });
});
