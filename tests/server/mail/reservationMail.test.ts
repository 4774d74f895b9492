import PostalMime, { type Email } from 'postal-mime';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileTransport } from '../../../src/server/mail/mailTransport.ts';
import { buildMail } from '../../../src/server/mail/reservationMail.ts';
import type { Reservation } from '../../../src/server/booking/reservations.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import type { ReservationMailKind } from '../../../src/server/mail/reservationMail.ts';
import { checkHostileMails } from './hostileMails.ts';
import {
  type ServerHarness,
  type JsonObject,
  NOW,
  STAYS,
  createTempFolder,
  openServerHarness,
} from '../serverHarness.ts';

let harness: ServerHarness;
let reservation: Reservation;
beforeAll(async () => {
  harness = await openServerHarness({ venue: { name: 'Shell Bay', promo_codes: [{ code: 'SUN10' }] } });
  await harness.reserve({
    selected_tables: [41],
    guests: '5',
    discount_code: 'SUN10',
    notes: 'Two high chairs\n& shade < 30 °C',
  });
  reservation = await harness.store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', 'shell-bay')
    .executeTakeFirstOrThrow();
});
afterAll(() => harness.close());

/** A mail as it arrives: composed by us, parsed by an independent parser. */
async function arrived(
  kind: ReservationMailKind,
  changes: Partial<Reservation> = {},
  venue: JsonObject = {},
  confirmUrl?: string,
  planPicture?: Buffer,
  letter?: string,
): Promise<Email & { raw: string }> {
  const folder = createTempFolder({});
  const mail = buildMail(
    kind,
    { ...reservation, language: null, ...changes },
    { ...harness.venues.get('shell-bay')!.venue, ...venue },
    { from: 'tables@tide.example', now: () => Date.parse(NOW), confirmUrl, planPicture, letter },
  );
  await createFileTransport(folder).send(mail, 'mail');
  const raw = readFileSync(join(folder, 'mail.eml'), 'utf8');
  return { ...(await PostalMime.parse(raw)), raw };
}

/** HTML without the elements that isolate values. */
function withoutBdi(html: string): string {
  return html.replaceAll(/<\/?bdi>/g, '');
}

const LANGUAGES = Object.keys(MAIL_TEXTS);
const KINDS = [
  'confirm',
  'guest',
  'changed',
  'cancelled',
  'notice',
  'change_notice',
  'undelivered',
  'flood',
  'rush',
] as const;

test("mails to guests have the venue's word for a table, mails to the venue say table", async () => {
  const venue = { table_word: 'sunbed' } as const;
  const guest = await arrived('guest', {}, venue);
  expect(guest.text).toMatch(/Sunbeds: Long Table[^]*Your sunbed is held/);
  expect((await arrived('guest', { language: 'de' }, venue)).text).toMatch(/Liegen: Long Table[^]*Ihre Liege wird/);
  expect((await arrived('notice', {}, venue)).text).toContain('Tables:');
});

