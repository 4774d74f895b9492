/** The findings panel: listing, visiting, filtering and fixing findings. */
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EditorDocument } from '../../../src/domain/document/editorDocument.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { setItemFlags } from '../../../src/domain/document/edits/itemFlags.ts';
import { drawingAtom, editAtom, itemsAtom, undoLabelAtom, planAtom } from '../../../src/editor/document/document.ts';
import { moveItems } from '../../../src/domain/document/edits/transform.ts';
import { messages } from '../../../src/editor/messages.ts';
import { announcement, openEditor } from '../editorDriver.tsx';
import { createTemplate } from '../../../src/editor/panels/start/templates.ts';

const region = (): HTMLElement => screen.getByRole('region', { name: 'Findings' });
const heading = (): HTMLElement => within(region()).getByRole('button', { name: /^Findings/ });
/** Gives a table a color that contradicts its category: a warning with a fix. */
function recolored(drawing: EditorDocument, key: string, color: string): EditorDocument {
  return {
    ...drawing,
    tables: drawing.tables.map((item) =>
      item.key === key ? { ...item, room: { ...item.room, coordinates: { ...item.room.coordinates, color } } } : item,
    ),
  };
}
/** The checks run in a worker. */
const CHECK_TIMEOUT = { timeout: 30_000 };

/** Has the page in a language until the end of the test. */
function speak(language: string): void {
  const { lang } = document.documentElement;
  document.documentElement.lang = language;
  onTestFinished(() => {
    document.documentElement.lang = lang;
  });
}

/** A terrace with its second table on the first. */
function overlapping(): Plan {
  const plan = createTemplate('terrace');
  const [area, ...areas] = plan.areas;
  const [first, second, ...rooms] = area!.rooms;
  return {
    ...plan,
    areas: [{ ...area!, rooms: [first!, { ...second!, coordinates: first!.coordinates }, ...rooms] }, ...areas],
  };
}

