/** How the pages of the venue's people call the host. Expected failures are values; no function throws. */
import * as z from 'zod/mini';
import { AJAX_HEADER } from '../bookingContract.ts';

/** Failures of any call. `message` is the host's text for people. */
export type CallFailure =
  /** No network, no reply in time, or an unreadable one: the outcome of the call is unknown. */
  | { readonly ok: false; readonly error: 'unreachable' }
  | { readonly ok: false; readonly error: 'signed-out' }
  | { readonly ok: false; readonly error: 'refused'; readonly status: number; readonly message: string };

export type Loaded<Value> = ({ readonly ok: true } & Value) | CallFailure;

/** Method and path, with placeholders. */
export type Call = { readonly method: string; readonly path: string };
export type Parts = {
  readonly body?: unknown;
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
};
export type Answer =
  | { readonly ok: true; readonly status: number; readonly json: unknown }
  | { readonly ok: false; readonly error: 'unreachable' };

/** Timeout of a call: a plan of 10,000 tables takes long on a slow connection. */
const TIMEOUT_MS = 60_000;

/** The host's message about an error. */
const errorReplySchema = z.object({ message: z.string() });

/** Returns a call's or a page's address below the host's origin. */
export function addressOf(
  { path }: Pick<Call, 'path'>,
  names: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
  const text = new URLSearchParams(query).toString();
  return text === '' ? address : `${address}?${text}`;
}

/** Makes a call. `names` fill the placeholders of its path, `query` follows it. */
export async function ask(
  { method, path }: Call,
  names: Readonly<Record<string, string>>,
  { body, file, headers, query, signal }: Parts,
): Promise<Answer> {
  const address = addressOf({ path }, names, query);
  const json = body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' };
  const content = file ? { body: file, type: file.type || 'application/octet-stream' } : json;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        ...AJAX_HEADER,
        // A page in another language sends its own header.
        'Accept-Language': 'en',
        Accept: 'application/json',
        ...(content ? { 'Content-Type': content.type } : {}),
        ...headers,
      },
      ...(content ? { body: content.body } : {}),
    });
    return { ok: true, status: response.status, json: await response.json() };
  } catch (error) {
    if (!signal?.aborted) console.warn(`${address} sent no usable reply:`, error);
    return { ok: false, error: 'unreachable' };
  }
}

/** Reads the reply of one status by its schema. Returns undefined for another status or an unreadable reply. */
export function read<Schema extends z.ZodMiniType, Outcome>(
  answer: Answer,
  status: number,
  schema: Schema,
  outcomeOf: (reply: z.output<Schema>) => Outcome,
): Outcome | undefined {
  if (!answer.ok || answer.status !== status) return undefined;
  const parsed = schema.safeParse(answer.json);
  if (parsed.success) return outcomeOf(parsed.data);
  console.warn('The host sent an unreadable reply:', parsed.error.issues.slice(0, 3));
  return undefined;
}

/** Makes a call. Returns what `valueOf` takes from a reply of status 200, or what failed. */
export async function load<Schema extends z.ZodMiniType, Value extends object>(
  call: Call,
  names: Readonly<Record<string, string>>,
  schema: Schema,
  valueOf: (reply: z.output<Schema>) => Value,
  parts: Parts = {},
): Promise<Loaded<Value>> {
  const answer = await ask(call, names, parts);
  return read(answer, 200, schema, (reply) => ({ ok: true as const, ...valueOf(reply) })) ?? failureOf(answer);
}

/** Makes a call whose reply has nothing to read. */
export async function perform(
  call: Call,
  names: Readonly<Record<string, string>>,
  parts: Parts = {},
): Promise<Loaded<object>> {
  const answer = await ask(call, names, parts);
  return done(answer) ?? failureOf(answer);
}

/** Returns success for status 200. */
export function done(answer: Answer): { readonly ok: true } | undefined {
  return answer.ok && answer.status === 200 ? { ok: true } : undefined;
}

/** Returns what failed in an answer that no schema of the call has read. */
export function failureOf(answer: Answer): CallFailure {
  if (!answer.ok) return answer;
  if (answer.status === 401) return { ok: false, error: 'signed-out' };
  const parsed = errorReplySchema.safeParse(answer.json);
  // A 5xx may have happened before or after the host did its work.
  if (!parsed.success || answer.status < 400 || answer.status >= 500) return { ok: false, error: 'unreachable' };
  return { ok: false, error: 'refused', status: answer.status, message: parsed.data.message };
}
