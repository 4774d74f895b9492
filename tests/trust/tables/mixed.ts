/**
 * Everything at once at a few tables: guests, staff, holds, offers, locks and lost claims, by 20 workers at two hosts
 * whose clocks differ. What is wrong in the end is found by SQL.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DayState } from '../../../src/api/day/dayContract.ts';
import { formatWireTime } from '../../../src/domain/booking/time.ts';
import { PARTY_STATUSES } from '../../../src/domain/day/party.ts';
import { createGuestLink } from '../../../src/server/links/guestLinks.ts';
import { writeDurably } from '../../../src/server/store/groupCommit.ts';
import type { Row } from '../report.ts';
import { bodyOf, scale } from '../trustHost.ts';
import { TENANT, CLOCK_SKEW_MS, type Cluster, STAYS, STAY_TABLES } from './cluster.ts';
import { type Verdict, judge } from './oracle.ts';

const DATE = '2026-11-23';
const WIRE_DATE = '23.11.2026';
const WORKERS = 20;
const OPERATIONS = scale(6_600, 300);
const WITHOUT_KEY = 200;
const MAX_HOLD_MS = 1_500;
/** Every so many operations, another process keeps everybody waiting. */
const LOCK_EVERY = 50;

const pick = <Item>(items: readonly Item[]): Item | undefined => items[randomInt(Math.max(1, items.length))];
const someTables = (): string[] => [
  ...new Set([pick(STAY_TABLES)!, ...(randomInt(4) === 0 ? [pick(STAY_TABLES)!] : [])]),
];
const someTime = (): number => 10 * 60 + 15 * randomInt(38);
/** Returns the path of a page in a reply, or undefined. */
const manageIn = (text: string): string | undefined => /"manage":"([^"]+)"/.exec(text)?.[1];

/** Returns until when something is held: soon over, soon over by the clock that is ahead, or for as long as this lasts. */
const someEnd = (): number => Date.now() + CLOCK_SKEW_MS * randomInt(3) + randomInt(MAX_HOLD_MS);

type Operation = (host: number) => Promise<boolean>;

