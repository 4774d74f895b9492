/** Publishing: in one transaction, a plan or settings become the current ones for visitors and rules. */
import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { AffectedGuest, DocumentKind } from '../../api/documentContract.ts';
import type { Decision } from '../../api/settingsContract.ts';
import { type PlainDate, zonedTime } from '../../domain/booking/time.ts';
import { datesToReclaim, datesWithTables, reclaimTables } from '../booking/reclaim.ts';
import { datesChangedSince, latestEventId, recordPlan } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { type PublicationRow, type Store, type Tables, longReads } from '../store/store.ts';
import { currentVenue, isCurrent, latestVersions, setCurrent } from '../venues/publications.ts';
import {
  type Documents,
  type ServedDocument,
  type ServedVenue,
  type Venues,
  hashDocument,
  withDocument,
} from '../venues/venues.ts';
import { type FindImpact, findAffectedReservations, listAffected } from './affectedReservations.ts';

/** What publishing a kind does besides. */
export type PublishingRules<Kind extends DocumentKind, Impact> = {
  readonly kind: Kind;
  /** Returns what the history says of a version; `before` is the version that it replaces. */
  summarize(document: Documents[Kind], before: Documents[Kind] | undefined): object;
  /** Returns how the step from one version to the next affects reservations; undefined if it affects none. */
  findImpact(served: ServedVenue, fresh: ServedVenue): ImpactSearch<Impact> | undefined;
  /** Returns whether reservations may have other slots than before, so that their tables have to be claimed again. */
  mayMoveClaims(fresh: ServedVenue): boolean;
  /** Does in the transaction what else changes with the document. */
  apply?(trx: Transaction<Tables>, fresh: ServedVenue, now: number, publication: Publication<unknown>): Promise<void>;
};

/** Rolls back a publication because of a decision about a reservation that can't be carried out. */
export class DecisionRefusedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('a decision about a reservation is refused');
    this.code = code;
  }
}

export type ImpactSearch<Impact> = {
  readonly impactOf: FindImpact<Impact>;
  /** Returns what else is affected, such as places for a season. */
  findOthers?(database: Store | Transaction<Tables>, now: number): Promise<(AffectedGuest & Impact)[]>;
};

export type Publication<Content> = {
  readonly content: Content;
  readonly by: string;
  readonly note: string;
  /** The digest of the affected reservations that the author accepts. */
  readonly accept: string;
  /** What to do with affected reservations. */
  readonly decisions?: readonly Decision[];
};
export type PublishResult<Impact> =
  | { readonly ok: true; readonly version: number; readonly etag: string }
  | { readonly ok: false; readonly error: 'newer'; readonly served: ServedVenue }
  | {
      readonly ok: false;
      readonly error: 'affected';
      readonly impact: ReturnType<typeof withDigest<AffectedGuest & Impact>> & { readonly failed?: string };
    };

/** Attempts while other processes publish at the same time. */
const MAX_ATTEMPTS = 5;

/** Returns the ETag of a published document. It comes back as If-Match. */
export function documentEtag({ version, hash }: Pick<ServedDocument<unknown>, 'version' | 'hash'>): string {
  return `"${version}-${hash}"`;
}

/**
 * Publishes a validated document over the one with the given ETag. `now` is the venue's current time in epoch
 * milliseconds.
 */
