/** Step 2 is rendered out of sight while the visitor fills in the form. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { later } from '../fakeHost.ts';
import { answerOf, pageOf } from '../pageFixtures.ts';
import {
  type Visit,
  button,
  cards,
  editForm,
  fillIn,
  goOn,
  heading,
  listed,
  plan,
  prepareTables,
  typeDate,
  visit,
} from '../renderBooker.tsx';

async function prepared(): Promise<{ readonly visited: Visit; readonly hidden: HTMLElement }> {
  const visited = visit(pageOf('first'));
  await fillIn(visited);
  return { visited, hidden: await prepareTables(visited) };
}

/** The document has one main landmark and one title, whether or not assistive technology finds what is out of sight. */
function expectOneLandmarkAndTitle(title: string): void {
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([title]);
}

test('neither visitors nor assistive technology find it before Select Table, which reveals the same plan', async () => {
  const { visited, hidden } = await prepared();
  expect(screen.queryByRole('heading', { name: 'Table Selection' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Tables' })).toBeNull();
  expect(screen.queryByTestId('plan')).toBeNull();
  expect(hidden).not.toBeVisible();
  expectOneLandmarkAndTitle('Beach Camp');
  expect(document.documentElement.scrollHeight).toBe(document.querySelector('main')?.scrollHeight);
  hidden.tabIndex = 0;
  hidden.focus();
  expect(document.activeElement).not.toBe(hidden);
  await goOn(visited);
  expect(await plan()).toBe(hidden);
  expect(hidden).toBeVisible();
  expectOneLandmarkAndTitle('BEACH');
  expect(document.activeElement).toBe(await heading('Table Selection'));
});

test('starts each visit without selection, search and open legend, and keeps the plan', async () => {
  const { visited, hidden } = await prepared();
  const events: unknown[] = [];
  document.addEventListener('tidetable:select', ({ detail }: CustomEventInit) => events.push(detail));
  await goOn(visited);
  await visited.user.click(await listed('Line 1'));
  await visited.user.type(screen.getByRole('searchbox'), 'Line');
  await visited.user.click(button('Legend'));
  expect(cards()).toHaveLength(1);
  await editForm(visited);
  await goOn(visited);
  expect(await plan()).toBe(hidden);
  expect(cards()).toHaveLength(0);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(button('Legend')).toHaveAttribute('aria-expanded', 'false');
  expect(events).toEqual([{ id: 1, selected: true }]);
});

test('hides the plan of another date until the tables of this one are loaded', async () => {
  const { visited, hidden } = await prepared();
  const answer = later();
  visited.host.tables = () => answer.reply;
  await typeDate(visited, '24.11.2026');
  await goOn(visited);
  expect(hidden).not.toBeVisible();
  answer.come({ json: answerOf() });
  await waitFor(() => expect(hidden).toBeVisible());
});
