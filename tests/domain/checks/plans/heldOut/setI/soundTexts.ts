/** Plans and answers with unusual names, descriptions and pictures that are sound. */
import { type Case, type Json, areaOf, fixture, plan, table, tables } from '../heldOut.ts';

export const SOUND_TEXTS: readonly Case[] = [
  fixture('one-table', 'everything is named in Thai', (p) => {
    p.categories[0].name = 'โต๊ะ';
    areaOf(p, 'Court').name = 'ลานบ้าน';
    rename(table(p, 'Frangipani'), 'ลีลาวดี', '1');
  }),
  fixture('one-table', 'everything is named in Arabic', (p) => {
    p.categories[0].name = 'طاولة';
    areaOf(p, 'Court').name = 'الفناء';
    rename(table(p, 'Frangipani'), 'الياسمين', '١');
  }),
  plan('island-terrace', 'an area has its name in English and in Japanese', (p) => {
    areaOf(p, 'Sofa tables').name = 'Sofa tables · ソファ席';
  }),
  plan('beach-camp', "a table has the owners' names, with an ampersand and an apostrophe", (p) => {
    rename(table(p, 'BBQ 16'), "Nimal & Ruwan's long table", 'Nimal');
  }),
  plan('beach-camp', 'an area and a category have an ampersand', (p) => {
    areaOf(p, 'BBQ').name = 'BBQ & grill';
    category(p, 'Family table').name = 'Family & friends table';
  }),
  plan('beach-camp', 'an area says in brackets that nobody smokes there', (p) => {
    areaOf(p, 'Inside restaurant').name = 'Inside restaurant (non-smoking)';
  }),
  plan('island-terrace', 'an area has an emoji after its name', (p) => {
    areaOf(p, 'Terrace').name = 'Terrace 🌴';
  }),
  plan('island-terrace', 'the sofas are counted in Roman numerals', (p) => {
    ['I', 'II', 'III', 'IV', 'V', 'VI'].forEach((numeral, i) =>
      rename(table(p, `Sofa ${i + 1}`), `Sofa ${numeral}`, numeral),
    );
  }),
  plan('island-terrace', 'the house is a real Test Kitchen', (p) => {
    const house = areaOf(p, 'Indoor');
    house.name = 'Test Kitchen';
    category(p, 'Indoor table').name = 'Test Kitchen table';
    house.rooms.forEach((room: Json, i: number) => rename(room, `Test Kitchen ${i + 1}`, `K${i + 1}`));
  }),
  plan('island-terrace', 'the roadside tables have the numbers 101 to 108 as their names', (p) => {
    areaOf(p, 'Roadside').rooms.forEach((room: Json, i: number) => rename(room, `${101 + i}`, `${101 + i}`));
  }),
  plan('island-terrace', 'a stool at the window seats one', (p) => {
    Object.assign(table(p, 'Roadside 6'), {
      beds: 1,
      room_description: '<p>One high stool at the espresso window, for whoever comes alone.</p>',
    });
  }),
  plan('island-terrace', 'a description marks the language and direction of its words', (p) => {
    table(p, 'Terrace 8').room_description =
      '<p lang="en" dir="ltr">Two with a view of the <span lang="id">jukung</span> boats coming home.</p>';
  }),
  plan('island-terrace', 'a description is a list with links to a page and a telephone', (p) => {
    table(p, 'Sofa 3').room_description =
      '<p>A day bed with a canopy:</p><ul><li>shoes off, please</li>' +
      '<li><a href="https://www.island-terrace.example/menu">see the menu</a></li>' +
      '<li><a href="tel:+623615550142">call us</a></li></ul>';
  }),
  plan('island-terrace', 'the colors of all categories end with an opaque alpha', (p) => {
    for (const each of p.categories) each.color += 'ff';
  }),
  fixture('one-table', 'a description has a price with three decimals, as the dinar of Kuwait has', (p) => {
    table(p, 'Frangipani').room_description = '<p>Afternoon tea for four: 12.500 KWD.</p>';
  }),
  fixture('everything-taken', 'the pictures of all tables lie on a CDN, without a scheme', (a) => {
    for (const room of tables(a)) room.picture = `//cdn.host.example/tables/${room.id}.jpg`;
  }),
  fixture('nothing-fits', 'a host adds when and in which order it keeps each table', (a) => {
    tables(a).forEach((room, i) =>
      Object.assign(room, { sort_order: i, created_at: '2024-03-09T08:15:00Z', deleted_at: null, is_active: true }),
    );
  }),
  fixture('everything-taken', 'a host counts its tables by letters and digits', (a) => {
    for (const room of tables(a)) room.id = `tbl_${(room.id * 7919 + 46_656).toString(36)}`;
  }),
];

function rename(room: Json, name: string, painted: string): void {
  room.name = name;
  room.coordinates.text = painted;
}

function category(json: Json, name: string): Json {
  const found = json.categories.find((each: Json) => each.name === name);
  if (!found) throw new Error(`there is no category ${name}`);
  return found;
}
