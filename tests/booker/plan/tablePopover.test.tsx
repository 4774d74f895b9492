/** The popover of a table: opened by a long press on the plan or by a key in the list. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '../../../src/booker/messages.ts';
import { offering } from '../fakeHost.ts';
import { pageOf, room } from '../pageFixtures.ts';
import { type Visit, atTables, cards, listed, plan, pointOf } from '../renderBooker.tsx';

const card = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const gone = (): Promise<void> =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Centers of the test's rooms on the plan, as in `room`. */
const middle = (id: number): { x: number; y: number } => ({ x: (id % 5) * 100 + 50, y: Math.floor(id / 5) * 100 + 50 });

/** Holds a table until its popover is shown. */
async function longTap({ user }: Visit, id: number, name: string): Promise<HTMLElement> {
  const where = await pointOf(middle(id));
  await user.pointer([{ keys: '[TouchA>]', ...where }]);
  const shown = await card(name);
  await user.pointer([{ keys: '[/TouchA]', ...where }]);
  return shown;
}

describe('a long press', () => {
  test('shows the details of a table, selects nothing and does not move the focus', async () => {
    const visited = await atTables(pageOf('first', { now: '2026-11-23T10:00:00Z' }));
    const shown = await longTap(visited, 5, 'Stage Couch');
    for (const words of [
      'Stage Couch',
      'Front line',
      'Lines',
      '4 seats',
      messages.spokenStates.available,
      'Available only until 06:00 PM',
      'About Stage Couch',
    ])
      expect(shown).toHaveTextContent(words);
    expect(cards()).toHaveLength(0);
    expect(shown.contains(document.activeElement)).toBe(false);
    expect(shown).toBeVisible();
  });

  test('offers a button that selects and releases by the same rules', async () => {
    const visited = await atTables(pageOf('first'));
    await visited.user.click(within(await longTap(visited, 1, 'Line 1')).getByRole('button', { name: 'Choose' }));
    expect(cards()[0]).toHaveTextContent('Line 1');
    await gone();
    expect(await plan()).toHaveFocus();
    const chosen = await longTap(visited, 1, 'Line 1');
    expect(chosen).toHaveTextContent(messages.spokenStates.selected);
    await visited.user.click(within(chosen).getByRole('button', { name: 'Release' }));
    expect(cards()).toHaveLength(0);
  });

  test('shows a refusal on the popover once', async () => {
    const visited = await atTables(pageOf('first'));
    const taken = await longTap(visited, 3, 'Line 3');
    expect(within(taken).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await visited.user.click(within(taken).getByRole('button'));
    expect(within(taken).getByRole('alert')).toHaveTextContent('already taken');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await visited.user.keyboard('{Escape}');
    await gone();
    expect(screen.queryByRole('alert')).toBeNull();
    const ineligible = await longTap(visited, 4, 'Long table');
    expect(ineligible).toHaveTextContent(messages.spokenStates.ineligible);
    await visited.user.click(within(ineligible).getByRole('button'));
    expect(screen.getByRole('alert').textContent).toBe('Minimum 5 guests to book 12 pax table');
  });

  test.each(['a tap elsewhere', 'a move of the plan'])('opens a popover that %s closes', async (way) => {
    const visited = await atTables(pageOf('first'));
    await longTap(visited, 1, 'Line 1');
    if (way === 'a tap elsewhere') await visited.user.click(screen.getByRole('heading', { name: 'Table Selection' }));
    else
      (await plan()).dispatchEvent(
        new WheelEvent('wheel', { deltaY: -100, clientX: 200, clientY: 300, bubbles: true, cancelable: true }),
      );
    await gone();
    expect(cards()).toHaveLength(0);
  });

  test('keeps its place if its content is higher than the plan', async () => {
    const paragraphs = '<p>By the sea</p>'.repeat(60);
    const rooms = [room(0, 'West', 2, { room_description: paragraphs }), room(54, 'East', 2)];
    const visited = await atTables(pageOf('first'), offering(...rooms));
    onTestFinished(() => page.viewport(412, 915));
    // The room for a card is a fraction of a pixel high, which rounds up on some screens and down on others.
    for (const height of [915, 914, 913, 912]) {
      await page.viewport(412, height);
      const shown = await longTap(visited, 0, 'West');
      await waitFor(() => {
        expect(shown).toHaveTextContent('By the sea');
      });
      const classes: string[] = [];
      const observer = new MutationObserver(() => classes.push(shown.className));
      observer.observe(shown, { attributes: true, attributeFilter: ['class'] });
      for (let frames = 0; frames < 6; frames++) await nextFrame();
      observer.disconnect();
      expect(new Set(classes).size).toBeLessThanOrEqual(1);
      await visited.user.keyboard('{Escape}');
      await gone();
    }
  });
});

test('a key in the list opens the popover with the focus and returns the focus', async () => {
  const visited = await atTables(pageOf('first'));
  await visited.user.tab();
  (await listed('Line 2')).focus();
  await visited.user.keyboard('i');
  const shown = await card('Line 2');
  expect(shown).toHaveFocus();
  expect(shown).toHaveAccessibleDescription(/2 seats · free/);
  await visited.user.keyboard('{Escape}');
  await gone();
  expect(await listed('Line 2')).toHaveFocus();
  await visited.user.keyboard('i');
  await visited.user.click(within(await card('Line 2')).getByRole('button', { name: 'Choose' }));
  expect(await listed('Line 2')).toHaveFocus();
  expect(cards()[0]).toHaveTextContent('Line 2');
});
