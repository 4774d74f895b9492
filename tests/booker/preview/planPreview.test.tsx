/** The plan as the form shows it, before any contact details are entered. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadLaterStepsAtom } from '../../../src/booker/lazySteps.ts';
import { formatDay, messages } from '../../../src/booker/messages.ts';
import { stepAtom } from '../../../src/booker/reservation/steps.ts';
import { selectedKeysAtom } from '../../../src/booker/reservation/selection.ts';
import { TABLES, offering } from '../fakeHost.ts';
import { pageOf, room } from '../pageFixtures.ts';
import {
  type Visit,
  button,
  field,
  goBack,
  goToTables,
  heading,
  plan,
  prepareTables,
  tap,
  visit,
} from '../renderBooker.tsx';

async function openPreview({ user, store }: Visit): Promise<HTMLElement> {
  await store.set(loadLaterStepsAtom);
  await user.click(await screen.findByRole('button', { name: messages.lookAtPlan }));
  const dialog = await screen.findByRole('dialog', { name: messages.plan });
  expect(dialog).toContainElement(await plan());
  return dialog;
}
const gone = (): Promise<void> =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

test('shows the tables of date and party in an empty form, and what a tapped one is', async () => {
  const visited = visit(pageOf('first'));
  await visited.user.selectOptions(field(messages.guest), '4');
  const dialog = await openPreview(visited);
  expect(dialog).toHaveTextContent(messages.freeFor({ free: 2, party: 4 }));
  await tap(visited, { x: 150, y: 50 });
  expect(await within(dialog).findByText('Line 1')).toBeVisible();
  expect(dialog).toHaveTextContent(`${messages.seats({ count: 2 })} · ${messages.spokenStates.available}`);
  await tap(visited, { x: 350, y: 50 });
  expect(await within(dialog).findByText('Line 3')).toBeVisible();
  expect(dialog).toHaveTextContent(`${messages.seats({ count: 2 })} · ${messages.spokenStates.unavailable}`);
  expect(visited.store.get(selectedKeysAtom)).toEqual([]);
  expect(visited.host.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(visited.host.to(TABLES)).toHaveLength(1);
});

test('shows a tapped table on its own plan only: moves of the plan out of sight would hide it', async () => {
  const visited = visit(pageOf('first'));
  await prepareTables(visited);
  const dialog = await openPreview(visited);
  await tap(visited, { x: 150, y: 50 });
  expect(await within(dialog).findByText('Line 1')).toBeVisible();
  expect(document.querySelectorAll('.booker-hover-card')).toHaveLength(1);
});

test('closes by Back and by its button, and keeps the form and the prepared step 2', async () => {
  const visited = visit(pageOf('first'));
  await visited.user.type(field(messages.firstName), 'Ada');
  await prepareTables(visited);
  await openPreview(visited);
  await goBack();
  await gone();
  expect(visited.store.get(stepAtom)).toBe('form');
  await openPreview(visited);
  await visited.user.click(button(messages.closePreview));
  await gone();
  expect(screen.getByRole('button', { name: messages.lookAtPlan })).toHaveFocus();
  expect(field(messages.firstName)).toHaveValue('Ada');
  await visited.user.clear(field(messages.firstName));
  await goToTables(visited);
  await heading(messages.tablesHeading);
});

test('the plan is not offered on a date on which all tables are taken, which leads to the next free date', async () => {
  visit(pageOf('first'), offering(room(1, 'Line 1', 2, { available: false })));
  await screen.findByText(messages.allTaken({ date: formatDay('2026-11-23', 'en') }));
  expect(screen.queryByRole('button', { name: messages.lookAtPlan })).toBeNull();
  expect(button(messages.nextFreeDate)).toBeVisible();
});
