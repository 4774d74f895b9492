/** Plans whose tables say something wrong: categories, colors, names, printed texts and seats. */
import { type Case, type Json, areaOf, fixture, plan, table, tables, venue } from '../heldOut.ts';

const BETWEEN = { inside: ['Inside 12', 'Inside 13'], line: ['Line 3', 'Line 11'] } as const;

/** Swaps the values of some fields of two objects. */
function swap(one: Json, other: Json, fields: readonly string[]): void {
  for (const field of fields) [one[field], other[field]] = [other[field], one[field]];
}

export const WRONG_TABLES: readonly Case[] = [
  plan('beach-camp', 'one beanbag among the orange ones has the blue of the front line', (p) => {
    table(p, 'Beanbag 12').coordinates.color = '#0d5a73';
  }),
  plan('island-terrace', 'half of the indoor tables are green and the other half yellow', (p) => {
    for (const number of [1, 2, 3, 4, 5, 6]) table(p, `Indoor ${number}`).coordinates.color = '#3a7d44';
  }),
  fixture('everything-taken', 'a host sends six of the garden tables in blue instead of green', (areas) => {
    for (let number = 7; number <= 12; number++) table(areas, `Garden ${number}`).coordinates.color = '#2f6bd0';
  }),
  fixture('nothing-fits', 'a host calls one category by two names', (areas) => {
    for (let number = 7; number <= 12; number++) table(areas, `Garden ${number}`).category_name = 'Table in the garden';
  }),
  fixture('everything-taken', 'a host calls the tables at the pool garden tables too', (areas) => {
    for (const each of areaOf(areas, 'Poolside').rooms) each.category_name = 'Garden table';
  }),
  plan('island-terrace', 'the category of the terrace is called indoor table, like the one indoors', (p) => {
    p.categories[3].name = 'Indoor table';
  }),
  plan('beach-camp', 'the second line is two categories with the same name and color', (p) => {
    p.categories.push({ id: 88, name: 'Second line', color: '#55b1b6' });
    for (const number of [27, 29, 30, 33, 34]) table(p, `Line ${number}`).room_id = 88;
  }),
  fixture('dense-terrace', 'round tables have the yellow of the square ones', (p) => {
    p.categories[1].color = '#e9b93a';
  }),
  plan('beach-camp', 'a beanbag is an inside table', (p) => {
    table(p, 'Beanbag 3').room_id = 74;
  }),
  plan('island-terrace', 'the names of the categories for roadside and sofas are swapped', (p) => {
    swap(p.categories[0], p.categories[4], ['name']);
  }),
  plan('island-terrace', 'the color of the long tables is fully transparent', (p) => {
    p.categories[2].color = '#b4452f00';
  }),
  fixture('everything-taken', 'a color of a host lacks its last digit', (areas) => {
    table(areas, 'Pool 3').coordinates.color = '#e9b93';
  }),
  plan('beach-camp', 'beanbags have exactly the color of the sand that they lie on', (p) => {
    p.categories[2].color = '#f1e6d0';
  }),
  plan('island-terrace', 'the digits of the text of terrace 12 are the wrong way round', (p) => {
    table(p, 'Terrace 12').coordinates.text = 'T21';
  }),
  plan('beach-camp', 'two neighbors inside read each other’s numbers', (p) => {
    const [one, other] = BETWEEN.inside;
    swap(table(p, one).coordinates, table(p, other).coordinates, ['text']);
  }),
  plan('beach-camp', 'line 3 stands in the place of line 11, and line 11 in that of line 3', (p) => {
    const [one, other] = BETWEEN.line;
    swap(table(p, one).coordinates, table(p, other).coordinates, ['x', 'y', 'rotation']);
  }),
  fixture('dense-terrace', 'three blanks are printed on a sofa', (p) => {
    table(p, 'Terrace 44').coordinates.text = '   ';
  }),
  plan('island-terrace', 'the printed text of one sofa is empty', (p) => {
    table(p, 'Sofa 3').coordinates.text = '';
  }),
  fixture('far-areas', 'two tables of one cove read 4', (p) => {
    table(p, 'Turtle cove 5').coordinates.text = '4';
  }),
  plan('beach-camp', 'two tables at the fire are both BBQ 7', (p) => {
    const copied = table(p, 'BBQ 8');
    copied.name = 'BBQ 7';
    copied.coordinates.text = 'Q7';
  }),
  plan('island-terrace', 'eight tables at the road are numbered 1 to 6, 8 and 70', (p) => {
    const mistyped = table(p, 'Roadside 7');
    mistyped.name = 'Roadside 70';
    mistyped.coordinates.text = 'R70';
    mistyped.coordinates.font_size = 15;
  }),
  plan('beach-camp', 'line 24 is called lime 24', (p) => {
    table(p, 'Line 24').name = 'Lime 24';
  }),
  plan('beach-camp', 'the zero of R10 is the letter O', (p) => {
    table(p, 'Inside 10').coordinates.text = 'R1O';
  }),
  plan('island-terrace', 'a table has kept the name of a pasted copy', (p) => {
    table(p, 'Terrace 6').name = 'Terrace 5 (copy)';
  }),
  plan('beach-camp', 'one beanbag reads 14 without the B of all others', (p) => {
    table(p, 'Beanbag 14').coordinates.text = '14';
  }),
  plan('beach-camp', 'a family table has kept the name new table', (p) => {
    table(p, 'BBQ 17').name = 'New table';
  }),
  fixture('missing-optional-fields', 'a table in the row of the bar is named after the garden', (areas) => {
    table(areas, 'Bar 5').name = 'Garden 9';
  }),
  plan('island-terrace', 'two high stools at a window seat forty', (p) => {
    table(p, 'Roadside 6').beds = 40;
  }),
  plan('island-terrace', 'the long table for twelve seats one', (p) => {
    table(p, 'Indoor 7').beds = 1;
  }),
  fixture('everything-taken', 'a table at the pool has no seats', (areas) => {
    table(areas, 'Pool 4').beds = 0;
  }),
  plan('beach-camp', 'a big round of beanbags for four, as its description says, seats two', (p) => {
    table(p, 'Beanbag 8').beds = 2;
  }),
  fixture('one-table', 'the table named table for two seats four', (p) => {
    tables(p)[0].name = 'Table for two';
  }),
  venue('beach-camp', 'the smallest party is larger than the largest', (v) => {
    v.guests.min = 8;
  }),
  venue('island-terrace', 'a table for twelve demands fifty guests', (v) => {
    v.seat_rules[0].min_guests = 50;
  }),
];
