/** A day's host in memory: it answers the calls of the page, and pushes events to every stream. */
import {
  type ActionBody,
  type GuestVisits,
  type ActionRefusal,
  type DayLog,
  type DayState,
  LOG_PAGE_STEPS,
  type Rest,
} from '../../src/api/day/dayContract.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { Party } from '../../src/domain/day/party.ts';
import { everyDay } from '../support/opening.ts';
import { applyStep } from '../../src/day/state/applyStep.ts';

export const NOW = Date.parse('2026-11-24T13:30:00Z');
export const DATE = '2026-11-24';
/** The venue's clock shows 19:00. */
const TIME_ZONE = 'Asia/Colombo';

const AREAS = ['Terrace', 'Garden', 'Bar', 'Inside'] as const;
const SEATS = [2, 4, 4, 6, 2, 8] as const;

/** Returns a plan with tables in rows of ten, in four areas. */
export function dayPlan(count: number): Plan {
  const perArea = Math.ceil(count / AREAS.length);
  return {
    version: 1,
    width: 10 * 110 + 60,
    height: Math.ceil(count / 10) * 100 + 60,
    categories: [{ id: 1, name: 'Tables', color: '#7fb7be' }],
    areas: AREAS.map((name, area) => ({
      id: area + 1,
      name,
      rooms: Array.from({ length: Math.min(perArea, count - area * perArea) }, (_, at) => {
        const index = area * perArea + at;
        return {
          id: index + 1,
          room_id: 1,
          name: `${name} ${at + 1}`,
          beds: SEATS[index % SEATS.length]!,
          coordinates: { x: 40 + (index % 10) * 110, y: 40 + Math.floor(index / 10) * 100, width: 80, height: 60 },
        };
      }),
    })),
    decor: [],
  };
}

const NAMES = [
  'Anna Perera',
  'Ruwan Silva',
  'Marta Kovács',
  'Ida Lindqvist',
  'Jean-Luc Moreau',
  'يوسف الحسن',
  'Nimal de Alwis',
  'Sofia Rossi',
  'Tom Okafor',
  'Katharina von Hohenberg-Eschenbach',
];

export function party(id: number, changes: Partial<Party> = {}): Party {
  return {
    id,
    code: `TT-${String(id).padStart(4, '0')}`,
    revision: 1,
    date: DATE,
    time: 19 * 60,
    stay: 120,
    source: 'online',
    status: 'reserved',
    arrived: 0,
    name: NAMES[id % NAMES.length]!,
    guests: 2,
    tables: [String(id)],
    phone: '+94771234567',
    email: 'guest@example.com',
    notes: '',
    staffNote: '',
    tags: [],
    statusAt: NOW - 3_600_000,
    seatedAt: null,
    leftAt: null,
    cancelled: false,
    heldUntil: null,
    keptAt: null,
    ...changes,
  };
}

export function dayState(changes: Partial<DayState> = {}): DayState {
  return {
    date: DATE,
    now: NOW,
    revision: 1,
    role: 'staff',
    requests: [],
    actor: 'Front desk',
    venue: {
      name: 'Weligama Beach Camp',
      timeZone: TIME_ZONE,
      language: 'en',
      occupancy: 'stay',
      opening: everyDay({ first: 12 * 60, last: 22 * 60 }),
      holdMinutes: 15,
      stays: [{ name: '2 hours', minutes: 120 }],
      guests: { min: 1, max: 8 },
      turnTimes: [
        { guests: 2, minutes: 90 },
        { guests: 8, minutes: 120 },
      ],
      maxCoversPerSlot: null,
      tableAccess: {},
      substitutes: [],
      lockAfterMinutes: 5,
      autoFreeMinutes: null,
      waitingOfferMinutes: 10,
    },
    parties: [],
    blocks: [],
    waiting: [],
    note: '',
    pausedUntil: null,
    mails: [],
    ...changes,
  };
}

