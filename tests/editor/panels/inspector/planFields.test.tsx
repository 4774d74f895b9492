/**
 * The inspector of decor, and what it shows while nothing is selected: the plan, its areas and categories, the traced
 * photo.
 */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type EditorDocument, documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { setReferenceImage, straightenReferenceImage } from '../../../../src/domain/document/edits/referenceImage.ts';
import { setPlanScale } from '../../../../src/domain/document/planScale.ts';
import { undoLabelAtom } from '../../../../src/editor/document/document.ts';
import { selectedKeysAtom } from '../../../../src/editor/document/selection.ts';
import { parseNumber } from '../../../../src/editor/panels/inspector/fields/parseNumber.ts';
import { parseDraftDrawing } from '../../../../src/editor/persistence/localDraft.ts';
import { inspectorMessages } from '../../../../src/editor/panels/inspector/messages.ts';
import { Inspector } from '../../../../src/editor/panels/inspector/Inspector.tsx';
import { parseTime } from '../../../../src/editor/panels/inspector/fields/parseTime.ts';
import { type PanelDriver, BEACH, renderPanel, labelled, write } from '../panelDriver.tsx';

const plan = (drawing: EditorDocument = documentFromPlan(BEACH), ...keys: string[]): PanelDriver =>
  renderPanel(<Inspector />, 'Inspector', drawing, keys);
const keyOf = (kind: string): string => `d${BEACH.decor.findIndex((decor) => decor.kind === kind) + 1}`;
const pathOf = (kind: string): string => `/decor/${BEACH.decor.findIndex((decor) => decor.kind === kind)}`;

test('shows and takes lengths in meters if the plan has a scale', async () => {
  const scaled = setPlanScale(documentFromPlan(BEACH), 50);
  const palm = plan(scaled, keyOf('palm'));
  const width = await write(palm, 'Width', '2.4');
  expect(width.value).toBe('2.4 m');
  expect(palm.changes()).toEqual({ [`${pathOf('palm')}/width`]: 120 });
  await palm.user.type(width, '{ArrowUp}');
  expect(width.value).toBe('2.5 m');
  await write(palm, 'Width', '9000 m');
  expect(palm.region.textContent).toContain(inspectorMessages.atMost({ most: 2_000 }));
  await palm.user.type(width, '{Escape}');
  await write(palm, 'Rotation', '33');
  expect(palm.changes()).toEqual({ [`${pathOf('palm')}/width`]: 125, [`${pathOf('palm')}/rotation`]: 33 });
});

test('sets the scale of the plan by a number, and removes it', async () => {
  const at = plan();
  await write(at, inspectorMessages.unitsPerMeter, '40');
  expect(at.changes()).toEqual({ '/units_per_meter': 40 });
  expect(labelled(at, inspectorMessages.planWidth).value).toBe(`${BEACH.width / 40} m`);
  await write(at, inspectorMessages.unitsPerMeter, '0.5');
  expect(at.region.textContent).toContain(inspectorMessages.atLeast({ least: 1 }));
  await write(at, inspectorMessages.unitsPerMeter, '');
  expect(at.changes()).toEqual({});
});

describe('decor', () => {
  test.each<[kind: string, label: string, typed: string, field: string, value: unknown]>([
    ['text', 'Text', 'Jetty', 'text', 'Jetty'],
    ['text', 'Size', '31', 'size', 31],
    ['wall', 'Line width', '7', 'width', 7],
    ['palm', 'Width', '71', 'width', 71],
    ['area', 'Name', 'Cove', 'name', 'Cove'],
    ['palm', 'Name', 'Old palm', 'name', 'Old palm'],
    ['palm', 'Color', 'D55E00', 'color', '#d55e00'],
  ])('writes the field of a %s: %s', async (kind, label, typed, field, value) => {
    const at = plan(undefined, keyOf(kind));
    await write(at, label, typed);
    expect(at.changes()).toEqual({ [`${pathOf(kind)}/${field}`]: value });
    at.undoesInOne();
  });

  test('shows kind, surface and curves of ground', async () => {
    const at = plan(undefined, keyOf('path'));
    await at.user.selectOptions(labelled(at, 'Kind'), 'Area');
    expect(at.changes()).toMatchObject({ [`${pathOf('path')}/kind`]: 'area' });
    at.undoesInOne();
    const { surface } = at.plan().decor[Number(pathOf('path').slice(7))] as { surface: string };
    await at.user.selectOptions(labelled(at, 'Surface'), surface === 'stone' ? 'Wood' : 'Stone');
    expect(Object.keys(at.changes())).toEqual([`${pathOf('path')}/surface`]);
    at.undoesInOne();
    await at.user.click(labelled(at, 'Smooth curves'));
    expect(Object.keys(at.changes())).toEqual([`${pathOf('path')}/smooth`]);
    at.undoesInOne();
  });
});

