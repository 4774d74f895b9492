/** Unusual plans that are sound: what changes together belongs together. */
import { type Case, type Json, areaOf, decor, fixture, plan, table, tables, venue } from '../heldOut.ts';
import { TABLE_LENGTHS } from './tableLengths.ts';

const DECOR_LENGTHS = ['x', 'y', 'width', 'height', 'size'];

function scale(json: Json, factor: number): void {
  const scaleFields = (parts: Json, fields: readonly string[]): void => {
    for (const field of fields) if (typeof parts[field] === 'number') parts[field] *= factor;
  };
  scaleFields(json, ['width', 'height']);
  for (const { coordinates } of tables(json)) scaleFields(coordinates, TABLE_LENGTHS);
  for (const piece of json.decor) {
    scaleFields(piece, DECOR_LENGTHS);
    if (piece.points) piece.points = piece.points.map(([x, y]: [number, number]) => [x * factor, y * factor]);
  }
}

/** Moves all that is drawn. */
function shift(json: Json, by: number): void {
  for (const { coordinates } of tables(json)) Object.assign(coordinates, moved(coordinates, by));
  for (const piece of json.decor) {
    if (piece.points) piece.points = piece.points.map(([x, y]: [number, number]) => [x + by, y + by]);
    else Object.assign(piece, moved(piece, by));
  }
}
const moved = ({ x, y }: { x: number; y: number }, by: number): Json => ({ x: x + by, y: y + by });

function rename(room: Json, name: string, text: string): void {
  room.name = name;
  room.coordinates.text = text;
}

