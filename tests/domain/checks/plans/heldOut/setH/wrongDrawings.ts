/** Plans whose drawing has a fault: decor, sizes and places. */
import { type Case, decor, fixture, plan, table } from '../heldOut.ts';
import { scale } from './scaled.ts';

export const WRONG_DRAWINGS: readonly Case[] = [
  plan('beach-camp', 'a palm stands sixty beaches away', (p) => {
    decor(p, { kind: 'palm', x: 310 }).x = 84_000;
  }),
  plan('island-terrace', 'a table stands behind the counter, in the middle of the bar', (p) => {
    Object.assign(table(p, 'Indoor 8').coordinates, { x: 700, y: 890 });
  }),
  plan('beach-camp', 'two loungers drift in the sea', (p) => {
    table(p, 'Line 5').coordinates.y = 90;
  }),
  fixture('every-decor', 'a table stands at the bottom of the pool', (p) => {
    Object.assign(table(p, 'Sampler 1').coordinates, { x: 850, y: 1554 });
  }),
  plan('island-terrace', 'a booth stands half outside the house', (p) => {
    table(p, 'Indoor 2').coordinates.x = 60;
  }),
  plan('island-terrace', 'a tree grows out of a table', (p) => {
    Object.assign(table(p, 'Terrace 14').coordinates, { x: 740, y: 548 });
  }),
  fixture('one-table', 'the bar was dragged onto the only table', (p) => {
    Object.assign(decor(p, { kind: 'bar' }), { x: 120, y: 250 });
  }),
  fixture('far-areas', 'two cushions lie in the fire', (p) => {
    Object.assign(table(p, 'Lighthouse 3').coordinates, { x: 951, y: 653 });
  }),
  plan('beach-camp', 'a palm was pasted onto itself', (p) => {
    p.decor.push(structuredClone(decor(p, { kind: 'palm', x: 576 })));
  }),
  plan('island-terrace', 'the outline of the lounge crosses itself', (p) => {
    const { points } = decor(p, { kind: 'area', name: 'Lounge' });
    [points[1], points[2]] = [points[2], points[1]];
  }),
  fixture('one-table', 'the garden was laid over the house and all that is built', (p) => {
    p.decor.push(p.decor.shift());
  }),
  plan('island-terrace', 'the carpet of the pergola lies below the garden', (p) => {
    const pergola = decor(p, { kind: 'area', name: 'Pergola' });
    p.decor.splice(p.decor.indexOf(pergola), 1);
    p.decor.unshift(pergola);
  }),
  fixture('dense-terrace', 'the name of the terrace is written across its tables', (p) => {
    decor(p, { kind: 'text', text: 'Terrace' }).y = 250;
  }),
  fixture('dense-terrace', 'the letterings of two areas are swapped', (p) => {
    const [terrace, veranda] = [decor(p, { text: 'Terrace' }), decor(p, { text: 'Veranda' })];
    [terrace.text, veranda.text] = ['Veranda', 'Terrace'];
  }),
  plan('beach-camp', 'a wall has two ends at one point', (p) => {
    p.decor.push({
      kind: 'wall',
      points: [
        [700, 1500],
        [700, 1500],
      ],
      width: 12,
    });
  }),
  plan('beach-camp', 'a wall is ten times as thick as the others', (p) => {
    const wall = p.decor.find((piece: { kind: string }) => piece.kind === 'wall');
    wall.width = 120;
  }),
  fixture('dense-terrace', 'a door stands in the yard, with no wall about it', (p) => {
    Object.assign(decor(p, { kind: 'door', y: 710 }), { x: 580, y: 770 });
  }),
  plan('island-terrace', 'the lettering of the kitchen is too small for any eye', (p) => {
    decor(p, { kind: 'text', text: 'Kitchen' }).size = 2;
  }),
  plan('beach-camp', 'the name of the ocean covers the beach', (p) => {
    decor(p, { kind: 'text', text: 'Indian Ocean' }).size = 300;
  }),
  plan('island-terrace', 'an area is a line', (p) => {
    decor(p, { kind: 'area', name: 'Door mat' }).points = [
      [508, 1080],
      [549, 1099],
      [590, 1118],
    ];
  }),
  plan('beach-camp', 'the plan ends above the restaurant', (p) => {
    p.height = 1150;
  }),
  plan('island-terrace', 'a plan ten times as wide as what is drawn', (p) => {
    p.width = 12_000;
  }),
  plan('island-terrace', 'the plan was exported in millimeters', (p) => {
    scale(p, 10);
  }),
  fixture('dense-terrace', 'the plan was exported in decimeters', (p) => {
    scale(p, 0.1);
  }),
  plan('beach-camp', 'by the plan’s scale a table for two is ten meters wide', (p) => {
    p.units_per_meter = 5;
  }),
  plan('island-terrace', 'a scooter is parked on a table', (p) => {
    Object.assign(decor(p, { kind: 'scooter', x: 201 }), { x: 209, y: 1200 });
  }),
  fixture('every-decor', 'a shape has a corner at a point that it lacks', (p) => {
    decor(p, { kind: 'area', name: 'bay' }).corners = [0, 9];
  }),
  plan('island-terrace', 'two letterings are written over each other', (p) => {
    Object.assign(decor(p, { kind: 'text', text: 'Sea' }), { x: 1078, y: 706 });
  }),
  plan('island-terrace', 'two stools stand in the middle of the road', (p) => {
    table(p, 'Roadside 6').coordinates.y = 1375;
  }),
  plan('beach-camp', 'a table of the restaurant blocks its own stairs', (p) => {
    Object.assign(table(p, 'Inside 6').coordinates, { x: 664, y: 1160 });
  }),
];
