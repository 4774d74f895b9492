/** What the editor says of joined tables that no longer stand side by side. */
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import { moveItems } from '../../../src/domain/document/edits/transform.ts';
import {
  canMoveBackAtom,
  dismissMovedApartAtom,
  editAtom,
  movedApartAtom,
  openDrawingAtom,
  undoAtom,
} from '../../../src/editor/document/document.ts';
import { planOf } from '../editorDriver.tsx';

test('joined tables count as moved apart until they are together again, whatever else is edited', () => {
  const plan = planOf(3);
  const [one, other] = plan.areas[0]!.rooms as [(typeof plan.areas)[0]['rooms'][0], (typeof plan.areas)[0]['rooms'][0]];
  one.joins = [{ with: [other.id] }];
  Object.assign(other.coordinates, { x: one.coordinates.x + one.coordinates.width, y: one.coordinates.y });
  const store = createStore();
  store.set(openDrawingAtom, documentFromPlan(plan));
  const move = (key: number, x: number): void =>
    store.set(editAtom, 'Move', (drawing) => moveItems(drawing, new Set([String(key)]), { x, y: 0 }));
  const apart = (): string[] => store.get(movedApartAtom).map((pair) => pair.map(({ key }) => key).join());
  const pair = `${one.id},${other.id}`;
  expect(apart()).toEqual([]);
  move(other.id, 400);
  expect(apart()).toEqual([pair]);
  move(other.id, 10);
  expect([apart(), store.get(canMoveBackAtom)]).toEqual([[pair], true]);
  move(plan.areas[0]!.rooms[2]!.id, 10);
  expect([apart(), store.get(canMoveBackAtom)]).toEqual([[pair], false]);
  for (let step = 0; step < 3; step++) store.set(undoAtom);
  expect(apart()).toEqual([]);
  move(other.id, 400);
  store.set(dismissMovedApartAtom);
  move(other.id, 10);
  expect(apart()).toEqual([]);
});
