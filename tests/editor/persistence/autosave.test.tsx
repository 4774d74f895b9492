/** Autosave: changes survive the page, and never overwrite newer work silently. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawingAtom, editAtom, undoAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import {
  type LocalDraft,
  type LocalDraftStore,
  openLocalDraftStore,
} from '../../../src/editor/persistence/localDraftStore.ts';
import { referenceImageBlobAtom } from '../../../src/editor/document/referenceImage.ts';
import { documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import { messages } from '../../../src/editor/messages.ts';
import { planOf, renameTable, openEditor } from '../editorDriver.tsx';

let database = '';
beforeEach(() => {
  database = `kept-${crypto.randomUUID()}`;
});
afterEach(() => {
  indexedDB.deleteDatabase(database);
});

const savedDrawing = async (): Promise<unknown> => {
  const read = await openLocalDraftStore(database).read('a-venue');
  return read.ok ? read.draft?.drawing : read;
};
const autosaved = (): Promise<HTMLElement> => screen.findByText('Saved on this device', {}, { timeout: 30_000 });
/** A pending save happens at once when the page is left. The last query of the store waits for it. */
async function leavePage(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  await openLocalDraftStore(database).read('a-venue');
}
const PLAN = planOf(3);
const changed = renameTable(documentFromPlan(PLAN), '2', 'Mine');
const HOUR_MS = 3_600_000;
/** Keeps a draft on the device, as an earlier visit did. */
const keepDraft = (more: Partial<LocalDraft>) =>
  openLocalDraftStore(database).save('a-venue', {
    drawing: changed,
    savedAt: Date.now() - HOUR_MS,
    base: 'version 1',
    ...more,
  });

