/**
 * One small fault at a time in the fixtures, and unusual plans that are sound. The cases were written without a look at
 * the rules; they say what a person in front of the map would say.
 */
import { readFileSync } from 'node:fs';
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
function answer(change: Change): RuleId[] {
  const url = new URL('../../../fixtures/plans/everything-taken.json', import.meta.url);
  return rulesOf('answer', JSON.parse(readFileSync(url, 'utf8')), change);
}

/** The tables of a plan or of an answer. */
const tables = (json: Json): Json[] => (json.areas ?? json).flatMap((area: Json) => area.rooms);
const at = (json: Json, n: number): Json => tables(json)[n].coordinates;

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

describe('a fault is found:', () => {
  const html = (text: string) => plan('beach-camp', (p) => (tables(p)[3].room_description = text));
  test.each<[string, RuleId[], RuleId]>([
    [
      'a table has the id of its neighbor',
      plan('beach-camp', (p) => (tables(p)[4].id = tables(p)[3].id)),
      'duplicate-id',
    ],
    [
      'a table has the name of its neighbor',
      plan('beach-camp', (p) => (tables(p)[4].name = tables(p)[3].name)),
      'duplicate-name',
    ],
    [
      'a table prints the number of its neighbor',
      plan('island-terrace', (p) => (at(p, 4).text = at(p, 3).text)),
      'duplicate-name',
    ],
    [
      'a table was dropped on another',
      plan('beach-camp', (p) => Object.assign(at(p, 5), { x: at(p, 6).x + 4, y: at(p, 6).y })),
      'overlap',
    ],
    ['a digit too many in x', plan('beach-camp', (p) => (at(p, 7).x *= 10)), 'off-plan'],
    ['x and y exchanged', plan('beach-camp', (p) => Object.assign(at(p, 0), { x: at(p, 0).y, y: 1_745 })), 'off-plan'],
    [
      'all tables have one y',
      plan('island-terrace', (p) => tables(p).forEach((_, n) => (at(p, n).y = 300))),
      'absurd-scale',
    ],
    [
      'all tables have no position',
      answer((a) => tables(a).forEach((_, n) => Object.assign(at(a, n), { x: 0, y: 0 }))),
      'absurd-scale',
    ],
    ['a table of an answer is a digit too far away', answer((a) => (at(a, 1).x += 40_000)), 'absurd-scale'],
    [
      'a table is ten times too large',
      answer((a) => Object.assign(at(a, 1), { width: 900, height: 900 })),
      'absurd-scale',
    ],
    [
      'a plan has a zero too many',
      plan('beach-camp', (p) => Object.assign(p, { width: 14_000, height: 17_500, decor: [] })),
      'absurd-scale',
    ],
    ['the sea has a zero too many', plan('beach-camp', (p) => (p.decor[0].points[0][0] = -90_000)), 'absurd-scale'],
    ['a turn in radians', plan('island-terrace', (p) => (at(p, 2).rotation = 0.7854)), 'rotation-in-radians'],
    [
      'a table as small as a coin',
      plan('beach-camp', (p) => Object.assign(at(p, 2), { width: 4, height: 4 })),
      'too-small-to-tap',
    ],
    ['forty guests at a small table', plan('island-terrace', (p) => (tables(p)[2].beds = 40)), 'seats-for-size'],
    ['a table without seats', plan('island-terrace', (p) => (tables(p)[2].beds = 0)), 'bad-seats'],
    ['a negative width', plan('island-terrace', (p) => (at(p, 2).width = -60)), 'bad-size'],
    ['a number as text in a plan', plan('island-terrace', (p) => (at(p, 2).x = '120')), 'not-a-number'],
    ['a color by its name', plan('island-terrace', (p) => (p.categories[0].color = 'teal')), 'bad-color'],
    ['a table without a name', plan('island-terrace', (p) => (tables(p)[2].name = '')), 'bad-text'],
    ['a star as a shape', plan('island-terrace', (p) => (at(p, 2).shape = 'star')), 'bad-value'],
    ['a field with a slip', plan('island-terrace', (p) => (tables(p)[2].bedz = 4)), 'unknown-field'],
    ['a category that is gone', plan('island-terrace', (p) => (tables(p)[2].room_id = 9_999)), 'unknown-category'],
    [
      'an area that was emptied',
      plan('island-terrace', (p) => p.areas.push({ id: 99, name: 'Roof', rooms: [] })),
      'empty-area',
    ],
    [
      'two categories of one color',
      plan('beach-camp', (p) => (p.categories[1].color = p.categories[0].color)),
      'color-conflict',
    ],
    [
      'two categories of nearly one color',
      plan('beach-camp', (p) => (p.categories[1].color = p.categories[0].color.replace(/.$/, '0'))),
      'confusable-colors',
    ],
    ['a gray on which nothing can be read', plan('beach-camp', (p) => (at(p, 2).color = '#7f7f7f')), 'low-contrast'],
    ['letters for ants', plan('beach-camp', (p) => (at(p, 2).font_size = 1)), 'text-too-small'],
    [
      'a novel on a table',
      plan('beach-camp', (p) => Object.assign(at(p, 2), { text: 'By the old lighthouse', font_size: 20 })),
      'text-overflow',
    ],
    ['an empty text', plan('beach-camp', (p) => (at(p, 2).text = '')), 'blank-text'],
    ['a template in a name', plan('beach-camp', (p) => (tables(p)[2].name = 'Line {{n}}')), 'placeholder-text'],
    ['undefined in a description', html('undefined'), 'placeholder-text'],
    ['dummy text', html('<p>Lorem ipsum dolor sit amet.</p>'), 'placeholder-text'],
    ['a script', html('Sea<script>alert(1)</script>'), 'unsafe-html'],
    ['a tag that stays open', html('<b>Sea'), 'broken-html'],
    ['HTML that was escaped twice', html('Fish &amp;amp; chips'), 'broken-html'],
    ['a broken character', plan('beach-camp', (p) => (tables(p)[2].name = 'Li\ufffdne 9')), 'unreadable-characters'],
    ['a closing time at dawn', plan('beach-camp', (p) => (tables(p)[2].available_until = '06:00')), 'outside-hours'],
    [
      'a closing time between two slots',
      plan('beach-camp', (p) => (tables(p)[2].available_until = '17:50')),
      'outside-hours',
    ],
    [
      'a bar that was dropped off the plan',
      plan('beach-camp', (p) => p.decor.push({ kind: 'bar', x: 5_000, y: 10, width: 60, height: 20 })),
      'decor-off-plan',
    ],
    [
      'a palm that was pasted twice',
      plan('beach-camp', (p) => p.decor.push(p.decor.find(({ kind }: Json) => kind === 'palm'))),
      'duplicate-decor',
    ],
    ['a group of an answer without a name', answer((a) => (a[0].name = '')), 'blank-text'],
    ['a HEIC picture in an answer', answer((a) => (tables(a)[0].picture = '/pictures/1.HEIC')), 'missing-picture'],
    ['numbers as text in an answer', answer((a) => (tables(a)[0].beds = '4')), 'numbers-as-text'],
    [
      'parties that nothing can seat',
      plan('beach-camp', (p) => (p.areas = [{ ...p.areas[0], rooms: p.areas[0].rooms.slice(0, 1) }])),
      'party-too-large',
    ],
    [
      'a rule that no party meets',
      venue('beach-camp', (v) => (v.seat_rules = [{ seats: 12, min_guests: 9 }])),
      'unreachable-rule',
    ],
    [
      'two rules for one size',
      venue('beach-camp', (v) => v.seat_rules.push({ seats: 12, min_guests: 6 })),
      'contradictory-settings',
    ],
    [
      'a lead time of a month',
      venue('beach-camp', (v) => Object.assign(v, { lead_minutes: 43_200, farthest_days: 7 })),
      'no-slots',
    ],
    [
      'promo codes that are over',
      venue('island-terrace', (v) => (v.promo_codes = [{ code: 'SUN', until: '2020-01-01' }])),
      'contradictory-settings',
    ],
    ['a language of nobody', venue('beach-camp', (v) => (v.language = 'xx')), 'unknown-language'],
    ['an accent as pale as the page', venue('beach-camp', (v) => (v.theme = { accent: '#f5f0e0' })), 'low-contrast'],
  ])('%s', (_, found, expected) => expect(found).toContain(expected));
});

