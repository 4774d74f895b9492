/** The findings panel: listing, visiting, filtering and fixing findings. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EditorDocument } from '../../../src/domain/document/editorDocument.ts';
import { setItemFlags } from '../../../src/domain/document/edits/itemFlags.ts';
import { drawingAtom, editAtom, itemsAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import { setRoom } from '../../../src/domain/document/edits/setFields.ts';
import { moveItems } from '../../../src/domain/document/edits/transform.ts';
import { messages } from '../../../src/editor/messages.ts';
import { announcement, openEditor } from '../editorDriver.tsx';
import { createTemplate } from '../../../src/domain/plan/templates.ts';

const region = (): HTMLElement => screen.getByRole('region', { name: 'Findings' });
const heading = (): HTMLElement => within(region()).getByRole('button', { name: /^Findings/ });
/** Gives table 3 a color that contradicts its category: a warning. */
const recolored = (drawing: EditorDocument): EditorDocument =>
  setRoom(drawing, new Set(['3']), { coordinates: { color: '#d9a441' } });
/** Gives table 3 a description with a part that the page removes: a warning with a fix. */
const described = (drawing: EditorDocument): EditorDocument =>
  setRoom(drawing, new Set(['3']), { room_description: '<h1>Sea</h1>' });
/** The checks run in a worker. */
const CHECK_TIMEOUT = { timeout: 30_000 };

describe('findings', () => {
  it('moves an overlapping table to a free place as one undo step', async () => {
    const { store, press } = await openEditor(createTemplate('terrace'));
    const before = store.get(drawingAtom);
    const [first, second] = before.tables.slice(0, 2).map(({ room }) => room.coordinates);
    const by = { x: first!.x - second!.x + first!.width - 10, y: first!.y - second!.y };
    store.set(editAtom, 'Move', (drawing) => moveItems(drawing, new Set([before.tables[1]!.key]), by));
    heading().click();
    await within(region()).findByText(/overlaps/, {}, CHECK_TIMEOUT);
    within(region())
      .getByRole('button', { name: messages.fixTitle({ title: messages.moveToFreePlace }) })
      .click();
    await waitFor(() => expect(heading().textContent).toMatch(/No problems/), CHECK_TIMEOUT);
    expect(announcement()).toBe(messages.fixed({ title: messages.moveToFreePlace }));
    await press('{Control>}zz{/Control}');
    expect(store.get(drawingAtom)).toEqual(before);
  });

  it('lists findings after an edit, shows their table and fixes them as one undo step', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    await waitFor(() => expect(heading().textContent).toMatch(/No problems/), CHECK_TIMEOUT);
    store.set(editAtom, 'Describe', described);
    await waitFor(() => expect(heading().textContent).toMatch(/\d warnings?/), CHECK_TIMEOUT);
    heading().click();
    const row = (await within(region()).findAllByRole('button', { name: /^Warning ?Terrace 3/ }))[0]!;
    expect(row.querySelector('[lang="en"][dir="ltr"]')?.textContent).toContain('The page removes <h1>');
    row.click();
    expect(selected()).toHaveLength(1);
    await waitFor(() => expect(row.getAttribute('aria-current')).toBe('true'));
    within(region())
      .getAllByRole('button', { name: /^Fix: / })[0]!
      .click();
    await waitFor(() => expect(heading().textContent).toMatch(/No problems/), CHECK_TIMEOUT);
    expect(store.get(itemsAtom).get('3')).toMatchObject({ room: { room_description: 'Sea' } });
    await press('{Control>}z{/Control}');
    expect(store.get(undoLabelAtom)).toBe('Describe');
  });

  it('visits and fixes findings by keys', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    store.set(editAtom, 'Describe', described);
    await waitFor(() => expect(heading().textContent).toMatch(/\d warnings?/), CHECK_TIMEOUT);
    const before = store.get(drawingAtom);
    for (let i = 0; i < 4 && store.get(drawingAtom) === before; i++) await press('{F8}{Shift>}m{/Shift}');
    expect(selected()).toHaveLength(1);
    await waitFor(() => expect(heading().textContent).toMatch(/No problems/), CHECK_TIMEOUT);
  });

  it('shows the hidden table of a finding again and announces it', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    store.set(editAtom, 'Recolor', (drawing) => setItemFlags(recolored(drawing), new Set(['3']), { hidden: true }));
    await waitFor(() => expect(heading().textContent).toMatch(/\d warnings?/), CHECK_TIMEOUT);
    heading().click();
    (await within(region()).findAllByRole('button', { name: /^Warning ?Terrace 3/ }))[0]!.click();
    expect(selected()).toEqual(['3']);
    expect(store.get(itemsAtom).get('3')?.hidden).toBeUndefined();
    await waitFor(() => expect(announcement()).toBe('Terrace 3 was hidden and is visible again.'));
    await press('{Control>}z{/Control}');
    expect(store.get(itemsAtom).get('3')?.hidden).toBe(true);
    // F8 announces the message of the finding first.
    await press('{F8}');
    await waitFor(() => expect(announcement()).toMatch(/\. Terrace 3 was hidden and is visible again\.$/));
  });
});
