/** Publishing, history, drafts and the preview in the whole page. A mocked fetch answers for the host. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draftReplySchema, publishReplySchema } from '../../../src/api/documentContract.ts';
import * as contract from '../../../src/api/editorContract.ts';
import { type Plan, tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import { startDraftSync, saveServerDraftAtom } from '../../../src/editor/publishing/serverDraft.ts';
import { drawingAtom, editAtom, undoLabelAtom, planAtom, undoAtom } from '../../../src/editor/document/document.ts';
import { hostStateAtom, pageAtom } from '../../../src/editor/document/hostState.ts';
import { baseVersionAtom } from '../../../src/editor/document/baseVersion.ts';
import {
  type EditorDocument,
  documentFromPlan,
  planFromDocument,
} from '../../../src/domain/document/editorDocument.ts';
import { moveItems } from '../../../src/domain/document/edits/transform.ts';
import { removeItems } from '../../../src/domain/document/edits/addItems.ts';
import { setRoom } from '../../../src/domain/document/edits/setFields.ts';
import { runCommandAtom } from '../../../src/editor/commands/command.ts';
import { getCommand } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { messages } from '../../../src/editor/messages.ts';
import { mergeStays } from '../../../src/editor/publishing/result/affectedStays.ts';
import { publishingMessages } from '../../../src/editor/publishing/messages.ts';
import { planOf, announcement, stateOf, type EditorDriver, openEditor } from '../editorDriver.tsx';

const PLAN = planOf(6);
/** The checks run in a worker. */
const CHECK_TIMEOUT = { timeout: 30_000 };
type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: { plan: Plan; by: string; note: string; accept: string; base: number };
};
type Answer = readonly [status: number, json: unknown];

const addressOf = (request: string | URL | Request): string =>
  request instanceof Request ? request.url : String(request);

