/** Unusual plans, texts and settings that are sound. */
import { type Case, type Json, areaOf, decor, fixture, plan, table, tables, venue } from '../heldOut.ts';

const LENGTHS = [
  'x',
  'y',
  'width',
  'height',
  'size',
  'font_size',
  'seats_font_size',
  'text_offset_x',
  'text_offset_y',
  'seats_offset_x',
  'seats_offset_y',
];

/** Scales all lengths of a plan. */
function scale(p: Json, factor: number): void {
  p.width *= factor;
  p.height *= factor;
  for (const part of [...tables(p).map(({ coordinates }) => coordinates), ...p.decor]) {
    for (const field of LENGTHS) if (part[field] !== undefined) part[field] *= factor;
    if (part.points) part.points = part.points.map(([x, y]: [number, number]) => [x * factor, y * factor]);
  }
}

/** Writes another closing time of the couch wherever the old one is written. */
function closeCouch(v: Json, p: Json, time: string, spoken: string): void {
  const couch = table(p, 'Stage Couch');
  couch.available_until = time;
  couch.room_description = couch.room_description.replace('6pm', spoken);
  const term = v.terms.find(({ heading }: Json) => heading === 'Stage Couch');
  term.text = term.text.replace('6pm', spoken);
}

const PLANS: readonly Case[] = [
  plan('beach-camp', 'there is no table 13', (p) => {
    const lines = areaOf(p, 'Lines');
    lines.rooms = lines.rooms.filter(({ name }: Json) => name !== 'Line 13');
  }),
  plan('island-terrace', 'all ids of tables are large and have gaps', (p) => {
    for (const room of tables(p)) room.id = 900_000 + room.id * 7;
  }),
  plan('beach-camp', 'everything is drawn twice as large', (p) => scale(p, 2)),
  plan('island-terrace', 'all turns to the left are written as turns to the right', (p) => {
    for (const { coordinates } of tables(p)) if (coordinates.rotation < 0) coordinates.rotation += 360;
  }),
  plan('island-terrace', 'all lanterns come last in the list', (p) => {
    const isLantern = ({ kind }: Json): boolean => kind === 'lantern';
    p.decor = [...p.decor.filter((each: Json) => !isLantern(each)), ...p.decor.filter(isLantern)];
  }),
  plan('beach-camp', 'two loungers stand on a pontoon in the sea', (p) => {
    const points = [
      [570, 70],
      [680, 70],
      [680, 170],
      [570, 170],
    ];
    p.decor.push({ kind: 'area', surface: 'wood', points, name: 'Pontoon' });
    const line = table(p, 'Line 6');
    Object.assign(line.coordinates, { x: 600, y: 95 });
    line.room_description = '<p>Two loungers on the pontoon. <em>You swim there, or we row you.</em></p>';
  }),
  plan('island-terrace', 'a category has a bare ampersand in its name', (p) => {
    p.categories[4].name = 'Sofa & daybed';
  }),
  plan('beach-camp', 'an area has no descriptions at all', (p) => {
    for (const room of areaOf(p, 'BBQ').rooms) delete room.room_description;
  }),
  plan('island-terrace', 'a whole terrace closes at ten at night', (p) => {
    for (const room of areaOf(p, 'Terrace').rooms) room.available_until = '22:00';
  }),
  plan('island-terrace', 'all tables of one category have its color as their own too, in capitals', (p) => {
    for (const { coordinates } of areaOf(p, 'Roadside').rooms) coordinates.color = '#1F6F6B';
  }),
  plan('island-terrace', 'one view picture is shared by one more table', (p) => {
    table(p, 'Terrace 5').view_picture = '/assets/island-terrace/sea-view.svg';
  }),
  fixture('one-table', 'the only table has a scale and an own color', (p) => {
    p.units_per_meter = 60;
    table(p, 'Frangipani').coordinates.color = '#e9b93a';
  }),
  fixture('dense-terrace', 'the numbers run on through all areas', (p) => {
    tables(p).forEach((room, index) => {
      room.name = room.name.replace(/\d+$/, String(index + 1));
      room.coordinates.text = String(index + 1);
    });
  }),
  fixture('far-areas', 'an island is named for the family Null', (p) => {
    const harbour = areaOf(p, 'Harbour');
    harbour.name = 'Null Bay';
    for (const room of harbour.rooms) room.name = room.name.replace('Harbour', harbour.name);
    for (const piece of p.decor) if (piece.text === 'Harbour') piece.text = harbour.name;
  }),
];

