/** Plans whose drawing has a fault: a table or a piece of decor stands, lies or is sized where it can't be meant. */
import { type Case, areaOf, decor, fixture, plan, table, tables } from '../heldOut.ts';

export const WRONG_DRAWINGS: readonly Case[] = [
  fixture('dense-terrace', 'a table’s position slipped by a decimal', (p) => {
    table(p, 'Veranda 17').coordinates.x = 72.1;
  }),
  plan('beach-camp', 'a script wrote all rotations in radians', (p) => {
    for (const { coordinates } of tables(p)) {
      if (coordinates.rotation) coordinates.rotation = Number(((coordinates.rotation * Math.PI) / 180).toFixed(3));
    }
  }),
  fixture('dense-terrace', 'a long table’s width and height are swapped', (p) => {
    Object.assign(table(p, 'Salon 1').coordinates, { width: 64, height: 186 });
  }),
  fixture('many-scripts', 'tables were exported for a screen of double density', (p) => {
    for (const { coordinates } of tables(p)) {
      for (const field of ['x', 'y', 'width', 'height']) coordinates[field] *= 2;
    }
  }),
  plan('beach-camp', 'the plan’s width and height are swapped', (p) => {
    Object.assign(p, { width: p.height, height: p.width });
  }),
  plan('beach-camp', 'the scale is in meters per unit', (p) => {
    p.units_per_meter = 0.02;
  }),
  plan('island-terrace', 'the bar was pushed onto two tables', (p) => {
    decor(p, { kind: 'bar', x: 651 }).x = 576;
  }),
  plan('beach-camp', 'a digit too many lets the sea reach the road', (p) => {
    const { points } = decor(p, { surface: 'sea' });
    points[points.findIndex(([x, y]: readonly [number, number]) => x === 1080 && y === 172)] = [1080, 1720];
  }),
  fixture('dense-terrace', 'a deck was pasted twice', (p) => {
    p.decor.push(structuredClone(decor(p, { surface: 'wood', name: 'Terrace' })));
  }),
  fixture('far-areas', 'a shore crosses itself', (p) => {
    const { points } = p.decor[10];
    [points[3], points[9]] = [points[9], points[3]];
  }),
  plan('beach-camp', 'two letterings lie on each other', (p) => {
    Object.assign(decor(p, { kind: 'text', text: 'Showers' }), { x: 1222, y: 1543 });
  }),
  plan('island-terrace', 'a door stands in the middle of the room', (p) => {
    Object.assign(decor(p, { kind: 'door', x: 724 }), { x: 400, y: 970 });
  }),
  fixture('far-areas', 'a table of an island stands in the lagoon', (p) => {
    table(p, 'Palm grove 11').coordinates.x = 2760;
  }),
  plan('beach-camp', 'a table stands in the fire pit', (p) => {
    Object.assign(table(p, 'BBQ 6').coordinates, { x: 1026, y: 879 });
  }),
  plan('island-terrace', 'a sofa stands in the outer wall', (p) => {
    table(p, 'Sofa 2').coordinates.x = 1095;
  }),
  plan('island-terrace', 'a copied table was left on its original', (p) => {
    const copy = structuredClone(table(p, 'Roadside 7'));
    Object.assign(copy, { id: 543, name: 'Roadside 9', picture: '/assets/island-terrace/roadside-9.svg' });
    Object.assign(copy.coordinates, { x: 850, y: 1207, text: 'R9' });
    areaOf(p, 'Roadside').rooms.push(copy);
  }),
  plan('beach-camp', 'the boardwalk is ten times too wide', (p) => {
    decor(p, { kind: 'path', width: 46 }).width = 460;
  }),
  plan('island-terrace', 'a garden path is as thin as a hair', (p) => {
    decor(p, { kind: 'path', width: 30 }).width = 0.3;
  }),
  plan('beach-camp', 'the bar is drawn in meters', (p) => {
    Object.assign(decor(p, { kind: 'bar' }), { width: 1.76, height: 0.62 });
  }),
  fixture('dense-terrace', 'a table’s text is written in the tenth of its size', (p) => {
    table(p, 'Terrace 8').coordinates.font_size = 1.7;
  }),
  fixture('dense-terrace', 'a table’s text stands beside it', (p) => {
    table(p, 'Veranda 31').coordinates.text_offset_y = 110;
  }),
  plan('island-terrace', 'a sofa’s seats are written over its text', (p) => {
    table(p, 'Sofa 1').coordinates.seats_offset_y = 12;
  }),
  plan('beach-camp', 'a text is wider than three beanbags', (p) => {
    table(p, 'Beanbag 12').coordinates.text = 'Beanbag 12 near the path';
  }),
  fixture('every-decor', 'a corner is named that the bay doesn’t have', (p) => {
    decor(p, { name: 'bay' }).corners = [0, 1, 9];
  }),
  fixture('rotated-and-elliptic', 'one table of an arc is turned the other way', (p) => {
    table(p, 'Arc 4.1').coordinates.rotation = 66.6;
  }),
];
