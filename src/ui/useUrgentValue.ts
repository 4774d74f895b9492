import { type Atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/** Reads an atom at once, even where a transition has changed it. */
export function useUrgentValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom]);
  return useSyncExternalStore(subscribe, () => store.get(atom));
}
