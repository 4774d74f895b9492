/** Keeps the wall up to date. Its secret, if it has one, is the fragment of its address, which no host gets to see. */
import { atom, type createStore } from 'jotai';
import type { WallState, DayState } from '../../api/day/dayContract.ts';
import { fetchWall, followDay } from '../../api/day/dayClient.ts';
import { dateAtom, receiveStateAtom } from '../state/day.ts';
import { pageAtom } from '../state/page.ts';
import { planAtom } from '../state/tables.ts';

type Store = ReturnType<typeof createStore>;

/** The wall also asks by itself, for the next date and where events don't get through. */
const RELOAD_INTERVAL_MS = 60_000;

/** `refused`: there is neither a session nor a secret that counts. */
export const wallAccessAtom = atom<'open' | 'refused'>('open');

/** Follows the venue's today until `signal` aborts. */
export function startWall(store: Store, signal: AbortSignal): void {
  const { tenant } = store.get(pageAtom);
  const secret = location.hash.slice(1);
  const load = async (): Promise<void> => {
    const result = await fetchWall({ tenant, language: document.documentElement.lang }, secret, signal);
    if (signal.aborted) return;
    if (!result.ok) {
      if (result.error === 'signed-out') store.set(wallAccessAtom, 'refused');
      return;
    }
    store.set(wallAccessAtom, 'open');
    store.set(planAtom, result.state.plan.plan);
    store.set(receiveStateAtom, withoutNames(result.state));
    store.set(dateAtom, result.state.date);
  };
  const reload = (): void => void load();
  const timer = setInterval(reload, RELOAD_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('online', reload, { signal });
  void load();
  void followDay({ tenant, secret, onEvent: reload, signal });
}

/** Fills what the wall is not told with nothing. */
function withoutNames({ venue, parties, blocks, date, now, revision }: WallState): DayState {
  const nobody = { code: '', source: 'online', name: '', phone: '', email: '', notes: '', staffNote: '' } as const;
  return {
    date,
    now,
    revision,
    mails: [],
    requests: [],
    role: 'staff',
    actor: '',
    venue: {
      ...venue,
      stays: [],
      guests: { min: 1, max: 1 },
      maxCoversPerSlot: null,
      tableAccess: {},
      substitutes: [],
      lockAfterMinutes: 0,
      autoFreeMinutes: null,
      waitingOfferMinutes: 0,
    },
    parties: parties.map((party) => ({
      ...nobody,
      tags: [],
      revision: 0,
      cancelled: false,
      heldUntil: null,
      keptAt: null,
      ...party,
    })),
    blocks: blocks.map((block) => ({ ...block, reason: '' })),
    waiting: [],
    note: '',
    pausedUntil: null,
  };
}
