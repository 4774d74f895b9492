/** The log on the page, and what is taken back from it and from the party's panel. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../src/api/day/dayContract.ts';
import type { LogChange } from '../../../src/domain/day/log.ts';
import type { Visit } from '../../../src/domain/day/party.ts';
import { isolate } from '../../../src/day/isolate.ts';
import { messages } from '../../../src/day/messages.ts';
import { DATE, NOW, dayState, party } from '../dayHost.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';

const ANNA = party(1, { name: 'Anna', tables: ['1'], cancelled: true });
const BOB = party(2, { name: 'Bob', tables: ['2'] });
const NAMES = { 1: 'Anna', 2: 'Bob' };

const entry = (log: number, type: string, changes: readonly LogChange[], more: Partial<LogEntry> = {}): LogEntry => ({
  log,
  at: NOW - 60_000,
  role: 'staff',
  actor: 'Bar tablet',
  type,
  changes: [...changes],
  undoes: null,
  ...more,
});
const change = (id: number, before: Visit | null, after: Visit | null, mail?: number): LogChange => ({
  kind: 'party',
  id,
  before,
  after,
  ...(mail === undefined ? {} : { mail }),
});
const CANCELLED = entry(7, 'cancel', [change(1, { ...ANNA, cancelled: false }, ANNA, 70)]);

async function openLog(user: Awaited<ReturnType<typeof visitDay>>['user']): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: messages.menu }));
  await user.click(screen.getByRole('button', { name: messages.log.title }));
  return screen.findByRole('region', { name: messages.log.title });
}
const lines = (panel: HTMLElement): (string | null)[] =>
  within(panel)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

test('says who did what and when, the latest step first, and shows the steps before on request', async () => {
  const host = serveDay(dayState({ parties: [ANNA, BOB] }));
  const block = { tables: ['3', '4'], from: DATE, until: DATE, fromTime: null, untilTime: null };
  host.log = {
    names: NAMES,
    entries: [
      entry(104, 'undo', [change(2, { ...BOB, tables: ['5'] }, BOB)], { undoes: 103 }),
      entry(103, 'tables', [change(2, BOB, { ...BOB, tables: ['5'] })], { role: 'owner', actor: '' }),
      entry(102, 'edit', [change(2, BOB, { ...BOB, guests: 4, time: BOB.time + 30 })]),
      entry(101, 'block', [{ kind: 'block', id: 1, before: null, after: block, revision: 0 }]),
      entry(100, 'reserve', [change(9, null, party(9))], { role: 'guest', actor: '', at: NOW - 86_400_000 }),
      entry(99, 'auto_free', [change(2, BOB, { ...BOB, status: 'no_show' })], { role: 'host', actor: '' }),
      ...Array.from({ length: 60 }, (_, at) => entry(60 - at, 'note', [{ kind: 'note', date: DATE, revision: at }])),
    ],
  };
  const { user } = await visitDay('list', [360, 740]);
  const panel = await openLog(user);
  await waitFor(() => expect(lines(panel)).toHaveLength(50));
  const { by, nobody, takesBack, takenBack, takeBack } = messages.log;
  const at = messages.time(18 * 60 + 59);
  const bar = messages.log.who({ role: by.staff, name: isolate('Bar tablet') });
  expect(lines(panel).slice(0, 7)).toEqual([
    `${at}${bar}${takesBack}Bob: Garden 2 → Terrace 2`,
    `${at}${by.owner}${takenBack}Bob: Terrace 2 → Garden 2`,
    `${at}${bar}Bob: 2 guests → 4 guests, 07:00 PM – 09:00 PM → 07:30 PM – 09:30 PM`,
    `${at}${bar}Blocked: Terrace 3 and Garden 1${takeBack}`,
    expect.stringContaining(`${by.guest}${nobody}: ${messages.log.added}, 2 guests, `),
    `${at}${by.host}Bob: No-show`,
    `${at}${bar}${messages.steps.note}`,
  ]);
  expect(lines(panel)[4]).toContain(messages.onDate('2026-11-23'));
  await user.click(within(panel).getByRole('button', { name: messages.log.earlier }));
  await waitFor(() => expect(lines(panel)).toHaveLength(66));
  expect(within(panel).queryByRole('button', { name: messages.log.earlier })).toBeNull();
  // What somebody does meanwhile comes in at the top.
  const later = { ...BOB, date: '2026-11-26' };
  const cancellation = entry(106, 'cancel', [change(2, later, { ...later, cancelled: true })]);
  const keeping = entry(105, 'keep', [change(2, BOB, BOB)]);
  host.log = { ...host.log, entries: [cancellation, keeping, ...host.log.entries] };
  host.push();
  await within(panel).findByText(`Bob: ${messages.log.kept}`);
  within(panel).getByText(`Bob: ${messages.onDate(later.date)}: ${messages.states.cancelled}`);
  expect(lines(panel)).toHaveLength(68);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: messages.log.title })).toBeNull());
});

test('restores a canceled party from the log, and from its panel, with one tap', async () => {
  const host = serveDay(dayState({ parties: [ANNA, { ...BOB, cancelled: true }] }));
  host.log = { names: NAMES, entries: [CANCELLED] };
  const { user } = await visitDay('list');
  const panel = await openLog(user);
  await user.click(await within(panel).findByRole('button', { name: messages.nextSteps.restore }));
  await vi.waitFor(() =>
    expect(host.actions[0]?.action).toEqual({ type: 'restore', party: 1, revision: 1, tables: ['1'] }),
  );
  await waitFor(() => expect(within(panel).queryByRole('button', { name: messages.nextSteps.restore })).toBeNull());
  await user.click(within(screen.getByRole('listitem', { name: /^Bob/ })).getByRole('button', { expanded: false }));
  const bob = await screen.findByRole('region', { name: messages.party });
  await user.click(within(bob).getByRole('button', { name: messages.nextSteps.restore }));
  await vi.waitFor(() => expect(host.actions[1]?.action).toMatchObject({ type: 'restore', party: 2 }));
  expect(screen.getByRole('tab', { selected: true }), 'the view stays').toHaveAccessibleName(messages.tabs.list);
});

test('says who has the tables of a party that is to be restored, and offers others', async () => {
  const given = party(3, { name: 'Carl', tables: ['2'], status: 'no_show' });
  const host = serveDay(dayState({ parties: [ANNA, party(4, { name: 'Dora', tables: ['1'] }), BOB, given] }));
  const { user } = await visitDay('list');
  const card = (name: RegExp): HTMLElement => screen.getByRole('listitem', { name });
  for (const [name, taken] of [
    [/^Anna/, { table: 'Terrace 1', name: 'Dora', time: messages.time(19 * 60) }],
    [/^Carl/, { table: 'Terrace 2', name: 'Bob', time: messages.time(19 * 60) }],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${messages.tabs.list}`) }));
    await user.click(within(card(name)).getByRole('button', { name: messages.nextSteps.restore }));
    const mode = await screen.findByRole('region', { name: new RegExp(`^${messages.modes.restore({ name: '' })}`) });
    within(mode).getByText(messages.tableTaken(taken));
    const [offer] = await within(mode).findAllByText(/^(Terrace|Garden|Bar|Inside) \d/, { selector: 'button' });
    await user.click(offer!);
  }
  await vi.waitFor(() => expect(host.actions).toHaveLength(3));
  const [anna, carl, carlAgain] = host.actions.map(({ action }) => action);
  expect(anna).toMatchObject({ type: 'restore', party: 1 });
  expect(anna).not.toHaveProperty('tables', ['1']);
  expect([carl, carlAgain]).toMatchObject([
    { type: 'tables', party: 3, revision: 1 },
    { type: 'status', party: 3, revision: 2, status: 'reserved' },
  ]);
});

test('takes a block back, and names the parties that stay as they are with who is in the way', async () => {
  const host = serveDay(dayState({ parties: [ANNA, BOB] }));
  host.log = { names: NAMES, entries: [entry(5, 'block', [change(1, { ...ANNA, cancelled: false }, ANNA)])] };
  host.rest = [{ party: ANNA, collisions: [{ table: '1', party: 2, name: 'Bob', time: 19 * 60 }] }];
  const { user } = await visitDay('list');
  const panel = await openLog(user);
  await user.click(await within(panel).findByRole('button', { name: messages.log.takeBack }));
  await vi.waitFor(() => expect(host.actions[0]?.action).toEqual({ type: 'take_back', log: 5 }));
  const notice = await screen.findByText(messages.log.rest);
  const problem = within(notice.closest<HTMLElement>('[role=alert]')!);
  problem.getByText(messages.tableTaken({ table: 'Terrace 1', name: 'Bob', time: messages.time(19 * 60) }));
  await user.click(problem.getByRole('button', { name: messages.modes.restore({ name: 'Anna' }) }));
  await vi.waitFor(() => expect(host.actions[1]?.action).toMatchObject({ type: 'restore', party: 1 }));
});

test('stops a mail that waits, in the log and in the panel, and says when it is too late', async () => {
  const mails = [
    { id: 70, party: 1, dueIn: 60_000 },
    { id: 71, party: 2, dueIn: 60_000 },
  ];
  const host = serveDay(dayState({ parties: [ANNA, BOB], mails }));
  host.log = { names: NAMES, entries: [CANCELLED, entry(6, 'cancel', [change(1, ANNA, ANNA, 69)])] };
  const { user } = await visitDay('list');
  const panel = await openLog(user);
  await user.click(await within(panel).findByRole('button', { name: messages.stopMail }));
  await vi.waitFor(() => expect(host.actions[0]?.action).toEqual({ type: 'stop_mail', party: 1, mail: 70 }));
  await waitFor(() => expect(within(panel).queryByText(messages.mailWaits)).toBeNull());
  await user.click(within(screen.getByRole('listitem', { name: /^Bob/ })).getByRole('button', { expanded: false }));
  const bob = await screen.findByRole('region', { name: messages.party });
  host.refusal = { errors: { mail: ['The email has already been sent.'] } };
  await user.click(within(bob).getByRole('button', { name: messages.stopMail }));
  await screen.findByText('The email has already been sent.');
});
