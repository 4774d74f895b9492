/**
 * Every way out of a hold against a stranger who wants the same table: while another process locks the database until
 * the hold is over, between hosts with different clocks, after the hold was lost without a mark, and under kills.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createGuestLink } from '../../../src/server/links/guestLinks.ts';
import type { Row } from '../report.ts';
import { TABLES, bodyOf, isShort, scale } from '../trustHost.ts';
import { BY_DATE as TENANT, CLOCK_SKEW_MS, type Cluster } from './cluster.ts';
import { judge } from './oracle.ts';

const DATE = '2026-11-23';
const WIRE_DATE = '23.11.2026';
const MINUTE_MS = 60_000;

/** A guest whose table is held. */
type Guest = {
  readonly table: number;
  /** The name and the idempotency key, which no other guest has. */
  readonly name: string;
  /** The party, and the entry of the waiting list. */
  party: number;
  entry: number;
  /** What the way out needs of the preparation. */
  note: string;
};

let acts = 0;
async function act(cluster: Cluster, host: number, action: object): Promise<{ ok: boolean; log: number }> {
  const id = `holds-${String(++acts).padStart(8, '0')}`;
  const { text } = await cluster.post(host, `/api/day/${TENANT}/actions`, { id, date: DATE, action });
  const { ok = false, log = 0 } = text.startsWith('{') ? (JSON.parse(text) as { ok?: boolean; log?: number }) : {};
  return { ok, log };
}

const submit = (cluster: Cluster, host: number, table: number, name: string) =>
  cluster.post(
    host,
    '/reservation',
    JSON.parse(
      bodyOf({
        selected_tables: [table],
        date: WIRE_DATE,
        first_name: name,
        email: `${name}@example.com`,
        idempotency_key: name,
      }),
    ) as object,
  );

async function partyOf({ sql }: Cluster, name: string): Promise<{ id: number; revision: number }> {
  const [party] = await sql.query<{ id: number | string; revision: number }>(
    'select id, revision from reservations where tenant = ? and first_name = ?',
    TENANT,
    name,
  );
  return { id: Number(party?.id ?? 0), revision: party?.revision ?? 0 };
}

/** Holds a table for a guest who must confirm. */
async function hold(cluster: Cluster, guest: Guest): Promise<void> {
  await submit(cluster, 0, guest.table, guest.name);
  guest.party = (await partyOf(cluster, guest.name)).id;
  await cluster.sql.query(
    'update reservations set held_until = ? where id = ?',
    Date.now() + 60 * MINUTE_MS,
    guest.party,
  );
}

/** Offers a table to a waiting guest. */
async function offer(cluster: Cluster, guest: Guest): Promise<void> {
  const { name, table } = guest;
  await act(cluster, 0, { type: 'wait_add', name, guests: 2, email: `${name}@example.com`, quotedMinutes: 20 });
  const [entry] = await cluster.sql.query<{ id: number | string }>('select id from waiting_list where name = ?', name);
  guest.entry = Number(entry?.id ?? 0);
  await act(cluster, 0, { type: 'wait_offer', entry: guest.entry, revision: 0, tables: [String(table)], minutes: 60 });
  guest.party = (await partyOf(cluster, name)).id;
}

type Way = {
  prepare(cluster: Cluster, guest: Guest): Promise<void>;
  /** Resolves to whether somebody was told that the table is the guest's. */
  leave(cluster: Cluster, host: number, guest: Guest): Promise<boolean>;
};

const withStatus = (status: string): Way => ({
  prepare: hold,
  async leave(cluster, host, { name }) {
    const { id: party, revision } = await partyOf(cluster, name);
    return (await act(cluster, host, { type: 'status', party, revision, status })).ok;
  },
});

