/** Mails about guests whose names, notes and addresses attack the mail's structure, read by an independent parser. */
import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { buildMail } from '../../../src/server/mail/reservationMail.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import type { ReservationMailKind } from '../../../src/server/mail/reservationMail.ts';
import type { ServerHarness } from '../serverHarness.ts';

const FRAGMENTS = [
  '\r\n',
  '\n',
  '\r',
  '\u0000',
  '\u2028',
  '\u0085',
  'Bcc: victim@example.com',
  'Subject: You won',
  'Content-Type: text/html',
  '\r\n\r\n',
  '--=_boundary',
  '<victim@example.com>',
  ', victim@example.com',
  '"',
  '\\',
  '<',
  '>',
  ':',
  ';',
  ',',
  '@',
  '=?utf-8?q?Bcc:_victim?=',
  '=?utf-8?b?DQpCY2M6IHZpY3RpbUBleGFtcGxlLmNvbQ==?=',
  'undisclosed-recipients:;',
  'Ada',
  'நிலா',
  '\u202e',
  '😀',
  ' ',
  'x'.repeat(80),
];
const hostileText = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...FRAGMENTS) }, fc.string({ unit: 'grapheme' })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));
/** Addresses that the host accepts, and texts that it doesn't. */
const address = fc.oneof(
  fc.stringMatching(/^[a-z0-9]([a-z0-9_'+-]|\.[a-z0-9]){0,20}@([a-z0-9]{1,10}(-[a-z0-9]{1,5})?\.){1,3}[a-z]{2,10}$/),
  hostileText,
);
const hostileGuest = fc.record({
  first_name: hostileText,
  last_name: hostileText,
  notes: hostileText,
  discount_code: hostileText,
  email: address,
});

const KINDS: readonly ReservationMailKind[] = ['confirm', 'guest', 'notice', 'cancelled', 'undelivered', 'flood'];
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];
const FROM = 'tables@tide.example';

/**
 * Builds mails of every kind and in every language for `count` hostile guests, and checks their headers and recipients.
 * Rejects with a guest that breaks a mail. Returns the number of mails.
 */
export async function checkHostileMails(count: number, harness: ServerHarness, seed = 1): Promise<number> {
  await harness.reserve();
  const reservation = await harness.store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', 'shell-bay')
    .executeTakeFirstOrThrow();
  const venue = harness.venues.get('shell-bay')?.venue;
  if (!venue) throw new Error('the venue is not served');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let mails = 0;
  const options = { from: FROM, now: () => 0, confirmUrl: 'https://tide.example/confirm' };
  const variants = Object.keys(MAIL_TEXTS).flatMap((language) =>
    KINDS.map((kind) => {
      const localized = { ...venue, language };
      return { kind, localized, subject: buildMail(kind, reservation, localized, options).subject };
    }),
  );
  const property = fc.asyncProperty(hostileGuest, fc.constantFrom(...variants), async (guest, variant) => {
    const { kind, localized, subject } = variant;
    const isForVenue = !['confirm', 'guest', 'cancelled'].includes(kind);
    const { message, envelope } = await transport.sendMail(
      buildMail(kind, { ...reservation, ...guest }, localized, options),
    );
    const mail = await PostalMime.parse(message as Buffer);
    mails++;
    const isPlain = /^[\w.'+-]+@[\w.-]+$/.test(guest.email);
    const expected = isForVenue ? venue.email : guest.email;
    const recipients = (mail.to ?? []).map((recipient) => recipient.address?.toLowerCase());
    const keys = new Set(mail.headers.map(({ key }) => key));
    const problems = [
      mail.headers.length > keys.size && 'a header repeats',
      ![...keys].every((key) => HEADERS.includes(key)) && 'there is another header',
      (mail.cc !== undefined || mail.bcc !== undefined) && 'there are copies',
      mail.from?.address !== FROM && 'the sender differs',
      recipients.length > 1 && 'there are several recipients',
      envelope.to.length > 1 && 'the envelope has several recipients',
      envelope.from !== FROM && "the envelope's sender differs",
      (isPlain || isForVenue) && recipients.join() !== expected.toLowerCase() && 'the recipient differs',
      (isPlain || isForVenue) && envelope.to.join().toLowerCase() !== expected.toLowerCase() && 'the envelope differs',
      mail.subject !== subject && 'the subject differs',
    ].filter((problem) => problem !== false);
    if (problems.length > 0) throw new Error(`${kind}: ${problems.join(', ')}: ${[...keys].join(' ')}`);
  });
  await fc.assert(property, { numRuns: count, seed, endOnFailure: true, includeErrorInReport: true });
  return mails;
}
