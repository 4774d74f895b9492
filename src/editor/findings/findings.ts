/** What the checks find in the drawing as it was last settled. */
import { type createStore, atom } from 'jotai';
import { combineFixes } from '../../domain/checks/fixes.ts';
import type { Finding, Severity } from '../../domain/checks/finding.ts';
import { itemsBounds } from '../../domain/document/itemBounds.ts';
import { expandBox } from '../../domain/geometry/boxes.ts';
import { type EditorDocument, type Item, planFromDocument } from '../../domain/document/editorDocument.ts';
import { setItemFlags } from '../../domain/document/edits/itemFlags.ts';
import { createCheckClient } from '../../domain/checks/worker/checkClient.ts';
import { itemKeyOf, applyFix } from './applyFix.ts';
import { decorName } from '../panels/inspector/messages.ts';
import { messages } from '../messages.ts';
import { editAtom, itemsAtom, committedDrawingAtom } from '../document/document.ts';
import { hostStateAtom, loadStateAtom } from '../document/hostState.ts';
import { selectAtom } from '../document/selection.ts';
import { cancelGestureAtom } from '../tools/toolState.ts';
import { planHandleAtom, announceAtom, announcementAtom } from '../session/view.ts';

/** A finding with the key of the item that it is about. `id` tells one from another of the same drawing. */
export type ListedFinding = {
  readonly id: string;
  readonly key: string | undefined;
  readonly name: string;
  readonly finding: Finding;
};
/** `of` is the drawing that was checked; undefined before the first check. */
type Checked = {
  readonly of: EditorDocument | undefined;
  readonly listed: readonly ListedFinding[];
  readonly failed: boolean;
};

const checkedAtom = atom<Checked>({ of: undefined, listed: [], failed: false });
/** The most serious first. */
export const findingsAtom = atom((get) => get(checkedAtom).listed);
export type CheckStatus = 'checking' | 'ready' | 'failed';
export const checkStatusAtom = atom((get): CheckStatus => {
  const { of, failed } = get(checkedAtom);
  return failed ? 'failed' : of === undefined || of !== get(committedDrawingAtom) ? 'checking' : 'ready';
});

export type FindingFilter = 'all' | Severity;
export const findingFilterAtom = atom<FindingFilter>('all');
export const visibleFindingsAtom = atom((get) => {
  const filter = get(findingFilterAtom);
  return filter === 'all' ? get(findingsAtom) : get(findingsAtom).filter(({ finding }) => finding.severity === filter);
});

const atHandAtom = atom<string>();
/** The finding that was gone to last, while it is still there. */
export const activeFindingAtom = atom((get) => get(findingsAtom).find(({ id }) => id === get(atHandAtom)));

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

function listedOf(findings: readonly Finding[], drawing: EditorDocument): ListedFinding[] {
  const rooms = new Map(drawing.tables.map(({ key, room }) => [key, room.name]));
  return findings
    .toSorted((one, other) => RANK[one.severity] - RANK[other.severity])
    .map((finding, place) => {
      const key = itemKeyOf(finding, drawing);
      return {
        id: `${finding.rule} ${finding.path} ${key ?? place}`,
        key,
        name: (key !== undefined && rooms.get(key)) || '',
        finding,
      };
    });
}

/** An item that is hidden is shown again, and that is said. */
export const unhideItemAtom = atom(null, (_get, set, item: Item) => {
  if (!item.hidden) return;
  const name = item.kind === 'table' ? item.room.name : decorName(item.decor);
  set(editAtom, messages.showStep(name), (drawing) => setItemFlags(drawing, new Set([item.key]), { hidden: false }));
  set(announceAtom, messages.shownAgain(name));
});

/** Selects what a finding is about and flies there. What is hidden is shown again, as a step of its own: nobody can mend what they can't see. */
export const focusFindingAtom = atom(null, (get, set, { id, key }: ListedFinding) => {
  set(atHandAtom, id);
  const item = key === undefined ? undefined : get(itemsAtom).get(key);
  if (!item) {
    if (key !== undefined) set(announceAtom, messages.findingGone);
    return;
  }
  set(cancelGestureAtom);
  set(unhideItemAtom, item);
  set(selectAtom, [item.key], 'only', true);
  const box = itemsBounds([item]);
  if (box) get(planHandleAtom)?.flyTo(expandBox(box, Math.max(box.width, box.height) * 2));
});

/** The next finding after the one at hand, round and round. */
export const nextFindingAtom = atom(null, (get, set) => {
  const shown = get(visibleFindingsAtom);
  const at = shown.findIndex(({ id }) => id === get(atHandAtom));
  const next = shown[(at + 1) % shown.length];
  if (!next) return;
  const isHidden = next.key !== undefined && get(itemsAtom).get(next.key)?.hidden === true;
  set(focusFindingAtom, next);
  set(
    announceAtom,
    isHidden ? `${next.finding.message.replace(/\.?$/, '.')} ${get(announcementAtom).text}` : next.finding.message,
  );
});

/** Mends findings of the drawing as it is: one step. Of two that change the same place the first is mended. */
export const applyFixesAtom = atom(null, (get, set, wanted: readonly ListedFinding[]) => {
  set(cancelGestureAtom);
  const { done, changes } = combineFixes(wanted.map(({ finding }) => finding));
  const drawing = get(committedDrawingAtom);
  const made = done.length > 0 && get(checkedAtom).of === drawing ? applyFix(drawing, changes) : undefined;
  if (!made) {
    set(announceAtom, messages.notMended);
    return;
  }
  set(editAtom, done.length === 1 ? done[0]!.fix!.title : messages.mendStep(done.length), () => made);
  set(announceAtom, done.length === 1 ? messages.mended(done[0]!.fix!.title) : messages.mendStep(done.length));
});

/** Pause after the last change, in milliseconds: a held arrow key is checked once. */
const PAUSE = 250;

/** Checks what is drawn whenever it settles, until the returned function is called. */
export function startChecks(store: ReturnType<typeof createStore>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const client = createCheckClient();
  const check = async (): Promise<void> => {
    const drawing = store.get(committedDrawingAtom);
    if (store.get(checkedAtom).of === drawing) return;
    try {
      const findings = await client.checkPlan({
        plan: planFromDocument(drawing),
        venue: store.get(hostStateAtom)?.venue,
      });
      if (findings) store.set(checkedAtom, { of: drawing, listed: listedOf(findings, drawing), failed: false });
    } catch {
      store.set(checkedAtom, (before) => ({ ...before, failed: true }));
    }
  };
  const changed = (): void => {
    clearTimeout(timer);
    if (store.get(loadStateAtom) === 'ready') timer = setTimeout(() => void check(), PAUSE);
  };
  const stops = [store.sub(committedDrawingAtom, changed), store.sub(loadStateAtom, changed)];
  changed();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    client.terminate();
  };
}
