/** The calendar on small and low screens, and with large text, and the day that it marks. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '../../../src/booker/messages.ts';
import { findProblems } from '../../e2e/layout/findProblems.ts';
import { pageOf } from '../pageFixtures.ts';
import { field, visit } from '../renderBooker.tsx';

test.each([
  [320, 568, '100%'],
  [320, 568, '200%'],
  [360, 740, '200%'],
  [740, 360, '100%'],
  [740, 360, '200%'],
])('fits a screen of %i × %i with text at %s', async (width, height, fontSize) => {
  await page.viewport(width, height);
  const root = document.documentElement;
  root.style.fontSize = fontSize;
  // The element whose width the page's container queries measure.
  document.body.id = 'app';
  onTestFinished(async () => {
    root.style.fontSize = '';
    document.body.removeAttribute('id');
    await page.viewport(412, 915);
  });
  const { user } = visit(pageOf('first'));
  await user.click(field(messages.date));
  const calendar = await screen.findByRole('dialog', { name: messages.calendar });
  const nextMonth = await within(calendar).findByRole('button', { name: messages.nextMonth });
  await waitFor(() => {
    expect(calendar.getAnimations()).toEqual([]);
  });
  expect(findProblems()).toEqual([]);
  // Icons grow with the text.
  const rem = Number.parseFloat(getComputedStyle(root).fontSize);
  const icons = [...document.querySelectorAll('.lucide')].map((icon) => icon.getBoundingClientRect().height / rem);
  expect(icons.length).toBeGreaterThan(0);
  expect(Math.min(...icons.filter((size) => size > 0))).toBeGreaterThanOrEqual(1);
  const { left, top, right, bottom } = calendar.getBoundingClientRect();
  expect([left >= 0, top >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true]);
  await user.click(nextMonth);
  const [day] = within(calendar).getAllByRole('gridcell', { name: /December 24/ });
  if (!day) throw new Error('December has no 24th');
  day.scrollIntoView({ block: 'nearest' });
  const { x, y, width: dayWidth, height: dayHeight } = day.getBoundingClientRect();
  expect(document.elementFromPoint(x + dayWidth / 2, y + dayHeight / 2)).toBe(day);
  await user.click(day);
  expect(field(messages.date)).toHaveValue('24.12.2026');
});

test("marks the venue's own day, whatever the visitor's", async () => {
  const { user } = visit(pageOf('first'));
  await user.click(field(messages.date));
  await user.click(await screen.findByRole('gridcell', { name: /November 25/ }));
  await user.click(field(messages.date));
  const cells = await screen.findAllByRole('gridcell');
  const marked = cells.filter((cell) => getComputedStyle(cell).fontWeight === '700');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['23', '25']);
});

test('opens at the next month when two days are left of this one', async () => {
  const { user } = visit(pageOf('first'));
  const date = field(messages.date);
  const shownMonth = async (typed: string): Promise<string | null> => {
    await user.clear(date);
    await user.type(date, typed);
    await user.tab();
    await user.click(date);
    const calendar = await screen.findByRole('dialog', { name: messages.calendar });
    const heading = await waitFor(() => {
      const element = calendar.querySelector('strong');
      if (!element) throw new Error('The calendar has no month yet.');
      return element;
    });
    return heading.textContent;
  };
  expect(await shownMonth('28.11.2026')).toContain('November');
  await user.keyboard('{Escape}');
  expect(await shownMonth('29.11.2026')).toContain('December');
  await user.click(date);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/December 1/);
});
