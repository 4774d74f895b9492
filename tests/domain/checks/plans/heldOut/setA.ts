import { type HeldOutSet, type Json, areaOf, decor, fixture, plan, table, tables, venue } from './heldOut.ts';

export const SET_A: HeldOutSet = {
  wrong: [
    plan('beach-camp', 'seats filled as a series by a spreadsheet', (p) => {
      areaOf(p, 'Inside restaurant')
        .rooms.slice(0, 8)
        .forEach((room: Json, i: number) => (room.beds = 2 + i));
    }),
    plan('beach-camp', 'the column of texts shifted by a row', (p) => {
      const rooms = areaOf(p, 'BBQ').rooms;
      const texts = rooms.map((room: Json) => room.coordinates.text);
      rooms.forEach((room: Json, i: number) => (room.coordinates.text = texts[(i + 1) % texts.length]));
    }),
    plan('beach-camp', 'a table listed in the area at the other end', (p) => {
      const lines = areaOf(p, 'Lines');
      areaOf(p, 'BBQ').rooms.push(...lines.rooms.splice(16, 1));
    }),
    plan('beach-camp', 'descriptions of two tables swapped', (p) => {
      const [one, other] = [table(p, 'Inside 16'), table(p, 'Inside 17')];
      [one.room_description, other.room_description] = [other.room_description, one.room_description];
    }),
    plan('beach-camp', 'tables flipped by an importer whose y points up', (p) => {
      for (const room of tables(p)) room.coordinates.y = p.height - room.coordinates.y - room.coordinates.height;
    }),
    plan('island-terrace', 'a decimal point moved in a position', (p) => {
      table(p, 'Terrace 5').coordinates.x = 48.4;
    }),
    plan('island-terrace', 'a decimal point moved in a font size', (p) => {
      table(p, 'Indoor 4').coordinates.font_size = 2.1;
    }),
    plan('beach-camp', 'a text far off its table', (p) => {
      table(p, 'Line 5').coordinates.text_offset_y = 113;
    }),
    plan('island-terrace', 'seats printed over the number', (p) => {
      for (const room of areaOf(p, 'Terrace').rooms) room.coordinates.seats_offset_y = room.coordinates.text_offset_y;
    }),
    plan('beach-camp', 'two categories that differ by an s', (p) => {
      p.categories.push({ id: 88, name: 'Inside tables', color: '#3f7d20' });
      table(p, 'Inside 4').room_id = 88;
    }),
    plan('beach-camp', 'an area that counts other tables', (p) => {
      areaOf(p, 'BBQ').name = 'BBQ (14 tables)';
    }),
    plan('beach-camp', 'a description with another closing time', (p) => {
      table(p, 'Stage Couch').room_description = '<p>Deep cushions. Please leave it by 5pm, when the band sets up.</p>';
    }),
    plan('beach-camp', 'a round table drawn square', (p) => {
      delete table(p, 'BBQ 4').coordinates.shape;
    }),
    plan('island-terrace', 'one description in another language', (p) => {
      table(p, 'Terrace 8').room_description = '<p>Zwei Plätze mit Blick auf die Boote, die am Abend heimkehren.</p>';
    }),
    plan('beach-camp', 'a table named after another area', (p) => {
      table(p, 'Inside 5').name = 'Beanbag 23';
    }),
    plan('beach-camp', 'a text without its number', (p) => {
      table(p, 'Inside 9').coordinates.text = 'R';
    }),
    plan('island-terrace', 'the only long table of another category', (p) => {
      table(p, 'Terrace 13').room_id = 5;
    }),
    plan('beach-camp', 'a boardwalk of a hundredth of its width', (p) => {
      decor(p, { kind: 'path', surface: 'wood' }).width /= 100;
    }),
    plan('beach-camp', 'a wall with a digit missing', (p) => {
      decor(p, { kind: 'wall' }).points[2] = [64, 1610];
    }),
    plan('beach-camp', 'sand drawn over everything', (p) => {
      p.decor.push(p.decor.shift());
    }),
    plan('beach-camp', 'a label upside down', (p) => {
      decor(p, { kind: 'text', text: 'Kitchen' }).rotation = 180;
    }),
    plan('beach-camp', 'an umbrella ten times too large', (p) => {
      Object.assign(p.decor[91], { width: 580, height: 580, x: 200, y: 120 });
    }),
    plan('island-terrace', 'one picture for all tables of an area', (p) => {
      for (const room of areaOf(p, 'Roadside').rooms) room.picture = '/assets/island-terrace/roadside-1.svg';
    }),
    plan('beach-camp', 'a scale that makes tables of two centimeters', (p) => {
      p.units_per_meter = 2_000;
    }),
    plan('beach-camp', 'one name in capitals', (p) => {
      table(p, 'BBQ 5').name = 'BBQ FIVE';
    }),
    plan('beach-camp', 'two spaces in a name', (p) => {
      table(p, 'Inside 5').name = 'Inside  5';
    }),
    plan('beach-camp', 'a number with another first digit', (p) => {
      Object.assign(table(p, 'Inside 12'), { name: 'Inside 62' }).coordinates.text = 'R62';
    }),
    fixture('dense-terrace', 'texts that a spreadsheet took for dates', (p) => {
      areaOf(p, 'Salon')
        .rooms.slice(0, 3)
        .forEach((room: Json, i: number) => {
          room.name = `Salon 1-${i + 2}`;
          room.coordinates.text = `0${i + 2}-Jan`;
        });
    }),
    plan('island-terrace', 'inside tables moved into the wall', (p) => {
      for (const name of ['Indoor 1', 'Indoor 2', 'Indoor 3']) table(p, name).coordinates.x -= 30;
    }),
    plan('beach-camp', 'a category in the color of the sand', (p) => {
      p.categories[1].color = '#f0dfbd';
    }),
    fixture('everything-taken', 'an answer with NULL for descriptions', (a) => {
      for (const room of tables(a)) room.room_description = 'NULL';
    }),
    fixture('negative-coordinates', 'an answer in percent of its picture', (a) => {
      for (const room of tables(a)) {
        room.coordinates.x /= 100;
        room.coordinates.y /= 100;
      }
    }),
    venue('beach-camp', 'guests up to sixty by a slip', (v) => {
      v.guests.max = 60;
    }),
    venue('beach-camp', 'a single time a day', (v) => {
      v.hours = { first: '09:00', last: '09:00' };
    }),
    venue('beach-camp', 'two stays of one length', (v) => {
      v.stays.push({ name: '4 h', minutes: 240 });
    }),
    venue('beach-camp', 'the time zone of the neighboring country', (v) => {
      v.time_zone = 'Australia/Sydney';
    }),
    venue('beach-camp', 'a letter in the telephone number', (v) => {
      v.telephone = '+94 41 225 O180';
    }),
    venue('beach-camp', 'terms about a table that is gone', (v) => {
      v.terms[1].text = 'The table named Hammock Deck is available only until 6pm and must be vacated then.';
    }),
    venue('island-terrace', 'the name of a copy', (v) => {
      v.name = 'Copy of Island Terrace';
    }),
    venue('beach-camp', 'closed dates of years ago', (v) => {
      v.closed_dates = ['2023-12-25', '2024-01-01'];
    }),
  ],
  sound: [
    plan('beach-camp', 'twelve stools at the bar', (p) => {
      areaOf(p, 'Inside restaurant').rooms.push(
        ...Array.from({ length: 4 }, (_, i) => ({
          id: 300 + i,
          room_id: 74,
          name: `Bar stool ${i + 1}`,
          beds: 1,
          coordinates: { x: 900, y: 1300 + i * 32, width: 28, height: 28, shape: 'ellipse', text: `${i + 1}` },
        })),
      );
    }),
    plan('island-terrace', 'a communal table of twenty', (p) => {
      const room = table(p, 'Terrace 13');
      room.beds = 20;
      room.room_description = '<p>Everybody sits together. Come alone, leave with friends.</p>';
    }),
    venue('island-terrace', 'open all day and night', (v) => {
      v.hours = { first: '00:00', last: '23:45' };
    }),
    venue('beach-camp', 'open on Sundays only', (v) => {
      v.closed_weekdays = [1, 2, 3, 4, 5, 6];
    }),
    plan('island-terrace', 'tables numbered by the hundred', (p) => {
      p.areas.forEach((area: Json, a: number) =>
        // The terms name the couch.
        area.rooms.slice(0, a === 3 ? -1 : undefined).forEach((room: Json, i: number) => {
          room.name = String((a + 1) * 100 + i + 1);
          room.coordinates.text = room.name;
        }),
      );
    }),
    fixture('dense-terrace', 'no table 13', (p) => {
      areaOf(p, 'Veranda')
        .rooms.slice(12)
        .forEach((room: Json, i: number) => {
          room.name = `Veranda ${i + 14}`;
          if (room.coordinates.text !== undefined) room.coordinates.text = String(i + 14);
        });
    }),
    plan('island-terrace', 'a French house', (p) => {
      areaOf(p, 'Terrace').name = 'Terrasse';
      areaOf(p, 'Terrace'.replace('ce', 'sse')).rooms.forEach((room: Json, i: number) => {
        room.name = `Terrasse ${i + 1}`;
        room.room_description = '<p>Une table sous les glycines, à l’ombre jusqu’à quatre heures.</p>';
      });
    }),
    plan('beach-camp', 'names of fishing boats', (p) => {
      ['Nilmini', 'Sagara Putha', 'Muthu Kumari', 'Jayasiri', 'Samudra Devi'].forEach((name, i) => {
        const room = table(p, `Inside ${i + 17}`);
        room.name = name;
        room.coordinates.text = name.split(' ')[0]!.slice(0, 5);
      });
    }),
    plan('island-terrace', 'odd numbers along the street', (p) => {
      areaOf(p, 'Roadside').rooms.forEach((room: Json, i: number) => {
        room.name = `Roadside ${2 * i + 1}`;
        room.coordinates.text = `R${2 * i + 1}`;
      });
    }),
    plan('island-terrace', 'tables turned by 45 degrees', (p) => {
      for (const name of ['Indoor 9', 'Indoor 10']) table(p, name).coordinates.rotation = 45;
    }),
    fixture('dense-terrace', 'one category for all tables', (p) => {
      for (const room of tables(p)) room.room_id = 1;
      p.categories = p.categories.slice(0, 1);
    }),
    fixture('everything-taken', 'an answer in a language of the house', (a) => {
      for (const room of tables(a)) room.room_description = '<p>Di bawah pohon, dekat kolam.</p>';
    }),
    plan('beach-camp', 'a table for the staff with a note', (p) => {
      table(p, 'Inside 22').room_description = '<p>The cook’s own table: you eat what she eats. Thursdays only.</p>';
    }),
    venue('beach-camp', 'a last stay until closing', (v) => {
      v.stays = [{ name: 'Until we close', minutes: null }];
    }),
    plan('beach-camp', 'a raft in the sea with a table', (p) => {
      p.decor.push({
        kind: 'area',
        surface: 'wood',
        name: 'Raft',
        points: [
          [480, 90],
          [600, 90],
          [600, 180],
          [480, 180],
        ],
      });
      areaOf(p, 'Lines').rooms.push({
        id: 300,
        room_id: 75,
        name: 'The raft',
        beds: 6,
        coordinates: { x: 500, y: 105, width: 80, height: 60, text: 'Raft' },
      });
    }),
  ],
};
