/** The list of the day's parties and their steps. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import type { ActionRefusal, Collision } from '../../../src/api/day/dayContract.ts';
import { DATE, type DayHost, NOW, dayState, party } from '../dayHost.ts';
import { everyDay } from '../../support/opening.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';

const EVENING = dayState({
  parties: [
    party(1, { name: 'Late Guest', time: 18 * 60 + 30 }),
    party(2, { name: 'Anna Perera', time: 19 * 60, guests: 4 }),
    party(3, { name: 'Ruwan Silva', time: 20 * 60, tables: [] }),
    party(4, { name: 'Ida Lindqvist', time: 18 * 60, status: 'seated', seatedAt: NOW - 3_600_000, arrived: 2 }),
    party(5, { name: 'Tom Okafor', time: 17 * 60, cancelled: true }),
  ],
});
const card = (name: RegExp): HTMLElement => screen.getByRole('listitem', { name });
const stepOf = (name: RegExp, step: string): HTMLElement => within(card(name)).getByRole('button', { name: step });

test('a party’s card says who has which table when, and stands in the group of its state', async () => {
  serveDay(EVENING);
  await visitDay('list');
  await screen.findByRole('listitem', { name: /^Anna Perera, 4 guests, 07:00 PM, Terrace 2, Reserved$/ });
  expect(card(/^Ruwan Silva/)).toHaveAccessibleName('Ruwan Silva, 2 guests, 08:00 PM, No table, Reserved');
  expect(card(/^Late Guest/)).toHaveAccessibleName('Late Guest, 2 guests, 06:30 PM, Terrace 1, Late 30 min');
  expect(card(/^Ida/)).toHaveAccessibleName('Ida Lindqvist, 2 guests, 06:00 PM, Garden 1, Seated, 60 min left');
  expect(card(/^Tom/)).toHaveAccessibleName('Tom Okafor, 2 guests, 05:00 PM, Garden 2, Canceled');
  const names = (group: string): (string | null)[] =>
    within(screen.getByRole('region', { name: new RegExp(`^${group} `) }))
      .getAllByRole('listitem')
      .map((item) => /^[^,]*/.exec(item.getAttribute('aria-label') ?? '')?.[0] ?? null);
  expect([names('Late'), names('Now'), names('Upcoming'), names('Seated'), names('Done')]).toEqual([
    ['Late Guest'],
    ['Anna Perera'],
    ['Ruwan Silva'],
    ['Ida Lindqvist'],
    ['Tom Okafor'],
  ]);
});

test('a guest can be called, mailed and written to in a chat, if the number has its country', async () => {
  const whatsApp = 'https://wa.me/94771234567?text=Hello';
  serveDay(
    dayState({ parties: [party(1, { name: 'Anna & Tom', whatsApp }), party(2, { name: 'Ida', phone: '077 123' })] }),
  );
  const { user } = await visitDay('list');
  const links = async (name: string): Promise<(string | null)[]> => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    const panel = await screen.findByRole('region', { name: messages.party });
    return within(panel)
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href')!));
  };
  expect(await links('Anna & Tom')).toEqual(['tel:+94771234567', whatsApp, 'mailto:guest@example.com']);
  expect(await links('Ida')).toEqual(['tel:077123', 'mailto:guest@example.com']);
});

test('a party is moved with two taps on a narrow phone', async () => {
  const host = serveDay(EVENING);
  const { user } = await visitDay('list', [360, 740]);
  await user.click(stepOf(/^Anna/, messages.move));
  const mode = screen.getByRole('region', { name: messages.modes.move({ name: 'Anna Perera' }) });
  const offers = await within(mode).findAllByText(
    /^(Terrace|Garden|Bar|Inside) \d/,
    { selector: 'button' },
    { timeout: 30_000 },
  );
  await user.click(offers[0]!);
  await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ type: 'tables', party: 2 }));
  expect(host.actions[0]?.action, 'not where it is already').not.toHaveProperty('tables', ['2']);
});