/** Mocks the host and returns its calls. A call without an answer fails the test. */
function host(answers: Readonly<Record<string, (asked: Asked) => Answer>>): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(window.fetch).mockImplementation(async (address, options) => {
    const path = addressOf(address).replace(/^.*\/api\/editor\/a-venue/, '');
    const method = options?.method ?? 'GET';
    const call: Asked = {
      method,
      path,
      headers: new Headers(options?.headers),
      body: typeof options?.body === 'string' ? JSON.parse(options.body) : undefined,
    };
    asked.push(call);
    const answer = answers[`${method} ${path}`]?.(call);
    if (!answer) throw new TypeError(`no answer to ${method} ${path}`);
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return asked;
}

/** The calls that publish. The draft is saved at any time, so other calls may come between. */
const publications = (asked: readonly Asked[]): Asked[] => asked.filter(({ path }) => path === '/publish');

const moved = (plan: Plan, id: number, by: number): Plan => ({
  ...plan,
  areas: plan.areas.map((area) => ({
    ...area,
    rooms: area.rooms.map((room) =>
      room.id === id ? { ...room, coordinates: { ...room.coordinates, x: room.coordinates.x + by } } : room,
    ),
  })),
});
const KUMARI: contract.AffectedReservation = {
  code: 'TT-1',
  date: '2026-12-01',
  time: 600,
  guests: 2,
  name: 'Kumari Perera',
  email: 'kumari&co@example.com',
  phone: '+94 771234567',
  tables: [{ id: '2', name: 'Table 2', why: 'removed' }],
};
const done = (version: number): Answer => [200, publishReplySchema.parse({ version, etag: `"${version}-x"` })];
const dialog = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const press = (within_: HTMLElement, name: string | RegExp): void => {
  within(within_).getByRole('button', { name }).click();
};

async function drawn(): Promise<EditorDriver> {
  localStorage.removeItem('tidetable-editor-by');
  const editor = await openEditor(PLAN);
  editor.store.set(editAtom, 'Move', (drawing) => moveItems(drawing, new Set(['1']), { x: -5, y: 0 }));
  editor.store.set(editAtom, 'Delete', (drawing) => removeItems(drawing, new Set(['2'])));
  return editor;
}
async function signedBy(by: string): Promise<HTMLElement> {
  screen.getByRole('button', { name: 'Publish' }).click();
  const sheet = await dialog(publishingMessages.title);
  const field = within(sheet).getByLabelText(publishingMessages.author);
  await userEvent.fill(field, by);
  return sheet;
}
async function publishAs(by: string): Promise<HTMLElement> {
  const sheet = await signedBy(by);
  press(sheet, 'Publish');
  return sheet;
}

describe('publishing', () => {
  it('lists the changes, requires an author, publishes over the base version and links the booking page', async () => {
    const { store } = await drawn();
    store.set(editAtom, 'Change', (drawing) => setRoom(drawing, new Set(['1']), { beds: 5 }));
    store.set(editAtom, 'Rename', (drawing) => setRoom(drawing, new Set(['3']), { name: 'Dune' }));
    const asked = host({ 'POST /publish': () => done(2) });
    screen.getByRole('button', { name: 'Publish' }).click();
    const sheet = await dialog(publishingMessages.title);
    const author = within(sheet).getByLabelText(publishingMessages.author);
    expect(document.activeElement).toBe(author);
    // A table that was moved as well is listed once, and a renamed one with both names.
    const list = within(sheet).getByRole('region', { name: publishingMessages.changes({ version: 1 }) });
    const { changes, alsoMoved } = publishingMessages.differences;
    expect(
      within(list)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      [`${messages.tables({ count: 2 })} ${changes.changed}`, `${alsoMoved({ name: 'Table 1' })}, Table 3 → Dune`],
      [`${messages.tables({ count: 1 })} ${changes.removed}`, 'Table 2'],
    ]);
    press(sheet, 'Publish');
    await within(sheet).findByText(publishingMessages.authorMissing);
    await userEvent.fill(author, 'Ada');
    fireEvent.keyDown(author, { key: 'Enter', isComposing: true });
    expect(publications(asked)).toEqual([]);
    await userEvent.fill(within(sheet).getByLabelText('Note'), 'Fewer');
    press(sheet, 'Publish');
    const end = await dialog('Version 2 is published');
    expect(within(end).getByRole('link').getAttribute('href')).toBe('/v/a-venue');
    const [call] = publications(asked);
    expect([call!.body.by, call!.body.note, call!.headers.get('If-Match'), call!.body.plan]).toEqual([
      'Ada',
      'Fewer',
      '"1"',
      store.get(planAtom),
    ]);
    expect([store.get(hostStateAtom)!.published.version, store.get(baseVersionAtom)]).toEqual([2, 2]);
  });

  it('shows the errors of the host as English', async () => {
    await drawn();
    host({ 'POST /publish': () => [422, { errors: [{ path: '/width', message: 'is too wide' }], count: 1 }] });
    const sheet = await publishAs('Ada');
    const error = (await within(sheet).findByText('/width')).closest('li')!;
    expect([error.textContent, error.lang, error.dir]).toEqual(['/width is too wide', 'en', 'ltr']);
  });

  it('prevents publishing a plan with errors, and shows their table', async () => {
    const { store, selected } = await openEditor(PLAN);
    const asked = host({});
    store.set(editAtom, 'Move', (drawing) => moveItems(drawing, new Set(['1']), { x: 55, y: 0 }));
    screen.getByRole('button', { name: 'Publish' }).click();
    const sheet = await dialog(publishingMessages.title);
    await waitFor(
      () => expect(within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true),
      CHECK_TIMEOUT,
    );
    within(sheet)
      .getAllByRole('button', { name: /^Go to Table [12]$/ })[0]!
      .click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected()).toHaveLength(1);
    expect(publications(asked)).toEqual([]);
  });

  it('waits for the checks of the latest drawing, and sends nothing if they find an error', async () => {
    const { store } = await drawn();
    const asked = host({});
    const sheet = await signedBy('Ada');
    // Pressed before the checks can start.
    act(() => store.set(editAtom, 'Move', (drawing) => moveItems(drawing, new Set(['3']), { x: 55, y: 0 })));
    act(() => press(sheet, 'Publish'));
    expect(within(sheet).getByRole('button', { name: messages.checking }).getAttribute('aria-busy')).toBe('true');
    await within(sheet).findByRole('region', { name: /error/i }, CHECK_TIMEOUT);
    expect(within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
    expect(publications(asked)).toEqual([]);
  });

  it('lists the affected reservations and publishes once they are accepted', async () => {
    await drawn();
    const asked = host({
      'POST /publish': ({ body }) =>
        body.accept.length > 0
          ? done(2)
          : [
              409,
              contract.impactConflictSchema.parse({
                reservations: [KUMARI],
                count: 201,
                digest: 'digest',
              }),
            ],
    });
    await publishAs('Ada');
    const sheet = await dialog(publishingMessages.affectedReservations({ count: 201 }));
    within(sheet).getByText(publishingMessages.more({ count: 200 }));
    expect(within(sheet).getByRole('listitem').textContent).toMatch(/Kumari Perera.*10:00.*TT-1.*Table 2 is removed/);
    press(sheet, publishingMessages.accept);
    const result = await dialog('Version 2 is published');
    const mail = new URL(within(result).getByRole<HTMLAnchorElement>('link', { name: 'kumari&co@example.com' }).href);
    expect(decodeURIComponent(mail.pathname)).toBe('kumari&co@example.com');
    expect(mail.searchParams.get('subject')).toMatch(/Your reservation at .* on .*December/);
    expect(mail.searchParams.get('body')).toMatch(
      /Dear Kumari Perera,\r\n[^]*2 guests \(TT-1\)[^]*- Table 2 is removed/,
    );
    expect(within(result).getByRole<HTMLAnchorElement>('link', { name: '+94 771234567' }).href).toBe(
      'tel:+94771234567',
    );
    expect(publications(asked).map(({ body }) => body.accept)).toEqual(['', 'digest']);
  });

  it('lists the days of a stay that are affected alike as one', () => {
    const onDay = (day: number, facts: object = { stay: 7 }) => ({
      ...KUMARI,
      code: `TT-${day}`,
      date: `2026-12-0${day}`,
      ...facts,
    });
    const toOther = { stay: 7, tables: [{ id: '3', name: 'Table 3', why: 'removed' as const }] };
    const days = [onDay(1), { ...KUMARI, code: 'other' }, onDay(2), onDay(3), onDay(4, toOther), onDay(6)];
    expect(mergeStays(days).map(({ code, until }) => [code, until])).toEqual([
      ['TT-1', '2026-12-03'],
      ['other', undefined],
      ['TT-4', undefined],
      ['TT-6', undefined],
    ]);
  });

  it('lists the affected guests again, and keeps nothing of them on the device', async () => {
    const { store } = await drawn();
    let answer: Answer = [500, {}];
    host({ 'GET /affected': () => answer });
    const open = async (): Promise<HTMLElement> => {
      store.set(runCommandAtom, getCommand('affected-guests'));
      return dialog(publishingMessages.affectedGuests);
    };
    const sheet = await open();
    const alert = await within(sheet).findByRole('alert');
    answer = [200, { reservations: [KUMARI], count: 1 }];
    press(alert, messages.retry);
    const mail = await within(sheet).findByRole<HTMLAnchorElement>('link', { name: KUMARI.email });
    expect(new URL(mail.href).searchParams.get('body')).toContain('Table 2 is removed');
    press(sheet, messages.close);
    // The dialog is closed before the page knows it.
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    answer = [200, { reservations: [], count: 0 }];
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
    expect(kept.join(' ')).not.toContain('umari');
    expect((await within(await open()).findByRole('status')).textContent).toBe(publishingMessages.noAffectedGuests);
  });

  it('merges with a newer version table by table, and publishes over it', async () => {
    const { store } = await drawn();
    const before = store.get(drawingAtom);
    const theirs = moved(moved(PLAN, 1, 5), 6, 7);
    const published = { version: 2, plan: theirs, etag: '"2-y"', by: 'Ben', note: 'Wind', at: 1_000 };
    const asked = host({
      'POST /publish': ({ headers }) =>
        headers.get('If-Match') === '"2-y"' ? done(3) : [412, contract.publishConflictSchema.parse({ published })],
    });
    await publishAs('Ada');
    const sheet = await dialog(publishingMessages.merging.title);
    expect(sheet.textContent).toMatch(/Version 2 by Ben.*Wind/);
    const choices = within(sheet).getAllByRole('group');
    expect(choices).toHaveLength(1);
    within(within(sheet).getByRole('group', { name: 'Table 1' }))
      // Testing Library leaves out the space between two spans.
      .getByRole('radio', { name: /^Theirs: ?position$/ })
      .click();
    press(sheet, publishingMessages.merging.merge);
    await dialog(publishingMessages.title);
    const at = (id: number): number | undefined =>
      tablesFromPlan(store.get(planAtom)).find((table) => table.id === id)?.box.x;
    expect([at(1), at(2), at(6)]).toEqual([
      PLAN.areas[0]!.rooms[0]!.coordinates.x + 5,
      undefined,
      PLAN.areas[0]!.rooms[5]!.coordinates.x + 7,
    ]);
    expect(store.get(undoLabelAtom)).toBe('Merge with version 2');
    press(screen.getByRole('dialog'), 'Publish');
    await dialog('Version 3 is published');
    expect(publications(asked).at(-1)!.headers.get('If-Match')).toBe('"2-y"');
    store.set(undoAtom);
    expect(store.get(drawingAtom)).toEqual(before);
  });

  it('says with values what each side changed in a table', async () => {
    const { store } = await drawn();
    const seats = (beds: number) => (drawing: EditorDocument) => setRoom(drawing, new Set(['3']), { beds });
    const plan = planFromDocument(seats(4)(documentFromPlan(PLAN)));
    const published = { version: 2, plan, etag: '"2-y"', by: 'Ben', note: '', at: 1_000 };
    store.set(editAtom, 'Seats', seats(6));
    host({ 'POST /publish': () => [412, contract.publishConflictSchema.parse({ published })] });
    await publishAs('Ada');
    const sheet = await dialog(publishingMessages.merging.title);
    const sides = within(within(sheet).getByRole('group', { name: 'Table 3' })).getAllByRole('radio');
    expect(sides.map((side) => side.parentElement?.textContent)).toEqual(['Mine: seats 2 → 6', 'Theirs: seats 2 → 4']);
  });

  it('reports a lost connection, keeps author and note, and restores the focus on Escape', async () => {
    await drawn();
    host({});
    const button = screen.getByRole('button', { name: 'Publish' });
    button.focus();
    const sheet = await publishAs('Ada');
    expect((await within(sheet).findByRole('alert')).textContent).toBe(publishingMessages.failures.unreachable);
    expect(within(sheet).getByLabelText<HTMLInputElement>('Published by').value).toBe('Ada');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});

describe('history', () => {
  it('lists the versions, compares one and restores it as one undo step', async () => {
    const { store } = await drawn();
    const counts = { areas: 1, tables: 6, seats: 12 };
    const versions = [
      { version: 1, by: 'Ada', note: 'First', at: 1_000, ...counts },
      { version: 0, by: '', note: '', at: null, ...counts },
    ];
    host({
      'GET /versions': () => [200, contract.versionsSchema.parse({ versions, count: 502 })],
      'GET /versions/1': () => [
        200,
        contract.versionPlanSchema.parse({ ...versions[0], plan: moved(PLAN, 3, 9), missing: [] }),
      ],
      'GET /versions/0': () => [200, contract.versionPlanSchema.parse({ ...versions[1], plan: PLAN, missing: [] })],
    });
    screen.getByRole('button', { name: 'History' }).click();
    const sheet = await dialog('History');
    const items = await within(sheet).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Version 1.*current.*Ada.*First.*6 tables, 12 seats/),
      expect.stringMatching(/Plan from the folder/),
    ]);
    within(sheet).getByText(publishingMessages.more({ count: 500 }));
    within(sheet).getByRole('button', { name: 'Compare: Plan from the folder' }).focus();
    press(sheet, 'Compare: Plan from the folder');
    const compared = await dialog('Plan from the folder');
    expect(compared.contains(document.activeElement)).toBe(true);
    const differences = () => within(compared).getByRole('region', { name: 'Differences' });
    expect(differences().textContent).toMatch(/1 table removed.*Table 2/);
    await userEvent.selectOptions(within(compared).getByRole('combobox'), 'Version 1');
    // From the earlier version to the later one.
    await waitFor(() => expect(differences().textContent).toMatch(/1 table moved.*Table 3/));
    press(compared, 'Restore');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.get(planAtom)).toEqual(PLAN);
    expect(announcement()).toBe('Restored Plan from the folder. Publish it or undo.');
    store.set(undoAtom);
    expect(store.get(planAtom).areas[0]!.rooms).toHaveLength(5);
  });

  it('says which pictures of a version are gone before it is restored', async () => {
    const { store } = await drawn();
    const before = store.get(planAtom);
    const version = { version: 0, by: '', note: '', at: null, areas: 1, tables: 6, seats: 12 };
    const missing = ['uploads/bar.webp', 'uploads/line.webp'];
    host({
      'GET /versions': () => [200, contract.versionsSchema.parse({ versions: [version], count: 1 })],
      'GET /versions/0': () => [200, contract.versionPlanSchema.parse({ ...version, plan: PLAN, missing })],
    });
    screen.getByRole('button', { name: 'History' }).click();
    const sheet = await dialog('History');
    (await within(sheet).findByRole('button', { name: 'Restore: Plan from the folder' })).click();
    const alert = await within(await dialog('Plan from the folder')).findByRole('alert');
    expect(alert.textContent).toBe(publishingMessages.history.missingPictures({ pictures: missing }));
    expect(store.get(planAtom)).toEqual(before);
    press(await dialog('Plan from the folder'), 'Restore');
    await waitFor(() => expect(store.get(planAtom)).toEqual(PLAN));
  });
});

