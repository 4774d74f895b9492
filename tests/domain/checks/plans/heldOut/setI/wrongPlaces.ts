/** Plans whose tables, areas or size are wrong: places, units, angles and labels on tables. */
import { type Case, type Json, areaOf, fixture, plan, table, tables } from '../heldOut.ts';
import { TABLE_LENGTHS } from './tableLengths.ts';

/** Multiplies all lengths of tables, as an export in other units does. */
function scaleTables(rooms: readonly Json[], factor: number): void {
  for (const { coordinates } of rooms) {
    for (const field of TABLE_LENGTHS) {
      if (typeof coordinates[field] === 'number') coordinates[field] = Number((coordinates[field] * factor).toFixed(4));
    }
  }
}

export const WRONG_PLACES: readonly Case[] = [
  plan('beach-camp', 'a zero too many puts one pair of loungers ten beaches to the right', (p) => {
    table(p, 'Line 9').coordinates.x = 8410;
  }),
  plan('island-terrace', 'a minus sign throws a terrace table out of the plan', (p) => {
    table(p, 'Terrace 9').coordinates.x = -960;
  }),
  plan('beach-camp', 'a digit is missing, and a table of the restaurant swims in the sea', (p) => {
    table(p, 'Inside 8').coordinates.y = 119;
  }),
  fixture('far-areas', 'the tables of one island are ten times too small, at a tenth of their coordinates', (p) => {
    scaleTables(areaOf(p, 'Harbour').rooms, 0.1);
  }),
  fixture('dense-terrace', 'all tables are in millimeters and their rooms in centimeters', (p) => {
    scaleTables(tables(p), 10);
  }),
  fixture('rotated-and-elliptic', 'all tables are in meters and the stage in centimeters', (p) => {
    scaleTables(tables(p), 0.01);
  }),
  fixture('nothing-fits', 'one table of a host is in meters and the others in centimeters', (areas) => {
    scaleTables([table(areas, 'Garden 7')], 0.01);
  }),
  fixture('rotated-and-elliptic', 'the angles of the arcs are radians', (p) => {
    for (const { coordinates } of areaOf(p, 'Arcs').rooms) {
      if (coordinates.rotation) coordinates.rotation = Number(((coordinates.rotation * Math.PI) / 180).toFixed(4));
    }
  }),
  plan('island-terrace', 'a table is turned by 1,200 degrees instead of 12', (p) => {
    table(p, 'Terrace 10').coordinates.rotation = 1200;
  }),
  plan(
    'island-terrace',
    'width and height of the long table are swapped, and it stands in the wall of the house',
    (p) => {
      const { coordinates } = table(p, 'Terrace 13');
      [coordinates.width, coordinates.height] = [coordinates.height, coordinates.width];
    },
  ),
  fixture('long-beach-1000', 'width and height of the plan are swapped', (p) => {
    [p.width, p.height] = [p.height, p.width];
  }),
  plan('beach-camp', 'the width of the plan lacks its last digit', (p) => {
    p.width = 140;
  }),
  plan('island-terrace', 'the height of the plan has a digit too many', (p) => {
    p.height = 14_800;
  }),
  fixture('one-table', 'the size of the plan is in meters and all that is on it in centimeters', (p) => {
    Object.assign(p, { width: 4, height: 4.8 });
  }),
  fixture('dense-terrace', 'one table has slipped down out of its row and all but touches the next', (p) => {
    table(p, 'Terrace 21').coordinates.y = 371;
  }),
  fixture('dense-terrace', 'one table of a row is 25 wide instead of 52', (p) => {
    table(p, 'Veranda 21').coordinates.width = 25;
  }),
  plan('beach-camp', 'a table is a speck half a unit wide', (p) => {
    Object.assign(table(p, 'Line 29').coordinates, { width: 0.56, height: 0.54 });
  }),
  plan('island-terrace', 'a sofa is ten times as wide as it should be and leaves the house', (p) => {
    table(p, 'Sofa 5').coordinates.width = 660;
  }),
  plan('beach-camp', 'one beanbag lies on another, two units beside its middle', (p) => {
    Object.assign(table(p, 'Beanbag 18').coordinates, { x: 519, y: 881 });
  }),
  fixture('missing-optional-fields', 'a host sends two tables at the very same place', (areas) => {
    const { x, y } = table(areas, 'Garden 5').coordinates;
    Object.assign(table(areas, 'Garden 6').coordinates, { x, y });
  }),
  plan('beach-camp', 'a round table stands in the bar', (p) => {
    Object.assign(table(p, 'Inside 22').coordinates, { x: 961, y: 1345 });
  }),
  plan('island-terrace', 'a table stands where the trunk of a street tree is', (p) => {
    Object.assign(table(p, 'Roadside 7').coordinates, { x: 1114, y: 1205 });
  }),
  plan('beach-camp', 'the outer wall of the house runs through a booth', (p) => {
    table(p, 'Inside 11').coordinates.x = 120;
  }),
  plan('beach-camp', 'the tables of the BBQ are 1,000 to the right of their garden', (p) => {
    for (const { coordinates } of areaOf(p, 'BBQ').rooms) coordinates.x += 1000;
  }),
  plan('island-terrace', 'x and y of the sofas are swapped', (p) => {
    for (const { coordinates } of areaOf(p, 'Sofa tables').rooms) {
      [coordinates.x, coordinates.y] = [coordinates.y, coordinates.x];
    }
  }),
  plan('beach-camp', 'a table for four stands on the asphalt of the beach road', (p) => {
    Object.assign(table(p, 'Line 34').coordinates, { x: 1122, y: 1695, rotation: 0 });
  }),
  fixture('far-areas', 'one table of an island floats in the open lagoon', (p) => {
    Object.assign(table(p, 'Coral steps 9').coordinates, { x: 1550, y: 3000 });
  }),
  plan('island-terrace', 'the plan has an area rooftop without a table', (p) => {
    p.areas.push({ id: 5, name: 'Rooftop', rooms: [] });
  }),
  plan('beach-camp', 'two tables of the restaurant are in the list of the beanbags', (p) => {
    const inside = areaOf(p, 'Inside restaurant');
    areaOf(p, 'Beanbag').rooms.push(...inside.rooms.splice(16, 2));
  }),
  fixture('dense-terrace', 'all tables of the salon lie on those of the veranda', (p) => {
    for (const { coordinates } of areaOf(p, 'Salon').rooms) coordinates.y -= 716;
  }),
  fixture('far-areas', 'two islands are both called lighthouse', (p) => {
    areaOf(p, 'Harbour').name = 'Lighthouse';
  }),
  plan('island-terrace', 'the names of the areas at the road and of the sofas are swapped', (p) => {
    const [roadside, , , sofas] = p.areas;
    [roadside.name, sofas.name] = [sofas.name, roadside.name];
  }),
  plan('beach-camp', 'the number of a table is printed over its seats', (p) => {
    table(p, 'Line 12').coordinates.text_offset_y = 30;
  }),
  plan('island-terrace', 'a digit too many prints the seats of a table far below it', (p) => {
    table(p, 'Indoor 5').coordinates.seats_offset_y = 330;
  }),
  plan('beach-camp', 'the number of a booth is ten times too large', (p) => {
    table(p, 'Inside 9').coordinates.font_size = 210;
  }),
  plan('island-terrace', 'a sentence is printed on a small table and runs far beyond it', (p) => {
    table(p, 'Terrace 3').coordinates.text = 'Terrace 3 with the palm view';
  }),
];
