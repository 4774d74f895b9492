/** Answers of foreign hosts with a fault. */
import { type Case, type Json, areaOf, fixture, table } from '../heldOut.ts';

export const WRONG_ANSWERS: readonly Case[] = [
  fixture('everything-taken', 'one table has its seats as text, unlike all others', (a) => {
    table(a, 'Garden 3').beds = '4';
  }),
  fixture('nothing-fits', "one table's seats are a word", (a) => {
    table(a, 'Garden 7').beds = 'two';
  }),
  fixture('everything-taken', 'the coordinates of a whole group are swapped', (a) => {
    for (const { coordinates } of areaOf(a, 'Poolside').rooms)
      [coordinates.x, coordinates.y] = [coordinates.y, coordinates.x];
  }),
  fixture('nothing-fits', 'whether a table is free is answered with yes', (a) => {
    table(a, 'Long 2').available = 'yes';
  }),
  fixture('missing-optional-fields', "a table's flag is the number of tables left", (a) => {
    table(a, 'Bar 6').available = 3;
  }),
  fixture('everything-taken', 'two tables have lost their category', (a) => {
    for (const name of ['Pool 3', 'Pool 4']) {
      delete table(a, name).room_id;
      delete table(a, name).category_name;
    }
  }),
  fixture('everything-taken', 'one room is a row of values without their names', (a) => {
    const { rooms } = areaOf(a, 'Garden');
    rooms[6] = Object.values(rooms[6]);
  }),
  fixture('nothing-fits', 'one room is wrapped in an object of its own', (a) => {
    const { rooms } = areaOf(a, 'Garden');
    rooms[4] = { room: rooms[4] };
  }),
  fixture('missing-optional-fields', 'the list of groups is wrapped in a second list', (a) => {
    a.splice(0, a.length, [...a]);
  }),
  fixture('nothing-fits', 'the long tables are measured in meters, the garden in centimeters', (a) => {
    for (const { coordinates } of areaOf(a, 'Long tables').rooms) scale(coordinates, 0.01);
  }),
  fixture('everything-taken', 'the pool counts its ids from one again, like the garden', (a) => {
    areaOf(a, 'Poolside').rooms.forEach((room: Json, i: number) => (room.id = i + 1));
  }),
  fixture('nothing-fits', "a long table's id differs from a garden table's by its type only", (a) => {
    table(a, 'Long 1').id = '3';
  }),
  fixture('everything-taken', "a table's coordinates are JSON text that was cut off", (a) => {
    const room = table(a, 'Garden 5');
    room.coordinates = JSON.stringify(room.coordinates).slice(0, 24);
  }),
  fixture('missing-optional-fields', 'a group has an error instead of its rooms', (a) => {
    const garden = areaOf(a, 'Garden');
    delete garden.rooms;
    garden.error = 'timeout';
  }),
];

/** Writes lengths in another unit. */
function scale(coordinates: Json, factor: number): void {
  for (const name of ['x', 'y', 'width', 'height', 'text_offset_y', 'font_size']) coordinates[name] *= factor;
}
