import { type HeldOutSet, type Json, areaOf, decor, fixture, plan, table, tables, venue } from './heldOut.ts';

export const SET_C: HeldOutSet = {
  wrong: [
    // Importers and other programs.
    fixture('everything-taken', 'rooms of another area repeated by a join', (a) => {
      areaOf(a, 'Poolside').rooms.push({ ...structuredClone(table(a, 'Garden 1')), id: 99 });
    }),
    fixture('everything-taken', 'seats in the field of the category', (a) => {
      for (const room of tables(a)) room.room_id = room.beds;
    }),
    fixture('negative-coordinates', 'centers given as corners', (a) => {
      for (const room of areaOf(a, 'Cabanas').rooms) {
        room.coordinates.x += room.coordinates.width / 2;
        room.coordinates.y += room.coordinates.height * 3;
      }
    }),
    fixture('numbers-as-text', 'a decimal comma', (a) => {
      tables(a)[0].coordinates.y = '53,50';
    }),
    fixture('everything-taken', 'a boolean for the description', (a) => {
      table(a, 'Garden 5').room_description = false;
    }),
    fixture('dense-terrace', 'columns of width and height exchanged in one area', (p) => {
      for (const { coordinates } of areaOf(p, 'Salon').rooms)
        [coordinates.width, coordinates.height] = [coordinates.height, coordinates.width];
    }),
    fixture('far-areas', 'an area moved onto another island', (p) => {
      for (const { coordinates } of areaOf(p, 'River mouth').rooms) coordinates.x -= 1_398;
    }),
    fixture('far-areas', 'a boardwalk that ends in the sea', (p) => {
      p.decor[21].points = [
        [1981, 2226],
        [1400, 2370],
      ];
    }),
    plan('beach-camp', 'the offsets of texts from the center instead of the corner', (p) => {
      for (const { coordinates } of areaOf(p, 'BBQ').rooms) {
        coordinates.text_offset_y = -8;
        coordinates.seats_offset_y = 10;
      }
    }),
    plan('beach-camp', 'names with a serial number of the export', (p) => {
      areaOf(p, 'BBQ').rooms.forEach((room: Json, i: number) => (room.name = `${i + 1}. BBQ ${i + 1}`));
    }),
    // Slips of an owner.
    plan('beach-camp', 'one table of two seats in the category of families', (p) => {
      table(p, 'Inside 17').room_id = 75;
    }),
    plan('beach-camp', 'a beanbag in the category of the first line', (p) => {
      table(p, 'Beanbag 4').room_id = 70;
    }),
    plan('island-terrace', 'a description about another area', (p) => {
      table(p, 'Indoor 6').room_description = '<p>Two at the rail of the terrace, with a view of the boats.</p>';
    }),
    plan('island-terrace', 'a description of a sofa at a stool', (p) => {
      table(p, 'Roadside 6').room_description = '<p>A deep sofa with cushions, made for long evenings.</p>';
    }),
    plan('beach-camp', 'a table on top of the steps', (p) => {
      Object.assign(table(p, 'Inside 6').coordinates, { x: 665, y: 1160 });
    }),
    plan('beach-camp', 'a table outside the building with the others inside', (p) => {
      Object.assign(table(p, 'Inside 13').coordinates, { x: 60, y: 1400 });
    }),
    plan('beach-camp', 'a table half in the bar', (p) => {
      Object.assign(table(p, 'Inside 22').coordinates, { x: 930, y: 1345 });
    }),
    plan('island-terrace', 'a table in front of the door', (p) => {
      Object.assign(table(p, 'Indoor 9').coordinates, { x: 520, y: 1062 });
    }),
    plan('beach-camp', 'the seats of a lounger for two typed as twelve', (p) => {
      table(p, 'Line 7').beds = 12;
    }),
    plan('beach-camp', 'a category nobody can tell from the name', (p) => {
      p.categories[3].name = '73';
    }),
    plan('island-terrace', 'an umbrella left on the road', (p) => {
      Object.assign(decor(p, { kind: 'umbrella' }), { x: 380, y: 1370 });
    }),
    plan('island-terrace', 'a tree inside the dining room', (p) => {
      p.decor.push({ kind: 'tree', x: 330, y: 940, width: 110, height: 110 });
    }),
    plan('beach-camp', 'a boat on the veranda', (p) => {
      Object.assign(decor(p, { kind: 'boat' }), { x: 420, y: 1205, width: 90, height: 34 });
    }),
    plan('beach-camp', 'a scooter in the sea', (p) => {
      Object.assign(decor(p, { kind: 'scooter' }), { x: 640, y: 120 });
    }),
    plan('beach-camp', 'the label of the sea on the sand', (p) => {
      Object.assign(decor(p, { kind: 'text', text: 'Indian Ocean' }), { x: 690, y: 1120 });
    }),
    plan('beach-camp', 'a label that covers another', (p) => {
      Object.assign(decor(p, { kind: 'text', text: 'Showers' }), { x: 1210, y: 1545 });
    }),
    plan('beach-camp', 'the dining room without a floor', (p) => {
      decor(p, { kind: 'area', surface: 'floor' }).surface = 'water';
    }),
    plan('beach-camp', 'a wall across the dining room', (p) => {
      p.decor.push({
        kind: 'wall',
        width: 10,
        points: [
          [150, 1330],
          [950, 1330],
        ],
      });
    }),
    // Settings.
    venue('beach-camp', 'the hours of the kitchen in the terms, later than the last slot', (v) => {
      v.terms[2].text = 'Reservations are possible from 10:00 to 22:00.';
    }),
    venue('beach-camp', 'terms that promise another length of stay', (v) => {
      v.terms[2].text = 'Your table is yours for three hours.';
    }),
    venue('beach-camp', 'terms about dogs twice with two answers', (v) => {
      v.terms.push({ heading: 'Dogs', text: 'Dogs are welcome.' }, { heading: 'Pets', text: 'Dogs are not allowed.' });
    }),
    venue('beach-camp', 'terms that end in a colon', (v) => {
      v.terms[3].text = 'Please write to us at:';
    }),
    venue('beach-camp', 'an address without a town', (v) => {
      v.address = 'Bay Road';
    }),
    venue('beach-camp', 'a currency of another country in the terms', (v) => {
      v.terms[3].text = 'A deposit of 50 € is charged for parties of six.';
    }),
    venue('island-terrace', 'a code that begins after it ends', (v) => {
      v.promo_codes[1] = { code: 'ISLAND26', from: '2026-12-31', until: '2026-01-01' };
    }),
    venue('island-terrace', 'two codes that differ by a letter O and a zero', (v) => {
      v.promo_codes.push({ code: 'SUNSET1O' });
    }),
    venue('island-terrace', 'the address of the editor as a site', (v) => {
      v.embed_sites = ['http://localhost:5173'];
    }),
    venue('beach-camp', 'a German translation with an English remainder', (v) => {
      v.translations = {
        de: {
          'Please call or write to us if your plans change. Somebody else would love to sit there.':
            'Bitte rufen Sie an oder schreiben Sie uns. Somebody else would love to sit there.',
        },
      };
    }),
    venue('beach-camp', 'a stay of four days', (v) => {
      v.stays[1] = { name: '4 days', minutes: 240 };
    }),
    venue('beach-camp', 'guests from three on, but tables for two', (v) => {
      v.guests = { min: 3, max: 6, default: 4 };
    }),
  ],
  sound: [
    plan('beach-camp', 'a wedding: three long tables', (p) => {
      areaOf(p, 'BBQ').rooms = [0, 1, 2].map((i) => ({
        id: 300 + i,
        room_id: 75,
        name: `Long table ${i + 1}`,
        beds: 20,
        coordinates: { x: 760, y: 720 + i * 110, width: 420, height: 60, text: `L${i + 1}` },
      }));
      p.decor = p.decor.filter(
        (piece: Json) => piece.kind !== 'fire' && piece.kind !== 'lantern' && piece.kind !== 'palm',
      );
      p.categories = p.categories.filter((each: Json) => each.id !== 73);
    }),
    plan('island-terrace', 'chairs drawn around a table', (p) => {
      for (const [x, y] of [
        [120, 690],
        [146, 690],
        [120, 768],
        [146, 768],
      ])
        p.decor.push({ kind: 'chair', x, y, width: 14, height: 14 });
    }),
    fixture('dense-terrace', 'an area with tables of one seat', (p) => {
      for (const room of areaOf(p, 'Courtyard').rooms) {
        room.beds = 1;
        delete room.room_description;
      }
    }),
    venue('beach-camp', 'a venue with a long lead', (v) => {
      v.lead_minutes = 1_440;
    }),
    venue('beach-camp', 'a winter break', (v) => {
      v.closed_dates = ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'];
    }),
    venue('island-terrace', 'terms in Indonesian for a house in Indonesia', (v) => {
      v.language = 'id';
      v.terms = [
        {
          heading: 'Meja Anda',
          text: 'Meja disimpan selama {hold_minutes} menit dari jam reservasi. Kami tidak dapat menunggu lebih lama.',
        },
      ];
    }),
    plan('beach-camp', 'letters for the rows of the beach', (p) => {
      areaOf(p, 'Lines').rooms.forEach((room: Json, i: number) => {
        const name = `${'ABC'[Math.floor(i / 14)]}${(i % 14) + 1}`;
        room.name = name;
        room.coordinates.text = name;
        room.coordinates.font_size = 13;
      });
    }),
    fixture('negative-coordinates', 'an answer without any description field', (a) => {
      for (const room of tables(a)) delete room.room_description;
    }),
    plan('island-terrace', 'a hammock as a table', (p) => {
      const room = table(p, 'Terrace 10');
      room.name = 'The hammock';
      room.coordinates = { x: 1030, y: 440, width: 96, height: 30, rotation: 90, text: 'H', font_size: 16 };
    }),
    plan('beach-camp', 'two tables pushed together', (p) => {
      Object.assign(table(p, 'Inside 2').coordinates, { x: 240, y: 1191 });
    }),
    venue('beach-camp', 'three numbers of guests', (v) => {
      v.guests = { min: 2, max: 4, default: 2 };
      v.seat_rules = [];
    }),
    plan('beach-camp', 'names with the row in words', (p) => {
      areaOf(p, 'Lines')
        .rooms.slice(0, 14)
        .forEach((room: Json, i: number) => {
          room.name = `First row ${i + 1}`;
        });
      areaOf(p, 'Lines')
        .rooms.slice(14)
        .forEach((room: Json, i: number) => {
          room.name = `Behind ${i + 15}`;
        });
    }),
    plan('island-terrace', 'a description with an hour of the sun', (p) => {
      table(p, 'Terrace 7').room_description =
        '<p>Four under the white umbrella, in the shade from 10:00 until 16:00.</p>';
    }),
    fixture('rotated-and-elliptic', 'all turned by a right angle more', (p) => {
      for (const { coordinates } of areaOf(p, 'Arcs').rooms)
        coordinates.rotation = ((coordinates.rotation ?? 0) + 180) % 360;
    }),
    venue('island-terrace', 'codes for one day each', (v) => {
      v.promo_codes = [
        { code: 'XMAS26', from: '2026-12-25', until: '2026-12-25' },
        { code: 'NYE26', from: '2026-12-31', until: '2026-12-31' },
      ];
    }),
  ],
};
