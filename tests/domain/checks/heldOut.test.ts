/**
 * Unusual plans and settings that are sound. The cases were written without a look at the rules; they say what a person
 * in front of the map would say.
 */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../src/domain/checks/check.ts';
import type { FileKind } from '../../../src/domain/checks/checkContext.ts';
import type { RuleId } from '../../../src/domain/checks/wording.ts';
import { readVenueFile } from '../../support/fixtureVenues.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- typing what is written wrong on purpose would only forbid it.
type Json = any;
type Tenant = 'beach-camp' | 'island-terrace';
type Change = (json: Json, other: Json) => void;

const NOW = Date.UTC(2026, 5, 1);

/** The rules that a changed file breaks, those of a venue's other file included. */
function rulesOf(kind: FileKind, base: unknown, change: Change, tenant?: Tenant): RuleId[] {
  const json = structuredClone(base);
  const other = tenant && readVenueFile(tenant, kind === 'venue' ? 'plan.json' : 'venue.json');
  change(json, other);
  const findings = checkFile(kind, json, { [kind === 'venue' ? 'plan' : 'venue']: other, now: NOW, tenant });
  const otherKind = kind === 'venue' ? 'plan' : 'venue';
  const ofOther = tenant ? checkFile(otherKind, other, { [kind]: json, now: NOW, tenant }) : [];
  return [...new Set([...findings, ...ofOther].map(({ rule }) => rule))];
}

/** The venue's translations are of the texts before the change. */
const plan = (tenant: Tenant, change: Change): RuleId[] =>
  rulesOf('plan', readVenueFile(tenant, 'plan.json'), change, tenant).filter((rule) => rule !== 'unused-translation');
const venue = (tenant: Tenant, change: Change): RuleId[] =>
  rulesOf('venue', readVenueFile(tenant, 'venue.json'), change, tenant);

/** The tables of a plan or of an answer. */
const tables = (json: Json): Json[] => (json.areas ?? json).flatMap((area: Json) => area.rooms);
const at = (json: Json, n: number): Json => tables(json)[n].coordinates;

/** Makes a plan of the terrace higher, and adds a table there. */
const addBelow =
  (table: Json): Change =>
  (p) => {
    p.height = 1_700;
    p.areas[0].rooms.push({ ...tables(p)[0], id: 900, ...table });
  };

/** Multiplies all lengths of a plan. */
function scale(json: Json, factor: number): void {
  const LENGTHS = /^(?:x|y|width|height|size|font_size|seats_font_size|(?:text|seats)_offset_[xy])$/;
  json.width *= factor;
  json.height *= factor;
  for (const part of [...tables(json).map(({ coordinates }) => coordinates), ...json.decor]) {
    for (const field of Object.keys(part)) if (LENGTHS.test(field)) part[field] *= factor;
    if (part.points) part.points = part.points.map(([x, y]: [number, number]) => [x * factor, y * factor]);
  }
}

describe('a sound file', () => {
  test.each<[string, RuleId[]]>([
    ['drawn in millimeters', plan('beach-camp', (p) => scale(p, 20))],
    ['drawn in meters', plan('island-terrace', (p) => scale(p, 0.02))],
    [
      'equal numbers on two floors',
      plan('island-terrace', (p) => {
        p.areas.forEach(({ rooms }: Json) =>
          rooms.forEach((each: Json, n: number) => Object.assign(each, { name: `Table ${n + 1}` })),
        );
        // The owner's rule about it is of another kind.
        tables(p)[0].name = 'Stage Couch';
      }),
    ],
    [
      'one text for a whole lounge',
      plan('island-terrace', (p) =>
        p.areas[3].rooms.forEach(({ coordinates }: Json) => Object.assign(coordinates, { text: 'VIP' })),
      ),
    ],
    [
      'a banquet table for forty',
      plan(
        'island-terrace',
        addBelow({ name: 'Banquet', beds: 40, coordinates: { x: 100, y: 1_560, width: 900, height: 90, text: 'B' } }),
      ),
    ],
    [
      'ids with gaps',
      plan('island-terrace', (p) => {
        for (const each of tables(p)) {
          each.id = 900_000 + each.id * 7;
          for (const join of each.joins ?? []) join.with = join.with.map((id: number) => 900_000 + id * 7);
        }
      }),
    ],
    ['turns to the left', plan('island-terrace', (p) => (at(p, 2).rotation = -90))],
    ['no descriptions', plan('beach-camp', (p) => tables(p).forEach((each) => delete each.room_description))],
    [
      'a description in another language',
      plan('beach-camp', (p) => (tables(p)[2].room_description = '<p>Direkt am Meer, für zwei.</p>')),
    ],
    [
      'prices, prose and promises',
      plan('beach-camp', (p) => (tables(p)[2].room_description = 'A round for eight! 40 EUR, see gmial.com.')),
    ],
    ['a venue that opens on Sundays only', venue('island-terrace', (v) => (v.closed_weekdays = [1, 2, 3, 4, 5, 6]))],
  ])('a sound file has no findings: %s', (_, found) => expect(found).toEqual([]));
});
