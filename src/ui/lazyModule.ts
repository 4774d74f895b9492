/** Code that comes in a chunk of its own: what can't be fetched is tried again, quietly. */
import { type Atom, type WritableAtom, atom } from 'jotai';

/** Before each try, in milliseconds. */
const PAUSES = [0, 1_000, 3_000, 8_000, 20_000, 60_000];

type LazyChunk<T> = {
  /** Undefined until it is there. */
  readonly codeAtom: Atom<T | undefined>;
  /** Fetches it, unless it is there or on its way. */
  readonly fetchAtom: WritableAtom<null, [], Promise<void>>;
};

/** `name` is for the log. */
export function lazyModule<T extends object>(load: () => Promise<T>, name: string): LazyChunk<T> {
  const code = atom<T>();
  const fetching = atom(false);
  return {
    codeAtom: atom((get) => get(code)),
    fetchAtom: atom(null, async (get, set) => {
      if (get(fetching) || get(code)) return;
      set(fetching, true);
      set(code, await untilFetched(load, name));
      set(fetching, false);
    }),
  };
}

async function untilFetched<T>(load: () => Promise<T>, name: string): Promise<T | undefined> {
  for (const pause of PAUSES) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    try {
      return await load();
    } catch (error) {
      console.warn(`${name} could not be loaded:`, error);
    }
  }
  return undefined;
}
