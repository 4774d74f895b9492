/** What is being dragged over the plan, and what dropping it would do. */
import { atom } from 'jotai';
import type { BadgeMark } from '../../map/paint/badges/badge.ts';
import { partiesAtom, venueAtom } from '../state/day.ts';
import { type Need, collisionsAtom, needOf, offersAtom } from '../state/occupancy.ts';
import { partyName } from '../state/partyWords.ts';
import {
  chooseTablesAtom,
  describeCollision,
  modeAtom,
  startModeAtom,
  takeTablesAtom,
  tooSmall,
} from '../state/selection.ts';
import { tableByKeyAtom } from '../state/tables.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { tableVisitsAtom } from './tableBadges.ts';

/** A party, or the table alone, which is to be joined to another. */
export type Drag = {
  readonly from: string;
  readonly party: number | undefined;
  /** The table below the pointer. */
  readonly over: string | undefined;
  /** It rests there: the tables are to be joined. */
  readonly joins: boolean;
  /** A long press has lifted it, and it has not left its table: it is only picked up. */
  readonly isPicked: boolean;
};

/** What a drop would do, in words, and whether it would be refused. */
type DropHint = { readonly text: string; readonly kind: 'fits' | 'small' | 'taken' | 'none' };

const baseDragAtom = atom<Drag>();
export const dragAtom = atom((get) => get(baseDragAtom));

/** The party that is being dragged, as it is now. */
export const draggedPartyAtom = atom((get) => get(partiesAtom).get(get(dragAtom)?.party ?? 0));

/** Lifts what is on a table. */
export const liftAtom = atom(null, (get, set, key: string, isPicked: boolean) => {
  const party = get(tableVisitsAtom).get(key)?.current?.party;
  set(baseDragAtom, { from: key, party: party?.id, over: key, joins: false, isPicked });
});

/** Tells which table is below the pointer now, and whether it has rested there. */
export const dragOverAtom = atom(null, (get, set, over: string | undefined, joins: boolean) => {
  const drag = get(baseDragAtom);
  if (drag && (drag.over !== over || drag.joins !== joins))
    set(baseDragAtom, { ...drag, over, joins, isPicked: drag.isPicked && over === drag.from });
});

export const endDragAtom = atom(null, (_get, set) => set(baseDragAtom, undefined));

/** What the dragged party needs a table for. It does not change while it is dragged from table to table. */
const dragNeedAtom = atom((get): Need | undefined => {
  const party = get(draggedPartyAtom);
  const venue = get(venueAtom);
  return party && venue ? needOf(party, venue, party) : undefined;
});

/** Which tables suit the dragged party. */
export const dragMarksAtom = atom((get): ReadonlyMap<string, BadgeMark> | undefined => {
  const need = get(dragNeedAtom);
  if (!need) return undefined;
  const collisions = get(collisionsAtom);
  const own = new Set(get(draggedPartyAtom)?.tables);
  const marks = new Map<string, BadgeMark>();
  for (const { key, seats } of get(tableByKeyAtom).values()) {
    if (seats < need.guests || own.has(key)) continue;
    if (collisions([key], need).length === 0) marks.set(key, 'target');
  }
  return marks;
});

/** What dropping now would do. */
export const dropHintAtom = atom((get): DropHint => {
  const drag = get(dragAtom);
  const need = get(dragNeedAtom);
  const table = get(tableByKeyAtom).get(drag?.over ?? '');
  if (!drag || !table || drag.over === drag.from) return { text: messages.dropOnTable, kind: 'none' };
  const name = isolate(table.name);
  if (!need) {
    const party = get(tableVisitsAtom).get(table.key)?.current?.party;
    const venue = get(venueAtom);
    const own = get(tableByKeyAtom).get(drag.from);
    const [taken] = party && venue ? get(collisionsAtom)([drag.from], needOf(party, venue, party)) : [];
    if (taken) return { text: describeCollision(isolate(own?.name ?? ''), taken), kind: 'taken' };
    return {
      text: party ? messages.joinTo({ name: isolate(partyName(party)) }) : messages.joinWith({ table: name }),
      kind: 'fits',
    };
  }
  const taken = get(collisionsAtom)([table.key], need);
  if (taken[0]) return { text: describeCollision(name, taken[0]), kind: 'taken' };
  if (drag.joins) return { text: messages.joinWith({ table: name }), kind: 'fits' };
  if (table.seats < need.guests) return { text: tooSmall(name, table.seats, need.guests), kind: 'small' };
  return { text: messages.moveTo({ table: name }), kind: 'fits' };
});

/** The nearest table that fits, while the one below the pointer does not. */
export const nearestFitAtom = atom((get): readonly string[] | undefined => {
  const need = get(dragNeedAtom);
  const drag = get(dragAtom);
  const { kind } = get(dropHintAtom);
  if (!need || drag?.over === undefined || (kind !== 'taken' && kind !== 'small')) return undefined;
  return get(offersAtom)(need, [drag.over], get(draggedPartyAtom)?.tables)[0];
});

/** Drops what is dragged on the table below the pointer: moves the party or joins tables, or only says why not. */
export const dropAtom = atom(null, (get, set) => {
  const drag = get(dragAtom);
  const { kind } = get(dropHintAtom);
  set(endDragAtom);
  if (!drag || drag.over === undefined) return;
  if (drag.over === drag.from) {
    // The next tap says where to.
    if (drag.party !== undefined && drag.isPicked) set(startModeAtom, { type: 'move', party: drag.party });
    return;
  }
  if (drag.party !== undefined) {
    // Holding a party over a taken table says why it can't go there.
    const joins = drag.joins && kind !== 'taken';
    set(takeTablesAtom, { type: joins ? 'join' : 'move', party: drag.party }, [drag.over]);
    return;
  }
  const party = get(tableVisitsAtom).get(drag.over)?.current?.party;
  if (party) set(takeTablesAtom, { type: 'join', party: party.id }, [drag.from]);
  else if (get(modeAtom)) set(chooseTablesAtom, [drag.from, drag.over]);
  else set(freeTablesAtom, [drag.from, drag.over]);
});

/** Free tables that were tapped, or joined, and wait for guests. */
export const freeTablesAtom = atom<readonly string[]>([]);
