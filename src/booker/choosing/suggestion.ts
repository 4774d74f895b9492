/** The tables that the page suggests, and selects for the visitor. */
import { atom } from 'jotai';
import { tablesByKind, tablesInPlaceOf } from '../../domain/booking/tableKinds.ts';
import { seatsTogether } from '../../domain/plan/reading/joins.ts';
import { MAX_SUGGESTED_TABLES, areTogether, suggestTables } from '../../domain/booking/suggestTables.ts';
import { distanceToWater } from '../../domain/plan/distanceToWater.ts';
import { centerOf, distanceBetween } from '../../domain/geometry/boxes.ts';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import { countSeats, messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { planBackgroundAtom, tablesAtom } from '../reservation/availability.ts';
import { guestsAtom } from '../reservation/form.ts';
import { friendsTablesAtom } from '../reservation/visitStart.ts';
import { announceAtom, clearNoticeAtom, showNoticeAtom, showTapNoteAtom } from '../reservation/notices.ts';
import {
  lostTableAtom,
  selectedKeysAtom,
  selectedSeatsAtom,
  selectedTablesAtom,
  toggleTableAtom,
  unselectedStateAtom,
} from '../reservation/selection.ts';
import { filterNameAtom, matchesFilterAtom } from './tableFilter.ts';

const suggestedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());
/** What was suggested before the selected suggestion, until everything was. */
const passedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

const suggestedTablesAtom = atom((get) => get(selectedTablesAtom).filter(({ key }) => get(suggestedKeysAtom).has(key)));
/** The tables that the visitor has chosen without a suggestion. A suggestion completes them. */
const ownTablesAtom = atom((get) => get(selectedTablesAtom).filter(({ key }) => !get(suggestedKeysAtom).has(key)));
const missingSeatsAtom = atom((get) => get(guestsAtom) - seatsTogether(get(ownTablesAtom)));

/** What the next suggestion is, for the button; undefined if the party needs none. */
export const suggestionKindAtom = atom((get): 'first' | 'another' | 'nearest' | undefined => {
  const stateOf = get(unselectedStateAtom);
  if (get(missingSeatsAtom) <= 0 || !get(tablesAtom).some((table) => stateOf(table) === 'available')) return undefined;
  if (get(suggestedTablesAtom).length > 0) return 'another';
  const hasNear = get(lostTableAtom) !== undefined || get(friendsTablesAtom).length > 0;
  return hasNear && get(selectedTablesAtom).length === 0 ? 'nearest' : 'first';
});

/**
 * Selects the best tables for the guests without a seat, in place of those suggested before: near the visitor's own
 * tables, or one that was lost, or friends, or the water; in the area and category that the visitor looks at. All are of one kind:
 * that of the visitor's own or lost table, or else the first of the plan that suits. Where the venue joins no tables, a
 * party gets several only if no single one has the seats. Returns them; none if there are none, which a notice says.
 */
export const suggestTablesAtom = atom(null, (get, set): readonly Table[] => {
  const guests = get(guestsAtom);
  const near = get(ownTablesAtom).at(-1) ?? get(lostTableAtom) ?? get(friendsTablesAtom)[0];
  const background = get(planBackgroundAtom);
  const distanceTo = near
    ? ({ box }: Table) => distanceBetween(centerOf(box), centerOf(near.box))
    : distanceToWater(typeof background === 'string' ? [] : background.decor);
  const own = new Set(get(ownTablesAtom).map(({ key }) => key));
  const stateOf = get(unselectedStateAtom);
  const matches = get(matchesFilterAtom);
  const free = get(tablesAtom).filter(
    (table) => stateOf(table) === 'available' && !own.has(table.key) && matches(table),
  );
  const isAnother = get(suggestedTablesAtom).length > 0;
  const passed = new Set(isAnother ? [...get(passedKeysAtom), ...get(suggestedKeysAtom)] : []);
  const missing = get(missingSeatsAtom);
  const { join_tables: joins, substitutes } = get(venueAtom);
  const kindsOf = (tables: readonly Table[]): Table[][] =>
    near ? tablesInPlaceOf([near], tables, substitutes) : tablesByKind(tables, substitutes);
  const isOneEnough =
    (!joins || free.some((table) => table.joins)) &&
    kindsOf(free)
      .flat()
      .some(({ seats }) => seats >= missing);
  const suggestFrom = (tables: readonly Table[]): readonly Table[] | undefined => {
    for (const kind of kindsOf(tables)) {
      const best = suggestTables(kind, missing, distanceTo, isOneEnough ? 1 : MAX_SUGGESTED_TABLES);
      if (best) return best;
    }
    return undefined;
  };
  const next = suggestFrom(free.filter(({ key }) => !passed.has(key)));
  const suggested = next ?? suggestFrom(free) ?? [];
  set(clearNoticeAtom);
  const [first] = suggested;
  if (!first) {
    set(showNoticeAtom, messages.noSuggestion({ party: guests, area: get(filterNameAtom) || undefined }));
    return [];
  }
  set(passedKeysAtom, next ? passed : new Set<string>());
  for (const { key } of get(suggestedTablesAtom)) if (get(selectedKeysAtom).includes(key)) set(toggleTableAtom, key);
  set(suggestedKeysAtom, new Set(suggested.map(({ key }) => key)));
  set(toggleTableAtom, first.key, suggested);
  const chosen = messages.tableSelected({
    table: messages.joinNames(suggested.map(tableTitle)),
    count: countSeats(get(selectedSeatsAtom), guests),
  });
  const selected = get(selectedTablesAtom);
  const last = selected.at(-1);
  const isJoined = selected.length > 1 && last !== undefined && areTogether(selected);
  const joined = isJoined ? messages.sideBySide({ names: selected.map(tableTitle).join(' + ') }) : '';
  if (isJoined) set(showTapNoteAtom, last.key, joined);
  set(announceAtom, [chosen, joined].join(' ').trim());
  return suggested;
});
