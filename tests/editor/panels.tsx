/** The panels at the side of a plan, rendered in Chromium over the real store. Unexpected console errors fail the test. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import beach from '../../fixtures/venues/beach-camp/plan.json';
import { type Drawing, drawingOf, planOf } from '../../src/domain/drawing.ts';
import { type Plan, type Room, planSchema } from '../../src/domain/plan.ts';
import { drawingAtom, nextUndoAtom, openDrawingAtom, undoAtom } from '../../src/editor/atoms/document.ts';
import { selectAtom } from '../../src/editor/atoms/selection.ts';
import '../../src/editor/editor.css';

export const BEACH: Plan = planSchema.parse(beach);

let errors: unknown[][] = [];
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  const unexpected = errors;
  errors = [];
  expect(unexpected).toEqual([]);
});

export type Store = ReturnType<typeof createStore>;
export type Bench = {
  readonly user: UserEvent;
  readonly store: Store;
  readonly region: HTMLElement;
  drawing(): Drawing;
  plan(): Plan;
  room(id: number): Room;
  select(...keys: string[]): void;
  /** Paths of what differs from the plan as it was opened. */
  changes(): Readonly<Record<string, unknown>>;
  /** Takes one step back, after which the plan must be as it was opened and no step be left. */
  undoesInOne(): void;
};

export function bench(
  panel: ReactNode,
  name: string,
  drawing: Drawing = drawingOf(BEACH),
  selected: readonly string[] = [],
): Bench {
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    errors.push(said);
  });
  const store = createStore();
  store.set(openDrawingAtom, drawing);
  store.set(selectAtom, selected);
  render(
    <Provider store={store}>
      <div className="side" style={{ width: 300, height: 800, display: 'flex' }}>
        {panel}
      </div>
    </Provider>,
  );
  const plan = (): Plan => planOf(store.get(drawingAtom));
  const opened = planOf(drawing);
  return {
    user: userEvent.setup(),
    store,
    region: screen.getByRole('region', { name }),
    plan,
    drawing: () => store.get(drawingAtom),
    room: (id) => store.get(drawingAtom).tables.find(({ room }) => room.id === id)!.room,
    select(...keys) {
      store.set(selectAtom, keys);
    },
    changes: () => Object.fromEntries(differences(opened, plan())),
    undoesInOne() {
      expect(store.get(nextUndoAtom)).toBeDefined();
      store.set(undoAtom);
      expect(plan()).toEqual(opened);
      expect(store.get(nextUndoAtom)).toBeUndefined();
    },
  };
}

export const labelled = ({ region }: Bench, label: string): HTMLInputElement =>
  within(region).getByLabelText<HTMLInputElement>(label, { exact: true });

/** Writes a field as somebody does: what stood there goes, Enter ends it. Empty text leaves the field empty. */
export async function write(at: Bench, label: string, text: string, end = '{Enter}'): Promise<HTMLInputElement> {
  const field = labelled(at, label);
  await at.user.clear(field);
  await at.user.type(field, `${text}${end}`);
  return field;
}

type Difference = readonly [path: string, value: unknown];

function differences(one: unknown, other: unknown, path = ''): Difference[] {
  if (Object.is(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [[path, other]];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key as keyof typeof one], other[key as keyof typeof other], `${path}/${key}`),
  );
}
