/** What contacts apps, keyboards of other scripts and browsers make of a guest's name, number, address and date. */
import { messages } from '../../../src/booker/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { TOMORROW, expect, queryRows, test, waitForMails } from '../hostTest.ts';

const [first] = tablesWithSeats('beach-camp', 2) as [string];
const ARABIC_ZERO = 0x660;
const inArabicDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));

// Reads our host's database and mails.
test(
  'a guest pastes a name and a number with invisible marks, types with an Arabic keyboard, and has an address with an umlaut',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, host }) => {
    const visitor = await visit('beach-camp');
    await visitor.fill({
      date: inArabicDigits(TOMORROW),
      firstName: '\u202aJose\u0301\u202c',
      lastName: '\u2068Großmann\u200b\u2069',
      email: '\u200binfo@müller-test.de\u2060',
      phone: `\u202a${inArabicDigits('077')}\u2011${inArabicDigits('123')}\u2013${inArabicDigits('4567')}\u202c`,
      notes: '1 child <a year\u200f',
    });
    await expect(visitor.field(messages.date)).toHaveValue(TOMORROW);
    await visitor.goToTables();
    await visitor.tap(first);
    await visitor.acceptAndReserve();
    expect(
      queryRows(host, 'select first_name, last_name, email, country_code, phone, notes from reservations'),
    ).toEqual([
      {
        first_name: 'José',
        last_name: 'Großmann',
        email: 'info@müller-test.de',
        country_code: '+94',
        phone: '+94771234567',
        notes: '1 child <a year',
      },
    ]);
    const mails = await waitForMails(host, 2);
    expect(mails.map(({ to }) => to?.[0]?.address)).toContainEqual(
      expect.stringMatching(/^info@(?:xn--mller-test-9db|müller-test)\.de$/),
    );
    expect(mails.map(({ text = '' }) => text).join()).toContain('+94771234567');
  },
);
