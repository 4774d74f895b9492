/** The settings page in front of a host in memory: from a change over its problems and its effects to the publication. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SettingsState } from '../../src/api/settingsContract.ts';
import { Settings } from '../../src/settings/Settings.tsx';
import { messages } from '../../src/settings/messages.ts';
import { loadSettingsAtom, pageAtom } from '../../src/settings/state/document.ts';
import { startAutosave } from '../../src/settings/state/draft.ts';
import * as z from 'zod/mini';
import { venueSchema } from '../../src/domain/booking/venueFile.ts';
import { toJsonPointer } from '../../src/domain/plan/reading/validationError.ts';
import { selectAllText } from '../support/selectAllText.ts';
import venueFile from '../../fixtures/venues/beach-camp/venue.json' with { type: 'json' };

const { fields, sections } = messages;
const SETTINGS: Record<string, unknown> = venueFile;
const PUBLISHED = { version: 1, settings: SETTINGS, etag: '"1-x"', by: 'Bo', note: '', at: 1_795_000_000_000 };
const STATE: SettingsState = {
  published: PUBLISHED,
  draft: null,
  folder: { changed: false },
  pictures: [],
  tables: ['Line 1'],
  areas: [
    { id: '1', name: 'Terrace' },
    { id: '2', name: 'Garden' },
  ],
  words: { mail_guest_intro: 'Thank you.', label_code: 'Code' },
  planTexts: ['Terrace'],
  categories: [
    { id: '1', name: 'Sofas' },
    { id: '2', name: 'Loungers' },
  ],
  sampleAddress: 'host@example.com',
};
type Reply = readonly [status: number, body: object];
type Host = Readonly<Record<string, (body: Record<string, unknown>, headers: Headers) => Reply | Promise<Reply>>>;

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});
afterEach(cleanup);

/** Opens the page. A host answers by method and path. Returns the bodies that it gets. */
async function openPage(host: Host, state: SettingsState = STATE) {
  const asked: (readonly [call: string, body: Record<string, unknown>])[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { method = 'GET', body, headers } = {}) => {
    const path = typeof address === 'string' ? address : '';
    const call = `${method} ${path.replace(/\/api\/(?:settings|editor|day)\/shell-bay/, '')}`.trim();
    if (call === 'GET') return Response.json(state);
    const sent = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    asked.push([call, sent]);
    const [status, reply] = (await host[call]?.(sent, new Headers(headers))) ?? [404, { message: call }];
    return Response.json(reply, { status });
  });
  const store = createStore();
  store.set(pageAtom, { tenant: 'shell-bay', name: 'Shell Bay', now: '2026-11-27T09:00:00Z' });
  startAutosave(store, 10);
  await store.set(loadSettingsAtom);
  render(
    <Provider store={store}>
      <Settings />
    </Provider>,
  );
  return { asked, user: userEvent.setup() };
}

const button = (name: string | RegExp, inside: HTMLElement = document.body): HTMLElement =>
  within(inside).getByRole('button', { name });
const field = (name: string): HTMLElement => screen.getByLabelText(name);
let revision = 0;
const saveDraft = (): Reply => [200, { revision: (revision += 1) }];

