/** Publishing the settings: what can prevent it, and which reservations they no longer allow. */
import { atom } from 'jotai';
import { fetchChoices, settingsClient } from '../../api/settingsClient.ts';
import type { Choice, Decision, SettingsConflict } from '../../api/settingsContract.ts';
import type { SettingsFields } from '../../domain/booking/settingsMerge.ts';
import { saveLastAuthor } from '../../ui/lastAuthor.ts';
import { failureText, messages } from '../messages.ts';
import { baseAtom, fieldsAtom, hostAtom, noticeAtom, pageAtom } from './document.ts';
import { conflictAtom, dropDraftAtom, saveDraftAtom, takePublishedAtom } from './draft.ts';
import { isCheckedAtom, problemsAtom, setHostProblemsAtom } from './problems.ts';

export type PublishState =
  | { readonly type: 'form'; readonly error?: string }
  | { readonly type: 'busy' }
  /** `count` includes reservations that `reservations` leaves out. */
  | ({ readonly type: 'affected' } & SettingsConflict);
const baseStateAtom = atom<PublishState>();
/** Undefined while the dialog is closed. */
export const publishStateAtom = atom((get) => get(baseStateAtom));
export const closePublishAtom = atom(null, (_get, set) => {
  set(baseStateAtom, undefined);
});

/** What can be decided about the affected reservations, by code; undefined while it is loading. */
const baseChoicesAtom = atom<ReadonlyMap<string, Choice>>();
export const choicesAtom = atom((get) => get(baseChoicesAtom));
const baseDecisionsAtom = atom<ReadonlyMap<string, Decision>>(new Map());
/** What the owner has decided, by code. The others stay as they are. */
export const decisionsAtom = atom((get) => get(baseDecisionsAtom));

/** Decides about a reservation, or leaves it open. */
export const decideAtom = atom(null, (get, set, code: string, decision: Decision | undefined) => {
  const decisions = new Map(get(baseDecisionsAtom));
  if (decision) decisions.set(code, decision);
  else decisions.delete(code);
  set(baseDecisionsAtom, decisions);
});

/** Shows the affected reservations, and asks what can be decided about them. */
const showAffectedAtom = atom(null, async (get, set, conflict: SettingsConflict): Promise<void> => {
  set(baseStateAtom, { ...conflict, type: 'affected' });
  set(baseChoicesAtom, undefined);
  const codes = conflict.reservations.map(({ code }) => code);
  const kept = [...get(baseDecisionsAtom)].filter(([code]) => codes.includes(code) && code !== conflict.failed);
  set(baseDecisionsAtom, new Map(kept));
  const choices = await fetchChoices(get(pageAtom).tenant, { settings: get(fieldsAtom), codes });
  set(baseChoicesAtom, new Map(choices.map((choice) => [choice.code, choice])));
});

/** Counts the times that the focus must move to the first problem. */
const baseFocusAtom = atom(0);
export const focusProblemAtom = atom((get) => get(baseFocusAtom));

const showProblemsAtom = atom(null, (get, set) => {
  set(baseStateAtom, undefined);
  set(isCheckedAtom, true);
  set(baseFocusAtom, get(baseFocusAtom) + 1);
});

/** Opens the dialog, unless something is wrong with the settings. */
export const openPublishAtom = atom(null, (get, set) => {
  if (get(problemsAtom).length > 0) set(showProblemsAtom);
  else {
    set(baseDecisionsAtom, new Map());
    set(baseStateAtom, { type: 'form' });
  }
});

/** Publishes the settings. `accept` is the digest of the affected reservations that the owner has seen. */
export const publishAtom = atom(
  null,
  async (get, set, { by, note, accept = '' }: { by: string; note: string; accept?: string }): Promise<void> => {
    const host = get(hostAtom);
    if (!host || get(baseStateAtom)?.type === 'busy') return;
    set(baseStateAtom, { type: 'busy' });
    saveLastAuthor(by);
    // No save may overtake the publication.
    await set(saveDraftAtom);
    if (get(conflictAtom)) {
      set(baseStateAtom, undefined);
      return;
    }
    const settings = get(fieldsAtom);
    const { tenant } = get(pageAtom);
    const decisions = accept === '' ? [] : [...get(baseDecisionsAtom).values()];
    const publication = { settings, by, note, accept, decisions };
    const result = await settingsClient.publish(tenant, publication, host.published.etag);
    if (result.ok) {
      const { version, etag } = result;
      const published = { version, settings, etag, by, note, at: Date.now() };
      set(hostAtom, { ...(get(hostAtom) ?? host), published, folder: { changed: false } });
      set(baseAtom, published);
      set(isCheckedAtom, false);
      await set(dropDraftAtom);
      set(noticeAtom, messages.published);
      set(baseStateAtom, undefined);
      return;
    }
    switch (result.error) {
      case 'newer':
        set(baseStateAtom, undefined);
        set(takePublishedAtom, result.published);
        break;
      case 'affected':
        await set(showAffectedAtom, result);
        break;
      case 'invalid':
        set(setHostProblemsAtom, result.errors);
        set(showProblemsAtom);
        break;
      default:
        set(baseStateAtom, { type: 'form', error: failureText(result) });
    }
  },
);

/** Puts other settings into the draft: those of an earlier version, or of the file. */
export const openSettingsAtom = atom(null, (_get, set, settings: SettingsFields, notice: string) => {
  set(fieldsAtom, settings);
  set(noticeAtom, notice);
});
