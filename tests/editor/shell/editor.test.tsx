/** The whole page: its public names, pointers and keys, the table list and the clipboard. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serializeClipboard } from '../../../src/editor/document/clipboard.ts';
import { clamp } from '../../../src/domain/geometry/numbers.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { MACHINE_TRANSLATED } from '../../../src/domain/machineTranslated.ts';
import { drawingAtom, undoAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import { loadEditorAtom, pageAtom } from '../../../src/editor/document/hostState.ts';
import { messages } from '../../../src/editor/messages.ts';
import { inspectorMessages, tableFieldLabels } from '../../../src/editor/panels/inspector/messages.ts';
import { toolAtom } from '../../../src/editor/tools/toolState.ts';
import { gridAtom, planHandleAtom } from '../../../src/editor/session/view.ts';
import { BEACH_CAMP, list, planOf, announcement, tool, openEditor } from '../editorDriver.tsx';
import { COMMAND_NAMES, TOOL_NAMES } from '../publicNames.ts';

/** What the fitted view leaves free above the plan. */

/** Gives the page a size for this test. */
async function resize(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
}

describe('tool options', () => {
  it('leaves tool options uncovered on a phone, with their hint in sight, and the venue’s name on a line of its own', async () => {
    await resize(360, 740);
    const { press } = await openEditor();
    await press('a');
    const hint = (await screen.findByText(inspectorMessages.areaHint)).getBoundingClientRect();
    expect([hint.left >= 0, hint.right <= 360]).toEqual([true, true]);
    await press('r');
    const options = await screen.findByRole('group', { name: inspectorMessages.options });
    const note = screen.getByRole('note');
    expect(note.getBoundingClientRect().top).toBeGreaterThan(options.getBoundingClientRect().bottom);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.clientWidth).toBeGreaterThan(320);
  });
});