describe('autosave', () => {
  it('saves each change with its flags, and nothing before the first change', async () => {
    const { store } = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    await leavePage();
    expect(await savedDrawing()).toBeUndefined();
    store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '2', 'Mine'));
    await autosaved();
    expect(await savedDrawing()).toEqual(store.get(drawingAtom));
  });

  const field = (label: string) => screen.findByRole('textbox', { name: label });
  it.each<[string, () => Promise<HTMLElement>, object]>([
    ['a description', () => field('Description'), { room_description: '<p>Typed</p>' }],
    [
      'a text on the plan',
      () => userEvent.keyboard('{Enter}').then(() => field('Text on the plan')),
      { coordinates: expect.objectContaining({ text: 'Typed' }) as object },
    ],
  ])('saves %s that is still being typed when the page is left', async (_, open, typed) => {
    const { click, middle } = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    click(middle('Table 2'));
    const focused = await open();
    await userEvent.fill(focused, 'Typed');
    expect(document.activeElement).toBe(focused);
    await leavePage();
    expect(await savedDrawing()).toMatchObject({ tables: [{}, { room: typed }, {}] });
  });

  it('starts to save with the edit, and shows Saved only once the latest drawing is written', async () => {
    const real = openLocalDraftStore(database);
    const finish: (() => void)[] = [];
    const drafts: LocalDraftStore = {
      ...real,
      save: async (...args) => {
        await new Promise<void>((resolve) => finish.push(resolve));
        return real.save(...args);
      },
    };
    const { store } = await openEditor(PLAN, { drafts });
    store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '2', 'Mine'));
    await screen.findByText(messages.autosaveStates.saving);
    await waitFor(() => expect(finish).toHaveLength(1));
    store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '2', 'Later'));
    finish[0]?.();
    await waitFor(() => expect(finish).toHaveLength(2));
    expect(screen.queryByText('Saved on this device')).toBeNull();
    finish[1]?.();
    await autosaved();
    expect(await savedDrawing()).toEqual(store.get(drawingAtom));
  });

  it('restores the draft with a notice; discarding it can be undone', async () => {
    const tracing = new Blob(['photo'], { type: 'image/jpeg' });
    await keepDraft({ tracing });
    const { store, press } = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    expect(store.get(drawingAtom)).toEqual(changed);
    expect(await store.get(referenceImageBlobAtom)?.text()).toBe('photo');
    expect(store.get(undoLabelAtom)).toBeUndefined();
    await screen.findByText(/^Restored your unpublished changes/);
    screen.getByRole('button', { name: 'Discard and open the published plan' }).click();
    await waitFor(() => expect(store.get(drawingAtom)).toEqual(documentFromPlan(PLAN)));
    expect(screen.queryByText(/^Restored your unpublished changes/)).toBeNull();
    await press('{Control>}z{/Control}');
    expect(store.get(drawingAtom)).toEqual(changed);
  });

  it('undoes and redoes edits made before the page was closed', async () => {
    const first = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    for (const name of ['Mine', 'Yours', 'Theirs'])
      first.store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '2', name));
    first.store.set(undoAtom);
    await autosaved();
    first.close();
    const { store, press } = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    expect(store.get(drawingAtom)).toEqual(renameTable(documentFromPlan(PLAN), '2', 'Yours'));
    await press('{Control>}z{/Control}');
    expect(store.get(drawingAtom)).toEqual(changed);
    await press('{Control>}{Shift>}z{/Shift}{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(store.get(drawingAtom)).toEqual(renameTable(documentFromPlan(PLAN), '2', 'Theirs'));
  });

  it('opens the draft without a history that is invalid or belongs to another drawing', async () => {
    const step = { name: 'Rename', patch: { type: 'value', from: changed, to: documentFromPlan(PLAN) } };
    for (const history of [
      { undo: [step], redo: [] },
      { undo: [{ ...step, patch: { type: 'x' } }], redo: [] },
      'none',
    ]) {
      await openLocalDraftStore(database).save(
        'a-venue',
        { drawing: changed, history, savedAt: Date.now(), base: 'version 1' },
        { overwrite: true },
      );
      const { store, close } = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
      expect([store.get(drawingAtom), store.get(undoLabelAtom)]).toEqual([changed, undefined]);
      close();
    }
  });

  it('opens the host’s newer plan, and keeps a stale draft until the user decides', async () => {
    await keepDraft({ base: 'version 0' });
    const { store } = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    expect(store.get(drawingAtom)).toEqual(documentFromPlan(PLAN));
    await screen.findByText(/changed elsewhere since/);
    store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '1', 'Other'));
    await leavePage();
    expect(await savedDrawing()).toEqual(changed);
    screen.getByRole('button', { name: 'Open the saved changes' }).click();
    await waitFor(() => expect(store.get(drawingAtom)).toEqual(changed));
    await autosaved();
  });

  it('overwrites the stale draft when the user continues with the host’s plan', async () => {
    await keepDraft({ base: 'version 0' });
    await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    (await screen.findByRole('button', { name: 'Continue with this plan' })).click();
    await autosaved();
    expect(await savedDrawing()).toEqual(documentFromPlan(PLAN));
  });

  it('reports a draft that it can’t read', async () => {
    await keepDraft({ drawing: { tables: 'many' } });
    const { store } = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    await screen.findByText(/This editor can’t read/);
    expect(store.get(drawingAtom)).toEqual(documentFromPlan(PLAN));
  });

  it('reports a second window, and lets the user keep either draft', async () => {
    const other = openLocalDraftStore(database);
    await other.read('a-venue');
    const { store } = await openEditor(PLAN, { drafts: openLocalDraftStore(database) });
    await other.save('a-venue', { drawing: changed, savedAt: Date.now(), base: 'version 1' });
    await screen.findByText(/in another window/);
    store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '1', 'Here'));
    await screen.findByText('Not saved', {}, { timeout: 30_000 });
    expect(await savedDrawing()).toEqual(changed);
    screen.getByRole('button', { name: 'Keep mine' }).click();
    await autosaved();
    expect(await savedDrawing()).toEqual(store.get(drawingAtom));
    await other.save('a-venue', { drawing: changed, savedAt: Date.now(), base: 'version 1' }, { overwrite: true });
    (await screen.findByRole('button', { name: 'Open those changes' })).click();
    await waitFor(() => expect(store.get(drawingAtom)).toEqual(changed));
  });
});
