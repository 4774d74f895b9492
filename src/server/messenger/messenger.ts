/** Short messages to guests, beside mails: by WhatsApp, or as text messages through a gateway. */
import type { MessageKind } from '../booking/messageQueue.ts';
import { post } from '../webhooks/postMessage.ts';

export type GuestMessage = {
  /** The same for every attempt to send it, and for no other message. */
  readonly id: string;
  /** In E.164, such as `+94771234567`. */
  readonly to: string;
  readonly kind: MessageKind;
  /** A tag, such as `de`. */
  readonly language: string;
  readonly text: string;
  /** By their names, in the order in which the text first has them. */
  readonly values: readonly (readonly [name: string, value: string])[];
};

/**
 * `refused`: this guest can't get it, and a retry is useless. `failed`: it was not sent, and may be later. `unknown`: there
 * was no answer, and it may have been sent.
 */
export type MessageResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'failed' | 'unknown'; readonly error: string };

export type Messenger = {
  readonly name: string;
  /** Whether the provider sends a message once, however often it gets one with the same id. */
  readonly isIdempotent: boolean;
  /** `cutOff` ends the call before its time. */
  send(message: GuestMessage, cutOff?: AbortSignal): Promise<MessageResult>;
};

export type ProviderCall = {
  readonly origin: string;
  readonly path: string;
  readonly token: string;
  readonly timeoutMs: number;
  readonly cutOff?: AbortSignal | undefined;
};

/** The request never left, so the message was not sent. */
const NOT_SENT =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/** Posts JSON to a provider. `read` says what its answer means. */
export async function callProvider(
  { origin, token, timeoutMs, cutOff }: ProviderCall,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  read: (status: number, text: string) => MessageResult,
): Promise<MessageResult> {
  try {
    const { status, text } = await post(new URL(path, origin), JSON.stringify(body), {
      deadlineMs: timeoutMs,
      cutOff,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    });
    return status >= 200 && status < 300 ? { outcome: 'sent' } : read(status, text);
  } catch (error) {
    const { name, code = '' } = error as NodeJS.ErrnoException;
    if (NOT_SENT.test(code)) return { outcome: 'failed', error: `no connection ${code}` };
    return { outcome: 'unknown', error: name === 'TimeoutError' ? 'no answer in time' : `no answer ${code}`.trim() };
  }
}