test('staff are told who is still at the tables of a party that is due, and settle it with one tap', async () => {
  const host = serveDay(
    dayState({
      parties: [
        party(1, { name: 'Ida', time: 17 * 60, stay: 105, tables: ['2'], status: 'seated', seatedAt: NOW - 7_200_000 }),
        party(2, { name: 'Anna', time: 19 * 60, tables: ['2'] }),
        party(3, { name: 'Tom', time: 19 * 60 + 30, tables: ['2'] }),
      ],
    }),
  );
  const { user } = await visitDay('list', [360, 740]);
  const overstay = messages.overstay({
    tables: 'Terrace 2',
    sitting: 'Ida',
    next: 'Anna',
    time: messages.time(19 * 60),
  });
  await screen.findByText(overstay);
  expect(
    screen.queryByText(
      messages.overstay({ tables: 'Terrace 2', sitting: 'Ida', next: 'Tom', time: messages.time(19 * 60 + 30) }),
    ),
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.hasLeft({ name: 'Ida' }) }));
  await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ party: 1, status: 'left' }));
  expect(screen.queryByText(overstay)).toBeNull();
});

test('a date that was closed over reservations says so, and staff keep each with one tap', async () => {
  const day = dayState({
    parties: [party(1, { name: 'Ida', tables: ['1'] }), party(2, { name: 'Anna', tables: ['2'] })],
  });
  const host = serveDay({
    ...day,
    venue: { ...day.venue, opening: { ...day.venue.opening, closedDates: [day.date] } },
  });
  const { user } = await visitDay('list', [360, 740]);
  await screen.findByText(messages.closedButExpected({ count: 2 }));
  expect(stepOf(/^Ida.*Closed on this day$/, messages.keep)).toBeTruthy();
  await user.click(stepOf(/^Anna/, messages.keep));
  await vi.waitFor(() => expect(host.actions[0]?.action).toEqual({ type: 'keep', party: 2, revision: 1 }));
  await screen.findByText(messages.closedButExpected({ count: 1 }));
  await user.click(screen.getByRole('button', { name: 'Ida' }));
  const panel = screen.getByRole('region', { name: messages.party });
  await user.click(within(panel).getByRole('button', { name: messages.keep }));
  await vi.waitFor(() => expect(screen.queryByText(messages.closedButExpected({ count: 1 }))).toBeNull());
});

test('parties outside of shorter hours are told apart from those within', async () => {
  const day = dayState({ parties: [party(1, { name: 'Ida', time: 22 * 60 }), party(2, { name: 'Anna' })] });
  serveDay({ ...day, venue: { ...day.venue, opening: everyDay({ first: 12 * 60, last: 21 * 60 }) } });
  await visitDay('list');
  await screen.findByText(messages.outsideButExpected({ count: 1 }));
  expect(stepOf(/^Ida.*Outside opening hours$/, messages.keep)).toBeTruthy();
  expect(stepOf(/^Anna/, messages.nextSteps.arrive)).toBeTruthy();
});