const WAYS: Readonly<Record<string, Way>> = {
  confirm: {
    async prepare(cluster, guest) {
      await hold(cluster, guest);
      guest.note = randomBytes(24).toString('base64url');
      const hash = createHash('sha256').update(guest.note).digest('hex');
      const insert = 'insert into confirmation_links (tenant, secret_hash, reservation_id) values (?, ?, ?)';
      await cluster.sql.query(insert, TENANT, hash, guest.party);
    },
    leave: async (cluster, host, { note }) => (await cluster.post(host, `/v/${TENANT}/confirm/${note}`)).status === 200,
  },
  accept: {
    async prepare(cluster, guest) {
      await offer(cluster, guest);
      guest.note = await createGuestLink(cluster.store, TENANT, guest.party);
    },
    async leave(cluster, host, { note, entry }) {
      await cluster.post(host, `/r/${note}/accept`);
      // The page says so.
      const found = await cluster.sql.query("select 1 from waiting_list where id = ? and state = 'accepted'", entry);
      return found.length > 0;
    },
  },
  'seat the waiting guest': {
    prepare: offer,
    leave: async (cluster, host, { entry, table }) =>
      (await act(cluster, host, { type: 'wait_seat', entry, revision: 1, tables: [String(table)] })).ok,
  },
  'confirm by staff': withStatus('confirmed'),
  arrive: withStatus('arrived'),
  seat: withStatus('seated'),
  'move and confirm': {
    prepare: hold,
    async leave(cluster, host, { name, table }) {
      const { id: party, revision } = await partyOf(cluster, name);
      const moved = await act(cluster, host, { type: 'tables', party, revision, tables: [String(table)] });
      const edited = moved.ok && (await act(cluster, host, { type: 'edit', party, revision, guests: 1 })).ok;
      const seen = { party, revision: revision + (edited ? 1 : 0) };
      return edited && (await act(cluster, host, { type: 'status', ...seen, status: 'confirmed' })).ok;
    },
  },
  'cancel, undo and confirm': {
    async prepare(cluster, guest) {
      await hold(cluster, guest);
      const { id: party, revision } = await partyOf(cluster, guest.name);
      guest.note = String((await act(cluster, 0, { type: 'cancel', party, revision, tell: false })).log);
    },
    async leave(cluster, host, { name, note }) {
      if (!(await act(cluster, host, { type: 'undo', log: Number(note) })).ok) return false;
      const { id: party, revision } = await partyOf(cluster, name);
      return (await act(cluster, host, { type: 'status', party, revision, status: 'confirmed' })).ok;
    },
  },
  'submit again': {
    prepare: hold,
    async leave(cluster, host, { table, name }) {
      const { status, text } = await submit(cluster, host, table, name);
      return status === 200 && !text.includes('confirm_within_minutes');
    },
  },
};

const DISTURBANCES = ['lock', 'skew', 'loss', 'kill', 'none'] as const;
type Tally = { rounds: number; told: number; strangers: number; problems: string[] };

