/**
 * One step of staff or of the host on a venue's day, in one transaction. An action changes parties, blocks and waiting
 * guests through it; at the end it claims the tables anew, adds the step to the log and records the events.
 */
import type { Transaction, Updateable } from 'kysely';
import type { BlockChoice } from '../../../api/day/dayContract.ts';
import type { RequestErrors } from '../../../domain/booking/reservationRequest.ts';
import type { PlainDate } from '../../../domain/booking/time.ts';
import { areaClosuresOn } from '../../../domain/booking/venueFile.ts';
import { datesBetween } from '../../../domain/booking/seasonPlaces.ts';
import { UNDO_MS } from '../../../domain/day/action.ts';
import { isDeepEqual } from '../../../domain/deepEqual.ts';
import type { LogChange, WaitingFacts } from '../../../domain/day/log.ts';
import { blockedSlots } from '../../../domain/day/occupiedTables.ts';
import type { PartySource, Visit } from '../../../domain/day/party.ts';
import { takeAnyway } from '../../../domain/day/takeAnyway.ts';
import { type VisitRules, heldSlots, holdsTables, isAwaited } from '../../../domain/day/visit.ts';
import type { Table } from '../../../domain/plan/table.ts';
import { type HeldTable, type Holder, type TableSlots, deleteClaims, writeClaims } from '../../booking/claims.ts';
import { enqueueLatestMail, enqueueMails } from '../../booking/mailQueue.ts';
import { claimForOthers } from '../../booking/reclaim.ts';
import {
  type Reservation,
  type ReservedTable,
  insertReservation,
  isNotExpired,
  newReservation,
  reservedTables,
  toReservedTables,
  upcomingReservations,
} from '../../booking/reservations.ts';
import { type Actor, appendStep, blockFactsOf } from '../../booking/visits/dayLog.ts';
import { partyOf, visitColumns, visitOf, visitRules } from '../../booking/visits/visitRows.ts';
import { recordDay, recordTables } from '../../live/events.ts';
import { newRowId } from '../../store/rowIds.ts';
import type { BlockRow, MailKind, ReservationRow, Tables } from '../../store/store.ts';
import { NEW_WAITING, type WaitingRow } from '../../store/waitingRows.ts';
import { closedTables } from '../../venues/offlineTables.ts';
import type { ServedVenue } from '../../venues/venues.ts';
import { type Collision, describeCollisions, findNearest } from './collisions.ts';

/** Guests hear of a step of staff only when it can't be taken back anymore. */
export const MAIL_DELAY_MS = UNDO_MS.accepted;

export type Collisions = {
  readonly collisions: readonly Collision[];
  readonly nearest: readonly string[][];
};

/** Why a step is refused. Nothing has been changed then. */
export type Refusal =
  | { readonly type: 'conflict'; readonly parties: readonly number[] }
  | ({ readonly type: 'collision' } & Collisions)
  | {
      readonly type: 'affected';
      readonly parties: readonly number[];
      readonly choices: readonly BlockChoice[];
    }
  | { readonly type: 'invalid'; readonly errors: RequestErrors };

/** A party that a step leaves as it is, with what others have of its tables: nothing if it has changed since. */
export type LeftParty = { readonly party: number; readonly held: readonly HeldTable[] };

/** Rolls back a step that is refused. */
export class StepRefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`a step is refused: ${refusal.type}`);
    this.refusal = refusal;
  }
}

/** Refuses a step because of one of its fields. */
export function invalid(field: string, code: string, details: Record<string, string | number> = {}): StepRefusedError {
  return new StepRefusedError({ type: 'invalid', errors: { [field]: [{ ...details, code }] } });
}

export type StepFacts = {
  readonly served: ServedVenue;
  readonly actor: Actor;
  /** The venue's time, and the real one of the transaction, in epoch milliseconds. Holds and offers end in real time. */
  readonly now: number;
  readonly realNow: number;
  /** Whether guests who agree get messages on the telephone. */
  readonly hasMessenger?: boolean | undefined;
};

