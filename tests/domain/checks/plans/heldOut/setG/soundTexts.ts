/** Unusual names, numbers, scripts and descriptions that mean what they say. */
import { type Case, fixture, plan, table, tables } from '../heldOut.ts';
import { drawnGrid } from '../setF/drawnPlans.ts';

const pairs = (names: readonly string[], texts: readonly string[]) =>
  names.map((name, index) => [name, texts[index] ?? name] as const);

export const SOUND_TEXTS: readonly Case[] = [
  drawnGrid(
    'tables are named after movies',
    'Cinema café',
    pairs(
      ['2001', 'M', '8½', 'Ran', 'Brazil', 'Amélie', 'WALL·E', 'Z'],
      ['2001', 'M', '8½', 'Ran', 'Braz', 'Amé', 'W·E', 'Z'],
    ),
  ),
  drawnGrid(
    'numbers skip 13',
    'Saloon',
    ['9', '10', '11', '12', '14', '15', '16', '17'].map((number) => [`Table ${number}`, number]),
  ),
  drawnGrid(
    'numbers in Chinese skip four',
    '大厅',
    ['一', '二', '三', '五', '六', '七', '八', '九'].map((number) => [`${number}号桌`, number]),
  ),
  drawnGrid(
    'tables are months',
    'Kalender',
    ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'].map((month, index) => [
      ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November'][
        index
      ] ?? 'Dezember',
      month,
    ]),
  ),
  drawnGrid(
    'names look like a program’s mistakes and are none',
    'Jetty',
    pairs(
      [
        'Null Island',
        'Nan’s Corner',
        'Test Pilot',
        'Todd & Co',
        'Object d’Art',
        'True Blue',
        'Copy Cat',
        'Void’s Edge',
      ],
      ['Null', 'Nan', 'Test', 'Todd', 'Obj', 'True', 'Cat', 'Void'],
    ),
  ),
  drawnGrid(
    'Roman numerals',
    'Forum',
    ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'].map((number) => [
      `Mensa ${number}`,
      number,
    ]),
  ),
  drawnGrid(
    'letters of the Hebrew alphabet with their mark',
    'מרפסת',
    ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח'].map((letter) => [`שולחן ${letter}׳`, `${letter}׳`]),
  ),
  drawnGrid(
    'Georgian names and numbers',
    'ეზო',
    ['1', '2', '3', '4', '5', '6'].map((number) => [`მაგიდა ${number}`, `მ${number}`]),
    3,
  ),
  drawnGrid(
    'Thai digits',
    'ริมน้ำ',
    ['๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘'].map((digit) => [`โต๊ะ ${digit}`, digit]),
  ),
  drawnGrid(
    'Hawaiian names with the okina',
    'Lānai',
    pairs(
      ['ʻŌhiʻa', 'Koa', 'ʻIliahi', 'Hala', 'Kukui', 'Maile', 'ʻUlu', 'Niu'],
      ['ʻŌhi', 'Koa', 'ʻIli', 'Hala', 'Kuk', 'Mai', 'ʻUlu', 'Niu'],
    ),
  ),
  drawnGrid(
    'tables have the codes of airports',
    'Departures',
    pairs(
      ['Colombo', 'Denpasar', 'Lisboa', 'Zürich', 'São Paulo', 'Reykjavík', 'Kraków', 'Tromsø'],
      ['CMB', 'DPS', 'LIS', 'ZRH', 'GRU', 'KEF', 'KRK', 'TOS'],
    ),
  ),
  drawnGrid(
    'tables are vintages',
    'Weinkeller',
    ['1959', '1961', '1969', '1971', '1985', '1989', '1990', '2005'].map((year) => [`Jahrgang ${year}`, year]),
  ),
  plan('island-terrace', 'a description lists what comes with the table, in harmless HTML', (p) => {
    table(p, 'Sofa 1').room_description =
      '<p>An L of linen sofas<br>on a woven rug &mdash; with:</p><ul><li>a tall lamp</li><li>tea &amp; cake</li></ul>';
  }),
  plan('beach-camp', 'a description has no tags and signs of comparison as entities', (p) => {
    table(p, 'BBQ 14').room_description =
      'Table by the grill: fish &lt; 2 kg are done in 20 minutes &amp; smoke is free.';
  }),
  plan('beach-camp', 'a description tells of a table’s own language', (p) => {
    table(p, 'Inside 19').room_description =
      '<p>By the garden door: cool, green and quiet. <span lang="si">ආයුබෝවන්!</span></p>';
  }),
  plan('island-terrace', 'colors have capital letters and an opaque alpha channel', (p) => {
    for (const category of p.categories) category.color = `${category.color.toUpperCase()}FF`;
    table(p, 'Terrace 9').coordinates.color = '#86bfe0ff';
  }),
  fixture('everything-taken', 'pictures stand on another server, by addresses without a scheme', (a) => {
    for (const each of tables(a)) each.picture = `//cdn.host.example/tables/${each.id}.webp?w=640`;
  }),
  fixture('nothing-fits', 'ids are UUIDs', (a) => {
    tables(a).forEach((each, index) => {
      each.id = `6f1d2c3a-91b4-4c0e-8a77-${String(index + 10).padStart(12, '0')}`;
    });
  }),
  fixture('negative-coordinates', 'a host adds fields of its own', (a) => {
    tables(a).forEach((each, index) => {
      Object.assign(each, { sort_order: index, updated_at: '2026-05-30T08:00:00Z', smoking: false });
    });
  }),
  fixture('everything-taken', 'half of the tables are free again', (a) => {
    tables(a).forEach((each, index) => {
      each.available = index % 2 === 0;
    });
  }),
];
