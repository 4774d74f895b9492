/** Strangers who spend the venue's money, flood others, hold what everybody needs, or send what no page would. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { bookingCalls } from '../../src/api/bookingContract.ts';
import { CALL_GROUPS } from '../../src/server/http/openApi/calls.ts';
import { AJAX, createTempFolder, venueFiles } from '../server/serverHarness.ts';
import { startHookReceiver } from '../support/hookReceiver.ts';
import { type RunningHost, editorAddress } from '../support/host.ts';
import { payloadOf } from '../support/payload.ts';
import { startReceiver } from '../support/postReceiver.ts';
import { startSmtpServer } from '../support/smtpServer.ts';
import { type Row, seconds } from './report.ts';
import { type Answer, DATE, TABLES, dateOf, isShort, planOf, query, scale, send, start } from './trustHost.ts';

const TENANT = 'shell-bay';
/** Texts of the venue in a day. */
const TEXTS_PER_DAY = 90;
/** What is sent counts, and four texts leave at a time: so many may pass a limit that is just reached. */
const AT_ONCE = 3;
const LEVELS = 8_000;
/** How long mails, texts and events may take. */
const PATIENCE_MS = 60_000;

type Finding = Omit<Row, 'promise'>;
type Body = Readonly<Record<string, unknown>>;
/** Gets the name of a data folder, and the venues: `shell-bay`, which sends texts to anybody, and `reef`. */
type Attack = (name: string, venuesDir: string) => Promise<Finding>;

/**
 * Starts a host behind a proxy, which says from which network a request comes. Without any limit of requests, the host
 * would keep no networks.
 */
const startBehindProxy = (name: string, venuesDir: string, env: Record<string, string> = {}): Promise<RunningHost> =>
  start(name, { RATE_LIMIT: '100000', TRUST_PROXY: '127.0.0.1', ...env }, { venuesDir });

