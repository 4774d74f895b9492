/** The list of tables in the browser: by area, by keyboard, and with ten thousand tables. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loadTablesAtom } from '../../../src/booker/reservation/loadTables.ts';
import type { Visit } from '../renderBooker.tsx';
import { type RoomLike, pageOf, room } from '../pageFixtures.ts';
import { atTables, cards, listed } from '../renderBooker.tsx';

const region = (): HTMLElement => screen.getByRole('region', { name: 'Tables' });
const rows = (): HTMLElement[] => within(region()).getAllByRole('button');
const search = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Find a table');
const item = (row: HTMLElement): HTMLElement => row.closest('li')!;

/** Areas with the given numbers of tables, named `A1`, `A2` and so on, laid out in a square. */
function areasOf(...counts: number[]): unknown {
  const across = Math.ceil(Math.sqrt(counts.reduce((sum, count) => sum + count, 0)));
  let id = 0;
  return counts.map((count, area) => ({
    id: area + 1,
    name: `Area ${area + 1}`,
    rooms: Array.from({ length: count }, (_, at): RoomLike => {
      const coordinates = {
        x: (id % across) * 80,
        y: Math.floor(id / across) * 80,
        width: 60,
        height: 60,
        color: '#0d5a73',
      };
      return room(++id, `${String.fromCharCode(65 + area)}${at + 1}`, at % 3 === 0 ? 4 : 2, {
        coordinates,
        available: at % 4 !== 3,
      });
    }),
  }));
}

const withAreas = (...counts: number[]): Promise<Visit> =>
  atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: areasOf(...counts) });
  });

describe('areas of the list', () => {
  test('areas of the list have a heading with their free tables; rows are numbered across the list, and say what their table is', async () => {
    const { user } = await withAreas(4, 3);
    const areas = within(region()).getAllByRole('group');
    expect(areas.map((area) => within(area).getByRole('heading').textContent)).toEqual([
      'Area 1 3 of 4 free',
      'Area 2 3 of 3 free',
    ]);
    expect(areas[1]).toHaveAccessibleName('Area 2 3 of 3 free');
    expect(
      within(areas[1]!)
        .getAllByRole('button')
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual(['B1, 4 seats, Area 2, free', 'B2, 2 seats, Area 2, free', 'B3, 2 seats, Area 2, free']);
    expect(rows().map((row) => [item(row).ariaPosInSet, item(row).ariaSetSize])).toEqual(
      Array.from({ length: 7 }, (_, at) => [String(at + 1), '7']),
    );
    expect(await listed('A4')).toHaveAccessibleName('A4, 4 seats, Area 1, taken');
    expect(await listed('A4')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await listed('A1'));
    expect(await listed('A1')).toHaveAttribute('aria-pressed', 'true');
  });

  test('areas of the list are crossed by arrow keys, by pages, and from area to area', async () => {
    const { user } = await withAreas(4, 3, 9);
    (await listed('A1')).focus();
    for (const [key, name] of [
      ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 'B1'],
      ['{ArrowUp}', 'A4'],
      ['{ArrowRight}', 'B1'],
      ['{Control>}{ArrowDown}{/Control}', 'C1'],
      ['{ArrowDown}', 'C2'],
      ['{ArrowLeft}', 'B1'],
      ['{Control>}{ArrowUp}{/Control}', 'A1'],
      ['{ArrowUp}', 'A1'],
      ['{PageDown}', 'C1'],
      ['{End}', 'C9'],
      ['{PageUp}', 'C2'],
      ['{Home}', 'A1'],
    ] as const) {
      await user.keyboard(key);
      expect(await listed(name)).toHaveFocus();
      expect(rows().filter((row) => row.tabIndex === 0)).toEqual([document.activeElement]);
    }
  });

  test('areas of the list swap the left and right keys in right-to-left pages', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { user } = await withAreas(4, 3);
      (await listed('A2')).focus();
      await user.keyboard('{ArrowLeft}');
      expect(await listed('B1')).toHaveFocus();
    } finally {
      document.documentElement.dir = '';
    }
  });
});