const TEXTS: readonly Case[] = [
  plan('beach-camp', 'a description is plain text', (p) => {
    table(p, 'Line 14').room_description = 'A single pair of loungers; bring your honeymoon.';
  }),
  plan('island-terrace', 'a description has a list and a telephone link', (p) => {
    table(p, 'Sofa 5').room_description =
      '<p>With you:</p><ul><li>a record player</li><li>forty records</li></ul><p><a href="tel:+623615550142">Ask us</a>.</p>';
  }),
  plan('island-terrace', 'a description has well-escaped signs', (p) => {
    table(p, 'Indoor 6').room_description = '<p>For parties &lt; 3: books &amp; coffee, a table for two.</p>';
  }),
  plan('beach-camp', 'a description leaves the end tags of its list items out, as HTML allows', (p) => {
    table(p, 'BBQ 13').room_description = '<ul><li>Six seats<li>Benches with cushions<li>A lantern</ul>';
  }),
  fixture('everything-taken', 'all ids are UUIDs', (a) => {
    tables(a).forEach((room, index) => {
      room.id = `7f0c1d52-3b1e-4c6a-9d20-${String(index + 1).padStart(12, '0')}`;
    });
  }),
  fixture('nothing-fits', 'the whole house is free', (a) => {
    for (const room of tables(a)) room.available = true;
  }),
  fixture('every-decor', 'the pool has a name and a color of its own', (p) => {
    Object.assign(decor(p, { kind: 'pool' }), { name: 'Kids’ pool (0.6 m)', color: '#48A9C5' });
  }),
];

const SETTINGS: readonly Case[] = [
  venue('beach-camp', 'the day is longer, and the couch stays until half past seven', (v, p) => {
    v.hours = { first: '08:00', last: '22:30' };
    closeCouch(v, p, '19:30', '7:30pm');
  }),
  venue('island-terrace', 'seat rules rise with the seats', (v) => {
    v.seat_rules = [
      { seats: 6, min_guests: 3 },
      { seats: 12, min_guests: 5 },
    ];
  }),
  venue('island-terrace', 'a promo code is valid for one day that is still to come', (v) => {
    v.promo_codes.push({ code: 'VALENTINE27', from: '2027-02-14', until: '2027-02-14' });
  }),
  venue('island-terrace', 'the venue opens on Sundays only, and says so', (v) => {
    v.closed_weekdays = [1, 2, 3, 4, 5, 6];
    v.terms.push({ heading: 'Sundays', text: 'We are open on Sundays only.' });
  }),
  venue('island-terrace', 'the terms write the minutes out as they are set', (v) => {
    v.hold_minutes = 20;
    v.terms[0].text = v.terms[0].text.replace('{hold_minutes}', '20');
  }),
  venue('beach-camp', 'tables serve one party after the other, and the terms say so', (v) => {
    v.occupancy = 'stay';
    v.terms[2] = { heading: 'Your stay', text: 'A reserved table is yours for the stay that you chose.' };
  }),
  venue('beach-camp', 'the heading and an area are translated', (v) => {
    v.translations = { de: { BEACH: 'STRAND', Lines: 'Reihen' } };
  }),
  venue('beach-camp', 'a table is kept for guests at the door by its id, others by name', (v) => {
    v.table_access = [
      { tables: ['196', 'Inside 17'], access: 'walk_in' },
      { tables: ['Inside 16'], access: 'in_house' },
    ];
  }),
  venue('beach-camp', 'guests may come at once, or in two years', (v) => {
    v.lead_minutes = 0;
    v.farthest_days = 730;
  }),
];

export const SOUND: readonly Case[] = [...PLANS, ...TEXTS, ...SETTINGS];