export type DayHost = {
  /** Change it, then call `push`. */
  state: DayState;
  readonly plan: Plan;
  /** Every action that the host has got, in order. */
  readonly actions: ActionBody[];
  /** Refuses the next action. */
  refusal: ActionRefusal | { readonly errors: Record<string, string[]> } | undefined;
  /** What the log answers, the latest step first, in pages. */
  log: DayLog;
  /** The earlier visits of every guest. */
  visits: GuestVisits;
  /** Where the device is notified; undefined while it is not. */
  device: unknown;
  /** Parties that the next action leaves as they are. */
  rest: Rest[] | undefined;
  /** Whether the network is gone. */
  isDown: boolean;
  isSignedOut: boolean;
  /** Tells all streams that the day has changed. */
  push(changes?: Partial<DayState>): void;
  handle(url: URL, init: RequestInit): Promise<Response>;
};

export function createDayHost(state: DayState, plan: Plan): DayHost {
  const streams = new Set<(text: string) => void>();
  const replies = new Map<string, unknown>();
  const host: DayHost = {
    state,
    plan,
    actions: [],
    refusal: undefined,
    log: { entries: [], names: {} },
    visits: { total: 0, noShows: 0, cancelled: 0, visits: [] },
    device: undefined,
    rest: undefined,
    isDown: false,
    isSignedOut: false,
    push(changes = {}) {
      host.state = { ...host.state, ...changes, revision: host.state.revision + 1 };
      const data = JSON.stringify({ date: host.state.date, revision: host.state.revision });
      for (const write of streams) write(`event: day\ndata: ${data}\n\n`);
    },
    async handle(url, init) {
      if (host.isDown) throw new TypeError('Failed to fetch');
      if (host.isSignedOut) return Response.json({ message: 'Sign in.' }, { status: 401 });
      const call = url.pathname.split('/').slice(4).join('/');
      if (url.pathname.endsWith('/sign-out')) return Response.json({});
      if (call === 'plan') return Response.json({ plan: host.plan, version: 1 });
      if (call === 'events') return new Response(streamTo(streams, init.signal));
      if (call === 'actions') return act(JSON.parse(init.body as string));
      if (call.endsWith('/visits')) return Response.json(host.visits);
      if (call === 'push') {
        if (init.method !== 'GET') host.device = init.method === 'PUT' ? JSON.parse(init.body as string) : undefined;
        return Response.json({ success: true, key: 'BPushKey', isOn: host.device !== undefined });
      }
      if (call === 'log') {
        const before = Number(url.searchParams.get('before') ?? Infinity);
        const entries = host.log.entries.filter(({ log }) => log < before).slice(0, LOG_PAGE_STEPS);
        return Response.json({ ...host.log, entries });
      }
      const date = url.searchParams.get('date') ?? host.state.date;
      return Response.json(date === host.state.date ? host.state : dayState({ date, venue: host.state.venue }));
    },
  };
  const act = (body: ActionBody): Response => {
    const known = replies.get(body.id);
    if (known !== undefined) return Response.json(known);
    host.actions.push(body);
    const { refusal } = host;
    host.refusal = undefined;
    if (refusal) {
      return 'errors' in refusal
        ? Response.json({ ok: false, type: 'invalid', errors: refusal.errors }, { status: 422 })
        : Response.json(refusal, { status: 409 });
    }
    const changed = applyStep(host.state, { ...body, at: NOW });
    // The host numbers what the page only gave a provisional id.
    const parties = changed.parties.map((each, index) => (each.id < 0 ? { ...each, id: 10_000 + index } : each));
    const waiting = changed.waiting.map((each, index) => (each.id < 0 ? { ...each, id: 10_000 + index } : each));
    host.push({ ...changed, parties, waiting });
    const reply = { ok: true, log: host.actions.length, rest: host.rest, state: host.state };
    host.rest = undefined;
    replies.set(body.id, reply);
    return Response.json(reply);
  };
  return host;
}

/** A stream that ends when the request is aborted. It begins with a sign of life, as the host's does. */
function streamTo(streams: Set<(text: string) => void>, signal: AbortSignal | null | undefined): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      const write = (text: string): void => controller.enqueue(encoder.encode(text));
      streams.add(write);
      write('event: alive\ndata: {}\n\n');
      signal?.addEventListener('abort', () => {
        streams.delete(write);
        controller.error(signal.reason);
      });
    },
  });
}
