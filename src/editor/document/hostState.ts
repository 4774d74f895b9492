/** Which venue's plan this is, and what its host has told of it. */
import { atom } from 'jotai';
import { fetchEditorState } from '../../api/editorClient.ts';
import type { EditorPageValues, EditorState } from '../../api/editorContract.ts';
import { documentFromPlan } from '../../domain/document/editorDocument.ts';
import { openDrawingAtom } from './document.ts';

/** As the page tells it. */
export const pageAtom = atom<EditorPageValues>({ tenant: '', name: '' });

/** What the host told when the plan was opened, or since; undefined before that. */
export const hostStateAtom = atom<EditorState>();

/** Why there is no plan yet. */
export type LoadState =
  | 'awaited'
  | 'ready'
  | { readonly trouble: 'unreachable' | 'signed-out' | 'refused'; readonly message: string };
const stateOfOpeningAtom = atom<LoadState>('awaited');
export const loadStateAtom = atom((get) => get(stateOfOpeningAtom));

/** What is still to be done between the host's answer and the first sight of the plan: what this device has kept. */
export const beforeReadyAtom = atom<{ run(): Promise<void> }>();

/** Loads the venue's plan: its draft where there is one, else what is published. */
export const loadEditorAtom = atom(null, async (get, set): Promise<void> => {
  set(stateOfOpeningAtom, 'awaited');
  const loaded = await fetchEditorState(get(pageAtom).tenant);
  if (!loaded.ok) {
    set(stateOfOpeningAtom, { trouble: loaded.error, message: loaded.error === 'refused' ? loaded.message : '' });
    return;
  }
  const { state } = loaded;
  set(hostStateAtom, state);
  set(openDrawingAtom, documentFromPlan((state.draft ?? state.published).plan));
  await get(beforeReadyAtom)?.run();
  set(stateOfOpeningAtom, 'ready');
});

/** Where a picture that a plan names is had. Addresses of files that exist here only stand as they are. */
export const pictureUrlAtom = atom((get) => {
  const { tenant } = get(pageAtom);
  return (path: string): string =>
    /^(?:\/|blob:|data:)/.test(path) ? path : `/v/${encodeURIComponent(tenant)}/files/${path}`;
});
