/** Faults of names, pictures and descriptions, and answers that were damaged in one place. */
import { type Case, areaOf, decor, fixture, plan, table, venue } from '../heldOut.ts';

const NAMES: readonly Case[] = [
  plan('beach-camp', 'the name of an area has an HTML entity', (p) => {
    areaOf(p, 'BBQ').name = 'BBQ &amp; Grill';
  }),
  plan('island-terrace', 'the name of a table has HTML tags', (p) => {
    table(p, 'Terrace 4').name = 'Terrace <b>4</b>';
  }),
  fixture('many-scripts', 'a name in Cyrillic was decoded as Latin-1', (p) => {
    table(p, 'Стол у моря').name = Buffer.from('Стол у моря').toString('latin1');
  }),
  plan('beach-camp', 'a name contains a NUL character', (p) => {
    table(p, 'Line 12').name = 'Line\u{0}12';
  }),
  plan('island-terrace', 'a name has a bidi override that turns its number around', (p) => {
    table(p, 'Indoor 10').name = 'Indoor \u{202E}01';
  }),
  fixture('dense-terrace', 'two names differ by a zero-width space only', (p) => {
    table(p, 'Terrace 8').name = 'Terrace 7\u{200B}';
  }),
  fixture('far-areas', 'an area is named undefined', (p) => {
    areaOf(p, 'Harbour').name = 'undefined';
  }),
  fixture('everything-taken', 'a template for the name of a category was never filled', (a) => {
    for (const room of areaOf(a, 'Poolside').rooms) room.category_name = '{{category.name}}';
  }),
  plan('beach-camp', 'a word on the plan is [object Object]', (p) => {
    decor(p, { text: 'Restrooms' }).text = '[object Object]';
  }),
  plan('island-terrace', 'a category has an unfilled variable in its name', (p) => {
    p.categories[3].name = '${category} table';
  }),
  venue('beach-camp', 'the name of the venue has an HTML entity', (v) => {
    v.name = 'Weligama Beach Camp &#038; Grill';
  }),
];

const PICTURES: readonly Case[] = [
  plan('island-terrace', 'a picture is a path on the owner’s disk', (p) => {
    table(p, 'Sofa 2').picture = String.raw`C:\Users\Ketut\Pictures\sofa-2.jpg`;
  }),
  plan('island-terrace', 'a picture is a HEIC file', (p) => {
    table(p, 'Terrace 6').picture = '/assets/island-terrace/terrace-6.heic';
  }),
  plan('island-terrace', 'a picture is the page of a photo on Google Drive', (p) => {
    table(p, 'Indoor 4').picture = 'https://drive.google.com/file/d/1x8Qb2/view?usp=sharing';
  }),
  plan('island-terrace', 'the picture of a view has a blank in its name', (p) => {
    table(p, 'Terrace 9').view_picture = '/assets/island-terrace/sea view.svg';
  }),
  plan('island-terrace', 'a picture is a file address', (p) => {
    table(p, 'Roadside 4').picture = 'file:///home/ketut/roadside-4.svg';
  }),
  venue('island-terrace', 'the picture of the venue is a PDF', (v) => {
    v.picture = '/assets/island-terrace/terrace.pdf';
  }),
  venue('beach-camp', 'the path of the venue’s picture has backslashes', (v) => {
    v.picture = String.raw`\assets\beach-camp\beach.svg`;
  }),
  fixture('everything-taken', 'a host sends the fake path of an upload form', (a) => {
    table(a, 'Pool 2').picture = String.raw`C:\fakepath\pool-2.jpg`;
  }),
];

const DESCRIPTIONS: readonly Case[] = [
  plan('island-terrace', 'the tags of a description are escaped', (p) => {
    const sofa = table(p, 'Sofa 1');
    sofa.room_description = sofa.room_description.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }),
  plan('beach-camp', 'an apostrophe in a description is escaped twice', (p) => {
    const long = table(p, 'Inside 16');
    long.room_description = long.room_description.replace('’', '&amp;rsquo;');
  }),
  fixture('dense-terrace', 'a description is an empty paragraph', (p) => {
    table(p, 'Salon 3').room_description = '<p></p>';
  }),
  plan('island-terrace', 'a description never closes its strong text', (p) => {
    const sunset = table(p, 'Terrace 4');
    sunset.room_description = sunset.room_description.replace('</strong>', '');
  }),
  plan('beach-camp', 'a description is Markdown', (p) => {
    table(p, 'Line 28').room_description = '**A day bed and four chairs** under a wide umbrella: made for a family.';
  }),
  plan('island-terrace', 'a description has a link in Markdown', (p) => {
    table(p, 'Indoor 8').room_description =
      '<p>At the open kitchen. [See the card](https://island-terrace.example/card)</p>';
  }),
  fixture('everything-taken', 'a description closes a paragraph that it never opened', (a) => {
    table(a, 'Garden 9').room_description = 'Under the trees.</p>';
  }),
  fixture('many-scripts', 'an attribute of a description lacks its closing quotation mark', (p) => {
    const greek = table(p, 'Ω-Τραπέζι');
    greek.room_description = greek.room_description.replace('dir="auto"', 'dir="auto');
  }),
  plan('island-terrace', 'a description is still filler text', (p) => {
    table(p, 'Sofa 4').room_description = '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>';
  }),
  plan('beach-camp', 'a description was cut off within a tag', (p) => {
    const booth = table(p, 'BBQ 17');
    booth.room_description = `${booth.room_description.slice(0, -4)}</`;
  }),
];

const ANSWERS: readonly Case[] = [
  fixture('everything-taken', 'a coordinate is NaN', (a) => {
    table(a, 'Garden 2').coordinates.x = 'NaN';
  }),
  fixture('nothing-fits', 'a table has a negative number of seats', (a) => {
    table(a, 'Long 1').beds = -12;
  }),
  fixture('everything-taken', 'an area has null for its tables', (a) => {
    areaOf(a, 'Poolside').rooms = null;
  }),
  fixture('nothing-fits', 'a table is maybe available', (a) => {
    table(a, 'Garden 6').available = 'maybe';
  }),
  fixture('missing-optional-fields', 'the coordinates are a JSON text that was cut off', (a) => {
    table(a, 'Bar 2').coordinates = '{"x":164,"y":54,"wid';
  }),
  fixture('everything-taken', 'a color lost its last digit', (a) => {
    table(a, 'Garden 11').coordinates.color = '#6aa78';
  }),
  fixture('nothing-fits', 'a table has no width', (a) => {
    delete table(a, 'Long 3').coordinates.width;
  }),
  fixture('everything-taken', 'a shape is misspelt', (a) => {
    table(a, 'Pool 5').coordinates.shape = 'elipse';
  }),
];

export const WRONG_TEXTS: readonly Case[] = [...NAMES, ...PICTURES, ...DESCRIPTIONS, ...ANSWERS];
