import { type Case, areaOf, fixture, plan, tables, venue } from '../heldOut.ts';

const GERMAN_TERMS = [
  {
    heading: 'Ihr Tisch',
    text: 'Wir halten Ihren Tisch {hold_minutes} Minuten über die vereinbarte Zeit hinaus frei. Danach geben wir ihn an die nächsten Gäste weiter, denn an Sommerabenden warten viele am Eingang. Verspäten Sie sich, so rufen Sie uns bitte an: Dann finden wir fast immer einen Weg. Kommen weniger Gäste als angemeldet, so weisen wir Ihnen vielleicht einen kleineren Tisch zu; kommen mehr, so stellen wir gern einen Stuhl dazu, solange der Weg für die Bedienung und für Rollstühle frei bleibt. Die Stage Couch steht nur bis 18 Uhr zur Verfügung und muss dann geräumt werden, da die Band dort ihre Instrumente aufbaut.',
  },
  {
    heading: 'Wetter und Meer',
    text: 'Die Terrasse liegt im Freien. Bei Gewitter, Sturm oder hoher Flut schließen wir sie ohne Vorankündigung und suchen für Sie einen Platz im Haus. Ein Anspruch auf einen bestimmten Tisch besteht in diesem Fall nicht. Sonnenschirme öffnet und schließt nur unser Personal, denn der Wind dreht hier rasch. Decken liegen in den Truhen neben der Treppe bereit; bitte legen Sie sie nach dem Essen wieder hinein.',
  },
  {
    heading: 'Absagen',
    text: 'Absagen kosten nichts. Wir bitten nur darum, dass Sie sie uns mitteilen, sobald Sie davon wissen: telefonisch oder als Antwort auf die Bestätigung. Größere Gesellschaften sagen bitte am Vortag ab, weil die Küche für sie eigens einkauft.',
  },
];

/** Settings of venues with odd hours, guests and languages. */
export const SOUND_SETTINGS: readonly Case[] = [
  venue('island-terrace', 'open from noon to midnight, closed on Mondays', (v) => {
    v.hours = { first: '12:00', last: '24:00' };
    v.closed_weekdays = [1];
  }),
  venue('island-terrace', 'long terms in German', (v) => {
    v.language = 'de';
    v.terms = GERMAN_TERMS;
  }),
  venue('island-terrace', 'terms in Indonesian', (v) => {
    v.language = 'id';
    v.terms = [
      {
        heading: 'Meja Anda',
        text: 'Meja kami simpan selama {hold_minutes} menit setelah waktu reservasi. Setelah itu meja diberikan kepada tamu berikutnya.',
      },
      { heading: 'Stage Couch', text: 'Stage Couch hanya tersedia sampai pukul 18.00 dan harus dikosongkan saat itu.' },
    ];
  }),
  venue('beach-camp', 'a heading and terms in Arabic', (v) => {
    v.language = 'ar';
    v.heading = 'الشاطئ';
    v.terms = [
      { heading: 'طاولتك', text: 'نحتفظ بطاولتك لمدة {hold_minutes} دقيقة بعد وقت الحجز، ثم نقدمها للضيوف التاليين.' },
      { heading: 'Stage Couch', text: 'تتوفر طاولة Stage Couch حتى السادسة مساءً فقط.' },
    ];
  }),
  venue('beach-camp', 'stays from an espresso to the last ferry', (v) => {
    v.stays = [
      { name: 'Half a day', minutes: 330 },
      { name: 'Espresso', minutes: 15 },
      { name: 'Until the last ferry', minutes: null },
    ];
  }),
  venue('beach-camp', 'open on weekends only, with dark accents', (v) => {
    v.closed_weekdays = [1, 2, 3, 4, 5];
    v.closed_dates = ['2026-12-26'];
    v.theme = { accent: '#001f3f', accent_dark: '#7fdbff' };
  }),
  plan('beach-camp', 'inside tables for breakfast and lunch only', (p) => {
    for (const room of areaOf(p, 'Inside restaurant').rooms) room.available_until = '15:00';
  }),
  venue(
    'island-terrace',
    'tables for guests at the door, by id and by name, and a code of one day in Cyrillic',
    (v) => {
      v.table_access = [
        { tables: ['506', 'Indoor 12'], access: 'walk_in' },
        { tables: ['Sofa 1'], access: 'in_house' },
      ];
      v.promo_codes.push({ code: 'МОРЕ26', from: '2026-08-17', until: '2026-08-17' });
    },
  ),
];

/** Answers of hosts that count, place and name in their own way. */
export const SOUND_ANSWERS: readonly Case[] = [
  fixture('everything-taken', 'ids of a database that counts in UUIDs', (answer) => {
    for (const room of tables(answer)) room.id = `6f1c2a90-7b1e-4c55-9d02-${String(room.id).padStart(12, '0')}`;
  }),
  fixture('nothing-fits', 'ids that are all padded to three digits', (answer) => {
    for (const room of tables(answer)) room.id = String(room.id).padStart(3, '0');
  }),
  fixture('negative-coordinates', 'an origin far away from all tables', (answer) => {
    for (const { coordinates } of tables(answer)) {
      coordinates.x += 20_000;
      coordinates.y += 20_000;
    }
  }),
  fixture('nothing-fits', 'pictures of a service that chooses their type', (answer) => {
    for (const room of tables(answer))
      room.picture = `https://images.garden.example/tables/${room.id}?w=640&format=auto`;
  }),
];
