/** Names of tables and the texts on them: a guest books the number that the plan shows. */
import { describe, expect, test } from 'vitest';
import type { EditorDocument } from '../../../../src/domain/document/editorDocument.ts';
import { nameAfterTextEdit, textAfterRename } from '../../../../src/domain/document/autoNaming.ts';
import { duplicateItems } from '../../../../src/domain/document/edits/addItems.ts';
import { drawingWith } from '../sampleDocuments.ts';
import { editTableText, renameTables, setTableTexts } from '../../../../src/domain/document/edits/setFields.ts';

/** A drawing with tables by name and text in one area. Keys are '1', '2', …. */
function drawingOf(tables: readonly (readonly [name: string, text?: string])[]): EditorDocument {
  return drawingWith(Object.fromEntries(tables.map(([name, text]) => [name, text === undefined ? {} : { text }])));
}
const shown = (drawing: EditorDocument): string[] =>
  drawing.tables.map(({ room }) => `${room.name} = ${room.coordinates.text ?? room.name}`);
const keysOf = (drawing: EditorDocument): Set<string> => new Set(drawing.tables.map(({ key }) => key));

describe('textAfterRename', () => {
  test.each([
    ['12', 'Line 12', 'Front 101', '101'],
    ['Line 12', 'Line 12', 'Front 101', 'Front 101'],
    ['L12', 'Line 12', 'Front 101', 'F101'],
    ['#12', 'Line 12', 'Front 101', '#101'],
    ['9', 'T09', 'T10', '10'],
    ['9', 'T09', 'T008', '8'],
    ['٩', 'ط٠٩', 'ط٠٠٨', '٨'],
    ['12', 'Line 12', 'Captain', undefined],
    ['1', 'Table 1', 'T1', 'T1'],
    [undefined, 'Line 12', 'Front 101', undefined],
    ['VIP', 'Line 12', 'Front 101', 'VIP'],
    ['13', 'Line 12', 'Front 101', '13'],
  ])('turns %s on %s, renamed to %s, into %s', (text, name, newName, expected) => {
    expect(textAfterRename(text, name, newName)).toBe(expected);
  });
});

describe('nameAfterTextEdit', () => {
  test.each([
    ['Line 12', '12', '15', 'Line 15'],
    ['Line 12', 'Line 12', 'Bar 3', 'Bar 3'],
    ['Line 12', undefined, 'Line 15', 'Line 15'],
    ['Line 12', '12', 'Captain', 'Captain'],
    ['Line 12', 'VIP', 'Captain', 'Line 12'],
    ['Line 12', '12', '', 'Line 12'],
  ])('turns %s with %s, edited to %s, into %s', (name, text, newText, expected) => {
    expect(nameAfterTextEdit(name, text, newText)).toBe(expected);
  });
});

test('renaming several tables numbers names and texts alike', () => {
  const drawing = drawingOf([['Line 1', '1'], ['Line 2', '2'], ['Line 3'], ['Cabana 4', 'VIP']]);
  expect(shown(renameTables(drawing, keysOf(drawing), 'Front 101'))).toEqual([
    'Front 101 = 101',
    'Front 102 = 102',
    'Front 103 = Front 103',
    'Front 104 = VIP',
  ]);
});

describe('a number that another table prints', () => {
  const bar = drawingOf([
    ['Table 1', '1'],
    ['Table 2', '2'],
    ['Table 3', '3'],
  ]);

  test('a number that another table prints gets the initial of a renamed table, as do the next ones of its kind', () => {
    const one = renameTables(bar, new Set(['3']), 'Bar 1');
    expect(shown(one)).toEqual(['Table 1 = 1', 'Table 2 = 2', 'Bar 1 = B1']);
    const copied = duplicateItems(one, new Set(['3']), { x: 80, y: 0 }).drawing;
    expect(shown(copied).at(-1)).toBe('Bar 2 = B2');
    const other = renameTables(copied, new Set(['2']), 'Bar 7');
    expect(shown(other)[1]).toBe('Bar 7 = B7');
  });

  test('a number that another table prints gets more letters where the initial is printed too', () => {
    const one = renameTables(bar, new Set(['3']), 'Bar 1');
    expect(shown(renameTables(one, new Set(['2']), 'Bench 1'))[1]).toBe('Bench 1 = Be1');
  });

  test('a number that another table prints is the same for a whole series', () => {
    const all = drawingOf([
      ['Table 1', '1'],
      ...['Seat 5', 'Seat 6', 'Seat 7'].map((name) => [name, name.slice(-1)] as const),
    ]);
    expect(shown(renameTables(all, new Set(['2', '3', '4']), 'Sunbed 1'))).toEqual([
      'Table 1 = 1',
      'Sunbed 1 = S1',
      'Sunbed 2 = S2',
      'Sunbed 3 = S3',
    ]);
  });
});

test('a text for several tables is numbered and skips the texts of other tables of the area', () => {
  const drawing = drawingOf([
    ['Line 1', '1'],
    ['Line 2', '2'],
    ['Line 3', '21'],
    ['Line 4', '4'],
  ]);
  expect(shown(setTableTexts(drawing, new Set(['1', '2', '4']), '20'))).toEqual([
    'Line 1 = 20',
    'Line 2 = 22',
    'Line 3 = 21',
    'Line 4 = 23',
  ]);
  expect(shown(setTableTexts(drawing, new Set(['1', '2']), undefined)).slice(0, 2)).toEqual([
    'Line 1 = Line 1',
    'Line 2 = Line 2',
  ]);
});

test('a text that is edited in place changes the name that it shows', () => {
  const drawing = drawingOf([['Line 1', '1'], ['Line 2']]);
  expect(shown(editTableText(drawing, '1', '7'))).toEqual(['Line 7 = 7', 'Line 2 = Line 2']);
  expect(shown(editTableText(drawing, '2', 'Bar 1'))).toEqual(['Line 1 = 1', 'Bar 1 = Bar 1']);
});

test('an invalid name changes nothing', () => {
  const drawing = drawingOf([['Line 1', '1']]);
  expect(renameTables(drawing, new Set(['1']), '')).toBe(drawing);
  expect(renameTables(drawing, new Set(['1']), 'x'.repeat(81))).toBe(drawing);
});
