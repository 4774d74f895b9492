import { type Case, areaOf, fixture, plan, table } from '../heldOut.ts';

export const WRONG_NAMES: readonly Case[] = [
  plan('island-terrace', 'an apostrophe as an entity', (p) => {
    table(p, 'Roadside 4').name = 'Painter&#39;s wall 4';
  }),
  plan('beach-camp', 'a line break as a tag', (p) => {
    table(p, 'Line 9').name = 'Line<br>9';
  }),
  plan('beach-camp', 'a dash in a wrong encoding in the name of an area', (p) => {
    areaOf(p, 'Lines').name = 'Lines â€“ front';
  }),
  fixture('dense-terrace', 'a Cyrillic category read as Western letters', (p) => {
    p.categories[3].name = 'Ð”Ð¸Ð²Ð°Ð½';
  }),
  plan('island-terrace', 'a letter that was lost in an encoding', (p) => {
    table(p, 'Terrace 8').name = 'Terra\ufffde 8';
  }),
  plan('beach-camp', 'a field of fixed length filled up with NUL characters', (p) => {
    table(p, 'BBQ 5').name = 'BBQ 5\u0000\u0000';
  }),
  plan('island-terrace', 'a number behind a mark that turns the direction of writing', (p) => {
    table(p, 'Sofa 1').name = 'Sofa \u202e1';
  }),
  plan('beach-camp', 'two names that differ by a zero-width space', (p) => {
    table(p, 'Beanbag 4').name = 'Beanbag\u200b 3';
  }),
  fixture('dense-terrace', 'two names that differ by Cyrillic letters of the same look', (p) => {
    table(p, 'Terrace 7').name = '\u0422\u0435rrace 8';
  }),
  fixture('everything-taken', 'an area whose name a program did not find', (answer) => {
    areaOf(answer, 'Poolside').name = 'undefined';
  }),
  plan('island-terrace', 'a template that nothing has filled in', (p) => {
    table(p, 'Terrace 3').name = 'Terrace {{ table.number }}';
  }),
  fixture('far-areas', 'a reference that a spreadsheet has lost', (p) => {
    table(p, 'Harbour 3').name = 'Harbour #REF!';
  }),
  plan('beach-camp', 'three cells of a spreadsheet in one name', (p) => {
    table(p, 'Inside 7').name = 'Inside 7\t4\tveranda';
  }),
  plan('beach-camp', 'a name copied from a web address', (p) => {
    table(p, 'Beanbag 6').name = 'Beanbag%206';
  }),
];

export const WRONG_DESCRIPTIONS: readonly Case[] = [
  plan('island-terrace', 'HTML that the export has escaped once too often', (p) => {
    table(p, 'Roadside 1').room_description =
      '&lt;p&gt;Two rattan chairs under the &lt;strong&gt;frangipani&lt;/strong&gt;.&lt;/p&gt;';
  }),
  plan('beach-camp', 'all languages of a description as JSON', (p) => {
    table(p, 'Inside 3').room_description = '{"en":"On the veranda","de":"Auf der Veranda","si":null}';
  }),
  plan('beach-camp', 'an empty paragraph of a text editor', (p) => {
    table(p, 'BBQ 9').room_description = '<p><br></p>';
  }),
  plan('island-terrace', 'an emphasis that is never closed', (p) => {
    table(p, 'Terrace 4').room_description =
      '<p><strong>The sunset table.</p><p>Two chairs, both on the same side.</p>';
  }),
  plan('island-terrace', 'Markdown with a heading, a list and a link', (p) => {
    table(p, 'Sofa 2').room_description =
      '### Two sofas\n\n- face to face\n- before the [arched window](https://island-terrace.example/window)';
  }),
  fixture('everything-taken', 'a line of PHP that was never run', (answer) => {
    table(answer, 'Garden 6').room_description = '<p><?php echo $room["text_en"]; ?></p>';
  }),
  fixture('nothing-fits', 'a warning of PHP in place of a text', (answer) => {
    table(answer, 'Garden 2').room_description =
      '<br />\n<b>Warning</b>:  Undefined array key "text" in <b>/var/www/html/api/tables.php</b> on line <b>88</b><br />';
  }),
  fixture('dense-terrace', 'the description of another sofa', (p) => {
    table(p, 'Terrace 43').room_description = '<p>A sofa for six.</p>';
  }),
];

/** Pictures that no browser shows, or not at this table. Those that need the files are in `pictureFiles.ts`. */
export const WRONG_PICTURES: readonly Case[] = [
  plan('island-terrace', 'a path on the owner’s computer', (p) => {
    table(p, 'Sofa 1').picture = String.raw`C:\Users\Wayan\Pictures\sofa-1.jpg`;
  }),
  plan('island-terrace', 'a photo as the telephone saves it', (p) => {
    table(p, 'Indoor 4').picture = 'pictures/IMG_4021.HEIC';
  }),
  fixture('nothing-fits', 'the address of a picture without its name', (answer) => {
    table(answer, 'Long 1').picture = 'https://cdn.garden.example/tables/undefined';
  }),
  plan('island-terrace', 'the picture of the next table', (p) => {
    table(p, 'Terrace 3').picture = '/assets/island-terrace/terrace-4.svg';
  }),
  fixture('nothing-fits', 'a scan that no browser shows', (answer) => {
    table(answer, 'Long 2').picture = '/uploads/long-2.tif';
  }),
];
