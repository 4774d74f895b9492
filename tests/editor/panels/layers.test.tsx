import { within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type EditorDocument, documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import { groupItems } from '../../../src/domain/document/edits/itemFlags.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { startKeyboardShortcuts } from '../../../src/editor/commands/keyboard/keyboardShortcuts.ts';
import { selectedKeysAtom } from '../../../src/editor/document/selection.ts';
import { Layers } from '../../../src/editor/panels/layers/Layers.tsx';
import { moveInZOrder } from '../../../src/editor/panels/layers/zOrder.ts';
import { editedTextKeyAtom } from '../../../src/editor/tools/toolState.ts';
import { planOf } from '../editorDriver.tsx';
import { type PanelDriver, BEACH, renderPanel } from './panelDriver.tsx';
import { pointsAt } from '../../domain/document/sampleDocuments.ts';

const open = (drawing?: EditorDocument, ...selected: string[]): PanelDriver =>
  renderPanel(<Layers />, 'Layers', drawing, selected);
const row = ({ region }: PanelDriver, name: string | RegExp): HTMLElement =>
  within(region).getByRole('button', { name });
const chosen = ({ store }: PanelDriver): string[] => [...store.get(selectedKeysAtom)];

/** Of the shown rows, in their order on the screen. */
function names({ region }: PanelDriver): string[] {
  return [...region.querySelectorAll<HTMLElement>('li')]
    .toSorted((a, b) => Number(a.dataset['row']) - Number(b.dataset['row']))
    .map((item) => item.querySelector('bdi')!.textContent);
}

const small: Plan = {
  ...BEACH,
  areas: [
    { id: 1, name: 'Lines', rooms: BEACH.areas[0]!.rooms.slice(0, 3) },
    { id: 2, name: 'Beanbag', rooms: BEACH.areas[1]!.rooms.slice(0, 2) },
  ],
  decor: [
    {
      kind: 'area',
      surface: 'sand',
      points: pointsAt('0,0 9,0 9,9'),
    },
    { kind: 'palm', x: 1, y: 1, width: 30, height: 30 },
    { kind: 'text', x: 9, y: 9, text: 'Sea', size: 20 },
  ],
};

test('lists tables by area and then decor, groups where their topmost item is; a click selects the group or one of its items', async () => {
  const at = open(groupItems(documentFromPlan(small), new Set(['101', '102', 'd2'])));
  expect(names(at).join(', ')).toBe(
    'Tables, Lines, Line 3, Group 1, Line 2, Line 1, Beanbag, Beanbag 2, Beanbag 1, Decor, “Sea”, Group 1, Palm, Sand',
  );
  await at.user.click(row(at, 'Line 2'));
  expect(chosen(at)).toEqual(['102']);
  await at.user.click(row(at, 'Group 1, 2 items'));
  expect(chosen(at).toSorted()).toEqual(['101', '102', 'd2']);
  await at.user.keyboard('{ArrowLeft}');
  expect(names(at).slice(2, 5)).toEqual(['Line 3', 'Group 1', 'Beanbag']);
  await at.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names(at).slice(2, 5)).toEqual(['Group 1', 'Line 3', 'Beanbag']);
  expect(
    at
      .drawing()
      .tables.map(({ key }) => key)
      .slice(0, 3),
  ).toEqual(['103', '101', '102']);
  at.undoesInOne();
});

test('selects with a click, Ctrl-click and Shift-click', async () => {
  const at = open(documentFromPlan(small));
  await at.user.click(row(at, 'Line 3'));
  expect(chosen(at)).toEqual(['103']);
  expect(row(at, 'Line 3').getAttribute('aria-pressed')).toBe('true');
  await at.user.keyboard('{Control>}');
  await at.user.click(row(at, 'Palm'));
  await at.user.keyboard('{/Control}');
  expect(chosen(at)).toEqual(['103', 'd2']);
  await at.user.click(row(at, 'Line 2'));
  await at.user.keyboard('{Shift>}');
  await at.user.click(row(at, 'Beanbag 2'));
  await at.user.keyboard('{/Shift}');
  expect(chosen(at)).toEqual(['102', '101', '136']);
});