type ChangedParty = {
  readonly before: Visit | null;
  readonly after: Visit;
  readonly source: PartySource;
  /** Whether another party of the step has got its tables. */
  readonly overridden?: boolean;
};

export class DayTransaction {
  readonly trx: Transaction<Tables>;
  readonly facts: StepFacts;
  readonly #parties = new Map<number, ChangedParty>();
  readonly #blocks = new Map<number, Omit<Extract<LogChange, { kind: 'block' }>, 'kind' | 'id'>>();
  readonly #others: Exclude<LogChange, { kind: 'party' | 'block' }>[] = [];
  /** Dates on which something has changed that has no tables. */
  readonly #dates = new Set<PlainDate>();
  /** Mails that the step has added or stopped, by their party. */
  readonly #mails = new Map<number, number>();
  /** What an undo needs of personal data. */
  readonly personal: Record<string, unknown> = {};
  /** Whether the actor takes tables that others have. */
  isOverriding = false;
  /** Parties that could not be brought back. */
  readonly left: LeftParty[] = [];

  constructor(trx: Transaction<Tables>, facts: StepFacts) {
    this.trx = trx;
    this.facts = facts;
  }

  get tenant(): string {
    return this.facts.served.venue.tenant;
  }

  /** Returns a party as it is, if it still has the revision that the actor has seen. */
  async findParty(id: number, revision?: number): Promise<Reservation> {
    const row = await this.trx
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', this.tenant)
      .where('id', '=', id)
      .where(isNotExpired(this.facts.realNow))
      .executeTakeFirst();
    if (!row) throw invalid('party', 'unknown_party');
    if (revision !== undefined && row.revision !== revision)
      throw new StepRefusedError({ type: 'conflict', parties: [id] });
    return row;
  }

  /** Returns the tables with these keys, on the current plan. */
  tables(keys: readonly string[], field = 'tables'): Table[] {
    return keys.map((key) => {
      const table = this.facts.served.tables.get(key);
      if (!table) throw invalid(field, 'unknown_table');
      return table;
    });
  }

  /**
   * Changes a party. `columns` are what its visit doesn't have. Returns whether it has another date, time, stay or size than
   * before, which its guests have been told.
   */
  async changeParty(row: Reservation, wanted: Visit, columns: Updateable<ReservationRow> = {}): Promise<boolean> {
    return this.#writeParty(row, await this.#takeAnyway(row.id, wanted, visitOf(row)), columns);
  }

