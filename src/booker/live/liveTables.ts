/**
 * Keeps the tables of the visible page up to date by the host's events. While a request runs or its outcome is unknown,
 * changes wait: the visitor's own tables would look taken.
 */
import { type createStore, atom } from 'jotai';
import { type LiveEvent, followEvents } from '../../api/eventStream.ts';
import { createLineFetch } from '../../api/transport/lineFetch.ts';
import { formatWireDate } from '../../domain/booking/time.ts';
import { countsTimes } from '../../domain/booking/venue.ts';
import type { Availability } from '../../domain/plan/reading/availability.ts';
import type { Table } from '../../domain/plan/table.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { availabilityAtom, availabilityKeyAtom, setAvailabilityAtom } from '../reservation/availability.ts';
import { dateAtom, untilAtom } from '../reservation/form.ts';
import { formErrorAtom } from '../reservation/formErrors.ts';
import { loadBackgroundAtom } from '../reservation/loadTables.ts';
import { joinLineAtom } from '../reservation/sending.ts';
import { updateSelectionAtom } from '../reservation/selection.ts';
import { pendingAtom, refreshTablesAtom, stepAtom } from '../reservation/steps.ts';

/** Changes that arrive together are drawn once. */
const APPLY_DELAY_MS = 150;
/** Pages load at random times below this after an event that concerns all of them. */
const RELOAD_SPREAD_MS = 1_000;
/** A load may take 15 seconds, and its answer may be older than the changes that arrived in the meantime. */
const CHANGE_TTL_MS = 20_000;

type Change = {
  readonly date: string;
  readonly tables: ReadonlyMap<string, boolean>;
  /** Set once the change was applied. */
  expiresAt?: number;
};

const isBlockedAtom = atom(
  (get) => get(stepAtom) === 'done' || get(pendingAtom) !== undefined || get(formErrorAtom) !== undefined,
);

/**
 * Follows the events of the form's date, and of the days after it that a stay has, until `signal` aborts, and lets requests
 * wait in the host's line.
 */
export function keepTablesLive(store: ReturnType<typeof createStore>, signal: AbortSignal): void {
  store.set(joinLineAtom, { createLineFetch });
  const { host, key, features, lastEventId } = store.get(pageAtom);
  /** With stays, availability depends on the time as well, which events don't name. */
  const needsLoad = features.has('stay') && countsTimes(store.get(venueAtom));
  const position = { lastEventId };
  let changes: Change[] = [];
  let isReloadDue = false;
  let applyTimer: ReturnType<typeof setTimeout> | undefined;
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  let followedDate: string | undefined;
  let followedUntil: string | undefined;
  let following = new AbortController();

  function apply(): void {
    applyTimer = undefined;
    const availability = store.get(availabilityAtom);
    const availabilityKey = store.get(availabilityKeyAtom);
    if (store.get(isBlockedAtom) || !availability || availabilityKey === undefined) return;
    const now = performance.now();
    changes = changes.filter(({ expiresAt = Infinity }) => expiresAt > now);
    const ofDate = changes.filter(({ date }) => date === followedDate);
    for (const change of ofDate) change.expiresAt ??= now + CHANGE_TTL_MS;
    const updated = withChanges(availability, new Map(ofDate.flatMap(({ tables }) => [...tables])));
    if (updated === availability) return;
    store.set(setAvailabilityAtom, availabilityKey, updated);
    store.set(updateSelectionAtom);
  }

  function reload(): void {
    reloadTimer = undefined;
    if (!isReloadDue || store.get(isBlockedAtom)) return;
    isReloadDue = false;
    store.set(refreshTablesAtom);
  }

  function scheduleReload(): void {
    isReloadDue = true;
    reloadTimer ??= setTimeout(reload, Math.random() * RELOAD_SPREAD_MS);
  }

  function handleEvent(event: LiveEvent): void {
    if (event.type === 'tables' && event.tables.length === 0) return;
    if (event.type === 'plan') void store.set(loadBackgroundAtom);
    // A table must be free on all days of a stay, of which an event names one.
    if (event.type !== 'tables' || needsLoad || followedUntil !== undefined) {
      scheduleReload();
      return;
    }
    const tables = new Map(event.tables.map(({ id, available }) => [String(id), available]));
    changes.push({ date: event.date, tables });
    scheduleApply();
  }

  function restart(): void {
    const date = store.get(dateAtom);
    const isWanted = document.visibilityState === 'visible' && store.get(stepAtom) !== 'done' && date !== undefined;
    const wantedDate = isWanted && !signal.aborted ? formatWireDate(date) : undefined;
    const until = store.get(untilAtom);
    const wantedUntil = until && formatWireDate(until);
    if (wantedDate === followedDate && wantedUntil === followedUntil) return;
    followedDate = wantedDate;
    followedUntil = wantedUntil;
    following.abort();
    following = new AbortController();
    if (wantedDate === undefined) return;
    // Without a position, changes since the tables were loaded may be missing.
    if (position.lastEventId === undefined) scheduleReload();
    void followEvents({
      host,
      key,
      date: wantedDate,
      until: wantedUntil,
      position,
      onEvent: handleEvent,
      signal: following.signal,
    });
  }

  function scheduleApply(delayMs = APPLY_DELAY_MS): void {
    applyTimer ??= setTimeout(apply, delayMs);
  }

  /** Not at once: the end of a request also names the tables that the host's refusal has reported already. */
  function settle(): void {
    scheduleApply();
    if (isReloadDue) scheduleReload();
  }

  const stops = [
    store.sub(dateAtom, restart),
    store.sub(untilAtom, restart),
    store.sub(stepAtom, restart),
    store.sub(availabilityAtom, () => {
      // An answer may be older than the latest changes. A listener can't write to the store.
      if (changes.length > 0) scheduleApply(0);
    }),
    store.sub(isBlockedAtom, settle),
  ];
  document.addEventListener('visibilitychange', restart);
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', restart);
    clearTimeout(applyTimer);
    clearTimeout(reloadTimer);
    restart();
  });
  restart();
}

/** Returns availability with changes, or the same object if they change nothing. */
export function withChanges(availability: Availability, changes: ReadonlyMap<string, boolean>): Availability {
  const isStale = ({ key, available }: Table): boolean => (changes.get(key) ?? available) !== available;
  if (changes.size === 0 || !availability.tables.some(isStale)) return availability;
  const areas = availability.areas.map((area) =>
    area.tables.some(isStale)
      ? {
          ...area,
          tables: area.tables.map((table) => (isStale(table) ? { ...table, available: !table.available } : table)),
        }
      : area,
  );
  return { areas, tables: areas.flatMap(({ tables }) => tables) };
}
