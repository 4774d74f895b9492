/** Renders a side panel with a real store. Unexpected console errors fail the test. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import type { ReactElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import beach from '../../../fixtures/venues/beach-camp/plan.json';
import {
  type EditorDocument,
  documentFromPlan,
  planFromDocument,
} from '../../../src/domain/document/editorDocument.ts';
import { type Plan, type Room, planSchema } from '../../../src/domain/plan/plan.ts';
import { drawingAtom, undoLabelAtom, openDrawingAtom, undoAtom } from '../../../src/editor/document/document.ts';
import { selectItemsAtom } from '../../../src/editor/document/selection.ts';
import '../../../src/ui/styles/tokens.css';
import '../../../src/ui/styles/base.css';
import '../../../src/editor/editor.css';
import '../../../src/editor/controls/controls.css';

export const BEACH: Plan = planSchema.parse(beach);

export type Store = ReturnType<typeof createStore>;
export type PanelDriver = {
  readonly user: UserEvent;
  readonly store: Store;
  readonly region: HTMLElement;
  drawing(): EditorDocument;
  plan(): Plan;
  room(id: number): Room;
  select(...keys: string[]): void;
  /** The values that differ from the opened plan, by path. */
  changes(): Readonly<Record<string, unknown>>;
  /** Expects that one undo restores the opened plan and leaves no other undo step. */
  undoesInOne(): void;
};

export function renderPanel(
  panel: ReactElement,
  name: string,
  drawing: EditorDocument = documentFromPlan(BEACH),
  selected: readonly string[] = [],
): PanelDriver {
  const errors: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
  onTestFinished(() => {
    cleanup();
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
  });
  const store = createStore();
  store.set(openDrawingAtom, drawing);
  store.set(selectItemsAtom, selected);
  render(
    <Provider store={store}>
      <div className="editor-side" style={{ width: 300, height: 800, display: 'flex' }}>
        {panel}
      </div>
    </Provider>,
  );
  const plan = (): Plan => planFromDocument(store.get(drawingAtom));
  const opened = planFromDocument(drawing);
  return {
    user: userEvent.setup(),
    store,
    region: screen.getByRole('region', { name }),
    plan,
    drawing: () => store.get(drawingAtom),
    room: (id) => store.get(drawingAtom).tables.find(({ room }) => room.id === id)!.room,
    select(...keys) {
      store.set(selectItemsAtom, keys);
    },
    changes: () => Object.fromEntries(differences(opened, plan())),
    undoesInOne() {
      expect(store.get(undoLabelAtom)).toBeDefined();
      store.set(undoAtom);
      expect(plan()).toEqual(opened);
      expect(store.get(undoLabelAtom)).toBeUndefined();
    },
  };
}

export const labelled = ({ region }: PanelDriver, label: string): HTMLInputElement =>
  within(region).getByLabelText<HTMLInputElement>(label, { exact: true });

/** Replaces the text of a field and presses Enter. */
export async function write(at: PanelDriver, label: string, text: string, end = '{Enter}'): Promise<HTMLInputElement> {
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