const from = (network: string): Record<string, string> => ({ 'X-Forwarded-For': network });
/** A network of its own for each number. */
const networkOf = (index: number): string => `17.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
/** One of the 256 networks of a /48. */
const inSite = (index: number): string => `2a01:db9:9:${((index % 256) << 8).toString(16)}::1`;

/** Sends JSON, as the pages do. */
const post = (
  host: RunningHost,
  path: string,
  body: Body | string,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Answer> =>
  send(host, path, {
    method,
    headers: { ...AJAX, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Returns the headers of a venue's owner. */
async function signIn(host: RunningHost, tenant = TENANT): Promise<Record<string, string>> {
  const entered = await fetch(editorAddress(host, tenant), { redirect: 'manual' });
  return { ...AJAX, Cookie: entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

async function until(isDone: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !isDone() && performance.now() < end;) await delay(50);
}

/** Waits until nothing that is due waits to be sent. */
const untilSent = (name: string): Promise<void> =>
  until(() => query(name, "select id from outbox where state = 'waiting'").length === 0);

/** Reserves from a network, and returns the path of the link. */
async function reserveFrom(host: RunningHost, network: string, changes: Body): Promise<string | undefined> {
  const { text } = await post(host, bookingCalls.reserve.path, payloadOf({ date: DATE, ...changes }), from(network));
  return (JSON.parse(text) as { manage?: string }).manage;
}

/** Receivers of one venue's webhooks answer 101; another venue's must hear of its event, and the host must stop. */
async function upgradeWebhooks(name: string, venuesDir: string): Promise<Finding> {
  const secrets = new Map<string, string>();
  const receiver = await startHookReceiver(secrets, (hook) => (hook === 'good' ? 'take' : 'upgrade'));
  const host = await startBehindProxy(name, venuesDir, { WEBHOOK_HOSTS: new URL(receiver.origin).host });
  const addAndTest = async (tenant: string, hook: string): Promise<void> => {
    const owner = await signIn(host, tenant);
    const path = `/api/editor/${tenant}/webhooks`;
    const { text } = await post(host, path, { url: `${receiver.origin}/${hook}` }, owner);
    const { id, secret } = JSON.parse(text) as { id: string; secret: string };
    secrets.set(hook, secret);
    await post(host, `${path}/${id}/test`, {}, owner);
  };
  for (let index = 0; index < 19; index++) await addAndTest(TENANT, `stuck${index}`);
  await until(() => receiver.calls() >= 8);
  const stuck = receiver.calls();
  await addAndTest('reef', 'good');
  await until(() => receiver.taken.length > 0);
  const begun = performance.now();
  await host.stop();
  const took = performance.now() - begun;
  await receiver.close();
  return {
    figure: `${stuck} calls answered 101, ${receiver.taken.length} event of another venue delivered, stop ${seconds(took)}`,
    limit: '8 or more, 1, 4 s',
    holds: stuck >= 8 && receiver.taken.length === 1 && (isShort || took < 4_000),
  };
}

/** Strangers reserve and cancel in the name of telephone numbers. */
async function sendTexts(name: string, venuesDir: string): Promise<Finding> {
  const received: string[] = [];
  const gateway = await startReceiver((_request, body, reply) => {
    received.push((JSON.parse(body) as { to: string }).to);
    reply.writeHead(202).end();
  });
  const host = await startBehindProxy(name, venuesDir, { MESSENGER_URL: `sms://:secret@127.0.0.1:${gateway.port}/` });
  let guests = 0;
  const cycle = async (network: string, changes: Body, waits = false): Promise<void> => {
    const number = guests++;
    const manage = await reserveFrom(host, network, {
      messages: true,
      email: `guest${number}@example.com`,
      date: dateOf(Math.floor(number / 10)),
      selected_tables: [(number % TABLES) + 1],
      ...changes,
    });
    const headers = {
      ...from(network),
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    };
    // Otherwise the text about the cancellation takes the place of the other one.
    if (waits) await untilSent(name);
    if (manage !== undefined) await send(host, `${manage}/cancel`, { method: 'POST', headers });
  };
  /** Returns how many texts a part of the attack has sent. */
  const count = async (attack: () => Promise<void>): Promise<number> => {
    const before = received.length;
    await attack();
    await untilSent(name);
    return received.length - before;
  };
  const together = async (times: number, act: (index: number) => Promise<void>): Promise<void> => {
    await Promise.all(Array.from({ length: times }, (_, index) => act(index)));
  };
  const phone = (index: number): string => String(772_000_000 + index * 7);
  const unverified = await count(() =>
    together(5, (index) =>
      cycle(networkOf(index), { location_id: '8', selected_tables: [900], date: dateOf(index), phone: phone(index) }),
    ),
  );
  const abroad = await count(() =>
    together(3, (index) => cycle(networkOf(index), { country_code: '+44', phone: `790012345${index}` })),
  );
  const ofNumber = await count(async () => {
    for (let index = 0; index < 6; index++) await cycle(networkOf(100 + index), { phone: '771239876' }, true);
  });
  const ofNetwork = await count(() => together(70, (index) => cycle('203.0.113.1', { phone: phone(100 + index) })));
  const ofVenue =
    ofNumber +
    ofNetwork +
    (await count(() => together(40, (index) => cycle(networkOf(200 + index), { phone: phone(200 + index) }))));
  await host.stop();
  await gateway.close();
  return {
    figure: `${unverified} without the venue's switch, ${abroad} abroad, ${ofNumber} to a number, ${ofNetwork} of a network, ${ofVenue} of a venue`,
    limit: `0, 0, 8, 60, ${TEXTS_PER_DAY}, and at most ${AT_ONCE} on their way`,
    holds:
      unverified === 0 &&
      abroad === 0 &&
      ofNumber > 0 &&
      ofNumber <= 8 + AT_ONCE &&
      ofNetwork > 0 &&
      ofNetwork <= 60 + AT_ONCE &&
      ofVenue > ofNumber + ofNetwork &&
      ofVenue <= TEXTS_PER_DAY + AT_ONCE,
  };
}

/** Somebody reserves twice in a victim's name, and changes both again and again. */
async function floodMailbox(name: string, venuesDir: string): Promise<Finding> {
  let mails = 0;
  const server = await startSmtpServer((_mail, recipients) => {
    if (recipients.includes('victim@example.com')) mails++;
  });
  const env = { SMTP_URL: server.url, MAIL_FROM: 'tables@tide.example', PUBLIC_URL: 'https://book.tide.example' };
  const host = await startBehindProxy(name, venuesDir, env);
  let networks = 0;
  let changes = 0;
  for (const table of [1, 2]) {
    const fields = { email: 'victim@example.com', date: dateOf(table), selected_tables: [table] };
    const manage = (await reserveFrom(host, networkOf(networks++), fields)) ?? '';
    for (let change = 0; change < 10; change++) {
      const time = change % 2 === 0 ? '11:00 AM' : '12:00 PM';
      const answer = await post(
        host,
        `${manage}/reservation`,
        payloadOf({ ...fields, time }),
        from(networkOf(networks++)),
      );
      if (answer.status === 200) changes++;
      // Mails that still wait would become one.
      await untilSent(name);
    }
  }
  await untilSent(name);
  await host.stop();
  server.close();
  return {
    figure: `${mails} mails after 2 reservations and ${changes} changes`,
    limit: '1 to 8 mails',
    holds: mails > 0 && mails <= 8 && changes > 0,
  };
}

