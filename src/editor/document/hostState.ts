/** The venue's page values and the host's state of its plan. */
import { atom } from 'jotai';
import { fetchEditorState, signOut } from '../../api/editorClient.ts';
import type { EditorPageValues, EditorState } from '../../api/editorContract.ts';
import { documentFromPlan } from '../../domain/document/editorDocument.ts';
import { messages } from '../messages.ts';
import { announceAtom } from '../session/announcements.ts';
import { openDrawingAtom } from './document.ts';

export const pageAtom = atom<EditorPageValues>({ tenant: '', name: '' });

/**
 * Returns the host's time in whole epoch milliseconds. It runs on from the time that the page was rendered, so a wrong
 * device clock does no harm. `performance.now()` may stop while a device sleeps; `Date.now()` doesn't.
 */
export const hostClockAtom = atom((get) => {
  const renderedAt = Date.parse(get(pageAtom).now ?? '');
  return (): number =>
    Number.isNaN(renderedAt)
      ? Date.now()
      : Math.round(renderedAt + Math.max(performance.now(), Date.now() - performance.timeOrigin));
});

/** The host's latest answer. Undefined until the plan is loaded. */
export const hostStateAtom = atom<EditorState>();

type LoadState =
  | 'loading'
  | 'ready'
  | { readonly error: 'unreachable' | 'signed-out' | 'refused'; readonly message: string };
const baseLoadStateAtom = atom<LoadState>('loading');
export const loadStateAtom = atom((get) => get(baseLoadStateAtom));

/** Runs after the host's answer and before the plan appears. Restores the local draft. */
export const beforeReadyAtom = atom<{ run(): Promise<void> }>();

/** Loads the draft of the venue's plan, or else the published plan. */
export const loadEditorAtom = atom(null, async (get, set): Promise<void> => {
  set(baseLoadStateAtom, 'loading');
  const loaded = await fetchEditorState(get(pageAtom).tenant);
  if (!loaded.ok) {
    set(baseLoadStateAtom, { error: loaded.error, message: loaded.error === 'refused' ? loaded.message : '' });
    return;
  }
  const { state } = loaded;
  set(hostStateAtom, state);
  set(openDrawingAtom, documentFromPlan((state.draft ?? state.published).plan));
  await get(beforeReadyAtom)?.run();
  set(baseLoadStateAtom, 'ready');
});

/** Ends the session and closes the plan. Work that is not saved on the host stays on this device. */
export const signOutAtom = atom(null, async (get, set): Promise<void> => {
  const result = await signOut(get(pageAtom).tenant);
  if (result.ok || result.error === 'signed-out') set(baseLoadStateAtom, { error: 'signed-out', message: '' });
  else set(announceAtom, messages.signOutFailed);
});

/** Returns the URL of a picture of the plan. Absolute paths, blob and data URLs stay as they are. */
export const pictureUrlAtom = atom((get) => {
  const { tenant } = get(pageAtom);
  return (path: string): string =>
    /^(?:\/|blob:|data:)/.test(path) ? path : `/v/${encodeURIComponent(tenant)}/files/${path}`;
});
