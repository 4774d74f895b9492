/** Sends one message to a webhook, by the convention of https://www.standardwebhooks.com. */
import { createHmac } from 'node:crypto';
import type { lookup } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { callPeer } from '../delivery/callPeer.ts';
import { hostnameOf, isAllowedHost, publicLookup, readWebhookUrl } from './publicAddress.ts';
import { SECRET_PREFIX } from './webhooks.ts';

/** From the connection to the end of the reply. */
const TIMEOUT_MS = 15_000;
/** Read of a reply's body, which nobody needs, so that a receiver sees its whole reply taken. */
const MAX_REPLY_BYTES = 16 * 1024;
/**
 * How long a handshake may take before another address of the host is tried. Node's default of 250 ms gives up on all of
 * them where the one that works is far away.
 */
const HANDSHAKE = { autoSelectFamilyAttemptTimeout: 2_500 };

export type Message = {
  readonly url: string;
  /** The current one, and for a while the one before. */
  readonly secrets: readonly string[];
  readonly message_id: string;
  readonly payload: string;
};

export type PostOptions = {
  /** Hosts that the operator trusts, whatever their address. */
  readonly allowedHosts: readonly string[];
  readonly timeoutMs?: number | undefined;
  readonly resolve?: typeof lookup | undefined;
  /** Ends the call before its time. */
  readonly cutOff?: AbortSignal | undefined;
};

export type PostResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly isGone: boolean; readonly error: string };

/** Returns the signature of a message that is sent at a time, in epoch seconds. */
export function signMessage(
  { message_id: id, payload }: Pick<Message, 'message_id' | 'payload'>,
  secret: string,
  seconds: number,
): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64')}`;
}

/** Sends a message. Any reply of 2xx takes it; a redirect is followed no more than any other failure. `now` is real. */
export async function postMessage(message: Message, now: number, options: PostOptions): Promise<PostResult> {
  const { allowedHosts, timeoutMs = TIMEOUT_MS, resolve, cutOff } = options;
  // The operator may have allowed less since it was added.
  const url = readWebhookUrl(message.url, allowedHosts);
  if (!url) return failure('the address is not allowed');
  const seconds = Math.floor(now / 1_000);
  try {
    const { status } = await post(url, message.payload, {
      deadlineMs: timeoutMs,
      cutOff,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Tidetable-Webhooks/1',
        'webhook-id': message.message_id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': message.secrets.map((secret) => signMessage(message, secret, seconds)).join(' '),
      },
      ...(isAllowedHost(url, allowedHosts) ? {} : { lookup: publicLookup(resolve) }),
    });
    return status >= 200 && status < 300 ? { ok: true } : failure(`the reply was ${status}`, status === 410);
  } catch (error) {
    const { name, code = '' } = error as NodeJS.ErrnoException;
    if (name === 'TimeoutError') return failure('no reply in time');
    return failure(code === 'FORBIDDEN_ADDRESS' ? 'the address is not public' : `no connection ${code}`.trim());
  }
}

const failure = (error: string, isGone = false): PostResult => ({ ok: false, isGone, error });

export type PostCall = Pick<RequestOptions, 'lookup'> & {
  readonly headers: Readonly<Record<string, string>>;
  /** From the connection to the end of the reply. */
  readonly deadlineMs: number;
  readonly cutOff?: AbortSignal | undefined;
};

/**
 * Sends a body, and resolves to the status of the reply with the beginning of its text. Rejects with a `TimeoutError` at
 * the deadline, or when it is cut off.
 */
export function post(
  url: URL,
  body: string | Buffer,
  { deadlineMs, cutOff, ...options }: PostCall,
): Promise<{ readonly status: number; readonly text: string }> {
  return callPeer((signal) => send(url, body, { ...options, signal }), deadlineMs, cutOff);
}

function send(
  url: URL,
  body: string | Buffer,
  options: Pick<RequestOptions, 'lookup' | 'signal'> & Pick<PostCall, 'headers'>,
): ReturnType<typeof post> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        method: 'POST',
        host: hostnameOf(url),
        port: url.port,
        path: `${url.pathname}${url.search}`,
        // A connection of its own: none is kept that was checked for another name, and no proxy is asked.
        agent: false,
        ...HANDSHAKE,
        ...options,
        headers: { ...options.headers, Host: url.host, 'Content-Length': Buffer.byteLength(body) },
      },
      (reply) => {
        const { statusCode = 0 } = reply;
        const chunks: Buffer[] = [];
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          chunks.push(chunk);
          if (bytes > MAX_REPLY_BYTES) reply.destroy();
        });
        // The status says all, even where the body has no end.
        reply.on('error', () => {});
        reply.on('close', () => {
          resolve({ status: statusCode, text: Buffer.concat(chunks).toString() });
        });
      },
    );
    // Nobody has asked for another protocol.
    call.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, text: '' });
    });
    call.on('error', reject);
    call.end(body);
  });
}
