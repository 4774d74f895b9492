/** What a field shows of the items that it is about, and how it writes to all of them: one step for one change. */
import { atom, useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import type { Drawing, Item } from '../../domain/drawing.ts';
import type { Keys } from '../../domain/edits/items.ts';
import {
  type Edit,
  beforeGestureAtom,
  beginAtom,
  changeAtom,
  commitAtom,
  editAtom,
  itemsAtom,
} from '../atoms/document.ts';

/** The value that all have in common, or that there is none. */
export type Shared<Value> = { readonly mixed: false; readonly value: Value } | { readonly mixed: true };

export function sharedOf<Kind, Value>(items: readonly Kind[], read: (item: Kind) => Value): Shared<Value> {
  const value = read(items[0]!);
  return items.every((item) => Object.is(read(item), value)) ? { mixed: false, value } : { mixed: true };
}

export type Setting<Value> = {
  readonly shared: Shared<Value>;
  /** Writes it as one step; gives what stands there now, which may be another value where the plan has no room for this one. */
  write(value: Value): Shared<Value>;
  /** Writes it while a key is held or a slider drawn, until `end`: all of that is one step. */
  live(value: Value): void;
  end(): void;
};

const openAtom = atom<{ readonly step: string; readonly before: Drawing | undefined }>();

/** A change in the middle of a gesture that is one step. */
export const liveEditAtom = atom(null, (get, set, step: string, make: Edit) => {
  const open = get(openAtom);
  if (!open || open.step !== step || open.before !== get(beforeGestureAtom)) {
    set(beginAtom, step);
    set(openAtom, { step, before: get(beforeGestureAtom) });
  }
  set(changeAtom, make);
});
export const endLiveAtom = atom(null, (get, set) => {
  const open = get(openAtom);
  set(openAtom, undefined);
  // Undo may have ended it meanwhile, and something else have begun.
  if (open && open.before === get(beforeGestureAtom)) set(commitAtom);
});

/** The setting of some items, of which there is at least one. `step` is what undoing a change of it is called. */
export function useSetting<Kind extends Item, Value>(
  items: readonly Kind[],
  step: string,
  read: (item: Kind) => Value,
  make: (drawing: Drawing, keys: Keys, value: Value) => Drawing,
): Setting<Value> {
  const store = useStore();
  const [edit, live, end] = [useSetAtom(editAtom), useSetAtom(liveEditAtom), useSetAtom(endLiveAtom)];
  const keys = useMemo(() => new Set(items.map(({ key }) => key)), [items]);
  return {
    shared: sharedOf(items, read),
    write(value) {
      edit(step, (drawing) => make(drawing, keys, value));
      const now = store.get(itemsAtom);
      return sharedOf(
        [...keys].flatMap((key) => (now.get(key) as Kind | undefined) ?? []),
        read,
      );
    },
    live(value) {
      live(step, (drawing) => make(drawing, keys, value));
    },
    end() {
      end();
    },
  };
}
