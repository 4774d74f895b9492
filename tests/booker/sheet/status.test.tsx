/** The line above the button, which answers taps without covering the plan, and what it says of tables that are not free. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { changeFormAtom, timeAtom } from '../../../src/booker/reservation/form.ts';
import { showNoticeAtom } from '../../../src/booker/reservation/notices.ts';
import { type RoomLike, answerOf, pageOf, room } from '../pageFixtures.ts';
import { type Visit, atTables, button, cards, listed, plan, tap } from '../renderBooker.tsx';

const LINE_1 = { x: 150, y: 50 };
const LINE_2 = { x: 250, y: 50 };
const sheet = (): HTMLElement => screen.getByRole('region', { name: messages.yourReservation });
const hidesNothing = async (element: HTMLElement): Promise<void> => {
  expect(sheet()).toContainElement(element);
  expect((await plan()).closest('.booker-plan-area')).not.toContainElement(element);
};

test('offers to choose a table instead of the one chosen last, and says that it has', async () => {
  const visited = await atTables(pageOf('first'));
  await tap(visited, LINE_1);
  await waitFor(() => {
    expect(cards()).toHaveLength(1);
  });
  await tap(visited, LINE_2);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('enough seats');
  await hidesNothing(alert);
  await visited.user.click(within(alert).getByRole('button', { name: messages.swap({ table: 'Line 1' }) }));
  await waitFor(() => {
    expect(cards()[0]).toHaveTextContent('Line 2');
  });
  expect(cards()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sheet()).toHaveTextContent(messages.swapped({ table: 'Line 2', replaced: 'Line 1' }));
});

test('names the table of a tap, its seats and how many seats are still missing', async () => {
  const visited = await atTables(pageOf('first'));
  visited.store.set(changeFormAtom, { guests: 4 });
  await tap(visited, LINE_1);
  expect(
    await screen.findByText(messages.tapSelected({ table: 'Line 1', tableSeats: 2, missing: 2 })),
  ).toHaveTextContent('Line 1 · 2 seats · 2 more to choose');
  await tap(visited, LINE_1);
  expect(await screen.findByText(messages.tapReleased({ table: 'Line 1', missing: 4 }))).toBeVisible();
  expect(cards()).toHaveLength(0);
});

test('names table, day, time and party beside the button, and the table in it, once it seats the party', async () => {
  const visited = await atTables(pageOf('first'));
  visited.store.set(changeFormAtom, { guests: 4 });
  const reserve = button(messages.reserve);
  await tap(visited, LINE_1);
  await screen.findByText(/^Line 1 · 2 seats/);
  expect(reserve).not.toHaveTextContent('Line 1');
  visited.store.set(changeFormAtom, { guests: 2 });
  const describes = (state: string): Promise<HTMLElement> =>
    waitFor(() =>
      expect(reserve).toHaveAccessibleDescription(new RegExp(`Line 1.*Mon 23 Nov.*9:00 AM.*2 guests ${state}`)),
    );
  await describes(messages.missingTerms);
  expect(screen.queryByText(/2 seats · /)).toBeNull();
  await visited.user.click(screen.getByRole('checkbox'));
  await describes(messages.ready);
  expect(document.getElementById('booker-missing')).not.toBeVisible();
  await hidesNothing(document.getElementById('booker-choice')!);
  expect(reserve).toHaveTextContent('MAKE RESERVATIONLine 1');
  expect(reserve).toHaveAccessibleName('MAKE RESERVATION');
});

test('shows a notice until it is closed or the next tap', async () => {
  const visited = await atTables(pageOf('first'));
  visited.store.set(showNoticeAtom, 'First');
  const notice = await screen.findByText('First');
  expect(notice.closest('output')).not.toBeNull();
  await hidesNothing(notice);
  await visited.user.click(button(messages.dismiss));
  expect(screen.queryByText('First')).toBeNull();
  visited.store.set(showNoticeAtom, 'Second');
  await screen.findByText('Second');
  await tap(visited, LINE_1);
  await waitFor(() => {
    expect(screen.queryByText('Second')).toBeNull();
  });
});

describe('a table that is not free', () => {
  const atRooms = (
    rooms: readonly RoomLike[],
    prepare?: (time: string | null) => readonly RoomLike[],
  ): Promise<Visit> =>
    atTables(
      pageOf(
        'first',
        { features: 'stay taken' },
        {
          occupancy: 'stay',
          stays: [
            { name: '2 hours', minutes: 120 },
            { name: '1 hour', minutes: 60 },
          ],
        },
      ),
      (host) => {
        host.tables = ({ url }) => ({ json: answerOf(prepare?.(url.searchParams.get('time')) ?? rooms) });
      },
    );

  test('a table that is not free is for walk-ins only, or only through the staff', async () => {
    const visited = await atRooms([
      room(1, 'Line 1', 2, { available: false, access: 'walk_in' }),
      room(2, 'Line 2', 2, { available: false, access: 'in_house' }),
    ]);
    expect(await listed('Line 1')).toHaveAccessibleName(/, for walk-ins only$/);
    expect(await listed('Line 2')).toHaveAccessibleName(/, only through our staff$/);
    await tap(visited, LINE_1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Line 1 is for walk-ins only.');
    await tap(visited, LINE_2);
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('Only our staff can assign Line 2.');
    });
  });

  test('a table that is not free is free at other times, and one tap changes the time and chooses it', async () => {
    // 12:00 to 14:00 is taken; a stay of two hours begins at 11:00.
    const line = (available: boolean): readonly RoomLike[] => [
      room(1, 'Line 1', 2, { available, taken: [{ from: 720, until: 840 }] }),
      room(2, 'Line 2', 2),
    ];
    const visited = await atRooms([], (time) => line(time !== '11:00 AM'));
    visited.store.set(changeFormAtom, { time: 660 });
    await waitFor(async () => {
      expect(await listed('Line 1')).toHaveAccessibleName(/, free until 12:00 PM and from 02:00 PM$/);
      expect(await listed('Line 1')).not.toHaveAttribute('aria-disabled');
    });
    await tap(visited, LINE_1);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Line 1 is free until 12:00 PM and from 02:00 PM.');
    for (const name of ['Come at 10:00 AM', '1 hour, until 12:00 PM', 'Nearest free table: Line 2'])
      expect(within(alert).getByRole('button', { name })).toBeVisible();
    await visited.user.click(within(alert).getByRole('button', { name: 'Come at 02:00 PM' }));
    await waitFor(() => {
      expect(cards()[0]).toHaveTextContent('Line 1');
    });
    expect(visited.store.get(timeAtom)).toBe(840);
    expect(sheet()).toHaveTextContent(messages.timeReset({ at: '02:00 PM' }));
  });

  test('a table that is not free is not said to be taken by someone else if only the time has changed', async () => {
    const visited = await atRooms([], (time) => [
      room(1, 'Line 1', 2, { available: time !== '12:00 PM', taken: [{ from: 720, until: 840 }] }),
    ]);
    await tap(visited, LINE_1);
    await waitFor(() => {
      expect(cards()).toHaveLength(1);
    });
    visited.store.set(changeFormAtom, { time: 720 });
    expect(
      await screen.findByText(
        messages.tablesNotFree({
          names: ['Line 1'],
          at: '12:00 PM',
          severalDays: false,
          hasOthers: false,
          namesCount: 1,
        }),
      ),
    ).toBeVisible();
    expect(await listed('Line 1')).toHaveAccessibleName(/, taken · free until 12:00 PM and from 02:00 PM$/);
  });

  test('a table that is not free on all days is offered on those that the venue takes, or else the nearest table', async () => {
    const days = ['23.11.2026', '24.11.2026', '25.11.2026', '26.11.2026', '27.11.2026'];
    const visited = await atTables(
      pageOf(
        'first',
        { features: 'days' },
        // The longest run of free days begins on a Wednesday.
        { occupancy: 'days', days: { min: 1, max: 10, rules: [{ weekdays: [3], min: 5 }] } },
      ),
      (host) => {
        host.tables = () => ({
          json: answerOf([
            room(1, 'Line 1', 2, { available: false, taken_on: [days[1]] }),
            room(2, 'Line 2', 2, { available: false, taken_on: days }),
            room(3, 'Line 3', 2),
          ]),
        });
      },
    );
    visited.store.set(changeFormAtom, { days: days.length });
    await waitFor(async () => {
      expect(await listed('Line 1')).toHaveAccessibleName(/free on /);
    });
    await tap(visited, LINE_1);
    expect(await screen.findByRole('button', { name: /^Come on Mon,? 23 Nov$/ })).toBeVisible();
    await tap(visited, LINE_2);
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('Line 2');
    });
    expect(screen.getByRole('button', { name: 'Nearest free table: Line 3' })).toBeVisible();
  });
});