describe('the draft on the host', () => {
  it('saves the draft once after a pause, with its revision and base version, unless the host already has it', async () => {
    const { store } = await openEditor(PLAN);
    let revision = 4;
    const asked = host({ 'PUT /draft': () => [200, draftReplySchema.parse({ revision: (revision += 1) })] });
    await store.set(saveServerDraftAtom);
    expect(asked).toEqual([]);
    const end = startDraftSync(store, 30);
    for (const x of [1, 2, 3])
      store.set(editAtom, 'Move', (drawing) => moveItems(drawing, new Set(['1']), { x, y: 0 }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect([asked[0]!.headers.get('If-None-Match'), asked[0]!.body.base, asked[0]!.body.plan]).toEqual([
      '*',
      1,
      store.get(planAtom),
    ]);
    await screen.findByText('Draft saved');
    store.set(editAtom, 'Move', (drawing) => moveItems(drawing, new Set(['3']), { x: 1, y: 0 }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]!.headers.get('If-Match')).toBe('"5"');
    end();
  });

  it('merges the draft with the one that somebody else saved, whose name it tells, as one undo step', async () => {
    const { store } = await drawn();
    localStorage.setItem('tidetable-editor-by', 'Ada');
    const mine = store.get(planAtom);
    const theirs = { plan: moved(moved(PLAN, 5, 3), 1, 9), revision: 9, base: 1, by: 'Bo', at: 1_000 };
    const asked = host({
      'PUT /draft': ({ headers }) =>
        headers.get('If-Match') === '"9"'
          ? [200, { revision: 10 }]
          : [412, contract.draftConflictSchema.parse({ draft: theirs })],
    });
    await store.set(saveServerDraftAtom);
    await store.set(saveServerDraftAtom);
    expect(asked.map(({ body }) => body.by)).toEqual(['Ada']);
    (await screen.findByRole('button', { name: 'Bo saved a draft' })).click();
    const sheet = await dialog('Bo saved a draft');
    expect(sheet.textContent).toMatch(/Draft by Bo, .*1 conflict/);
    within(within(sheet).getByRole('group', { name: 'Table 1' }))
      .getByRole('radio', { name: /^Theirs/ })
      .click();
    press(sheet, publishingMessages.merging.merge);
    await waitFor(() => expect(store.get(hostStateAtom)!.draft?.revision).toBe(10));
    const merged = moved(mine, 5, 3);
    expect(store.get(planAtom)).toEqual(moved(merged, 1, 14));
    expect(store.get(undoLabelAtom)).toBe(publishingMessages.draft.step({ by: 'Bo' }));
    expect(asked.at(-1)!.body.plan).toEqual(store.get(planAtom));
  });

  it.each([
    ['mine', publishingMessages.draft.mine],
    ['theirs', publishingMessages.draft.theirs],
  ] as const)('asks what to keep after somebody discarded the draft: %s', async (side, name) => {
    const { store } = await drawn();
    const mine = store.get(planAtom);
    store.set(hostStateAtom, { ...stateOf(PLAN), draft: { plan: PLAN, revision: 8, base: 1, by: '', at: 1_000 } });
    host({
      'PUT /draft': ({ headers }) => (headers.has('If-Match') ? [412, { draft: null }] : [200, { revision: 10 }]),
    });
    await store.set(saveServerDraftAtom);
    (await screen.findByRole('button', { name: publishingMessages.draft.discarded })).click();
    press(await dialog(publishingMessages.draft.discarded), name);
    await waitFor(() => expect(store.get(hostStateAtom)!.draft?.revision).toBe(side === 'mine' ? 10 : undefined));
    expect(store.get(planAtom)).toEqual(side === 'mine' ? mine : PLAN);
  });
});

describe('the plan in the folder', () => {
  it('offers the plan of the folder after a change, which replaces the drawing as one undo step', async () => {
    const { store } = await openEditor(PLAN);
    const plan = moved(PLAN, 4, 9);
    store.set(hostStateAtom, { ...stateOf(PLAN), folder: { changed: true, plan } });
    (await screen.findByRole('button', { name: publishingMessages.folder.review })).click();
    press(await dialog(publishingMessages.folder.title), publishingMessages.folder.takeAsDraft);
    await waitFor(() => expect(screen.queryByText(publishingMessages.folder.changed)).toBeNull());
    expect(store.get(planAtom)).toEqual(plan);
    expect(store.get(undoLabelAtom)).toBe(publishingMessages.folder.step);
  });
});

describe('the preview', () => {
  it('previews the availability of the date, and selects and rejects tables as the booking page does', async () => {
    const { store } = await openEditor(PLAN);
    store.set(pageAtom, { tenant: 'a-venue', name: 'A venue', key: 'a-key' });
    const asked: string[] = [];
    vi.mocked(window.fetch).mockImplementation(async (address) => {
      asked.push(addressOf(address));
      return new Response(
        JSON.stringify(
          PLAN.areas.map((area) => ({
            ...area,
            rooms: area.rooms.map((room) => ({ ...room, available: room.id !== 3 })),
          })),
        ),
      );
    });
    screen.getByRole('button', { name: 'Preview' }).click();
    const sheet = await dialog(/Preview/);
    await within(sheet).findByText('1 table is reserved on this date.');
    await userEvent.selectOptions(within(sheet).getByLabelText(messages.preview.size), messages.preview.sizes.large);
    const phone = sheet.querySelector('.editor-phone')!;
    expect([phone.clientWidth, phone.clientHeight]).toEqual([430, 860]);
    expect(asked[0]).toMatch(/\/api\/reservations\/tables\?key=a-key&date=\d\d\.\d\d\.\d{4}&guests=2$/);
    const table = (name: string): HTMLElement =>
      within(within(sheet).getByRole('list', { name: messages.preview.tables })).getByRole('button', {
        name: new RegExp(`^${name},`),
      });
    table('Table 3').click();
    expect((await within(sheet).findByRole('alert')).textContent).toBe(
      'Table 3 is already taken. Please choose another table.',
    );
    table('Table 1').click();
    await waitFor(() => expect(table('Table 1').getAttribute('aria-pressed')).toBe('true'));
    expect(sheet.querySelector('.editor-phone-foot')!.textContent).toBe('Table 12 of 2 seats');
    table('Table 2').click();
    expect((await within(sheet).findByRole('alert')).textContent).toBe(messages.preview.enoughSeats({ guests: 2 }));
    await waitFor(() => expect(sheet.querySelector('[data-testid="plan"]')!.getAttribute('data-ready')).toBe('true'));
  });
});
