/** What is drawn survives the page: kept on the device, brought back, and never silently over newer work. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawingAtom, editAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import { openLocalDraftStore } from '../../../src/editor/persistence/localDraftStore.ts';
import { referenceImageBlobAtom } from '../../../src/editor/document/referenceImage.ts';
import { documentFromPlan } from '../../../src/domain/document/editorDocument.ts';
import { planOf, renameTable, openEditor } from '../editorDriver.tsx';

let database = '';
beforeEach(() => {
  database = `kept-${crypto.randomUUID()}`;
});
afterEach(() => {
  indexedDB.deleteDatabase(database);
});

const keptDrawing = async (): Promise<unknown> => {
  const read = await openLocalDraftStore(database).read('a-venue');
  return read.ok ? read.draft?.drawing : read;
};
const kept = (): Promise<HTMLElement> => screen.findByText('Saved on this device', {}, { timeout: 5_000 });
const PLAN = planOf(3);
const changed = renameTable(documentFromPlan(PLAN), '2', 'Mine');
const HOUR = 3_600_000;

describe('keeping', () => {
  it('keeps each change, locks and all, and keeps nothing before there is one', async () => {
    const { store } = await openEditor(PLAN, { keeping: openLocalDraftStore(database) });
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    expect(await keptDrawing()).toBeUndefined();
    store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '2', 'Mine'));
    await kept();
    expect(await keptDrawing()).toEqual(store.get(drawingAtom));
  });

  it('restores it with a line that says so, and a way back that undo takes back', async () => {
    const tracing = new Blob(['photo'], { type: 'image/jpeg' });
    await openLocalDraftStore(database).save('a-venue', {
      drawing: changed,
      savedAt: Date.now() - HOUR,
      base: 'version 1',
      tracing,
    });
    const { store, press } = await openEditor(PLAN, { keeping: openLocalDraftStore(database) });
    expect(store.get(drawingAtom)).toEqual(changed);
    expect(await store.get(referenceImageBlobAtom)?.text()).toBe('photo');
    expect(store.get(undoLabelAtom)).toBeUndefined();
    await screen.findByText(/^Restored your unpublished changes/);
    screen.getByRole('button', { name: 'Discard and open the published plan' }).click();
    await waitFor(() => {
      expect(store.get(drawingAtom)).toEqual(documentFromPlan(PLAN));
    });
    expect(screen.queryByText(/^Restored your unpublished changes/)).toBeNull();
    await press('{Control>}z{/Control}');
    expect(store.get(drawingAtom)).toEqual(changed);
  });

  it('opens the host’s plan where it has gone on, and keeps nothing over the older work until that is decided', async () => {
    await openLocalDraftStore(database).save('a-venue', {
      drawing: changed,
      savedAt: Date.now() - HOUR,
      base: 'version 0',
    });
    const { store } = await openEditor(PLAN, { keeping: openLocalDraftStore(database) });
    expect(store.get(drawingAtom)).toEqual(documentFromPlan(PLAN));
    await screen.findByText(/changed elsewhere since/);
    store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '1', 'Other'));
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    expect(await keptDrawing()).toEqual(changed);
    screen.getByRole('button', { name: 'Open the saved changes' }).click();
    await waitFor(() => {
      expect(store.get(drawingAtom)).toEqual(changed);
    });
    await kept();
  });

  it('goes on with the host’s plan where the older work is given up', async () => {
    await openLocalDraftStore(database).save('a-venue', {
      drawing: changed,
      savedAt: Date.now() - HOUR,
      base: 'version 0',
    });
    await openEditor(PLAN, { keeping: openLocalDraftStore(database) });
    (await screen.findByRole('button', { name: 'Continue with this plan' })).click();
    await kept();
    expect(await keptDrawing()).toEqual(documentFromPlan(PLAN));
  });

  it('says that another editor’s form can’t be read', async () => {
    await openLocalDraftStore(database).save('a-venue', { drawing: { tables: 'many' }, savedAt: 1, base: 'version 1' });
    const { store } = await openEditor(PLAN, { keeping: openLocalDraftStore(database) });
    await screen.findByText(/This editor can’t read/);
    expect(store.get(drawingAtom)).toEqual(documentFromPlan(PLAN));
  });

  it('tells of a second window, and lets either one’s work go on', async () => {
    const other = openLocalDraftStore(database);
    await other.read('a-venue');
    const { store } = await openEditor(PLAN, { keeping: openLocalDraftStore(database) });
    await other.save('a-venue', { drawing: changed, savedAt: Date.now(), base: 'version 1' });
    await screen.findByText(/in another window/);
    store.set(editAtom, 'Rename', (drawing) => renameTable(drawing, '1', 'Here'));
    await screen.findByText('Not saved', {}, { timeout: 5_000 });
    expect(await keptDrawing()).toEqual(changed);
    screen.getByRole('button', { name: 'Keep mine' }).click();
    await kept();
    expect(await keptDrawing()).toEqual(store.get(drawingAtom));
    await other.save('a-venue', { drawing: changed, savedAt: Date.now(), base: 'version 1' }, { overwrite: true });
    (await screen.findByRole('button', { name: 'Open those changes' })).click();
    await waitFor(() => {
      expect(store.get(drawingAtom)).toEqual(changed);
    });
  });
});