/** One site opens event streams. */
async function openStreams(host: RunningHost): Promise<Finding> {
  const owner = await signIn(host);
  const streams: ClientRequest[] = [];
  const open = async (path: string, headers: Record<string, string>): Promise<number> => {
    const stream = request(host.url + path, { headers, agent: false }).end();
    streams.push(stream.on('error', () => {}));
    const [response] = (await once(stream, 'response')) as [IncomingMessage];
    response.on('error', () => {}).resume();
    return response.statusCode ?? 0;
  };
  const ofGuest = `${bookingCalls.events.path}?key=shell-bay-key&date=${DATE}`;
  const count = scale(2_000, 700);
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => open(ofGuest, from(inSite(index)))));
  const opened = answers.filter((status) => status === 200).length;
  const guest = await open(ofGuest, from(networkOf(1)));
  const staff = await open(`/api/day/${TENANT}/events`, { ...owner, ...from(inSite(1)) });
  for (const stream of streams) stream.destroy();
  return {
    figure: `${opened} of ${count} opened; then a guest elsewhere: ${guest}, staff in the same network: ${staff}`,
    limit: '1 to 600; 200, 200',
    holds: opened > 0 && opened <= 600 && guest === 200 && staff === 200,
  };
}

/** One site asks for tables for large parties. */
async function askForParties(host: RunningHost): Promise<Finding> {
  const ask = async (index: number, network: string): Promise<number> => {
    const guest = { email: `guest${index}@example.com`, phone: String(772_000_000 + index * 7), guests: '20', step: 1 };
    const body = payloadOf({ ...guest, date: dateOf(index % 90) });
    return (await post(host, bookingCalls.request.path, body, from(network))).status;
  };
  const count = scale(300, 100);
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(index, inSite(index))));
  const taken = answers.filter((status) => status === 200).length;
  const elsewhere = await ask(count, networkOf(1));
  return {
    figure: `${taken} of ${count} taken; then one from elsewhere: ${elsewhere}`,
    limit: '1 to 15; 200',
    holds: taken > 0 && taken <= 15 && elsewhere === 200,
  };
}

/** Every call with JSON gets some that is nested deeply, of an owner where it needs one. */
async function nestDeeply(host: RunningHost): Promise<Finding> {
  const owner = await signIn(host);
  const secret = (await reserveFrom(host, networkOf(1), { selected_tables: [2] }))?.replace('/r/', '') ?? '';
  const deep = `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`;
  const calls = CALL_GROUPS.flatMap((group) => Object.values(group.calls)).filter(
    ([, { body }]) => body !== undefined && !body.includes('/'),
  );
  const others: string[] = [];
  for (const [{ method, path }] of calls) {
    const filled = path.replace(':tenant', TENANT).replace(':secret', secret).replaceAll(/:\w+/g, '1');
    for (const field of ['settings', 'plan', 'action', 'notes']) {
      const { status } = await post(host, filled, `{"${field}":${deep}}`, { ...owner, 'If-None-Match': '*' }, method);
      if (status !== 400) others.push(`${method} ${path}: ${status}`);
    }
  }
  return {
    figure: `${calls.length} calls, ${others.length} answers other than 400${others.length > 0 ? ` (${others[0]})` : ''}`,
    limit: '0 others',
    holds: calls.length > 0 && others.length === 0,
  };
}

/** An owner, or whoever has the session, publishes what would break pages, mails or the host. */
async function publishSettings(host: RunningHost): Promise<Finding> {
  const owner = await signIn(host);
  const path = `/api/settings/${TENANT}`;
  const { published } = JSON.parse((await send(host, path, { headers: owner })).text) as {
    published: { settings: Body; etag: string };
  };
  const publish = async (changes: Body): Promise<number> => {
    const body = { settings: { ...published.settings, ...changes }, by: 'Ada', note: '' };
    return (await post(host, `${path}/publish`, body, { ...owner, 'If-Match': published.etag })).status;
  };
  const refused: readonly Body[] = [
    { terms_url: 'https://shell.example/"onclick=x' },
    { name: 'Shell\nBay' },
    { promo_codes: Array.from({ length: 20_000 }, (_, index) => ({ code: `CODE${index}` })) },
  ];
  const statuses: number[] = [];
  for (const changes of refused) statuses.push(await publish(changes));
  const good = await publish({ name: 'Shell Cove' });
  return {
    figure: `a quote, line breaks, 20,000 promo codes: ${statuses.join(', ')}; then a good name: ${good}`,
    limit: '422, 422, 422; 200',
    holds: statuses.every((status) => status === 422) && good === 200,
  };
}

