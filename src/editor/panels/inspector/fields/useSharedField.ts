/** Binds a field to one or several items: reads their common value and writes to all of them as one undo step. */
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

/** The value that all items share, or `mixed`. */
export type SharedValue<Value> = { readonly mixed: false; readonly value: Value } | { readonly mixed: true };

export function sharedValue<Kind, Value>(items: readonly Kind[], read: (item: Kind) => Value): SharedValue<Value> {
  const [first, ...others] = items.map(read);
  return others.every((value) => Object.is(value, first)) ? { mixed: false, value: first as Value } : { mixed: true };
}

export type SharedField<Value> = {
  readonly shared: SharedValue<Value>;
  /** Writes the value as one undo step. Returns the new value, which differs if the plan limits it. */
  write(value: Value): SharedValue<Value>;
  /** Writes during a held key or a drag. Everything until `endLive` is one undo step. */
  writeLive(value: Value): void;
  endLive(): void;
};

const openAtom = atom<{ readonly step: string; readonly before: EditorDocument | undefined }>();

/** Applies a change of a gesture, which is one undo step as a whole. */
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
  // Undo may have ended the gesture, and another one may have started.
  if (open && open.before === get(beforeGestureAtom)) set(commitGestureAtom);
});

/** `items` must not be empty. `step` is the label of the undo step. */
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
