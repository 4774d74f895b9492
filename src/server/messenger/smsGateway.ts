/** Text messages through a gateway that takes a JSON POST and sends each `Idempotency-Key` once. */
import { type Messenger, type ProviderCall, callProvider } from './messenger.ts';

/** Of the request itself. Anything else, such as a wrong token or a limit, is for the operator or for later. */
const REFUSED = new Set([400, 422]);

export function createSmsGateway(call: ProviderCall, body: string): Messenger {
  return {
    name: 'sms',
    isIdempotent: true,
    send: async ({ id, to, text }, cutOff) => {
      const values: Readonly<Record<string, string>> = { to, text, id };
      const filled: unknown = JSON.parse(body, (_, value: unknown) =>
        typeof value === 'string'
          ? value.replaceAll(/\{(to|text|id)\}/g, (_all, name: string) => values[name] ?? '')
          : value,
      );
      return callProvider({ ...call, cutOff }, call.path, filled, { 'Idempotency-Key': id }, (status) => ({
        outcome: REFUSED.has(status) ? 'refused' : 'failed',
        error: `the gateway answered ${status}`,
      }));
    },
  };
}