/** The operations, each of which resolves to whether the host agreed. */
function operationsOf({ post, get, store }: Cluster): Readonly<Record<string, Operation>> {
  let steps = 0;
  const run = randomBytes(4).toString('hex');
  const manage: string[] = [];
  const confirmations: string[] = [];
  const logs: number[] = [];
  const state = (host: number) => get<DayState>(host, `/api/day/${TENANT}?date=${DATE}`);
  const act = async (host: number, action: object | undefined): Promise<boolean> => {
    if (action === undefined) return false;
    const id = `mixed-${run}-${String(++steps).padStart(8, '0')}`;
    const { status, text } = await post(host, `/api/day/${TENANT}/actions`, { id, date: DATE, action });
    const log = status === 200 ? (JSON.parse(text) as { log: number | null }).log : null;
    if (log !== null) logs.push(log);
    return status === 200;
  };
  const onParty =
    (actionOf: (party: { party: number; revision: number }) => object): Operation =>
    async (host) => {
      const found = pick((await state(host)).parties);
      return act(host, found && actionOf({ party: found.id, revision: found.revision }));
    };
  const visit = (): Record<string, unknown> => ({
    location_id: '8',
    date: WIRE_DATE,
    time: formatWireTime(10 * 60 + 30 * randomInt(19)),
    stay: pick(STAYS)!.name,
    selected_tables: [Number(pick(STAY_TABLES))],
  });
  const answerOffer =
    (answer: 'accept' | 'decline'): Operation =>
    async (host) => {
      const offered = pick((await state(host)).waiting.filter((entry) => entry.offer !== null));
      if (!offered?.party) return false;
      const secret = await createGuestLink(store, TENANT, offered.party);
      return (await post(host, `/r/${secret}/${answer}`)).status === 303;
    };
  const reserve: Operation = async (host) => {
    const body = JSON.parse(bodyOf({ ...visit(), email: `guest${steps++}@example.com` })) as object;
    const { status, text } = await post(host, '/reservation', body);
    const path = manageIn(text);
    if (path !== undefined) manage.push(path);
    return status === 200;
  };
  return {
    reserve,
    /** A reservation that the limits would have held. */
    async hold(host) {
      const { status, text } = await post(host, '/reservation', JSON.parse(bodyOf(visit())) as object);
      if (status !== 200) return false;
      const { code } = JSON.parse(text) as { code: string };
      const row = await writeDurably(store, TENANT, (trx) =>
        trx
          .updateTable('reservations')
          .set({ held_until: someEnd() })
          .where('tenant', '=', TENANT)
          .where('code', '=', code)
          .where('revision', '=', 0)
          .returning('id')
          .executeTakeFirst(),
      );
      if (!row) return false;
      const secret = randomBytes(24).toString('base64url');
      const secret_hash = createHash('sha256').update(secret).digest('hex');
      await store
        .insertInto('confirmation_links')
        .values({ tenant: TENANT, secret_hash, reservation_id: row.id })
        .execute();
      confirmations.push(`/v/${TENANT}/confirm/${secret}`);
      return true;
    },
    confirm: async (host) => (await post(host, confirmations.at(-1 - randomInt(3)) ?? '/')).status === 200,
    async change(host) {
      const path = pick(manage);
      return (
        path !== undefined && (await post(host, `${path}/reservation`, { ...visit(), guests: '2' })).status === 200
      );
    },
    async 'cancel by the guest'(host) {
      const path = pick(manage);
      return path !== undefined && (await post(host, `${path}/cancel`)).status === 303;
    },
    accept: answerOffer('accept'),
    decline: answerOffer('decline'),
    'walk in': (host) => act(host, { type: 'walk_in', guests: 2, tables: someTables() }),
    add: (host) =>
      act(host, {
        type: 'add',
        name: 'Mei',
        guests: 2,
        tables: someTables(),
        time: someTime(),
        stay: 30 + 15 * randomInt(8),
      }),
    status: onParty((party) => ({ type: 'status', ...party, status: pick(PARTY_STATUSES) })),
    move: onParty((party) => ({ type: 'tables', ...party, tables: someTables() })),
    edit: onParty((party) => ({ type: 'edit', ...party, time: someTime() })),
    cancel: onParty((party) => ({ type: 'cancel', ...party, tell: false })),
    async swap(host) {
      const { parties } = await state(host);
      const [one, other] = [pick(parties), pick(parties)];
      if (!one || !other) return false;
      const { id: party, revision } = one;
      return act(host, { type: 'swap', party, revision, other: other.id, otherRevision: other.revision });
    },
    undo: (host) => act(host, { type: 'undo', log: logs.at(-1 - randomInt(4)) ?? 0 }),
    block(host) {
      const fromTime = someTime();
      const times = { fromTime, untilTime: fromTime + 60 };
      return act(host, { type: 'block', tables: someTables(), from: DATE, until: DATE, ...times, reason: 'Tide' });
    },
    async unblock(host) {
      const block = pick((await state(host)).blocks)?.id;
      return act(host, block === undefined ? undefined : { type: 'unblock', block });
    },
    wait: (host) =>
      act(host, { type: 'wait_add', name: 'Noah', guests: 2, email: 'noah@example.com', quotedMinutes: 5 }),
    async offer(host) {
      const entry = pick((await state(host)).waiting.filter((one) => one.state === 'waiting'));
      const made =
        entry &&
        (await act(host, {
          type: 'wait_offer',
          entry: entry.id,
          revision: entry.revision,
          tables: someTables(),
          minutes: 5,
        }));
      if (!made) return false;
      const offers = store.updateTable('waiting_list').set({ offer_until: someEnd() }).where('tenant', '=', TENANT);
      await offers.where('id', '=', entry.id).where('state', '=', 'offered').execute();
      return true;
    },
    async 'seat from the list'(host) {
      const entry = pick(
        (await state(host)).waiting.filter((one) => one.state === 'waiting' || one.state === 'offered'),
      );
      return act(host, entry && { type: 'wait_seat', entry: entry.id, revision: entry.revision, tables: someTables() });
    },
    /** A host whose clock is ahead has released all holds, under the venue's lock as always, and left no mark. */
    async lose() {
      await writeDurably(store, TENANT, async (trx) => {
        const held = trx
          .selectFrom('reservations')
          .select('id')
          .where('tenant', '=', TENANT)
          .where('held_until', '>', 1);
        await trx.deleteFrom('claims').where('tenant', '=', TENANT).where('reservation_id', 'in', held).execute();
      });
      return true;
    },
  };
}

