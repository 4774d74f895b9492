/** Faults of a host's answer. */
import { type Case, fixture, table, tables } from '../heldOut.ts';

export const WRONG_ANSWERS: readonly Case[] = [
  fixture('everything-taken', 'a category’s name has a typing error at one table', (a) => {
    table(a, 'Garden 9').category_name = 'Garden tabel';
  }),
  fixture('nothing-fits', 'a long table wears the garden’s color', (a) => {
    table(a, 'Long 2').coordinates.color = '#6aa784';
  }),
  fixture('everything-taken', 'a table by the pool has the garden’s category id', (a) => {
    table(a, 'Pool 4').room_id = 11;
  }),
  fixture('numbers-as-text', 'one id is padded with a zero', (a) => {
    table(a, 'Table 7').id = '07';
  }),
  fixture('numbers-as-text', 'two ids differ by their type only', (a) => {
    table(a, 'Table 5').id = 4;
  }),
  fixture('negative-coordinates', 'an id is blank', (a) => {
    table(a, 'Pool 11').id = ' ';
  }),
  fixture('numbers-as-text', 'a position has a decimal comma and a unit', (a) => {
    table(a, 'Table 10').coordinates.x = '162,00 px';
  }),
  fixture('nothing-fits', 'one table is available by a word', (a) => {
    table(a, 'Garden 8').available = 'free';
  }),
  fixture('everything-taken', 'a color is the designer’s word for it', (a) => {
    table(a, 'Garden 3').coordinates.color = 'sage green';
  }),
  fixture('everything-taken', 'pictures come in a format of telephones', (a) => {
    for (const each of tables(a)) each.picture = `https://host.example/tables/${each.id}.HEIC`;
  }),
  fixture('nothing-fits', 'pictures lie on the programmer’s machine', (a) => {
    for (const each of tables(a)) each.picture = `http://localhost:8000/media/${each.id}.jpg`;
  }),
  fixture('negative-coordinates', 'a cabana lost the sign of its position', (a) => {
    table(a, 'Cabana 4').coordinates.y = 758;
  }),
  fixture('missing-optional-fields', 'the database’s word for nothing stands on a table', (a) => {
    table(a, 'Garden 3').coordinates.text = 'NULL';
  }),
];
