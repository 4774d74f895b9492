/** Plans of unusual venues. */
import { type Case, type Json, areaOf, fixture, plan, table } from '../heldOut.ts';
import { scale } from './scaled.ts';

export const SOUND_DRAWINGS: readonly Case[] = [
  plan('island-terrace', 'a banquet round for ten', (p) => {
    const round = table(p, 'Terrace 15');
    round.beds = 10;
    round.room_description = '<p>A great round for ten near the fire bowl.</p>';
    Object.assign(round.coordinates, {
      x: 808,
      y: 480,
      width: 112,
      height: 112,
      text_offset_y: 36,
      seats_offset_y: 62,
    });
  }),
  fixture('dense-terrace', 'two tables pushed together overlap by a rounding', (p) => {
    table(p, 'Terrace 3').coordinates.x = 270.7;
  }),
  fixture('far-areas', 'colors with an alpha that hides nothing', (p) => {
    p.categories[0].color = '#8c2f39ff';
    p.categories[1].color = '#E9B93AFF';
  }),
  fixture('one-table', 'a counter of single seats', (p) => {
    p.categories.push({ id: 2, name: 'Counter seat', color: '#12506e' });
    for (let seat = 0; seat < 6; seat++)
      p.areas[0].rooms.push({
        id: 10 + seat,
        room_id: 2,
        name: `Counter ${seat + 1}`,
        beds: 1,
        coordinates: { x: 20 + 54 * seat, y: 332, width: 52, height: 52, text: String(seat + 1) },
      });
  }),
  fixture('one-table', 'a venue with one table for one guest', (p) => {
    p.areas[0].rooms[0].beds = 1;
  }),
  fixture('rotated-and-elliptic', 'four stand around each high table', (p) => {
    for (const each of areaOf(p, 'Compass').rooms) each.beds = 4;
  }),
  plan('island-terrace', 'four chairs are drawn around a table, half under it', (p) => {
    const chair = (x: number, y: number, rotation: number): Json => ({
      kind: 'chair',
      x,
      y,
      width: 20,
      height: 20,
      rotation,
    });
    p.decor.push(chair(276, 705, 0), chair(276, 767, 180), chair(245, 736, 270), chair(307, 736, 90));
  }),
  plan('beach-camp', 'a pair of loungers lies under the table that is them', (p) => {
    p.decor.push({ kind: 'loungers', x: 501, y: 385, width: 44, height: 52, rotation: 1 });
  }),
  plan('beach-camp', 'a table stands on a jetty over the sea', (p) => {
    p.decor.push({
      kind: 'area',
      surface: 'wood',
      points: [
        [516, 112],
        [600, 112],
        [600, 372],
        [516, 372],
      ],
      name: 'Jetty',
    });
    Object.assign(table(p, 'Line 6').coordinates, { x: 536, y: 140 });
  }),
  plan('beach-camp', 'a cabana is built over a second-row table', (p) => {
    p.decor.push({ kind: 'cabana', x: 272, y: 562, width: 76, height: 76, rotation: 11 });
  }),
  plan('island-terrace', 'a booth touches the wall at its back', (p) => {
    table(p, 'Indoor 1').coordinates.x = 96;
  }),
  plan('island-terrace', 'turns are counted the other way round', (p) => {
    for (const { coordinates } of areaOf(p, 'Terrace').rooms) if (coordinates.rotation < 0) coordinates.rotation += 360;
  }),
  plan('island-terrace', 'a plan at another scale', (p) => {
    scale(p, 1.5);
  }),
  plan('beach-camp', 'places are exact to a thousandth', (p) => {
    for (const each of areaOf(p, 'Lines').rooms) each.coordinates.x += 0.125;
  }),
  plan('beach-camp', 'the plan tells its scale', (p) => {
    p.units_per_meter = 30;
  }),
  plan('beach-camp', 'a category has one table more, in a color a shade apart from nothing else', (p) => {
    p.categories.push({ id: 88, name: 'Honeymoon', color: '#ffffff' });
    table(p, 'Line 14').room_id = 88;
  }),
  plan('island-terrace', 'the breakfast corner is given up at eleven', (p) => {
    for (const name of ['Roadside 6', 'Roadside 7', 'Roadside 8']) table(p, name).available_until = '11:00';
  }),
  fixture('every-decor', 'a small table on the stage', (p) => {
    Object.assign(table(p, 'Sampler 1').coordinates, { x: 89, y: 974 });
  }),
  plan('beach-camp', 'two palms and a bush grow in one clump', (p) => {
    p.decor.push(
      { kind: 'palm', x: 1350, y: 590, width: 100, height: 100, rotation: 70 },
      { kind: 'bush', x: 1372, y: 625, width: 40, height: 36 },
    );
  }),
  fixture('everything-taken', 'an area is closed for the day and sends no tables', (a) => {
    areaOf(a, 'Poolside').rooms = [];
  }),
  fixture('everything-taken', 'ids are texts of another system', (a) => {
    for (const area of a) for (const each of area.rooms) each.id = `tbl_${(each.id * 7919).toString(36)}`;
  }),
  fixture('everything-taken', 'everything is free', (a) => {
    for (const area of a) for (const each of area.rooms) each.available = true;
  }),
  fixture('negative-coordinates', 'groups have words as ids', (a) => {
    a[0].id = 'pool';
    a[1].id = 'cabanas';
  }),
];
