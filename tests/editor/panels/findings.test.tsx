/** What the checks find, as it is read, gone to and mended below the plan. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EditorDocument } from '../../../src/domain/document/editorDocument.ts';
import { setItemFlags } from '../../../src/domain/document/edits/itemFlags.ts';
import { drawingAtom, editAtom, itemsAtom, undoLabelAtom, planAtom } from '../../../src/editor/document/document.ts';
import { announcement, openEditor } from '../editorDriver.tsx';
import { createTemplate } from '../../../src/editor/panels/start/templates.ts';

const region = (): HTMLElement => screen.getByRole('region', { name: 'Findings' });
const heading = (): HTMLElement => within(region()).getByRole('button', { name: /^Findings/ });
/** A table in another colour than its category has: a warning, with a mend. */
function recoloured(drawing: EditorDocument, key: string, color: string): EditorDocument {
  return {
    ...drawing,
    tables: drawing.tables.map((item) =>
      item.key === key ? { ...item, room: { ...item.room, coordinates: { ...item.room.coordinates, color } } } : item,
    ),
  };
}
const PATIENCE = { timeout: 10_000 };

describe('findings', () => {
  it('say that there is nothing to mend', async () => {
    await openEditor(createTemplate('terrace'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/No problems/);
    }, PATIENCE);
    heading().click();
    await within(region()).findByText(/^No problems found\. /);
  });

  it('come as one draws, lead to their table, and are mended in one step', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/No problems/);
    }, PATIENCE);
    store.set(editAtom, 'Recolour', (drawing) => recoloured(drawing, '3', '#d9a441'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/\d warnings?/);
    }, PATIENCE);
    heading().click();
    const row = (await within(region()).findAllByRole('button', { name: /^Warning ?Terrace 3/ }))[0]!;
    row.click();
    expect(selected()).toHaveLength(1);
    await waitFor(() => {
      expect(row.getAttribute('aria-current')).toBe('true');
    });
    within(region())
      .getAllByRole('button', { name: /^Fix: / })[0]!
      .click();
    await waitFor(() => {
      expect(heading().textContent).toMatch(/No problems/);
    }, PATIENCE);
    expect(store.get(planAtom)).toEqual(createTemplate('terrace'));
    await press('{Control>}z{/Control}');
    expect(store.get(undoLabelAtom)).toBe('Recolour');
  });

  it('are gone through and mended by keys', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    store.set(editAtom, 'Recolour', (drawing) => recoloured(drawing, '3', '#d9a441'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/\d warnings?/);
    }, PATIENCE);
    const before = store.get(drawingAtom);
    for (let i = 0; i < 4 && store.get(drawingAtom) === before; i++) await press('{F8}{Shift>}m{/Shift}');
    expect(selected()).toHaveLength(1);
    await waitFor(() => {
      expect(heading().textContent).toMatch(/No problems/);
    }, PATIENCE);
  });

  it('of what is hidden show it again, and say so', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    store.set(editAtom, 'Recolour', (drawing) =>
      setItemFlags(recoloured(drawing, '3', '#d9a441'), new Set(['3']), { hidden: true }),
    );
    await waitFor(() => {
      expect(heading().textContent).toMatch(/\d warnings?/);
    }, PATIENCE);
    heading().click();
    (await within(region()).findAllByRole('button', { name: /^Warning ?Terrace 3/ }))[0]!.click();
    expect(selected()).toEqual(['3']);
    expect(store.get(itemsAtom).get('3')?.hidden).toBeUndefined();
    await waitFor(() => {
      expect(announcement()).toBe('Terrace 3 was hidden and is visible again.');
    });
    await press('{Control>}z{/Control}');
    expect(store.get(itemsAtom).get('3')?.hidden).toBe(true);
    // By keys what the finding says comes first.
    await press('{F8}');
    await waitFor(() => {
      expect(announcement()).toMatch(/\. Terrace 3 was hidden and is visible again\.$/);
    });
  });

  it('are filtered by how serious they are', async () => {
    const { store } = await openEditor(createTemplate('terrace'));
    store.set(editAtom, 'Recolour', (drawing) => recoloured(drawing, '3', '#d9a441'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/\d warnings?/);
    }, PATIENCE);
    heading().click();
    const filter = await within(region()).findByRole<HTMLSelectElement>('combobox', { name: 'Filter findings' });
    filter.value = 'error';
    filter.dispatchEvent(new Event('change', { bubbles: true }));
    await within(region()).findByText('No findings of this kind.');
  });
});
