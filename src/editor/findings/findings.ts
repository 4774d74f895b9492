/** Findings of the plan checks for the open drawing: checked after each change, listed, visited and fixed. */
import { type createStore, atom } from 'jotai';
import { combineFixes } from '../../domain/checks/fixes.ts';
import type { Finding } from '../../domain/checks/finding.ts';
import { type Severity, fixTitleOf as titleOfFix, messageOf } from '../../domain/checks/wording.ts';
import { itemsBounds } from '../../domain/document/itemBounds.ts';
import { expandBox } from '../../domain/geometry/boxes.ts';
import { type EditorDocument, type Item, planFromDocument } from '../../domain/document/editorDocument.ts';
import { freePlaceOffset } from '../../domain/document/freePlace.ts';
import { setItemFlags } from '../../domain/document/edits/itemFlags.ts';
import { translateItems } from '../../domain/document/edits/transform.ts';
import { createCheckClient } from '../../domain/checks/worker/checkClient.ts';
import { itemKeyLookup, applyFix } from './applyFix.ts';
import { messages } from '../messages.ts';
import { editAtom, itemsAtom, committedDrawingAtom } from '../document/document.ts';
import { hostStateAtom, loadStateAtom } from '../document/hostState.ts';
import { itemName } from '../document/itemNames.ts';
import { selectItemsAtom } from '../document/selection.ts';
import { editWithChairs } from '../tools/create/chairs.ts';
import { cancelGestureAtom } from '../tools/toolState.ts';
import { announceAtom } from '../session/announcements.ts';
import { planHandleAtom } from '../session/view.ts';

/** A finding with the key of its item. `id` is unique among the findings of one drawing. */
export type ListedFinding = {
  readonly id: string;
  readonly key: string | undefined;
  /** Name of the table; empty for decor and for the plan as a whole. */
  readonly name: string;
  readonly finding: Finding;
};
type CheckResult = {
  /** The drawing that was checked. Undefined before the first check. */
  readonly drawing: EditorDocument | undefined;
  readonly findings: readonly ListedFinding[];
  readonly hasFailed: boolean;
};

const checkResultAtom = atom<CheckResult>({ drawing: undefined, findings: [], hasFailed: false });
/** All findings, errors first. */
export const findingsAtom = atom((get) => get(checkResultAtom).findings);
export type CheckStatus = 'checking' | 'ready' | 'failed';
export const checkStatusAtom = atom((get): CheckStatus => {
  const { drawing, hasFailed } = get(checkResultAtom);
  if (hasFailed) return 'failed';
  return drawing !== undefined && drawing === get(committedDrawingAtom) ? 'ready' : 'checking';
});

export type FindingFilter = 'all' | Severity;
export const findingFilterAtom = atom<FindingFilter>('all');
export const visibleFindingsAtom = atom((get) => {
  const filter = get(findingFilterAtom);
  return filter === 'all' ? get(findingsAtom) : get(findingsAtom).filter(({ finding }) => finding.severity === filter);
});

const activeIdAtom = atom<string>();
/** The finding that the user visited last. Undefined once a check no longer reports it. */
export const activeFindingAtom = atom((get) => get(findingsAtom).find(({ id }) => id === get(activeIdAtom)));

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

function listFindings(findings: readonly Finding[], drawing: EditorDocument): ListedFinding[] {
  const names = new Map(drawing.tables.map(({ key, room }) => [key, room.name]));
  const keyOf = itemKeyLookup(drawing);
  return findings
    .toSorted((a, b) => RANK[a.severity] - RANK[b.severity])
    .map((finding, index) => {
      const key = keyOf(finding);
      return {
        id: `${finding.rule} ${finding.path} ${key ?? index}`,
        key,
        name: (key !== undefined && names.get(key)) || '',
        finding,
      };
    });
}

/** Shows a hidden item again and announces it. Returns the announcement, or undefined if the item was not hidden. */
const unhideItemAtom = atom(null, (_get, set, item: Item): string | undefined => {
  if (!item.hidden) return undefined;
  const name = itemName(item);
  set(editAtom, messages.showStep({ name }), (drawing) =>
    setItemFlags(drawing, new Set([item.key]), { hidden: false }),
  );
  const announcement = messages.visibleAgain({ name });
  set(announceAtom, announcement);
  return announcement;
});

/**
 * Selects the item of a finding and moves the view to it. A hidden item is shown again, as an edit of its own, since
 * nobody can fix what they can't see. Returns the announcement of that edit, if it was needed.
 */