describe('the next step', () => {
  test('moves a party from its reservation to its leaving, one tap each', async () => {
    const host = serveDay(EVENING);
    const { user } = await visitDay('list');
    await user.click(stepOf(/^Anna/, messages.nextSteps.arrive));
    await user.click(stepOf(/^Anna/, messages.nextSteps.seat));
    await user.click(stepOf(/^Anna/, messages.nextSteps.leave));
    await screen.findByRole('listitem', { name: /^Anna Perera, .*, Left$/ });
    await vi.waitFor(() => expect(host.actions).toHaveLength(3));
    expect(host.actions.map(({ action }) => action)).toEqual([
      { type: 'status', party: 2, revision: 1, status: 'arrived' },
      { type: 'status', party: 2, revision: 2, status: 'seated' },
      { type: 'status', party: 2, revision: 3, status: 'left' },
    ]);
  });

  test('frees the table of a party whose hold is over, or seats it without a step between, with one tap', async () => {
    const host = serveDay(EVENING);
    const { user } = await visitDay('list');
    await user.click(stepOf(/^Late Guest/, messages.nextSteps.seat));
    await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ party: 1, status: 'seated' }));
    host.push({ parties: [...EVENING.parties] });
    await user.click(await screen.findByRole('button', { name: messages.freeTable }));
    await vi.waitFor(() => expect(host.actions[1]?.action).toMatchObject({ party: 1, status: 'no_show' }));
  });

  test('the next step is also to mark a party that will not come before its hold is over', async () => {
    const host = serveDay(EVENING);
    const { user } = await visitDay('list');
    await user.click(within(card(/^Anna/)).getByRole('button', { expanded: false }));
    await user.click(screen.getByRole('button', { name: messages.noShow }));
    await vi.waitFor(() => expect(host.actions[0]?.action).toMatchObject({ party: 2, status: 'no_show' }));
  });

  test('the next step of a party is announced once, and can be undone', async () => {
    const host = serveDay(EVENING);
    const { user } = await visitDay('list');
    await user.click(stepOf(/^Anna/, messages.nextSteps.arrive));
    const text = messages.stateOf({ name: 'Anna Perera', state: messages.states.arrived });
    const live = [...document.querySelectorAll('[aria-live], [role=status], [role=alert], output')];
    expect(live.filter((region) => region.textContent?.includes(text))).toHaveLength(1);
    await vi.waitFor(() => expect(host.actions).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: messages.undo }));
    await vi.waitFor(() => expect(host.actions[1]?.action).toEqual({ type: 'undo', log: 1 }));
  });
});

/** Somebody else has the table, and table 10 is the nearest that is free. */
const collisionOf = (host: DayHost, collision: Collision): ActionRefusal => ({
  ok: false,
  type: 'collision',
  collisions: [collision],
  nearest: [['10']],
  state: { ...host.state, revision: 9 },
});

