/** Names, texts and descriptions that came out of an export, an editor or a template other than they were meant. */
import { type Case, areaOf, decor, fixture, plan, table } from '../heldOut.ts';

export const WRONG_TEXTS: readonly Case[] = [
  fixture('many-scripts', 'a Cyrillic name begins with a Latin letter', (p) => {
    table(p, 'Стол у моря').name = 'Cтол у моря';
  }),
  fixture('dense-terrace', 'a tab of the spreadsheet got into a name', (p) => {
    table(p, 'Courtyard 30').name = 'Courtyard\t30';
  }),
  fixture('many-scripts', 'a name turns the text after it around', (p) => {
    table(p, 'Ω-Τραπέζι').name = '\u202EΩ-Τραπέζι';
  }),
  fixture('many-scripts', 'an export without Unicode made question marks of a name', (p) => {
    table(p, '海辺のテーブル').name = '????????';
  }),
  plan('island-terrace', 'a lettering lost a letter to a wrong encoding', (p) => {
    decor(p, { kind: 'text', text: 'Kitchen' }).text = 'Kitch\uFFFDn';
  }),
  plan('island-terrace', 'an area’s name holds an entity', (p) => {
    areaOf(p, 'Roadside').name = 'Roadside &amp; pavement';
  }),
  plan('beach-camp', 'an apostrophe was decoded as Windows text', (p) => {
    const captain = table(p, 'Inside 16');
    captain.room_description = captain.room_description.replace('’', 'â€™');
  }),
  plan('island-terrace', 'a description is written in Markdown', (p) => {
    table(p, 'Indoor 7').room_description = '**The long table**: twelve chairs, one plank of suar wood.';
  }),
  plan('island-terrace', 'a description holds but a hard space', (p) => {
    table(p, 'Terrace 5').room_description = '<p>&nbsp;</p>';
  }),
  plan('island-terrace', 'a description is a note of the copywriter', (p) => {
    table(p, 'Roadside 3').room_description = '<p>TODO: text from Wayan</p>';
  }),
  plan('island-terrace', 'a description’s picture lies on the owner’s disk', (p) => {
    table(p, 'Sofa 5').room_description =
      '<p>Two armchairs, a record player.</p><img src="file:///C:/Users/Made/sofa5.jpg" alt="Sofa 5">';
  }),
  plan('island-terrace', 'a link has no https', (p) => {
    table(p, 'Terrace 12').room_description =
      '<p>A round for four. <a href="www.island-terrace.example/menu">The menu</a></p>';
  }),
  plan('beach-camp', 'a description was cut at the length of a column', (p) => {
    table(p, 'Line 14').room_description =
      '<p>A single pair of loungers with no neighbour close by. <em>The one we keep for honeym';
  }),
  plan('beach-camp', 'line breaks were exported as \\n', (p) => {
    table(p, 'BBQ 16').room_description =
      '<p><strong>The long table</strong>: twelve seats on two benches,\\nbetween fire and bar.</p>';
  }),
  plan('island-terrace', 'a table that was copied keeps the editor’s word for it', (p) => {
    table(p, 'Sofa 6').name = 'Sofa 5 (copy)';
  }),
  plan('beach-camp', 'a category is named by the key of its translation', (p) => {
    p.categories[4].name = 'category.inside_table';
  }),
];
