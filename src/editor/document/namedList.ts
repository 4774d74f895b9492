/** Lists of named things that the device keeps, such as symbols and templates. */
import { type Getter, type WritableAtom, type Atom, atom } from 'jotai';

type NamedListOptions<Thing> = {
  storageKey(get: Getter): string;
  serialize(things: readonly Thing[]): string;
  /** Returns undefined if the text can't be read. */
  parse(text: string): readonly Thing[] | undefined;
  readonly max: number;
};

type NamedList<Thing> = {
  /** By name. Empty without storage, as in some private windows. */
  readonly listAtom: Atom<readonly Thing[]>;
  /** Adds things, in place of those of the same name. Returns whether they are stored. */
  readonly addAtom: WritableAtom<null, [added: readonly Thing[]], boolean>;
  /** Returns whether the rest is stored. */
  readonly deleteAtom: WritableAtom<null, [name: string], boolean>;
};

/** Creates the atoms of a list. Each change reads it anew, since another tab may have changed it. */
export function createNamedList<Thing extends { readonly name: string }>({
  storageKey,
  serialize,
  parse,
  max,
}: NamedListOptions<Thing>): NamedList<Thing> {
  const read = (key: string): readonly Thing[] => {
    try {
      return parse(localStorage.getItem(key) ?? '') ?? [];
    } catch {
      return [];
    }
  };
  const revisionAtom = atom(0);
  const updateAtom = atom(null, (get, set, change: (things: readonly Thing[]) => readonly Thing[]): boolean => {
    const key = storageKey(get);
    const things = change(read(key)).toSorted((a, b) => a.name.localeCompare(b.name));
    if (things.length > max) return false;
    try {
      localStorage.setItem(key, serialize(things));
    } catch {
      return false;
    }
    set(revisionAtom, (revision) => revision + 1);
    return true;
  });
  return {
    listAtom: atom((get) => {
      get(revisionAtom);
      return read(storageKey(get));
    }),
    addAtom: atom(null, (_get, set, added: readonly Thing[]) => {
      const names = new Set(added.map(({ name }) => name));
      return set(updateAtom, (things) => [...things.filter(({ name }) => !names.has(name)), ...added]);
    }),
    deleteAtom: atom(null, (_get, set, name: string) =>
      set(updateAtom, (things) => things.filter((thing) => thing.name !== name)),
    ),
  };
}
