/** The fields of tables: their names, the values that they write, and their behavior with many tables. */
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { setItemFlags } from '../../../../src/domain/document/edits/itemFlags.ts';
import { setItemPlacement } from '../../../../src/domain/document/edits/transform.ts';
import { editAtom, openDrawingAtom, undoLabelAtom } from '../../../../src/editor/document/document.ts';
import { Inspector } from '../../../../src/editor/panels/inspector/Inspector.tsx';
import { inspectorMessages } from '../../../../src/editor/panels/inspector/messages.ts';
import { selectedItemsAtom, selectedKeysAtom } from '../../../../src/editor/document/selection.ts';
import { type PanelDriver, BEACH, renderPanel, labelled, write } from '../panelDriver.tsx';
import { FIELD_NAMES } from '../../publicNames.ts';

/** Line 1, the first room of the first area. */
const ROOM = '/areas/0/rooms/0';
const open = (...keys: string[]): PanelDriver => renderPanel(<Inspector />, 'Inspector', documentFromPlan(BEACH), keys);
const descriptionOf = (field: HTMLElement): string =>
  field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('labels every field of a table with exactly its contract name', async () => {
  const at = open('101');
  await within(at.region).findByRole('textbox', { name: 'Description' });
  for (const label of FIELD_NAMES) {
    const control = labelled(at, label);
    const name = control.labels?.[0] ?? document.getElementById(control.getAttribute('aria-labelledby')!);
    expect(name?.tagName).toBe('LABEL');
    expect(name?.textContent).toBe(label);
  }
});

describe('a field writes its own value and nothing else, and one undo takes it back', () => {
  test.each<[label: string, typed: string, path: string, value: unknown]>([
    ['Name', ' Front 1 ', '/name', 'Front 1'],
    ['Seats', '3', '/beds', 3],
    ['X', '60.5', '/coordinates/x', 60.5],
    ['Y', '300', '/coordinates/y', 300],
    ['Rotation', '-15', '/coordinates/rotation', -15],
    ['Color', 'D55E00', '/coordinates/color', '#d55e00'],
    ['Text', 'A1', '/coordinates/text', 'A1'],
    ['Font size', '18', '/coordinates/font_size', 18],
    ['Text offset X', '3', '/coordinates/text_offset_x', 3],
    ['Text offset Y', '-2', '/coordinates/text_offset_y', -2],
    ['Seats font size', '9,5', '/coordinates/seats_font_size', 9.5],
    ['Seats offset X', '4', '/coordinates/seats_offset_x', 4],
    ['Seats offset Y', '40', '/coordinates/seats_offset_y', 40],
    ['Guests at least', '3', '/min_guests', 3],
    ['Available until', '6:30 pm', '/available_until', '18:30'],
    ['Picture', 'pictures/line-1.webp', '/picture', 'pictures/line-1.webp'],
    ['View from the table', 'pictures/sea.webp', '/view_picture', 'pictures/sea.webp'],
  ])('writes %s, and nothing else, in one undo step', async (label, typed, path, value) => {
    const at = open('101');
    await write(at, label, typed);
    expect(at.changes()).toEqual({ [`${ROOM}${path}`]: value });
    at.undoesInOne();
  });

  test('writes category, area and shape', async () => {
    const at = open('101');
    await at.user.selectOptions(labelled(at, 'Category'), 'Stage');
    expect(at.changes()).toEqual({ [`${ROOM}/room_id`]: 87 });
    at.undoesInOne();
    await at.user.selectOptions(labelled(at, 'Shape'), 'Ellipse');
    expect(at.changes()).toEqual({ [`${ROOM}/coordinates/shape`]: 'ellipse' });
    at.undoesInOne();
    await at.user.selectOptions(labelled(at, 'Area'), 'BBQ');
    expect(at.drawing().tables.find(({ key }) => key === '101')?.area).toBe(3);
    expect(at.plan().areas[2]!.rooms).toContainEqual(BEACH.areas[0]!.rooms[0]);
    at.undoesInOne();
  });

  test('moves the texts when width or height change', async () => {
    const at = open('101');
    await write(at, 'Width', '88');
    expect(at.changes()).toEqual({ [`${ROOM}/coordinates/width`]: 88 });
    at.undoesInOne();
    await write(at, 'Height', '108');
    expect(at.changes()).toEqual({
      [`${ROOM}/coordinates/height`]: 108,
      [`${ROOM}/coordinates/text_offset_y`]: 26,
      [`${ROOM}/coordinates/seats_offset_y`]: 62,
    });
    at.undoesInOne();
  });

  test('moves a table by its center too, where the owner prefers that', async () => {
    const at = open('101');
    const { x, width, height, y } = BEACH.areas[0]!.rooms[0]!.coordinates;
    await at.user.selectOptions(labelled(at, inspectorMessages.origin), 'center');
    expect([labelled(at, 'X').value, labelled(at, 'Y').value]).toEqual([String(x + width / 2), String(y + height / 2)]);
    await write(at, 'X', '200');
    expect(at.changes()).toEqual({ [`${ROOM}/coordinates/x`]: 200 - width / 2 });
    at.undoesInOne();
  });

  test('resets an emptied field and shows the value in effect', async () => {
    const at = open('101');
    const size = await write(at, 'Font size', '');
    expect(at.room(101).coordinates).not.toHaveProperty('font_size');
    expect(size.placeholder).toBe('15');
    at.undoesInOne();
    await expect.poll(() => size.value).toBe('16');
    const text = await write(at, 'Text', '');
    expect(at.room(101).coordinates).not.toHaveProperty('text');
    expect(text.placeholder).toBe('Line 1');
    at.undoesInOne();
  });

  test('resets a color to the color of the category', async () => {
    const at = open('101');
    await write(at, 'Color', '#123456');
    await at.user.click(within(at.region).getByRole('button', { name: 'Same as category' }));
    expect(at.room(101).coordinates).not.toHaveProperty('color');
  });

  test('locks an item without changing the plan', async () => {
    const at = open('101');
    await at.user.click(labelled(at, 'Locked'));
    expect(at.changes()).toEqual({});
    expect(at.drawing().tables[0]).toMatchObject({ locked: true });
    expect(labelled(at, 'X').disabled).toBe(true);
    expect(labelled(at, 'Name').disabled).toBe(false);
    at.undoesInOne();
    expect(at.drawing().tables[0]).not.toHaveProperty('locked');
  });
});