describe("the guest's mail", () => {
  test('the guest’s mail states in text and HTML the tables, the hold time and the contact', async () => {
    const mail = await arrived('guest');
    expect(mail.subject).toMatch(/^Your reservation at Shell Bay: Monday,? 23 November 2026, 10:00 AM$/);
    expect(mail.from).toMatchObject({ name: 'Shell Bay', address: 'tables@tide.example' });
    expect(mail.to).toMatchObject([{ name: 'Ada Silva', address: 'ada@example.com' }]);
    expect(mail.replyTo).toMatchObject([{ name: 'Shell Bay', address: 'host@shell-bay.example' }]);
    for (const text of [mail.text!, withoutBdi(mail.html!)]) {
      for (const part of [
        'Dear Ada,',
        reservation.code,
        '23 November 2026',
        '10:00 AM',
        'Long Table (Inside)',
        '15 minutes',
        '+94 41 555 0100',
        '1 Shell Road',
        'SUN10',
        '5',
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/high chairs|shade/);
    }
    expect(mail.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('the guest’s mail quotes notes that contain nothing but words, and only confirms all others', async () => {
    const quoted = await arrived('guest', { notes: 'Two high chairs, please.\nWe come at 10!' });
    for (const text of [quoted.text!, quoted.html!]) expect(text).toContain('Two high chairs, please.');
    for (const notes of ['see evil.example', 'call 0800555', 'mail a@b', 'http://evil', `${'very '.repeat(50)}long`]) {
      const mail = await arrived('guest', { notes });
      expect(mail.raw).not.toContain(notes);
      expect(mail.text).toContain('We have received your notes');
    }
  });

  test('the guest’s mail names a table as on the plan, and joined tables as one, in mail and calendar', async () => {
    const table = { area: 'Terrace', category: '', seats: 4 };
    const tables = JSON.stringify([
      { ...table, key: '12', name: '12', joins: [{ with: [13] }] },
      { ...table, key: '13', name: '13' },
      { ...table, key: '9', name: 'Inside 9', alias: 'R9' },
    ]);
    const mail = await arrived('guest', { tables });
    expect(mail.text).toContain('Tables: 12 + 13 (Terrace), Inside 9 · R9 (Terrace)');
    const calendar = String(Buffer.from(mail.attachments[0]!.content as ArrayBuffer)).replaceAll(/\r?\n[\t ]/g, '');
    expect(calendar).toContain(String.raw`12 + 13 (Terrace)\, Inside 9 · R9 (Terrace)`);
  });

  test('the guest’s mail shows the tables on the plan as an image inside the mail', async () => {
    const picture = Buffer.from('the picture');
    const mail = await arrived('guest', {}, {}, undefined, picture);
    const image = mail.attachments.find(({ mimeType }) => mimeType === 'image/jpeg')!;
    expect([image.disposition, Buffer.from(image.content as ArrayBuffer)]).toEqual(['inline', picture]);
    expect(mail.html).toContain(`src="cid:${image.contentId!.slice(1, -1)}"`);
    expect(mail.html).toContain('alt="Long Table (Inside)"');
  });

  test.each(['Win at evil.example/now', 'call 0800', 'a@b.example', `${'very '.repeat(20)}long`])(
    'the guest’s mail never carries what a mail program makes a link, or an advertisement: %s',
    async (name) => {
      const mail = await arrived('guest', { first_name: name, last_name: name });
      expect(mail.text).toContain('Dear guest,');
      expect(mail.raw).not.toContain(name);
      expect(mail.to?.[0]).toMatchObject({ name: '' });
    },
  );

  test('the guest’s mail greets people with any name', async () => {
    for (const name of ['Seán Ó Briain', "D'Arcy", 'Anne-Marie', 'Jr. Dr. Wayan', 'நிலா', '美咲', 'José']) {
      expect((await arrived('guest', { first_name: name })).text).toContain(`Dear ${name},`);
    }
  });

  test.each([
    ['guest', {}, 'REQUEST', 0, 'CONFIRMED'],
    ['changed', { sequence: 2 }, 'REQUEST', 2, 'CONFIRMED'],
    ['cancelled', { sequence: 2, cancelled_at: 1 }, 'CANCEL', 3, 'CANCELLED'],
  ] as const)(
    'the guest’s mail adds, updates or cancels the event in the calendar: %s',
    async (kind, changes, method, sequence, status) => {
      const { attachments } = await arrived(kind, changes);
      const [file] = attachments;
      expect([file!.filename, file!.mimeType]).toEqual(['reservation.ics', 'text/calendar']);
      const calendar = String(Buffer.from(file!.content as ArrayBuffer));
      for (const line of [
        `METHOD:${method}`,
        `SEQUENCE:${sequence}`,
        `STATUS:${status}`,
        `UID:${reservation.code}@tidetable`,
      ])
        expect(calendar).toContain(`${line}\n`);
    },
  );
});

test('the request to confirm has the link in text and HTML, and no calendar entry', async () => {
  const link = 'https://tide.example/v/shell-bay/confirm/abc';
  const mail = await arrived('confirm', {}, {}, link);
  expect(mail.to).toMatchObject([{ address: 'ada@example.com' }]);
  expect(mail.text).toContain(`Confirm the reservation:\n${link}\n`);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.text).toContain('15 minutes');
  expect(mail.attachments).toEqual([]);
});

test('a letter of the venue says its own words, without a greeting of ours', async () => {
  const mail = await arrived('letter', {}, {}, undefined, undefined, 'We open a week later.');
  expect(mail.text).toMatch(/^We open a week later\.\n\n/);
});

test('the venue’s notice contains everything, including notes, and replies go to the guest', async () => {
  const mail = await arrived('notice');
  expect(mail.to).toMatchObject([{ address: 'host@shell-bay.example' }]);
  expect(mail.replyTo).toMatchObject([{ name: 'Ada Silva', address: 'ada@example.com' }]);
  for (const part of [
    reservation.code,
    'Long Table',
    'Ada Silva',
    'ada@example.com',
    '+94771234567',
    'Two high chairs\n& shade < 30 °C',
    'SUN10',
  ])
    expect(mail.text).toContain(part);
  expect(mail.html).toContain('Two high chairs<br>&amp; shade &lt; 30 °C');
  expect(mail.attachments).toEqual([]);
});

test('the language of a mail to the guest is that of the reservation, and to the venue that of the venue', async () => {
  const words = { mail_guest_title: 'Your couch is reserved' };
  const german = await arrived('guest', { language: 'de' }, { words });
  expect(german.html).toContain('<html lang="de" dir="ltr">');
  expect(german.html).toContain(MAIL_TEXTS.de.mail_guest_title);
  expect((await arrived('guest', { language: 'en' }, { words })).html).toContain(words.mail_guest_title);
  expect((await arrived('notice', { language: 'de' })).html).toContain(MAIL_TEXTS.en.mail_notice_title);
});

test.each(LANGUAGES)('the language of a mail is the language of the venue: %s', async (language) => {
  for (const kind of KINDS) {
    const mail = await arrived(kind, { stay: 120, time: 1_440 }, { language, occupancy: 'stay' }, 'https://x.example');
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(mail.html).toContain(`<div class="card" lang="${language}" dir="${direction}"`);
    expect(mail.html).toContain(`<bdi>${reservation.code}</bdi>`);
    expect(mail.html).toContain(MAIL_TEXTS[language as 'en'][`mail_${kind}_title`].replace("'", '&#39;'));
    for (const text of [mail.subject!, mail.text!, mail.html!.replace(/<style>.*<\/style>/, '')])
      expect(text).not.toMatch(/[{}]|undefined/);
    expect(mail.html!.replace(/<title>.*<\/title>/, '')).not.toMatch(/[\u2066-\u2069]/);
  }
});

test("the language of a mail is the venue's own if it words every text", async () => {
  const words = Object.fromEntries(Object.keys(MAIL_TEXTS.en).map((name) => [name, `Dag {date}`]));
  const mail = await arrived('guest', {}, { language: 'nl', words });
  expect(mail.subject).toBe('Dag maandag 23 november 2026');
  expect(mail.html).toContain('<html lang="nl" dir="ltr">');
});

test('isolates values in plain text and calendar only if the language runs right to left', async () => {
  const arabic = await arrived('guest', {}, { language: 'ar' });
  expect(arabic.subject).toContain('\u2068Shell Bay\u2069');
  expect(arabic.text).toContain('\u2068+94 41 555 0100\u2069');
  const calendar = new TextDecoder().decode(arabic.attachments[0]!.content as ArrayBuffer);
  expect(calendar.replaceAll(/\r?\n /g, '')).toContain(`DESCRIPTION:الرمز: \u2068${reservation.code}\u2069\\n`);
  expect((await arrived('guest', {}, { language: 'ta' })).raw).not.toContain('\u2068');
});

test('no value ends its own isolation', async () => {
  const mail = await arrived('notice', { first_name: 'Ada\u2069\u202e' }, { language: 'ar' });
  expect(mail.text).toContain('\u2068Ada\u202e Silva\u2069');
});

test('hostile names, notes and addresses change no header and no recipient', async () => {
  expect(await checkHostileMails(500, harness)).toBe(500);
});

describe('the calendar entry', () => {
  const couch = JSON.stringify([
    { key: '1', name: 'Stage Couch', area: 'Beanbag', category: 'Stage', seats: 4, until: 1080 },
  ]);

  test('the mail names a table that must be vacated early', async () => {
    expect((await arrived('guest', { tables: couch })).text).toContain('Vacate by: Stage Couch: 06:00 PM');
    expect((await arrived('guest')).text).not.toContain('vacated');
  });

  test('the calendar entry states the stay if the venue books stays', async () => {
    expect((await arrived('guest', { stay: 45 }, { occupancy: 'stay', stays: STAYS })).text).toContain(
      'Stay: 45 minutes',
    );
    const late = await arrived('guest', { time: 23 * 60, stay: 120 }, { occupancy: 'stay', stays: STAYS });
    expect(late.text).toContain('Stay: 2 hours, until 01:00 AM');
    expect((await arrived('guest')).text).not.toContain('Stay:');
  });
});
