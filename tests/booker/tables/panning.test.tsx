/** How the plan gets the room of the header. */
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { pageOf } from '../pageFixtures.ts';
import { atTables, button, heading, plan, pointOf } from '../renderBooker.tsx';

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
