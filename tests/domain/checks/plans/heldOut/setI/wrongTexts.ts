/** Plans with a fault in a name, an id, a time, a picture's path or a description. */
import { type Case, type Json, areaOf, fixture, plan, table } from '../heldOut.ts';

export const WRONG_TEXTS: readonly Case[] = [
  plan('beach-camp', "a table's name has an HTML entity for its space", (p) => {
    table(p, 'Inside 12').name = 'Inside&nbsp;12';
  }),
  plan('island-terrace', "an area's name has bold tags around it", (p) => {
    areaOf(p, 'Sofa tables').name = '<b>Sofa tables</b>';
  }),
  plan('island-terrace', "a category's accented letter was decoded with the wrong character set", (p) => {
    category(p, 'Roadside table').name = 'CafÃ© table';
  }),
  fixture('every-decor', "a database's NUL character ends a table's name", (p) => {
    table(p, 'Sampler 2').name = 'Sampler 2\u0000';
  }),
  plan('beach-camp', "a character that turns the writing direction begins a table's name", (p) => {
    table(p, 'Line 21').name = '\u202ELine 21';
  }),
  fixture('dense-terrace', 'two categories have one name but for a zero-width space', (p) => {
    category(p, 'Square table').name = 'Round table\u200B';
  }),
  plan('beach-camp', 'a script wrote undefined as the name of an area', (p) => {
    areaOf(p, 'BBQ').name = 'undefined';
  }),
  fixture('far-areas', "a script wrote an object into a table's name", (p) => {
    table(p, 'Harbour 9').name = 'Harbour [object Object]';
  }),
  plan('island-terrace', 'a category is named by an unfilled template', (p) => {
    category(p, 'Sofa').name = '{{category.name}}';
  }),
  fixture('rotated-and-elliptic', "the number of a table was not filled in for the format's %s", (p) => {
    table(p, 'Arc 3.4').name = 'Arc %s';
  }),
  plan('island-terrace', "a tab from a spreadsheet stands in a table's name", (p) => {
    table(p, 'Roadside 5').name = 'Roadside\t5';
  }),
  plan('beach-camp', 'a table of the series begins with a Cyrillic letter that looks like B', (p) => {
    table(p, 'Beanbag 9').name = '\u0412eanbag 9';
  }),
  fixture('far-areas', 'one table of an area is written small, unlike the others', (p) => {
    table(p, 'Palm grove 6').name = 'palm grove 6';
  }),
  fixture('dense-terrace', 'one table of the series is misspelled', (p) => {
    table(p, 'Courtyard 14').name = 'Coutryard 14';
  }),
  plan('beach-camp', "an area's name repeats its last word", (p) => {
    areaOf(p, 'Inside restaurant').name = 'Inside restaurant restaurant';
  }),
  plan('island-terrace', "a category's name is still to be decided", (p) => {
    category(p, 'Terrace table').name = 'TBD';
  }),
  plan('island-terrace', 'a sofa is named by hitting the keys', (p) => {
    table(p, 'Sofa 5').name = 'asdf';
  }),
  fixture('one-table', "a letter of the table's name was lost to a replacement character", (p) => {
    table(p, 'Frangipani').name = 'Frangip\uFFFDni';
  }),
  plan('beach-camp', "one table's id is text", (p) => {
    table(p, 'Line 18').id = '118';
  }),
  plan('beach-camp', "one table's id is blank", (p) => {
    table(p, 'Inside 5').id = ' ';
  }),
  plan('island-terrace', "a category's id has a leading zero", (p) => {
    category(p, 'Sofa').id = '05';
  }),
  fixture('rotated-and-elliptic', 'a table of one area has the id of a table in another', (p) => {
    table(p, 'Compass 90°').id = table(p, 'Arc 1.3').id;
  }),
  fixture('dense-terrace', 'two areas share an id', (p) => {
    areaOf(p, 'Courtyard').id = areaOf(p, 'Veranda').id;
  }),

  plan('beach-camp', 'a table is available only until an hour before the venue opens', (p) => {
    table(p, 'Inside 9').available_until = '08:00';
  }),
  plan('island-terrace', 'a table is available until 6pm, which is no time of the format', (p) => {
    table(p, 'Indoor 5').available_until = '6pm';
  }),
  plan('beach-camp', 'a table is available until a moment in the past', (p) => {
    table(p, 'BBQ 14').available_until = '2026-05-01T18:00';
  }),
  plan('island-terrace', 'the couch is available until four, but described and in the terms until six', (p) => {
    table(p, 'Stage Couch').available_until = '16:00';
  }),

  plan('island-terrace', 'a picture is a TIFF', (p) => {
    table(p, 'Roadside 4').picture = '/assets/island-terrace/roadside-4.tiff';
  }),
  plan('island-terrace', "a picture is a telephone's HEIC", (p) => {
    table(p, 'Indoor 2').picture = 'pictures/IMG_2044.HEIC';
  }),
  plan('island-terrace', "a picture's path is written with backslashes", (p) => {
    table(p, 'Terrace 3').picture = String.raw`\assets\island-terrace\terrace-3.svg`;
  }),
  plan('beach-camp', 'the view from a table lies on drive C', (p) => {
    table(p, 'Line 14').view_picture = String.raw`C:\Users\Nimal\Pictures\line-14.jpg`;
  }),
  plan('island-terrace', 'a picture comes from a page without https', (p) => {
    table(p, 'Terrace 9').picture = 'http://www.island-terrace.example/terrace-9.jpg';
  }),
  plan('island-terrace', "a picture's path has a space", (p) => {
    table(p, 'Indoor 9').picture = 'pictures/street window.jpg';
  }),
  plan('island-terrace', "a picture's path lacks its ending", (p) => {
    table(p, 'Indoor 11').picture = '/assets/island-terrace/indoor-11';
  }),
  plan('island-terrace', 'a table shows the picture of its neighbor', (p) => {
    table(p, 'Roadside 7').picture = table(p, 'Roadside 6').picture;
  }),
  plan('island-terrace', 'a sofa shows the picture of another venue', (p) => {
    table(p, 'Sofa 4').picture = '/assets/beach-camp/beach.svg';
  }),
  plan('island-terrace', 'a description has a picture without alternative text', (p) => {
    table(p, 'Terrace 12').room_description += '<img src="https://www.island-terrace.example/pergola.jpg">';
  }),

  plan('beach-camp', 'a description was escaped as a whole, so that its tags are read', (p) => {
    const inside = table(p, 'Inside 13');
    inside.room_description = inside.room_description.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }),
  plan('island-terrace', 'an ampersand in a description was escaped twice', (p) => {
    table(p, 'Roadside 8').room_description = '<p>Folding chairs next to our satay cart: smoke &amp;amp; lime.</p>';
  }),
  fixture('dense-terrace', 'the bold words of a description never end', (p) => {
    table(p, 'Salon 2').room_description = '<p>A <strong>round table for four.</p>';
  }),
  fixture('far-areas', 'a description is Markdown', (p) => {
    table(p, 'Turtle cove 5').room_description = '**Two cushions** by the *fire*.';
  }),
  plan('beach-camp', 'a description loads a tracking script', (p) => {
    table(p, 'BBQ 17').room_description += '<script src="https://stats.example/t.js"></script>';
  }),
  plan('island-terrace', 'a round for eight has six seats', (p) => {
    const round = table(p, 'Terrace 15');
    round.room_description = round.room_description.replace('for six', 'for eight');
  }),
  plan('island-terrace', 'a table of the house is described as one on the terrace', (p) => {
    table(p, 'Indoor 5').room_description = '<p>Out on the terrace, at the rail: nothing above you but the stars.</p>';
  }),
  plan('island-terrace', 'a description on Bali asks a price in the money of Sri Lanka', (p) => {
    table(p, 'Sofa 1').room_description += '<p>Minimum spend LKR 12,000 a table.</p>';
  }),
  plan('beach-camp', 'a description was pasted with the leftovers of Word', (p) => {
    table(p, 'Inside 15').room_description =
      '<p class="MsoNormal"><!--[if gte mso 9]><xml></xml><![endif]-->A table for six under the big fan.<o:p></o:p></p>';
  }),
  plan('beach-camp', 'a description is a paragraph with nothing but a space', (p) => {
    table(p, 'Inside 20').room_description = '<p>&nbsp;</p>';
  }),
];

/** The category with a name that tables have. */
function category(json: Json, name: string): Json {
  const found = json.categories.find((each: Json) => each.name === name);
  if (!found) throw new Error(`there is no category ${name}`);
  return found;
}
