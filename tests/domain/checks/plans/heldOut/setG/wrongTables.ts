/** Tables whose category, color, text, seats or name contradict what stands around them. */
import { type Case, areaOf, fixture, plan, table } from '../heldOut.ts';

export const WRONG_TABLES: readonly Case[] = [
  plan('beach-camp', 'a second-row table by the boardwalk is filed under the inside tables', (p) => {
    table(p, 'Line 21').room_id = 74;
  }),
  plan('island-terrace', 'a terrace table wears the color of the roadside tables', (p) => {
    table(p, 'Terrace 9').coordinates.color = '#1f6f6b';
  }),
  fixture('dense-terrace', 'a round table is filed under the square ones', (p) => {
    table(p, 'Courtyard 15').room_id = 1;
  }),
  fixture('dense-terrace', 'a sofa for two has six seats', (p) => {
    table(p, 'Veranda 44').beds = 6;
  }),
  plan('beach-camp', 'the captain’s table with twelve chairs lost a digit of its seats', (p) => {
    table(p, 'Inside 16').beds = 2;
  }),
  plan('island-terrace', 'a category stands twice, in the singular and the plural', (p) => {
    p.categories.push({ id: 7, name: 'Terrace tables', color: '#86bfe0' });
    for (const each of areaOf(p, 'Terrace').rooms.slice(8, 12)) each.room_id = 7;
  }),
  fixture('dense-terrace', 'two categories have colors that no eye tells apart', (p) => {
    p.categories[3].color = '#12516f';
  }),
  plan('island-terrace', 'a category was added to try out the editor', (p) => {
    p.categories.push({ id: 99, name: 'test', color: '#ff0000' });
  }),
  plan('island-terrace', 'a terrace table is painted with the letter of the indoor ones', (p) => {
    table(p, 'Terrace 8').coordinates.text = 'I8';
  }),
  fixture('rotated-and-elliptic', 'a spreadsheet dropped the zero of 3.10, 4.10 and 5.10', (p) => {
    for (const row of [3, 4, 5]) table(p, `Arc ${row}.10`).coordinates.text = `${row}.1`;
  }),
  fixture('rotated-and-elliptic', 'a spreadsheet took 2.5 for a date', (p) => {
    table(p, 'Arc 2.5').coordinates.text = '2-May';
  }),
  fixture('far-areas', 'one table of fourteen is spelled the American way', (p) => {
    table(p, 'Harbour 9').name = 'Harbor 9';
  }),
  fixture('dense-terrace', 'a table’s number ends with the letter O', (p) => {
    table(p, 'Veranda 20').name = 'Veranda 2O';
  }),
  fixture('dense-terrace', 'a table of the courtyard is listed in the salon', (p) => {
    const courtyard = areaOf(p, 'Courtyard').rooms;
    areaOf(p, 'Salon').rooms.push(...courtyard.splice(courtyard.indexOf(table(p, 'Courtyard 23')), 1));
  }),
  plan('island-terrace', 'an area was begun and never filled', (p) => {
    p.areas.push({ id: 5, name: 'Rooftop', rooms: [] });
  }),
  plan('island-terrace', 'the table that the terms name has another name on the plan', (p) => {
    table(p, 'Stage Couch').name = 'Stage Sofa';
  }),
  plan('beach-camp', 'six in the evening is written as on a clock of twelve hours', (p) => {
    table(p, 'Stage Couch').available_until = '06:00';
  }),
  plan('island-terrace', 'a couch described as free until 6pm ends at 16:00', (p) => {
    table(p, 'Stage Couch').available_until = '16:00';
  }),
  plan('beach-camp', 'a table ends hours after the last slot', (p) => {
    table(p, 'Inside 14').available_until = '22:30';
  }),
  plan('island-terrace', 'a table for four is described as its neighbor for two', (p) => {
    table(p, 'Terrace 3').room_description = '<p>Two at the rail, just the two of you, above the paddies.</p>';
  }),
  plan('island-terrace', 'one table of 42 has no picture', (p) => {
    delete table(p, 'Indoor 4').picture;
  }),
  plan('island-terrace', 'the pictures of a sofa and of an indoor table are swapped', (p) => {
    const [sofa, indoor] = [table(p, 'Sofa 4'), table(p, 'Indoor 4')];
    [sofa.picture, indoor.picture] = [indoor.picture, sofa.picture];
  }),
  fixture('far-areas', 'a script numbered an area from zero in its texts', (p) => {
    areaOf(p, 'Palm grove').rooms.forEach((each: { coordinates: { text: string } }, index: number) => {
      each.coordinates.text = String(index);
    });
  }),
];
