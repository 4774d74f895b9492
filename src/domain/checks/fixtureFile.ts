/** A file that can be checked and drawn: a plan, a host's answer, or both files of a venue in one JSON object. */
import {
  type AvailabilityArea,
  type ConvertColor,
  hasGroups,
  parseAvailability,
} from '../plan/reading/availability.ts';
import { describeProblem } from '../plan/reading/describeProblem.ts';
import { type JsonObject, isMissing, isObject, toArray, toText } from '../plan/reading/coerce.ts';
import { type PlanBackground, parsePlanBackground } from '../plan/reading/planBackground.ts';
import type { Table } from '../plan/table.ts';
import type { FileKind } from './checkContext.ts';

/** The raw JSON of a file. Of a venue `json` is its plan and `venue` its settings. */
type ParsedFixture = { readonly kind: FileKind; readonly json: unknown; readonly venue?: unknown };

/**
 * Splits a file into its parts. It fails on text that is not JSON and on JSON that is neither a list nor an object. The
 * error completes a sentence that begins with `The file`.
 */
export function parseFixture(
  text: string,
): { readonly ok: true; readonly raw: ParsedFixture } | { readonly ok: false; readonly error: string } {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, error: 'is not valid JSON' };
  }
  if (Array.isArray(json) || (isObject(json) && !('areas' in json) && hasGroups(json)))
    return { ok: true, raw: { kind: 'answer', json } };
  if (!isObject(json)) return { ok: false, error: NEITHER };
  if ('plan' in json && 'venue' in json)
    return { ok: true, raw: { kind: 'venue', json: json['plan'], venue: json['venue'] } };
  return { ok: true, raw: { kind: 'plan', json } };
}

const NEITHER = 'holds neither a plan nor a host’s answer';
/** An object with one of these is a plan, however damaged. */
const PLAN_FIELDS = ['areas', 'categories', 'decor', 'width'];

export type DrawableFixture = {
  readonly kind: FileKind;
  readonly areas: readonly AvailabilityArea[];
  readonly tables: readonly Table[];
  readonly background: PlanBackground | undefined;
  /** What can't be read and so isn't drawn. */
  readonly problems: readonly string[];
  /** The groups of rooms that the tables were read from, in the form of an answer. */
  readonly groups: unknown;
  /** Raw settings of a venue. */
  readonly venue: unknown;
};

/**
 * Reads what can be drawn of a file, sound or damaged. An error completes a sentence that begins with `The file`.
 * `convertColor` reads the colors of answers, as the booker does; those of plans are hexadecimal.
 */
export function readDrawableFixture(
  text: string,
  convertColor?: ConvertColor,
): { readonly ok: true; readonly fixture: DrawableFixture } | { readonly ok: false; readonly error: string } {
  const reading = parseFixture(text);
  if (!reading.ok) return reading;
  const { kind, json, venue } = reading.raw;
  const groups = kind === 'answer' ? json : groupsFromPlan(json);
  if (groups === undefined) {
    const isPlan = kind === 'venue' || (isObject(json) && PLAN_FIELDS.some((field) => field in json));
    return { ok: false, error: isPlan ? 'has no areas, so there is nothing to draw' : NEITHER };
  }
  const background = kind === 'answer' ? undefined : parsePlanBackground(json);
  const read = parseAvailability(groups, kind === 'answer' ? convertColor : undefined);
  const problems = read.problems.map(describeProblem);
  if (!read.ok && !background)
    return { ok: false, error: `holds nothing that can be drawn: ${problems[0] ?? 'the file has no tables'}` };
  const { areas, tables } = read.ok ? read.availability : { areas: [], tables: [] };
  return { ok: true, fixture: { kind, areas, tables, background, problems, groups, venue } };
}

/** Brings a plan's areas into the form of an answer: every table available, with its category's name and color. */
function groupsFromPlan(plan: unknown): unknown[] | undefined {
  const areas = isObject(plan) ? toArray(plan['areas']) : undefined;
  if (!isObject(plan) || !areas) return undefined;
  const categories = new Map(
    (toArray(plan['categories']) ?? []).filter(isObject).map((category) => [toText(category['id']), category]),
  );
  const withCategory = (room: unknown): unknown =>
    isObject(room) ? answerRoom(room, categories.get(toText(room['room_id']))) : room;
  return areas.map((area) => {
    const rooms = isObject(area) ? toArray(area['rooms']) : undefined;
    return isObject(area) && rooms ? { ...area, rooms: rooms.map(withCategory) } : area;
  });
}

function answerRoom(room: JsonObject, category: JsonObject | undefined): JsonObject {
  const coordinates = room['coordinates'];
  const inheritsColor = isObject(coordinates) && isMissing(coordinates['color']) && category !== undefined;
  return {
    ...room,
    available: true,
    category_name: toText(category?.['name']) ?? '',
    coordinates: inheritsColor ? { ...coordinates, color: category['color'] } : coordinates,
  };
}
