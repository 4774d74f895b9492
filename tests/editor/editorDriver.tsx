/** Renders the whole editor with a real store. Unexpected console errors fail the test. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import { StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
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
import { sendPointer } from '../support/pointers.ts';

export const BEACH_CAMP: Plan = planSchema.parse(beachCamp);

/** The host's answer to the first call of the editor. */
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
  /** Keys of the selected items. */
  selected(): string[];
  /** The box of a table by name, in plan units. */
  box(name: string): { x: number; y: number; width: number; height: number };
  middle(name: string): Point;
  key(name: string): string;
  /** Converts plan units to client coordinates. */
  onScreen(point: Point): Point;
  pointer(type: string, at: Point, more?: PointerEventInit): void;
  /** Presses at the first point (plan units), moves along the others and releases. */
  drag(points: readonly Point[], more?: PointerEventInit): void;
  click(at: Point, more?: PointerEventInit): void;
  press(keys: string): Promise<void>;
  settled(): Promise<void>;
  /** Unmounts the page. */
  close(): void;
};

/** Opens the editor on a plan. */
export async function openEditor(
  plan: Plan = BEACH_CAMP,
  { drafts }: { readonly drafts?: LocalDraftStore } = {},
): Promise<EditorDriver> {
  const errors: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
  onTestFinished(() => {
    cleanup();
    document.querySelector('#app')?.remove();
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
  });
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(JSON.stringify(stateOf(plan))));
  const store = createStore();
  store.set(pageAtom, { tenant: 'a-venue', name: 'A venue' });
  store.set(localDraftStoreAtom, drafts);
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
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    await vi.waitFor(() => expect(element.dataset['still']).toBe('true'), { timeout: 30_000, interval: 10 });
  };
  await settled();

  const roomOf = (name: string) => store.get(drawingAtom).tables.find(({ room }) => room.name === name)!;
  const driver: EditorDriver = {
    store,
    plan: element,
    settled,
    selected: () => [...store.get(selectedKeysAtom)],
    box: (name) => {
      const { x, y, width, height } = roomOf(name).room.coordinates;
      return { x, y, width, height };
    },
    middle(name) {
      const { x, y, width, height } = driver.box(name);
      return { x: x + width / 2, y: y + height / 2 };
    },
    key: (name) => roomOf(name).key,
    onScreen({ x, y }) {
      const [scale, left, top] = element.dataset['viewport']!.split(' ').map(Number) as [number, number, number];
      const corner = element.getBoundingClientRect();
      return { x: corner.x + x * scale + left, y: corner.y + y * scale + top };
    },
    pointer(type, at, more = {}) {
      sendPointer(element.querySelector('canvas')!, type, driver.onScreen(at), more);
    },
    drag(points, more) {
      const first = points[0]!;
      const last = points.at(-1)!;
      driver.pointer('pointerdown', first, more);
      for (const point of points.slice(1)) driver.pointer('pointermove', point, more);
      driver.pointer('pointerup', last, more);
    },
    click(at, more) {
      driver.drag([at], more);
    },
    press: (keys) => userEvent.keyboard(keys),
    close() {
      cleanup();
      container.remove();
    },
  };
  return driver;
}

export const tool = (name: string): HTMLElement =>
  within(screen.getByRole('toolbar', { name: 'Tools' })).getByRole('button', { name });
export const list = (): HTMLElement => screen.getByRole('region', { name: 'Tables' });
export const announcement = (): string => document.querySelector('.editor-status-announcement')!.textContent;

/** Returns the drawing with a renamed table. */
export function renameTable(drawing: EditorDocument, key: string, name: string): EditorDocument {
  return {
    ...drawing,
    tables: drawing.tables.map((item) => (item.key === key ? { ...item, room: { ...item.room, name } } : item)),
  };
}

/** Returns a plan with `count` tables in rows. */
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
