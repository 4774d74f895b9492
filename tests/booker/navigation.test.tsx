/** The browser's Back, Forward and reload. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '../../src/booker/messages.ts';
import { changeDateAtom, changeFormAtom } from '../../src/booker/reservation/form.ts';
import { selectedKeysAtom } from '../../src/booker/reservation/selection.ts';
import { stepAtom } from '../../src/booker/reservation/steps.ts';
import { offering } from './fakeHost.ts';
import { pageOf, room } from './pageFixtures.ts';
import {
  type Visit,
  atTables,
  button,
  cards,
  field,
  fillIn,
  goBack,
  goForward,
  goToTables,
  heading,
  listed,
  reload,
  visit,
} from './renderBooker.tsx';

async function reserve(visited: Visit): Promise<void> {
  await goToTables(visited);
  await visited.user.click(await listed('Line 1'));
  visited.store.set(changeFormAtom, { terms: true });
  await visited.user.click(button(messages.reserve));
  await heading(messages.thanks);
}

describe('Back in step 2', () => {
  test('Back in step 2 closes the topmost layer, then the next one, and then goes to the form', async () => {
    const visited = await atTables(pageOf('second'));
    const { user } = visited;
    const toggle = button(messages.yourTables);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(button(messages.terms));
    await screen.findByRole('dialog');
    await goBack();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await goBack();
    await waitFor(() => {
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
    expect(visited.store.get(stepAtom)).toBe('tables');
    await goBack();
    await heading(messages.formHeading);
  });

  test('Back in step 2 does not need an extra press after a layer was closed by its button', async () => {
    const visited = await atTables(pageOf('first'));
    await visited.user.click(button(messages.legend));
    await visited.user.click(button(messages.legend));
    await waitFor(() => {
      expect(window.history.state).toBe('tidetable:1');
    });
    await goBack();
    await heading(messages.formHeading);
  });
});

describe('after Thank You', () => {
  const withCode = (visited: Parameters<NonNullable<Parameters<typeof visit>[1]>>[0]): void => {
    visited.reserve = () => ({ json: { success: true, code: 'TIDE42' } });
  };

  test('Back, Forward and a reload show the confirmation until another reservation is made', async () => {
    const visited = visit(pageOf('first'), withCode);
    await reserve(visited);
    expect(await screen.findByText(messages.confirmed({ name: 'Ada' }))).toBeVisible();
    await goBack();
    await heading(messages.thanks);
    await goForward();
    await heading(messages.thanks);
    const reloaded = reload(visited, pageOf('first'));
    await heading(messages.thanks);
    expect(await screen.findByText('Line 1')).toBeVisible();
    expect(screen.getByText('TIDE42')).toBeVisible();
    await reloaded.user.click(button(messages.startAgain));
    await heading(messages.formHeading);
    reload(reloaded, pageOf('first'));
    await heading(messages.formHeading);
  });
});

test('a reservation above the limits shows by when it must be confirmed by mail, also after a reload', async () => {
  const visited = visit(pageOf('first'), (host) => {
    host.reserve = () => ({ json: { success: true, code: 'TIDE42', confirm_within_minutes: 15 } });
  });
  await reserve(visited);
  reload(visited, pageOf('first'));
  await heading(messages.thanks);
  expect(await screen.findByText(messages.confirmByMail({ name: 'Ada' }))).toBeVisible();
  expect(screen.getByText(messages.confirmNote({ email: 'ada@example.com', minutes: 15 }))).toBeVisible();
  expect(screen.queryByText(messages.confirmed({ name: 'Ada' }))).toBeNull();
});

describe('a reload', () => {
  test('keeps what was typed', async () => {
    const visited = visit(pageOf('first'));
    await fillIn(visited);
    visited.store.set(changeDateAtom, '25.11.2026');
    visited.store.set(changeFormAtom, { time: 1140, guests: 4 });
    reload(visited, pageOf('first'));
    await heading(messages.formHeading);
    expect(field(messages.firstName).value).toBe('Ada');
    expect(field(messages.email).value).toBe('ada@example.com');
    expect(field(messages.date).value).toBe('25.11.2026');
    expect(field(messages.time).value).toBe('07:00 PM');
    expect(field(messages.guest).value).toBe('4');
  });

  test('keeps the selected tables that are still free, and names the others', async () => {
    const visited = visit(pageOf('first'));
    visited.store.set(changeFormAtom, { guests: 4 });
    await goToTables(visited);
    await visited.user.click(await listed('Line 1'));
    await visited.user.click(await listed('Line 2'));
    const left = offering(room(1, 'Line 1', 2), room(2, 'Line 2', 2, { available: false }));
    const reloaded = reload(visited, pageOf('first'), left);
    await heading(messages.tablesHeading);
    await screen.findByText(messages.tablesLost({ names: ['Line 2'], hasOthers: true, namesCount: 1 }));
    expect(cards()).toHaveLength(1);
    expect(reloaded.store.get(selectedKeysAtom)).toEqual(['1']);
  });

  test('starts with an empty form after an hour', async () => {
    const visited = visit(pageOf('first'));
    await fillIn(visited);
    const wall = Date.now();
    const later = vi.spyOn(Date, 'now').mockReturnValue(wall);
    const page = pageOf('first');
    later.mockReturnValue(wall + 3_700_000);
    reload(visited, page);
    await heading(messages.formHeading);
    expect(field(messages.firstName).value).toBe('');
  });

  test('shows the defaults for a date and a time that are no longer offered', async () => {
    const visited = visit(pageOf('first'));
    await fillIn(visited);
    visited.store.set(changeFormAtom, { time: 570 });
    reload(visited, pageOf('first', { now: '2026-11-23T03:20:00Z' }));
    await heading(messages.formHeading);
    expect(field(messages.firstName).value).toBe('Ada');
    expect(field(messages.time).value).toBe('10:00 AM');
    expect(screen.getByText(messages.timeNotOffered({ at: '09:30 AM' }))).toBeVisible();
  });
});
