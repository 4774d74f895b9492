/** The chips of areas and the categories of the legend, which filter the list and dim the plan. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { tableStatesAtom } from '../../../src/booker/reservation/selection.ts';
import { planStatesAtom } from '../../../src/booker/choosing/tableFilter.ts';
import { pageOf, room } from '../pageFixtures.ts';
import { type Visit, atTables, button, goOn, listed } from '../renderBooker.tsx';

const SOFA = { room_id: 75, category_name: 'Sofa' };
const AREAS = [
  { id: 1, name: 'Lines', rooms: [room(1, 'Line 1', 2), room(2, 'Line 2', 2, SOFA), room(3, 'Line 3', 2)] },
  { id: 2, name: 'Bar', rooms: [room(9, 'Bar 1', 2, SOFA), room(10, 'Bar 2', 2, { available: false })] },
];
const open = (): Promise<Visit> =>
  atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: AREAS });
  });
const list = (): HTMLElement => screen.getByRole('region', { name: messages.list });
const names = (): (string | undefined)[] =>
  [...list().querySelectorAll('[data-row]')].map((row) => row.getAttribute('aria-label')?.split(',')[0]);
const chip = (area: string): HTMLElement =>
  within(screen.getByRole('group', { name: messages.areas })).getByRole('button', { name: area });
const category = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name} `) });

test('an area filters the list until it is pressed again; a search goes through all tables', async () => {
  const { user } = await open();
  await listed('Line 1');
  await user.click(chip('Bar'));
  expect(chip('Bar')).toHaveAttribute('aria-pressed', 'true');
  expect(chip('Lines')).toHaveAttribute('aria-pressed', 'false');
  expect(names()).toEqual(['Bar 1', 'Bar 2']);
  expect(within(list()).getByRole('heading', { name: 'Bar' })).toBeInTheDocument();
  await user.click(screen.getByLabelText(messages.find));
  await user.paste('line 3');
  await waitFor(() => {
    expect(names()).toEqual(['Line 3']);
  });
  await user.clear(screen.getByLabelText(messages.find));
  await user.click(chip('Bar'));
  await waitFor(() => {
    expect(names()).toHaveLength(5);
  });
  await user.click(chip('Bar'));
  await user.click(button(messages.fit));
  expect(names()).toHaveLength(5);
});

test('a category filters the list, within the area too, and dims the others on the plan only', async () => {
  const { user, store } = await open();
  await user.click(button(messages.legend));
  await user.click(await screen.findByRole('button', { name: /^Sofa / }));
  expect(category('Sofa')).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Line 2', 'Bar 1']);
  const statesIn = (atom: typeof planStatesAtom) => ['1', '2', '9', '10'].map((key) => store.get(atom).get(key));
  expect(statesIn(planStatesAtom)).toEqual(['ineligible', 'available', 'available', 'unavailable']);
  expect(statesIn(tableStatesAtom)).toEqual(['available', 'available', 'available', 'unavailable']);
  await user.keyboard('{Escape}');
  expect(button(messages.legend)).toHaveFocus();
  await user.click(chip('Lines'));
  expect(names()).toEqual(['Line 2']);
  await user.click(await listed('Line 2'));
  expect(store.get(planStatesAtom).get('2')).toBe('selected');
});

test('an area without a table of the category says so, and another visit starts without a filter', async () => {
  const visited = await open();
  const { user } = visited;
  await user.click(button(messages.legend));
  await user.click(await screen.findByRole('button', { name: /^Sofa / }));
  await user.click(category('Sofa'));
  await user.click(category('Front line'));
  await user.keyboard('{Escape}');
  await user.click(chip('Bar'));
  expect(names()).toEqual(['Bar 2']);
  await user.click(button(messages.edit));
  await goOn(visited);
  await waitFor(() => {
    expect(names()).toHaveLength(5);
  });
  expect(chip('Bar')).toHaveAttribute('aria-pressed', 'false');
});
