/** Faults of categories, places, decor, ids and closing times. */
import { type Case, areaOf, decor, fixture, plan, table, tables } from '../heldOut.ts';

const move = (room: { coordinates: object }, x: number, y: number): void =>
  void Object.assign(room.coordinates, { x, y });

const CATEGORIES_AND_SEATS: readonly Case[] = [
  plan('beach-camp', 'a second category Beanbag has another color', (p) => {
    p.categories.push({ id: 88, name: 'Beanbag', color: '#3a7d44' });
    table(p, 'Beanbag 8').room_id = 88;
  }),
  plan('island-terrace', 'the sofas are named like the category of the indoor tables', (p) => {
    p.categories.find((each: { id: number }) => each.id === 5).name = 'Indoor table';
  }),
  fixture('dense-terrace', 'two categories have the same color', (p) => {
    p.categories[3].color = p.categories[2].color;
  }),
  fixture('everything-taken', 'one category has a second name that is a typing error', (a) => {
    table(a, 'Garden 7').category_name = 'Garden tabel';
  }),
  fixture('everything-taken', 'a garden table has the color of the tables at the pool', (a) => {
    table(a, 'Garden 5').coordinates.color = '#e9b93a';
  }),
  plan('beach-camp', 'a table of the second line has the color of the beanbags', (p) => {
    table(p, 'Line 20').coordinates.color = '#e56f46';
  }),
  plan('beach-camp', 'the long table with twelve seats has one seat', (p) => {
    table(p, 'BBQ 16').beds = 1;
  }),
  plan('island-terrace', 'a table for four has 44 seats', (p) => {
    table(p, 'Terrace 7').beds = 44;
  }),
  plan('island-terrace', 'a table prints the number of its neighbor', (p) => {
    table(p, 'Roadside 4').coordinates.text = 'R5';
  }),
  plan('beach-camp', 'a table prints an empty text', (p) => {
    table(p, 'Inside 12').coordinates.text = '';
  }),
  plan('beach-camp', 'a table prints three blanks', (p) => {
    table(p, 'Beanbag 4').coordinates.text = '   ';
  }),
  plan('island-terrace', 'the seats are printed over the number', (p) => {
    const { coordinates } = table(p, 'Indoor 7');
    coordinates.seats_offset_y = coordinates.text_offset_y;
  }),
];

const SIZES_AND_PLACES: readonly Case[] = [
  plan('beach-camp', 'a table stands more than five beaches away from the others', (p) =>
    move(table(p, 'Line 14'), 9_288, 243),
  ),
  plan('island-terrace', 'the plan is ten times as large as what is on it', (p) => {
    p.width *= 10;
    p.height *= 10;
  }),
  fixture('dense-terrace', 'the width of the plan lost its last digit', (p) => {
    p.width = 125;
  }),
  plan('beach-camp', 'the tables of one area were scaled by ten', (p) => {
    for (const { coordinates } of areaOf(p, 'BBQ').rooms)
      for (const field of ['x', 'y', 'width', 'height']) coordinates[field] *= 10;
  }),
  plan('island-terrace', 'the sofas are a hundredth as large as the other tables', (p) => {
    for (const { coordinates } of areaOf(p, 'Sofa tables').rooms)
      for (const field of ['width', 'height']) coordinates[field] /= 100;
  }),
  fixture('far-areas', 'all rotations are in radians', (p) => {
    for (const { coordinates } of tables(p))
      if (coordinates.rotation) coordinates.rotation = Number(((coordinates.rotation * Math.PI) / 180).toFixed(4));
  }),
  fixture('rotated-and-elliptic', 'width and height of the plan are swapped', (p) => {
    [p.width, p.height] = [p.height, p.width];
  }),
  plan('island-terrace', 'x and y are swapped, so that a terrace table stands in the dining room', (p) => {
    move(table(p, 'Terrace 9'), 402, 960);
  }),
  plan('beach-camp', 'the scale makes the whole beach 35 centimeters wide', (p) => {
    p.units_per_meter = 4_000;
  }),
];

