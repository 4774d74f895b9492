/** Ids of deleted tables are never reused, because reservations refer to them. */
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { removeItems } from '../../../src/domain/document/edits/addItems.ts';
import { editAtom, undoAtom } from '../../../src/editor/document/document.ts';
import { hostStateAtom } from '../../../src/editor/document/hostState.ts';
import { highestUsedIdAtom } from '../../../src/editor/document/tableIds.ts';
import { planOf, stateOf, openEditor } from '../editorDriver.tsx';

const PLAN = planOf(4);
const without = (plan: Plan, ...ids: number[]): Plan => ({
  ...plan,
  areas: plan.areas.map((area) => ({ ...area, rooms: area.rooms.filter(({ id }) => !ids.includes(id)) })),
});

it('gives no table the id of a deleted or undone one', async () => {
  const { store, press, click, selected } = await openEditor(PLAN);
  store.set(editAtom, 'Delete', (drawing) => removeItems(drawing, new Set(['4'])));
  await press('t');
  click({ x: 100, y: 60 });
  expect(selected()).toEqual(['5']);
  store.set(undoAtom);
  await press('t');
  click({ x: 100, y: 60 });
  expect(selected()).toEqual(['6']);
  await press('{Control>}d{/Control}');
  expect(selected()).toEqual(['7']);
});

it('reserves the ids of the published plan and of the base version of a draft', async () => {
  const { store, press, click, selected } = await openEditor(without(PLAN, 3, 4));
  const draft = { plan: without(PLAN, 3, 4), base: 1, revision: 1, by: '', at: 0 };
  vi.mocked(window.fetch).mockImplementation(
    async () =>
      new Response(
        JSON.stringify({
          version: 1,
          plan: { ...PLAN, areas: [{ ...PLAN.areas[0]!, rooms: [{ ...PLAN.areas[0]!.rooms[0]!, id: 41 }] }] },
          by: '',
          note: '',
          at: null,
          areas: 1,
          tables: 1,
          seats: 2,
          missing: [],
        }),
      ),
  );
  store.set(hostStateAtom, {
    ...stateOf(PLAN),
    draft,
    published: { ...stateOf(PLAN).published, version: 2, plan: without(PLAN, 4) },
  });
  expect(store.get(highestUsedIdAtom)).toBeGreaterThanOrEqual(3);
  await waitFor(() => expect(store.get(highestUsedIdAtom)).toBe(41));
  await press('t');
  click({ x: 100, y: 60 });
  expect(selected()).toEqual(['42']);
});
