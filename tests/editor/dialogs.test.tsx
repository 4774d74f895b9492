/** Dialogs whose code comes later: they open all the same, take keys off the plan meanwhile, and give the focus back. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toolAtom } from '../../src/editor/atoms/tool.ts';
import { commands } from '../../src/editor/commands/commands.ts';
import { runAtom } from '../../src/editor/commands/command.ts';
import { words } from '../../src/editor/words.ts';
import { planOf, work } from './workshop.tsx';

it.each([
  ['import', words.import],
  ['export', words.export],
  ['publish', words.publishing.title],
  ['history', words.history.title],
  ['preview', new RegExp(`^${words.preview.title}`)],
] as const)('%s', async (name, title) => {
  const { store, press, rested } = await work(planOf(2));
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  store.set(
    runAtom,
    commands.find((command) => command.name === name)!,
  );
  await waitFor(() => {
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  });
  // Whether its code is there yet or not, the plan has no keys.
  await press('r');
  expect(store.get(toolAtom)).toBe('select');
  const shown = await screen.findByRole('dialog', { name: title });
  expect(screen.getAllByRole('dialog')).toEqual([shown]);
  // React's strict mode shows it twice.
  await rested();
  within(shown).getByRole('button', { name: words.close }).click();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(document.activeElement).toBe(opener);
});

it('the panel of tables is folded at first and tells how many there are; its list is there for keys and screen readers', async () => {
  await work(planOf(7));
  const heading = screen.getByRole('button', { name: 'Tables', description: '7' });
  expect(heading.getAttribute('aria-expanded')).toBe('false');
  expect(
    within(screen.getByRole('region', { name: 'Tables' })).getAllByRole('button', { name: /^Table \d,/ }),
  ).toHaveLength(7);
  heading.click();
  await waitFor(() => {
    expect(heading.getAttribute('aria-expanded')).toBe('true');
  });
});