describe('the focus', () => {
  test('stays on its table when the tables reload, even if the row has moved', async () => {
    const { store, host } = await withAreas(4, 3);
    (await listed('B2')).focus();
    host.tables = () => ({ json: areasOf(9, 3) });
    await store.set(loadTablesAtom);
    expect(await listed('A9')).toBeVisible();
    host.tables = () => ({
      json: [
        { id: 1, name: 'Area 1', rooms: [room(1, 'A1', 2)] },
        { id: 2, name: 'Area 2', rooms: [room(8, 'Elsewhere', 2), room(6, 'B2', 2)] },
      ],
    });
    await store.set(loadTablesAtom);
    await waitFor(() => {
      expect(rows()).toHaveLength(3);
    });
    expect(await listed('B2')).toHaveFocus();
    expect(item(await listed('B2')).ariaPosInSet).toBe('3');
  });

  test('moves to the row in its place if its table is gone', async () => {
    const { store, host } = await withAreas(4, 3);
    (await listed('B3')).focus();
    host.tables = () => ({ json: areasOf(4, 1) });
    await store.set(loadTablesAtom);
    await waitFor(() => {
      expect(rows()).toHaveLength(5);
    });
    expect(await listed('B1')).toHaveFocus();
  });

  test('stays when the search is cleared, and enters the list with the down arrow', async () => {
    const { user } = await withAreas(300, 300);
    await user.type(search(), 'B250');
    await waitFor(() => {
      expect(rows()).toHaveLength(1);
    });
    await user.keyboard('{ArrowDown}');
    expect(await listed('B250')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(rows().length).toBeGreaterThan(10);
    });
    expect(search()).toHaveValue('');
    expect(await listed('B250')).toHaveFocus();
    const list = region().querySelector('.booker-rows-virtual')!.getBoundingClientRect();
    const row = document.activeElement!.getBoundingClientRect();
    expect(row.top).toBeGreaterThanOrEqual(list.top);
    expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1);
  });
});

describe('the search', () => {
  test('announces the number of results once after typing; Escape clears it', async () => {
    const { user } = await withAreas(40, 30);
    const live = region().querySelector('[aria-live]')!;
    const heard: string[] = [];
    const observer = new MutationObserver(() => {
      heard.push(live.textContent);
    });
    observer.observe(live, { childList: true, characterData: true, subtree: true });
    typeAtOnce('b 4 seats');
    await waitFor(() => {
      expect(heard).toEqual(['10 tables found']);
    });
    expect(within(region()).getAllByRole('group')).toHaveLength(1);
    typeAtOnce('b 4 seats nowhere');
    search().focus();
    await waitFor(() => {
      expect(heard).toEqual(['10 tables found', 'No tables found']);
    });
    expect(region()).toHaveTextContent('No tables match “b 4 seats nowhere”.');
    await user.keyboard('{Escape}');
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    await waitFor(() => {
      expect(rows()).toHaveLength(70);
    });
    observer.disconnect();
    expect(heard.filter(Boolean)).toHaveLength(2);
  });
});

/** Types key by key without a pause, however busy the machine is. */
function typeAtOnce(text: string): void {
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(search(), { target: { value: text.slice(0, length) } });
}

describe('ten thousand tables', () => {
  test('render only the rows in sight; every row can be reached and found', async () => {
    const { user } = await withAreas(...Array.from({ length: 8 }, () => 1_250));
    expect(rows().length).toBeLessThan(60);
    (await listed('A1')).focus();
    await user.keyboard('{End}');
    expect(await listed('H1250')).toHaveFocus();
    expect([item(await listed('H1250')).ariaPosInSet, item(await listed('H1250')).ariaSetSize]).toEqual([
      '10000',
      '10000',
    ]);
    expect(rows().length).toBeLessThan(60);
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(await listed('F1250')).toHaveFocus();
    await user.type(search(), 'c777');
    await waitFor(() => {
      expect(rows()).toHaveLength(1);
    });
    expect(item(rows()[0]!).ariaSetSize).toBe('1');
    await user.click(rows()[0]!);
    expect(cards()[0]).toHaveTextContent('C777');
    await user.clear(search());
    await waitFor(() => {
      expect(rows().length).toBeGreaterThan(1);
    });
    expect(rows().length).toBeLessThan(60);
  });
});
