/** What staff take back long after it was done: cancellations, blocks, and mails that wait; and the log to do it from. */
import { describe, expect, it } from 'vitest';
import type { DayActionOf } from '../../../src/domain/day/action.ts';
import { claimMail } from '../../../src/server/mail/mailClaims.ts';
import { openHarness } from '../openHarness.ts';
import { STAYS, type ServerHarness, type ServerHarnessOptions } from '../serverHarness.ts';
import { type DayReply, type DaySession, openDaySession, blockAction } from './daySession.ts';

let harness: ServerHarness;

async function open(venue: ServerHarnessOptions['venue'] = {}): Promise<DaySession> {
  harness = await openHarness({ venue });
  return openDaySession(harness);
}

const MAIL = 'ines@example.com';
const ADD: DayActionOf<'add'> = { type: 'add', guests: 2, name: 'Ines', time: 19 * 60, tables: ['1'] };
const BLOCK = blockAction({ tables: ['1', '2', '3'], reason: 'Storm' });

const kinds = async (): Promise<unknown[]> => (await harness.rows('outbox')).map(({ kind }) => kind);
/** Lets all steps be older than `undo` accepts, and all mails be sent. */
async function wait(): Promise<void> {
  await harness.setAll('day_log', { recorded_at: 1 });
  await sendMails();
}
async function sendMails(): Promise<void> {
  const sent = { state: 'sent', tries: 1 } as const;
  await harness.setAll('outbox', sent);
}

describe('a canceled party', () => {
  async function cancel(day: DaySession, tell = true): Promise<DayReply> {
    const { id, revision } = await day.party('Ines');
    return day.act({ type: 'cancel', party: id, revision, tell });
  }
  async function restore(day: DaySession): Promise<DayReply> {
    const { id, revision } = await day.party('Ines');
    return day.act({ type: 'restore', party: id, revision, tables: ['1'] });
  }

  it('a canceled party is restored, and the mail that has not left yet never does', async () => {
    const day = await open();
    await day.act({ ...ADD, email: MAIL });
    await sendMails();
    await cancel(day);
    expect(await kinds()).toEqual(['guest', 'cancelled']);
    const restored = await restore(day);
    expect(restored.state.parties).toMatchObject([{ cancelled: false, status: 'reserved', tables: ['1'] }]);
    expect(await kinds()).toEqual(['guest']);
    expect((await harness.tables()).json()[0].rooms[0].available).toBe(false);
    // The cancellation counts again, and so does its mail.
    expect((await day.act({ type: 'undo', log: restored.log! })).state.parties[0]?.cancelled).toBe(true);
    expect(await kinds()).toEqual(['guest', 'cancelled']);
  });

  it.each([
    [true, ['guest', 'cancelled', 'changed'], 1],
    [false, ['guest'], 0],
  ])('a canceled party hears of its return if it has heard of the cancellation: %s', async (tell, mails, sequence) => {
    const day = await open();
    await day.act({ ...ADD, email: MAIL });
    await wait();
    await cancel(day, tell);
    await wait();
    await restore(day);
    expect(await kinds()).toEqual(mails);
    expect(await harness.rows('reservations')).toMatchObject([{ sequence, cancelled_at: null }]);
  });
});