export const focusFindingAtom = atom(null, (get, set, { id, key }: ListedFinding): string | undefined => {
  set(activeIdAtom, id);
  if (key === undefined) return undefined;
  const item = get(itemsAtom).get(key);
  if (!item) {
    set(announceAtom, messages.findingGone);
    return undefined;
  }
  set(cancelGestureAtom);
  const shownAgain = set(unhideItemAtom, item);
  set(selectItemsAtom, [item.key], 'only', true);
  const box = itemsBounds([item]);
  if (box) get(planHandleAtom)?.flyTo(expandBox(box, Math.max(box.width, box.height) * 2));
  return shownAgain;
});

/** Visits the finding after the active one and announces it. After the last comes the first. */
export const nextFindingAtom = atom(null, (get, set) => {
  const visible = get(visibleFindingsAtom);
  const activeIndex = visible.findIndex(({ id }) => id === get(activeIdAtom));
  const next = visible[(activeIndex + 1) % visible.length];
  if (!next) return;
  const shownAgain = set(focusFindingAtom, next);
  const message = messageOf(next.finding);
  set(announceAtom, shownAgain === undefined ? message : `${message.replace(/\.?$/, '.')} ${shownAgain}`);
});

/**
 * Applies the fixes of findings as one edit. If two fixes change the same value, only the first is applied. Does
 * nothing if the drawing has changed since the check.
 */
export const applyFixesAtom = atom(null, (get, set, findings: readonly ListedFinding[]) => {
  set(cancelGestureAtom);
  const { fixed: fixedFindings, changes } = combineFixes(findings.map(({ finding }) => finding));
  const drawing = get(committedDrawingAtom);
  const isCurrent = get(checkResultAtom).drawing === drawing;
  const fixed = fixedFindings.length > 0 && isCurrent ? applyFix(drawing, changes) : undefined;
  if (!fixed) {
    set(announceAtom, messages.notFixed);
    return;
  }
  const [only] = fixedFindings;
  const title = only && fixedFindings.length === 1 ? titleOfFix(only) : undefined;
  set(editAtom, title ?? messages.fixStep({ count: fixedFindings.length }), () => fixed);
  set(
    announceAtom,
    title === undefined ? messages.fixStep({ count: fixedFindings.length }) : messages.fixed({ title }),
  );
});

/** Returns the title of a finding's fix. The checks know no free places, so the editor fixes overlaps. */
export function fixTitleOf({ key, finding }: ListedFinding): string | undefined {
  return (
    titleOfFix(finding) ?? (finding.rule === 'overlap' && key !== undefined ? messages.moveToFreePlace : undefined)
  );
}

/** Applies the fix of one finding. A table that overlaps another moves to the nearest free place, with its chairs. */
export const applyFindingFixAtom = atom(null, (get, set, listed: ListedFinding) => {
  const { key, finding } = listed;
  if (finding.fix || key === undefined) {
    set(applyFixesAtom, [listed]);
    return;
  }
  set(cancelGestureAtom);
  const drawing = get(committedDrawingAtom);
  if (get(checkResultAtom).drawing !== drawing) {
    set(announceAtom, messages.notFixed);
    return;
  }
  const keys = new Set([key]);
  let isMoved = false;
  const fixed = editWithChairs(drawing, keys, (unseated) => {
    const by = freePlaceOffset(unseated, key);
    isMoved = by !== undefined;
    return { drawing: by ? translateItems(unseated, new Map([[key, by]])) : unseated, keys };
  });
  if (isMoved) set(editAtom, messages.moveToFreePlace, () => fixed);
  set(announceAtom, isMoved ? messages.fixed({ title: messages.moveToFreePlace }) : messages.noFreePlace);
});

/** Pause between the last edit and the check, so that a held arrow key causes one check. */
const CHECK_DELAY_MS = 250;

/** Checks the drawing after each committed edit, until the returned function is called. */
export function startChecks(store: ReturnType<typeof createStore>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const client = createCheckClient();
  const check = async (): Promise<void> => {
    const drawing = store.get(committedDrawingAtom);
    if (store.get(checkResultAtom).drawing === drawing) return;
    try {
      const checked = await client.checkPlan({
        plan: planFromDocument(drawing),
        venue: store.get(hostStateAtom)?.venue,
      });
      if (checked) store.set(checkResultAtom, { drawing, findings: listFindings(checked, drawing), hasFailed: false });
    } catch {
      store.set(checkResultAtom, (previous) => ({ ...previous, hasFailed: true }));
    }
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (store.get(loadStateAtom) === 'ready') timer = setTimeout(() => void check(), CHECK_DELAY_MS);
  };
  const unsubscribes = [store.sub(committedDrawingAtom, schedule), store.sub(loadStateAtom, schedule)];
  schedule();
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    client.terminate();
  };
}
