import { type HeldOutSet, type Json, areaOf, decor, fixture, plan, table, tables, venue } from './heldOut.ts';

/** Slips of owners, of their programs and of those who copy a venue, in variants that the other sets have not. */
export const SET_E: HeldOutSet = {
  wrong: [
    // Names and categories.
    fixture('dense-terrace', 'the names of two categories exchanged', (p) => {
      const [square, round] = p.categories;
      [square.name, round.name] = [round.name, square.name];
    }),
    fixture('dense-terrace', 'a number with a zero too many', (p) => {
      table(p, 'Terrace 20').coordinates.text = '200';
      table(p, 'Terrace 20').name = 'Terrace 200';
    }),
    plan('island-terrace', 'a misspelled name', (p) => {
      table(p, 'Terrace 9').name = 'Terrqce 9';
    }),
    plan('beach-camp', 'a name without its number', (p) => {
      table(p, 'Inside 9').name = 'Inside';
    }),
    plan('beach-camp', 'one name in another language', (p) => {
      table(p, 'Inside 12').name = 'Tisch 12';
    }),
    plan('island-terrace', 'a note about a guest in a name', (p) => {
      table(p, 'Sofa 3').name = 'Sofa 3 (reserved Mr. Silva)';
    }),
    plan('island-terrace', 'a price in place of a number', (p) => {
      table(p, 'Indoor 7').coordinates.text = 'Rp 500k';
    }),
    plan('island-terrace', 'seats counted from zero', (p) => {
      for (const room of areaOf(p, 'Indoor').rooms) room.beds -= 1;
    }),
    // Places.
    fixture('far-areas', 'decor moved without its tables', (p) => {
      for (const piece of p.decor.slice(1)) {
        if ('x' in piece) piece.x += 420;
        else for (const point of piece.points) point[0] += 420;
      }
    }),
    plan('island-terrace', 'a table on the road', (p) => {
      table(p, 'Roadside 4').coordinates.y = 1_370;
    }),
    plan('island-terrace', 'a table in the kitchen', (p) => {
      Object.assign(table(p, 'Indoor 12').coordinates, { x: 850, y: 1_030 });
    }),
    plan('beach-camp', 'a table in the restrooms', (p) => {
      Object.assign(table(p, 'Inside 20').coordinates, { x: 1_000, y: 1_500 });
    }),
    plan('beach-camp', 'a table in the middle of the only path', (p) => {
      Object.assign(table(p, 'BBQ 13').coordinates, { x: 662, y: 850 });
    }),
    // Decor.
    plan('beach-camp', 'umbrellas that slid into the sea', (p) => {
      for (const piece of p.decor) if (piece.kind === 'umbrella') piece.y -= 330;
    }),
    plan('beach-camp', 'a wall drawn in the sea', (p) => {
      const wall = p.decor.find((piece: Json) => piece.kind === 'wall');
      wall.points = wall.points.map(([x, y]: [number, number]) => [x, y - 1_300]);
    }),
    fixture('dense-terrace', 'a room that nobody can enter', (p) => {
      p.decor.splice(28, 1);
      p.decor[27].points.push([872, 1_432]);
    }),
    plan('beach-camp', 'the line of foam across the dining room', (p) => {
      for (const point of decor(p, { kind: 'path', surface: 'foam' }).points) point[1] += 1_200;
      const foam = p.decor.findIndex((piece: Json) => piece.kind === 'path' && piece.surface === 'foam');
      p.decor.push(...p.decor.splice(foam, 1));
    }),
    plan('island-terrace', 'a bar through a wall', (p) => {
      decor(p, { kind: 'bar' }).rotation = 0;
    }),
    plan('beach-camp', 'a room drawn with x and y exchanged', (p) => {
      const room = decor(p, { name: 'Dining room' });
      room.points = room.points.map(([x, y]: [number, number]) => [y, x]);
    }),
    // Times, pictures and descriptions.
    plan('island-terrace', 'a French time', (p) => {
      table(p, 'Stage Couch').available_until = '18h00';
    }),
    plan('island-terrace', 'a table that closes as the house opens', (p) => {
      table(p, 'Stage Couch').available_until = '07:00';
    }),
    plan('island-terrace', 'the address of a picture that expires', (p) => {
      table(p, 'Sofa 1').picture =
        'https://pictures.example/sofa-1.webp?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=3600&X-Amz-Signature=5b1f';
    }),
    plan('island-terrace', 'a picture of an open page', (p) => {
      table(p, 'Sofa 1').picture = 'blob:https://island-terrace.example/0b9f7a52-3f0e-4d7c-9b52-a1';
    }),
    plan('island-terrace', 'a description from a word processor', (p) => {
      table(p, 'Sofa 2').room_description =
        '<p class="MsoNormal" style="margin:0cm">Two sofas face to face before the arched window.<o:p></o:p></p>';
    }),
    plan('island-terrace', 'a description as an editor stores it', (p) => {
      table(p, 'Sofa 2').room_description =
        '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Two sofas face to face."}]}]}';
    }),
    plan('island-terrace', 'a description cut in the middle', (p) => {
      table(p, 'Terrace 2').room_description = '<p>Two at the rail, level with the egrets above the pad</p>';
    }),
    plan('island-terrace', 'a word typed twice', (p) => {
      table(p, 'Terrace 2').room_description = '<p>Two at the the rail, level with the egrets above the paddies.</p>';
    }),
    plan('island-terrace', 'a price in the money of another country', (p) => {
      table(p, 'Indoor 7').room_description =
        '<p><strong>The long table</strong>: twelve chairs, three lamps above it. From LKR 12,000.</p>';
    }),
    // Settings.
    venue('beach-camp', 'a hold in seconds', (v) => {
      v.hold_minutes = 900;
    }),
    venue('beach-camp', 'a telephone number of another country', (v) => {
      v.telephone = '+49 30 225 0180';
    }),
    venue('beach-camp', 'a stay in hours', (v) => {
      v.stays[0] = { name: 'Short stay', minutes: 2 };
    }),
    venue('island-terrace', 'a heading and its text exchanged', (v) => {
      const [term] = v.terms.splice(2, 1);
      v.terms.push({ heading: term.text, text: term.heading });
    }),
    venue('island-terrace', 'two codes that differ by case', (v) => {
      v.promo_codes.push({ code: 'Sunset10' });
    }),
    venue('island-terrace', 'a code for the life of the house', (v) => {
      v.promo_codes[1].until = '2062-12-31';
    }),
    venue('beach-camp', 'the terms of another venue', (v) => {
      v.terms_url = '/v/island-terrace/terms';
    }),
    venue('island-terrace', 'a time zone with the wrong sign', (v) => {
      v.time_zone = 'Etc/GMT+8';
    }),
    venue('island-terrace', 'a language other than that of the terms', (v) => {
      v.language = 'de';
    }),
    venue('beach-camp', 'the address of another venue', (v) => {
      v.address = 'Jalan Pantai 8, Sanur, Bali 80228, Indonesia';
    }),
    venue('beach-camp', 'terms with a smaller party than the form takes', (v) => {
      v.terms[3].text = 'For parties of more than four please call us.';
    }),
    venue('beach-camp', 'terms with a day off that the calendar lacks', (v) => {
      v.terms.push({ heading: 'Opening', text: 'We are closed on Mondays.' });
    }),
  ],
  sound: [
    plan('island-terrace', 'a table with the name of a person', (p) => {
      table(p, 'Terrace 15').coordinates.text = 'Made';
      table(p, 'Terrace 15').name = 'Made’s corner';
    }),
    plan('island-terrace', 'sofas numbered from twenty', (p) => {
      for (const room of areaOf(p, 'Sofa tables').rooms) {
        const number = Number(room.coordinates.text.slice(1));
        if (Number.isNaN(number)) continue;
        room.coordinates.text = `S${number + 19}`;
        room.name = `Sofa ${number + 19}`;
      }
    }),
    fixture('dense-terrace', 'a room with two doors', (p) => {
      p.decor[27].points = [
        [872, 1_432],
        [688, 1_432],
        [688, 836],
        [872, 836],
      ];
      p.decor.push({
        kind: 'wall',
        width: 10,
        points: [
          [952, 836],
          [1_136, 836],
          [1_136, 1_432],
          [952, 1_432],
        ],
      });
      p.decor.push({ kind: 'door', x: 872, y: 830, width: 80, height: 12 });
    }),
    plan('beach-camp', 'a table in the shade of a sail', (p) => {
      p.decor.push({
        kind: 'area',
        surface: 'roof',
        name: 'Sail',
        points: [
          [752, 830],
          [826, 828],
          [828, 906],
          [750, 908],
        ],
      });
    }),
    plan('island-terrace', 'a word twice for emphasis', (p) => {
      table(p, 'Terrace 2').room_description =
        '<p>Very, very quiet: so quiet that that one gecko is the band. Made for jalan-jalan.</p>';
    }),
    venue('beach-camp', 'a telephone number as people at home dial it', (v) => {
      v.telephone = '041 225 0180';
    }),
    venue('beach-camp', 'terms for parties larger than the form takes', (v) => {
      v.terms[3].text = 'For parties of more than six please call us.';
    }),
    venue('beach-camp', 'a day off in the terms and in the calendar', (v) => {
      v.closed_weekdays = [1];
      v.terms.push({ heading: 'Opening', text: 'We are closed on Mondays.' });
    }),
    venue('island-terrace', 'a code for some years', (v) => {
      v.promo_codes[1].until = '2030-12-31';
    }),
    plan('island-terrace', 'a sofa for breakfast only', (p) => {
      table(p, 'Sofa 5').available_until = '10:00';
    }),
    plan('island-terrace', 'a table a step nearer to the street', (p) => {
      table(p, 'Roadside 5').coordinates.y = 1_226;
    }),
    venue('beach-camp', 'a quick lunch', (v) => {
      v.stays.unshift({ name: '30 minutes', minutes: 30 });
    }),
    plan('island-terrace', 'a price in two currencies', (p) => {
      table(p, 'Indoor 7').room_description =
        '<p><strong>The long table</strong>: twelve chairs. From Rp 2.500.000 (about US$ 155).</p>';
    }),
    venue('beach-camp', 'British English', (v) => {
      v.language = 'en-GB';
    }),
    plan('beach-camp', 'a beanbag that is called after a restaurant', (p) => {
      table(p, 'Beanbag 9').coordinates.text = 'Seas';
      table(p, 'Beanbag 9').name = '7 Seas';
    }),
    fixture('far-areas', 'a jetty with a boat at its end', (p) => {
      p.decor.push({
        kind: 'path',
        surface: 'wood',
        width: 40,
        points: [
          [1_240, 780],
          [1_480, 960],
        ],
      });
      p.decor.push({ kind: 'boat', x: 1_470, y: 980, width: 130, height: 44, rotation: 20 });
    }),
    fixture('everything-taken', 'an answer from the last table to the first', (a) => {
      for (const area of a) area.rooms.reverse();
    }),
    fixture('dense-terrace', 'no 13 and no 17', (p) => {
      for (const area of p.areas)
        for (const [unlucky, name] of [
          [13, '12A'],
          [17, '16A'],
        ]) {
          const room = area.rooms.find((each: Json) => each.coordinates.text === String(unlucky));
          room.coordinates.text = name;
          room.name = `${area.name} ${name}`;
        }
    }),
    venue('island-terrace', 'an address as Indonesians write it', (v) => {
      v.address = 'Jl. Pantai No. 8, RT 02/RW 05, Sanur, Denpasar Selatan, Bali 80228';
    }),
    plan('beach-camp', 'tables of the veranda turned a little', (p) => {
      for (const room of tables(p)) if (/^Inside [1-8]$/.test(room.name)) room.coordinates.rotation = 4;
    }),
  ],
};