it('saves a draft, says what is wrong at its field, lists the reservations that no longer fit, and publishes', async () => {
  const affected = {
    code: 'BCDF',
    date: '2026-11-30',
    time: 600,
    guests: 2,
    name: 'Kumari Perera',
    email: 'kumari@example.com',
    phone: '+94771234567',
    why: ['closed'],
  };
  const { asked, user } = await openPage({
    'PUT /draft': saveDraft,
    'POST /publish': ({ accept }) =>
      accept === 'digest'
        ? [200, { version: 2, etag: '"2-y"' }]
        : [409, { message: '', reservations: [affected], count: 1, digest: 'digest' }],
    'POST /choices': () => [
      200,
      {
        choices: [
          {
            code: 'BCDF',
            places: [{ date: '2026-12-01', time: 600, tables: [{ key: '1', name: 'Line 1' }] }],
            letter: 'Dear Kumari',
          },
        ],
      },
    ],
    'DELETE /draft': () => [200, { success: true }],
  });
  expect(button(messages.publish)).toHaveProperty('disabled', true);
  await user.clear(field(fields.name));
  await waitFor(() => expect(asked.at(-1)).toEqual(['PUT /draft', expect.objectContaining({ base: 1 })]));
  await user.click(screen.getByRole('link', { name: sections.opening }));
  await user.click(await screen.findByRole('button', { name: 'Monday' }));

  await user.click(button(messages.publish));
  await waitFor(() => expect(document.activeElement).toBe(field(fields.name)));
  expect(field(fields.name).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(messages.problems.missing)).toBeTruthy();
  await user.type(field(fields.name), 'Shell Cove');
  expect(field(fields.name).getAttribute('aria-invalid')).toBeNull();

  await user.click(button(messages.publish));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(messages.author), 'Ada');
  await user.click(button(messages.publish, dialog));
  expect(await within(dialog).findByText('Kumari Perera')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: messages.affected.open }).getAttribute('href')).toBe(
    '/day/shell-bay?view=list&date=2026-11-30',
  );
  const { decision, decisions, place, letter } = messages.affected;
  const decide = (kind: keyof typeof decisions) =>
    user.selectOptions(within(dialog).getByLabelText(`${decision}: Kumari Perera`), decisions[kind]);
  await waitFor(() => decide('move'));
  expect(within(dialog).getByLabelText(place)).toBeTruthy();
  await decide('mail');
  expect(within(dialog).getByLabelText(letter)).toHaveProperty('value', 'Dear Kumari');
  await user.type(within(dialog).getByLabelText(letter), '!');
  await user.click(button(messages.publish, dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(([call, { accept }]) => call === 'POST /publish' && accept === 'digest')?.[1]).toMatchObject({
    by: 'Ada',
    settings: { ...SETTINGS, name: 'Shell Cove', closed_weekdays: [1] },
    decisions: [{ type: 'mail', code: 'BCDF', text: 'Dear Kumari!' }],
  });
  expect(screen.getAllByText(messages.published).length).toBeGreaterThan(0);
  expect(button(messages.publish)).toHaveProperty('disabled', true);
});

it('adds what another owner has published, and asks where both have changed the same', async () => {
  const theirs = { ...SETTINGS, name: 'Their Bay', hold_minutes: 25 };
  const { asked, user } = await openPage({
    'PUT /draft': saveDraft,
    'POST /publish': (_body, headers) =>
      headers.get('If-Match') === '"2-y"'
        ? [200, { version: 3, etag: '"3-z"' }]
        : [412, { message: '', published: { ...PUBLISHED, version: 2, settings: theirs, etag: '"2-y"' } }],
    'DELETE /draft': () => [200, { success: true }],
  });
  await user.clear(field(fields.name));
  await user.type(field(fields.name), 'My Bay');
  const publish = async (): Promise<void> => {
    await user.click(button(messages.publish));
    const dialog = await screen.findByRole('dialog', { name: messages.publish });
    if (within(dialog).getByLabelText<HTMLInputElement>(messages.author).value === '')
      await user.type(within(dialog).getByLabelText(messages.author), 'Ada');
    await user.click(button(messages.publish, dialog));
  };
  await publish();
  const conflict = await screen.findByRole('dialog', { name: messages.conflict.title });
  expect(within(conflict).getByText('Their Bay')).toBeTruthy();
  await user.click(button(messages.conflict.apply, conflict));
  await publish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.findLast(([call]) => call === 'POST /publish')?.[1]).toMatchObject({
    settings: { name: 'My Bay', hold_minutes: 25 },
  });
});

it('saves one change after the other, also where a save and publishing wait for the same one, and says why one fails', async () => {
  const onHost = { revision: 0, isDown: false };
  const saves: (() => void)[] = [];
  const { asked, user } = await openPage({
    'PUT /draft': async (_, headers) => {
      await new Promise<void>((resolve) => saves.push(resolve));
      if (onHost.isDown) return [503, { message: 'The disk is full.' }];
      const tag = headers.get('If-Match');
      if (onHost.revision > 0 && tag !== `"${onHost.revision}"`) return [412, { message: '', draft: null }];
      return [200, { revision: (onHost.revision += 1) }];
    },
    'POST /publish': () => [500, { message: '' }],
  });
  const goOn = async (): Promise<void> => {
    await waitFor(() => expect(saves.length).toBeGreaterThan(0));
    saves.shift()?.();
  };
  await user.type(field(fields.name), ' A');
  await waitFor(() => expect(saves.length).toBe(1));
  await user.type(field(fields.name), 'B');
  await user.click(button(messages.publish));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(messages.author), 'Ada');
  await user.click(button(messages.publish, dialog));
  await goOn();
  await goOn();
  await waitFor(() => expect(onHost.revision).toBe(2));
  expect(asked.filter(([call]) => call === 'PUT /draft')).toHaveLength(2);
  expect(screen.queryByText(messages.conflict.merged)).toBeNull();
  await user.click(button(messages.cancel, dialog));
  onHost.isDown = true;
  await user.type(field(fields.name), 'C');
  await goOn();
  await screen.findByText(`${messages.draft.failed} · ${messages.failures.unreachable}`);
});

