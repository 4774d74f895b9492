import { afterEach, expect, test } from 'vitest';
import { findProblems } from '../e2e/layout/findProblems.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Returns the kinds of problems of a page with this content. */
function kindsIn(content: string): string[] {
  document.body.innerHTML = `<main style="font: 16px/20px sans-serif; width: 300px">${content}</main>`;
  return findProblems().map(({ kind }) => kind);
}

const BUTTON = '<button style="width: 120px; height: 40px">Choose</button>';

test.each([
  ['a page that scrolls sideways', 'sideways-scroll', '<div style="width: 5000px; height: 1px"></div>'],
  ['text that leaves the screen', 'off-screen', '<p style="margin-left: -40px">Thank You</p>'],
  ['text that is cut off', 'clipped', '<p style="width: 30px; overflow: hidden; white-space: nowrap">Thank You</p>'],
  ['text that an ancestor cuts off', 'clipped', '<div style="height: 30px; overflow: hidden"><p>One<br>Two</p></div>'],
  ['a choice that its field cuts off', 'clipped', '<select style="width: 60px"><option>09:00 in the morning</select>'],
  ['a word that breaks', 'broken-word', '<h1 style="width: 40px; overflow-wrap: anywhere">Weligama</h1>'],
  [
    'text that sticks out of its box',
    'sticks-out',
    '<p style="width: 30px; background: red; white-space: nowrap">Thank You</p>',
  ],
  ['text over text', 'overlap', '<p style="margin: 0 0 -14px">Thank You</p><p style="margin: 0">Your table</p>'],
  ['a control over another', 'overlap', `${BUTTON}<button style="width: 120px; margin-left: -60px">Release</button>`],
  ['a small target', 'small-target', '<button style="width: 20px; height: 20px; padding: 0; border: 0">×</button>'],
])('finds %s', (_problem, kind, content) => {
  expect(kindsIn(content)).toContain(kind);
});

test.each([
  ['may lie over what scrolls', 60, []],
  ['leaves room to see what scrolls', innerHeight, ['overlap']],
])('what sticks to the end of the window %s', (_rule, height, kinds) => {
  const foot = `<p style="position: sticky; bottom: 0; margin: 0; height: ${height}px">Reserve</p>`;
  expect(kindsIn(`<p style="margin: 0; height: 5000px">${'Your table<br>'.repeat(200)}</p>${foot}`)).toEqual(kinds);
});

test('measures the modal dialog instead of the page below it', () => {
  document.body.innerHTML =
    '<p>Thank You</p><dialog><p style="margin: 0 0 -14px">One</p><p style="margin: 0">Two</p></dialog>';
  document.querySelector('dialog')?.showModal();
  expect(findProblems().map(({ detail }) => detail)).toEqual(['p “One” and p “Two”']);
});