describe('a block', () => {
  async function blockThree(day: DaySession): Promise<DayReply> {
    for (const [at, name] of ['Anna', 'Bob', 'Carl'].entries())
      await day.act({ ...ADD, name, tables: [String(at + 1)], email: `${name}@example.com` });
    await sendMails();
    const { choices = [], parties = [] } = await day.act(BLOCK);
    const anna = parties.find(({ name }) => name === 'Anna')!;
    const { party, revision, offers } = choices.find((choice) => choice.party === anna.id)!;
    const move = { party, revision, tables: offers[0]! };
    const tell = parties.filter(({ id }) => id !== anna.id).map(({ id }) => id);
    return day.act({ ...BLOCK, moves: [move], tell });
  }
  const outcome = ({ state }: DayReply): unknown =>
    state.parties.map(({ name, cancelled, tables }) => [name, cancelled, tables]);

  it('a block can be taken back at any later time, with its cancellations and moves', async () => {
    const day = await open();
    const { log } = await blockThree(day);
    await wait();
    expect((await day.act({ type: 'undo', log: log! })).errors).toHaveProperty('log');
    const taken = await day.act({ type: 'take_back', log: log! });
    expect(taken.rest).toBeUndefined();
    expect(taken.state.blocks).toEqual([]);
    expect(outcome(taken)).toEqual([
      ['Anna', false, ['1']],
      ['Bob', false, ['2']],
      ['Carl', false, ['3']],
    ]);
    // All three had heard of the block.
    expect((await kinds()).filter((kind) => kind === 'changed')).toHaveLength(4);
    expect((await day.log()).entries[0]).toMatchObject({ type: 'take_back', undoes: log });
    expect((await day.act({ type: 'take_back', log: log! })).errors).toHaveProperty('log');
  });

  it('a block is taken back as far as possible, and the reply lists the other parties with their collisions', async () => {
    const day = await open();
    const { log, state } = await blockThree(day);
    await wait();
    await day.act({ type: 'unblock', block: state.blocks[0]!.id });
    await day.act({ ...ADD, name: 'Dora', tables: ['2'] });
    const anna = await day.party('Anna');
    await day.act({ type: 'status', party: anna.id, revision: anna.revision, status: 'seated' });
    const body = { type: 'take_back', log: log! } as const;
    const taken = await day.act(body, 'take-it-back');
    const rest = [
      { party: { name: 'Anna' }, collisions: [] },
      { party: { name: 'Bob' }, collisions: [{ table: '2', name: 'Dora' }] },
    ];
    expect(taken.rest).toMatchObject(rest);
    expect((await day.act(body, 'take-it-back')).rest, 'sent twice').toMatchObject(rest);
    expect(outcome(taken)).toEqual([
      ['Anna', false, anna.tables],
      ['Bob', true, ['2']],
      ['Carl', false, ['3']],
      ['Dora', false, ['2']],
    ]);
    // No step but a block can be taken back later.
    const { entries } = await day.log();
    const added = entries.find(({ type }) => type === 'add')!;
    expect((await day.act({ type: 'take_back', log: added.log })).errors).toHaveProperty('log');
  });

  it('a block restores the length of the visits that it cut short', async () => {
    const day = await open({ occupancy: 'stay', stays: STAYS });
    await day.act({ ...ADD, stay: 120 });
    const { id: party, revision } = await day.party('Ines');
    const hours = { fromTime: 20 * 60, untilTime: 22 * 60 };
    const { log } = await day.act({ ...BLOCK, ...hours, ends: [{ party, revision }] });
    expect((await day.party('Ines')).stay).toBe(60);
    await day.act({ type: 'take_back', log: log! });
    expect(await day.party('Ines')).toMatchObject({ stay: 120, tables: ['1'] });
  });

  it('a block lets nobody return to a table of a party that can’t return to its own', async () => {
    const day = await open({ occupancy: 'stay', stays: STAYS });
    await day.act({ ...ADD, name: 'Anna', tables: ['1'], stay: 120 });
    await day.act({ ...ADD, name: 'Bob', tables: ['2', '9'], stay: 120 });
    const [anna, bob] = [await day.party('Anna'), await day.party('Bob')];
    const move = { party: anna.id, revision: anna.revision, tables: ['9'] };
    const { log, state } = await day.act({ ...BLOCK, moves: [move], tell: [bob.id] });
    await day.act({ type: 'unblock', block: state.blocks[0]!.id });
    await day.act({ ...ADD, name: 'Dora', tables: ['1'] });
    const taken = await day.act({ type: 'take_back', log: log! });
    expect(taken.rest).toMatchObject([
      { party: { name: 'Anna' }, collisions: [{ name: 'Dora' }] },
      { party: { name: 'Bob' }, collisions: [{ table: '9', name: 'Anna' }] },
    ]);
  });
});

