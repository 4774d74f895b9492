/** Tables that contradict their category, their neighbors, their description or the venue. */
import { type Case, type Json, areaOf, fixture, plan, table } from '../heldOut.ts';

export const WRONG_TABLES: readonly Case[] = [
  plan('beach-camp', 'half of the front row is sold as a category of another name and the same color', (p) => {
    p.categories.push({ id: 76, name: 'First row', color: '#0d5a73' });
    for (let line = 8; line <= 14; line++) table(p, `Line ${line}`).room_id = 76;
  }),
  plan('island-terrace', 'four roadside tables kept the green of an old plan', (p) => {
    for (const each of areaOf(p, 'Roadside').rooms.slice(4)) each.coordinates.color = '#2e6b25';
  }),
  fixture('dense-terrace', 'a square table is painted like the round ones', (p) => {
    table(p, 'Veranda 8').coordinates.color = '#12506e';
  }),
  fixture('far-areas', 'both categories have one name', (p) => {
    p.categories[1].name = 'Fireside';
  }),
  plan('beach-camp', 'the key was hit twice: two loungers for twenty-two', (p) => {
    table(p, 'Line 6').beds = 22;
  }),
  plan('island-terrace', 'a round for four, as its text says, takes five', (p) => {
    table(p, 'Terrace 12').beds = 5;
  }),
  plan('island-terrace', 'the seats of two neighbors at the rail were mixed up', (p) => {
    table(p, 'Terrace 2').beds = 4;
    table(p, 'Terrace 3').beds = 2;
  }),
  fixture('rotated-and-elliptic', 'a table of the third arc is painted as one of the fourth', (p) => {
    table(p, 'Arc 3.4').coordinates.text = '4.4';
  }),
  plan('beach-camp', 'R12 is painted on two tables, R13 on none', (p) => {
    table(p, 'Inside 13').coordinates.text = 'R12';
  }),
  plan('beach-camp', 'the B on one beanbag is a Russian letter', (p) => {
    table(p, 'Beanbag 7').coordinates.text = 'В7';
  }),
  fixture('far-areas', 'one table of an area is misspelled', (p) => {
    table(p, 'Turtle cove 3').name = 'Turtel cove 3';
  }),
  fixture('dense-terrace', 'a terrace table has the name of a table on the veranda', (p) => {
    table(p, 'Terrace 16').name = 'Veranda 16';
  }),
  plan('island-terrace', 'the long table is drawn no longer than one for two', (p) => {
    table(p, 'Terrace 13').coordinates.width = 52;
  }),
  plan('beach-camp', 'the couch that is given up at six has no end', (p) => {
    delete table(p, 'Stage Couch').available_until;
  }),
  plan('island-terrace', 'a table is closed before the venue opens', (p) => {
    table(p, 'Roadside 1').available_until = '06:30';
  }),
  plan('island-terrace', 'a breakfast table ends before any guest could have stayed an hour', (p) => {
    table(p, 'Roadside 6').available_until = '07:45';
  }),
  plan('beach-camp', 'a second-row table by the boardwalk is listed inside', (p) => {
    const lines = areaOf(p, 'Lines').rooms;
    areaOf(p, 'Inside restaurant').rooms.push(...lines.splice(lines.indexOf(table(p, 'Line 20')), 1));
  }),
  plan('island-terrace', 'two areas have one name', (p) => {
    areaOf(p, 'Sofa tables').name = 'Terrace';
  }),
  plan('beach-camp', 'the turns of all lines were exported in radians', (p) => {
    for (const { coordinates } of areaOf(p, 'Lines').rooms)
      coordinates.rotation = Math.round((coordinates.rotation * Math.PI * 1000) / 180) / 1000;
  }),
  fixture('overlapping', 'a copy kept the name that an editor gave it', (p) => {
    table(p, 'Touching 2').name = 'Touching 1 (copy)';
  }),
  plan('island-terrace', 'a sofa still has the name of a table just drawn', (p) => {
    table(p, 'Sofa 6').name = 'New table';
  }),
  fixture('dense-terrace', 'a round table of the courtyard is drawn square', (p) => {
    delete table(p, 'Courtyard 2').coordinates.shape;
  }),
  plan('beach-camp', 'a beanbag is filed under the stage', (p) => {
    table(p, 'Beanbag 8').room_id = 87;
  }),
  plan('beach-camp', 'the number of a table is painted as fine print', (p) => {
    table(p, 'Inside 5').coordinates.font_size = 3;
  }),
  plan('island-terrace', 'a number stands under its table instead of on it', (p) => {
    table(p, 'Indoor 4').coordinates.text_offset_y = 82;
  }),
  plan('island-terrace', 'the seats are painted across the number', (p) => {
    table(p, 'Terrace 15').coordinates.seats_offset_y = 18;
  }),
  plan('beach-camp', 'a table stands alone on a mile of sand, for which the plan was made longer', (p) => {
    p.height = 9000;
    table(p, 'Inside 22').coordinates.y = 8700;
  }),
  plan('island-terrace', 'a photo was saved by a phone as HEIC', (p) => {
    table(p, 'Terrace 4').picture = 'pictures/terrace-4.heic';
  }),
  plan('island-terrace', 'a table shows the picture of the next one', (p) => {
    table(p, 'Terrace 6').picture = '/assets/island-terrace/terrace-7.svg';
  }),
  plan('island-terrace', 'the view from a table is the table', (p) => {
    table(p, 'Terrace 8').view_picture = '/assets/island-terrace/terrace-8.svg';
  }),
  fixture('long-beach-1000', 'a table of the grill is described as two loungers', (p) => {
    const grill = areaOf(p, 'Harbour').rooms.find((each: Json) => each.room_id === 73);
    grill.room_description = '<p>Two loungers in the front row.</p>';
  }),
];
