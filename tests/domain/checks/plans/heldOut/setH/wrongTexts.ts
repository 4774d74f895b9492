/** Names, texts and descriptions that no guest should read. */
import { type Case, areaOf, decor, fixture, plan, table } from '../heldOut.ts';

export const WRONG_TEXTS: readonly Case[] = [
  plan('beach-camp', 'a space in a name was saved as an entity', (p) => {
    table(p, 'Line 7').name = 'Line&nbsp;7';
  }),
  plan('island-terrace', 'a category name came with its bold type', (p) => {
    p.categories[2].name = 'Long <b>table</b>';
  }),
  plan('beach-camp', 'an apostrophe was read in the wrong encoding', (p) => {
    const captain = table(p, 'Inside 16');
    captain.room_description = captain.room_description.replace('’', 'â€™');
  }),
  plan('island-terrace', 'the name of an area ends with a NUL', (p) => {
    areaOf(p, 'Sofa tables').name = 'Sofa tables\u0000';
  }),
  plan('beach-camp', 'a name runs backwards', (p) => {
    table(p, 'BBQ 4').name = '\u202EBBQ 4';
  }),
  fixture('dense-terrace', 'two names differ by what nobody sees', (p) => {
    table(p, 'Terrace 13').name = 'Terrace 12\u200B';
  }),
  plan('island-terrace', 'a script painted what it had not found', (p) => {
    table(p, 'Indoor 8').coordinates.text = 'undefined';
  }),
  fixture('far-areas', 'a name still waits for its number', (p) => {
    table(p, 'Harbour 9').name = 'Harbour ${number}';
  }),
  fixture('rotated-and-elliptic', 'a name was counted from no number', (p) => {
    table(p, 'Arc 2.4').name = 'Arc NaN.4';
  }),
  plan('island-terrace', 'guests read the tags of a description', (p) => {
    table(p, 'Terrace 2').room_description = '&lt;p&gt;Two at the rail, level with the egrets.&lt;/p&gt;';
  }),
  plan('beach-camp', 'an ampersand was escaped once too often', (p) => {
    table(p, 'BBQ 14').room_description =
      '<p>Table by the grill: fish &amp;amp; chips, and <em>smoke included.</em></p>';
  }),
  plan('beach-camp', 'a description was written for another site’s editor', (p) => {
    table(p, 'Line 4').room_description =
      '**Two loungers** in the front row, see [the menu](https://beach-camp.example/menu)';
  }),
  plan('island-terrace', 'a description holds a paragraph and nothing in it', (p) => {
    table(p, 'Roadside 3').room_description = '<p>&nbsp;</p>';
  }),
  plan('island-terrace', 'bold type never ends', (p) => {
    table(p, 'Indoor 4').room_description = '<p>A round for four under <strong>a wide rattan shade.</p>';
  }),
  plan('island-terrace', 'a description was cut inside a tag', (p) => {
    table(p, 'Terrace 3').room_description = '<p>Four at the rail with <stro';
  }),
  plan('island-terrace', 'a link in a description leads nowhere', (p) => {
    table(p, 'Sofa 1').room_description = '<p>An L of linen sofas. <a href="javascript:void(0)">More</a></p>';
  }),
  plan('beach-camp', 'the scheme of a link is misspelled', (p) => {
    table(p, 'BBQ 16').room_description =
      '<p><strong>The long table</strong>: twelve seats. <a href="htps://beach-camp.example/menu">Menu</a></p>';
  }),
  plan('island-terrace', 'the designer’s Latin stayed in a description', (p) => {
    table(p, 'Indoor 11').room_description = '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>';
  }),
  plan('beach-camp', 'a note to oneself went online', (p) => {
    table(p, 'Inside 6').room_description = '<p>TODO: ask Nimal for a text</p>';
  }),
  plan('island-terrace', 'the lettering at the stage is an object', (p) => {
    decor(p, { kind: 'text', text: 'Stage' }).text = '[object Object]';
  }),
  plan('island-terrace', 'an area is called a dash', (p) => {
    areaOf(p, 'Roadside').name = '-';
  }),
  plan('island-terrace', 'a category was never named', (p) => {
    p.categories[4].name = 'Untitled';
  }),
  plan('beach-camp', 'a letter of a name was lost on the way', (p) => {
    table(p, 'Beanbag 9').name = 'Bean\uFFFDag 9';
  }),
  plan('island-terrace', 'a name goes on in the next line', (p) => {
    table(p, 'Sofa 2').name = 'Sofa\n2';
  }),
  plan('island-terrace', 'an area shows an escape instead of its letter', (p) => {
    areaOf(p, 'Indoor').name = 'Caf\\u00e9';
  }),
  fixture('far-areas', 'the names of an area were taken from addresses', (p) => {
    for (const each of areaOf(p, 'Turtle cove').rooms) each.name = each.name.replace(' cove ', '%20cove%20');
  }),
  fixture('far-areas', 'one name kept the quotes of its spreadsheet', (p) => {
    table(p, 'River mouth 6').name = '"River mouth 6"';
  }),
  fixture('dense-terrace', 'a spreadsheet found no number for a table', (p) => {
    table(p, 'Salon 22').coordinates.text = '#N/A';
  }),
  fixture('far-areas', 'the numbers of an area are painted as fractions', (p) => {
    for (const { coordinates } of areaOf(p, 'River mouth').rooms) coordinates.text += '.0';
  }),
  plan('island-terrace', 'somebody only tried the keyboard', (p) => {
    table(p, 'Roadside 7').name = 'asdf';
  }),
  plan('beach-camp', 'a description is the address of its picture', (p) => {
    table(p, 'Inside 12').room_description = 'https://cdn.beach-camp.example/img/inside-12.jpg';
  }),
  fixture('one-table', 'half of an emoji is left of the area’s name', (p) => {
    p.areas[0].name = 'Court \uD83C';
  }),
  fixture('many-scripts', 'Arabic was read as Latin letters', (p) => {
    table(p, 'شرفة البحر').name = 'Ø¨Ø§Ø¨';
  }),
];
