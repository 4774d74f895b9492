/** The day's calls from the page's side. Expected failures are values; no function throws. */
import * as z from 'zod/mini';
import { AJAX_HEADER } from '../bookingContract.ts';
import { type CallFailure, addressOf, ask, done, failureOf, read } from '../transport/hostCalls.ts';
import { followStream } from '../transport/serverEvents.ts';
import {
  type ActionBody,
  type ActionRefusal,
  type DayLog,
  type DayPlan,
  type DayState,
  type FeedKind,
  type GuestVisits,
  type PushKeys,
  type Rest,
  type WallState,
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

type LoadDayResult = { readonly ok: true; readonly state: DayState } | CallFailure;
type LoadLogResult = ({ readonly ok: true } & DayLog) | CallFailure;
type LoadPushResult = { readonly ok: true; readonly key: string; readonly isOn: boolean } | CallFailure;
type LoadVisitsResult = { readonly ok: true; readonly visits: GuestVisits } | CallFailure;
type LoadDayPlanResult = ({ readonly ok: true } & DayPlan) | CallFailure;
type LoadWallResult = { readonly ok: true; readonly state: WallState } | CallFailure;
export type ActResult =
  | { readonly ok: true; readonly log: number | null; readonly rest: readonly Rest[]; readonly state: DayState }
  /** The host has refused the step, and changed nothing. */
  | { readonly ok: false; readonly error: 'refusal'; readonly refusal: ActionRefusal }
  | { readonly ok: false; readonly error: 'invalid'; readonly errors: Readonly<Record<string, readonly string[]>> }
  | CallFailure;
export type LoadFeedsResult = ({ readonly ok: true } & z.output<typeof feedsSchema>) | CallFailure;
type MakeFeedResult = { readonly ok: true; readonly address: string } | CallFailure;
type DoneResult = { readonly ok: true } | CallFailure;

/** What every call needs: the venue, and the language of the host's messages. */
export type DayAddress = { readonly tenant: string; readonly language: string };

/** Fetches a date, or the venue's today. */
export async function fetchDay(
  { tenant, language }: DayAddress,
  date?: string,
  signal?: AbortSignal,
): Promise<LoadDayResult> {
  const answer = await ask(dayCalls.state, { tenant }, { query: ofDate(date), headers: inLanguage(language), signal });
  return read(answer, 200, dayStateSchema, (state): LoadDayResult => ({ ok: true, state })) ?? failureOf(answer);
}

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
export async function fetchLog(
  { tenant, language }: DayAddress,
  date: string,
  before?: number,
): Promise<LoadLogResult> {
  const query = { date, ...(before === undefined ? {} : { before: String(before) }) };
  const answer = await ask(dayCalls.log, { tenant }, { query, headers: inLanguage(language) });
  return read(answer, 200, dayLogSchema, (log): LoadLogResult => ({ ok: true, ...log })) ?? failureOf(answer);
}

/** Fetches the earlier visits of a party's guest. */
export async function fetchVisits({ tenant, language }: DayAddress, party: number): Promise<LoadVisitsResult> {
  const answer = await ask(dayCalls.visits, { tenant, party: String(party) }, { headers: inLanguage(language) });
  return (
    read(answer, 200, guestVisitsSchema, (visits): LoadVisitsResult => ({ ok: true, visits })) ?? failureOf(answer)
  );
}

/** Fetches whether this device is notified, and the key that its browser needs for that. */
export async function fetchPush({ tenant, language }: DayAddress): Promise<LoadPushResult> {
  const answer = await ask(dayCalls.push, { tenant }, { headers: inLanguage(language) });
  return read(answer, 200, pushSchema, (push): LoadPushResult => ({ ok: true, ...push })) ?? failureOf(answer);
}

/** Notifies this device of new reservations where its browser says, or no more. */
export async function setPush({ tenant, language }: DayAddress, keys: PushKeys | undefined): Promise<DoneResult> {
  const headers = inLanguage(language);
  const answer = await (keys
    ? ask(dayCalls.subscribe, { tenant }, { body: keys, headers })
    : ask(dayCalls.unsubscribe, { tenant }, { headers }));
  return done(answer) ?? failureOf(answer);
}

/** Fetches the plan to draw. */
export async function fetchDayPlan({ tenant, language }: DayAddress, signal?: AbortSignal): Promise<LoadDayPlanResult> {
  const answer = await ask(dayCalls.plan, { tenant }, { headers: inLanguage(language), signal });
  return (
    read(answer, 200, dayPlanSchema, (answered): LoadDayPlanResult => ({
      ok: true,
      ...withAddresses(tenant, answered),
    })) ?? failureOf(answer)
  );
}

/** Fetches the venue's today without names, with the session or with the wall's secret. */
export async function fetchWall(
  { tenant, language }: DayAddress,
  secret: string,
  signal?: AbortSignal,
): Promise<LoadWallResult> {
  const headers = { ...inLanguage(language), ...withSecret(secret) };
  const answer = await ask(dayCalls.wall, { tenant }, { headers, signal });
  return (
    read(answer, 200, wallStateSchema, (state): LoadWallResult => ({
      ok: true,
      state: { ...state, plan: withAddresses(tenant, state.plan) },
    })) ?? failureOf(answer)
  );
}

/** Returns the address of a date's CSV file. */
export function csvAddress(tenant: string, date: string): string {
  return addressOf(dayCalls.csv, { tenant }, { date });
}

/** Fetches which secret addresses exist. For owners. */
export async function fetchFeeds({ tenant, language }: DayAddress): Promise<LoadFeedsResult> {
  const answer = await ask(dayCalls.feeds, { tenant }, { headers: inLanguage(language) });
  return read(answer, 200, feedsSchema, (reply): LoadFeedsResult => ({ ok: true, ...reply })) ?? failureOf(answer);
}

/** Makes a secret address, and withdraws the one before. The host can't show it again. */
export async function makeFeed({ tenant, language }: DayAddress, kind: FeedKind): Promise<MakeFeedResult> {
  const answer = await ask(dayCalls.makeFeed, { tenant, kind }, { body: {}, headers: inLanguage(language) });
  return (
    read(answer, 200, madeFeedSchema, ({ address }): MakeFeedResult => ({ ok: true, address })) ?? failureOf(answer)
  );
}

/** Withdraws a secret address. */
export async function endFeed({ tenant, language }: DayAddress, kind: FeedKind): Promise<DoneResult> {
  const answer = await ask(dayCalls.endFeed, { tenant, kind }, { headers: inLanguage(language) });
  return done(answer) ?? failureOf(answer);
}

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