it('keeps its changes when another owner publishes or discards the draft', async () => {
  const draft = { settings: { ...SETTINGS, heading: 'BAY' }, revision: 7, base: 1, by: 'Bo', at: 0 };
  const state = { ...STATE, draft };
  const { asked, user } = await openPage(
    {
      'PUT /draft': (_body, headers) =>
        headers.get('If-None-Match') === '*' ? saveDraft() : [412, { message: '', draft: null }],
    },
    state,
  );
  await user.type(field(fields.name), '!');
  await waitFor(() => expect(screen.getByText(messages.draft.saved)).toBeTruthy());
  await waitFor(() =>
    expect(asked.at(-1)?.[1]).toMatchObject({ settings: { heading: 'BAY', name: `${String(SETTINGS['name'])}!` } }),
  );
});

it('offers the file of the server after it has changed', async () => {
  const file = { ...SETTINGS, name: 'File Bay' };
  const { user } = await openPage({ 'PUT /draft': saveDraft }, { ...STATE, folder: { changed: true, settings: file } });
  await user.click(button(messages.takeFile));
  expect(field(fields.name)).toHaveProperty('value', 'File Bay');
  expect(screen.queryByText(messages.fileChanged)).toBeNull();
  await waitFor(() => expect(screen.getByText(messages.draft.saved)).toBeTruthy());
});

it('divides the hours into services', async () => {
  const { asked, user } = await openPage({ 'PUT /draft': saveDraft });
  await user.click(screen.getByRole('link', { name: sections.opening }));
  await user.click(await screen.findByRole('button', { name: messages.addServices }));
  const [lunch, dinner] = [1, 2].map((number) =>
    screen.getByRole('group', { name: messages.entries.service({ number }) }),
  ) as [HTMLElement, HTMLElement];
  await user.selectOptions(within(lunch).getByLabelText(messages.parts.last), '02:30 PM');
  await user.click(within(dinner).getByRole('button', { name: 'Sunday' }));
  const week = within(screen.getByRole('group', { name: messages.comingWeek })).getAllByRole('listitem');
  const sunday = week.find(({ textContent }) => textContent.startsWith('Sun'));
  expect([week.length, sunday?.textContent]).toEqual([7, expect.stringMatching(/Lunch 12:00 PM – 02:30 PM$/)]);
  await waitFor(() => expect(asked.at(-1)?.[1]).toHaveProperty('settings.services.0.last', '14:30'));
  expect(asked.at(-1)?.[1]['settings']).not.toHaveProperty('hours');
});

type Schema = z.core.JSONSchema.JSONSchema;

/** Returns a value with one entry in each list of objects, and the place of each setting in it. */
function sampleOf(schema: Schema, path: readonly (string | number)[], places: string[]): unknown {
  const item = schema.type === 'array' ? (schema.items as Schema | undefined) : undefined;
  if (item?.type === 'object') return [sampleOf(item, [...path, 0], places)];
  if (schema.type === 'object' && schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [
        name,
        sampleOf(part as Schema, [...path, name], places),
      ]),
    );
  places.push(toJsonPointer(path));
  return undefined;
}

