import { type HeldOutSet, type Json, areaOf, decor, fixture, plan, table, tables, venue } from './heldOut.ts';

export const SET_B: HeldOutSet = {
  wrong: [
    plan('beach-camp', 'a category named after another color', (p) => {
      p.categories[4].name = 'Blue table';
    }),
    venue('beach-camp', 'the picture of another venue', (v) => {
      v.picture = '/assets/island-terrace/terrace.svg';
    }),
    venue('beach-camp', 'a line break at the end of the key', (v) => {
      v.key = `${v.key}\n`;
    }),
    fixture('far-areas', 'an area drawn at twice the scale', (p) => {
      for (const { coordinates } of areaOf(p, 'Harbour').rooms) {
        coordinates.width *= 2;
        coordinates.height *= 2;
      }
    }),
    fixture('far-areas', 'the labels of two areas exchanged', (p) => {
      const [harbour, steps] = [decor(p, { text: 'Harbour' }), decor(p, { text: 'Coral steps' })];
      [harbour.text, steps.text] = [steps.text, harbour.text];
    }),
    fixture('dense-terrace', 'a width with its decimal point moved', (p) => {
      table(p, 'Courtyard 7').coordinates.width /= 10;
    }),
    plan('island-terrace', 'a closing time copied to all tables', (p) => {
      for (const room of tables(p)) room.available_until = '18:00';
    }),
    plan('island-terrace', 'six in the morning instead of the evening', (p) => {
      table(p, 'Stage Couch').available_until = '06:00';
    }),
    venue('beach-camp', 'two categories with one name in German', (v) => {
      v.translations = { de: { 'Front line': 'Erste Reihe', 'Second line': 'Erste Reihe', Beanbag: 'Sitzsack' } };
    }),
    venue('beach-camp', 'one of four areas not translated', (v) => {
      v.translations = { de: { Lines: 'Reihen', Beanbag: 'Sitzsäcke', 'Inside restaurant': 'Im Restaurant' } };
    }),
    plan('beach-camp', 'a misspelled label of a room', (p) => {
      decor(p, { kind: 'text', text: 'Kitchen' }).text = 'Kichen';
    }),
    plan('beach-camp', 'a wall drawn twice with a small shift', (p) => {
      const wall = structuredClone(decor(p, { kind: 'wall' }));
      wall.points = wall.points.map(([x, y]: [number, number]) => [x + 4, y - 3]);
      p.decor.push(wall);
    }),
    fixture('everything-taken', 'the same id as a number and as text', (a) => {
      table(a, 'Garden 2').id = '1';
    }),
    fixture('everything-taken', 'free and taken as words', (a) => {
      for (const room of tables(a)) room.available = 'no';
      table(a, 'Garden 2').available = 'false';
    }),
    fixture('everything-taken', 'a category in two spellings', (a) => {
      table(a, 'Garden 3').category_name = 'garden Table';
    }),
    fixture('everything-taken', 'positions with their unit', (a) => {
      table(a, 'Garden 3').coordinates.x = '271px';
    }),
    fixture('everything-taken', 'a color by its name', (a) => {
      table(a, 'Garden 3').coordinates.color = 'seagreen';
    }),
    fixture('negative-coordinates', 'seats with a word', (a) => {
      table(a, 'Pool 4').beds = '2 pax';
    }),
    plan('island-terrace', 'another telephone number in a description', (p) => {
      table(p, 'Terrace 13').room_description =
        '<p>Twelve under the open sky. To book the whole deck call +62 361 777 0999.</p>';
    }),
    plan('beach-camp', 'a description from a past season', (p) => {
      table(p, 'Line 14').room_description =
        '<p>A single pair of loungers. Closed until March 2024 for repairs of the boardwalk.</p>';
    }),
    plan('beach-camp', 'a description with a rule that the venue lacks', (p) => {
      table(p, 'Inside 15').room_description = '<p>A table for six under the big fan. Minimum 4 guests.</p>';
    }),
    venue('beach-camp', 'terms with another rule for twelve seats', (v) => {
      v.terms[2].text = 'The tables with twelve seats are for parties of at least 8 guests.';
    }),
    plan('island-terrace', 'a description copied and not rewritten', (p) => {
      table(p, 'Terrace 5').room_description = table(p, 'Terrace 4').room_description;
    }),
    plan('island-terrace', 'the only table without a picture', (p) => {
      delete table(p, 'Indoor 6').picture;
    }),
    plan('beach-camp', 'the only table without a description', (p) => {
      table(p, 'Line 9').room_description = '';
    }),
    plan('beach-camp', 'the only table that prints its whole name', (p) => {
      delete table(p, 'BBQ 9').coordinates.text;
    }),
    fixture('dense-terrace', 'walls and labels in feet, tables in other units', (p) => {
      for (const piece of p.decor) {
        for (const field of ['x', 'y', 'width', 'height', 'size']) if (field in piece) piece[field] *= 0.3048;
        if (piece.points) piece.points = piece.points.map(([x, y]: [number, number]) => [x * 0.3048, y * 0.3048]);
      }
    }),
    plan('island-terrace', 'a round table as thin as a line', (p) => {
      Object.assign(table(p, 'Terrace 12').coordinates, { width: 14, height: 62 });
    }),
    plan('beach-camp', 'a river through the tables', (p) => {
      p.decor.push({
        kind: 'path',
        surface: 'water',
        width: 60,
        points: [
          [0, 920],
          [620, 930],
        ],
      });
    }),
    plan('beach-camp', 'two areas with nearly one name', (p) => {
      areaOf(p, 'BBQ').name = 'Line';
    }),
    venue('island-terrace', 'terms with a promo code that does not exist', (v) => {
      v.terms[2].text = 'Enter SUNRISE15 as promo code for 15% off your breakfast.';
    }),
    venue('beach-camp', 'terms with a stay that the form lacks', (v) => {
      v.terms[2].text = 'Choose 3 hours as your stay if you want to see the sunset.';
    }),
    venue('island-terrace', 'terms of a house with another name', (v) => {
      v.terms.push({ heading: 'Contact', text: 'Palm House Sanur is not liable for lost belongings.' });
    }),
    plan('beach-camp', 'seats of a row typed twice', (p) => {
      table(p, 'Inside 3').beds = 44;
    }),
    plan('beach-camp', 'a table as large as its whole area', (p) => {
      Object.assign(table(p, 'Inside 17').coordinates, { x: 560, y: 1380, width: 180, height: 130 });
    }),
    plan('beach-camp', 'a rotation with a digit too many', (p) => {
      table(p, 'Line 3').coordinates.rotation = 77;
    }),
    venue('beach-camp', 'hours of the night by a slip', (v) => {
      v.hours = { first: '01:00', last: '20:00' };
    }),
    venue('beach-camp', 'a reservation at most a day ahead, but two days of lead time', (v) => {
      v.farthest_days = 1;
      v.lead_minutes = 2_880;
    }),
    venue('island-terrace', 'a link with a space for the terms', (v) => {
      v.terms_url = 'https://island-terrace.example/our terms';
    }),
    plan('island-terrace', 'a surface of the sea over the dining room', (p) => {
      decor(p, { kind: 'area', name: 'Indoor runner' }).surface = 'sea';
    }),
  ],
  sound: [
    plan('island-terrace', 'an area without pictures and descriptions', (p) => {
      for (const room of areaOf(p, 'Roadside').rooms) {
        delete room.picture;
        delete room.room_description;
      }
    }),
    plan('beach-camp', 'a plan without decor', (p) => {
      p.decor = [];
    }),
    plan('beach-camp', 'tables that print their names', (p) => {
      for (const room of areaOf(p, 'Inside restaurant').rooms)
        for (const field of ['text', 'text_offset_y', 'font_size', 'seats_offset_y', 'seats_font_size'])
          delete room.coordinates[field];
    }),
    venue('island-terrace', 'areas and categories in German', (v) => {
      v.translations = {
        de: {
          Roadside: 'An der Straße',
          Indoor: 'Drinnen',
          Terrace: 'Terrasse',
          'Sofa tables': 'Sofatische',
          'Roadside table': 'Straßentisch',
          'Indoor table': 'Tisch drinnen',
          'Long table': 'Langer Tisch',
          'Terrace table': 'Terrassentisch',
          Sofa: 'Sofa',
          Stage: 'Bühne',
        },
      };
    }),
    venue('island-terrace', 'two weeks of holidays', (v) => {
      v.closed_dates = Array.from({ length: 14 }, (_, i) => `2027-01-${String(10 + i)}`);
    }),
    venue('beach-camp', 'a rule for family tables', (v) => {
      v.seat_rules.push({ seats: 6, min_guests: 3 });
    }),
    fixture('far-areas', 'an area of two tables', (p) => {
      areaOf(p, 'Harbour').rooms.splice(2);
    }),
    plan('beach-camp', 'a table between two numbers', (p) => {
      const line = table(p, 'Line 15');
      areaOf(p, 'Lines').rooms.push({
        ...structuredClone(line),
        id: 300,
        name: 'Line 15A',
        coordinates: {
          ...line.coordinates,
          x: 84,
          y: 490,
          width: 48,
          height: 44,
          text: '15A',
          font_size: 13,
          text_offset_y: 8,
          seats_offset_y: 25,
          rotation: 0,
        },
      });
    }),
    plan('beach-camp', 'sun beds until the evening', (p) => {
      for (const room of areaOf(p, 'Lines').rooms) room.available_until = '18:30';
    }),
    venue('island-terrace', 'lunch only', (v, p) => {
      v.hours = { first: '11:30', last: '14:30' };
      delete table(p, 'Stage Couch').available_until;
      v.terms.splice(1, 1);
    }),
    plan('island-terrace', 'a description with a link and prices', (p) => {
      table(p, 'Terrace 13').room_description =
        '<p><strong>Twelve under the open sky</strong>. Menu from Rp 350.000, see <a href="https://island-terrace.example/menu">our menu</a>.</p>';
    }),
    venue('beach-camp', 'stays named after meals', (v) => {
      v.stays = [
        { name: 'Coffee', minutes: 45 },
        { name: 'Lunch', minutes: 90 },
        { name: 'Dinner', minutes: 150 },
      ];
    }),
    fixture('everything-taken', 'an answer with pictures on a server of pictures', (a) => {
      tables(a).forEach((room: Json, i: number) => {
        room.available = true;
        room.picture = `https://cdn.example/tables/${i + 1}.webp`;
      });
    }),
    fixture('dense-terrace', 'tables of a hall in Roman numbers', (p) => {
      areaOf(p, 'Salon').rooms.splice(10);
      areaOf(p, 'Salon').rooms.forEach((room: Json, i: number) => {
        const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][i];
        room.name = `Salon ${roman}`;
        room.coordinates.text = roman;
      });
    }),
    plan('island-terrace', 'French names with apostrophes', (p) => {
      const room = table(p, 'Terrace 4');
      room.name = 'L’Étoile';
      Object.assign(room.coordinates, { text: 'Étoile', font_size: 12 });
    }),
  ],
};