describe('findings', () => {
  it('are in the language of the page', async () => {
    speak('de');
    await openEditor(overlapping());
    heading().click();
    const finding = await within(region()).findByText(/überschneidet sich mit/, {}, CHECK_TIMEOUT);
    expect([finding.lang, finding.dir]).toEqual(['de', 'ltr']);
  });

  it('say that they are in English where their language could not be loaded', async () => {
    speak('ar');
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        readonly terminate = vi.fn();
        postMessage({ id, request }: { id: number; request: { language: string } }): void {
          const message = `No ${request.language}`;
          const result = { language: 'en', findings: [{ rule: 'overlap', severity: 'error', path: '', message }] };
          this.dispatchEvent(new MessageEvent('message', { data: { id, result } }));
        }
      },
    );
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    await openEditor(createTemplate('terrace'));
    heading().click();
    const finding = await within(region()).findByText('No ar', {}, CHECK_TIMEOUT);
    expect([finding.lang, finding.dir]).toEqual(['en', 'ltr']);
  });

  it('report a plan without problems', async () => {
    await openEditor(createTemplate('terrace'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/No problems/);
    }, CHECK_TIMEOUT);
    heading().click();
    await within(region()).findByText(/^No problems found\. /);
  });

  it('move an overlapping table to a free place as one undo step', async () => {
    const { store, press } = await openEditor(createTemplate('terrace'));
    const before = store.get(drawingAtom);
    const [first, second] = before.tables.slice(0, 2).map(({ room }) => room.coordinates);
    const by = { x: first!.x - second!.x + first!.width - 10, y: first!.y - second!.y };
    store.set(editAtom, 'Move', (drawing) => moveItems(drawing, new Set([before.tables[1]!.key]), by));
    heading().click();
    await within(region()).findByText(/overlaps/, {}, CHECK_TIMEOUT);
    within(region())
      .getByRole('button', { name: messages.fixTitle(messages.moveToFreePlace) })
      .click();
    await waitFor(() => {
      expect(heading().textContent).toMatch(/No problems/);
    }, CHECK_TIMEOUT);
    expect(announcement()).toBe(messages.fixed(messages.moveToFreePlace));
    await press('{Control>}zz{/Control}');
    expect(store.get(drawingAtom)).toEqual(before);
  });

  it('say that a text from the inspector, which leaves the name as it is, has another number', async () => {
    const { store, click, middle } = await openEditor(createTemplate('terrace'));
    click(middle('Terrace 3'));
    const inspector = screen.getByRole('region', { name: messages.inspector });
    const field = await within(inspector).findByLabelText('Text');
    await userEvent.clear(field);
    await userEvent.type(field, '17{Enter}');
    expect(store.get(drawingAtom).tables[2]!.room).toMatchObject({ name: 'Terrace 3', coordinates: { text: '17' } });
    await waitFor(() => {
      expect(heading().textContent).toMatch(/1 warning/);
    }, CHECK_TIMEOUT);
    heading().click();
    await within(region()).findByRole('button', { name: /^Warning ?Terrace 3.*prints "17"/ });
  });

  it('appear after an edit, show their table and are fixed as one undo step', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/No problems/);
    }, CHECK_TIMEOUT);
    store.set(editAtom, 'Recolor', (drawing) => recolored(drawing, '3', '#d9a441'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/\d warnings?/);
    }, CHECK_TIMEOUT);
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
    }, CHECK_TIMEOUT);
    expect(store.get(planAtom)).toEqual(createTemplate('terrace'));
    await press('{Control>}z{/Control}');
    expect(store.get(undoLabelAtom)).toBe('Recolor');
  });

  it('are visited and fixed by keys', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    store.set(editAtom, 'Recolor', (drawing) => recolored(drawing, '3', '#d9a441'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/\d warnings?/);
    }, CHECK_TIMEOUT);
    const before = store.get(drawingAtom);
    for (let i = 0; i < 4 && store.get(drawingAtom) === before; i++) await press('{F8}{Shift>}m{/Shift}');
    expect(selected()).toHaveLength(1);
    await waitFor(() => {
      expect(heading().textContent).toMatch(/No problems/);
    }, CHECK_TIMEOUT);
  });

  it('show a hidden table again and announce it', async () => {
    const { store, press, selected } = await openEditor(createTemplate('terrace'));
    store.set(editAtom, 'Recolor', (drawing) =>
      setItemFlags(recolored(drawing, '3', '#d9a441'), new Set(['3']), { hidden: true }),
    );
    await waitFor(() => {
      expect(heading().textContent).toMatch(/\d warnings?/);
    }, CHECK_TIMEOUT);
    heading().click();
    (await within(region()).findAllByRole('button', { name: /^Warning ?Terrace 3/ }))[0]!.click();
    expect(selected()).toEqual(['3']);
    expect(store.get(itemsAtom).get('3')?.hidden).toBeUndefined();
    await waitFor(() => {
      expect(announcement()).toBe('Terrace 3 was hidden and is visible again.');
    });
    await press('{Control>}z{/Control}');
    expect(store.get(itemsAtom).get('3')?.hidden).toBe(true);
    // F8 announces the message of the finding first.
    await press('{F8}');
    await waitFor(() => {
      expect(announcement()).toMatch(/\. Terrace 3 was hidden and is visible again\.$/);
    });
  });

  it('are filtered by severity', async () => {
    const { store } = await openEditor(createTemplate('terrace'));
    store.set(editAtom, 'Recolor', (drawing) => recolored(drawing, '3', '#d9a441'));
    await waitFor(() => {
      expect(heading().textContent).toMatch(/\d warnings?/);
    }, CHECK_TIMEOUT);
    heading().click();
    const filter = await within(region()).findByRole<HTMLSelectElement>('combobox', { name: 'Filter findings' });
    filter.value = 'error';
    filter.dispatchEvent(new Event('change', { bubbles: true }));
    await within(region()).findByText('No findings of this kind.');
  });
});
