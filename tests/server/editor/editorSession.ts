/** An editor or a settings page at a test host: session and calls. */
import type { LightMyRequestResponse } from 'fastify';
import { type Plan, planSchema } from '../../../src/domain/plan/plan.ts';
import { AJAX, type ServerHarness, type JsonObject, TEST_PLAN, EDITOR_TOKEN } from '../serverHarness.ts';

export type EditorSession = {
  readonly cookie: string;
  call(
    method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE',
    path?: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** The ETag of the published version. */
  etag(): Promise<string>;
  /** Publishes over the newest version, unless another ETag is given. */
  publish(document: unknown, changes?: JsonObject, etag?: string): Promise<LightMyRequestResponse>;
};

/** The `name=value` of the cookie that a reply sets. */
export function cookieOf(answer: LightMyRequestResponse): string {
  return String(answer.headers['set-cookie']).split(';')[0]!;
}

export async function openEditorSession(
  harness: ServerHarness,
  tenant = 'shell-bay',
  host = 'localhost',
  kind: 'plan' | 'settings' = 'plan',
): Promise<EditorSession> {
  const area = kind === 'plan' ? 'editor' : 'settings';
  const cookie = cookieOf(
    await harness.app.inject({ url: `/${area}/${tenant}?token=${EDITOR_TOKEN}`, headers: { Host: host } }),
  );
  const call: EditorSession['call'] = (method, path = '', body, headers = {}) =>
    harness.app.inject({
      method,
      url: `/api/${area}/${tenant}${path}`,
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
    publish: async (document, changes = {}, tag) =>
      call(
        'POST',
        '/publish',
        { [kind]: document, by: 'Ada', note: '', ...changes },
        { 'If-Match': tag ?? (await etag()) },
      ),
  };
}

/** The venue's plan with each room mapped; undefined removes a room. */
export function planWith(
  change: (room: Plan['areas'][number]['rooms'][number]) => JsonObject | undefined,
  plan: JsonObject = TEST_PLAN,
): Plan {
  const read = planSchema.parse(plan);
  return planSchema.parse({
    ...read,
    areas: read.areas.map((area) => ({ ...area, rooms: area.rooms.map(change).filter((room) => room !== undefined) })),
  });
}

/** The venue's current plan. */
export const unchangedPlan = (): Plan => planWith((room) => room);
/** The venue's plan with one table renamed. */
export const planWithTableName = (id: number, name: string): Plan =>
  planWith((room) => (room.id === id ? { ...room, name } : room));
export const planWithoutTables = (...ids: number[]): Plan =>
  planWith((room) => (ids.includes(room.id) ? undefined : room));
