/** A fixture read for drawing: a plan, a venue's plan or a host's answer, sound or damaged, as far as it can be drawn. */
import { type Area, readAvailability } from '../domain/availability.ts';
import { DAY, minutesFromClock } from '../domain/clock.ts';
import { type Ground, readGround } from '../domain/ground.ts';
import { type Loose, isMissing, isObject, listOf, numberOf, textOf } from '../domain/loose.ts';
import type { Table } from '../domain/table.ts';
import type { Hours } from '../domain/time.ts';
import type { Venue } from '../domain/venue.ts';
import { type Shadowed, shadowedIn } from './shadowed.ts';

export type FixtureKind = 'venue' | 'plan' | 'answer';

/** What of a venue's settings the gallery plays with. */
export type VenueRules = Pick<Venue, 'seat_rules' | 'hours' | 'closed_weekdays' | 'closed_dates'>;

export type Fixture = {
  readonly kind: FixtureKind;
  readonly areas: readonly Area[];
  readonly tables: readonly Table[];
  readonly ground: Ground | undefined;
  readonly rules: VenueRules | undefined;
  /** What could not be read, and is not drawn. */
  readonly problems: readonly string[];
  readonly shadowed: Shadowed;
};

export type FixtureReading =
  | { readonly ok: true; readonly fixture: Fixture }
  | { readonly ok: false; readonly reason: string };

/** A fixture's JSON by its parts; undefined where the text is no JSON, or of no known form. `plan` and `venue` are raw. */
export type RawFixture = { readonly kind: FixtureKind; readonly json: unknown; readonly venue?: unknown };

/** What a fixture's text holds, as raw JSON. */
export function rawFixture(
  text: string,
): { readonly ok: true; readonly raw: RawFixture } | { readonly ok: false; readonly reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, reason: 'The file is no JSON.' };
  }
  if (Array.isArray(json) || hasGroups(json)) return { ok: true, raw: { kind: 'answer', json } };
  if (!isObject(json)) return { ok: false, reason: 'The file holds neither a plan nor a host’s answer.' };
  if ('plan' in json && 'venue' in json)
    return { ok: true, raw: { kind: 'venue', json: json['plan'], venue: json['venue'] } };
  return { ok: true, raw: { kind: 'plan', json } };
}

/** Some hosts send an object of numbered fields for the list of groups. */
function hasGroups(json: unknown): boolean {
  return (
    isObject(json) &&
    !('areas' in json) &&
    Object.values(json).some((group) => isObject(group) && listOf(group['rooms']) !== undefined)
  );
}

/** Reads what can be drawn of a fixture. */
export function readFixture(text: string): FixtureReading {
  const reading = rawFixture(text);
  if (!reading.ok) return reading;
  const { kind, json, venue } = reading.raw;
  const groups = kind === 'answer' ? json : groupsOf(json);
  if (groups === undefined) return { ok: false, reason: 'The plan has no areas: there is nothing to draw.' };
  const ground = kind === 'answer' ? undefined : readGround(json);
  const read = readAvailability(groups);
  if (!read.ok && !ground)
    return { ok: false, reason: `Nothing of it can be drawn: ${read.problems[0] ?? 'it holds no tables'}.` };
  const { areas, tables } = read.ok ? read.availability : { areas: [], tables: [] };
  // A sound file has none, and is not searched for them.
  const shadowed = read.problems.length === 0 ? new Map() : shadowedIn(groups, kind === 'answer' ? '' : '/areas');
  return {
    ok: true,
    fixture: { kind, areas, tables, ground, rules: rulesOf(venue), problems: read.problems, shadowed },
  };
}

/** A plan's areas in the form of an answer, its tables free and each with its category's name and colour. */
function groupsOf(plan: unknown): unknown[] | undefined {
  const areas = isObject(plan) ? listOf(plan['areas']) : undefined;
  if (!isObject(plan) || !areas) return undefined;
  const categories = new Map(
    (listOf(plan['categories']) ?? []).filter(isObject).map((category) => [textOf(category['id']), category]),
  );
  return areas.map((area) => {
    const rooms = isObject(area) ? listOf(area['rooms']) : undefined;
    return isObject(area) && rooms
      ? {
          ...area,
          rooms: rooms.map((room) =>
            isObject(room) ? answeredRoom(room, categories.get(textOf(room['room_id']))) : room,
          ),
        }
      : area;
  });
}

function answeredRoom(room: Loose, category: Loose | undefined): Loose {
  const at = room['coordinates'];
  return {
    ...room,
    available: true,
    category_name: textOf(category?.['name']) ?? '',
    coordinates: isObject(at) && isMissing(at['color']) && category ? { ...at, color: category['color'] } : at,
  };
}

/** Hours of a venue that names none, or none that can be read. */
const ANY_HOURS: Hours = { first: 0, last: DAY };

/** What can be read of a venue's settings, in the file's own form; a field that can't be is as good as left out. The checks say what is wrong with it. */
function rulesOf(venue: unknown): VenueRules | undefined {
  if (!isObject(venue)) return undefined;
  const { hours, seat_rules: seatRules, closed_weekdays: weekdays, closed_dates: dates } = venue;
  const clock = (field: string): number | undefined =>
    isObject(hours) ? minutesFromClock(textOf(hours[field]) ?? '') : undefined;
  const [first, last] = [clock('first'), clock('last')];
  return {
    hours: first === undefined || last === undefined ? ANY_HOURS : { first, last },
    seat_rules: (listOf(seatRules) ?? []).flatMap((rule) => {
      const [seats, least] = isObject(rule) ? [numberOf(rule['seats']), numberOf(rule['min_guests'])] : [];
      return seats === undefined || least === undefined ? [] : [{ seats, min_guests: least }];
    }),
    closed_weekdays: (listOf(weekdays) ?? []).filter((day) => typeof day === 'number'),
    closed_dates: (listOf(dates) ?? []).filter((date) => typeof date === 'string'),
  };
}
