/** Words on the plan that differ by a slip from words that stand there too. */
import { describe, expect, test } from 'vitest';
import { type JsonObject, PLAN, findings, ofRule, room } from '../../samplePlan.ts';

type Words = {
  areas?: string[];
  categories?: string[];
  texts?: string[];
  descriptions?: string[];
  decorNames?: string[];
};

function misspelled({ areas = [], categories = [], texts = [], descriptions = [], decorNames = [] }: Words): string[] {
  const rooms = descriptions.map((html, n) => room(n + 1, { room_description: html }));
  const plan: JsonObject = {
    ...PLAN,
    areas: ['Main', ...areas].map((name, n) => ({ id: n + 1, name, rooms: n === 0 ? rooms : [room(n + 40)] })),
    categories: categories.map((name, n) => ({ id: 70 + n, name, color: '#0d5a73' })),
    decor: [
      ...texts.map((text, n) => ({ kind: 'text', x: 50, y: 50 + n * 40, text, size: 16 })),
      ...decorNames.map((name, n) => ({ kind: 'bar', x: 400, y: 50 + n * 60, width: 40, height: 40, name })),
    ],
  };
  return ofRule(findings(plan), 'misspelled-word').map(({ path, message }) => `${path} ${message}`);
}
const TERRACE = ['By the terrace.', 'The terrace has shade.'];

describe('a word', () => {
  test.each([
    ['lacks a letter', 'Terace'],
    ['has a letter twice', 'Terrrace'],
    ['has a letter more', 'Terrasce'],
    ['has two letters exchanged', 'Terarce'],
    ['has two letters after the first exchanged', 'Trerace'],
  ])('%s: %s', (_, word) => {
    expect(misspelled({ areas: [word], descriptions: TERRACE })).toEqual([
      `/areas/1/name "${word}" looks like a misspelled "terrace": check the word`,
    ]);
  });

  test.each([
    ['a form of the other', 'Terraces'],
    ['another ending', 'Terraec'],
    ['another beginning', 'Ferrace'],
    ['exchanged letters at its beginning', 'Etrrace'],
    ['another letter inside', 'Terlace'],
    ['another letter for one of two', 'Texrace'],
    ['two letters less', 'Trace'],
    ['exchanged letters that stand apart', 'Tarrece'],
    ['exchanged letters, and another one', 'Teradce'],
    ['no letter of it', 'Balcony'],
    ['the same letters in capitals', 'TERRACE'],
  ])('may have %s: %s', (_, word) => expect(misspelled({ areas: [word], descriptions: TERRACE })).toEqual([]));

  test('of six letters may lack one, and a shorter one is a word of its own', () => {
    expect(misspelled({ areas: ['Gaden'], descriptions: ['In the garden.', 'Our garden.'] })).toHaveLength(1);
    expect(misspelled({ areas: ['Bech'], descriptions: ['On the beach.', 'Our beach.'] })).toEqual([]);
    expect(misspelled({ areas: ['Beeach'], descriptions: ['On the beach.', 'Our beach.'] })).toEqual([]);
  });

  test('is found in all texts that label the plan', () => {
    expect(misspelled({ categories: ['Front', 'By the terace'], descriptions: TERRACE })).toEqual([
      '/categories/1/name "By the terace" looks like a misspelled "terrace": check the word',
    ]);
    expect(misspelled({ texts: ['Terace'], descriptions: TERRACE })).toEqual([
      '/decor/0/text "Terace" looks like a misspelled "terrace": check the word',
    ]);
    expect(misspelled({ decorNames: ['Terace'], descriptions: TERRACE })).toEqual([]);
    expect(misspelled({ descriptions: ['A terace.', ...TERRACE] })).toEqual([]);
  });

  test('stands twice on purpose', () => {
    expect(misspelled({ areas: ['Terace'], texts: ['Terace'], descriptions: TERRACE })).toEqual([]);
    expect(misspelled({ areas: ['Terace'], descriptions: ['The terrace.'] })).toEqual([]);
  });

  test('is compared with labels, names of decor and descriptions', () => {
    expect(misspelled({ areas: ['Terace', 'Terrace'], texts: ['Terrace'] })).toHaveLength(1);
    expect(misspelled({ areas: ['Terace', 'Terrace'], decorNames: ['Terrace bar'] })).toHaveLength(1);
    expect(misspelled({ areas: ['Terace', 'Terrace'], categories: ['Terrace'] })).toHaveLength(1);
    // Tables that share a description show the word once.
    expect(misspelled({ areas: ['Terace'], descriptions: ['The terrace.', 'The terrace.'] })).toEqual([]);
  });

  test('is none of a tag or an entity', () => {
    const html = ['<terrace>Sun</terrace>', '&terrace; &terrace;', 'Sun <b title="terrace">x</b>'];
    expect(misspelled({ areas: ['Terace'], descriptions: html })).toEqual([]);
    expect(misspelled({ areas: ['Terace'], descriptions: ['ter<b>x</b>race', 'ter<i>y</i>race'] })).toEqual([]);
  });

  test('is reported once for each label', () => {
    expect(misspelled({ areas: ['Terace gaden'], descriptions: [...TERRACE, 'A garden.', 'Our garden.'] })).toEqual([
      '/areas/1/name "Terace gaden" looks like a misspelled "terrace": check the word',
    ]);
    expect(misspelled({ areas: ['Sunny terace', '2'], descriptions: TERRACE })).toHaveLength(1);
  });
});
