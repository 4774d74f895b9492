import { atom } from 'jotai';
import type { DecorItem, Item, ItemsByKey, TableItem } from '../../domain/document/editorDocument.ts';
import { itemsAtom, requestedKeysAtom } from './document.ts';

/** Whether keys replace the selection, join it or toggle. */
export type SelectMode = 'only' | 'add' | 'toggle';

/** The remaining keys by requested selection. An equal selection keeps its identity, so that field drafts survive. */
const remainingKeysCache = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Keys of the selected items in selection order, without items that no longer exist. */
export const selectedKeysAtom = atom((get): ReadonlySet<string> => {
  const requested = get(requestedKeysAtom);
  const items = get(itemsAtom);
  const remaining = [...requested].filter((key) => items.has(key));
  if (remaining.length === requested.size) return requested;
  const cached = remainingKeysCache.get(requested);
  if (cached?.size === remaining.length && remaining.every((key) => cached.has(key))) return cached;
  const keys = new Set(remaining);
  remainingKeysCache.set(requested, keys);
  return keys;
});
export const selectedItemsAtom = atom((get): readonly Item[] => {
  const items = get(itemsAtom);
  return [...get(selectedKeysAtom)].flatMap((key) => items.get(key) ?? []);
});
export const selectedTablesAtom = atom((get) =>
  get(selectedItemsAtom).filter((item): item is TableItem => item.kind === 'table'),
);
export const selectedDecorAtom = atom((get) =>
  get(selectedItemsAtom).filter((item): item is DecorItem => item.kind === 'decor'),
);

/** Keys of the selected items that aren't locked. */
export const unlockedKeysAtom = atom(
  (get): ReadonlySet<string> =>
    new Set(
      get(selectedItemsAtom)
        .filter(({ locked }) => !locked)
        .map(({ key }) => key),
    ),
);

/** Key of the item on the plan that has the keyboard focus. */
export const focusedItemKeyAtom = atom<string>();

/** Whether a tap adds an item to the selection, or takes it out. */
export const selectsSeveralAtom = atom(false);

/** Selects items by key, with the other members of their groups unless `withoutGroups`. */
export const selectItemsAtom = atom(
  null,
  (get, set, keys: readonly string[], mode: SelectMode = 'only', withoutGroups = false) => {
    const items = get(itemsAtom);
    const selected = withoutGroups ? new Set(keys) : withGroupMembers(items, keys);
    if (mode === 'only') {
      set(requestedKeysAtom, selected);
      return;
    }
    const before = get(selectedKeysAtom);
    const deselects = mode === 'toggle' && [...selected].every((key) => before.has(key));
    set(
      requestedKeysAtom,
      new Set(deselects ? [...before].filter((key) => !selected.has(key)) : [...before, ...selected]),
    );
  },
);

function withGroupMembers(items: ItemsByKey, keys: readonly string[]): ReadonlySet<string> {
  const groups = new Set(keys.flatMap((key) => items.get(key)?.group ?? []));
  if (groups.size === 0) return new Set(keys);
  return new Set([
    ...keys,
    ...items
      .values()
      .filter(({ group }) => group !== undefined && groups.has(group))
      .map(({ key }) => key),
  ]);
}