describe('a sound file has no findings:', () => {
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
      'a stool half under its table',
      plan('island-terrace', (p) => {
        const { x, y } = at(p, 0);
        p.areas[0].rooms.push({
          ...tables(p)[0],
          id: 900,
          name: 'Stool',
          beds: 1,
          coordinates: { x: x - 8, y: y + 10, width: 16, height: 16, text: '•' },
        });
      }),
    ],
    [
      'one text for a whole lounge',
      plan('island-terrace', (p) =>
        p.areas[3].rooms.forEach(({ coordinates }: Json) => Object.assign(coordinates, { text: 'VIP' })),
      ),
    ],
    [
      'a rule of the whole chain',
      venue(
        'island-terrace',
        (v) =>
          (v.seat_rules = [
            { seats: 12, min_guests: 5 },
            { seats: 20, min_guests: 60 },
          ]),
      ),
    ],
    [
      'rules that fall with the seats',
      venue(
        'beach-camp',
        (v) =>
          (v.seat_rules = [
            { seats: 12, min_guests: 5 },
            { seats: 8, min_guests: 6 },
          ]),
      ),
    ],
    ['a table of another color', plan('beach-camp', (p) => (at(p, 2).color = '#3a0f2b'))],
    [
      'a banquet table for forty',
      plan(
        'island-terrace',
        (p) =>
          Object.assign(p, { height: 1_700 }) &&
          p.areas[0].rooms.push({
            ...tables(p)[0],
            id: 900,
            name: 'Banquet',
            beds: 40,
            coordinates: { x: 100, y: 1_560, width: 900, height: 90, text: 'B' },
          }),
      ),
    ],
    [
      'bar stools beside large tables',
      plan(
        'island-terrace',
        (p) =>
          Object.assign(p, { height: 1_700 }) &&
          p.areas[0].rooms.push({
            ...tables(p)[0],
            id: 900,
            name: 'Stool',
            beds: 1,
            coordinates: { x: 100, y: 1_600, width: 9, height: 9, text: '•' },
          }),
      ),
    ],
    ['ids with gaps', plan('island-terrace', (p) => tables(p).forEach((each) => (each.id = 900_000 + each.id * 7)))],
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
    ['an island named for the family Null', plan('beach-camp', (p) => (p.areas[0].name = 'Null Bay'))],
    [
      'names in three scripts',
      plan('beach-camp', (p) => ['Стол 1', 'طاولة ٢', '海边 3'].forEach((name, n) => (tables(p)[n].name = name))),
    ],
    [
      'scenery around the plan',
      plan('beach-camp', (p) => p.decor.push({ kind: 'palm', x: -60, y: 300, width: 40, height: 40 })),
    ],
    ['an answer with ids as text', answer((a) => tables(a).forEach((each, n) => (each.id = `7f0c1d52-${n}`)))],
    ['an answer from a database', answer((a) => tables(a).forEach((each) => (each.created_at = '2026-01-01')))],
    [
      'a pool with a name',
      plan('beach-camp', (p) =>
        p.decor.push({ kind: 'text', x: 1_300, y: 1_700, text: 'Kids’ pool (0.6 m)', size: 20 }),
      ),
    ],
    ['a venue that opens on Sundays only', venue('island-terrace', (v) => (v.closed_weekdays = [1, 2, 3, 4, 5, 6]))],
  ])('%s', (_, found) => expect(found).toEqual([]));

  test('a category out of season is no more than a warning', () => {
    const season = plan('beach-camp', (p) => p.categories.push({ id: 99, name: 'Winter garden', color: '#000000' }));
    expect(season).toEqual(['unused-category']);
  });

  test('numbers as text throughout are one note', () => {
    const url = new URL('../../../fixtures/plans/numbers-as-text.json', import.meta.url);
    const found = checkFile('answer', JSON.parse(readFileSync(url, 'utf8')));
    expect(found.filter(({ rule }) => rule === 'numbers-as-text')).toHaveLength(1);
  });
});
