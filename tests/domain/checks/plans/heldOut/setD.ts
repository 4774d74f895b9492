import { type HeldOutSet, type Json, areaOf, decor, fixture, plan, table, tables, venue } from './heldOut.ts';

/** One or two new variants of each family that the rules are about, on other fixtures and in other words. */
export const SET_D: HeldOutSet = {
  wrong: [
    fixture('everything-taken', 'one category in two shades', (a) => {
      table(a, 'Garden 9').coordinates.color = '#3d7a57';
    }),
    fixture('far-areas', 'a category added again by an import', (p) => {
      p.categories.push({ id: 9, name: 'Fireside', color: '#12506e' });
      for (const room of areaOf(p, 'Harbour').rooms) room.room_id = room.room_id === 1 ? 9 : room.room_id;
    }),
    plan('island-terrace', 'a table in the color of the sofas', (p) => {
      table(p, 'Indoor 10').coordinates.color = '#54408c';
    }),
    plan('island-terrace', 'a text one off after an insertion', (p) => {
      for (let n = 6; n <= 12; n++) table(p, `Indoor ${n}`).coordinates.text = `I${n + 1}`;
    }),
    plan('beach-camp', 'a single seat among tables for four', (p) => {
      table(p, 'BBQ 9').beds = 1;
    }),
    fixture('dense-terrace', 'one number on two tables', (p) => {
      table(p, 'Veranda 20').coordinates.text = table(p, 'Veranda 2').coordinates.text;
    }),
    fixture('rotated-and-elliptic', 'an empty text on a table', (p) => {
      tables(p)[4].coordinates.text = ' ';
    }),
    plan('beach-camp', 'a name pushed over the seats', (p) => {
      table(p, 'Inside 15').coordinates.text_offset_y = 34;
    }),
    plan('island-terrace', 'a table left at the corner of the garden', (p) => {
      Object.assign(table(p, 'Sofa 5').coordinates, { x: 20, y: 20 });
    }),
    fixture('negative-coordinates', 'an answer in meters', (a) => {
      for (const { coordinates } of tables(a))
        for (const field of ['x', 'y', 'width', 'height', 'text_offset_y', 'font_size'])
          if (field in coordinates) coordinates[field] /= 50;
    }),
    plan('beach-camp', 'rotations of a row in radians', (p) => {
      for (const room of areaOf(p, 'Lines').rooms.slice(0, 6)) room.coordinates.rotation = 0.1571;
    }),
    plan('island-terrace', 'a palm lost far away', (p) => {
      Object.assign(decor(p, { kind: 'palm' }), { x: 9_400, y: 300 });
    }),
    fixture('far-areas', 'rocks on two tables', (p) => {
      const { x, y } = areaOf(p, 'Harbour').rooms[0].coordinates;
      Object.assign(p.decor[69], { x: x - 10, y: y - 5, rotation: 0 });
    }),
    plan('beach-camp', 'a rug under the sand', (p) => {
      p.decor.unshift(...p.decor.splice(48, 1));
    }),
    plan('island-terrace', 'two points of the kitchen exchanged', (p) => {
      const { points } = decor(p, { name: 'Kitchen' });
      [points[1], points[2]] = [points[2], points[1]];
    }),
    fixture('far-areas', 'a boat drawn twice', (p) => {
      p.decor.push(structuredClone(p.decor[34]));
    }),
    fixture('far-areas', 'a table in the lagoon', (p) => {
      Object.assign(areaOf(p, 'Lighthouse').rooms[13].coordinates, { x: 1_500, y: 1_300 });
    }),
    fixture('dense-terrace', 'an entity in a name', (p) => {
      table(p, 'Salon 7').name = 'Salon &#8470; 7';
    }),
    plan('island-terrace', 'a description in a wrong encoding', (p) => {
      table(p, 'Indoor 11').room_description = '<p>The corner with the great monstera â€“ a jungle of your own.</p>';
    }),
    fixture('far-areas', 'a mark of right to left in a category', (p) => {
      p.categories[0].name = 'Fire\u202eside';
    }),
    fixture('dense-terrace', 'twins that differ by an invisible letter', (p) => {
      table(p, 'Salon 8').name = 'Salon 7\u200b';
    }),
    fixture('everything-taken', 'an undefined category', (a) => {
      for (const room of areaOf(a, 'Poolside').rooms) room.category_name = 'undefined';
    }),
    plan('beach-camp', 'a template on the plan', (p) => {
      decor(p, { kind: 'text', text: 'Showers' }).text = '{{room.label}}';
    }),
    fixture('everything-taken', 'ids with a leading zero beside those without', (a) => {
      table(a, 'Garden 2').id = '01';
    }),
    plan('island-terrace', 'a closing time that no slot meets', (p) => {
      table(p, 'Stage Couch').available_until = '18:10';
    }),
    plan('island-terrace', 'a picture that browsers do not show', (p) => {
      table(p, 'Sofa 1').picture = 'pictures/sofa-1.tiff';
    }),
    plan('island-terrace', 'HTML escaped twice', (p) => {
      table(p, 'Sofa 2').room_description = '&lt;p&gt;Two sofas face to face.&lt;/p&gt;';
    }),
    plan('beach-camp', 'a tag that is never closed', (p) => {
      table(p, 'Inside 22').room_description = '<p>In the middle of the room, <strong>near the bar.</p>';
    }),
    fixture('far-areas', 'a description in Markdown', (p) => {
      table(p, 'Harbour 2').room_description = 'Two cushions **by the fire**, see [the menu](https://menu.example).';
    }),
    venue('island-terrace', 'two rules for twelve seats', (v) => {
      v.seat_rules.push({ seats: 12, min_guests: 8 });
    }),
    venue('island-terrace', 'a placeholder that the host does not know', (v) => {
      v.terms[0].text = 'Tables are held for {minutes} minutes after the reservation time.';
    }),
    venue('island-terrace', 'codes of two summers ago', (v) => {
      v.promo_codes = [
        { code: 'SUMMER24', until: '2024-08-31' },
        { code: 'SUN24', until: '2024-09-15' },
      ];
    }),
    venue('beach-camp', 'an address to be decided', (v) => {
      v.address = 'TBD, Weligama';
    }),
    venue('beach-camp', 'an accent like the page', (v) => {
      v.theme = { accent: '#ffe9b8' };
    }),
    venue('island-terrace', 'a language that nobody speaks', (v) => {
      v.language = 'xq';
    }),
    venue('beach-camp', 'a stay that no day has', (v) => {
      v.stays.push({ name: '18 hours', minutes: 1_080 });
    }),
    plan('island-terrace', 'two areas under one name', (p) => {
      areaOf(p, 'Sofa tables').name = 'Terrace ';
    }),
    plan('beach-camp', 'a table inside the trunk of a palm', (p) => {
      Object.assign(table(p, 'Line 29').coordinates, { x: 330, y: 634, rotation: 0 });
    }),
    fixture('dense-terrace', 'a plan ten times as large as its tables need', (p) => {
      p.width *= 10;
      p.height *= 10;
      p.decor = p.decor.filter((piece: Json) => piece.kind === 'text');
    }),
    fixture('dense-terrace', 'a name of a program', (p) => {
      table(p, 'Courtyard 3').name = '[object Object]';
    }),
  ],
  sound: [
    plan('island-terrace', 'a sofa at the edge of the lounge', (p) => {
      Object.assign(table(p, 'Sofa 5').coordinates, { x: 1_040, y: 875 });
    }),
    plan('beach-camp', 'a lounger turned a little more', (p) => {
      table(p, 'Line 13').coordinates.rotation = -26;
    }),
    fixture('far-areas', 'an island of its own category', (p) => {
      p.categories.push({ id: 5, name: 'Reef bar', color: '#12506e' });
      for (const room of areaOf(p, 'Harbour').rooms) room.room_id = 5;
    }),
    plan('beach-camp', 'a family table of eight', (p) => {
      table(p, 'Inside 15').beds = 8;
      table(p, 'Inside 15').room_description = '<p>A table for eight under the big fan.</p>';
    }),
    plan('island-terrace', 'a stage couch until nine', (p) => {
      table(p, 'Sofa 6').available_until = '21:00';
    }),
    fixture('dense-terrace', 'names with a letter for the wing', (p) => {
      areaOf(p, 'Salon').rooms.forEach((room: Json, i: number) => (room.name = `Salon W${i + 1}`));
    }),
    venue('island-terrace', 'terms with a deposit', (v) => {
      v.terms.push({
        heading: 'Deposit',
        text: 'For parties of eight and more we ask for Rp 500.000 in advance by bank transfer.',
      });
    }),
    venue('beach-camp', 'a house that opens at noon', (v) => {
      v.hours.first = '12:00';
    }),
    venue('beach-camp', 'a promo code with the year of next season', (v) => {
      v.promo_codes = [{ code: 'SURF27', from: '2026-11-01', until: '2027-04-30' }];
    }),
    venue('beach-camp', 'children and dogs in the terms', (v) => {
      v.terms.push(
        { heading: 'Children', text: 'Children are welcome. Dogs are welcome on the sand.' },
        { heading: 'Inside', text: 'Inside the restaurant we ask you to keep dogs on a lead.' },
      );
    }),
    fixture('everything-taken', 'an answer without texts on the tables', (a) => {
      for (const { coordinates } of tables(a))
        for (const field of ['text', 'text_offset_y', 'font_size']) delete coordinates[field];
    }),
    plan('beach-camp', 'a second path to the sea', (p) => {
      p.decor.push({
        kind: 'path',
        surface: 'wood',
        width: 30,
        points: [
          [1_040, 660],
          [1_060, 610],
          [990, 520],
          [1_000, 430],
        ],
        smooth: true,
      });
    }),
    plan('beach-camp', 'a label for the lifeguard', (p) => {
      p.decor.push({ kind: 'text', x: 640, y: 460, text: 'Lifeguard', size: 15, tone: 'quiet' });
    }),
    plan('island-terrace', 'a description with a question', (p) => {
      table(p, 'Terrace 2').room_description =
        '<p>Have you seen the egrets? From here you do, at six in the evening.</p>';
    }),
    plan('island-terrace', 'two tables a hand apart', (p) => {
      Object.assign(table(p, 'Indoor 9').coordinates, { x: 305, y: 1_040 });
    }),
  ],
};