describe('a refused step', () => {
  test('a refused step tells what somebody else did first, and does nothing unseen', async () => {
    const host = serveDay(EVENING);
    const { user } = await visitDay('list');
    const anna = { name: 'Anna Perera', guests: 4, revision: 5 };
    const theirs = party(2, { ...anna, status: 'seated', seatedAt: NOW, arrived: 4 });
    host.state = { ...host.state, revision: 9, parties: [theirs] };
    host.refusal = { ok: false, type: 'conflict', parties: [theirs], state: host.state };
    await user.click(stepOf(/^Anna/, messages.nextSteps.arrive));
    const alert = await screen.findByText(
      messages.notDone({ step: messages.stateOf({ name: 'Anna Perera', state: messages.states.arrived }) }),
    );
    expect(alert.closest('[role=alert]')).toHaveTextContent('Anna Perera, 4 guests, 07:00 PM, Terrace 2, Seated');
    expect(card(/^Anna/)).toHaveAccessibleName(/Seated/);
    await user.click(screen.getByRole('button', { name: messages.doAnyway }));
    await vi.waitFor(() => expect(host.actions[1]?.action).toMatchObject({ party: 2, revision: 5, status: 'arrived' }));
  });

  test('a refused step offers the nearest free tables after a collision', async () => {
    const host = serveDay(EVENING);
    const { user } = await visitDay('list');
    await user.click(screen.getByRole('button', { name: messages.guests({ count: 2 }) }));
    host.refusal = collisionOf(host, { table: '9', name: 'Faster', time: 19 * 60, party: 77 });
    const mode = screen.getByRole('region', { name: messages.modes.walkIn({ size: messages.guests({ count: 2 }) }) });
    await user.click(within(mode).getAllByRole('button')[0]!);
    await screen.findByText('Bar 3 is taken: Faster, 07:00 PM.');
    await user.click(screen.getByRole('button', { name: 'Inside 1' }));
    await vi.waitFor(() => expect(host.actions[1]?.action).toMatchObject({ type: 'walk_in', tables: ['10'] }));
  });

  test('a refused step moves a party to another date, and offers what is free there, or no table', async () => {
    const host = serveDay(EVENING);
    const { user } = await visitDay('list');
    const move = async (date: string): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: /^Anna/ }));
      await user.click(await screen.findByRole('button', { name: messages.edit }));
      fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(messages.date), { target: { value: date } });
      await user.click(screen.getByRole('button', { name: messages.save }));
    };
    host.refusal = collisionOf(host, { table: '2', name: 'Faster', time: 19 * 60, party: 77 });
    await move('2026-11-28');
    await screen.findByText('Terrace 2 is taken: Faster, 07:00 PM.');
    expect(screen.getByRole('button', { name: 'Inside 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: messages.noTable }));
    await vi.waitFor(() => expect(host.actions).toHaveLength(2));
    expect(host.actions.map(({ action }) => action)).toMatchObject([
      { type: 'edit', party: 2, date: '2026-11-28', tables: ['2'] },
      { type: 'edit', party: 2, date: '2026-11-28', tables: [] },
    ]);
  });

  test('a refused step offers to take the tables anyway, and says what that means', async () => {
    const parties = [
      party(1, { status: 'seated', seatedAt: NOW - 7_200_000 }),
      party(2, { tables: ['1'], status: 'arrived' }),
    ];
    const host = serveDay(dayState({ parties }));
    const { user } = await visitDay('list');
    host.refusal = collisionOf(host, { table: '1', name: parties[0]!.name, time: 19 * 60, party: 1 });
    await user.click(stepOf(new RegExp(`^${parties[1]!.name}`), messages.nextSteps.seat));
    const effects = messages.hasLeft({ name: parties[0]!.name });
    await user.click(await screen.findByRole('button', { name: messages.insistOn({ effects }) }));
    await vi.waitFor(() => expect(host.actions).toHaveLength(2));
    expect(host.actions[1]?.action).toMatchObject({ type: 'status', party: 2, status: 'seated', override: true });
  });
});

test('another day is shown as it is, and the first one again', async () => {
  serveDay(EVENING);
  const { user } = await visitDay('list');
  await user.click(screen.getByRole('button', { name: messages.nextDay }));
  await screen.findByText(messages.noParties);
  await user.click(screen.getByRole('button', { name: messages.today }));
  await screen.findByRole('listitem', { name: /^Anna/ });
  expect(new URL(location.href).searchParams.get('date')).toBe(DATE);
});

test('a long evening renders only the cards in sight', async () => {
  const parties = Array.from({ length: 300 }, (_, index) => party(index + 1, { time: 19 * 60 + index }));
  serveDay(dayState({ parties }));
  await visitDay('list');
  const cards = screen.getAllByRole('listitem');
  expect(cards.length).toBeLessThan(60);
  expect(cards[0]).toHaveAttribute('aria-setsize', '300');
});

test('staff are told of two parties that have a table at the same time, and move either', async () => {
  serveDay(
    dayState({
      parties: [
        party(1, { name: 'Ida', time: 19 * 60, stay: 90, tables: ['2'] }),
        party(2, { name: 'Anna', time: 20 * 60, stay: 90, tables: ['2', '3'] }),
        party(3, { name: 'Tom', time: 21 * 60 + 30, stay: 90, tables: ['2'] }),
      ],
    }),
  );
  const { user } = await visitDay('list', [360, 740]);
  await screen.findByText(messages.bookedTwice({ tables: 'Terrace 2', party: 'Anna', other: 'Ida' }));
  expect(screen.queryByText(/Tom and|and Tom/)).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.moveParty({ name: 'Ida' }) }));
  await screen.findByRole('region', { name: messages.modes.move({ name: 'Ida' }) });
});
