/** Names, numbers and descriptions that look odd and are meant so. */
import { type Case, type Json, areaOf, decor, fixture, plan, table } from '../heldOut.ts';

/** Gives the tables of an area new names and painted texts. */
function rename(area: Json, toName: (index: number) => [name: string, text: string]): void {
  area.rooms.forEach((each: Json, index: number) => {
    [each.name, each.coordinates.text] = toName(index);
  });
}

const LETTERS = 'ABCDEF';
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export const SOUND_TEXTS: readonly Case[] = [
  fixture('dense-terrace', 'a superstitious house has a table 12A and no 13', (p) => {
    const twelveA = table(p, 'Terrace 13');
    twelveA.name = 'Terrace 12A';
    twelveA.coordinates.text = '12A';
  }),
  fixture('far-areas', 'an area has no table 4, as in Japan', (p) => {
    rename(areaOf(p, 'Harbour'), (index) => {
      const number = index < 3 ? index + 1 : index + 2;
      return [`Harbour ${number}`, String(number)];
    });
  }),
  plan('island-terrace', 'a small table between two others is number nine and three quarters', (p) => {
    const added = table(p, 'Indoor 12');
    added.name = 'Indoor 9¾';
    added.coordinates.text = 'I9¾';
  }),
  fixture('negative-coordinates', 'cabanas have letters', (a) => {
    rename(areaOf(a, 'Cabanas'), (index) => [`Cabana ${LETTERS[index]}`, String(LETTERS[index])]);
  }),
  fixture('negative-coordinates', 'cabanas have Roman numbers', (a) => {
    rename(areaOf(a, 'Cabanas'), (index) => [`Cabana ${ROMAN[index]}`, String(ROMAN[index])]);
  }),
  fixture('negative-coordinates', 'the left half of the pool mirrors the right', (a) => {
    rename(areaOf(a, 'Around the pool'), (index) => {
      const label = `${index < 8 ? 'R' : 'L'}${(index % 8) + 1}`;
      return [`Pool ${label}`, label];
    });
  }),
  fixture('dense-terrace', 'tables are numbered in hundreds by area', (p) => {
    p.areas.forEach((area: Json, a: number) =>
      rename(area, (index) => {
        const number = String((a + 1) * 100 + index + 1);
        return [`Table ${number}`, number];
      }),
    );
  }),
  fixture('far-areas', 'an island has only odd numbers, the next one even', (p) => {
    rename(areaOf(p, 'Lighthouse'), (index) => [`Lighthouse ${index * 2 + 1}`, String(index * 2 + 1)]);
    rename(areaOf(p, 'Turtle cove'), (index) => [`Turtle cove ${index * 2 + 2}`, String(index * 2 + 2)]);
  }),
  fixture('everything-taken', 'a garden counts backwards from the gate', (a) => {
    rename(areaOf(a, 'Garden'), (index) => [`Garden ${18 - index}`, String(18 - index)]);
  }),
  plan('island-terrace', 'sofas are named after singers', (p) => {
    for (const [index, name] of ['Ella', 'Nina', 'Otis', 'Etta', 'Sam', 'Duke'].entries()) {
      const sofa = table(p, `Sofa ${index + 1}`);
      [sofa.name, sofa.coordinates.text] = [name, name];
    }
  }),
  fixture('far-areas', 'an area has a Japanese name and numbers', (p) => {
    areaOf(p, 'Harbour').name = '港';
    decor(p, { text: 'Harbour' }).text = '港';
    rename(areaOf(p, '港'), (index) => [`港 ${index + 1}番`, `${index + 1}番`]);
  }),
  fixture('far-areas', 'an area is counted in Arabic digits', (p) => {
    areaOf(p, 'Harbour').name = 'الميناء';
    decor(p, { text: 'Harbour' }).text = 'الميناء';
    const digits = (index: number): string => (index + 1).toLocaleString('ar-EG');
    rename(areaOf(p, 'الميناء'), (index) => [`الميناء ${digits(index)}`, digits(index)]);
  }),
  fixture('one-table', 'a Persian name holds a joiner that its spelling needs', (p) => {
    p.areas[0].name = 'میز\u200Cهای باغ';
  }),
  fixture('one-table', 'a name’s accent is a character of its own', (p) => {
    p.areas[0].name = 'Cafe\u0301 Tre\u0301sor';
  }),
  plan('island-terrace', 'a Portuguese lounge in capitals', (p) => {
    areaOf(p, 'Indoor').name = 'SALÃO DA MANHÃ';
  }),
  fixture('one-table', 'a Hawaiian name', (p) => {
    p.areas[0].name = 'Lānaʻi o Keʻanae';
  }),
  plan('beach-camp', 'an area is named with an ampersand', (p) => {
    areaOf(p, 'BBQ').name = 'Salt & Pepper BBQ';
  }),
  fixture('one-table', 'the only table is named after Mrs. Null', (p) => {
    p.areas[0].rooms[0].name = 'Christine Null’s table';
  }),
  fixture('every-decor', 'a bar is called Todo Mundo', (p) => {
    decor(p, { kind: 'text', text: 'bar' }).text = 'Todo Mundo';
  }),
  plan('island-terrace', 'an area is the chef’s test kitchen', (p) => {
    areaOf(p, 'Indoor').name = 'Test kitchen';
  }),
  plan('island-terrace', 'attributes that change nothing', (p) => {
    table(p, 'Terrace 2').room_description =
      '<p class="lead" id="t2" data-index="2" title="Rail">Two at the rail, level with the egrets.</p>';
  }),
  plan('island-terrace', 'a link keeps the scheme of the page', (p) => {
    table(p, 'Indoor 8').room_description =
      '<p>At the open kitchen. <a href="//menu.island-terrace.example/woks" target="_blank" rel="noopener">The card</a></p>';
  }),
  plan('beach-camp', 'links to a telephone and a mailbox', (p) => {
    table(p, 'Inside 16').room_description =
      '<p>The captain’s table for twelve. <a href="tel:+94412250180">Call</a> or <a href="mailto:host@beach-camp.example?subject=Captain">write</a>.</p>';
  }),
  plan('island-terrace', 'a description in two languages', (p) => {
    table(p, 'Terrace 3').room_description =
      '<p lang="en">Four at the rail.</p><p lang="id">Empat kursi di pagar, menghadap pohon kelapa.</p>';
  }),
  plan('beach-camp', 'a description counts steps, hours and a year, not chairs', (p) => {
    table(p, 'Line 15').room_description =
      '<p>Ten steps from the water, shade until eleven, built in 1962 by two brothers for a wedding of forty.</p>';
  }),
  plan('island-terrace', 'a minimum spend in rupiah', (p) => {
    table(p, 'Stage Couch').room_description +=
      '<p>Minimum spend Rp&nbsp;1.500.000,&ndash; (&asymp; €&thinsp;85), 50&#37; of it for the kitchen.</p>';
  }),
  plan('island-terrace', 'a list in a list', (p) => {
    table(p, 'Indoor 7').room_description =
      '<p>The long table: twelve chairs.</p><ul><li>Set menus<ol><li>Rijsttafel</li><li>Vegetarian</li></ol></li><li>À la carte</li></ul>';
  }),
  plan('island-terrace', 'signs that are no Markdown', (p) => {
    table(p, 'Indoor 9').room_description =
      '<p>Wi-Fi: island_terrace_guest. Window of 2 * 3 m, * not on public holidays.</p>';
  }),
  plan('beach-camp', 'capitals and a quotation in other quotes', (p) => {
    table(p, 'Line 14').room_description =
      '<p>NO PHONES, PLEASE. « Le plus bel endroit », says „Feinschmecker“ — 5&nbsp;/&nbsp;5.</p>';
  }),
  plan('beach-camp', 'line breaks and indentation in the source of a description', (p) => {
    table(p, 'BBQ 17').room_description =
      '\n  <p>\n    A broad family table on the sand,<br />\n    benches for six and a shade sail above.\n  </p>\n';
  }),
];
