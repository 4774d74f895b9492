/** Settings, networks, names and mail servers as strangers have them. */
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpServer } from '../../support/smtpServer.ts';
import { ROOT } from '../../support/host.ts';
import { dataDirOf, query, reserve, start } from '../trustHost.ts';
import { type Fault, type Finding, Guests, LIMITLESS, nextName, refusesToStart, underFault } from './fault.ts';

const MAIL = { MAIL_FROM: 'tables@tide.example', PUBLIC_URL: 'https://book.tide.example' };
/** How long mails may take to leave once they can. */
const DELIVERY_MS = 60_000;

/** Returns how many mails of a host wait, were sent, or failed. */
function countMails(name: string): Record<string, number> {
  const rows = query<{ state: string; count: number }>(
    name,
    'select state, count(*) as count from outbox group by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function untilSent(name: string): Promise<boolean> {
  for (const end = performance.now() + DELIVERY_MS; performance.now() < end; await delay(200)) {
    const { waiting = 0, sent = 0 } = countMails(name);
    if (waiting === 0 && sent > 0) return true;
  }
  return false;
}

/** Lets guests reserve while mail can't leave, then with a mail server that works, and counts the mails. */
function withoutMail(smtpUrl: () => Promise<{ readonly url: string; close(): void }>): Fault['run'] {
  return async (): Promise<Finding> => {
    const name = nextName();
    const guests = new Guests();
    const bad = await smtpUrl();
    const first = await start(name, { ...LIMITLESS, ...MAIL, SMTP_URL: bad.url });
    const during = await guests.visit(first);
    await delay(2_000);
    await first.stop();
    bad.close();
    let received = 0;
    const good = await startSmtpServer(() => void received++);
    const second = await start(name, { ...LIMITLESS, ...MAIL, SMTP_URL: good.url });
    const areSent = await untilSent(name);
    await second.stop();
    good.close();
    const lost = await guests.lost(name);
    const { waiting = 0, sent = 0 } = countMails(name);
    const figure = `${guests.taken} taken, ${lost} lost; ${sent} mails sent (${received} arrived), ${waiting} wait`;
    return { figure, holds: lost === 0 && during.every((status) => status === 200) && areSent && received > 0 };
  };
}

/** A server that does with each connection what `treat` does. */
async function listen(treat: Parameters<typeof createServer>[1]): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(treat).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

const mails: readonly Fault[] = [
  {
    fault: "the name of the mail server can't be found (DNS is gone)",
    remedy: 'Nothing. Mails wait, and `/readyz` warns after 15 minutes.',
    isLong: true,
    run: withoutMail(async () => ({ url: 'smtp://mail.invalid:25', close: () => {} })),
  },
  {
    fault: 'the mail server takes a mail and drops the line before it answers',
    remedy: 'Nothing. The mail is sent again, so a guest may get it twice.',
    isLong: true,
    run: withoutMail(() =>
      startSmtpServer(() => {
        throw Object.assign(new Error('the line drops'), { responseCode: 421 });
      }),
    ),
  },
  {
    fault: 'the mail server never greets',
    remedy: 'Nothing. Mails wait.',
    isLong: true,
    run: withoutMail(() => listen((socket) => void socket.on('error', () => {}))),
  },
  {
    fault: 'the mail server ends each connection',
    remedy: 'Nothing. Mails wait.',
    isLong: true,
    run: withoutMail(() => listen((socket) => void socket.destroy())),
  },
  {
    fault: 'the mail server refuses the name of a container',
    remedy: 'Nothing. It is greeted with the name of `PUBLIC_URL`.',
    run: async () => {
      const greetings: string[] = [];
      const server = await startSmtpServer(() => {}, {
        onMailFrom: (_address, { hostNameAppearsAs }, done) => {
          greetings.push(hostNameAppearsAs);
          done();
        },
      });
      const name = nextName();
      const host = await start(name, { ...LIMITLESS, ...MAIL, SMTP_URL: server.url });
      await reserve(host);
      const areSent = await untilSent(name);
      await host.stop();
      server.close();
      return { figure: `greeted with ${greetings[0]}`, holds: areSent && greetings[0] === 'book.tide.example' };
    },
  },
];

const settings: readonly Fault[] = [
  {
    fault: 'an env file leaves quotes and a carriage return around `DATA_DIR` and `DATABASE_URL`',
    remedy: 'Nothing.',
    run: async () => {
      const name = nextName();
      mkdirSync(dataDirOf(name), { recursive: true });
      const file = join(dataDirOf(name), 'tidetable.sqlite');
      const env = { ...LIMITLESS, DATA_DIR: `"${dataDirOf(name)}"\r`, DATABASE_URL: `'${file}'\r` };
      const host = await start(name, env);
      const { status } = await reserve(host);
      await host.stop();
      const holds = status === 200 && existsSync(file) && !existsSync(join(ROOT, '"'));
      return { figure: holds ? 'stored where it was meant' : `status ${status}`, holds };
    },
  },
  {
    fault: 'a setting has a wrong value',
    remedy: 'Correct the setting that the line names.',
    run: refusesToStart(() => ({ env: { RATE_LIMIT: 'many' } }), /RATE_LIMIT/),
  },
  {
    fault: 'another program has the port',
    remedy: 'Stop it, or set another `PORT`.',
    run: async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const finding = await refusesToStart(() => ({ env: { PORT: String(port) } }), /already in use/)();
      other.close();
      return finding;
    },
  },
  {
    fault: 'the machine has another time zone and a Turkish locale',
    remedy: 'Nothing.',
    run: underFault({ options: () => ({ env: { TZ: 'Pacific/Apia', LANG: 'tr_TR.UTF-8' } }), goesOn: true }),
  },
  {
    fault: 'there is no home folder, and no folder for temporary files',
    remedy: 'Nothing.',
    run: underFault({ options: () => ({ env: { HOME: '/nonexistent', TMPDIR: '/nonexistent' } }), goesOn: true }),
  },
  {
    fault: 'one thread reads and writes all files',
    remedy: 'Nothing.',
    run: underFault({ options: () => ({ env: { UV_THREADPOOL_SIZE: '1' } }), goesOn: true }),
  },
  {
    fault: 'the machine has IPv6 alone',
    remedy: 'Set `HOST` to `::1`, or to `::` without a proxy.',
    run: underFault({ options: () => ({ env: { HOST: '::1' } }), goesOn: true }),
  },
];

export const surroundingFaults: readonly Fault[] = [...mails, ...settings];