/** One round of each way, each at tables of its own, under one disturbance. */
async function playRounds(
  cluster: Cluster,
  disturbance: (typeof DISTURBANCES)[number],
  round: string,
  perWay: number,
  tally: Tally,
): Promise<void> {
  const { sql } = cluster;
  const guests = Object.entries(WAYS).flatMap(([, way], i) =>
    Array.from({ length: perWay }, (__, copy) => {
      const table = i * perWay + copy + 1;
      const guest: Guest = { table, name: `guest-${round}-${table}`, party: 0, entry: 0, note: '' };
      return { way, guest };
    }),
  );
  await Promise.all(guests.map(({ way, guest }) => way.prepare(cluster, guest)));
  const endHolds = async (instant: number): Promise<void> => {
    await sql.query('update reservations set held_until = ? where held_until > 1', instant);
    await sql.query("update waiting_list set offer_until = ? where state = 'offered'", instant);
  };
  const started = Date.now();
  if (disturbance === 'lock') await endHolds(started + 400);
  if (disturbance === 'skew') await endHolds(started + CLOCK_SKEW_MS / 2);
  if (disturbance === 'loss')
    await sql.query('delete from claims where reservation_id in (select id from reservations where held_until > 1)');
  const unlock = disturbance === 'lock' ? await sql.lock() : undefined;
  const outcomes = guests.map(async ({ way, guest }) => {
    // With skewed clocks the stranger asks the host that is ahead.
    const host = disturbance === 'skew' ? 0 : randomInt(2);
    const stranger = delay(randomInt(20)).then(() =>
      submit(cluster, disturbance === 'skew' ? 1 : randomInt(2), guest.table, `stranger-${round}-${guest.table}`),
    );
    const isTold = await delay(randomInt(20)).then(() => way.leave(cluster, host, guest));
    return { guest, isTold, isStranger: (await stranger).status === 200 };
  });
  if (unlock) await delay(Math.max(0, started + 450 - Date.now())).then(unlock);
  if (disturbance === 'kill') await delay(randomInt(30)).then(() => cluster.kill(randomInt(2)));
  const { doubled, unclaimed } = await Promise.all(outcomes).then(() => judge(sql, TENANT, true));
  tally.problems.push(
    ...doubled.map((names) => `${disturbance}: ${names}`),
    ...unclaimed.map((name) => `${disturbance}: ${name} has no claim`),
  );
  const promised = new Set(
    (
      await sql.query<{ name: string }>(
        'select first_name as name from reservations where cancelled_at is null and held_until is null',
      )
    ).map(({ name }) => name),
  );
  for (const { guest, isTold, isStranger } of await Promise.all(outcomes)) {
    tally.rounds++;
    if (isTold) tally.told++;
    if (isStranger) tally.strangers++;
    if (isTold && !promised.has(guest.name)) tally.problems.push(`${disturbance}: ${guest.name} was told so in vain`);
    const stranger = `stranger-${round}-${guest.table}`;
    if (isStranger && !promised.has(stranger)) tally.problems.push(`${disturbance}: ${stranger} was told so in vain`);
    if (isTold && isStranger) tally.problems.push(`${disturbance}: table ${guest.table} was given to two`);
  }
  // The tables are free for the next rounds.
  await sql.query('delete from claims where tenant = ?', TENANT);
  const end = 'update reservations set cancelled_at = 1, held_until = null where cancelled_at is null and tenant = ?';
  await sql.query(end, TENANT);
  await sql.query("update waiting_list set state = 'left' where tenant = ?", TENANT);
}

const newTally = (): Tally => ({ rounds: 0, told: 0, strangers: 0, problems: [] });
const count = Object.keys(WAYS).length;

/** Leaves holds in every way, under every disturbance. */
export async function leaveHolds(cluster: Cluster): Promise<Row> {
  const perWay = isShort ? 1 : Math.floor(TABLES / count);
  const batches = Math.ceil(scale(200, DISTURBANCES.length) / perWay);
  const tally = newTally();
  for (let batch = 0; batch < batches; batch++)
    await playRounds(cluster, DISTURBANCES[batch % DISTURBANCES.length]!, String(batch), perWay, tally);
  const { rounds, told, strangers, problems } = tally;
  return {
    promise: `${count} ways out of a hold against a stranger, ${batches * perWay} rounds each: locks, clocks 2 minutes apart, lost claims, kills`,
    figure: `${rounds} tables, ${told} for the guest, ${strangers} for the stranger, ${problems.length} doubled or without claim${problems.length > 0 ? `: ${problems.slice(0, 3).join('; ')}` : ''}`,
    limit: '0 doubled or without claim',
    holds: problems.length === 0 && told > 0 && strangers > 0,
  };
}

/** The same once the key that decides is gone: then guests and strangers get the same tables. */
export async function leaveHoldsWithoutKey(cluster: Cluster): Promise<Row> {
  const tally = newTally();
  await playRounds(cluster, 'loss', 'keyless', 1, tally);
  const doubled = tally.problems.filter((problem) => problem.includes('given to two')).length;
  return {
    promise: 'the ways out of a hold without the unique key, which proves that they can fail',
    figure: `${doubled} of ${tally.rounds} tables given to two`,
    limit: 'half or more',
    holds: doubled >= tally.rounds / 2,
  };
}
