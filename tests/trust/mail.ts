/** Mail: a day without a server, and guests who attack the structure of mails. */
import { setTimeout as delay } from 'node:timers/promises';
import { tryMessages } from '../server/messenger/testProvider.ts';
import { openServerHarness } from '../server/serverHarness.ts';
import { startSmtpServer } from '../support/smtpServer.ts';
import { checkHostileMails } from './hostileMails.ts';
import { GUEST_DOMAINS, simulateMailDay } from './mailDay.ts';
import { type Row, seconds } from './report.ts';
import { dateOf, isShort, query, reserve, scale, start } from './trustHost.ts';

const RESERVATIONS = 40;
const CRASHES = 1_000;
const HOSTILE_GUESTS = 100_000;
/** Two reservations for each domain. */
const DOMAINS = ['slow.example', 'fine.example', 'other.example'];
/** A mail beside slow ones must leave in this time. */
const MAX_DELAY_MS = 15_000;

/** A day without a mail server, then a slow, a refusing and a busy one; two processes. */
export async function loseMailServer(): Promise<Row[]> {
  const harness = await openServerHarness();
  const other = await openServerHarness({ database: harness.database });
  for (let i = 0; i < RESERVATIONS; i++) {
    const email = `guest${i}@${GUEST_DOMAINS[i % GUEST_DOMAINS.length]}`;
    await harness.reserve({ selected_tables: [i + 1], date: '30.11.2026', email });
  }
  const { sent, refused, sentBesideSlow, refusalMinutes } = await simulateMailDay([harness, other]);
  await other.close();
  await harness.close();
  // The venue gets a notice of each, and each guest a mail, or else the venue gets another one.
  const expected = 2 * RESERVATIONS;
  const twice = sent.length - new Set(sent).size;
  return [
    {
      promise: 'SMTP gone for a day, two processes',
      figure: `${sent.length} mails, ${twice} of them twice`,
      limit: `${expected} mails, each once`,
      holds: sent.length === expected && twice === 0,
    },
    {
      promise: 'a refused guest, told to the venue',
      figure: `${refused} refusals, ${refusalMinutes} min`,
      limit: `${RESERVATIONS / GUEST_DOMAINS.length} refusals, 1 min`,
      holds: refused === RESERVATIONS / GUEST_DOMAINS.length && refusalMinutes <= 1,
    },
    {
      promise: 'mails sent beside a slow server',
      figure: `${sentBesideSlow} of ${expected}`,
      limit: `${expected / 2} or more`,
      holds: sentBesideSlow >= expected / 2,
    },
  ];
}

/** A mail server takes longer to accept some mails than a process claims them for. Two hosts share the database. */
export async function waitForMailServer(): Promise<Row[]> {
  const holdMs = scale(150_000, 3_000);
  const arrived: { readonly id: string; readonly at: number; readonly isSlow: boolean }[] = [];
  const server = await startSmtpServer(
    async (mail, recipients) => {
      const isSlow = recipients.some((address) => address.endsWith('@slow.example'));
      if (isSlow) await delay(holdMs);
      arrived.push({ id: /^Message-ID: (\S+)/im.exec(String(mail))?.[1] ?? '', at: performance.now(), isSlow });
    },
    { socketTimeout: 2 * holdMs },
  );
  const SMTP_URL = server.url;
  const hosts = [
    await start('slow-mail', { RATE_LIMIT: '0', SMTP_URL }),
    await start('slow-mail', { RATE_LIMIT: '0', SMTP_URL }),
  ];
  const [host] = hosts;
  const guests = DOMAINS.flatMap((domain) => [`ada@${domain}`, `bo@${domain}`]);
  const started = performance.now();
  for (const [i, email] of guests.entries())
    if (host) await reserve(host, { selected_tables: [i + 1], date: dateOf(0), email });
  const countWaiting = () => query('slow-mail', "select id from outbox where state = 'waiting'").length;
  while (countWaiting() > 0) await delay(200);
  await Promise.all(hosts.map((each) => each.stop()));
  server.close();
  const expected = 2 * guests.length;
  const twice = arrived.length - new Set(arrived.map(({ id }) => id)).size;
  const slowest = Math.max(...arrived.filter(({ isSlow }) => !isSlow).map(({ at }) => at - started));
  return [
    {
      promise: `a mail server that takes ${seconds(holdMs)} for some, two processes`,
      figure: `${arrived.length} mails, ${twice} of them twice, the others after at most ${seconds(slowest)}`,
      limit: `${expected} mails, each once, the others in ${seconds(MAX_DELAY_MS)}`,
      holds: arrived.length === expected && twice === 0 && (isShort || slowest <= MAX_DELAY_MS),
    },
  ];
}

/** Processes crash while they send messages to a provider that answers late, twice, not at all or with a refusal. */
export async function crashSenders(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, provider] of [
    ['sms', 'a gateway that honors keys'],
    ['whatsapp', 'WhatsApp, which honors none'],
  ] as const) {
    const harness = await openServerHarness();
    const { sent, crashed, requests, waiting } = await tryMessages(harness, kind, CRASHES, 3);
    await harness.close();
    const twice = sent.filter((count) => count > 1).length;
    rows.push({
      promise: `${crashed} crashes while messages are sent to ${provider}`,
      figure: `${sent.length} messages, ${requests} requests, ${twice} sent twice, ${waiting} left`,
      limit: '0 sent twice, 0 left',
      holds: twice === 0 && waiting === 0 && crashed === CRASHES,
    });
  }
  return rows;
}

/** Names, notes and addresses that attack a mail's structure. */
export async function sendHostileMails(): Promise<Row[]> {
  const harness = await openServerHarness();
  const outcome = await checkHostileMails(HOSTILE_GUESTS, harness).catch((error: unknown) => String(error));
  await harness.close();
  return [
    {
      promise: 'hostile names and addresses',
      figure: `${outcome} mails with exactly their headers and recipients`,
      limit: String(HOSTILE_GUESTS),
      holds: outcome === HOSTILE_GUESTS,
    },
  ];
}
