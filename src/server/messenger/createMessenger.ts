/** The messenger that the host's settings name. */
import { isLoopback } from '../mail/mailTransport.ts';
import type { Messenger, ProviderCall } from './messenger.ts';
import { createSmsGateway } from './smsGateway.ts';
import { createWhatsApp } from './whatsApp.ts';

export type MessengerOptions = {
  /** `whatsapp://PHONE_NUMBER_ID:TOKEN@graph.facebook.com/v23.0`, or `sms://:TOKEN@gateway.example.com/messages`. */
  readonly url: string;
  /** What a gateway gets, as JSON with `{to}`, `{text}` and `{id}` in its texts. */
  readonly body: string;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 15_000;

/** TLS is required, except for a provider on this machine. */
export function createMessenger({ url, body, timeoutMs = TIMEOUT_MS }: MessengerOptions): Messenger {
  const { protocol, host, hostname, pathname, search, username, password } = new URL(url);
  const call: ProviderCall = {
    origin: `${isLoopback(hostname) ? 'http' : 'https'}://${host}`,
    path: `${pathname}${search}`,
    token: decodeURIComponent(password),
    timeoutMs,
  };
  return protocol === 'whatsapp:' ? createWhatsApp(call, decodeURIComponent(username)) : createSmsGateway(call, body);
}
