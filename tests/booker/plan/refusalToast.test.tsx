/** The toast of a refused tap, and the view of the table selected last. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Box, intersectBoxes } from '../../../src/domain/geometry/boxes.ts';
import { answerOf, pageOf, room } from '../pageFixtures.ts';
import { messages } from '../../../src/booker/messages.ts';
import { changeFormAtom } from '../../../src/booker/reservation/form.ts';
import { atTables, button, cards, listed, plan, pointOf, tap } from '../renderBooker.tsx';

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};
/** Returns the box of a table in the window, from its id as in `room`. */
async function tableBox(id: number): Promise<Box> {
  const { coords } = await pointOf({ x: (id % 5) * 100 + 20, y: Math.floor(id / 5) * 100 + 20 });
  const { coords: end } = await pointOf({ x: (id % 5) * 100 + 80, y: Math.floor(id / 5) * 100 + 80 });
  return {
    x: coords.clientX,
    y: coords.clientY,
    width: end.clientX - coords.clientX,
    height: end.clientY - coords.clientY,
  };
}

/** Returns the vertical gap between two boxes; 0 if they overlap vertically. */
const apart = (one: Box, other: Box): number => Math.max(other.y - one.y - one.height, one.y - other.y - other.height);

test('is shown beside its table and moves with the plan', async () => {
  const visited = await atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: answerOf([room(1, 'A', 2), room(11, 'Long table', 12), room(23, 'C', 2)]) });
  });
  await tap(visited, { x: 150, y: 250 });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Minimum 5 guests');
  const beside = async (): Promise<void> => {
    const answer = boxOf(alert);
    const table = await tableBox(11);
    expect(apart(answer, table)).toBeGreaterThan(0);
    expect(apart(answer, table)).toBeLessThan(24);
    expect(intersectBoxes(answer, boxOf(await plan()))).toEqual(answer);
  };
  await waitFor(() => {
    expect(alert.getAnimations()).toEqual([]);
  });
  await beside();
  const before = await tableBox(11);
  await visited.user.click(button('Zoom in'));
  await waitFor(async () => {
    expect((await tableBox(11)).width).toBeGreaterThan(before.width * 1.5);
  });
  await beside();
  expect(screen.getByRole('alert')).toBe(alert);
});

test('disappears when its table leaves the view', async () => {
  const visited = await atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: answerOf([room(0, 'Long table', 12), room(54, 'B', 2)]) });
  });
  await tap(visited, { x: 50, y: 50 });
  await screen.findByRole('alert');
  const element = await plan();
  for (let step = 0; step < 5; step++)
    element.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -300, clientX: 200, clientY: 450, bubbles: true, cancelable: true }),
    );
  await waitFor(
    () => {
      expect(screen.queryByRole('alert')).toBeNull();
    },
    { timeout: 4_000 },
  );
});

test('is announced at once if the list scrolls its table into view', async () => {
  const visited = await atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: answerOf([room(0, 'Long table', 12), room(54, 'B', 2)]) });
  });
  const element = await plan();
  for (let step = 0; step < 5; step++)
    element.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -300, clientX: 200, clientY: 450, bubbles: true, cancelable: true }),
    );
  await waitFor(() => {
    expect(element.dataset['still']).toBe('true');
  });
  await visited.user.click(await listed('Long table'));
  const alert = screen.getByRole('alert');
  await waitFor(() => {
    expect(element.dataset['still']).toBe('true');
  });
  await waitFor(() => {
    expect(alert).not.toHaveClass('toast-away');
  });
  expect(apart(boxOf(alert), await tableBox(0))).toBeLessThan(24);
});

test('the open sheet does not cover the table selected last', async () => {
  const visited = await atTables(pageOf('first', {}), (host) => {
    host.tables = () => ({ json: answerOf([room(0, 'A', 2), room(52, 'Lowest', 2)]) });
  });
  await tap(visited, { x: 250, y: 1050 });
  await waitFor(() => {
    expect(cards()).toHaveLength(1);
  });
  const sheet = screen.getByRole('region', { name: 'Your reservation' });
  await visited.user.click(button('Your tables'));
  await waitFor(() => {
    expect(sheet.querySelector('.booker-sheet-body')!.getAnimations()).toEqual([]);
  });
  await waitFor(async () => {
    const table = await tableBox(52);
    expect(table.y + table.height).toBeLessThanOrEqual(boxOf(sheet).y);
  });
});

describe('the note of a tap', () => {
  const LINE_1 = { x: 150, y: 50 };

  test('names the table, its seats and how many seats are still missing', async () => {
    const visited = await atTables(pageOf('first'));
    visited.store.set(changeFormAtom, { guests: 4 });
    await tap(visited, LINE_1);
    const note = await screen.findByText(messages.tapSelected('Line 1', 2, 2));
    expect(note).toHaveTextContent('Line 1 · 2 seats · 2 more to choose');
    await waitFor(() => {
      expect(note.getAnimations()).toEqual([]);
    });
    expect(apart(boxOf(note), await tableBox(1))).toBeLessThan(24);
  });

  test('reports the release after two quick taps', async () => {
    const visited = await atTables(pageOf('first'));
    visited.store.set(changeFormAtom, { guests: 4 });
    const point = await pointOf(LINE_1);
    await visited.user.pointer([{ keys: '[MouseLeft][MouseLeft]', ...point }]);
    expect(await screen.findByText(messages.tapReleased('Line 1', 2, 4))).toBeVisible();
    expect(screen.queryByText(messages.tapSelected('Line 1', 2, 2))).toBeNull();
    expect(cards()).toHaveLength(0);
  });
});

test('the button of a refusal chooses the table instead of the one chosen last', async () => {
  const visited = await atTables(pageOf('first'));
  await tap(visited, { x: 150, y: 50 });
  await waitFor(() => {
    expect(cards()).toHaveLength(1);
  });
  await tap(visited, { x: 250, y: 50 });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('enough seats');
  await visited.user.click(button(messages.swap('Line 1')));
  await waitFor(() => {
    expect(cards()[0]).toHaveTextContent('Line 2');
  });
  expect(cards()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