it('a mail that waits is stopped, and waits again if that is undone', async () => {
  const day = await open();
  await day.act({ ...ADD, email: MAIL });
  const { id: party, revision } = await day.party('Ines');
  const { log, state } = await day.act({ type: 'edit', party, revision, time: 20 * 60 });
  expect(state.mails).toMatchObject([{ party }, { party }]);
  const { entries } = await day.log();
  expect(entries[0]).toMatchObject({ log, changes: [{ mail: state.mails[1]!.id }] });
  const stopped = await day.act({ type: 'stop_mail', party, mail: state.mails[1]!.id });
  expect(stopped.state.mails).toEqual([state.mails[0]].map((mail) => ({ ...mail, dueIn: expect.any(Number) })));
  expect(await kinds()).toEqual(['guest']);
  await day.act({ type: 'stop_mail', party, mail: state.mails[0]!.id });
  expect((await day.log()).entries[0]).toMatchObject({ type: 'stop_mail', actor: 'Bar tablet' });
  expect((await day.act({ type: 'undo', log: stopped.log! })).state.mails).toMatchObject([{ party }]);
});

it('staff send the latest mail again, until that is undone', async () => {
  const day = await open();
  await day.act({ ...ADD, email: MAIL });
  const { id: party, revision } = await day.party('Ines');
  const [first] = (await day.state()).mails;
  const again = await day.act({ type: 'send_again', party, revision });
  // It takes the place of the one that still waits.
  expect(again.state.mails).toMatchObject([{ party }]);
  expect(again.state.mails[0]!.id).not.toBe(first!.id);
  expect((await day.log()).entries[0]).toMatchObject({
    type: 'send_again',
    actor: 'Bar tablet',
    changes: [{ id: party }],
  });
  expect((await day.act({ type: 'undo', log: again.log! })).state.mails).toEqual([]);
  await day.act({ ...ADD, name: 'Ada', tables: [] });
  const ada = await day.party('Ada');
  const refused = await day.act({ type: 'send_again', party: ada.id, revision: ada.revision });
  expect(Object.keys(refused.errors ?? {})).toEqual(['party']);
});

it('a mail that waits is not stopped once the outbox has claimed it', async () => {
  const day = await open();
  await day.act({ ...ADD, email: MAIL });
  const [mail] = (await day.state()).mails;
  const later = Date.now() + 3_600_000;
  const pace = { realNow: () => later, leaseMs: 60_000, maxWaitMs: 60_000 };
  expect(await claimMail(harness.store, 'shell-bay', 'host@shell-bay.example', new Set(), pace)).toMatchObject({
    id: mail!.id,
  });
  const refused = await day.act({ type: 'stop_mail', party: mail!.party, mail: mail!.id });
  expect(refused.errors).toEqual({ mail: ['The email has already been sent.'] });
  expect((await day.state()).mails).toEqual([]);
  expect(await kinds()).toEqual(['guest']);
});

it('the log is read in pages, with the current names of the parties', async () => {
  const day = await open();
  await day.act(ADD);
  for (let i = 0; i < 60; i++) await day.act({ type: 'note', text: `Note ${i}` });
  const first = await day.log();
  expect(first.entries).toHaveLength(50);
  expect(first.names).toEqual({});
  const rest = await day.log(first.entries.at(-1)!.log);
  expect(rest.entries).toHaveLength(11);
  const { id } = await day.party('Ines');
  expect(rest.entries.at(-1)).toMatchObject({ type: 'add', changes: [{ kind: 'party', id, before: null }] });
  expect(rest.names).toEqual({ [id]: 'Ines' });
});
