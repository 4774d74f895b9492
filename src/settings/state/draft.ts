/** The draft on the host: saved shortly after the last change, and never over what somebody else has changed. */
import { type createStore, atom } from 'jotai';
import { fetchSettings, settingsClient } from '../../api/settingsClient.ts';
import type { PublishedSettings, SettingsDraft } from '../../api/settingsContract.ts';
import { type SettingsFields, type Side, mergeSettings } from '../../domain/booking/settingsMerge.ts';
import { isDeepEqual } from '../../domain/deepEqual.ts';
import { loadLastAuthor } from '../../ui/lastAuthor.ts';
import { failureText, messages } from '../messages.ts';
import { baseAtom, fieldsAtom, hostAtom, loadAtom, noticeAtom, pageAtom } from './document.ts';

type DraftState = 'idle' | 'waiting' | 'saved' | 'failed';
const baseStateAtom = atom<DraftState>('idle');
export const draftStateAtom = atom((get) => get(baseStateAtom));
const failureAtom = atom('');
/** Why the draft is not saved, in words. */
export const draftFailureAtom = atom((get) => (get(baseStateAtom) === 'failed' ? get(failureAtom) : ''));

/** Somebody else's settings, and those that both come from. The owner has to decide about `conflicts`. */
type Conflict = {
  readonly base: SettingsFields;
  readonly theirs: SettingsFields;
  readonly conflicts: readonly string[];
};
const baseConflictAtom = atom<Conflict>();
export const conflictAtom = atom((get) => get(baseConflictAtom));

const SAVE_DELAY_MS = 1_000;
const RETRY_DELAY_MS = 10_000;

/** What the host has: its draft, or else the published settings. */
const onHostAtom = atom((get): SettingsFields => {
  const host = get(hostAtom);
  return host ? (host.draft ?? host.published).settings : {};
});

/** Names what the host previews: it changes with each saved draft. */
export const previewedAtom = atom((get) => {
  const host = get(hostAtom);
  return `${host?.published.version ?? 0}.${host?.draft?.revision ?? ''}`;
});

/** The last of the saves, each of which waits for the one before: two at once would take each other for somebody else's. */
const pendingAtom = atom(Promise.resolve());
/** Saves the settings as the draft, unless the host already has them. */
export const saveDraftAtom = atom(null, (get, set): Promise<void> => {
  const saving = get(pendingAtom).then(() => set(saveNowAtom));
  set(pendingAtom, saving);
  return saving;
});

const saveNowAtom = atom(null, async (get, set): Promise<void> => {
  const [host, base, fields] = [get(hostAtom), get(baseAtom), get(fieldsAtom)];
  if (!host || !base || get(baseConflictAtom)) return;
  if (isDeepEqual(fields, get(onHostAtom))) {
    set(baseStateAtom, host.draft ? 'saved' : 'idle');
    return;
  }
  const draft = { settings: fields, base: base.version, by: loadLastAuthor() };
  const result = await settingsClient.saveDraft(get(pageAtom).tenant, draft, host.draft?.revision ?? null);
  if (result.ok) {
    set(setHostDraftAtom, { ...draft, revision: result.revision, at: 0 });
    set(baseStateAtom, isDeepEqual(fields, get(fieldsAtom)) ? 'saved' : 'waiting');
  } else if (result.error === 'changed') {
    const before = get(onHostAtom);
    set(setHostDraftAtom, result.draft);
    if (result.draft) set(mergeAtom, before, result.draft.settings);
    else {
      // Somebody else has published it, or discarded it: the owner's changes stay on top of what is published now.
      const fresh = await fetchSettings(get(pageAtom).tenant);
      if (fresh.ok) set(takePublishedAtom, fresh.state.published);
      set(baseStateAtom, 'waiting');
    }
  } else {
    set(failureAtom, result.error === 'invalid' ? messages.failures.refused : failureText(result));
    set(baseStateAtom, 'failed');
  }
});

const setHostDraftAtom = atom(null, (get, set, draft: SettingsDraft | null) => {
  const host = get(hostAtom);
  if (host) set(hostAtom, { ...host, draft });
});

/** Takes over what somebody else has published. */
export const takePublishedAtom = atom(null, (get, set, published: PublishedSettings) => {
  const [host, base] = [get(hostAtom), get(baseAtom)];
  if (!host || !base) return;
  set(hostAtom, { ...host, published });
  set(baseAtom, published);
  set(mergeAtom, base.settings, published.settings);
});

/** Adds somebody else's changes to the settings, or asks the owner where both have changed the same field. */
const mergeAtom = atom(null, (get, set, base: SettingsFields, theirs: SettingsFields) => {
  const { fields, conflicts } = mergeSettings(base, get(fieldsAtom), theirs);
  if (conflicts.length > 0) {
    set(baseConflictAtom, { base, theirs, conflicts });
    return;
  }
  set(fieldsAtom, fields);
  set(noticeAtom, messages.conflict.merged);
});

/** Ends a conflict with the chosen side of each field. */
export const resolveConflictAtom = atom(null, (get, set, choices: ReadonlyMap<string, Side>) => {
  const conflict = get(baseConflictAtom);
  if (!conflict) return;
  const { fields } = mergeSettings(conflict.base, get(fieldsAtom), conflict.theirs, choices);
  set(baseConflictAtom, undefined);
  set(fieldsAtom, fields);
});

/** Returns to the published settings, and discards the draft. */
export const discardAtom = atom(null, async (get, set): Promise<void> => {
  const host = get(hostAtom);
  if (!host) return;
  set(fieldsAtom, host.published.settings);
  set(baseAtom, host.published);
  await set(dropDraftAtom);
});

/** Deletes the draft on the host. One that somebody else has saved meanwhile stays, and is merged. */
export const dropDraftAtom = atom(null, async (get, set): Promise<void> => {
  await get(pendingAtom);
  const draft = get(hostAtom)?.draft;
  if (draft) {
    const result = await settingsClient.discardDraft(get(pageAtom).tenant, draft.revision);
    if (!result.ok && result.error === 'changed') {
      set(setHostDraftAtom, result.draft);
      if (result.draft) set(mergeAtom, draft.settings, result.draft.settings);
    } else if (result.ok) set(setHostDraftAtom, null);
  }
  set(baseStateAtom, 'idle');
});

/** Saves once no change has followed for a while, until the page is left. */
export function startAutosave(store: ReturnType<typeof createStore>, delayMs = SAVE_DELAY_MS): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    void store.set(saveDraftAtom).then(() => {
      const state = store.get(baseStateAtom);
      if (state === 'waiting') schedule(delayMs);
      else if (state === 'failed') schedule(RETRY_DELAY_MS);
    });
  };
  const schedule = (pauseMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(save, pauseMs);
  };
  store.sub(fieldsAtom, () => {
    if (store.get(loadAtom).type !== 'ready') return;
    if (!isDeepEqual(store.get(fieldsAtom), store.get(onHostAtom))) store.set(baseStateAtom, 'waiting');
    schedule(delayMs);
  });
  store.sub(loadAtom, () => {
    const [host, base] = [store.get(hostAtom), store.get(baseAtom)];
    if (store.get(loadAtom).type !== 'ready' || !host || !base) return;
    store.set(baseStateAtom, host.draft ? 'saved' : 'idle');
    if (base.version !== host.published.version) store.set(takePublishedAtom, host.published);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) save();
  });
}
