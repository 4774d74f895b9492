/** The editor on a tablet: a finger sees no tooltips and has no Shift key. */
import { devices } from '@playwright/test';
import { messages } from '../../../src/editor/messages.ts';
import { loadPlan } from '../../support/fixtureVenues.ts';
import type { Owner } from '../../support/owner.ts';
import { expect, test } from '../editorTest.ts';

const { defaultBrowserType: _, ...tablet } = devices['iPad (gen 7) landscape'];
test.use({ ...tablet });

const [FIRST, SECOND, THIRD] = loadPlan('beach-camp').areas[0]!.rooms;

/** Taps the middle of a table. */
async function tap(owner: Owner, { coordinates: { x, y, width, height } }: NonNullable<typeof FIRST>): Promise<void> {
  const at = owner.toScreen({ x: x + width / 2, y: y + height / 2 });
  await owner.page.touchscreen.tap(at.x, at.y);
}

test(
  'with “Select several”, a tap adds a table to the selection or takes it out',
  { tag: '@desktop' },
  async ({ openEditor, page }) => {
    const owner = await openEditor('beach-camp');
    const selected = page.getByRole('listbox', { name: messages.itemsInView }).getByRole('option', { selected: true });
    const names = async (): Promise<string[]> =>
      (await selected.evaluateAll((options) => options.map(({ ariaLabel }) => ariaLabel ?? ''))).map(
        (label) => label.split(',')[0]!,
      );
    const several = page.getByRole('button', { name: messages.commands['select-several'], exact: true });
    await tap(owner, FIRST!);
    await expect.poll(names).toEqual([FIRST!.name]);
    // Without it, a tap selects one table instead of another.
    await tap(owner, SECOND!);
    await expect.poll(names).toEqual([SECOND!.name]);
    await several.tap();
    await expect(several).toHaveAttribute('aria-pressed', 'true');
    await tap(owner, FIRST!);
    await tap(owner, THIRD!);
    await expect.poll(names).toEqual([FIRST!.name, SECOND!.name, THIRD!.name]);
    await tap(owner, SECOND!);
    await expect.poll(names).toEqual([FIRST!.name, THIRD!.name]);
    await several.tap();
    await expect(several).toHaveAttribute('aria-pressed', 'false');
    await tap(owner, SECOND!);
    await expect.poll(names).toEqual([SECOND!.name]);
  },
);
