import { type Case, areaOf, decor, fixture, plan, table, tables } from '../heldOut.ts';
import { drawnGrid } from './drawnPlans.ts';

const digits = (zero: number, number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const THAI_ZERO = 0x0e_50;
const ARABIC_ZERO = 0x06_60;

/** Names and texts that are odd, and right. */
export const SOUND_TEXTS: readonly Case[] = [
  plan('island-terrace', 'names and numbers in Thai', (p) => {
    const names = ['ริมถนน', 'ในร้าน', 'ระเบียง', 'โซฟา'];
    for (const [a, area] of p.areas.entries()) {
      area.name = names[a];
      const numbered = area.rooms.filter((room: { name: string }) => room.name !== 'Stage Couch');
      for (const [r, room] of numbered.entries()) {
        room.coordinates.text = digits(THAI_ZERO, r + 1);
        room.name = `${names[a]} ${room.coordinates.text}`;
      }
    }
  }),
  fixture('dense-terrace', 'names in Cyrillic', (p) => {
    const names = ['Терраса', 'Веранда', 'Двор', 'Салон'];
    for (const [a, area] of p.areas.entries()) {
      decor(p, { text: area.name }).text = names[a];
      area.name = names[a];
      for (const [r, room] of area.rooms.entries()) room.name = `${names[a]} ${r + 1}`;
    }
  }),
  drawnGrid(
    'names and digits in Arabic',
    'الحديقة',
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`طاولة ${digits(ARABIC_ZERO, n)}`, digits(ARABIC_ZERO, n)]),
  ),
  drawnGrid(
    'Vietnamese names whose marks are characters of their own',
    'Sân thượng'.normalize('NFD'),
    [1, 2, 3, 4, 5, 6].map((n) => [`Bàn ngoài trời ${n}`.normalize('NFD'), String(n)]),
    3,
  ),
  drawnGrid(
    'tables named after fish, without any number',
    'Quay',
    ['Marlin', 'Tuna', 'Wrasse', 'Snook', 'Ray', 'Eel'].map((name) => [name, name]),
    3,
  ),
  drawnGrid(
    'numbers with letters',
    'Garden',
    [1, 2, 3, 4].flatMap((n): [string, string][] => [
      [`Garden ${n}A`, `${n}A`],
      [`Garden ${n}B`, `${n}B`],
    ]),
  ),
  fixture('dense-terrace', 'no table 13 in any room', (p) => {
    for (const area of p.areas) area.rooms = area.rooms.filter(({ name }: { name: string }) => !name.endsWith(' 13'));
  }),
  fixture('dense-terrace', 'rooms named by colors that their tables do not have', (p) => {
    const names = ['Green room', 'Red room', 'Blue room', 'Yellow room'];
    for (const [a, area] of p.areas.entries()) {
      decor(p, { text: area.name }).text = names[a];
      area.name = names[a];
      for (const [r, room] of area.rooms.entries()) room.name = `${names[a]} ${r + 1}`;
    }
  }),
  drawnGrid(
    'names in mixed case',
    'deCK nine',
    ['iBar', 'VIP', 'eXtra', 'McRae’s', 'DJ’s', 'laPlaya'].map((name) => [name, name]),
    3,
  ),
  drawnGrid('names with signs', 'Salt & Pepper', [
    ['#7', '#7'],
    ['R&B', 'R&B'],
    ['50% Shade', '50%'],
    ['C++', 'C++'],
    ['A/C', 'A/C'],
    ['Bar @ Sea', '@'],
    ['“Quiet”', 'Quiet'],
    ['N°8', 'N°8'],
  ]),
  drawnGrid(
    'numbers in names that are not seats',
    'Upper deck',
    [
      ['Seven Seas', '7S'],
      ['Four Winds', '4W'],
      ['Route 66', '66'],
      ['Twelve Apostles', '12A'],
      ['Pier 39', '39'],
      ['Ocean’s Eleven', '11'],
    ],
    3,
  ),
  drawnGrid(
    'names of places that look like words of a program',
    'Sample Street',
    [
      ['Nan’s Kitchen', 'Nan'],
      ['Null Island', 'NI'],
      ['Test Match Lounge', 'TML'],
      ['Copycat Bar', 'CB'],
      ['Template Lane', 'TL'],
      ['Newtable Farm', 'NF'],
    ],
    3,
  ),
  drawnGrid(
    'loungers with the numbers of a hotel’s rooms',
    'Pool',
    [101, 102, 103, 104, 201, 202, 203, 204, 301, 302, 304, 312].map((n) => [`Room ${n}`, String(n)]),
  ),
  drawnGrid(
    'Roman numbers',
    'Forum',
    ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].map((n) => [`Table ${n}`, n]),
    5,
  ),
  drawnGrid(
    'signs in place of numbers',
    'Lounge',
    [
      ['Sun', '☀'],
      ['Star', '★'],
      ['Heart', '♥'],
      ['Anchor', '⚓'],
    ],
    2,
  ),
  plan('beach-camp', 'descriptions in German with its quotes and soft hyphens', (p) => {
    for (const room of areaOf(p, 'Inside restaurant').rooms)
      room.room_description =
        '<p>„Der schönste Platz“ für den Sonnen&shy;unter&shy;gang, süß &amp; salzig – mit Blick aufs Meer.</p>';
  }),
  plan('island-terrace', 'descriptions in Arabic', (p) => {
    for (const room of tables(p).filter(({ name }) => name.startsWith('Sofa')))
      room.room_description = '<p dir="rtl">أريكة <strong>هادئة</strong> قرب النافذة، مع وسائد كثيرة.</p>';
    table(p, 'Stage Couch').room_description = '<p dir="rtl">أمام المسرح مباشرة، حتى السادسة مساءً.</p>';
  }),
];
