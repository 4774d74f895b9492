/**
 * The copy of the day on this device: what the host answered last, and the steps that it has yet to get. A page that is
 * opened without a network shows the evening, and no tap is lost.
 *
 * The copy is encrypted. Its key is in a cookie, which the browser itself deletes when the evening is over: from then on
 * nobody can read the copy, even if the page is never opened again. Pages without TLS have no encryption, and so no copy.
 */
import { createStore, del, delMany, entries, set } from 'idb-keyval';
import type { DayState } from '../../api/day/dayContract.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import type { Step } from '../state/step.ts';

/** What is kept besides the steps. `ahead` is by how many milliseconds the host's clock is ahead of the device's. */
type KeptView = {
  readonly states: readonly DayState[];
  readonly plan: Plan | undefined;
  readonly date: string | undefined;
  readonly ahead: number;
};

export type KeptDay = {
  /** Returns what was kept, unless the evening is over. */
  load(): Promise<{ readonly view: KeptView | undefined; readonly steps: readonly Step[] }>;
  saveView(view: KeptView): Promise<void>;
  /** Keeps exactly these steps of those that this page has made or loaded. */
  saveSteps(steps: readonly Step[]): Promise<void>;
  /** Forgets what was shown. Steps stay until they are sent. */
  clearView(): Promise<void>;
};

/** An evening, from the first tap on. */
const KEPT_SECONDS = 12 * 3_600;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const VIEW = 'view';
const STEP = 'step:';

type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer };

/** Opens the copy for a venue. Returns undefined where the browser can't encrypt or store. */
export function openKeptDay(tenant: string): KeptDay | undefined {
  if (!('subtle' in crypto) || !('indexedDB' in globalThis)) return undefined;
  const { subtle } = crypto;
  const store = createStore(`tidetable-day-${tenant}`, 'kept');
  const known = new Set<string>();

  const seal = async (value: unknown): Promise<Sealed> => {
    const key = await importKey(readKey() ?? createKey(tenant));
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const data = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(value)));
    return { iv, data };
  };
  const unseal = async ({ iv, data }: Sealed, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> => {
    const text = await subtle.decrypt({ name: 'AES-GCM', iv }, await importKey(bytes), data);
    return JSON.parse(new TextDecoder().decode(text));
  };
  const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
    subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

  return {
    async load() {
      const nothing = { view: undefined, steps: [] };
      try {
        const all = await entries<string, Sealed>(store);
        const key = readKey();
        if (!key) {
          await delMany(
            all.map(([name]) => name),
            store,
          );
          return nothing;
        }
        const opened = new Map(
          await Promise.all(all.map(async ([name, value]) => [name, await unseal(value, key)] as const)),
        );
        const steps = [...opened].filter(([name]) => name.startsWith(STEP)).map(([, step]) => step as Step);
        for (const { id } of steps) known.add(id);
        return {
          view: opened.get(VIEW) as KeptView | undefined,
          steps: steps.toSorted((one, other) => one.at - other.at),
        };
      } catch (error) {
        console.warn('The copy of the day can’t be read:', error);
        return nothing;
      }
    },
    saveView: (view) => quietly(async () => set(VIEW, await seal(view), store)),
    saveSteps: (steps) =>
      quietly(async () => {
        const ids = new Set(steps.map(({ id }) => id));
        const added = steps.filter(({ id }) => !known.has(id));
        const gone = [...known].filter((id) => !ids.has(id));
        for (const id of gone) known.delete(id);
        for (const { id } of added) known.add(id);
        await Promise.all(added.map(async (step) => set(STEP + step.id, await seal(step), store)));
        await delMany(
          gone.map((id) => STEP + id),
          store,
        );
      }),
    clearView: () => quietly(() => del(VIEW, store)),
  };
}

/** A full or forbidden disk only means that nothing is kept. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn('The copy of the day can’t be written:', error);
  }
}

const COOKIE = 'tidetable_day_key';

function readKey(): Uint8Array<ArrayBuffer> | undefined {
  const hex = new RegExp(`(?:^|; )${COOKIE}=([0-9a-f]{${KEY_BYTES * 2}})(?:;|$)`).exec(document.cookie)?.[1];
  return hex === undefined ? undefined : Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** Makes a key for the evening. The path keeps it out of the host's calls. */
function createKey(tenant: string): Uint8Array<ArrayBuffer> {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- Safari has no Cookie Store API before 18.4
  document.cookie = `${COOKIE}=${hex}; Max-Age=${KEPT_SECONDS}; Path=/day/${encodeURIComponent(tenant)}; SameSite=Strict${secure}`;
  return bytes;
}
