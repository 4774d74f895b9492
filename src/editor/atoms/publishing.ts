/** Publishing, step by step: the form, what may stand in its way, and merging with what somebody else has published. */
import { atom } from 'jotai';
import { publish } from '../../api/editorClient.ts';
import type { BrokenReservation, PlanError, Published } from '../../api/editorContract.ts';
import { replacePlan } from '../../domain/edits/replace.ts';
import { type Side, mergePlans } from '../../domain/merge.ts';
import type { Plan } from '../../domain/plan.ts';
import { words } from '../words.ts';
import { baseVersionAtom, planOfVersion, setPublishedAtom } from './basis.ts';
import { editAtom, planAtom } from './document.ts';
import { forgetDraftAtom } from './draft.ts';
import { hostStateAtom, pageAtom } from './host.ts';
import { restAtom } from './tool.ts';
import { dialogAtom, sayAtom } from './view.ts';

export type PublishingState =
  | { readonly is: 'form'; readonly trouble?: string }
  | { readonly is: 'busy' }
  | { readonly is: 'bad-plan'; readonly errors: readonly PlanError[]; readonly count: number }
  | { readonly is: 'promised'; readonly reservations: readonly BrokenReservation[] }
  /** `base` is what mine and theirs both began from. */
  | { readonly is: 'newer'; readonly base: Plan; readonly theirs: Published }
  | { readonly is: 'done'; readonly version: number };
const stateOfPublishing = atom<PublishingState>({ is: 'form' });
export const publishingAtom = atom((get) => get(stateOfPublishing));

/** Opens the dialog. Where others have published since this plan was begun, theirs comes first. */
export const openPublishingAtom = atom(null, async (get, set): Promise<void> => {
  set(restAtom);
  set(dialogAtom, 'publish');
  set(stateOfPublishing, { is: 'form' });
  if (get(hostStateAtom)?.published.version !== get(baseVersionAtom)) await set(meetNewerAtom);
});

const meetNewerAtom = atom(null, async (get, set): Promise<void> => {
  const theirs = get(hostStateAtom)!.published;
  set(stateOfPublishing, { is: 'busy' });
  const base = await planOfVersion(get, get(baseVersionAtom));
  set(
    stateOfPublishing,
    base ? { is: 'newer', base, theirs } : { is: 'form', trouble: words.publishing.troubles['no-base'] },
  );
});

export type Publication = { readonly by: string; readonly note: string };

/** Publishes what is drawn. `accept` are codes of reservations that may lose what they were promised. */
export const publishAtom = atom(
  null,
  async (get, set, { by, note }: Publication, accept: readonly string[] = []): Promise<void> => {
    const state = get(hostStateAtom);
    if (!state || get(stateOfPublishing).is === 'busy') return;
    if (state.published.version !== get(baseVersionAtom)) {
      await set(meetNewerAtom);
      return;
    }
    set(stateOfPublishing, { is: 'busy' });
    const plan = get(planAtom);
    const outcome = await publish(get(pageAtom).tenant, { plan, by, note, accept }, state.published.etag);
    if (outcome.ok) {
      const { version, etag } = outcome;
      set(setPublishedAtom, { version, plan, etag, by, note, at: Date.now() }, version);
      set(forgetFolderAtom);
      set(stateOfPublishing, { is: 'done', version });
      await set(forgetDraftAtom);
      return;
    }
    switch (outcome.reason) {
      case 'newer':
        set(setPublishedAtom, outcome.published, get(baseVersionAtom));
        await set(meetNewerAtom);
        break;
      case 'promised':
        set(stateOfPublishing, { is: 'promised', reservations: outcome.reservations });
        break;
      case 'bad-plan':
        set(stateOfPublishing, { is: 'bad-plan', errors: outcome.errors, count: outcome.count });
        break;
      case 'refused':
        set(stateOfPublishing, { is: 'form', trouble: outcome.message || words.publishing.troubles.refused });
        break;
      default:
        set(stateOfPublishing, { is: 'form', trouble: words.publishing.troubles[outcome.reason] });
    }
  },
);

/** Mine and theirs together become what is drawn, as one step; conflicts go as they were chosen. Publishing is the next one. */
export const mergeAtom = atom(null, (get, set, choices: ReadonlyMap<string, Side>) => {
  const state = get(stateOfPublishing);
  if (state.is !== 'newer') return;
  const { base, theirs } = state;
  const { plan } = mergePlans(base, get(planAtom), theirs.plan, choices);
  set(editAtom, words.merging.step(theirs.version), (drawing) => replacePlan(drawing, plan));
  set(baseVersionAtom, theirs.version);
  set(stateOfPublishing, { is: 'form' });
  set(sayAtom, words.merging.taken(theirs.version));
});

/** An earlier plan, or the folder's, is drawn again, as one step. */
export const takePlanAtom = atom(null, (_get, set, plan: Plan, step: string, saying: string) => {
  set(restAtom);
  set(editAtom, step, (drawing) => replacePlan(drawing, plan));
  set(sayAtom, saying);
  set(dialogAtom, undefined);
});

const putAsideAtom = atom(false);
/** The folder's plan, where it has changed since the last publishing and nobody has put it aside. */
export const folderPlanAtom = atom((get): Plan | undefined => {
  const folder = get(hostStateAtom)?.folder;
  return folder?.changed && !get(putAsideAtom) ? folder.plan : undefined;
});
export const putFolderAsideAtom = atom(null, (_get, set) => {
  set(putAsideAtom, true);
});

const forgetFolderAtom = atom(null, (get, set) => {
  const state = get(hostStateAtom);
  if (!state?.folder.changed) return;
  const base = get(baseVersionAtom);
  set(hostStateAtom, { ...state, folder: { changed: false } });
  set(baseVersionAtom, base);
});
