import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { countSeats, messages } from '../../../src/booker/messages.ts';
import { changeFormAtom } from '../../../src/booker/reservation/form.ts';
import { loadTablesAtom } from '../../../src/booker/reservation/loadTables.ts';
import { announcementAtom, noticeAtom, tapNoteAtom } from '../../../src/booker/reservation/notices.ts';
import { clearSelectionAtom, selectedKeysAtom, toggleTableAtom } from '../../../src/booker/reservation/selection.ts';
import { suggestTablesAtom, suggestionKindAtom } from '../../../src/booker/choosing/suggestion.ts';
import { filterTablesAtom } from '../../../src/booker/choosing/tableFilter.ts';
import { offering } from '../fakeHost.ts';
import { openedAndFilled } from '../openPage.ts';
import { pageOf, room } from '../pageFixtures.ts';
import { atTables, button, cards } from '../renderBooker.tsx';

/** Two pairs of neighbors, and a large table. */
const ROOMS = [room(0, 'A', 2), room(1, 'B', 2), room(13, 'C', 2), room(14, 'D', 3), room(20, 'Long table', 12)];
const open = (guests: number, rooms = ROOMS, venue: Record<string, unknown> = { join_tables: true }) =>
  openedAndFilled(pageOf('first', {}, venue), offering(...rooms)).then(({ store, host }) => {
    store.set(changeFormAtom, { guests });
    return { store, host, selected: () => store.get(selectedKeysAtom) };
  });

describe('a suggestion', () => {
  test('a suggestion selects the best tables, which one message names', async () => {
    const { store, selected } = await open(4);
    expect(store.get(suggestionKindAtom)).toBe('first');
    store.set(suggestTablesAtom);
    expect(selected().toSorted()).toEqual(['0', '1']);
    expect(store.get(announcementAtom)?.text).toBe(
      `${messages.tableSelected({ table: messages.joinNames(['A', 'B']), count: countSeats(4, 4) })} ${messages.sideBySide({ names: 'A + B' })}`,
    );
    expect(store.get(tapNoteAtom)?.text).toBe(messages.sideBySide({ names: 'A + B' }));
  });

  test('a suggestion completes the tables that the visitor has chosen, nearby', async () => {
    const { store, selected } = await open(5);
    store.set(toggleTableAtom, '13');
    store.set(suggestTablesAtom);
    expect(selected()).toEqual(['13', '14']);
    store.set(suggestTablesAtom);
    expect(selected()[0]).toBe('13');
    expect(selected()).not.toContain('14');
  });

  test('a suggestion is of one kind, that of the visitor’s own table if there is one', async () => {
    const sunbeds = [room(0, 'A', 2), room(1, 'B', 2)].map((each) => ({
      ...each,
      room_id: 90,
      category_name: 'Sunbed',
    }));
    const rooms = [...sunbeds, room(2, 'C', 2), room(13, 'D', 2), room(14, 'E', 2)];
    const { store, selected } = await open(4, rooms);
    for (const tables of [
      ['0', '1'],
      ['13', '14'],
      ['0', '1'],
    ]) {
      store.set(suggestTablesAtom);
      expect(selected().toSorted()).toEqual(tables);
    }
    store.set(clearSelectionAtom);
    store.set(toggleTableAtom, '2');
    store.set(suggestTablesAtom);
    expect(selected()).toEqual(['2', expect.stringMatching(/^1[34]$/)]);
    const { store: mixed, selected: both } = await open(4, rooms.slice(1, 3), {
      join_tables: true,
      substitutes: [[90, 70]],
    });
    mixed.set(suggestTablesAtom);
    expect(both().toSorted()).toEqual(['1', '2']);
    const { store: apart } = await open(4, rooms.slice(1, 3));
    expect(apart.set(suggestTablesAtom)).toEqual([]);
  });

  test('a suggestion is in the area that the visitor looks at', async () => {
    const { store } = await openedAndFilled(pageOf('first'), (host) => {
      host.tables = () => ({
        json: [
          { id: 1, name: 'Lines', rooms: [room(1, 'A', 2)] },
          { id: 2, name: 'Bar', rooms: [room(9, 'B', 2)] },
        ],
      });
    });
    store.set(filterTablesAtom, { area: 'Bar' });
    expect(store.set(suggestTablesAtom).map(({ name }) => name)).toEqual(['B']);
    store.set(changeFormAtom, { guests: 6 });
    store.set(suggestTablesAtom);
    expect(store.get(noticeAtom)?.text).toBe(messages.noSuggestion({ party: 6, area: 'Bar' }));
  });

  test('a suggestion is one table where the venue joins none, and neighbors only for a party larger than each', async () => {
    const { store, selected } = await open(5, [...ROOMS, room(21, 'Round table', 6)], {});
    for (const expected of [['21'], ['20'], ['21']]) {
      store.set(suggestTablesAtom);
      expect(selected()).toEqual(expected);
    }
    const { store: large, selected: joined } = await open(6, [room(0, 'A', 4), room(1, 'B', 3)], {});
    large.set(suggestTablesAtom);
    expect(joined().toSorted()).toEqual(['0', '1']);
  });

  test('a suggestion keeps to the rules of seats, and says if there is none', async () => {
    const { store, selected } = await open(4, [room(0, 'A', 2), room(20, 'Long table', 12)]);
    expect(store.set(suggestTablesAtom)).toEqual([]);
    expect(store.get(noticeAtom)?.text).toBe(messages.noSuggestion({ party: 4, area: undefined }));
    store.set(changeFormAtom, { guests: 5 });
    store.set(suggestTablesAtom);
    expect(selected()).toEqual(['20']);
  });

  test('a suggestion is not offered to a party that has its seats, nor without a free table', async () => {
    const { store } = await open(2);
    store.set(toggleTableAtom, '0');
    expect(store.get(suggestionKindAtom)).toBeUndefined();
    const { store: taken } = await open(2, [room(0, 'A', 2, { available: false })]);
    expect(taken.get(suggestionKindAtom)).toBeUndefined();
  });

  test('a suggestion is the nearest free table after one was lost', async () => {
    const rooms = [room(0, 'A', 2), room(11, 'B', 2), room(12, 'C', 2)];
    const { store, host, selected } = await open(2, rooms);
    store.set(toggleTableAtom, '12');
    offering(...rooms.slice(0, 2), room(12, 'C', 2, { available: false }))(host);
    await store.set(loadTablesAtom);
    await vi.waitFor(() => {
      expect(store.get(suggestionKindAtom)).toBe('nearest');
    });
    store.set(suggestTablesAtom);
    expect(selected()).toEqual(['11']);
  });
});

