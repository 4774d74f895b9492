import { expect, test } from 'vitest';
import { venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { asciiEmail, mailtoUrl } from '../../../src/domain/text/emailAddress.ts';
import { readEmail } from '../../../src/server/contacts/emailAddress.ts';
import { readSettings } from '../../../src/server/settings.ts';

const { email: venueEmail, contact_email: contactEmail } = venueSchema.shape;
const isTaken = (typed: string): boolean[] => [
  venueEmail.safeParse(typed).success,
  contactEmail.safeParse(typed).success,
  readSettings({ MAIL_FROM: `The Pier <${typed}>` }).ok,
];

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Silva+beach@EXAMPLE.com', 'Ada.Silva+beach@example.com'],
  ['info@müller-test.de', 'info@müller-test.de'],
  ['info@xn--mller-test-9db.de', 'info@müller-test.de'],
  ['info@MU\u0308LLER-test.de', 'info@müller-test.de'],
  ['info@пример.рф', 'info@пример.рф'],
  ['info@例え。jp', 'info@例え.jp'],
  ['rock&roll@example.com', 'rock&roll@example.com'],
  ['a/b@example.com', 'a/b@example.com'],
  ["o'brien@example.co.uk", "o'brien@example.co.uk"],
])('accepts %s as %s, also from a venue and as the sender', (typed, email) => {
  expect(readEmail(typed)).toEqual({ ok: true, email });
  expect(isTaken(typed)).toEqual([true, true, true]);
});

test.each<readonly [typed: string, error: { readonly code: string; readonly letters?: string }]>([
  ['josé@example.com', { code: 'email_letters', letters: 'é' }],
  ['用户@例え.jp', { code: 'email_letters', letters: '用 户' }],
  ['"ada"@example.com', { code: 'email_letters', letters: '"' }],
  ['ada,eve@example.com', { code: 'email_letters', letters: ',' }],
  ['.ada@example.com', { code: 'email_dots' }],
  ['ada.@example.com', { code: 'email_dots' }],
  ...[
    'ada',
    'a b@example.com',
    'ada@eve@example.com',
    'ada@example',
    'ada@[127.0.0.1]',
    'ada@exa mple.com',
    'ada@example.com/x',
    'ada@-a.com',
    'ada@xn--zzzz.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
  ].map((typed) => [typed, { code: 'not_an_email' }] as const),
])('%s is refused: %o', (typed, error) => {
  expect(readEmail(typed)).toEqual({ ok: false, error });
  // A sender may have a name before the address.
  expect(isTaken(typed)).toEqual([false, false, false]);
});

test('converts the domain of an address to ASCII for mail servers', () => {
  expect(asciiEmail('info@müller-test.de')).toBe('info@xn--mller-test-9db.de');
  expect(asciiEmail('rock&roll@пример.рф')).toBe('rock&roll@xn--e1afmkfd.xn--p1ai');
  expect(asciiEmail('')).toBe('');
  const sender = readSettings({ MAIL_FROM: 'Pier <info@müller-test.de>' });
  expect(sender.ok && sender.settings.mailFrom).toBe('info@xn--mller-test-9db.de');
});

test('escapes reserved characters in a mailto link', () => {
  expect(mailtoUrl('a#b=c@example.com')).toBe('mailto:a%23b=c@example.com');
});
