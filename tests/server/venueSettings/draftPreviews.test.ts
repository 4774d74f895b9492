/** What an owner sees of the draft before it is published: mails and the booking page, made by the code that guests get. */
import type { SendMailOptions } from 'nodemailer';
import { expect, test } from 'vitest';
import { openEditorSession } from '../editor/editorSession.ts';
import { openDaySession } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, type JsonObject, type ServerHarness, venueFiles } from '../serverHarness.ts';

let harness: ServerHarness;

const FILE = venueFiles()['shell-bay/venue.json'] as JsonObject;
const INTRO = 'See you soon at {venue}!';
const DRAFT = {
  ...FILE,
  heading: 'Draft Beach',
  words: { mail_guest_intro: INTRO },
  translations: { it: { [INTRO]: 'A presto da {venue}!' } },
  // Not valid yet: it stays as it is published.
  hold_minutes: -1,
};

async function openDraft(mails?: NonNullable<Parameters<typeof openHarness>[0]>['mails']) {
  harness = await openHarness(mails ? { mails } : {});
  const owner = await openEditorSession(harness, undefined, 'localhost', 'settings');
  await owner.call('PUT', '/draft', { settings: DRAFT, base: 0 }, { 'If-None-Match': '*' });
  const open = (url: string, method: 'GET' | 'POST' = 'GET', cookie = owner.cookie) =>
    harness.app.inject({
      url,
      method,
      headers: { Host: 'localhost', ...AJAX, Cookie: cookie },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
  return { open };
}

test('mails are previewed in the language of the guest, with the words of the draft', async () => {
  const { open } = await openDraft();
  const english = (await open('/api/settings/shell-bay/mails/guest?lang=en')).json();
  expect(english.subject).toContain('Your reservation at Shell Bay');
  expect(english.text).toContain('See you soon at Shell Bay!');
  expect(english.text).toContain('15 minutes');
  const italian = (await open('/api/settings/shell-bay/mails/guest?lang=it')).json();
  expect(italian.text).toContain('A presto da Shell Bay!');
  // Without a translation, a language has the host's own text.
  expect((await open('/api/settings/shell-bay/mails/guest?lang=de')).json().text).toContain('Reservierung');
  for (const kind of ['confirm', 'changed', 'cancelled', 'reminder_day', 'offer'])
    expect((await open(`/api/settings/shell-bay/mails/${kind}`)).json().text).toContain('BCDFGHJK');
  expect((await open('/api/settings/shell-bay/mails/notice')).statusCode).toBe(404);

  const page = await open('/settings/shell-bay/mails/guest?lang=it');
  expect(page.body).toMatch(/A presto da .*Shell Bay/);
  expect(page.body).not.toContain('cid:');
  expect(page.body).toContain('src="data:image/jpeg;base64,');
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox$/);
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('a sample goes to the address of the venue, if the host has a mail server', async () => {
  const sent: SendMailOptions[] = [];
  const transport = {
    send: async (mail: SendMailOptions) => {
      sent.push(mail);
      if (sent.length > 1) throw new Error('550 no such mailbox');
    },
  };
  const { open } = await openDraft({ transport });
  expect((await open('/api/settings/shell-bay')).json().sampleAddress).toBe('host@shell-bay.example');
  expect((await open('/api/settings/shell-bay/mails/offer?lang=it', 'POST')).json()).toEqual({ success: true });
  expect(sent[0]).toMatchObject({ to: 'host@shell-bay.example', subject: expect.stringContaining('Shell Bay') });
  expect((await open('/api/settings/shell-bay/mails/offer', 'POST')).statusCode).toBe(422);
  const without = await openDraft();
  expect((await without.open('/api/settings/shell-bay')).json().sampleAddress).toBe('');
  expect((await without.open('/api/settings/shell-bay/mails/offer', 'POST')).statusCode).toBe(404);
});

test('the booking page shows the draft to the owner alone', async () => {
  const { open } = await openDraft();
  const url = '/settings/shell-bay/booking-page';
  const page = await open(url);
  expect(page.body).toContain('Draft Beach');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const guest = await harness.app.inject({ url: '/v/shell-bay', headers: { Accept: 'text/html' } });
  expect(guest.body).not.toContain('Draft Beach');
  // Its calls are the host's own, but one that reserves nothing.
  const [calls] = /\/api\/settings\/shell-bay\/booking-page(?=")/.exec(page.body) ?? [];
  const tables = await open(`${calls}/api/reservations/tables?date=24.11.2026`);
  expect([tables.statusCode, tables.headers.location]).toEqual([307, '/api/reservations/tables?date=24.11.2026']);
  const reserved = await open(`${calls}/reservation`, 'POST');
  expect(reserved.statusCode).toBe(422);
  expect(reserved.json()).toEqual({ success: false, errors: { '': ['This is a preview: nothing is reserved here.'] } });
  const staff = await openDaySession(harness);
  for (const [cookie, status] of [
    ['', 401],
    [staff.cookie, 403],
  ] as const)
    for (const address of [url, '/settings/shell-bay/mails/guest', '/api/settings/shell-bay/mails/guest'])
      expect([address, (await open(address, 'GET', cookie)).statusCode]).toEqual([address, status]);
});