test('a suggestion is a button over the plan, which shows the table and keeps the focus', async () => {
  const visited = await atTables(pageOf('first'), offering(...ROOMS));
  await visited.user.click(
    await screen.findByRole('button', { name: messages.suggest({ kind: 'first', area: undefined }) }),
  );
  await waitFor(() => {
    expect(cards().map((card) => card.textContent)).toEqual([expect.stringContaining('A')]);
  });
  const next = button(messages.suggest({ kind: 'another', area: undefined }));
  expect(next).toHaveFocus();
  await visited.user.keyboard('{Enter}');
  await waitFor(() => {
    expect(cards().map((card) => card.textContent)).toEqual([expect.stringContaining('B')]);
  });
});

test('tables that are not together are named over the plan, and those that are, in the sheet', async () => {
  const { store } = await atTables(pageOf('first', {}, { guests: { min: 1, max: 6, default: 6 } }), offering(...ROOMS));
  act(() => {
    store.set(toggleTableAtom, '0');
    store.set(toggleTableAtom, '1');
  });
  expect(
    await screen.findByText(messages.sideBySide({ names: 'A + B' }), { selector: '.booker-cards-joined' }),
  ).toBeVisible();
  act(() => {
    store.set(toggleTableAtom, '14');
  });
  expect(await screen.findByText(messages.tablesApart({ names: 'A, B and D' }))).toBeVisible();
  expect(document.querySelector('.booker-cards-joined')).toBeNull();
  act(() => {
    store.set(toggleTableAtom, '14');
  });
  await waitFor(() => {
    expect(screen.queryByText(messages.tablesApart({ names: 'A, B and D' }))).toBeNull();
  });
});
