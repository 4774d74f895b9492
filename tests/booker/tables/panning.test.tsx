/** How the plan gets the room of what is around it, and stays where the finger is. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { intersectBoxes } from '../../../src/domain/geometry/boxes.ts';
import { messages } from '../../../src/booker/messages.ts';
import { answerOf, pageOf, room } from '../pageFixtures.ts';
import { atTables, button, cards, heading, plan, pointOf, tap } from '../renderBooker.tsx';

const lowerEdge = (element: Element): number => element.getBoundingClientRect().bottom;

test('the first pan slides the header away, and the whole plan brings it back', async () => {
  const visited = await atTables(pageOf('first'));
  const title = await heading('BEACH');
  const canvas = (await pointOf({ x: 150, y: 250 })).target;
  const { viewport } = (await plan()).dataset;
  await visited.user.pointer([
    { keys: '[MouseLeft>]', target: canvas, coords: { clientX: 200, clientY: 300 } },
    { target: canvas, coords: { clientX: 160, clientY: 300 } },
    { keys: '[/MouseLeft]', target: canvas, coords: { clientX: 160, clientY: 300 } },
  ]);
  await waitFor(() => {
    expect(lowerEdge(title)).toBeLessThanOrEqual(0);
  });
  expect(lowerEdge(button(messages.edit))).toBeGreaterThan(40);
  await visited.user.click(button(messages.fit));
  await waitFor(() => {
    expect(lowerEdge(title)).toBeGreaterThan(0);
  });
  await waitFor(async () => {
    expect((await plan()).dataset['viewport']).toBe(viewport);
  });
});

test('a choice does not shrink the plan, and the sheet does not cover the table', async () => {
  const visited = await atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: answerOf([room(0, 'A', 2), room(52, 'Lowest', 2)]) });
  });
  const element = await plan();
  const scale = element.dataset['viewport']!.split(' ')[0];
  await tap(visited, { x: 250, y: 1050 });
  await waitFor(() => {
    expect(cards()).toHaveLength(1);
  });
  const sheet = screen.getByRole('region', { name: messages.yourReservation });
  await waitFor(async () => {
    const { coords } = await pointOf({ x: 250, y: 1080 });
    const point = { x: coords.clientX, y: coords.clientY, width: 1, height: 1 };
    expect(intersectBoxes(point, sheet.getBoundingClientRect())).toBeUndefined();
  });
  expect(element.dataset['viewport']!.split(' ')[0]).toBe(scale);
});

test('the open sheet does not cover the table selected last', async () => {
  const visited = await atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: answerOf([room(0, 'A', 2), room(52, 'Lowest', 2)]) });
  });
  await tap(visited, { x: 250, y: 1050 });
  await waitFor(() => {
    expect(cards()).toHaveLength(1);
  });
  const sheet = screen.getByRole('region', { name: messages.yourReservation });
  await visited.user.click(button(messages.yourTables));
  await waitFor(() => {
    expect(sheet.querySelector('.booker-sheet-body')!.getAnimations()).toEqual([]);
  });
  await waitFor(async () => {
    const { coords } = await pointOf({ x: 250, y: 1080 });
    expect(coords.clientY).toBeLessThanOrEqual(sheet.getBoundingClientRect().y);
  });
});
