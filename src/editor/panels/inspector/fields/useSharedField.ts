/** Binds a field to the drawing, or to one or several items: reads the common value and writes it as one undo step. */
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import type { EditorDocument, Item } from '../../../../domain/document/editorDocument.ts';
import type { ItemKeys } from '../../../../domain/document/edits/updateItems.ts';
import {
  type Edit,
  beforeGestureAtom,
  beginGestureAtom,
  updateGestureAtom,
  commitGestureAtom,
  drawingAtom,
  editAtom,
  itemsAtom,
} from '../../../document/document.ts';
import { inspectorMessages } from '../messages.ts';

/** The value that all items share, or `mixed`. */
export type SharedValue<Value> = { readonly mixed: false; readonly value: Value } | { readonly mixed: true };

export function sharedValue<Kind, Value>(items: readonly Kind[], read: (item: Kind) => Value): SharedValue<Value> {
  const [first] = items;
  const value = first && read(first);
  const isShared = items.every((item) => Object.is(read(item), value));
  return isShared ? { mixed: false, value: value as Value } : { mixed: true };
}

export type SharedField<Value> = {
  readonly shared: SharedValue<Value>;
  /** Writes the value as one undo step. Returns the new value, which differs if the plan limits it. */
  write(value: Value): SharedValue<Value>;
  /** Writes during a held key or a drag. Everything until `endLive` is one undo step. */
  writeLive(value: Value): void;
  endLive(): void;
};

/** What a field of texts or choices needs. */
export type Setting<Value> = Pick<SharedField<Value>, 'shared'> & { write(value: Value): void };

/** A field of a value that is not part of the history, such as an option of a tool. */
export function plainField<Value>(value: Value, write: (value: Value) => void): SharedField<Value> {
  return {
    shared: { mixed: false, value },
    writeLive: write,
    endLive() {
      /* There is no undo step to end. */
    },
    write(next) {
      write(next);
      return { mixed: false, value: next };
    },
  };
}

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

/**
 * The handlers of a field. `step` is the label of the undo step, `read` returns the value after a write, and `make`
 * writes a value to the drawing.
 */
export function useWritableField<Value>(
  step: string,
  shared: SharedValue<Value>,
  read: () => SharedValue<Value>,
  make: (drawing: EditorDocument, value: Value) => EditorDocument,
): SharedField<Value> {
  const edit = useSetAtom(editAtom);
  const editLive = useSetAtom(liveEditAtom);
  const endLive = useSetAtom(endLiveAtom);
  return {
    shared,
    write(value) {
      edit(step, (drawing) => make(drawing, value));
      return read();
    },
    writeLive(value) {
      editLive(step, (drawing) => make(drawing, value));
    },
    endLive() {
      endLive();
    },
  };
}

/** A field of the drawing as a whole. */
export function useDrawingField<Value>(
  label: string,
  read: (drawing: EditorDocument) => Value,
  make: (drawing: EditorDocument, value: Value) => EditorDocument,
): SharedField<Value> {
  const store = useStore();
  const valueOf = (drawing: EditorDocument): SharedValue<Value> => ({ mixed: false, value: read(drawing) });
  const step = inspectorMessages.step({ label, count: 1 });
  return useWritableField(step, valueOf(useAtomValue(drawingAtom)), () => valueOf(store.get(drawingAtom)), make);
}

/**
 * A field of one or several items, of which there is at least one. `inOrder` puts the items in the order in which
 * `make` gets their keys.
 */
export function useSharedField<Kind extends Item, Value>(
  items: readonly Kind[],
  label: string,
  read: (item: Kind) => Value,
  make: (drawing: EditorDocument, keys: ItemKeys, value: Value) => EditorDocument,
  inOrder: (items: readonly Kind[]) => readonly Kind[] = (all) => all,
): SharedField<Value> {
  const store = useStore();
  // Collected when something is written: there can be thousands.
  const keysNow = (): ItemKeys => new Set(inOrder(items).map(({ key }) => key));
  const readNow = (): SharedValue<Value> => {
    const current = store.get(itemsAtom);
    return sharedValue(
      [...keysNow()].flatMap((key) => (current.get(key) as Kind | undefined) ?? []),
      read,
    );
  };
  const step = inspectorMessages.step({ label, count: items.length });
  return useWritableField(step, sharedValue(items, read), readNow, (drawing, value) => make(drawing, keysNow(), value));
}
