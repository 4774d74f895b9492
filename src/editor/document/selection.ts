/** Which items are selected. */
import { atom } from 'jotai';
import type { DecorItem, Item, TableItem } from '../../domain/document/editorDocument.ts';
import { itemsAtom } from './document.ts';

/** Whether keys take the place of what is selected, join it, or change sides. */
export type SelectMode = 'only' | 'add' | 'toggle';

const chosenAtom = atom<ReadonlySet<string>>(new Set<string>());

/** What of a selection was last left: the same set for the same keys, so that what is typed beside it stays. */
const leftOf = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Keys of the selected items, in the order in which they were selected. What an undo has taken away is not among them. */
export const selectedKeysAtom = atom((get): ReadonlySet<string> => {
  const chosen = get(chosenAtom);
  const items = get(itemsAtom);
  const left = [...chosen].filter((key) => items.has(key));
  if (left.length === chosen.size) return chosen;
  const before = leftOf.get(chosen);
  if (before?.size === left.length && left.every((key) => before.has(key))) return before;
  const now = new Set(left);
  leftOf.set(chosen, now);
  return now;
});
export const selectedItemsAtom = atom((get): readonly Item[] => {
  const items = get(itemsAtom);
  return [...get(selectedKeysAtom)].map((key) => items.get(key)!);
});
export const selectedTablesAtom = atom((get) =>
  get(selectedItemsAtom).filter((item): item is TableItem => item.kind === 'table'),
);
export const selectedDecorAtom = atom((get) =>
  get(selectedItemsAtom).filter((item): item is DecorItem => item.kind === 'decor'),
);

/** Keys of those that may be changed by commands: all but the locked ones. */
export const unlockedKeysAtom = atom(
  (get): ReadonlySet<string> =>
    new Set(
      get(selectedItemsAtom)
        .filter(({ locked }) => !locked)
        .map(({ key }) => key),
    ),
);

/** Selects items by key. An item of a group brings the others of it along, unless `alone`. */
export const selectAtom = atom(null, (get, set, keys: readonly string[], how: SelectMode = 'only', alone = false) => {
  const items = get(itemsAtom);
  const wanted = alone ? new Set(keys) : grouped(items, keys);
  if (how === 'only') {
    set(chosenAtom, wanted);
    return;
  }
  const before = get(selectedKeysAtom);
  const releases = how === 'toggle' && [...wanted].every((key) => before.has(key));
  set(chosenAtom, new Set(releases ? [...before].filter((key) => !wanted.has(key)) : [...before, ...wanted]));
});

/** These and all that are in one of their groups. */
function grouped(items: ReadonlyMap<string, Item>, keys: readonly string[]): ReadonlySet<string> {
  const groups = new Set(keys.flatMap((key) => items.get(key)?.group ?? []));
  if (groups.size === 0) return new Set(keys);
  return new Set([
    ...keys,
    ...[...items.values()].filter(({ group }) => group !== undefined && groups.has(group)).map(({ key }) => key),
  ]);
}
