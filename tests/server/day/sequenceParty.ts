/**
 * The oracle's parties and blocks of the random days: which slots they hold, and what becomes of them. It knows `src`
 * by type only.
 */
import type { PartyStatus } from '../../../src/domain/day/party.ts';
import { type Mode, type Rules, modeOf } from './sequenceVenue.ts';

/** `seated` is in minutes of the date, and `day` counts the dates of the sequence from 0, which is today. */
export type Known = {
  day: number;
  revision: number;
  time: number;
  stay: number;
  guests: number;
  tables: readonly string[];
  status: PartyStatus;
  arrived: number;
  seated: number | null;
  cancelled: boolean;
  /** Whether the tables are only held for an offer. */
  held: boolean;
};
export type BlockState = {
  tables: readonly string[];
  /** The first and the last day, and minutes of each. */
  days: readonly [number, number];
  /** In minutes. */
  from: number;
  until: number;
  isInForce: boolean;
  revision: number;
};

const FOLLOWING: Readonly<Record<PartyStatus, string>> = {
  reserved: 'confirmed arrived seated no_show',
  confirmed: 'reserved arrived seated no_show',
  arrived: 'arrived seated left no_show reserved confirmed',
  seated: 'seated left arrived',
  left: 'seated arrived no_show',
  no_show: 'reserved confirmed arrived seated',
};

/** The slots that a party holds, as `day table slot`. */
export function holds(party: Known, rules: Rules): string[] {
  if (party.cancelled || party.status === 'left' || party.status === 'no_show') return [];
  return party.tables.flatMap((table) => slotsAt(table, party, rules).map((slot) => `${party.day} ${table} ${slot}`));
}

function slotsAt(table: string, party: Known, rules: Rules): number[] {
  const mode = modeOf(rules, table);
  if (isWhole(mode)) return [-1];
  const service = party.time < rules.dinner ? [0, rules.dinner] : [rules.dinner, Infinity];
  const [from, until] = mode === 'stay' ? [beginOf(party), party.time + party.stay] : (service as [number, number]);
  const slots: number[] = [];
  for (let slot = Math.floor(from / 15); slot * 15 < until && slot <= 96; slot++) slots.push(slot);
  return slots;
}

/** The slots that a block holds, as `day table slot`. */
export function blocked({ tables, days: [first, last], from, until, isInForce }: BlockState, rules: Rules): string[] {
  const slots: number[] = [];
  for (let slot = Math.floor(from / 15); slot * 15 < until; slot++) slots.push(slot);
  const held = tables.flatMap((table) =>
    (isWhole(modeOf(rules, table)) ? [-1] : slots).map((slot) => `${table} ${slot}`),
  );
  const dates = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return isInForce ? dates.flatMap((day) => held.map((slot) => `${day} ${slot}`)) : [];
}

const isWhole = (mode: Mode): boolean => mode === 'date' || mode === 'days';
const beginOf = ({ time, seated }: Known): number => Math.min(time, seated ?? time);

function ending(party: Known, end: number): Known {
  const time = end > party.time ? party.time : beginOf(party);
  return { ...party, time, stay: Math.max(end - time, 1) };
}

/** The slots at which a party sits beyond its stay, as `day table slot`. */
function overstays({ day, time, stay, status, cancelled, tables }: Known, minutes: number, rules: Rules): string[] {
  if (status !== 'seated' || cancelled) return [];
  const endAt = {
    stay: time + stay,
    service: time < rules.dinner ? rules.dinner : Infinity,
    date: Infinity,
    days: Infinity,
  };
  return tables.flatMap((table) => {
    const end = endAt[modeOf(rules, table)];
    const late = end > minutes ? [] : Array.from({ length: minutes - end + 1 }, (_, i) => end + i);
    return late.map((minute) => `${day} ${table} ${Math.floor(minute / 15)}`);
  });
}

/** The party in another status, or undefined if it can't be. */
export function inStatus(party: Known, status: PartyStatus, minutes: number, arrived?: number): Known | undefined {
  if (party.cancelled || (party.status !== status && !FOLLOWING[party.status].split(' ').includes(status)))
    return undefined;
  if (status === 'seated' && party.tables.length === 0) return undefined;
  const isHere = status === 'arrived' || status === 'seated' || status === 'left';
  const wanted = arrived ?? (status === 'left' ? party.arrived : party.guests);
  const count = isHere ? Math.max(1, Math.min(wanted, party.guests)) : 0;
  const seated = status === 'left' ? party.seated : null;
  return {
    ...party,
    status,
    arrived: party.status === status && !isHere ? party.arrived : count,
    seated: status === 'seated' ? (party.seated ?? minutes) : seated,
    held: false,
  };
}

/** What a party and the others become if it takes their tables. Nothing changes if somebody can't give them up. */
export function takenAnyway(
  party: Known,
  others: readonly (readonly [number, Known])[],
  minutes: number,
  rules: Rules,
): { readonly party: Known; readonly others: readonly (readonly [number, Known])[] } {
  const wanted = new Set(holds(party, rules));
  let end = Infinity;
  const changed: [number, Known][] = [];
  for (const [id, other] of others) {
    const shared = other.tables.filter((table) => other.day === party.day && party.tables.includes(table));
    if (wanted.size === 0 || shared.length === 0 || holds(other, rules).length === 0) continue;
    const bothSit = party.status === 'seated' && other.status === 'seated';
    const theirs = [...holds(other, rules), ...overstays(other, minutes, rules)].filter((slot) => wanted.has(slot));
    if (!bothSit && theirs.length === 0) continue;
    if (other.held) return { party, others: [] };
    if (bothSit) {
      changed.push([id, inStatus(other, 'left', minutes)!]);
      continue;
    }
    const given = new Set<string>();
    let lastEnd = Infinity;
    let leaves = false;
    for (const table of new Set(theirs.map((slot) => slot.split(' ')[1]!))) {
      const mine = slotsAt(table, party, rules)[0]!;
      const their = slotsAt(table, other, rules)[0]!;
      if (their > mine) end = Math.min(end, their * 15);
      else if (their === mine) given.add(table);
      else if (modeOf(rules, table) === 'service') leaves = true;
      else lastEnd = Math.min(lastEnd, mine * 15);
    }
    if (leaves) changed.push([id, inStatus(other, 'left', minutes)!]);
    else if (given.size > 0 && other.status === 'seated') return { party, others: [] };
    else if (given.size > 0 || lastEnd < Infinity) {
      const shorter = lastEnd < Infinity ? ending(other, lastEnd) : other;
      changed.push([id, { ...shorter, tables: other.tables.filter((table) => !given.has(table)) }]);
    }
  }
  return { party: end === Infinity ? party : ending(party, end), others: changed };
}

export function isAwaited({ status }: Known): boolean {
  return status === 'reserved' || status === 'confirmed';
}