export async function publishDocument<Kind extends DocumentKind, Impact>(
  store: Store,
  venues: Venues,
  rules: PublishingRules<Kind, Impact>,
  tenant: string,
  publication: Publication<Documents[Kind]>,
  tag: string,
  now: number,
): Promise<PublishResult<Impact>> {
  const { kind } = rules;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const served = await currentVenue(store, venues, tenant);
    if (!served) break;
    const current = served.documents[kind];
    if (tag !== documentEtag(current)) return { ok: false, error: 'newer', served };
    const { content, accept } = publication;
    const document = { content, version: current.version + 1, hash: hashDocument(kind, content) };
    const fresh = withDocument(served, kind, document);
    const from = zonedTime(now, served.venue.time_zone).date;
    const search = rules.findImpact(served, fresh);
    const findReservations = async (
      database: Store | Transaction<Tables>,
      span: { from: PlainDate; until?: PlainDate },
    ) => (search ? findAffectedReservations(database, served, span, search.impactOf) : []);
    const findOthers = async (database: Store | Transaction<Tables>) =>
      (await search?.findOthers?.(database, now)) ?? [];
    // Looking through all dates takes long: it happens before the transaction, and in it only for dates that have changed.
    const eventId = await latestEventId(store, tenant);
    const reads = longReads(store);
    const found = await findReservations(reads, { from });
    const others = await findOthers(reads);
    const unclaimed = rules.mayMoveClaims(fresh) ? await datesToReclaim(reads, fresh, from) : [];
    const impact = withDigest([...found, ...others]);
    if (impact.count > 0 && impact.digest !== accept) return { ok: false, error: 'affected', impact };
    const refusal = await writeDurably(store, tenant, async (trx) => {
      const latest = await trx.selectNoFrom((columns) => latestVersions(columns, tenant)).executeTakeFirstOrThrow();
      if (!isCurrent(served, latest)) return 'newer';
      const since = await datesChangedSince(trx, tenant, eventId);
      const changed = since?.filter((date) => date >= from) ?? (await datesWithTables(trx, fresh, from));
      if (search && changed.length > 0) {
        const codes = new Set([...found, ...others].map(({ code }) => code));
        const affected = [...found.filter(({ date }) => !changed.includes(date)), ...(await findOthers(trx))];
        for (const date of changed) affected.push(...(await findReservations(trx, { from: date, until: date })));
        if (affected.some(({ code }) => !codes.has(code))) return withDigest(affected);
      }
      await insert(trx, rules, served, { ...publication, ...document }, now);
      if (rules.mayMoveClaims(fresh)) await reclaimTables(trx, fresh, new Set([...unclaimed, ...changed]));
      await rules.apply?.(trx, fresh, now, publication);
      return undefined;
    }).catch((error: unknown) => {
      if (error instanceof DecisionRefusedError) return { ...impact, failed: error.code };
      throw error;
    });
    if (refusal === undefined) {
      setCurrent(venues, fresh);
      return { ok: true, version: document.version, etag: documentEtag(document) };
    }
    if (refusal !== 'newer') return { ok: false, error: 'affected', impact: refusal };
  }
  throw new Error(`the ${kind} of ${tenant} could not be published`);
}

/** The first publication also stores the folder's file as version 0, so that the history is complete. */
async function insert<Kind extends DocumentKind, Impact>(
  trx: Transaction<Tables>,
  { kind, summarize }: PublishingRules<Kind, Impact>,
  served: ServedVenue,
  { content, version, hash, by, note }: Publication<Documents[Kind]> & { version: number; hash: string },
  now: number,
): Promise<void> {
  const { tenant } = served.venue;
  const current: ServedDocument<Documents[Kind]> = served.documents[kind];
  const row = { tenant, kind, file_hash: current.file.hash };
  const rows: PublicationRow[] = [
    {
      ...row,
      version,
      content: JSON.stringify(content),
      hash,
      summary: JSON.stringify(summarize(content, current.content)),
      author: by,
      note,
      published_at: now,
    },
  ];
  if (current.version === 0)
    rows.unshift({
      ...row,
      version: 0,
      content: JSON.stringify(current.content),
      hash: current.hash,
      summary: JSON.stringify(summarize(current.content, undefined)),
      author: '',
      note: '',
      published_at: null,
    });
  await trx.insertInto('publications').values(rows).execute();
  await recordPlan(trx, tenant);
}

/** Returns the affected reservations with the digest that accepts exactly these. */
function withDigest<Affected extends AffectedGuest>(affected: readonly Affected[]) {
  const codes = affected.map(({ code }) => code).toSorted();
  return { ...listAffected(affected), digest: createHash('sha256').update(codes.join('\n')).digest('base64url') };
}
