import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takeCode, takeEmail, takeNumber } from '../../../src/domain/text/pastedText.ts';

const EMAIL = 'ana@example.com';
const NUMBER = '077 123 4567';
const CODE = 'SUNSET10';

test.each([
  ['tel:+94-77-123-4567', '+94-77-123-4567'],
  ['tel:+94771234567;ext=12', '+94771234567'],
  ['https://wa.me/94771234567', '+94771234567'],
  ['Write to me: wa.me/94771234567?text=Hi%2012', '+94771234567'],
  ['https://api.whatsapp.com/send/?phone=94771234567&text=Hi', '+94771234567'],
  ['whatsapp://send?phone=%2B94771234567', '+94771234567'],
  ['Mobile: 077 123 4567', NUMBER],
  ['Móvil 077 123 4567', NUMBER],
  ['(WhatsApp) +94 77 123 4567', '+94 77 123 4567'],
  ['WhatsApp+94 77 123 4567', '+94 77 123 4567'],
  ['📱 077 123 4567', NUMBER],
  ['077\t123\t4567', NUMBER],
  ['077,123,4567', NUMBER],
  ['077 123 4567 ext. 12', NUMBER],
  ['077 123 4567, extension 12 (office)', NUMBER],
  ['077 123 4567 x12', NUMBER],
  ['077 123 4567 (WhatsApp)', NUMBER],
  ['077 123 4567 – WhatsApp only', NUMBER],
  ['077 123 4567.', NUMBER],
  ['Phone:\u00a0(077)\u00a0123-4567', '(077) 123-4567'],
  // For the host to refuse: a letter may be meant as a digit, and nobody knows which of two numbers is the right one.
  ['O77 123 4567', 'O77 123 4567'],
  ['077 123 456O', '077 123 456O'],
  ['077 123 4567 or 071 123 4567', '077 123 4567 or 071 123 4567'],
  ['call me', 'call me'],
  ['', ''],
])('takes the telephone number from %j: %j', (pasted, number) => expect(takeNumber(pasted)).toBe(number));

test.each([
  ['Ana Silva <ana@example.com>', EMAIL],
  ['"Silva, Ana" <ana@example.com>;', EMAIL],
  ['<ana@example.com>', EMAIL],
  ['(ana@example.com)', EMAIL],
  ['mailto:ana@example.com', EMAIL],
  ['<mailto:ana@example.com>', EMAIL],
  ['MAILTO:ana%2Bbeach@example.com?subject=A%20table', 'ana+beach@example.com'],
  ['mailto:100%@example.com', '100%@example.com'],
  ['E-mail: ana@example.com', EMAIL],
  ['ana@example.com.', EMAIL],
  ['ana@example.com, ', EMAIL],
  ['ana@пример.рф', 'ana@пример.рф'],
  ["o'brien?x@example.com", "o'brien?x@example.com"],
  // For the host to refuse.
  ['ana silva@example.com', 'ana silva@example.com'],
  ['ana:silva@example.com', 'ana:silva@example.com'],
  ['Ana <ana@example.com>, Bo <bo@example.com>', 'Ana <ana@example.com>, Bo <bo@example.com>'],
  ['Ana <none>', 'Ana <none>'],
  ['...', '...'],
])('takes the email address from %j: %j', (pasted, email) => expect(takeEmail(pasted)).toBe(email));

test.each([
  [' SUNSET10. ', CODE],
  ['“SUNSET10”', CODE],
  ['SUNSET 10,', 'SUNSET 10'],
  ['.', '.'],
])('takes the code from %j: %j', (pasted, code) => expect(takeCode(pasted)).toBe(code));

describe.each([
  ['number', takeNumber, '+94 77 123-4567'],
  ['email address', takeEmail, 'ana.silva+beach@example.com'],
  ['code', takeCode, 'Sun-10 set'],
])('what is taken as %s', (_, take, plain) => {
  /** Texts that are like those that are pasted. */
  const pasted = fc
    .array(
      fc.oneof(
        fc.constantFrom(plain, 'tel:', 'mailto:', '<', '>', '(', ' ext. ', '@', '. ', 'wa.me/', '+'),
        fc.string(),
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join(''));

  test('stays as it is when it is taken again', () =>
    fc.assert(
      fc.property(pasted, (text) => {
        expect(take(take(text))).toBe(take(text));
      }),
    ));

  test('consists of digits and letters that were in the text, in their order', () =>
    fc.assert(
      fc.property(pasted, (text) => {
        const essence = (of: string): string => of.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
        fc.pre(!text.includes('%'));
        expect(essence(text)).toContain(essence(take(text)));
      }),
    ));

  test('is what a plain text is', () => expect(take(`  ${plain}\n`)).toBe(plain));

  test('of a long text is all of it, at once', () => {
    const long = `${plain}<mailto:whatsapp`.repeat(20_000);
    expect(take(long)).toBe(long);
  });
});
