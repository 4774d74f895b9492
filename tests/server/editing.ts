/** Somebody who draws plans at the host of a test: their session and their calls. */
import type { LightMyRequestResponse } from 'fastify';
import { type Plan, planSchema } from '../../src/domain/plan.ts';
import { AJAX, type House, type Loose, PLAN, TOKEN } from './house.ts';

export type Drawer = {
  readonly cookie: string;
  call(
    method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE',
    path?: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** The tag of the plan that is published. */
  etag(): Promise<string>;
  /** Publishes over the newest plan, unless another tag is named. */
  publish(plan: unknown, changes?: Loose, etag?: string): Promise<LightMyRequestResponse>;
};

/** The `name=value` of the cookie that an answer sets. */
export function cookieOf(answer: LightMyRequestResponse): string {
  return String(answer.headers['set-cookie']).split(';')[0]!;
}

export async function drawerAt(house: House, tenant = 'shell-bay', host = 'localhost'): Promise<Drawer> {
  const cookie = cookieOf(await house.app.inject({ url: `/editor/${tenant}?token=${TOKEN}`, headers: { Host: host } }));
  const call: Drawer['call'] = (method, path = '', body = undefined, headers = {}) =>
    house.app.inject({
      method,
      url: `/api/editor/${tenant}${path}`,
      headers: {
        Host: host,
        ...AJAX,
        Cookie: cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
  const etag = async (): Promise<string> => (await call('GET')).json().published.etag;
  return {
    cookie,
    call,
    etag,
    publish: async (plan, changes = {}, tag = undefined) =>
      call('POST', '/publish', { plan, by: 'Ada', note: '', ...changes }, { 'If-Match': tag ?? (await etag()) }),
  };
}

/** The venue's plan, with its rooms changed one by one; undefined takes a room away. */
export function planWith(
  change: (room: Plan['areas'][number]['rooms'][number]) => Loose | undefined,
  plan: Loose = PLAN,
): Plan {
  const read = planSchema.parse(plan);
  return planSchema.parse({
    ...read,
    areas: read.areas.map((area) => ({ ...area, rooms: area.rooms.map(change).filter((room) => room !== undefined) })),
  });
}

/** The venue's plan as it is. */
export const samePlan = (): Plan => planWith((room) => room);
/** The venue's plan with a table of another name. */
export const renamed = (id: number, name: string): Plan =>
  planWith((room) => (room.id === id ? { ...room, name } : room));
export const without = (...ids: number[]): Plan => planWith((room) => (ids.includes(room.id) ? undefined : room));
