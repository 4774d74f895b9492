/** Plans whose decor is wrong: shapes, walls, labels, props and pictures. */
import { type Case, type Json, decor, fixture, plan } from '../heldOut.ts';

/** Moves a piece of decor in the drawing order. */
function reorder(p: Json, piece: Json, to: number): void {
  p.decor.splice(p.decor.indexOf(piece), 1);
  p.decor.splice(to, 0, piece);
}

/** Swaps the places of two pieces of decor. */
function swapPlaces(one: Json, other: Json): void {
  [one.x, one.y, other.x, other.y] = [other.x, other.y, one.x, one.y];
}

export const WRONG_DECOR: readonly Case[] = [
  plan('beach-camp', 'a digit too many sails a boat off all that is drawn', (p) => {
    decor(p, { kind: 'boat', x: 951 }).x = 9510;
  }),
  plan('island-terrace', 'the young tree on the terrace is ten times too large and covers the lounge', (p) => {
    Object.assign(decor(p, { kind: 'tree', x: 742 }), { width: 520, height: 500 });
  }),
  plan('beach-camp', 'the bar was dragged onto the captain’s table', (p) => {
    Object.assign(decor(p, { kind: 'bar' }), { x: 420, y: 1405 });
  }),
  plan('island-terrace', 'the stage covers the couch in front of it', (p) => {
    decor(p, { kind: 'stage' }).x = 900;
  }),
  plan('beach-camp', 'the sand of the beach was brought to the front and hides sea, paths and house', (p) => {
    reorder(p, decor(p, { name: 'Beach' }), p.decor.length - 1);
  }),
  plan('island-terrace', 'the sea was sent to the back, where the garden hides it', (p) => {
    reorder(p, decor(p, { name: 'Sea' }), 0);
  }),
  plan('beach-camp', 'two corners of the dining room are in the wrong order, which makes a bow tie of it', (p) => {
    const { points } = decor(p, { name: 'Dining room' });
    [points[1], points[2]] = [points[2], points[1]];
  }),
  plan('island-terrace', 'a scooter was pasted onto itself', (p) => {
    p.decor.push({ ...decor(p, { kind: 'scooter', x: 829 }) });
  }),
  plan('beach-camp', 'the kitchen is labeled twice, one label half over the other', (p) => {
    const label = decor(p, { kind: 'text', text: 'Kitchen' });
    p.decor.push({ ...label, x: label.x + 4, y: label.y + 3 });
  }),
  plan('island-terrace', 'a corner of the house’s wall lacks a digit, and the wall cuts through the terrace', (p) => {
    p.decor.find((piece: Json) => piece.kind === 'wall' && piece.points[1][1] === 1130).points[1][1] = 113;
  }),
  plan('beach-camp', 'a wall of the house is ten times too thick', (p) => {
    p.decor.find((piece: Json) => piece.kind === 'wall' && piece.points[0][0] === 740).width = 120;
  }),
  plan('beach-camp', 'the label Indian Ocean is written on the road', (p) => {
    Object.assign(decor(p, { kind: 'text', text: 'Indian Ocean' }), { x: 690, y: 1772 });
  }),
  fixture('every-decor', 'the boat is labeled palm and the palm boat', (p) => {
    swapPlaces(decor(p, { kind: 'text', text: 'palm' }), decor(p, { kind: 'text', text: 'boat' }));
  }),
  fixture('dense-terrace', 'the courtyard is labeled salon and the salon courtyard', (p) => {
    swapPlaces(decor(p, { kind: 'text', text: 'Courtyard' }), decor(p, { kind: 'text', text: 'Salon' }));
  }),
  plan('island-terrace', 'the name of the road is ten times too large and runs over pavement and garden', (p) => {
    decor(p, { kind: 'text', text: 'Jalan Pantai' }).size = 180;
  }),
  plan('beach-camp', 'the label of the grill is upside down', (p) => {
    decor(p, { kind: 'text', text: 'Grill' }).rotation = 180;
  }),
  plan('beach-camp', 'the garden door is a hundred times too narrow', (p) => {
    decor(p, { kind: 'door', x: 642 }).width = 0.96;
  }),
  plan('island-terrace', 'the street door stands in the middle of the room', (p) => {
    Object.assign(decor(p, { kind: 'door', x: 502 }), { x: 420, y: 940 });
  }),
  plan('beach-camp', 'the steps of the veranda are out in the sea', (p) => {
    decor(p, { kind: 'steps', x: 642 }).y = 116;
  }),
  plan('island-terrace', 'the fire bowl burns on the day bed', (p) => {
    Object.assign(decor(p, { kind: 'fire' }), { x: 828, y: 784 });
  }),
  plan('island-terrace', 'a corner of the road lacks a digit, and asphalt lies over half of the house', (p) => {
    decor(p, { name: 'Jalan Pantai' }).points[1][1] = 130;
  }),
  plan('beach-camp', 'a point of the sea has a digit too many, and a bay floods the beanbags', (p) => {
    p.decor.find((piece: Json) => piece.name === 'Sea').points[11][1] = 1900;
  }),
  fixture('one-table', 'a tree grows on the only table', (p) => {
    Object.assign(decor(p, { kind: 'tree', x: 55 }), { x: 135, y: 210 });
  }),
  fixture('every-decor', 'a picture is squeezed to a tenth of its height', (p) => {
    decor(p, { kind: 'picture' }).height = 9;
  }),
  plan('island-terrace', 'a picture was put below the garden, where nobody can see it', (p) => {
    const picture = '/assets/island-terrace/terrace.svg';
    p.decor.unshift({ kind: 'picture', x: 300, y: 1200, width: 240, height: 60, picture });
  }),
  fixture('dense-terrace', 'the floor of the salon lies beside its walls and tables', (p) => {
    const floor = p.decor.find((piece: Json) => piece.kind === 'area' && piece.name === 'Salon');
    for (const point of floor.points) point[0] += 500;
  }),
];
