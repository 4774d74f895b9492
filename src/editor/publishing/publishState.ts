/** Publishing: the form, what can prevent it, and the merge with a newer version of somebody else. */
import { atom } from 'jotai';
import { keepCurrent, publishPlan } from '../../api/editorClient.ts';
import type { DocumentError } from '../../api/documentContract.ts';
import type { ImpactConflict, Published } from '../../api/editorContract.ts';
import { reconcilePlan } from '../../domain/document/reconcile.ts';
import { type Side, mergePlans } from '../../domain/document/threeWayMerge.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { publishingMessages } from './messages.ts';
import { baseVersionAtom, loadPlanVersion, setPublishedAtom } from '../document/baseVersion.ts';
import { editAtom, planAtom } from '../document/document.ts';
import { discardServerDraftAtom } from './serverDraft.ts';
import { hostClockAtom, hostStateAtom, pageAtom } from '../document/hostState.ts';
import { cancelGestureAtom } from '../tools/toolState.ts';
import { announceAtom } from '../session/announcements.ts';
import { dialogAtom } from '../session/panels.ts';

export type PublishState =
  | { readonly type: 'form'; readonly error?: string }
  | { readonly type: 'busy' }
  /** The host found errors in the plan, in English. `count` includes those that `errors` leaves out. */
  | {
      readonly type: 'invalid';
      readonly errors: readonly DocumentError[];
      readonly count: number;
    }
  /** Publishing would break upcoming reservations. `count` includes those that `reservations` leaves out. */
  | ({ readonly type: 'affected' } & ImpactConflict)
  /** Somebody else has published. `base` is the version that both plans started from. */
  | { readonly type: 'newer'; readonly base: Plan; readonly theirs: Published }
  /** `affected` are the reservations that the user has accepted, if there were any. */
  | { readonly type: 'done'; readonly version: number; readonly affected: ImpactConflict | undefined };
const basePublishStateAtom = atom<PublishState>({ type: 'form' });
export const publishStateAtom = atom((get) => get(basePublishStateAtom));

/** Opens the dialog. If somebody else has published since this plan was loaded, the merge comes first. */
export const openPublishDialogAtom = atom(null, async (get, set): Promise<void> => {
  set(cancelGestureAtom);
  set(dialogAtom, 'publish');
  set(basePublishStateAtom, { type: 'form' });
  if (get(hostStateAtom)?.published.version !== get(baseVersionAtom)) await set(startMergeAtom);
});

const startMergeAtom = atom(null, async (get, set): Promise<void> => {
  const theirs = get(hostStateAtom)?.published;
  if (!theirs) return;
  set(basePublishStateAtom, { type: 'busy' });
  const base = await loadPlanVersion(get, get(baseVersionAtom));
  set(
    basePublishStateAtom,
    base ? { type: 'newer', base, theirs } : { type: 'form', error: publishingMessages.failures['no-base'] },
  );
});

export type Publication = { readonly by: string; readonly note: string };

/** Publishes the plan. `accept` is the digest of the affected reservations that the user accepts. */
export const publishAtom = atom(null, async (get, set, { by, note }: Publication, accept?: string): Promise<void> => {
  const state = get(hostStateAtom);
  if (!state || get(basePublishStateAtom).type === 'busy') return;
  if (state.published.version !== get(baseVersionAtom)) {
    await set(startMergeAtom);
    return;
  }
  const before = get(basePublishStateAtom);
  const affected = before.type === 'affected' ? before : undefined;
  set(basePublishStateAtom, { type: 'busy' });
  const plan = get(planAtom);
  const result = await publishPlan(
    get(pageAtom).tenant,
    { plan, by, note, accept: accept ?? '' },
    state.published.etag,
  );
  if (result.ok) {
    const { version, etag } = result;
    set(setPublishedAtom, { version, plan, etag, by, note, at: get(hostClockAtom)() }, version);
    set(clearFilePlanChangeAtom);
    set(basePublishStateAtom, { type: 'done', version, affected });
    await set(discardServerDraftAtom);
    return;
  }
  switch (result.error) {
    case 'newer':
      set(setPublishedAtom, result.published, get(baseVersionAtom));
      await set(startMergeAtom);
      break;
    case 'affected':
      set(basePublishStateAtom, {
        type: 'affected',
        reservations: result.reservations,
        count: result.count,
        digest: result.digest,
      });
      break;
    case 'invalid':
      set(basePublishStateAtom, {
        type: 'invalid',
        errors: result.errors,
        count: result.count,
      });
      break;
    case 'refused':
      set(basePublishStateAtom, { type: 'form', error: result.message || publishingMessages.failures.refused });
      break;
    default:
      set(basePublishStateAtom, { type: 'form', error: publishingMessages.failures[result.error] });
  }
});

/** Merges the newer version into the drawing as one edit, with the chosen side for each conflict. */
export const applyMergeAtom = atom(null, (get, set, choices: ReadonlyMap<string, Side>) => {
  const state = get(basePublishStateAtom);
  if (state.type !== 'newer') return;
  const { base, theirs } = state;
  const { plan } = mergePlans(base, get(planAtom), theirs.plan, choices);
  set(editAtom, publishingMessages.merging.step({ version: theirs.version }), (drawing) =>
    reconcilePlan(drawing, plan),
  );
  set(baseVersionAtom, theirs.version);
  set(basePublishStateAtom, { type: 'form' });
  set(announceAtom, publishingMessages.merging.merged({ version: theirs.version }));
});

/** Replaces the drawing with an earlier version or the plan of the folder, as one edit, and closes the dialog. */
export const restorePlanAtom = atom(null, (_get, set, plan: Plan, step: string, announcement: string) => {
  set(cancelGestureAtom);
  set(editAtom, step, (drawing) => reconcilePlan(drawing, plan));
  set(announceAtom, announcement);
  set(dialogAtom, undefined);
});

const isFilePlanDismissedAtom = atom(false);
/** The plan of the venue's folder, if it has changed since the last publication and the user has not dismissed it. */
export const folderPlanAtom = atom((get): Plan | undefined => {
  const folder = get(hostStateAtom)?.folder;
  return folder?.changed && !get(isFilePlanDismissedAtom) ? folder.plan : undefined;
});
export const dismissFolderPlanAtom = atom(null, (get, set) => {
  set(isFilePlanDismissedAtom, true);
  // Another page would offer it again if this fails.
  void keepCurrent(get(pageAtom).tenant);
});

/** After a publication the plan of the folder no longer counts as changed. */
const clearFilePlanChangeAtom = atom(null, (get, set) => {
  const state = get(hostStateAtom);
  if (!state?.folder.changed) return;
  const baseVersion = get(baseVersionAtom);
  set(hostStateAtom, { ...state, folder: { changed: false } });
  set(baseVersionAtom, baseVersion);
});