it('the settings page has a field for each setting of the schema', async () => {
  const places: string[] = [];
  const schema = z.toJSONSchema(venueSchema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const { $schema: _, ...settings } = sampleOf(schema, [], places) as Record<string, unknown>;
  const shown = new Set<string>();
  const services = ['Lunch', 'Dinner'].map((name) => ({ name }));
  for (const own of [
    { services: undefined, notifications: 'daily' },
    { hours: undefined, services },
  ]) {
    await openPage(
      { 'PUT /draft': saveDraft },
      { ...STATE, published: { ...PUBLISHED, settings: { ...settings, ...own } } },
    );
    for (const section of Object.values(sections)) {
      screen.getByRole('link', { name: section }).click();
      await screen.findByRole('heading', { level: 2, name: section });
      for (const element of document.querySelectorAll<HTMLElement>('[data-setting]'))
        shown.add(element.dataset['setting']!);
      // A field for tables shows how they are named.
      if (section === sections.reservations) expect(screen.getAllByPlaceholderText('Line 1')).not.toEqual([]);
    }
    cleanup();
  }
  // The parts of a service that only the services of the week have: `hours` become one of them with one press.
  const ofServices = /^\/(?:hours|special_days\/0\/services\/0)\/(?:name|weekdays|from|to)$/;
  expect(places.filter((place) => !shown.has(place) && !ofServices.test(place))).toEqual(['/$schema']);
});

it('says which languages a machine has translated where the owner chooses one', async () => {
  await openPage({});
  const names = within(field(fields.language))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['English', `German · ${messages.machineTranslated}`]));
});

it('counts what a language lacks, and keeps a translation with its text', async () => {
  const settings = { ...SETTINGS, heading: 'BEACH', words: { label_code: 'Number' }, terms: [], stays: undefined };
  const { user } = await openPage(
    { 'PUT /draft': saveDraft },
    {
      ...STATE,
      published: { ...PUBLISHED, settings: { ...settings, promo_codes: [], services: [], translations: {} } },
    },
  );
  await user.click(screen.getByRole('link', { name: sections.messages }));
  await user.selectOptions(await screen.findByLabelText(messages.translateTo), 'it');
  const lacks = (count: number): string => messages.texts.missing({ language: 'Italian', count });
  expect(screen.getByText(lacks(4))).toBeTruthy();
  await user.click(screen.getByLabelText(messages.texts.only));
  const pair = screen.getByRole('group', { name: 'Number' });
  await user.type(within(pair).getByLabelText(messages.texts.isMissing({ language: 'Italian' })), 'Numero');
  expect(screen.getByText(lacks(3))).toBeTruthy();
  await user.type(within(pair).getByLabelText('English'), ' of it');
  expect(screen.getByDisplayValue('Numero')).toBeTruthy();
  expect(screen.getByText(lacks(3))).toBeTruthy();
});

it('adds a webhook whose secret it shows once, sends an event again, and makes a key', async () => {
  const texts = messages.connections;
  const url = 'https://pos.example/hook';
  const webhooks: object[] = [];
  const keys: object[] = [];
  let sent = 0;
  const delivery = { sequence: 7, type: 'reservation.created', at: 0, tries: 3 };
  const { asked, user } = await openPage({
    'GET /webhooks': () => [200, { webhooks }],
    'POST /webhooks': (body) => {
      const times = { created_at: 0, ended_at: null, waiting: 0, lost: 1, last_error: 'the reply was 503' };
      webhooks.push({ id: '1', ...body, ...times });
      return [200, { id: '1', secret: 'whsec_once' }];
    },
    'GET /webhooks/1/deliveries': () => [
      200,
      {
        deliveries: [
          { ...delivery, state: sent > 0 ? 'delivered' : 'failed', error: sent > 0 ? null : 'no reply in time' },
        ],
      },
    ],
    'POST /webhooks/1/deliveries/7': () => {
      sent++;
      return [200, { success: true }];
    },
    'DELETE /webhooks/1': () => {
      webhooks.pop();
      return [200, { success: true }];
    },
    'GET /keys': () => [200, { keys }],
    'POST /keys': ({ name, scopes }) => {
      keys.push({ id: '2', name, scopes, created_at: 0, ends_at: 1_795_000_000_000, last_used_at: null });
      return [200, { id: '2', key: 'tide_once' }];
    },
    'GET /feeds': () => [200, { feeds: [], areas: [{ id: '1', name: 'Lines' }], services: [] }],
  });
  await user.click(screen.getByRole('link', { name: sections.connections }));
  expect(await screen.findByText(texts.noWebhooks)).toBeTruthy();
  await user.click(button(texts.addWebhook));
  await user.click(button(texts.addWebhook));
  expect(screen.getByText(texts.wrongAddress)).toBeTruthy();
  expect(document.activeElement).toBe(field(texts.address));
  await user.click(screen.getByLabelText(texts.events['plan.published']));
  await user.type(field(texts.address), url);
  await user.click(button(texts.addWebhook));
  expect(await screen.findByDisplayValue('whsec_once')).toBe(document.activeElement);
  expect(asked.findLast(([call]) => call === 'POST /webhooks')?.[1]).toMatchObject({
    url,
    content: 'full',
    events: expect.not.arrayContaining(['plan.published']),
  });
  expect(screen.getByText(new RegExp(`^${texts.failing}.*503.*1`))).toBeTruthy();

  await user.click(button(`${texts.deliveries}: ${url}`));
  const deliveries = await screen.findByRole('list', { name: texts.deliveries });
  expect(await within(deliveries).findByText(new RegExp(texts.reasons.timeout))).toBeTruthy();
  await user.click(button(`${texts.sendAgain}: #7`));
  expect(await within(deliveries).findByText(new RegExp(`^${texts.states.delivered}`))).toBeTruthy();

  await user.click(button(texts.addKey));
  await user.type(field(texts.keyName), 'Till');
  await user.click(screen.getByLabelText(texts.scopes.day));
  await user.click(button(texts.addKey));
  expect(await screen.findByDisplayValue('tide_once')).toBe(document.activeElement);
  expect(asked.at(-2)).toEqual(['POST /keys', { name: 'Till', scopes: ['read', 'day'], days: 365 }]);

  await user.click(button(`${texts.delete}: ${url}`));
  await user.click(button(texts.delete, screen.getByRole('group', { name: texts.deleteWebhook })));
  expect(await screen.findByText(texts.noWebhooks)).toBeTruthy();
});

