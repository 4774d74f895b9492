/** Keeps what was entered for the life of the browser tab, so that a reload or an evicted tab loses nothing. */
import { atom } from 'jotai';
import type { Table } from '../domain/plan/table.ts';
import { pageAtom } from './page/page.ts';
import { type Attempt, attemptAtom, setAttemptAtom } from './reservation/attempt.ts';
import { type FormDraft, formDraftAtom, restoreFormAtom } from './reservation/form.ts';
import type { SelectedStretch } from './reservation/daysCode.ts';
import { selectedTablesAtom, splitStayAtom } from './reservation/selection.ts';
import { type Receipt, type PageStep, receiptAtom, restoreStepAtom, stepAtom } from './reservation/steps.ts';
import type { Store } from './startBooker.ts';
import { untilIdle } from '../ui/untilIdle.ts';

/** After this time the form starts empty again. A confirmation is kept for the life of the tab. */
const MAX_FORM_AGE_MS = 3_600_000;
/** Storing takes longer than the answer to a tap should. A page that is left or hidden saves at once. */
const MAX_UNSAVED_MS = 1_000;

type SavedSession = {
  /** Epoch milliseconds of the device, whose clock also a page has that it kept for a visit without a network. */
  readonly savedAt: number;
  readonly step: PageStep;
  readonly draft?: FormDraft;
  readonly selected?: readonly Table[];
  readonly split?: readonly SelectedStretch[];
  readonly receipt?: Receipt;
  readonly attempt?: Attempt | undefined;
};

const sessionAtom = atom((get): SavedSession => {
  const step = get(stepAtom);
  const receipt = get(receiptAtom);
  const savedAt = Date.now();
  return step === 'done' && receipt
    ? { savedAt, step, receipt }
    : {
        savedAt,
        step,
        draft: get(formDraftAtom),
        selected: get(selectedTablesAtom),
        split: get(splitStayAtom),
        attempt: get(attemptAtom),
      };
});

/** Returns what this tab has saved for a venue. Undefined if there is nothing, or if the browser keeps no storage. */
function readSession(name: string): SavedSession | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof saved === 'object' && saved !== null ? (saved as SavedSession) : undefined;
  } catch {
    return undefined;
  }
}

function writeSession(name: string, session: SavedSession): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(session));
  } catch {
    // A full or blocked storage only means that a reload loses the input.
  }
}

/**
 * Restores the tab's session if the tab comes back to the page, and saves it after every change: at once if something has
 * changed already. Call the returned function to stop.
 */
export function persistSession(store: Store, isRestored: boolean, isChanged = false): () => void {
  const { tenant } = store.get(pageAtom);
  const name = `tidetable:${tenant}`;
  const saved = isRestored ? readSession(name) : undefined;
  if (saved?.receipt) store.set(restoreStepAtom, saved.receipt, []);
  else if (saved?.draft && Date.now() - saved.savedAt < MAX_FORM_AGE_MS) {
    const isComplete = store.set(restoreFormAtom, saved.draft);
    store.set(setAttemptAtom, saved.attempt);
    // A new dialog starts with the form: the history entry of its step 2 must come after the one of the dialog.
    const isNewDialog = document.documentElement.dataset['embed'] === 'dialog' && history.state === null;
    if (isComplete && saved.step === 'tables' && !isNewDialog)
      store.set(restoreStepAtom, undefined, saved.selected ?? [], saved.split);
  }
  return saveChanges(store, name, isChanged);
}

/** Saves the session after every change, once the page has answered it. */
function saveChanges(store: Store, name: string, isChanged: boolean): () => void {
  let isSaved = !isChanged;
  let attempt = store.get(attemptAtom);
  const save = (): void => {
    if (isSaved) return;
    isSaved = true;
    writeSession(name, store.get(sessionAtom));
  };
  save();
  const unsubscribe = store.sub(sessionAtom, () => {
    const isWaiting = !isSaved;
    isSaved = false;
    const before = attempt;
    attempt = store.get(attemptAtom);
    // Whatever happens to the page while the reservation is on its way, a second attempt has the key of the first.
    if (attempt !== before) save();
    else if (!isWaiting) void untilIdle(MAX_UNSAVED_MS).then(save);
  });
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', save);
    save();
  };
}
