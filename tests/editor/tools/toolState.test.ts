/** What the active tool leaves in the state. */
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import type { Point } from '../../../src/domain/geometry/boxes.ts';
import { EMPTY_PLAN, type Plan } from '../../../src/domain/plan/plan.ts';
import { openDrawingAtom } from '../../../src/editor/document/document.ts';
import { messages } from '../../../src/editor/messages.ts';
import { modifierHintsAtom } from '../../../src/editor/tools/modifierHints.ts';
import type { ToolPointerEvent } from '../../../src/editor/tools/tool.ts';
import { dispatchToolEventAtom, pointerTypeAtom, setToolAtom } from '../../../src/editor/tools/toolState.ts';

const TABLES: Plan = {
  ...EMPTY_PLAN,
  areas: [
    {
      id: 1,
      name: 'Beach',
      rooms: [1, 2].map((id) => ({
        id,
        room_id: 1,
        name: `T${id}`,
        beds: 2,
        coordinates: { x: id * 100, y: 100, width: 40, height: 40 },
      })),
    },
  ],
};

/** Opens a plan, and returns what a mouse does in it. */
function open(plan = TABLES, { meta = false } = {}) {
  const store = createStore();
  store.set(openDrawingAtom, documentFromPlan(plan));
  const pointer = (type: ToolPointerEvent['type'], at: Point): void => {
    const keys = { shift: false, alt: false, meta };
    store.set(dispatchToolEventAtom, { type, at, ...keys, pointerType: 'mouse', clicks: 1, additive: false });
  };
  /** The keys that the status line names, with what they do. */
  const keys = (): string[] => store.get(modifierHintsAtom).map(({ modifier, effect }) => `${modifier} ${effect}`);
  return { store, pointer, keys };
}
const { modifierEffects: effects } = messages;

test('names the keys that change a gesture while it is in progress, but not to a finger', () => {
  const { store, pointer, keys } = open();
  pointer('down', { x: 120, y: 120 });
  expect(keys()).toEqual([]);
  pointer('move', { x: 160, y: 140 });
  expect(keys()).toEqual([`Shift ${effects.oneDirection}`, `Alt ${effects.copy}`, `Mod ${effects.noSnapping}`]);
  pointer('up', { x: 160, y: 140 });
  expect(keys()).toEqual([]);
  store.set(setToolAtom, 'row');
  pointer('down', { x: 100, y: 200 });
  pointer('move', { x: 300, y: 200 });
  expect(keys()).toContain(`Alt ${effects.alongRow}`);
  store.set(pointerTypeAtom, 'touch');
  expect(keys()).toEqual([]);
});