const DECOR: readonly Case[] = [
  plan('beach-camp', 'a scooter stands far off everything drawn', (p) => {
    decor(p, { kind: 'scooter', x: 864 }).y = 16_680;
  }),
  plan('island-terrace', 'a word on the plan is written over the number of a table', (p) => {
    Object.assign(decor(p, { kind: 'text', text: 'Kitchen' }), { x: 960, y: 856 });
  }),
  plan('beach-camp', 'the sand was brought to the front and hides all other decor', (p) => {
    p.decor.push(p.decor.shift());
  }),
  plan('island-terrace', 'the terrace deck lies below the garden, where nobody sees it', (p) => {
    const deck = decor(p, { name: 'Terrace deck' });
    p.decor = [deck, ...p.decor.filter((each: unknown) => each !== deck)];
  }),
  fixture('dense-terrace', 'the outline of the terrace crosses itself', (p) => {
    const { points } = decor(p, { kind: 'area', name: 'Terrace' });
    [points[1], points[2]] = [points[2], points[1]];
  }),
  plan('beach-camp', 'the bar is there twice, one exactly over the other', (p) => {
    p.decor.push({ ...decor(p, { kind: 'bar' }) });
  }),
  plan('beach-camp', 'a table stands inside the bar', (p) => move(table(p, 'Inside 18'), 960, 1_344)),
  plan('beach-camp', 'two loungers float in the sea', (p) => move(table(p, 'Line 6'), 600, 100)),
  plan('island-terrace', 'a table stands in the middle of an outer wall', (p) => move(table(p, 'Indoor 9'), 65, 970)),
  plan('island-terrace', 'a table covers the trunk and crown of a tree', (p) => move(table(p, 'Terrace 14'), 740, 548)),
];

const IDS: readonly Case[] = [
  fixture('everything-taken', 'two tables have the same id, once as a number and once as text', (a) => {
    table(a, 'Garden 8').id = '7';
  }),
  fixture('nothing-fits', 'the id of a table is a blank', (a) => {
    table(a, 'Long 2').id = ' ';
  }),
  fixture('everything-taken', 'the id 012 stands beside the id 12', (a) => {
    table(a, 'Garden 13').id = '012';
  }),
  plan('beach-camp', 'a table kept the id of the table it was copied from', (p) => {
    table(p, 'Line 9').id = 108;
  }),
  plan('island-terrace', 'two areas have the same id', (p) => {
    areaOf(p, 'Sofa tables').id = 3;
  }),
  plan('beach-camp', 'the category of the stage has the id of the family tables', (p) => {
    p.categories.at(-1).id = 75;
  }),
  plan('island-terrace', 'the id of one table is text', (p) => {
    table(p, 'Indoor 7').id = '515';
  }),
  fixture('missing-optional-fields', 'a table of an answer has no id', (a) => {
    table(a, 'Bar 4').id = null;
  }),
  plan('island-terrace', 'a sofa has a category that does not exist', (p) => {
    table(p, 'Sofa 3').room_id = 55;
  }),
];

const CLOSING_TIMES: readonly Case[] = [
  plan('beach-camp', 'a couch until 18:00 is available until 06:00, before the venue opens', (p) => {
    table(p, 'Stage Couch').available_until = '06:00';
  }),
  plan('island-terrace', 'a closing time is written as 6:00 PM', (p) => {
    table(p, 'Stage Couch').available_until = '6:00 PM';
  }),
  plan('beach-camp', 'a table closes half an hour after the first slot and needs an hour', (p) => {
    table(p, 'Line 3').available_until = '09:30';
  }),
  plan('island-terrace', 'a closing time has no colon', (p) => {
    table(p, 'Stage Couch').available_until = '1800';
  }),
  plan('island-terrace', 'a closing time has a period for the colon', (p) => {
    table(p, 'Stage Couch').available_until = '18.00';
  }),
  plan('island-terrace', 'a table closes before anybody could have reserved it', (p) => {
    table(p, 'Terrace 4').available_until = '07:45';
  }),
  fixture('everything-taken', 'an answer has a closing time of 25:00', (a) => {
    table(a, 'Pool 3').available_until = '25:00';
  }),
];

export const WRONG_PLANS: readonly Case[] = [
  ...CATEGORIES_AND_SEATS,
  ...SIZES_AND_PLACES,
  ...DECOR,
  ...IDS,
  ...CLOSING_TIMES,
];
