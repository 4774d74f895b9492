/** Publishing, step by step: the form, what may stand in its way, and merging with what somebody else has published. */
import { atom } from 'jotai';
import { publishPlan } from '../../api/editorClient.ts';
import type { AffectedReservation, PlanError, Published } from '../../api/editorContract.ts';
import { reconcilePlan } from '../../domain/document/edits/reconcile.ts';
import { type Side, mergePlans } from '../../domain/document/threeWayMerge.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { messages } from '../messages.ts';
import { baseVersionAtom, loadPlanVersion, setPublishedAtom } from '../document/baseVersion.ts';
import { editAtom, planAtom } from '../document/document.ts';
import { discardServerDraftAtom } from './serverDraft.ts';
import { hostStateAtom, pageAtom } from '../document/hostState.ts';
import { cancelGestureAtom } from '../tools/toolState.ts';
import { dialogAtom, announceAtom } from '../session/view.ts';

export type PublishState =
  | { readonly type: 'form'; readonly trouble?: string }
  | { readonly type: 'busy' }
  | { readonly type: 'bad-plan'; readonly errors: readonly PlanError[]; readonly count: number }
  | { readonly type: 'promised'; readonly reservations: readonly AffectedReservation[] }
  /** `base` is what mine and theirs both began from. */
  | { readonly type: 'newer'; readonly base: Plan; readonly theirs: Published }
  | { readonly type: 'done'; readonly version: number };
const stateOfPublishing = atom<PublishState>({ type: 'form' });
export const publishStateAtom = atom((get) => get(stateOfPublishing));

/** Opens the dialog. Where others have published since this plan was begun, theirs comes first. */
export const openPublishDialogAtom = atom(null, async (get, set): Promise<void> => {
  set(cancelGestureAtom);
  set(dialogAtom, 'publish');
  set(stateOfPublishing, { type: 'form' });
  if (get(hostStateAtom)?.published.version !== get(baseVersionAtom)) await set(meetNewerAtom);
});

const meetNewerAtom = atom(null, async (get, set): Promise<void> => {
  const theirs = get(hostStateAtom)!.published;
  set(stateOfPublishing, { type: 'busy' });
  const base = await loadPlanVersion(get, get(baseVersionAtom));
  set(
    stateOfPublishing,
    base ? { type: 'newer', base, theirs } : { type: 'form', trouble: messages.publishing.troubles['no-base'] },
  );
});

export type Publication = { readonly by: string; readonly note: string };

/** Publishes what is drawn. `accept` are codes of reservations that may lose what they were promised. */
export const publishAtom = atom(
  null,
  async (get, set, { by, note }: Publication, accept: readonly string[] = []): Promise<void> => {
    const state = get(hostStateAtom);
    if (!state || get(stateOfPublishing).type === 'busy') return;
    if (state.published.version !== get(baseVersionAtom)) {
      await set(meetNewerAtom);
      return;
    }
    set(stateOfPublishing, { type: 'busy' });
    const plan = get(planAtom);
    const outcome = await publishPlan(get(pageAtom).tenant, { plan, by, note, accept }, state.published.etag);
    if (outcome.ok) {
      const { version, etag } = outcome;
      set(setPublishedAtom, { version, plan, etag, by, note, at: Date.now() }, version);
      set(forgetFolderAtom);
      set(stateOfPublishing, { type: 'done', version });
      await set(discardServerDraftAtom);
      return;
    }
    switch (outcome.error) {
      case 'newer':
        set(setPublishedAtom, outcome.published, get(baseVersionAtom));
        await set(meetNewerAtom);
        break;
      case 'promised':
        set(stateOfPublishing, { type: 'promised', reservations: outcome.reservations });
        break;
      case 'bad-plan':
        set(stateOfPublishing, { type: 'bad-plan', errors: outcome.errors, count: outcome.count });
        break;
      case 'refused':
        set(stateOfPublishing, { type: 'form', trouble: outcome.message || messages.publishing.troubles.refused });
        break;
      default:
        set(stateOfPublishing, { type: 'form', trouble: messages.publishing.troubles[outcome.error] });
    }
  },
);

/** Mine and theirs together become what is drawn, as one step; conflicts go as they were chosen. Publishing is the next one. */
export const applyMergeAtom = atom(null, (get, set, choices: ReadonlyMap<string, Side>) => {
  const state = get(stateOfPublishing);
  if (state.type !== 'newer') return;
  const { base, theirs } = state;
  const { plan } = mergePlans(base, get(planAtom), theirs.plan, choices);
  set(editAtom, messages.merging.step(theirs.version), (drawing) => reconcilePlan(drawing, plan));
  set(baseVersionAtom, theirs.version);
  set(stateOfPublishing, { type: 'form' });
  set(announceAtom, messages.merging.taken(theirs.version));
});

/** An earlier plan, or the folder's, is drawn again, as one step. */
export const restorePlanAtom = atom(null, (_get, set, plan: Plan, step: string, saying: string) => {
  set(cancelGestureAtom);
  set(editAtom, step, (drawing) => reconcilePlan(drawing, plan));
  set(announceAtom, saying);
  set(dialogAtom, undefined);
});

const putAsideAtom = atom(false);
/** The folder's plan, where it has changed since the last publishing and nobody has put it aside. */
export const folderPlanAtom = atom((get): Plan | undefined => {
  const folder = get(hostStateAtom)?.folder;
  return folder?.changed && !get(putAsideAtom) ? folder.plan : undefined;
});
export const dismissFolderPlanAtom = atom(null, (_get, set) => {
  set(putAsideAtom, true);
});

const forgetFolderAtom = atom(null, (get, set) => {
  const state = get(hostStateAtom);
  if (!state?.folder.changed) return;
  const base = get(baseVersionAtom);
  set(hostStateAtom, { ...state, folder: { changed: false } });
  set(baseVersionAtom, base);
});