export const SOUND_DRAWINGS: readonly Case[] = [
  plan('beach-camp', 'no table has the number 13, as in many hotels', (p) => {
    for (const room of areaOf(p, 'Lines').rooms) {
      const number = Number(room.coordinates.text);
      if (number >= 13) rename(room, `Line ${number + 1}`, String(number + 1));
    }
  }),
  plan('island-terrace', 'the tables indoors are numbered from 101', (p) => {
    areaOf(p, 'Indoor').rooms.forEach((room: Json, index: number) => {
      rename(room, `Indoor ${101 + index}`, String(101 + index));
    });
  }),
  plan('island-terrace', 'sofas have names of plants instead of numbers', (p) => {
    ['Hibiscus', 'Jasmine', 'Bamboo', 'Lotus', 'Orchid', 'Ginger'].forEach((name, index) => {
      const room = table(p, `Sofa ${index + 1}`);
      rename(room, name, name);
      Object.assign(room.coordinates, { font_size: 13, text_offset_y: 15 });
    });
  }),
  plan('island-terrace', 'a square table stands on its corner', (p) => {
    table(p, 'Terrace 14').coordinates.rotation = 45;
  }),
  plan('island-terrace', 'tables at the road have letters instead of numbers', (p) => {
    areaOf(p, 'Roadside').rooms.forEach((room: Json, index: number) => {
      rename(room, `Roadside ${'ABCDEFGH'[index]}`, 'ABCDEFGH'[index]!);
    });
  }),
  plan('island-terrace', 'tables at the road are numbered in tens', (p) => {
    areaOf(p, 'Roadside').rooms.forEach((room: Json, index: number) => {
      rename(room, `Roadside ${index + 1}0`, `R${index + 1}0`);
      room.coordinates.font_size = 15;
    });
  }),
  plan('beach-camp', 'two tables for families stand apart on a pontoon in the sea', (p) => {
    const ground = p.decor.findIndex((piece: Json) => piece.name === 'Rug before the stage');
    const points = [
      [560, 40],
      [820, 40],
      [820, 160],
      [560, 160],
    ];
    const jetty = [
      [691, 448],
      [691, 158],
    ];
    p.decor.splice(
      ground,
      0,
      { kind: 'path', surface: 'wood', points: jetty, width: 24 },
      { kind: 'area', surface: 'wood', points, name: 'Pontoon' },
    );
    p.decor.push({ kind: 'text', x: 690, y: 58, text: 'Pontoon', size: 17, tone: 'quiet' });
    const { coordinates } = table(p, 'Line 28');
    const rooms = [1, 2].map((number) => ({
      id: 200 + number,
      room_id: 75,
      name: `Pontoon ${number}`,
      room_description: '<p>A day bed for six on the pontoon, with the sea on all sides.</p>',
      beds: 6,
      coordinates: { ...coordinates, x: 472 + 116 * number, y: 85, text: `P${number}`, rotation: 0 },
    }));
    p.areas.push({ id: 5, name: 'Pontoon', rooms });
  }),
  plan('beach-camp', 'an umbrella stands over the table that it belongs to', (p) => {
    Object.assign(decor(p, { kind: 'umbrella', x: 322 }), { x: 273, y: 465 });
  }),
  plan('island-terrace', 'the sunset table is a category of its own', (p) => {
    p.categories.push({ id: 7, name: 'Sunset table', color: '#111111' });
    table(p, 'Terrace 4').room_id = 7;
  }),
  plan('island-terrace', 'a round table touches the wall', (p) => {
    table(p, 'Indoor 11').coordinates.x = 96;
  }),
  plan('beach-camp', 'two tables of the veranda are pushed together and touch', (p) => {
    Object.assign(table(p, 'Inside 4').coordinates, { x: 428, y: 1190 });
  }),
  plan('island-terrace', 'a table at the bar is a stool for one', (p) => {
    const stool = table(p, 'Indoor 12');
    stool.beds = 1;
    stool.room_description = '<p>One stool near the bar: arak, lime and a word with the barman.</p>';
  }),
  plan('island-terrace', 'no number has a place or a size of its own', (p) => {
    for (const { name, coordinates } of tables(p)) {
      if (name === 'Stage Couch') continue;
      for (const field of TABLE_LENGTHS.slice(4)) delete coordinates[field];
    }
  }),
  plan('island-terrace', 'every table repeats the color of its category, in capitals', (p) => {
    for (const room of tables(p)) {
      const { color } = p.categories.find((category: Json) => category.id === room.room_id);
      room.coordinates.color = color.toUpperCase();
    }
  }),
  plan('island-terrace', 'an export has moved all tables by a third of a unit', (p) => {
    for (const { coordinates } of tables(p)) {
      coordinates.x += 0.3333;
      coordinates.y -= 0.2113;
    }
  }),
  plan('beach-camp', 'angles are 0 to 360 degrees and none is negative', (p) => {
    for (const part of [...tables(p).map((room) => room.coordinates), ...p.decor]) {
      if (part.rotation < 0) part.rotation += 360;
    }
  }),
  plan('island-terrace', 'shapes end with their first point, as in GeoJSON', (p) => {
    for (const piece of p.decor) {
      if (piece.kind === 'area' && !piece.smooth) piece.points.push([...piece.points[0]]);
    }
  }),
  plan('beach-camp', 'the plan has a wide margin of sand and sea on all sides', (p) => {
    shift(p, 200);
    p.width += 400;
    p.height += 400;
  }),
  plan('beach-camp', 'everything is two and a half times as large', (p) => {
    scale(p, 2.5);
  }),
  plan('beach-camp', 'half of a bush stands beyond the left edge of the plan', (p) => {
    p.decor.push({ kind: 'bush', x: -22, y: 798, width: 44, height: 36 });
  }),
  plan('island-terrace', 'two stools can be had only in the morning', (p) => {
    const stools = table(p, 'Roadside 6');
    stools.available_until = '11:00';
    stools.room_description = '<p>Two high stools at the espresso window, until eleven.</p>';
  }),
  venue('beach-camp', 'a party may have as many guests as the longest table has seats', (v) => {
    v.guests.max = 12;
  }),
  fixture('one-table', 'the only table is a great round for twenty', (p) => {
    const [room] = tables(p);
    room.beds = 20;
    Object.assign(room.coordinates, { x: 140, y: 262, width: 144, height: 144, shape: 'ellipse' });
  }),
  fixture('one-table', 'the plan of a kiosk is only 200 units wide', (p) => {
    scale(p, 0.5);
  }),
  fixture('nothing-fits', 'a host in Thailand names everything in Thai', (areas) => {
    areas.forEach((area: Json, index: number) => {
      const [name, category] = [
        ['สวน', 'โต๊ะสวน'],
        ['โต๊ะยาว', 'ศาลา'],
      ][index]!;
      area.name = name;
      for (const room of area.rooms) {
        room.name = `${name} ${room.coordinates.text}`;
        room.category_name = category;
      }
    });
  }),
  fixture('nothing-fits', 'one communal table for forty replaces the long tables', (areas) => {
    const long = areaOf(areas, 'Long tables');
    long.name = 'Long table';
    long.rooms.length = 1;
    long.rooms[0].beds = 40;
    long.rooms[0].coordinates.width = 650;
  }),
  fixture('everything-taken', 'every third table of the garden is of another category and has its color', (areas) => {
    for (let number = 3; number <= 18; number += 3) {
      const room = table(areas, `Garden ${number}`);
      Object.assign(room, { room_id: 13, category_name: 'Garden sofa' });
      room.coordinates.color = '#7b55bf';
    }
  }),
  fixture('missing-optional-fields', 'tables stand in pairs, which overlap by 0.3 from rounding', (areas) => {
    for (const number of [2, 4, 6, 8]) {
      table(areas, `Garden ${number}`).coordinates.x = table(areas, `Garden ${number - 1}`).coordinates.x + 59.7;
    }
  }),
  fixture('dense-terrace', 'one of the rooms is the upper floor', (p) => {
    const salon = areaOf(p, 'Salon');
    salon.name = 'Upper floor';
    for (const room of salon.rooms) room.name = room.name.replace('Salon', 'Upper floor');
    for (const piece of p.decor) {
      if (piece.name === 'Salon') piece.name = 'Upper floor';
      if (piece.text === 'Salon') piece.text = 'Upper floor';
    }
  }),
];