/** How often an operation comes, where not once. */
const WEIGHTS: Readonly<Record<string, number>> = {
  reserve: 5,
  hold: 5,
  confirm: 5,
  status: 4,
  offer: 3,
  accept: 3,
  wait: 2,
  cancel: 4,
  'cancel by the guest': 3,
  unblock: 2,
  lose: 0.5,
};

type Mix = Verdict & { readonly agreed: Readonly<Record<string, number>>; readonly done: number };

/** Goes on beyond the operations until each of `wanted` has agreed once, which is left to chance, but not forever. */
async function mix(cluster: Cluster, operations: number, wanted: readonly string[] = []): Promise<Mix> {
  const all = Object.entries(operationsOf(cluster));
  const lots = all.flatMap((entry) => Array.from({ length: Math.round(10 * (WEIGHTS[entry[0]] ?? 1)) }, () => entry));
  const agreed: Record<string, number> = {};
  let begun = 0;
  const work = async (worker: number): Promise<void> => {
    const isOver = (): boolean =>
      begun >= operations && (wanted.every((name) => agreed[name]) || begun >= 10 * operations);
    while (!isOver()) {
      begun++;
      if (begun % LOCK_EVERY === 0) {
        const unlock = await cluster.sql.lock();
        await delay(50 + randomInt(200));
        await unlock();
      }
      const [name, operate] = pick(lots)!;
      if (await operate(worker % 2)) agreed[name] = (agreed[name] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  return { ...(await judge(cluster.sql, TENANT)), agreed, done: begun };
}

/** Runs the mix. */
export async function mixOperations(cluster: Cluster): Promise<Row> {
  const wanted = ['reserve', 'hold', 'confirm', 'offer', 'accept', 'status'];
  const { doubled, unclaimed, agreed, done } = await mix(cluster, OPERATIONS, wanted);
  const wrong = [...doubled, ...unclaimed];
  const missing = wanted.filter((name) => !agreed[name]);
  return {
    promise: `${OPERATIONS} mixed operations of ${WORKERS} workers at two hosts, clocks 2 minutes apart, holds, offers and locks among them`,
    figure: `${done} operations, ${Object.values(agreed).reduce((sum, one) => sum + one, 0)} agreed, ${doubled.length} doubled, ${unclaimed.length} without claim${wrong.length > 0 ? `: ${wrong.slice(0, 3).join('; ')}` : ''}${missing.length > 0 ? `; none agreed of ${missing.join(', ')}` : ''}`,
    limit: '0 doubled, 0 without claim',
    holds: wrong.length === 0 && missing.length === 0,
  };
}

/** The same once the key that decides is gone. */
export async function mixOperationsWithoutKey(cluster: Cluster): Promise<Row> {
  const { doubled } = await mix(cluster, WITHOUT_KEY);
  return {
    promise: 'mixed operations without the unique key, which proves that they can fail',
    figure: `${doubled.length} doubled after ${WITHOUT_KEY} operations`,
    limit: '1 or more',
    holds: doubled.length > 0,
  };
}
