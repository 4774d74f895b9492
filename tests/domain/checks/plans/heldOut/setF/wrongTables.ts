import { type Case, areaOf, fixture, plan, table } from '../heldOut.ts';

export const WRONG_CATEGORIES: readonly Case[] = [
  fixture('everything-taken', 'one table of a category in the color of last season', (answer) => {
    table(answer, 'Garden 5').coordinates.color = '#3f7d5c';
  }),
  fixture('nothing-fits', 'a category whose name has an s at one table', (answer) => {
    table(answer, 'Garden 9').category_name = 'Garden tables';
  }),
  fixture('nothing-fits', 'two categories that a search and replace gave one name', (answer) => {
    for (const room of areaOf(answer, 'Long tables').rooms) room.category_name = 'Garden table';
  }),
  fixture('negative-coordinates', 'the name of a category with an invisible character at one table', (answer) => {
    table(answer, 'Cabana 4').category_name = 'Cabana\u200b';
  }),
  fixture('dense-terrace', 'two categories whose names differ in case only', (p) => {
    p.categories[0].name = 'ROUND TABLE';
  }),
  plan('island-terrace', 'the color of another category, one step beside it', (p) => {
    p.categories[4].color = '#1f6f6c';
  }),
  plan('beach-camp', 'one lounger in the color of the inside tables', (p) => {
    table(p, 'Line 5').coordinates.color = '#e6ae30';
  }),
  plan('beach-camp', 'a table of the BBQ garden in the category of the front line', (p) => {
    table(p, 'BBQ 4').room_id = 70;
  }),
];

/** Texts and seats on a table against its category, its name and its neighbors. */
export const WRONG_LABELS: readonly Case[] = [
  plan('island-terrace', 'a category for ten whose tables all seat twelve', (p) => {
    p.categories[2].name = 'Long table for 10';
  }),
  plan('island-terrace', 'a digit of the seats typed twice', (p) => {
    table(p, 'Sofa 6').beds = 55;
  }),
  plan('island-terrace', 'twelve seats that lost a digit', (p) => {
    table(p, 'Indoor 7').beds = 2;
  }),
  plan('island-terrace', 'a label filled down a whole column', (p) => {
    for (const room of areaOf(p, 'Roadside').rooms) room.coordinates.text = 'R1';
  }),
  plan('beach-camp', 'the labels of two neighbors exchanged', (p) => {
    table(p, 'Beanbag 7').coordinates.text = 'B8';
    table(p, 'Beanbag 8').coordinates.text = 'B7';
  }),
  plan('island-terrace', 'a letter O in place of a zero', (p) => {
    table(p, 'Terrace 10').coordinates.text = 'T1O';
  }),
  fixture('dense-terrace', 'one label deleted from a numbered row', (p) => {
    table(p, 'Veranda 12').coordinates.text = '';
  }),
  plan('island-terrace', 'a label of one non-breaking space', (p) => {
    table(p, 'Sofa 4').coordinates.text = '\u00a0';
  }),
  plan('beach-camp', 'a label placed by the origin of the plan instead of its table', (p) => {
    Object.assign(table(p, 'Beanbag 3').coordinates, { text_offset_x: 322, text_offset_y: 906 });
  }),
  plan('island-terrace', 'the seats painted over the label', (p) => {
    table(p, 'Sofa 5').coordinates.seats_offset_y = 12;
  }),
  plan('island-terrace', 'a note in place of a label', (p) => {
    table(p, 'Terrace 12').coordinates.text = 'The one by the mango tree near the bar';
  }),
];

export const WRONG_IDS: readonly Case[] = [
  fixture('missing-optional-fields', 'one id as a number and once more as text', (answer) => {
    table(answer, 'Bar 8').id = '21';
  }),
  fixture('everything-taken', 'an id of blanks', (answer) => {
    table(answer, 'Garden 3').id = '  ';
  }),
  fixture('everything-taken', 'an id padded with a zero beside the same one without', (answer) => {
    table(answer, 'Garden 7').id = '03';
  }),
  fixture('nothing-fits', 'a table that two pages of an export repeat', (answer) => {
    answer[1].rooms.unshift(structuredClone(answer[0].rooms.at(-1)));
  }),
  fixture('dense-terrace', 'an id copied with its row', (p) => {
    table(p, 'Courtyard 8').id = table(p, 'Courtyard 7').id;
  }),
];

export const WRONG_TIMES: readonly Case[] = [
  plan('island-terrace', 'six in the evening written as six in the morning', (p) => {
    table(p, 'Stage Couch').available_until = '06:00';
  }),
  plan('beach-camp', 'a table that closes before the shortest stay from the first slot has ended', (p) => {
    table(p, 'Inside 4').available_until = '09:45';
  }),
  plan('beach-camp', 'a table that closes two hours before the time in the terms', (p) => {
    table(p, 'Stage Couch').available_until = '16:00';
  }),
  plan('beach-camp', 'a table that closes hours after the last slot', (p) => {
    table(p, 'BBQ 16').available_until = '22:30';
  }),
];