describe('the plan', () => {
  test('sets the size of the plan as one undo step and keeps all tables inside', async () => {
    const at = plan();
    await write(at, 'Width', '1500');
    expect(at.changes()).toEqual({ '/width': 1500 });
    at.undoesInOne();
    await write(at, 'Width', '10');
    expect(at.plan().width).toBeGreaterThan(1000);
    expect(
      within(at.region)
        .getByText(inspectorMessages.sizeLimited({ value: at.plan().width, unit: '' }))
        .getAttribute('role'),
    ).toBe('status');
  });

  test('fades, locks and removes the reference image', async () => {
    const at = plan(
      setReferenceImage(documentFromPlan(BEACH), { x: 0, y: 0, width: 800, height: 400, opacity: 0.5, locked: false }),
    );
    const slider = labelled(at, 'Opacity');
    fireEvent.input(slider, { target: { value: '30' } });
    fireEvent.input(slider, { target: { value: '20' } });
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    expect(at.drawing().tracing?.opacity).toBe(0.2);
    at.undoesInOne();
    await write(at, 'Photo X', '-30');
    await write(at, inspectorMessages.photoRotation, '15');
    await at.user.click(labelled(at, inspectorMessages.photoAbove));
    expect(at.drawing().tracing).toMatchObject({ x: -30, rotation: 15, above: true });
    // What is stored on the device can be read again.
    const corners = [
      { x: 0, y: 0 },
      { x: 700, y: 50 },
      { x: 600, y: 350 },
      { x: 50, y: 400 },
    ];
    expect(parseDraftDrawing(straightenReferenceImage(at.drawing(), corners))?.tracing?.corners).toHaveLength(4);
    await write(at, 'Photo width', '400');
    expect(at.drawing().tracing).toMatchObject({ width: 400, height: 200 });
    await at.user.click(labelled(at, 'Photo locked'));
    expect(at.drawing().tracing?.locked).toBe(true);
    await at.user.click(within(at.region).getByRole('button', { name: 'Remove photo' }));
    expect(at.drawing().tracing).toBeUndefined();
  });
});

describe('areas and categories', () => {
  const more = (at: PanelDriver, name: string): Promise<void> =>
    at.user.click(within(at.region).getByRole('button', { name: `More about ${name}` }));
  const group = (at: PanelDriver, name: string): ReturnType<typeof within> =>
    within(within(at.region).getByRole('group', { name }));

  test('renames an area, except to a name in use', async () => {
    const at = plan();
    const [area] = group(at, 'Areas').getAllByLabelText('Rename BBQ');
    await at.user.clear(area);
    await at.user.type(area, 'Lines{Enter}');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/Lines is already in use/),
    );
    await at.user.clear(area);
    await at.user.type(area, 'Grill garden{Enter}');
    expect(at.plan().areas[2]!.name).toBe('Grill garden');
  });

  const firstTwo = (at: PanelDriver): number[] =>
    at
      .plan()
      .categories.slice(0, 2)
      .map(({ id }) => id);
  test('moves a category by buttons and keys', async () => {
    const at = plan();
    await more(at, 'Second line');
    await at.user.click(group(at, 'Categories').getByRole('button', { name: 'Move up' }));
    expect(firstTwo(at)).toEqual([71, 70]);
    at.undoesInOne();
    await at.user.type(group(at, 'Categories').getByLabelText('Rename Front line'), '{Alt>}{ArrowDown}{/Alt}');
    expect(firstTwo(at)).toEqual([71, 70]);
    at.undoesInOne();
  });

  test('adds a category with a unique name, and removes it', async () => {
    const at = plan();
    await at.user.click(within(at.region).getByRole('button', { name: 'Add category' }));
    expect(at.plan().categories).toHaveLength(8);
    expect(document.getSelection()?.toString()).toBe('Category 1');
    expect(document.activeElement).toBe(at.region.querySelector('input[value="Category 1"]'));
    await more(at, 'Category 1');
    await at.user.click(group(at, 'Categories').getByRole('button', { name: 'Remove' }));
    expect(at.plan()).toEqual(BEACH);
  });

  test('selects the tables of a category', async () => {
    const at = plan();
    await more(at, 'Stage');
    await at.user.click(within(at.region).getByRole('button', { name: /^Select its/ }));
    expect([...at.store.get(selectedKeysAtom)]).toEqual(
      BEACH.areas
        .flatMap(({ rooms }) => rooms)
        .filter(({ room_id }) => room_id === 87)
        .map(({ id }) => String(id)),
    );
    expect(at.store.get(undoLabelAtom)).toBeUndefined();
  });
});

describe('typed values', () => {
  test.each([
    ['12', 12],
    [' 1,5 ', 1.5],
    ['-3', -3],
    ['100+20', 120],
    ['(2+4)*3/2', 9],
    ['7-', undefined],
    ['1 2', undefined],
    ['1/0', undefined],
    ['1e5', undefined],
    ['', undefined],
    ['4)', undefined],
    ['2×3', 6],
    ['١٢٫٥', 12.5],
  ] as const)('%j reads as the number %j', (typed, value) => expect(parseNumber(typed)).toBe(value));
  test.each([
    ['18', '18:00'],
    ['١٨:٣٠', '18:30'],
    ['1830', '18:30'],
    ['6:30 p.m.', '18:30'],
    ['12 am', '00:00'],
    ['24:00', '24:00'],
    ['24:15', undefined],
    ['13 pm', undefined],
    ['noon', undefined],
  ] as const)('%j reads as the time %j', (typed, value) => expect(parseTime(typed)).toBe(value));
});
