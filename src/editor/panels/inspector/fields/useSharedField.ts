/** What a field shows of the items that it is about, and how it writes to all of them: one step for one change. */
import { atom, useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import type { EditorDocument, Item } from '../../../../domain/document/editorDocument.ts';
import type { ItemKeys } from '../../../../domain/document/edits/updateItems.ts';
import {
  type Edit,
  beforeGestureAtom,
  beginGestureAtom,
  updateGestureAtom,
  commitGestureAtom,
  editAtom,
  itemsAtom,
} from '../../../document/document.ts';

/** The value that all have in common, or that there is none. */
export type SharedValue<Value> = { readonly mixed: false; readonly value: Value } | { readonly mixed: true };

export function sharedValue<Kind, Value>(items: readonly Kind[], read: (item: Kind) => Value): SharedValue<Value> {
  const value = read(items[0]!);
  return items.every((item) => Object.is(read(item), value)) ? { mixed: false, value } : { mixed: true };
}

export type SharedField<Value> = {
  readonly shared: SharedValue<Value>;
  /** Writes it as one step; gives what stands there now, which may be another value where the plan has no room for this one. */
  write(value: Value): SharedValue<Value>;
  /** Writes it while a key is held or a slider drawn, until `end`: all of that is one step. */
  writeLive(value: Value): void;
  endLive(): void;
};

const openAtom = atom<{ readonly step: string; readonly before: EditorDocument | undefined }>();

/** A change in the middle of a gesture that is one step. */
export const liveEditAtom = atom(null, (get, set, step: string, make: Edit) => {
  const open = get(openAtom);
  if (!open || open.step !== step || open.before !== get(beforeGestureAtom)) {
    set(beginGestureAtom, step);
    set(openAtom, { step, before: get(beforeGestureAtom) });
  }
  set(updateGestureAtom, make);
});
export const endLiveAtom = atom(null, (get, set) => {
  const open = get(openAtom);
  set(openAtom, undefined);
  // Undo may have ended it meanwhile, and something else have begun.
  if (open && open.before === get(beforeGestureAtom)) set(commitGestureAtom);
});

/** The setting of some items, of which there is at least one. `step` is what undoing a change of it is called. */
export function useSharedField<Kind extends Item, Value>(
  items: readonly Kind[],
  step: string,
  read: (item: Kind) => Value,
  make: (drawing: EditorDocument, keys: ItemKeys, value: Value) => EditorDocument,
): SharedField<Value> {
  const store = useStore();
  const [edit, live, end] = [useSetAtom(editAtom), useSetAtom(liveEditAtom), useSetAtom(endLiveAtom)];
  const keys = useMemo(() => new Set(items.map(({ key }) => key)), [items]);
  return {
    shared: sharedValue(items, read),
    write(value) {
      edit(step, (drawing) => make(drawing, keys, value));
      const now = store.get(itemsAtom);
      return sharedValue(
        [...keys].flatMap((key) => (now.get(key) as Kind | undefined) ?? []),
        read,
      );
    },
    writeLive(value) {
      live(step, (drawing) => make(drawing, keys, value));
    },
    endLive() {
      end();
    },
  };
}