describe('numbers', () => {
  test.each<[label: string, typed: string, says: RegExp]>([
    ['Seats', '0', /enter 1 or more/i],
    ['Seats', '201', /enter 200 or less/i],
    ['Seats', '2.5', /whole/i],
    ['Seats', '', /required/i],
    ['X', 'left', /enter a number/i],
    ['Font size', '0', /more than 0/i],
    ['Name', ' ', /required/i],
    ['Name', 'n'.repeat(81), /at most 80.* 81/i],
    ['Color', 'teal', /#2a9d8f/],
    ['Available until', '25:00', /18:00/],
    ['Picture', 'https://elsewhere.example/a.png', /path/i],
  ])('%s rejects %j with an error and keeps it in the field', async (label, typed, says) => {
    const at = open('101');
    const before = labelled(at, label).value;
    const field = await write(at, label, typed);
    expect(at.store.get(undoLabelAtom)).toBeUndefined();
    expect(field.value).toBe(typed);
    expect(field).toHaveProperty('ariaInvalid', 'true');
    expect(descriptionOf(field)).toMatch(says);
    expect(screen.getByRole('alert').textContent).toMatch(says);
    await at.user.type(field, '{Escape}');
    expect(field.value).toBe(before);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('steps by 1 or with Shift by 10, as one undo step while a key is held', async () => {
    const at = open('101');
    await at.user.click(labelled(at, 'X'));
    await at.user.keyboard('{ArrowUp>3/}');
    expect(at.room(101).coordinates.x).toBe(47);
    at.undoesInOne();
    await at.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(at.room(101).coordinates.x).toBe(34);
    at.undoesInOne();
  });

  test('keeps a table on the plan, with a note that stays only as long as the value that it is about', async () => {
    const at = open('175');
    const note = (): HTMLElement | null => within(at.region).queryByText(/limited to 1,374/i);
    const field = await write(at, 'X', '9000');
    expect(at.room(175).coordinates.x).toBe(BEACH.width - 26);
    expect(note()?.getAttribute('role')).toBe('status');
    act(() => at.store.set(editAtom, 'Move', (drawing) => setItemPlacement(drawing, new Set(['175']), { x: 900 })));
    await expect.poll(() => field.value).toBe('900');
    expect(note()).toBeNull();
    // Undo returns to the value, but nobody has just typed too much.
    await at.user.type(field, '{Control>}z{/Control}');
    expect(field.value).toBe('1374');
    expect(note()).toBeNull();
  });

  test('commits typed text to its own table when another one is selected', async () => {
    const at = open('101');
    await write(at, 'Seats', '9', '');
    at.select('102');
    await expect.poll(() => labelled(at, 'Name').value).toBe('Line 2');
    expect(at.room(101).beds).toBe(9);
    expect(at.room(102).beds).toBe(2);
    at.undoesInOne();
  });
});

describe('many tables', () => {
  test('shows common values of several tables, and mixed ones', () => {
    const at = open('101', '135', '157');
    for (const label of ['Name', 'Seats', 'X', 'Text', 'Font size', 'Available until']) {
      expect([label, labelled(at, label).value, labelled(at, label).placeholder]).toEqual([label, '', 'Mixed']);
    }
    const category = labelled(at, 'Category') as unknown as HTMLSelectElement;
    expect(category.selectedOptions[0]?.textContent).toBe('Mixed');
    expect(labelled(at, 'Seats offset X').placeholder).toBe('Centered');
  });

  test('keeps mixed values when a field only has the focus', async () => {
    const at = open('101', '135');
    await at.user.click(labelled(at, 'Seats'));
    await at.user.tab();
    expect(at.changes()).toEqual({});
    expect(at.store.get(undoLabelAtom)).toBeUndefined();
  });

  test('numbers the names of tables by place, or in the order of the selection', async () => {
    const at = open('103', '101', '102');
    const names = () => [101, 102, 103].map((id) => at.room(id).name);
    await write(at, 'Name', 'Shore 5');
    expect(names()).toEqual(['Shore 5', 'Shore 6', 'Shore 7']);
    await at.user.selectOptions(labelled(at, 'Numbering'), inspectorMessages.numberingOrders.selection);
    await at.user.click(within(at.region).getByRole('button', { name: inspectorMessages.renumber }));
    expect(names()).toEqual(['Shore 8', 'Shore 9', 'Shore 7']);
  });

  test('adds tables to a row by its field, which keeps the focus', async () => {
    const at = open('101', '102', '103');
    at.store.set(
      openDrawingAtom,
      setItemPlacement(at.drawing(), new Set(['101', '102', '103']), { y: 320, height: 50 }),
    );
    for (const [index, key] of ['101', '102', '103'].entries())
      at.store.set(editAtom, 'Place', (drawing) => setItemPlacement(drawing, new Set([key]), { x: 100 + index * 80 }));
    await write(at, inspectorMessages.rowCount, '6');
    expect(at.store.get(selectedKeysAtom).size).toBe(6);
    expect(document.activeElement).toBe(labelled(at, inspectorMessages.rowCount));
    await write(at, inspectorMessages.rowGap, '12');
    const lefts = at.store.get(selectedItemsAtom).map((item) => item.kind === 'table' && item.room.coordinates.x);
    expect(lefts).toEqual([0, 1, 2, 3, 4, 5].map((place) => 100 + place * (44 + 12)));
    // Without a table in the middle, the bend is measured less exactly.
    await write(at, inspectorMessages.rowBend, '134');
    expect(labelled(at, inspectorMessages.rowBend).value).toBe('134');
    await write(at, inspectorMessages.rowCount, '150');
    const count = at.store.get(selectedKeysAtom).size;
    expect(count).toBeLessThan(150);
    expect(labelled(at, inspectorMessages.rowCount).value).toBe(String(count));
    expect(within(at.region).getByText(inspectorMessages.limited({ value: count, unit: '' }))).toBeTruthy();
    // With another gap, another number may fit.
    await write(at, inspectorMessages.rowGap, '20');
    expect(within(at.region).queryByText(inspectorMessages.limited({ value: count, unit: '' }))).toBeNull();
  });

  test('shows a mixed checkbox, which a click sets for all', async () => {
    const at = renderPanel(
      <Inspector />,
      'Inspector',
      setItemFlags(documentFromPlan(BEACH), new Set(['101']), { hidden: true }),
      ['101', '102'],
    );
    expect(labelled(at, 'Hidden').indeterminate).toBe(true);
    await at.user.click(labelled(at, 'Hidden'));
    expect(
      at
        .drawing()
        .tables.filter(({ hidden }) => hidden)
        .map(({ key }) => key),
    ).toEqual(['101', '102']);
    expect(labelled(at, 'Hidden').indeterminate).toBe(false);
  });
});
