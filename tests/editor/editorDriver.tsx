/** The editor as who draws has it: rendered whole in Chromium with a real store and a real plan. Unexpected console errors fail the test. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import { StrictMode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import beachCamp from '../../fixtures/venues/beach-camp/plan.json';
import type { EditorState } from '../../src/api/editorContract.ts';
import { type Plan, planSchema } from '../../src/domain/plan/plan.ts';
import { publicVenueSchema } from '../../src/domain/booking/venue.ts';
import type { EditorDocument } from '../../src/domain/document/editorDocument.ts';
import type { Point } from '../../src/domain/geometry/boxes.ts';
import { drawingAtom } from '../../src/editor/document/document.ts';
import { beforeReadyAtom, loadEditorAtom, pageAtom } from '../../src/editor/document/hostState.ts';
import { localDraftStoreAtom, restoreLocalDraftAtom } from '../../src/editor/persistence/autosave.ts';
import { selectedKeysAtom } from '../../src/editor/document/selection.ts';
import type { LocalDraftStore } from '../../src/editor/persistence/localDraftStore.ts';
import { Editor } from '../../src/editor/Editor.tsx';
import '../../src/editor/editor.css';

export const BEACH_CAMP: Plan = planSchema.parse(beachCamp);

let complaints: unknown[][] = [];
afterEach(() => {
  cleanup();
  document.querySelector('#app')?.remove();
  vi.restoreAllMocks();
  const unexpected = complaints;
  complaints = [];
  expect(unexpected).toEqual([]);
});

/** What the host answers to the editor's first call. */
export function stateOf(plan: Plan): EditorState {
  return {
    venue: { ...publicVenueSchema.parse({ name: 'A venue' }), tenant: 'a-venue' },
    published: { version: 1, plan, etag: '"1"', by: '', note: '', at: null },
    draft: null,
    folder: { changed: false },
    pictures: [],
  };
}

export type EditorDriver = {
  readonly store: ReturnType<typeof createStore>;
  readonly plan: HTMLElement;
  /** Keys of what is selected. */
  selected(): string[];
  /** Where a table of that name stands, in plan units. */
  box(name: string): { x: number; y: number; width: number; height: number };
  middle(name: string): Point;
  key(name: string): string;
  /** Of a point of the plan, in the window. */
  onScreen(point: Point): Point;
  pointer(type: string, at: Point, more?: PointerEventInit): void;
  /** Presses the mouse at a point of the plan, leads it along others and lets it go. */
  drag(points: readonly Point[], more?: PointerEventInit): void;
  click(at: Point, more?: PointerEventInit): void;
  press(keys: string): Promise<void>;
  rested(): Promise<void>;
  /** Closes the page. */
  close(): void;
};

/** Opens the editor on a plan. */
export async function openEditor(
  plan: Plan = BEACH_CAMP,
  { keeping }: { readonly keeping?: LocalDraftStore } = {},
): Promise<EditorDriver> {
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    complaints.push(said);
  });
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(JSON.stringify(stateOf(plan))));
  const store = createStore();
  store.set(pageAtom, { tenant: 'a-venue', name: 'A venue' });
  store.set(localDraftStoreAtom, keeping);
  store.set(beforeReadyAtom, { run: () => store.set(restoreLocalDraftAtom) });
  const container = document.createElement('div');
  container.id = 'app';
  document.body.append(container);
  render(
    <StrictMode>
      <Provider store={store}>
        <Editor />
      </Provider>
    </StrictMode>,
    { container },
  );
  await store.set(loadEditorAtom);
  const element = await screen.findByTestId('plan');
  const rested = async (): Promise<void> => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    await vi.waitFor(
      () => {
        expect(element.dataset['still']).toBe('true');
      },
      { timeout: 5_000, interval: 10 },
    );
  };
  await rested();

  const roomOf = (name: string) => store.get(drawingAtom).tables.find(({ room }) => room.name === name)!;
  const workshop: EditorDriver = {
    store,
    plan: element,
    rested,
    selected: () => [...store.get(selectedKeysAtom)],
    box: (name) => {
      const { x, y, width, height } = roomOf(name).room.coordinates;
      return { x, y, width, height };
    },
    middle(name) {
      const { x, y, width, height } = workshop.box(name);
      return { x: x + width / 2, y: y + height / 2 };
    },
    key: (name) => roomOf(name).key,
    onScreen({ x, y }) {
      const [scale, left, top] = element.dataset['viewport']!.split(' ').map(Number) as [number, number, number];
      const corner = element.getBoundingClientRect();
      return { x: corner.x + x * scale + left, y: corner.y + y * scale + top };
    },
    pointer(type, at, more = {}) {
      const { x, y } = workshop.onScreen(at);
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 5,
          pointerType: 'mouse',
          isPrimary: true,
          button: type === 'pointermove' ? -1 : 0,
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: x,
          clientY: y,
          ...more,
        }),
      );
    },
    drag(points, more) {
      const [first, last] = [points[0]!, points.at(-1)!];
      workshop.pointer('pointerdown', first, more);
      for (const point of points.slice(1)) workshop.pointer('pointermove', point, more);
      workshop.pointer('pointerup', last, more);
    },
    click(at, more) {
      workshop.drag([at], more);
    },
    press: (keys) => userEvent.keyboard(keys),
    close() {
      cleanup();
      container.remove();
    },
  };
  return workshop;
}

export const tool = (name: string): HTMLElement =>
  within(screen.getByRole('toolbar', { name: 'Tools' })).getByRole('button', { name });
export const list = (): HTMLElement => screen.getByRole('region', { name: 'Tables' });
export const announcement = (): string => document.querySelector('.status-said')!.textContent;

/** A drawing in which a table has another name. */
export function renameTable(drawing: EditorDocument, key: string, name: string): EditorDocument {
  return {
    ...drawing,
    tables: drawing.tables.map((item) => (item.key === key ? { ...item, room: { ...item.room, name } } : item)),
  };
}

/** A plan of so many tables in rows. */
export function planOf(count: number): Plan {
  const columns = Math.ceil(Math.sqrt(count));
  return {
    version: 1,
    width: columns * 60 + 40,
    height: Math.ceil(count / columns) * 60 + 40,
    categories: [{ id: 70, name: 'Line', color: '#d02020' }],
    decor: [],
    areas: [
      {
        id: 1,
        name: 'Beach',
        rooms: Array.from({ length: count }, (_, i) => ({
          id: i + 1,
          room_id: 70,
          name: `Table ${i + 1}`,
          beds: 2,
          coordinates: {
            x: 40 + (i % columns) * 60,
            y: 40 + Math.floor(i / columns) * 60,
            width: 40,
            height: 40,
            text: String(i + 1),
          },
        })),
      },
    ],
  };
}
