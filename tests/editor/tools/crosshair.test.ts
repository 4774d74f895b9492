/** Tools draw with arrow keys and Enter. */
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import { drawingAtom, openDrawingAtom } from '../../../src/editor/document/document.ts';
import { announcementAtom } from '../../../src/editor/session/announcements.ts';
import { crosshairAtom, hideCrosshairAtom, pressCrosshairKeyAtom } from '../../../src/editor/tools/crosshair.ts';
import type { ToolName } from '../../../src/editor/tools/tool.ts';
import { dispatchToolEventAtom, setToolAtom, toolAtom, toolStateAtom } from '../../../src/editor/tools/toolState.ts';
import { EMPTY_PLAN } from '../../../src/domain/plan/plan.ts';
import { pointsAt } from '../../domain/document/sampleDocuments.ts';

function draw(tool: ToolName, ...keys: string[]) {
  const store = createStore();
  store.set(openDrawingAtom, documentFromPlan(EMPTY_PLAN));
  store.set(setToolAtom, tool);
  // The first key shows the crosshair. Without a view, it is at the plan's corner.
  for (const key of ['Enter', ...keys]) expect(store.set(pressCrosshairKeyAtom, key)).toBe(true);
  const { tables, decor } = store.get(drawingAtom);
  return {
    store,
    boxes: tables.map(({ room: { coordinates } }) => [coordinates.x, coordinates.y]),
    decor: decor.map((item) => item.decor),
  };
}

/** Shift moves the crosshair by five steps of the grid. */
const RIGHT = 'Shift+ArrowRight';
const DOWN = 'Shift+ArrowDown';

test('Enter places a table at the crosshair', () => {
  const { boxes, store } = draw('table', RIGHT, DOWN, 'ArrowRight', 'Enter');
  expect(boxes).toEqual([[30, 20]]);
  expect(store.get(toolAtom)).toBe('select');
  expect(store.get(announcementAtom).text).toBe('Table 1 added.');
});

test.each<ToolName>(['area', 'wall'])('%s: Enter sets points, and without moving on finishes the shape', (kind) => {
  const { decor } = draw(kind, 'Enter', RIGHT, 'Enter', DOWN, 'Enter', 'Enter');
  expect(decor).toMatchObject([
    {
      kind,
      points: pointsAt('0,0 50,0 50,50'),
    },
  ]);
});

test('stays on the plan', () => {
  const { store } = draw('table', 'ArrowLeft', 'ArrowUp');
  expect(store.get(crosshairAtom)).toEqual({ x: 0, y: 0 });
});

test('leaves the keys to the mouse: Enter finishes a shape, arrows move the selection', () => {
  const store = createStore();
  expect(store.set(pressCrosshairKeyAtom, 'ArrowLeft')).toBe(false);
  store.set(setToolAtom, 'wall');
  for (const type of ['down', 'up'] as const)
    store.set(dispatchToolEventAtom, {
      type,
      at: { x: 10, y: 10 },
      shift: false,
      alt: false,
      meta: false,
      pointerType: 'mouse',
      clicks: 1,
    });
  expect(store.get(toolStateAtom)).toBe('placing');
  expect(store.set(pressCrosshairKeyAtom, 'Enter')).toBe(false);
  store.set(pressCrosshairKeyAtom, 'ArrowLeft');
  expect(store.get(crosshairAtom)).toBeDefined();
  store.set(hideCrosshairAtom);
  expect(store.get(crosshairAtom)).toBeUndefined();
});