/** What integrators misspell is refused by every call, and named. */
async function misspell(host: RunningHost): Promise<Finding> {
  const owner = await signIn(host);
  const manage = (await reserveFrom(host, networkOf(1), {})) ?? '';
  const editor = `/api/editor/${TENANT}`;
  const period = 'from=2026-11-01&until=2026-11-30';
  const webhook = { url: 'https://pos.example/hook' };
  const get = (path: string): Promise<Answer> => send(host, path, { headers: owner });
  const change = (fields: Body): Promise<Answer> =>
    post(host, `${manage}/reservation`, payloadOf({ date: DATE, time: '11:00 AM', ...fields }));
  /** Each with the status and a text of the answer. */
  const calls: readonly (readonly [() => Promise<Answer>, number, string])[] = [
    [() => get(`${editor}/reservations?${period}&form=1`), 400, '/form'],
    [() => get(`${editor}/reservations.csv?${period}&form=1`), 400, '/form'],
    [() => get(`${editor}/webhooks?form=1`), 400, '/form'],
    [() => get(`/api/day/${TENANT}?form=1`), 400, '/form'],
    [() => post(host, `${editor}/webhooks`, { ...webhook, contents: 'lean' }, owner), 400, '/contents'],
    [() => post(host, bookingCalls.reserve.path, payloadOf({ date: DATE, note: '' })), 422, '"note"'],
    [() => change({ note: '' }), 400, '/note'],
    [() => change({}), 200, `${manage}/reservation.ics`],
    [() => get(`${editor}/webhooks/1/deliveries`), 404, ''],
    [() => get(`/api/day/${TENANT}?date=24.11.2026`), 422, '2026-12-31'],
    [() => get(`${editor}/reservations?from=01.11.2026&until=30.11.2026`), 400, '/from'],
  ];
  const wrong: string[] = [];
  for (const [index, [call, status, text]] of calls.entries()) {
    const answer = await call();
    if (answer.status !== status || !answer.text.includes(text))
      wrong.push(`call ${index + 1}: ${answer.status} ${answer.text.slice(0, 120)}`);
  }
  return {
    figure: `${calls.length} calls, ${wrong.length} wrong answers${wrong.length > 0 ? ` (${wrong.join('; ')})` : ''}`,
    limit: '0 wrong',
    holds: wrong.length === 0,
  };
}

/** By promise: attacks on a host with a receiver, a gateway or a mail server beside it. */
const WITH_PEERS: Readonly<Record<string, Attack>> = {
  'receivers that answer 101 hang no other venue’s webhook and no stop': upgradeWebhooks,
  'texts to numbers that nobody has verified': sendTexts,
  'mails to a victim’s mailbox': floodMailbox,
};
/** Attacks on one host, one after the other. The last one changes its settings. */
const ALONE: Readonly<Record<string, (host: RunningHost) => Promise<Finding>>> = {
  'a /48 that opens event streams': openStreams,
  'a /48 that asks for large parties': askForParties,
  [`JSON of ${LEVELS} levels for all calls`]: nestDeeply,
  'misspelled calls are refused and named': misspell,
  'settings that no page could show are refused': publishSettings,
};

export async function meetStrangers(): Promise<Row[]> {
  const venue = { messages_unverified: true, messages_per_day: TEXTS_PER_DAY };
  const venuesDir = createTempFolder({ ...venueFiles(venue), [`${TENANT}/plan.json`]: planOf(TABLES) });
  const rows: Row[] = [];
  try {
    for (const [promise, attack] of Object.entries(WITH_PEERS))
      rows.push({ promise, ...(await attack(`strangers-${rows.length}`, venuesDir)) });
    const host = await startBehindProxy('strangers', venuesDir);
    for (const [promise, attack] of Object.entries(ALONE)) rows.push({ promise, ...(await attack(host)) });
    await host.stop();
  } finally {
    rmSync(venuesDir, { recursive: true, force: true });
  }
  return rows;
}
