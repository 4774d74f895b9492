/** The day's calls from the page's side. Expected failures are values; no function throws. */
import * as z from 'zod/mini';
import { AJAX_HEADER } from '../bookingContract.ts';
import {
  type CallFailure,
  type Loaded,
  addressOf,
  ask,
  failureOf,
  load,
  perform,
  read,
} from '../transport/hostCalls.ts';
import { followStream } from '../transport/serverEvents.ts';
import {
  type ActionBody,
  type ActionRefusal,
  type DayPlan,
  type DayState,
  type FeedKind,
  type PushKeys,
  type Rest,
  WALL_SECRET_HEADER,
  actionRefusalSchema,
  actionReplySchema,
  dayCalls,
  dayLogSchema,
  dayPlanSchema,
  dayStateSchema,
  feedsSchema,
  guestVisitsSchema,
  invalidActionSchema,
  madeFeedSchema,
  pushSchema,
  wallStateSchema,
} from './dayContract.ts';
import { parseJson } from '../../domain/plan/reading/parseJson.ts';

export type ActResult =
  | { readonly ok: true; readonly log: number | null; readonly rest: readonly Rest[]; readonly state: DayState }
  /** The host has refused the step, and changed nothing. */
  | { readonly ok: false; readonly error: 'refusal'; readonly refusal: ActionRefusal }
  | { readonly ok: false; readonly error: 'invalid'; readonly errors: Readonly<Record<string, readonly string[]>> }
  | CallFailure;
export type LoadFeedsResult = Loaded<z.output<typeof feedsSchema>>;

/** What every call needs: the venue, and the language of the host's messages. */
export type DayAddress = { readonly tenant: string; readonly language: string };

/** Fetches a date, or the venue's today. */
export const fetchDay = ({ tenant, language }: DayAddress, date?: string, signal?: AbortSignal) =>
  load(dayCalls.state, { tenant }, dayStateSchema, (state) => ({ state }), {
    query: ofDate(date),
    headers: inLanguage(language),
    signal,
  });

/** Sends a step. Send it again with the same id if its outcome is unknown. */
export async function act(
  { tenant, language }: DayAddress,
  body: ActionBody,
  signal?: AbortSignal,
): Promise<ActResult> {
  const answer = await ask(dayCalls.act, { tenant }, { body, headers: inLanguage(language), signal });
  return (
    read(answer, 200, actionReplySchema, ({ rest = [], ...reply }): ActResult => ({ ...reply, rest })) ??
    read(answer, 409, actionRefusalSchema, (refusal): ActResult => ({ ok: false, error: 'refusal', refusal })) ??
    read(answer, 422, invalidActionSchema, ({ errors }): ActResult => ({ ok: false, error: 'invalid', errors })) ??
    failureOf(answer)
  );
}

/** Fetches the latest steps of a date, or those before one of them. */
export function fetchLog({ tenant, language }: DayAddress, date: string, before?: number) {
  const query = { date, ...(before === undefined ? {} : { before: String(before) }) };
  return load(dayCalls.log, { tenant }, dayLogSchema, (log) => log, { query, headers: inLanguage(language) });
}

/** Fetches the earlier visits of a party's guest. */
export const fetchVisits = ({ tenant, language }: DayAddress, party: number) =>
  load(dayCalls.visits, { tenant, party: String(party) }, guestVisitsSchema, (visits) => ({ visits }), {
    headers: inLanguage(language),
  });

/** Fetches whether this device is notified, and the key that its browser needs for that. */
export const fetchPush = ({ tenant, language }: DayAddress) =>
  load(dayCalls.push, { tenant }, pushSchema, (push) => push, { headers: inLanguage(language) });

/** Notifies this device of new reservations where its browser says, or no more. */
export function setPush({ tenant, language }: DayAddress, keys: PushKeys | undefined) {
  const headers = inLanguage(language);
  return keys
    ? perform(dayCalls.subscribe, { tenant }, { body: keys, headers })
    : perform(dayCalls.unsubscribe, { tenant }, { headers });
}

/** Fetches the plan to draw. */
export const fetchDayPlan = ({ tenant, language }: DayAddress, signal?: AbortSignal) =>
  load(dayCalls.plan, { tenant }, dayPlanSchema, (answered) => withAddresses(tenant, answered), {
    headers: inLanguage(language),
    signal,
  });