it('writes terms with emphasis, and keeps plain ones plain', async () => {
  const terms = [{ text: 'Be on time.' }];
  const { asked, user } = await openPage(
    { 'PUT /draft': saveDraft },
    { ...STATE, published: { ...PUBLISHED, settings: { ...SETTINGS, terms } } },
  );
  await user.click(screen.getByRole('link', { name: sections.reservations }));
  const text = await screen.findByRole('textbox', { name: messages.parts.text }, { timeout: 30_000 });
  const termsOf = () => (asked.at(-1)?.[1]['settings'] as { terms?: unknown } | undefined)?.terms;
  await selectAllText(text);
  document.getSelection()!.collapseToEnd();
  await user.keyboard(' Please.');
  await user.tab();
  await waitFor(() => expect(termsOf()).toEqual([{ text: 'Be on time. Please.' }]));
  await selectAllText(text);
  await user.click(button(messages.richText.bold));
  await user.tab();
  await waitFor(() => expect(termsOf()).toEqual([{ text: '<p><strong>Be on time. Please.</strong></p>' }]));
});

it('erases a guest after a question', async () => {
  const { data } = messages;
  const { asked, user } = await openPage({
    'POST /guests/find': ({ contact }) => [
      200,
      contact === 'mei@example.com'
        ? { reservations: 3, upcoming: 1, waiting: 0, season: 0, names: ['Mei Lin'] }
        : { reservations: 0, upcoming: 0, waiting: 0, season: 0, names: [] },
    ],
    'POST /guests/erase': () => [200, { success: true }],
  });
  await user.click(screen.getByRole('link', { name: sections.data }));
  await user.type(await screen.findByLabelText(data.contact), 'Mei');
  await user.click(button(data.find));
  expect(screen.getByText(data.wrongContact)).toBeTruthy();
  await user.type(field(data.contact), '@elsewhere.example');
  await user.click(button(data.find));
  expect(await screen.findByText(data.nothing)).toBeTruthy();
  await user.clear(field(data.contact));
  await user.type(field(data.contact), 'mei@example.com');
  await user.click(button(data.find));
  expect(await screen.findByText('Mei Lin')).toBeTruthy();
  expect(screen.getByText(data.found({ reservations: 3, waiting: 0 }))).toBeTruthy();
  expect(screen.getByText(data.upcoming({ count: 1 }))).toBeTruthy();
  await user.click(button(`${data.eraseNow}: mei@example.com`));
  expect(asked.at(-1)?.[0]).toBe('POST /guests/find');
  await user.click(button(data.eraseNow, screen.getByRole('group', { name: data.question })));
  expect(await screen.findByText(data.erased)).toBeTruthy();
  expect(asked.at(-1)).toEqual(['POST /guests/erase', { contact: 'mei@example.com' }]);
});
