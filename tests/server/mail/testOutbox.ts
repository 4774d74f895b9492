/** The outbox of a test host. */
import { type Logger, pino } from 'pino';
import type { MailTransport } from '../../../src/server/mail/mailTransport.ts';
import { type Outbox, type OutboxOptions, startOutbox } from '../../../src/server/mail/outbox.ts';
import { NO_PICTURES, NOW, type ServerHarness } from '../serverHarness.ts';

/** A transport whose deliveries a test controls, by the names of the mails. */
export function transportWith(send: (name: string) => Promise<void>): MailTransport {
  return { outcome: 'mail sent', send: (_, name) => send(name), verify: async () => undefined, close: () => {} };
}

/** Starts an outbox that looks for mails all the time. Mails have no pictures. */
export function startTestOutbox(
  { store, venues }: Pick<ServerHarness, 'store' | 'venues'>,
  transport: MailTransport,
  options: Partial<OutboxOptions> = {},
  log: Logger = pino({ enabled: false }),
): Outbox {
  return startOutbox(
    store,
    venues,
    {
      transport,
      pictures: NO_PICTURES,
      from: 'tables@tide.example',
      now: () => Date.parse(NOW),
      confirmUrl: (tenant, secret) => `https://tide.example/v/${tenant}/confirm/${secret}`,
      manageUrl: (secret) => `https://tide.example/r/${secret}`,
      seasonUrl: (secret) => `https://tide.example/season/${secret}`,
      linkKey: 'link key',
      pollIntervalMs: 10,
      ...options,
    },
    log,
  );
}