  async #writeParty(
    row: Reservation,
    after: Visit,
    columns: Updateable<ReservationRow>,
    overridden?: boolean,
  ): Promise<boolean> {
    const known = visitOf(row);
    if (isDeepEqual(known, after) && Object.keys(columns).length === 0) return false;
    const next = { ...after, revision: row.revision + 1 };
    const isMoved = (['date', 'guests', 'time', 'stay'] as const).some((fact) => known[fact] !== after[fact]);
    await this.trx
      .updateTable('reservations')
      .set({
        ...visitColumns(next),
        cancelled_at: after.cancelled ? (row.cancelled_at ?? this.facts.now) : null,
        // Tables that have left the plan since stay as they were promised.
        ...(isDeepEqual(known.tables, after.tables)
          ? {}
          : { tables: JSON.stringify(this.#promise(row, after.tables)) }),
        ...(isMoved ? { sequence: row.sequence + 1 } : {}),
        ...columns,
      })
      .where('tenant', '=', this.tenant)
      .where('id', '=', row.id)
      .execute();
    const before = this.#parties.get(row.id)?.before ?? known;
    this.#parties.set(row.id, { before, after: next, source: row.source, ...(overridden ? { overridden } : {}) });
    return isMoved;
  }

  /** Returns the promise of tables to a party. One that has left the plan since stays as it was promised. */
  #promise(row: Reservation, keys: readonly string[]): ReservedTable[] {
    const promised = reservedTables(row);
    return keys.flatMap((key) => {
      const kept = this.facts.served.tables.has(key) ? undefined : promised.find((table) => table.key === key);
      return kept ?? toReservedTables(this.tables([key]));
    });
  }

  /** Makes others give up the tables of a visit, if the actor says so. Returns the visit as it can be then. */
  async #takeAnyway(id: number, wanted: Visit, before?: Visit): Promise<Visit> {
    if (!this.isOverriding || !holdsTables(wanted)) return wanted;
    const rows = new Map((await this.#findOthers(id, wanted.date)).map((row) => [row.id, row]));
    const others = [...rows].map(([party, row]) => ({ party, visit: visitOf(row) }));
    // Without an answer, the claims refuse the step, and say who has the tables.
    const taken = takeAnyway(wanted, others, visitRules(this.facts.served), this.facts.now);
    for (const [party, after] of taken?.others ?? []) {
      const row = rows.get(party)!;
      const isMoved = await this.#writeParty(row, after, {}, true);
      if (isMoved && isAwaited(after)) await this.mail(party, row.email, 'changed');
    }
    const visit = taken?.visit ?? wanted;
    // Another time that others leave no room for decides nothing.
    if (before && isDeepEqual({ ...visit, keptAt: before.keptAt }, before)) return before;
    if (this.#closedTablesOf(visit).length === 0) return visit;
    // Whoever takes a table of a closed area anyway has decided about that, too.
    return { ...visit, keptAt: this.facts.now };
  }

  #closedTablesOf({ date, tables }: Visit): string[] {
    const closed = closedTables(this.facts.served, date);
    return tables.filter((key) => closed.has(key));
  }

  /** Refuses tables of a closed area that a party of this step has not had before, unless the actor takes them anyway. */
  async refuseClosedAreas(): Promise<void> {
    if (this.isOverriding) return;
    const { venue, tables } = this.facts.served;
    for (const party of this.#parties.values()) {
      const { before, after } = party;
      const had = before?.date === after.date ? before.tables : [];
      const taken = this.#closedTablesOf(after).filter((key) => !had.includes(key));
      if (taken.length === 0) continue;
      const closures = areaClosuresOn(venue, after.date);
      const reasonOf = (key: string): string =>
        closures.find(({ area }) => area === tables.get(key)?.areaId)?.note ?? '';
      await this.#refuse(
        party,
        taken.map((table) => ({ table, name: reasonOf(table), time: null })),
      );
    }
  }

  /** Refuses the step because of who has the tables of a party. */
  async #refuse(party: ChangedParty, collisions: readonly Collision[]): Promise<never> {
    throw new StepRefusedError({ type: 'collision', collisions, nearest: await this.#nearestTo(party) });
  }

  /** Returns the other parties of a date that are not canceled. */
  async #findOthers(id: number, date: PlainDate): Promise<Reservation[]> {
    const rows = await upcomingReservations(this.trx, this.tenant, { from: date, until: date });
    return rows.filter((row) => row.id !== id);
  }

  /** Adds a party that the actor has entered. */
  async addParty(
    id: number,
    wanted: Visit,
    facts: Pick<ReservationRow, 'code' | 'email' | 'phone' | 'notes'> & {
      readonly messages_at?: number | null;
      readonly language?: string | null;
      readonly name: string;
      readonly source: Reservation['source'];
    },
  ): Promise<void> {
    const { venue } = this.facts.served;
    const { name, ...columns } = facts;
    const visit = await this.#takeAnyway(id, wanted);
    const row = newReservation({
      ...columns,
      ...visitColumns(visit),
      tenant: this.tenant,
      id,
      first_name: name,
      last_name: '',
      country_code: '',
      hold_minutes: venue.hold_minutes,
      created_at: this.facts.now,
      recorded_at: this.facts.realNow,
      tables: JSON.stringify(toReservedTables(this.tables(visit.tables))),
    });
    await insertReservation(this.trx, row);
    this.#parties.set(id, { before: null, after: visit, source: facts.source });
  }

  /** Mails and messages a guest once the step can't be taken back anymore: messages alone where there is no address. */
  async mail(
    id: number,
    email: string,
    kind: MailKind,
    delayMs: number = MAIL_DELAY_MS,
    before?: Reservation,
  ): Promise<void> {
    const { now, realNow } = this.facts;
    const dueAt = realNow + delayMs;
    const [mail] = await enqueueMails(this.trx, { tenant: this.tenant, id, email }, [kind], now, dueAt, before);
    if (mail !== undefined) this.#mails.set(id, mail);
  }

  /** Mails a guest what was mailed last, as `mail` does. */
  async mailAgain(row: Reservation): Promise<void> {
    const { now, realNow } = this.facts;
    this.#mails.set(row.id, await enqueueLatestMail(this.trx, row, { now, dueAt: realNow + MAIL_DELAY_MS }));
  }

  /**
   * Drops the mails about a party that have not been tried, since what they say is no longer true, or only one of them.
   * Returns whether there were any. The outbox claims a mail by a change of its row, so that either of the two gets it.
   */
  async dropMails(id: number, mail?: number): Promise<boolean> {
    const dropped = await this.trx
      .deleteFrom('outbox')
      .where('tenant', '=', this.tenant)
      .where('reservation_id', '=', id)
      .where('state', '=', 'waiting')
      .where('tries', '=', 0)
      .where('due_at', '>', 0)
      // A message goes with the mail that it is beside.
      .$if(mail !== undefined, (query) =>
        query.where('kind', 'in', ({ selectFrom }) =>
          selectFrom('outbox as stopped')
            .select('stopped.kind')
            .where('stopped.tenant', '=', this.tenant)
            .where('stopped.id', '=', mail as number)
            .where('stopped.state', '=', 'waiting')
            .where('stopped.tries', '=', 0),
        ),
      )
      .returning(['id', 'channel'])
      .execute();
    const mails = dropped.filter(({ channel }) => channel === 'mail');
    for (const row of mails) this.#mails.set(id, row.id);
    return mails.length > 0;
  }

  /** Drops the mail that declines a request, unless it has left or is leaving: then the step is refused. */
  async dropDeclines(entry: number): Promise<void> {
    const mails = this.trx
      .deleteFrom('outbox')
      .where('tenant', '=', this.tenant)
      .where('waiting_id', '=', entry)
      .where('kind', '=', 'request_declined');
    const { numDeletedRows } = await mails.where('state', '=', 'waiting').where('tries', '=', 0).executeTakeFirst();
    const left = await this.trx
      .selectFrom('outbox')
      .select('id')
      .where('tenant', '=', this.tenant)
      .where('waiting_id', '=', entry)
      .where('kind', '=', 'request_declined')
      .executeTakeFirst();
    if (numDeletedRows === 0n && left) throw invalid('log', 'too_late');
  }

  /** Notes a party whose visit stays as it is. */
  noteParty(row: Reservation): void {
    this.#parties.set(row.id, { before: visitOf(row), after: visitOf(row), source: row.source });
  }

  /** Sets a block in force, or takes it out of force with `after` null. */
  async setBlock(id: number, row: Omit<BlockRow, 'tenant' | 'id'>, isInForce: boolean, isNew: boolean): Promise<void> {
    const facts = blockFactsOf(row);
    const revision = isNew ? row.revision : row.revision + 1;
    if (isNew)
      await this.trx
        .insertInto('blocks')
        .values({ ...row, tenant: this.tenant, id })
        .execute();
    else
      await this.trx
        .updateTable('blocks')
        .set({ removed_at: isInForce ? null : this.facts.now, revision })
        .where('tenant', '=', this.tenant)
        .where('id', '=', id)
        .execute();
    this.#blocks.set(id, { before: isInForce ? null : facts, after: isInForce ? facts : null, revision });
  }

  /** Returns a waiting party as it is, if it still has the revision that the actor has seen. */
  async findWaiting(id: number, revision?: number): Promise<WaitingRow> {
    const row = await this.trx
      .selectFrom('waiting_list')
      .selectAll()
      .where('tenant', '=', this.tenant)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw invalid('entry', 'unknown_party');
    if (revision !== undefined && row.revision !== revision)
      throw new StepRefusedError({ type: 'conflict', parties: [] });
    return row;
  }

  /** Adds a party that waits, from now on. Returns its id. */
  async addWaiting(
    entry: Omit<WaitingRow, 'tenant' | 'id' | 'joined_at' | keyof typeof NEW_WAITING> & Partial<WaitingRow>,
  ): Promise<number> {
    const { tenant, facts } = this;
    const row: WaitingRow = { ...NEW_WAITING, ...entry, tenant, id: newRowId(), joined_at: facts.now };
    await this.trx.insertInto('waiting_list').values(row).execute();
    this.noteWaiting(row.id, null, waitingFactsOf(row), row.date);
    return row.id;
  }

  /** Changes a waiting party. */
  async changeWaiting(row: WaitingRow, columns: Partial<WaitingRow>): Promise<void> {
    const after = { ...row, ...columns, revision: row.revision + 1 };
    await this.trx
      .updateTable('waiting_list')
      .set({ ...columns, revision: after.revision })
      .where('tenant', '=', this.tenant)
      .where('id', '=', row.id)
      .execute();
    this.noteWaiting(row.id, waitingFactsOf(row), waitingFactsOf(after), row.date);
  }

  /** Notes that a waiting party was added, changed or deleted. */
  noteWaiting(id: number, before: WaitingFacts | null, after: WaitingFacts | null, date: PlainDate): void {
    this.#others.push({ kind: 'waiting', id, before, after });
    this.#dates.add(date);
  }

  /** Notes that online reservations are paused until an instant, or no longer. */
  notePause(before: number | null, after: number | null, revision: number): void {
    this.#others.push({ kind: 'pause', before, after, revision });
  }

  /** Notes that the words about a date have changed. */
  noteWords(date: PlainDate, revision: number): void {
    this.#others.push({ kind: 'note', date, revision });
    this.#dates.add(date);
  }

  /** Ends the step, and returns its number in the log; null if it has changed nothing. */
  async finish(type: string, date: PlainDate, log: { readonly undoes?: number } = {}): Promise<number | null> {
    const changes: LogChange[] = [
      ...[...this.#parties].map(([id, { before, after, overridden }]) => {
        const mail = this.#mails.get(id);
        return {
          kind: 'party' as const,
          id,
          before,
          after,
          ...(mail === undefined ? {} : { mail }),
          ...(overridden ? { overridden } : {}),
        };
      }),
      ...[...this.#blocks].map(([id, change]) => ({ kind: 'block' as const, id, ...change })),
      ...this.#others,
    ];
    if (changes.length === 0 && this.#dates.size === 0) return null;
    await this.#claimTables();
    await this.#refuseTakenSeats();
    const personal = Object.keys(this.personal).length === 0 ? undefined : this.personal;
    const { actor, now } = this.facts;
    const id = await appendStep(this.trx, {
      tenant: this.tenant,
      date,
      at: now,
      type,
      actor,
      changes,
      personal,
      ...log,
    });
    // At least one event tells the pages of staff to load the date again.
    await recordDay(this.trx, this.tenant, date);
    for (const other of this.#dates) if (other !== date) await recordDay(this.trx, this.tenant, other);
    return id;
  }

  /**
   * Frees what the changed parties and blocks held, then claims what they hold now. Throws if somebody else has it. What
   * they have left goes to others that should have had it, too.
   */
  async #claimTables(): Promise<void> {
    const rules = visitRules(this.facts.served);
    const parties = [...this.#parties].filter(
      ([, { before, after }]) =>
        !before ||
        before.date !== after.date ||
        // What is only held may have been released: the claims tell, not the visit.
        before.heldUntil !== null ||
        !isDeepEqual(heldTables(before, rules), heldTables(after, rules)),
    );
    const changed = new Map<PlainDate, Set<string>>();
    const note = (date: PlainDate, keys: readonly string[]): void => {
      const noted = changed.get(date) ?? new Set();
      for (const key of keys) noted.add(key);
      changed.set(date, noted);
    };
    const partyIds = parties.map(([id]) => id);
    const removedIds = [...this.#blocks].filter(([, { after }]) => after === null).map(([id]) => id);
    const freed = [
      ...(await deleteClaims(this.trx, this.tenant, 'reservation_id', partyIds)),
      ...(await deleteClaims(this.trx, this.tenant, 'block_id', removedIds)),
    ];
    for (const { date, table_key: key } of freed) note(date, [key]);
    for (const [id, { after }] of this.#blocks) {
      if (!after) continue;
      const { tables } = after;
      for (const date of datesBetween(after)) {
        await this.#claim({ date, tables, slotsAt: (table) => blockedSlots(after, date, rules, table) }, { block: id });
        note(date, tables);
      }
    }
    for (const [id, party] of parties) {
      const { date, tables } = party.after;
      await this.#claim(
        { date, tables, slotsAt: (table) => heldSlots(party.after, rules, table) },
        { reservation: id },
        party,
      );
      note(date, tables);
    }
    await claimForOthers(this.trx, this.facts.served, freed);
    for (const [date, keys] of changed) await recordTables(this.trx, this.tenant, date, [...keys]);
    for (const [, { before, after }] of this.#parties)
      for (const visit of [before, after]) if (visit && !changed.has(visit.date)) this.#dates.add(visit.date);
  }

  /**
   * Refuses to seat a party at a table where another of its date still sits. Its claim does not tell: who stays longer
   * than promised sits at a table that the next party has claimed.
   */
  async #refuseTakenSeats(): Promise<void> {
    for (const [id, party] of this.#parties) {
      const { before, after } = party;
      if (!isSeated(after) || (before && isSeated(before) && isDeepEqual(before.tables, after.tables))) continue;
      const rows = await this.#findOthers(id, after.date);
      const sitting = rows.filter(({ status }) => status === 'seated');
      const collisions = sitting.flatMap((row) => {
        const { tables, name, time } = partyOf(row);
        const shared = tables.filter((key) => after.tables.includes(key));
        return shared.map((table) => ({ table, party: row.id, name, time }));
      });
      if (collisions.length > 0) await this.#refuse(party, collisions);
    }
  }

  async #claim(claim: Omit<TableSlots, 'tenant'>, holder: Holder, party?: ChangedParty): Promise<void> {
    const held = await writeClaims(this.trx, { ...claim, tenant: this.tenant, holder });
    if (held.length === 0) return;
    const collisions = await describeCollisions(this.trx, this.tenant, held);
    if (party) await this.#refuse(party, collisions);
    throw new StepRefusedError({ type: 'collision', collisions, nearest: [] });
  }

  /** Returns free tables near those that a party wants. */
  #nearestTo({ before, after, source }: ChangedParty): Promise<string[][]> {
    const rules = visitRules(this.facts.served);
    const claim = { ...after, slotsAt: (table: string) => heldSlots(after, rules, table) };
    const leaves = before?.tables ?? [];
    return findNearest(this.trx, this.facts.served, claim, { ...after, source, leaves });
  }
}

const isSeated = ({ status, cancelled }: Visit): boolean => status === 'seated' && !cancelled;

function heldTables(visit: Visit, rules: VisitRules): unknown {
  return visit.tables
    .toSorted()
    .map((table) => [table, heldSlots(visit, rules, table)] as const)
    .filter(([, slots]) => slots.length > 0);
}

/** Returns what the log keeps of a waiting party. */
export function waitingFactsOf({ revision, state, guests, reservation_id }: WaitingRow): WaitingFacts {
  return { revision, state, guests, party: reservation_id };
}
