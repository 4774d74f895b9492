/** Unusual plans, answers and venues that are sound, and that a check could blame. */
import { AT, type JsonObject, ROOM, VENUE, answerWith, planWith, room } from '../samplePlan.ts';
import { answerTables, area, described, named, prop, withDecor } from './planChanges.ts';

const at = (x: number, y: number, more: JsonObject = {}): JsonObject => ({ x, y, width: 60, height: 60, ...more });
const venue = (settings: JsonObject): JsonObject => ({ ...VENUE, ...settings });

export const SOUND_FILES: readonly (readonly ['plan' | 'answer' | 'venue', title: string, json: unknown])[] = [
  [
    'plan',
    'a round table of twelve',
    planWith([[...ROOM, 'beds'], 12], [AT, at(30, 50, { width: 100, height: 100, shape: 'ellipse' })]),
  ],
  ['plan', 'a long table of twelve', planWith([[...ROOM, 'beds'], 12], [AT, at(10, 10, { width: 145, height: 45 })])],
  ['plan', 'tables that touch', planWith([AT, at(100, 60)])],
  ['plan', 'tables that overlap by rounding', planWith([AT, at(100.4, 60)])],
  ['plan', 'an opaque color of eight digits', planWith([['categories', 0, 'color'], '#0d5a73ff'])],
  ['plan', 'a color of three digits', planWith([['categories', 0, 'color'], '#057'])],
  ['plan', 'a link without a protocol', described('<a href="//menu.example.lk">Menu</a>')],
  ['plan', 'a language of a paragraph', described('<p lang="si" dir="ltr">මුහුද</p>')],
  ['plan', 'a class of a paragraph', described('<p class="intro">Sea</p>')],
  ['plan', 'a title with a quote', described('<p title="Sea">Sea &quot;view&quot;</p>')],
  ['plan', 'a description of plain words', described('By the sea, 3 m from the bar.')],
  ['plan', 'a price', described('<p>Minimum spend 40 USD for 4 guests.</p>')],
  ['plan', 'a name with a street number', named('Galle Road 12')],
  ['plan', 'a name of one letter', named('A')],
  ['plan', 'a name of one digit', named('7')],
  ['plan', 'a name in Arabic', named('طاولة ١')],
  ['plan', 'a name in Tamil', named('மேசை 1')],
  ['plan', 'a name with an apostrophe', named('Captain’s Table')],
  ['plan', 'a name with a plus', named('Surf + Turf')],
  ['plan', 'a name with a slash', named('Booth 1/2')],
  ['plan', 'a test kitchen', named('Test Kitchen Counter')],
  ['plan', 'a nulliparous word', named('Nullarbor')],
  ['plan', 'a table turned by 45 degrees', planWith([[...AT, 'rotation'], 45])],
  ['plan', 'a table turned by two degrees', planWith([[...AT, 'rotation'], 2])],
  [
    'plan',
    'a lone table',
    planWith([
      ['areas', 0, 'rooms'],
      [room(1), room(2)],
    ]),
  ],
  ['plan', 'an umbrella above two tables', withDecor(prop('umbrella', 60, 40, 120))],
  ['plan', 'a lantern beside a table', withDecor(prop('lantern', 104, 60, 10))],
  [
    'plan',
    'a beach beside the sea',
    withDecor(
      area('sea', [0, 0], [600, 0], [600, 40], [0, 40]),
      area('sand', [0, 40], [600, 40], [600, 400], [0, 400]),
    ),
  ],
  [
    'plan',
    'a rug of two carpets',
    withDecor(area('carpet', [400, 200], [500, 200], [500, 300]), area('carpet', [400, 200], [500, 300], [400, 300])),
  ],
  ['plan', 'a table that closes early', planWith([[...ROOM, 'available_until'], '18:00'])],
  ['plan', 'ids of text', planWith([[...ROOM, 'id'], 'sofa-1'])],
  ['answer', 'a taken table', answerTables({ available: false })],
  ['answer', 'availability as a number', answerTables({ available: 1 }, { available: 0 })],
  ['answer', 'a color in capitals', answerWith({}, { color: '#E6AE30' })],
  ['answer', 'an empty description', answerTables({ room_description: '' })],
  ['venue', 'a chain-wide rule for a size that it has not', venue({ seat_rules: [{ seats: 20, min_guests: 10 }] })],
  ['venue', 'a code without an end', venue({ promo_codes: [{ code: 'SUN' }] })],
  ['venue', 'a language with a script', venue({ language: 'en-Latn-GB' })],
  ['venue', 'closed on Mondays', venue({ closed_weekdays: [1] })],
  ['venue', 'one guest at least and at most eight', venue({ guests: { min: 1, max: 8, default: 1 } })],
  ['venue', 'terms with a link', venue({ terms: [{ heading: 'Rules', text: 'See our house rules at the bar.' }] })],
];