test('locks and hides rows and whole layers as one undo step', async () => {
  const at = open(documentFromPlan(small));
  await at.user.click(row(at, 'Lock Line 2'));
  expect(
    at
      .drawing()
      .tables.filter(({ locked }) => locked)
      .map(({ key }) => key),
  ).toEqual(['102']);
  expect(row(at, 'Line 2, locked')).toBeTruthy();
  at.undoesInOne();
  await at.user.click(row(at, 'Hide Decor'));
  expect(at.drawing().decor.every(({ hidden }) => hidden)).toBe(true);
  expect(row(at, 'Palm, hidden')).toBeTruthy();
  await at.user.click(row(at, 'Show Decor'));
  expect(at.drawing().decor.some(({ hidden }) => hidden)).toBe(false);
});

test('supports keys for rows, their buttons and reordering', async () => {
  const at = open(documentFromPlan(small));
  await at.user.tab();
  expect(document.activeElement).toBe(row(at, /^Tables/));
  await at.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(row(at, 'Line 2'));
  await at.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names(at).slice(2, 5)).toEqual(['Line 2', 'Line 3', 'Line 1']);
  expect(document.activeElement).toBe(row(at, 'Line 2'));
  at.undoesInOne();
  await at.user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(at.drawing().tables.find(({ key }) => key === '102')).toMatchObject({ hidden: true });
  await at.user.keyboard('{End}');
  expect(document.activeElement?.closest('li')?.textContent).toContain('Sand');
});

test('renames by a double click or F2, and the row has the focus again afterwards', async () => {
  const at = open(documentFromPlan(small));
  await at.user.dblClick(row(at, 'Line 2'));
  await at.user.keyboard('Shore{Enter}');
  expect(at.room(102).name).toBe('Shore');
  expect(document.activeElement).toBe(row(at, 'Shore'));
  await at.user.keyboard('{F2}Other{Escape}');
  expect(at.room(102).name).toBe('Shore');
  expect(document.activeElement).toBe(row(at, 'Shore'));
  at.undoesInOne();
});

test('renames by F2 a row that is selected, although the key also edits the text on the plan', async () => {
  const at = open(documentFromPlan(small));
  onTestFinished(startKeyboardShortcuts(at.store));
  await at.user.click(row(at, 'Line 2'));
  await at.user.keyboard('{F2}Shore{Enter}');
  expect(at.room(102).name).toBe('Shore');
  expect(at.store.get(editedTextKeyAtom)).toBeUndefined();
});

describe('moving up and down', () => {
  const order = (drawing: EditorDocument): string[] => drawing.tables.map(({ key }) => key);

  test('moves an item past its neighbor of the same area', () => {
    const drawing = documentFromPlan(small);
    const shuffled = {
      ...drawing,
      tables: ['101', '135', '102', '136', '103'].map((key) => drawing.tables.find((item) => item.key === key)!),
    };
    expect(order(moveInZOrder(shuffled, new Set(['101']), 'up'))).toEqual(['102', '135', '101', '136', '103']);
    expect(order(moveInZOrder(shuffled, new Set(['136']), 'down'))).toEqual(['101', '136', '102', '135', '103']);
  });
});

test('renders only the rows in sight of ten thousand tables, and scrolls to the selection', async () => {
  const at = open(documentFromPlan(planOf(10_000)));
  expect(at.region.querySelectorAll('li').length).toBeLessThan(80);
  at.select('77');
  await expect.poll(() => names(at)).toContain('Table 77');
  const item = row(at, 'Table 77').getBoundingClientRect();
  const box = at.region.querySelector('.editor-list-rows')!.getBoundingClientRect();
  expect(item.top).toBeGreaterThanOrEqual(box.top);
  expect(item.bottom).toBeLessThanOrEqual(box.bottom);
  expect(at.region.querySelectorAll('li').length).toBeLessThan(80);
});
