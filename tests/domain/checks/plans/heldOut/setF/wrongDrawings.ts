import { type Case, type Json, areaOf, decor, fixture, plan, table } from '../heldOut.ts';

export const WRONG_PLACES: readonly Case[] = [
  plan('island-terrace', 'two tables dragged far away, with the plan that grew for them', (p) => {
    p.width = 12_000;
    table(p, 'Terrace 9').coordinates.x = 11_400;
    table(p, 'Terrace 10').coordinates.x = 11_500;
  }),
  plan('beach-camp', 'a booth in the sea, since its x and y were exchanged', (p) => {
    Object.assign(table(p, 'Inside 9').coordinates, { x: 1_299, y: 181 });
  }),
  fixture('every-decor', 'a table in the pool', (p) => {
    Object.assign(table(p, 'Sampler 1').coordinates, { x: 849, y: 1_554 });
  }),
  plan('beach-camp', 'a table in the bar', (p) => {
    Object.assign(table(p, 'Inside 18').coordinates, { x: 960, y: 1_345 });
  }),
  fixture('dense-terrace', 'a table half through a wall', (p) => {
    table(p, 'Veranda 5').coordinates.x = 662;
  }),
  fixture('one-table', 'the only table on the trunk of the tree', (p) => {
    Object.assign(table(p, 'Frangipani').coordinates, { x: 94, y: 134 });
  }),
  plan('beach-camp', 'a table in the fire', (p) => {
    Object.assign(table(p, 'BBQ 6').coordinates, { x: 1_026, y: 879 });
  }),
  fixture('dense-terrace', 'a sofa in the only door of its room', (p) => {
    Object.assign(table(p, 'Veranda 43').coordinates, { x: 885, y: 693 });
  }),
  plan('island-terrace', 'a table on the steps', (p) => {
    Object.assign(table(p, 'Terrace 5').coordinates, { x: 582, y: 314 });
  }),
  fixture('dense-terrace', 'a table pasted exactly over another, with a new number', (p) => {
    const copy = structuredClone(table(p, 'Terrace 20'));
    copy.coordinates.text = '49';
    areaOf(p, 'Terrace').rooms.push({ ...copy, id: 900, name: 'Terrace 49' });
  }),
  fixture('dense-terrace', 'a table that stands in one room and is listed in another', (p) => {
    const { rooms } = areaOf(p, 'Salon');
    areaOf(p, 'Terrace').rooms.push(...rooms.splice(rooms.indexOf(table(p, 'Salon 5')), 1));
  }),
  fixture('far-areas', 'a table that lost its position and lies in the corner of the plan', (p) => {
    Object.assign(table(p, 'Harbour 3').coordinates, { x: 0, y: 0 });
  }),
];

const LENGTHS = ['x', 'y', 'width', 'height'];
const OFFSETS = ['text_offset_x', 'text_offset_y', 'seats_offset_x', 'seats_offset_y'];
const FONTS = ['font_size', 'seats_font_size', 'size'];

/** Multiplies the fields of an object that are numbers. */
function scale(object: Json, names: readonly string[], factor: number): void {
  for (const name of names) if (typeof object[name] === 'number') object[name] *= factor;
}

function scalePlan(p: Json, factor: number, names: readonly string[]): void {
  scale(p, names, factor);
  for (const area of p.areas) for (const room of area.rooms) scale(room.coordinates, names, factor);
  for (const piece of p.decor) {
    scale(piece, names, factor);
    piece.points = piece.points?.map(([x, y]: [number, number]) => [x * factor, y * factor]);
    if (piece.points === undefined) delete piece.points;
  }
}

/** Sizes and angles in another unit. */
export const WRONG_SCALES: readonly Case[] = [
  fixture('dense-terrace', 'a plan ten times as wide and high as what is drawn on it', (p) => {
    p.width *= 10;
    p.height *= 10;
  }),
  fixture('dense-terrace', 'a plan in meters, a hundredth of its size', (p) => {
    scalePlan(p, 0.01, [...LENGTHS, ...OFFSETS, ...FONTS]);
  }),
  fixture('dense-terrace', 'a plan in millimeters whose letters kept their size', (p) => {
    scalePlan(p, 10, [...LENGTHS, ...OFFSETS]);
  }),
  plan('island-terrace', 'a width that lost a digit', (p) => {
    p.width = 120;
  }),
  fixture('negative-coordinates', 'one group of an answer in another unit', (answer) => {
    for (const room of areaOf(answer, 'Cabanas').rooms) scale(room.coordinates, LENGTHS, 10);
  }),
  plan('island-terrace', 'one unit a meter, which makes a table as large as a house', (p) => {
    p.units_per_meter = 1;
  }),
  fixture('rotated-and-elliptic', 'a table turned by radians', (p) => {
    table(p, 'Arc 1.1').coordinates.rotation = -1.0472;
  }),
  plan('beach-camp', 'a boat turned by radians', (p) => {
    decor(p, { kind: 'boat' }).rotation = -0.1745;
  }),
];

const move = (list: Json[], piece: Json, to: number): void => {
  list.splice(list.indexOf(piece), 1);
  list.splice(to, 0, piece);
};

export const WRONG_DECOR: readonly Case[] = [
  plan('island-terrace', 'a palm with two zeros too many in its position', (p) => {
    decor(p, { kind: 'palm' }).x *= 100;
  }),
  plan('island-terrace', 'the word on the kitchen far below the plan', (p) => {
    decor(p, { text: 'Kitchen' }).y = 10_100;
  }),
  plan('island-terrace', 'the bar dropped on a table', (p) => {
    Object.assign(decor(p, { kind: 'bar' }), { x: 99, y: 506 });
  }),
  plan('island-terrace', 'the sea above the boats', (p) => {
    move(p.decor, decor(p, { surface: 'sea' }), p.decor.length);
  }),
  fixture('dense-terrace', 'the ground brought to the front, over all rooms', (p) => {
    move(p.decor, decor(p, { name: 'Yard' }), p.decor.length);
  }),
  fixture('dense-terrace', 'the name of a room sent behind the ground', (p) => {
    move(p.decor, decor(p, { text: 'Terrace' }), 0);
  }),
  fixture('every-decor', 'a picture of the whole plan above all that is drawn', (p) => {
    const picture = decor(p, { kind: 'picture' });
    Object.assign(picture, { x: 0, y: 0, width: 1_000, height: 1_860, rotation: 0 });
    move(p.decor, picture, p.decor.length);
  }),
  fixture('one-table', 'a lantern below the bar', (p) => {
    const bar = p.decor.indexOf(decor(p, { kind: 'bar' }));
    p.decor.splice(bar, 0, { kind: 'lantern', x: 193, y: -137, width: 14, height: 14 });
  }),
  plan('island-terrace', 'two corners of a room exchanged', (p) => {
    const { points } = decor(p, { name: 'Indoor' });
    [points[2], points[3]] = [points[3], points[2]];
  }),
  plan('beach-camp', 'an umbrella pasted twice, one unit aside', (p) => {
    const umbrella = decor(p, { kind: 'umbrella' });
    p.decor.push({ ...umbrella, x: umbrella.x + 1, y: umbrella.y + 1 });
  }),
  fixture('dense-terrace', 'a wall ten times as thick, over the tables beside it', (p) => {
    decor(p, { kind: 'wall' }).width = 100;
  }),
  plan('beach-camp', 'the words of the editor in place of a label', (p) => {
    decor(p, { text: 'Surf shack' }).text = 'Double-click to edit';
  }),
];