/** Fetches the venue's today without names, with the session or with the wall's secret. */
export const fetchWall = ({ tenant, language }: DayAddress, secret: string, signal?: AbortSignal) =>
  load(
    dayCalls.wall,
    { tenant },
    wallStateSchema,
    (state) => ({ state: { ...state, plan: withAddresses(tenant, state.plan) } }),
    { headers: { ...inLanguage(language), ...withSecret(secret) }, signal },
  );

/** Returns the address of a date's CSV file. */
export function csvAddress(tenant: string, date: string): string {
  return addressOf(dayCalls.csv, { tenant }, { date });
}

/** Fetches which secret addresses exist. For owners. */
export const fetchFeeds = ({ tenant, language }: DayAddress): Promise<LoadFeedsResult> =>
  load(dayCalls.feeds, { tenant }, feedsSchema, (feeds) => feeds, { headers: inLanguage(language) });

/** Makes a secret address, and withdraws the one before. The host can't show it again. */
export const makeFeed = ({ tenant, language }: DayAddress, kind: FeedKind) =>
  load(dayCalls.makeFeed, { tenant, kind }, madeFeedSchema, ({ address }) => ({ address }), {
    body: {},
    headers: inLanguage(language),
  });

/** Withdraws a secret address. */
export const endFeed = ({ tenant, language }: DayAddress, kind: FeedKind) =>
  perform(dayCalls.endFeed, { tenant, kind }, { headers: inLanguage(language) });

/** `plan`: another plan was published. `reload`: the gap was too long, anything may have changed. */
type DayEvent =
  | { readonly type: 'day'; readonly date: string; readonly revision: number }
  | { readonly type: 'plan' | 'reload' };

const dayEventSchema = z.object({ date: z.string(), revision: z.int() });

type FollowDayOptions = {
  readonly tenant: string;
  /** The wall's secret; empty with a session. */
  readonly secret?: string;
  readonly onEvent: (event: DayEvent) => void;
  /** Called after each event and each heartbeat: the host can be reached. */
  readonly onAlive?: () => void;
  readonly signal: AbortSignal;
};

/**
 * Follows what changes on any date of the venue, until `signal` aborts or access ends. Returns whether access has
 * ended.
 */
export async function followDay({ tenant, secret = '', onEvent, onAlive, signal }: FollowDayOptions): Promise<boolean> {
  const status = await followStream<DayEvent | 'alive'>({
    address: (once) => addressOf(dayCalls.events, { tenant }, once ? { once: '1' } : {}),
    headers: { ...AJAX_HEADER, ...withSecret(secret) },
    position: {},
    readEvent: (type, data) => {
      if (type === 'alive' || type === 'plan' || type === 'reload') return type === 'alive' ? type : { type };
      if (type !== 'day') return undefined;
      const parsed = dayEventSchema.safeParse(parseJson(data));
      return parsed.success ? { type, ...parsed.data } : undefined;
    },
    onEvent: (event) => {
      onAlive?.();
      if (event !== 'alive') onEvent(event);
    },
    finalStatuses: [401, 403, 404],
    signal,
  });
  return status !== undefined;
}

/** Makes addresses of the plan's pictures. */
function withAddresses(tenant: string, { plan, version }: DayPlan): DayPlan {
  const addressOfPicture = (path: string): string =>
    path.startsWith('/') ? path : `/v/${encodeURIComponent(tenant)}/files/${path}`;
  return {
    version,
    plan: {
      ...plan,
      areas: plan.areas.map((area) => ({
        ...area,
        rooms: area.rooms.map((room) =>
          room.picture === undefined ? room : { ...room, picture: addressOfPicture(room.picture) },
        ),
      })),
      decor: plan.decor.map((piece) =>
        piece.kind === 'picture' ? { ...piece, picture: addressOfPicture(piece.picture) } : piece,
      ),
    },
  };
}

function ofDate(date: string | undefined): Record<string, string> {
  return date === undefined ? {} : { date };
}

function inLanguage(language: string): Record<string, string> {
  return { 'Accept-Language': language };
}

function withSecret(secret: string): Record<string, string> {
  return secret === '' ? {} : { [WALL_SECRET_HEADER]: secret };
}
