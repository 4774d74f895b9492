/** Hosts' answers with a fault. */
import { type Case, areaOf, fixture, table } from '../heldOut.ts';

export const WRONG_ANSWERS: readonly Case[] = [
  fixture('everything-taken', 'an id stands once as number and once as text', (a) => {
    table(a, 'Garden 2').id = '1';
  }),
  fixture('numbers-as-text', 'two ids differ by a leading zero', (a) => {
    table(a, 'Table 2').id = '01';
  }),
  fixture('everything-taken', 'the id of a table is a space', (a) => {
    table(a, 'Garden 3').id = ' ';
  }),
  fixture('negative-coordinates', 'a pool table stands far out at sea', (a) => {
    table(a, 'Pool 7').coordinates.x = 9000;
  }),
  fixture('negative-coordinates', 'a cabana for six takes sixty', (a) => {
    table(a, 'Cabana 3').beds = 60;
  }),
  fixture('everything-taken', 'a category has a second name at one table', (a) => {
    table(a, 'Garden 5').category_name = 'Garden tables';
  }),
  fixture('everything-taken', 'two categories answer to one name', (a) => {
    for (const each of areaOf(a, 'Poolside').rooms) each.category_name = 'Garden table';
  }),
  fixture('everything-taken', 'one garden table has the yellow of the pool', (a) => {
    table(a, 'Garden 9').coordinates.color = '#e9b93a';
  }),
  fixture('nothing-fits', 'nobody can tell whether a table is free', (a) => {
    table(a, 'Garden 4').available = 'on request';
  }),
  fixture('everything-taken', 'coordinates sent as text end in the middle', (a) => {
    table(a, 'Pool 4').coordinates = '{"x":385,"y":405,"width":50,"hei';
  }),
  fixture('numbers-as-text', 'a place is given with a decimal comma', (a) => {
    table(a, 'Table 4').coordinates.y = '53,50';
  }),
  fixture('everything-taken', 'a place is given in percent', (a) => {
    table(a, 'Garden 6').coordinates.x = '45%';
  }),
  fixture('negative-coordinates', 'a page of the answer was added twice', (a) => {
    a.push(structuredClone(areaOf(a, 'Cabanas')));
  }),
  fixture('everything-taken', 'a group of tables has no name', (a) => {
    delete areaOf(a, 'Poolside').name;
  }),
  fixture('nothing-fits', 'a picture lies on the manager’s computer', (a) => {
    table(a, 'Garden 2').picture = 'C:\\Users\\Made\\Desktop\\garden.jpg';
  }),
  fixture('nothing-fits', 'a table ends at 25:00', (a) => {
    table(a, 'Garden 7').available_until = '25:00';
  }),
  fixture('everything-taken', 'all tables of a group were sent at one place', (a) => {
    for (const { coordinates } of areaOf(a, 'Poolside').rooms) Object.assign(coordinates, { x: 55, y: 405 });
  }),
];
