/** Two people at once, and requests that arrive twice: nobody overwrites what somebody else has changed since. */
import { describe, expect, it } from 'vitest';
import type { DayAction, DayActionOf } from '../../../src/domain/day/action.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness } from '../serverHarness.ts';
import { type DayReply, type DaySession, blockAction, openDaySession } from './daySession.ts';

let harness: ServerHarness;

async function open(): Promise<DaySession> {
  harness = await openHarness();
  return openDaySession(harness);
}

const ADD: DayActionOf<'add'> = { type: 'add', guests: 2, name: 'Ines', time: 19 * 60, tables: ['1'] };

describe('what somebody else has changed since', () => {
  const CONFLICT = { type: 'conflict', parties: [] };
  it('what somebody else has changed since is not undone with the note, even if it says the same again', async () => {
    const day = await open();
    const written = await day.act({ type: 'note', text: 'Storm' });
    await day.act({ type: 'note', text: 'Storm is over' });
    expect(await day.act({ type: 'undo', log: written.log! })).toMatchObject(CONFLICT);
    const again = await day.act({ type: 'note', text: 'Storm' });
    expect(await day.act({ type: 'undo', log: written.log! })).toMatchObject(CONFLICT);
    expect((await day.state()).note).toBe('Storm');
    expect((await day.act({ type: 'undo', log: again.log! })).state.note).toBe('Storm is over');
  });

  it('what somebody else has changed since is not undone with a pause, even if it ends at the same time', async () => {
    const day = await open();
    const until = (await day.state()).now + 3_600_000;
    const paused = await day.act({ type: 'pause', until });
    await day.act({ type: 'pause', until: null });
    expect(await day.act({ type: 'undo', log: paused.log! })).toMatchObject(CONFLICT);
    const again = await day.act({ type: 'pause', until });
    expect(await day.act({ type: 'undo', log: paused.log! })).toMatchObject(CONFLICT);
    expect((await day.state()).pausedUntil).toBe(until);
    expect((await day.act({ type: 'undo', log: again.log! })).state.pausedUntil).toBeNull();
  });

  it('what somebody else has changed since is not undone with a block, even if it is in force again', async () => {
    const day = await open();
    const blocked = await day.act(blockAction());
    const ended = await day.act({ type: 'unblock', block: blocked.state.blocks[0]!.id });
    await day.act({ type: 'undo', log: ended.log! });
    expect(await day.act({ type: 'undo', log: blocked.log! })).toMatchObject(CONFLICT);
  });

  it('what somebody else has changed since is not undone with a waiting party', async () => {
    const day = await open();
    const added = await day.act({ type: 'wait_add', name: 'Noah', guests: 2, quotedMinutes: 5 });
    await day.act({ type: 'wait_leave', entry: added.state.waiting[0]!.id, revision: 0 });
    expect(await day.act({ type: 'undo', log: added.log! })).toMatchObject(CONFLICT);
  });

  it('undo keeps a hold that was extended when its mail left', async () => {
    const day = await open();
    await day.act({ type: 'wait_add', name: 'Noah', guests: 2, quotedMinutes: 5, email: 'noah@example.com' });
    const { id } = (await day.state()).waiting[0]!;
    await day.act({ type: 'wait_offer', entry: id, revision: 0, tables: ['1'], minutes: 5 });
    const party = await day.party('Noah');
    const edited = await day.act({ type: 'edit', party: party.id, revision: party.revision, staffNote: 'Quiet' });
    const heldUntil = party.heldUntil! + 60_000;
    await harness.setAll('reservations', { held_until: heldUntil });
    await day.act({ type: 'undo', log: edited.log! });
    expect(await day.party('Noah')).toMatchObject({ heldUntil, staffNote: '' });
  });
});

describe('an action that is sent again after somebody else has acted', () => {
  const again = async (day: DaySession, action: DayAction, meanwhile: () => Promise<unknown>): Promise<DayReply[]> => {
    const first = await day.act(action, 'sent-twice');
    await meanwhile();
    return [first, await day.act(action, 'sent-twice')];
  };
  const withoutState = (reply: DayReply): unknown => ({ ...reply, state: undefined });

  it('an action that is sent again after somebody else has acted changes nothing if it had nothing to change', async () => {
    const day = await open();
    await day.act({ type: 'note', text: 'Storm' });
    const replies = await again(day, { type: 'note', text: 'Storm' }, () => day.act({ type: 'note', text: 'Calm' }));
    expect(replies.map(({ ok, log }) => [ok, log])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect((await day.state()).note).toBe('Calm');
  });

  it('an action that is sent again after somebody else has acted is refused as before although it could succeed now', async () => {
    const day = await open();
    const walkedIn = await day.act({ type: 'walk_in', guests: 2, tables: ['1'], name: 'Mei' });
    const { id } = await day.party('Mei');
    const replies = await again(day, { ...ADD, tables: ['1'] }, () =>
      day.act({ type: 'status', party: id, revision: 0, status: 'left' }),
    );
    expect(walkedIn.ok).toBe(true);
    expect(replies[0]).toMatchObject({ type: 'collision', collisions: [{ table: '1', party: id, name: 'Mei' }] });
    expect(withoutState(replies[1]!)).toEqual(withoutState(replies[0]!));
    expect((await day.act({ ...ADD, guests: 3 }, 'sent-twice')).errors, 'another action').toHaveProperty('id');
    expect((await day.state()).parties).toHaveLength(1);
    // The answer that is kept names nobody.
    expect(JSON.stringify(await harness.rows('day_answers'))).not.toContain('Mei');
  });

  it('an action that is sent again after somebody else has acted gets one answer if it arrives many times at once', async () => {
    const day = await open();
    await day.act({ type: 'walk_in', guests: 2, tables: ['1'], name: 'Mei' });
    const { id } = await day.party('Mei');
    const sent = Array.from({ length: 20 }, (_, i) =>
      i === 10
        ? day.act({ type: 'status', party: id, revision: 0, status: 'left' })
        : day.act({ ...ADD, tables: ['1'] }, 'sent-often'),
    );
    const kinds = new Set((await Promise.all(sent)).filter((_, i) => i !== 10).map(({ ok }) => ok));
    expect(kinds.size).toBe(1);
  });
});
