/** What the checks find in the drawing as it was last settled. */
import { type createStore, atom } from 'jotai';
import { mendsOf } from '../../domain/checks/mends.ts';
import type { Finding, Severity } from '../../domain/checks/finding.ts';
import { boxOfItems } from '../../domain/bounds.ts';
import { padded } from '../../domain/geometry.ts';
import { type Drawing, type Item, planOf } from '../../domain/drawing.ts';
import { setMarks } from '../../domain/edits/marks.ts';
import { startChecking } from '../findings/checking.ts';
import { keyOf, mended } from '../findings/mending.ts';
import { decorName } from '../inspector/words.ts';
import { words } from '../words.ts';
import { editAtom, itemsAtom, settledAtom } from './document.ts';
import { hostStateAtom, openingAtom } from './host.ts';
import { selectAtom } from './selection.ts';
import { restAtom } from './tool.ts';
import { planHandleAtom, sayAtom, sayingAtom } from './view.ts';

/** A finding with the key of the item that it is about. `id` tells one from another of the same drawing. */
export type Listed = {
  readonly id: string;
  readonly key: string | undefined;
  readonly name: string;
  readonly finding: Finding;
};
/** `of` is the drawing that was checked; undefined before the first check. */
type Checked = { readonly of: Drawing | undefined; readonly listed: readonly Listed[]; readonly failed: boolean };

const checkedAtom = atom<Checked>({ of: undefined, listed: [], failed: false });
/** The most serious first. */
export const findingsAtom = atom((get) => get(checkedAtom).listed);
export type CheckStanding = 'checking' | 'ready' | 'failed';
export const checkStandingAtom = atom((get): CheckStanding => {
  const { of, failed } = get(checkedAtom);
  return failed ? 'failed' : of === undefined || of !== get(settledAtom) ? 'checking' : 'ready';
});

export type FindingFilter = 'all' | Severity;
export const findingFilterAtom = atom<FindingFilter>('all');
export const shownFindingsAtom = atom((get) => {
  const filter = get(findingFilterAtom);
  return filter === 'all' ? get(findingsAtom) : get(findingsAtom).filter(({ finding }) => finding.severity === filter);
});

const atHandAtom = atom<string>();
/** The finding that was gone to last, while it is still there. */
export const findingAtHandAtom = atom((get) => get(findingsAtom).find(({ id }) => id === get(atHandAtom)));

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

function listedOf(findings: readonly Finding[], drawing: Drawing): Listed[] {
  const rooms = new Map(drawing.tables.map(({ key, room }) => [key, room.name]));
  return findings
    .toSorted((one, other) => RANK[one.severity] - RANK[other.severity])
    .map((finding, place) => {
      const key = keyOf(finding, drawing);
      return {
        id: `${finding.rule} ${finding.path} ${key ?? place}`,
        key,
        name: (key !== undefined && rooms.get(key)) || '',
        finding,
      };
    });
}

/** An item that is hidden is shown again, and that is said. */
export const showItemAtom = atom(null, (_get, set, item: Item) => {
  if (!item.hidden) return;
  const name = item.kind === 'table' ? item.room.name : decorName(item.decor);
  set(editAtom, words.showStep(name), (drawing) => setMarks(drawing, new Set([item.key]), { hidden: false }));
  set(sayAtom, words.shownAgain(name));
});

/** Selects what a finding is about and flies there. What is hidden is shown again, as a step of its own: nobody can mend what they can't see. */
export const goToFindingAtom = atom(null, (get, set, { id, key }: Listed) => {
  set(atHandAtom, id);
  const item = key === undefined ? undefined : get(itemsAtom).get(key);
  if (!item) {
    if (key !== undefined) set(sayAtom, words.findingGone);
    return;
  }
  set(restAtom);
  set(showItemAtom, item);
  set(selectAtom, [item.key], 'only', true);
  const box = boxOfItems([item]);
  if (box) get(planHandleAtom)?.flyTo(padded(box, Math.max(box.width, box.height) * 2));
});

/** The next finding after the one at hand, round and round. */
export const nextFindingAtom = atom(null, (get, set) => {
  const shown = get(shownFindingsAtom);
  const at = shown.findIndex(({ id }) => id === get(atHandAtom));
  const next = shown[(at + 1) % shown.length];
  if (!next) return;
  const isHidden = next.key !== undefined && get(itemsAtom).get(next.key)?.hidden === true;
  set(goToFindingAtom, next);
  set(
    sayAtom,
    isHidden ? `${next.finding.message.replace(/\.?$/, '.')} ${get(sayingAtom).text}` : next.finding.message,
  );
});

/** Mends findings of the drawing as it is: one step. Of two that change the same place the first is mended. */
export const mendAtom = atom(null, (get, set, wanted: readonly Listed[]) => {
  set(restAtom);
  const { done, changes } = mendsOf(wanted.map(({ finding }) => finding));
  const drawing = get(settledAtom);
  const made = done.length > 0 && get(checkedAtom).of === drawing ? mended(drawing, changes) : undefined;
  if (!made) {
    set(sayAtom, words.notMended);
    return;
  }
  set(editAtom, done.length === 1 ? done[0]!.mend!.title : words.mendStep(done.length), () => made);
  set(sayAtom, done.length === 1 ? words.mended(done[0]!.mend!.title) : words.mendStep(done.length));
});

/** Pause after the last change, in milliseconds: a held arrow key is checked once. */
const PAUSE = 250;

/** Checks what is drawn whenever it settles, until the returned function is called. */
export function followFindings(store: ReturnType<typeof createStore>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checking = startChecking(() => {
    store.set(checkedAtom, (before) => ({ ...before, failed: true }));
  });
  const check = (): void => {
    const drawing = store.get(settledAtom);
    if (store.get(checkedAtom).of === drawing) return;
    checking.check({ plan: planOf(drawing), venue: store.get(hostStateAtom)?.venue }, (findings) => {
      store.set(checkedAtom, { of: drawing, listed: listedOf(findings, drawing), failed: false });
    });
  };
  const changed = (): void => {
    clearTimeout(timer);
    if (store.get(openingAtom) === 'ready') timer = setTimeout(check, PAUSE);
  };
  const stops = [store.sub(settledAtom, changed), store.sub(openingAtom, changed)];
  changed();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    checking.end();
  };
}
