/** What the plan writes on the tables: who sits there, how far the visit is, and who comes next. */
import { atom } from 'jotai';
import type { DayVenue } from '../../api/day/dayContract.ts';
import { occupancyOf } from '../../domain/booking/occupancy.ts';
import { isWholeDate } from '../../domain/booking/venue.ts';
import { minutesOfDate } from '../../domain/day/visit.ts';
import type { Block, Party } from '../../domain/day/party.ts';
import { type Point, centerOf, distanceBetween } from '../../domain/geometry/boxes.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Badge, BadgeGlyph, BadgeTone } from '../../map/paint/badges/badge.ts';
import { blockStates } from '../state/blockWords.ts';
import { minuteAtom } from '../state/clock.ts';
import { dayStateAtom } from '../state/day.ts';
import { pageAtom } from '../state/page.ts';
import { spansAtom } from './tableSpans.ts';
import { type PartyState, partyName, partyTimes } from '../state/partyWords.ts';
import { tableByKeyAtom } from '../state/tables.ts';
import { messages } from '../messages.ts';
import { shownMinutesAtom, showsNowAtom } from './planTime.ts';
import { type TableSpan, type TableVisits, visitsAt } from './tableVisits.ts';

/** A table that somebody has reserved for so soon is not for guests who want to stay. */
const SOON_MINUTES = 90;

/** Says that something is known of a guest, where there is no room for what. */
const TAG_MARK = '★ ';

/** How each state looks. */
export const STATE_LOOKS: Readonly<Record<PartyState, { readonly tone: BadgeTone; readonly glyph: BadgeGlyph }>> = {
  reserved: { tone: 'pale', glyph: 'clock' },
  confirmed: { tone: 'tinted', glyph: 'check' },
  arrived: { tone: 'striped', glyph: 'arrow' },
  seated: { tone: 'solid', glyph: 'person' },
  late: { tone: 'urgent', glyph: 'alert' },
  // These have no table.
  left: { tone: 'open', glyph: 'check' },
  no_show: { tone: 'open', glyph: 'cross' },
  cancelled: { tone: 'open', glyph: 'cross' },
};

/** How tables look that nobody can have: blocked, or somebody's for the season. */
export const BLOCK_LOOKS = {
  blocked: { tone: 'closed', glyph: 'cross' },
  season: { tone: 'closed', glyph: 'person' },
} as const satisfies Readonly<Record<string, { readonly tone: BadgeTone; readonly glyph: BadgeGlyph }>>;

/** Who is at each table at the time that the plan shows, by the table's key. */
export const tableVisitsAtom = atom((get): ReadonlyMap<string, TableVisits> => {
  const time = get(shownMinutesAtom);
  const isNow = get(showsNowAtom);
  const venue = get(dayStateAtom)?.venue;
  return new Map(
    [...get(spansAtom)].map(([key, spans]) => {
      const hasOneParty = venue !== undefined && isWholeDate(occupancyOf(venue, key));
      return [key, visitsAt(spans, time, { isNow, isWholeDate: hasOneParty })];
    }),
  );
});

/** The badges of the tables, by key. */
export const badgesAtom = atom((get): ReadonlyMap<string, Badge> => {
  const { venue, date = '' } = get(dayStateAtom) ?? {};
  const badges = new Map<string, Badge>();
  if (!venue) return badges;
  const showsNames = get(pageAtom).view !== 'wall';
  const shown = { venue, showsNames, now: get(minuteAtom), time: get(shownMinutesAtom), isNow: get(showsNowAtom) };
  for (const [key, { current, next }] of get(tableVisitsAtom)) {
    if (current?.party) badges.set(key, partyBadge(current.party, current, shown));
    else if (current?.block) badges.set(key, blockBadge(current.block, date));
    else if (next) badges.set(key, nextBadge(next, shown.time));
  }
  return badges;
});

type Shown = {
  readonly venue: DayVenue;
  readonly showsNames: boolean;
  readonly now: number;
  readonly time: Minutes;
  readonly isNow: boolean;
};

function partyBadge(party: Party, { from, until }: TableSpan, { venue, showsNames, now, time, isNow }: Shown): Badge {
  const times = partyTimes(party, venue, now);
  // Nobody is late at a time to come.
  const state = times.state === 'late' && !isNow ? party.status : times.state;
  const { tone, glyph } = STATE_LOOKS[state];
  const mark = party.tags.length === 0 ? '' : TAG_MARK;
  const name = showsNames ? mark + partyName(party) : '';
  const isOverdue = isNow && (times.leftMinutes ?? 0) < 0;
  const badge = {
    tone,
    glyph: isOverdue ? 'alert' : glyph,
    title: name,
    figure:
      state === 'arrived' && party.arrived < party.guests ? `${party.arrived}/${party.guests}` : `${party.guests}`,
    isOverdue,
  } as const;
  if (state === 'late') return { ...badge, detail: messages.lateShort({ minutes: times.lateMinutes ?? 0 }) };
  if (state !== 'seated') {
    const { dayOfStay } = party;
    return { ...badge, detail: dayOfStay ? messages.dayOfStay(dayOfStay) : messages.time(party.time) };
  }
  const start = party.seatedAt === null ? from : minutesOfDate(party.date, party.seatedAt, venue.timeZone);
  const left = isNow ? times.leftMinutes : until - time;
  if (left === undefined) return { ...badge, detail: messages.time(Math.max(0, Math.floor(start))) };
  const passed = time - start;
  return {
    ...badge,
    detail: left >= 0 ? messages.leftShort({ minutes: left }) : messages.overShort({ minutes: -left }),
    progress: Math.min(Math.max(passed / Math.max(passed + left, 1), 0), 1),
  };
}

function blockBadge(block: Block, date: string): Badge {
  return {
    ...BLOCK_LOOKS[block.season ? 'season' : 'blocked'],
    title: block.reason === '' ? messages.states.blocked : block.reason,
    figure: '',
    detail: block.season ? blockStates(block, date).join(' · ') : '',
  };
}

function nextBadge({ from }: TableSpan, time: Minutes): Badge {
  return {
    tone: 'open',
    glyph: from - time <= SOON_MINUTES ? 'clock' : undefined,
    title: '',
    figure: '',
    detail: messages.time(from),
  };
}

/** The tables of each party that has several, from one to the nearest next. */
export const linksAtom = atom((get): readonly (readonly string[])[] => {
  const tables = get(tableByKeyAtom);
  const byParty = new Map<number, Table[]>();
  for (const [key, { current }] of get(tableVisitsAtom)) {
    const table = tables.get(key);
    if (!current?.party || !table) continue;
    const list = byParty.get(current.party.id) ?? [];
    byParty.set(current.party.id, list);
    list.push(table);
  }
  return [...byParty.values()].filter(({ length }) => length > 1).map(chainOf);
});

function chainOf(tables: readonly Table[]): readonly string[] {
  const at = ({ box }: Table): Point => centerOf(box);
  const rest = tables.toSorted((a, b) => at(a).x + at(a).y - at(b).x - at(b).y);
  const chain: Table[] = rest.splice(0, 1);
  while (rest.length > 0) {
    const from = at(chain.at(-1)!);
    rest.sort((a, b) => distanceBetween(at(a), from) - distanceBetween(at(b), from));
    chain.push(...rest.splice(0, 1));
  }
  return chain.map(({ key }) => key);
}