describe('names', () => {
  it('the toolbar has every tool with its shortcut, and presses the active one', async () => {
    const { press, store } = await openEditor();
    for (const name of TOOL_NAMES) expect(tool(name).title).toMatch(/\([A-Z]\)$/);
    expect(tool('Select').getAttribute('aria-pressed')).toBe('true');
    for (const toolbar of screen.getAllByRole('toolbar'))
      expect(
        within(toolbar)
          .getAllByRole('button')
          .filter(({ tabIndex }) => tabIndex === 0),
      ).toHaveLength(1);
    await press('r');
    expect(store.get(toolAtom)).toBe('row');
    await waitFor(() => expect(tool('Row of tables').getAttribute('aria-pressed')).toBe('true'));
    expect(tool('Select').getAttribute('aria-pressed')).toBe('false');
  });

  it('menu and palette have every command, and the menu ends with the release', async () => {
    const { press, store } = await openEditor();
    store.set(pageAtom, (values) => ({ ...values, version: '1.2.3' }));
    screen.getByRole('button', { name: 'Menu' }).click();
    const menu = await screen.findByRole('menu');
    const items = [...menu.querySelectorAll('[role^="menuitem"]')].map((item) => item.getAttribute('aria-label'));
    expect(items).toEqual(expect.arrayContaining([...COMMAND_NAMES]));
    expect(menu.textContent).toMatch(/Tidetable 1\.2\.3$/);
    await press('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await press('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog', { name: 'Commands' });
    for (const name of [...COMMAND_NAMES, ...TOOL_NAMES]) within(palette).getByRole('button', { name });
    await press('zoom fit{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('languages', () => {
  it('the switch has those that a machine has translated in a group that says so', async () => {
    await openEditor();
    const choice = screen.getByRole('combobox', { name: messages.language });
    const group = within(choice).getByRole('group', { name: messages.machineTranslated });
    const tagsIn = (element: HTMLElement): string[] =>
      within(element)
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value);
    expect(tagsIn(group)).toEqual(MACHINE_TRANSLATED);
    expect(tagsIn(choice).toSorted()).toEqual(LANGUAGES.toSorted());
  });
});

describe('pointers on the plan', () => {
  it('selects and moves a table as one undo step', async () => {
    const { click, drag, middle, selected, key, box, press, store } = await openEditor();
    const from = middle('Line 28');
    const before = box('Line 28');
    click(from);
    expect(selected()).toEqual([key('Line 28')]);
    drag([from, { x: from.x + 30, y: from.y + 40 }, { x: from.x + 203, y: from.y - 151 }], { ctrlKey: true });
    expect(Math.abs(box('Line 28').x - before.x - 203)).toBeLessThan(2);
    expect(Math.abs(box('Line 28').y - before.y + 151)).toBeLessThan(2);
    expect(store.get(undoLabelAtom)).toBe('Move Line 28');
    await press('{Control>}z{/Control}');
    expect(box('Line 28')).toEqual(before);
    expect(store.get(undoLabelAtom)).toBeUndefined();
    expect(announcement()).toBe('Undone: Move Line 28');
  });

  it('moves the view with Pan or the middle button, and selects nothing', async () => {
    const { drag, middle, settled, selected, plan, press } = await openEditor();
    const from = middle('Line 28');
    const pulls = async (more?: PointerEventInit): Promise<void> => {
      const before = plan.dataset['viewport'];
      drag([from, { x: from.x + 40, y: from.y + 20 }, { x: from.x + 80, y: from.y + 50 }], more);
      await settled();
      expect([plan.dataset['viewport'] === before, selected()]).toEqual([false, []]);
    };
    await pulls({ button: 1, buttons: 4 });
    await press('h');
    await pulls();
  });

  it('edits the text of a table in place, in a field that stays open while letters are composed', async () => {
    const { click, middle, press, store, key } = await openEditor();
    const k = key('Line 28');
    click(middle('Line 28'));
    click(middle('Line 28'));
    const field = await screen.findByRole('textbox', { name: 'Text on the plan' });
    expect(document.activeElement).toBe(field);
    for (const pressed of ['Enter', 'Escape']) fireEvent.keyDown(field, { key: pressed, isComposing: true });
    // Safari sends the Enter that accepts a suggestion after the composition.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(field.isConnected).toBe(true);
    await press('VIP{Enter}');
    expect(store.get(drawingAtom).tables.find((item) => item.key === k)!.room.coordinates.text).toBe('VIP');
    expect(field.isConnected).toBe(false);
  });
});

describe('keys', () => {
  it('gives the keys back to the tools after Enter in a field, unless its text is invalid', async () => {
    const { plan, press } = await openEditor();
    const inspector = within(screen.getByRole('region', { name: 'Inspector' }));
    await userEvent.click(inspector.getByRole('button', { name: 'Add category' }));
    await press('Sunbed');
    const field = document.activeElement as HTMLInputElement;
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(document.activeElement).toBe(field);
    await press('{Enter}');
    expect(document.activeElement).toBe(plan);
    await press('a');
    expect(field.value).toBe('Sunbed');
    expect(tool('Area').getAttribute('aria-pressed')).toBe('true');
    await press('{Escape}');
    await userEvent.fill(field, ' ');
    await press('{Enter}');
    expect(document.activeElement).toBe(field);
  });

  it('moves the selection by 1 or 10 with the arrow keys; a held key is one undo step', async () => {
    const { click, middle, box, plan, store } = await openEditor();
    const before = box('Line 28');
    click(middle('Line 28'));
    const key = (type: string, name: string, more?: KeyboardEventInit): boolean =>
      plan.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...more }));
    const view = plan.dataset['viewport'];
    for (let i = 0; i < 5; i++) key('keydown', 'ArrowRight', { repeat: i > 0 });
    key('keyup', 'ArrowRight');
    key('keydown', 'ArrowUp', { shiftKey: true });
    key('keyup', 'ArrowUp');
    expect(box('Line 28')).toEqual({ ...before, x: before.x + 5, y: before.y - 10 });
    key('keydown', 'z', { ctrlKey: true });
    expect(box('Line 28')).toEqual({ ...before, x: before.x + 5 });
    key('keydown', 'z', { ctrlKey: true });
    expect(box('Line 28')).toEqual(before);
    expect(store.get(undoLabelAtom)).toBeUndefined();
    expect(plan.dataset['viewport']).toBe(view);
  });

  it('leaves the plan as it is while keys are pressed in a field', async () => {
    const { click, middle, press, store, selected } = await openEditor();
    click(middle('Line 28'));
    const before = store.get(drawingAtom);
    within(list()).getByRole('searchbox', { name: 'Find a table' }).focus();
    await press('rt{Backspace}{Delete}');
    expect(store.get(drawingAtom)).toBe(before);
    expect(store.get(toolAtom)).toBe('select');
    expect(selected()).toHaveLength(1);
  });

  it('opens the palette by its keys from a field, whose text is committed', async () => {
    const { click, middle, press, store, key } = await openEditor();
    const k = key('Line 28');
    click(middle('Line 28'));
    const inspector = screen.getByRole('region', { name: messages.inspector });
    const name = await within(inspector).findByLabelText(tableFieldLabels.name);
    name.focus();
    await press(' VIP{Control>}k{/Control}');
    expect(store.get(drawingAtom).tables.find((item) => item.key === k)!.room.name).toBe('Line 28 VIP');
    await screen.findByRole('dialog', { name: messages.palette });
    await press('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(name));
  });
});

describe('the table list', () => {
  it('describes each table and selects it with Enter', async () => {
    const { press, key, selected } = await openEditor();
    const row = within(list()).getByRole('button', {
      name: /^Line 28, 4 seats, Lines, not selected$|^Line 28, \d+ seats, .+, not selected$/,
    });
    row.focus();
    await press('{Enter}');
    expect(selected()).toEqual([key('Line 28')]);
    await waitFor(() => expect(row.getAttribute('aria-pressed')).toBe('true'));
    expect(row.getAttribute('aria-label')).toContain(', selected');
    await press('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Line 29,/);
  });

  it('filters by name and announces the count', async () => {
    const { press } = await openEditor();
    within(list()).getByRole('searchbox').focus();
    await press('stage couch');
    await waitFor(() => expect(within(list()).getAllByRole('button')).toHaveLength(1));
    within(list()).getByRole('button', { name: /^Stage Couch/ });
    expect(within(list()).getByRole('status').textContent).toBe('1 table found');
  });

  it('keeps the table list available to the keyboard in its collapsed panel, and when the side is collapsed', async () => {
    await openEditor();
    const count = BEACH_CAMP.areas.flatMap(({ rooms }) => rooms).length;
    const heading = screen.getByRole('button', { name: 'Tables', description: String(count) });
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    screen.getByRole('button', { name: 'Panels' }).click();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Panels' }).getAttribute('aria-expanded')).toBe('false'),
    );
    const row = within(list()).getByRole('button', { name: /^Line 28,/ });
    row.focus();
    expect(document.activeElement).toBe(row);
    expect(row.getBoundingClientRect().width).toBeGreaterThan(100);
  });
});

describe('copy and paste', () => {
  /** Sends the event by which the browser copies, cuts or pastes. */
  const clip = (plan: HTMLElement, type: 'copy' | 'cut' | 'paste', clipboardData: DataTransfer): boolean =>
    plan.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));

  it('copies tables as text, and pastes new ones beside them', async () => {
    const { click, middle, key, store, plan, selected, box } = await openEditor();
    click(middle('Line 28'));
    const data = new DataTransfer();
    clip(plan, 'copy', data);
    expect(data.getData('text/plain')).toContain('tidetable/items');
    clip(plan, 'paste', data);
    const [pasted] = selected();
    expect(pasted).not.toBe(key('Line 28'));
    const made = store.get(drawingAtom).tables.find((item) => item.key === pasted)!.room;
    expect(made.coordinates.x).toBe(box('Line 28').x + 20);
    expect(store.get(drawingAtom).tables.filter(({ room }) => room.name === made.name)).toHaveLength(1);
    clip(plan, 'cut', data);
    expect(store.get(drawingAtom).tables.some((item) => item.key === pasted)).toBe(false);
    const foreign = new DataTransfer();
    foreign.setData('text/plain', 'hello');
    const before = store.get(drawingAtom);
    clip(plan, 'paste', foreign);
    expect(store.get(drawingAtom)).toBe(before);
    await waitFor(() => expect(announcement()).toMatch(/no tables/));
  });

  it('pastes in the middle of the view if the originals are out of sight', async () => {
    const { click, middle, store, plan, selected, box, settled } = await openEditor();
    click(middle('Line 28'));
    const data = new DataTransfer();
    clip(plan, 'copy', data);
    const handle = store.get(planHandleAtom)!;
    const { x, y } = box('Line 28');
    const far = { x: x < BEACH_CAMP.width / 2 ? BEACH_CAMP.width - 200 : 200, y };
    handle.flyTo({ x: far.x - 100, y: far.y - 100, width: 200, height: 200 });
    await settled();
    clip(plan, 'paste', data);
    const pasted = store.get(drawingAtom).tables.find(({ key }) => selected().includes(key))!.room.coordinates;
    const { step } = store.get(gridAtom);
    expect(Math.abs(pasted.x + pasted.width / 2 - far.x)).toBeLessThanOrEqual(3 * step);
    expect(Math.abs(pasted.y + pasted.height / 2 - far.y)).toBeLessThanOrEqual(3 * step);
    expect((pasted.x - x) % step).toBe(0);
  });

  it('keeps the layout of pasted tables on a smaller plan, which grows if it has to', async () => {
    const { store, plan, selected } = await openEditor(planOf(1));
    const paste = (ids: ReadonlySet<number>): void => {
      const copied = serializeClipboard(BEACH_CAMP, ids, []);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied.ok ? copied.text : '');
      clip(plan, 'paste', clipboardData);
    };
    const rooms = BEACH_CAMP.areas.flatMap((area) => area.rooms);
    const pasted = () =>
      store
        .get(drawingAtom)
        .tables.filter(({ key }) => selected().includes(key))
        .map(({ room: { coordinates } }) => coordinates);
    const { width, height } = store.get(drawingAtom);
    paste(new Set([rooms.at(-1)!.id]));
    const { x, y, ...size } = pasted()[0]!;
    expect([x, y]).toEqual([clamp(x, 0, width - size.width), clamp(y, 0, height - size.height)]);
    paste(new Set(rooms.map(({ id }) => id)));
    expect(store.get(drawingAtom).tables).toHaveLength(2);
    (await screen.findByRole('button', { name: messages.enlarge.paste })).click();
    await waitFor(() => expect(store.get(drawingAtom).tables).toHaveLength(2 + rooms.length));
    expect(pasted()).toMatchObject(rooms.map(({ coordinates: { x: left, y: top } }) => ({ x: left, y: top })));
    store.set(undoAtom);
    expect([store.get(drawingAtom).width, store.get(drawingAtom).tables.length]).toEqual([width, 2]);
  });

  it('keeps the groups of pasted items', async () => {
    const { click, middle, press, store, plan, selected } = await openEditor();
    click(middle('Line 28'));
    click(middle('Line 31'), { shiftKey: true });
    await press('{Control>}g{/Control}');
    click(middle('Line 1'), { shiftKey: true });
    const data = new DataTransfer();
    for (const type of ['copy', 'paste', 'paste'] as const) clip(plan, type, data);
    const groups = store
      .get(drawingAtom)
      .tables.filter(({ key }) => selected().includes(key))
      .map(({ group }) => group);
    expect(groups).toEqual([undefined, 'g3', 'g3']);
  });
});

it('reports why the plan can’t be loaded, and tries again', async () => {
  const { store } = await openEditor();
  vi.mocked(window.fetch).mockImplementation(
    async () => new Response('{"success":false,"message":"Sign in."}', { status: 401 }),
  );
  await store.set(loadEditorAtom);
  expect((await screen.findByRole('alert')).textContent).toMatch(/signed out/);
});
