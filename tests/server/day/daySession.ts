/** The day's page at a test host: sessions, actions and what they answer. */
import type { LightMyRequestResponse } from 'fastify';
import type { BlockChoice, DayLog, DayState, Rest } from '../../../src/api/day/dayContract.ts';
import type { DayAction, DayActionOf } from '../../../src/domain/day/action.ts';
import type { Party } from '../../../src/domain/day/party.ts';
import { createAccess } from '../../../src/server/editor/accessTokens.ts';
import { cookieOf } from '../editor/editorSession.ts';
import { AJAX, type ServerHarness } from '../serverHarness.ts';

/** The date of `NOW` at the test venue. */
export const DATE = '2026-11-23';

/** Returns the action that blocks table 1 on `DATE`, with changes. */
export function blockAction(changes: Partial<DayActionOf<'block'>> = {}): DayActionOf<'block'> {
  const dates = { from: DATE, until: DATE, fromTime: null, untilTime: null };
  return { type: 'block', tables: ['1'], ...dates, reason: '', ...changes };
}

export type DayReply = {
  readonly ok: boolean;
  readonly log?: number | null;
  readonly rest?: readonly Rest[];
  readonly type?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly parties?: readonly Party[];
  readonly choices?: readonly BlockChoice[];
  readonly collisions?: readonly { readonly table: string; readonly name: string }[];
  readonly nearest?: readonly string[][];
  readonly state: DayState;
};

export type DaySession = {
  readonly cookie: string;
  call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path?: string, body?: unknown): Promise<LightMyRequestResponse>;
  state(date?: string): Promise<DayState>;
  /** Takes a step, under a new id unless one is given. */
  act(action: DayAction, id?: string, date?: string): Promise<DayReply>;
  /** The latest steps, or those before one. */
  log(before?: number): Promise<DayLog>;
  /** The party with a name. Fails without exactly one. */
  party(name: string): Promise<Party>;
};

let steps = 0;

/** Signs in with a new token of the venue. */
export async function openDaySession(
  harness: ServerHarness,
  {
    role = 'staff',
    name = 'Bar tablet',
    tenant = 'shell-bay',
  }: { role?: 'owner' | 'staff'; name?: string; tenant?: string } = {},
): Promise<DaySession & { readonly token: string }> {
  const access = { tenant, role, name, kind: 'token', ends_at: Date.now() + 3_600_000 } as const;
  const token = await createAccess(harness.store, access, Date.now());
  const headers = { ...AJAX, Host: 'localhost' };
  const signedIn = await harness.post(`/api/editor/${tenant}/sign-in`, { token }, headers);
  const cookie = cookieOf(signedIn);
  const call: DaySession['call'] = (method, path = '', body) =>
    harness.app.inject({
      method,
      url: `/api/day/${tenant}${path}`,
      headers: { Host: 'localhost', ...AJAX, Cookie: cookie },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  const state = async (date = DATE): Promise<DayState> => (await call('GET', `?date=${date}`)).json();
  return {
    cookie,
    token,
    call,
    state,
    act: async (action, id = `step-${String(++steps).padStart(8, '0')}`, date = DATE) =>
      (await call('POST', '/actions', { id, date, action })).json(),
    log: async (before) =>
      (await call('GET', `/log?date=${DATE}${before === undefined ? '' : `&before=${before}`}`)).json(),
    party: async (wanted) => {
      const found = (await state()).parties.filter((party) => party.name === wanted);
      if (found.length !== 1) throw new Error(`${found.length} parties are named ${wanted}`);
      return found[0]!;
    },
  };
}

/** Lets the time of all offers and holds of the venue pass. */
export async function endOffers({ store }: ServerHarness): Promise<void> {
  const offers = store.updateTable('waiting_list').where('tenant', '=', 'shell-bay');
  await offers.set({ offer_until: 1 }).where('state', '=', 'offered').execute();
  const held = store.updateTable('reservations').where('tenant', '=', 'shell-bay');
  await held.set({ held_until: 1 }).where('held_until', 'is not', null).execute();
}
