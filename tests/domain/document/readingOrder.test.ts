import { expect, test } from 'vitest';
import type { TableItem } from '../../../src/domain/document/editorDocument.ts';
import { replaceInNames } from '../../../src/domain/document/edits/setFields.ts';
import { orderAlongLine, orderByPlace } from '../../../src/domain/document/readingOrder.ts';
import { drawingWith } from './sampleDocuments.ts';

/** Two uneven rows, not in the order of the file. */
const drawing = drawingWith({
  d: { x: 0, y: 100 },
  c: { x: 210, y: 12 },
  a: { x: 0, y: 0 },
  e: { x: 105, y: 92 },
  b: { x: 100, y: 20 },
});
const names = (tables: readonly TableItem[]): string => tables.map(({ room }) => room.name).join('');

test('orders tables row by row, column by column, or as they come', () => {
  expect(names(orderByPlace(drawing.tables, 'rows'))).toBe('abcde');
  expect(names(orderByPlace(drawing.tables, 'columns'))).toBe('adbec');
  expect(names(orderByPlace(drawing.tables, 'selection'))).toBe('dcaeb');
});

test('orders tables along a line', () => {
  const line = [
    { x: 230, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 120 },
    { x: 200, y: 120 },
  ];
  expect(names(orderAlongLine(drawing.tables, line))).toBe('cbade');
});

test('replaces a part of names and of the texts that show them', () => {
  const named = drawingWith({
    'Line 1': { x: 0, y: 0, text: 'L1' },
    'Line 2': { x: 100, y: 0, text: 'Shade' },
    Sunline: { x: 200, y: 0 },
    line: { x: 300, y: 0 },
  });
  const keys = new Set(named.tables.map(({ key }) => key));
  const rooms = (find: string, replacement: string) =>
    replaceInNames(named, keys, find, replacement).tables.map(({ room }) => [room.name, room.coordinates.text]);
  expect(rooms('line', 'Front')).toEqual([
    ['Front 1', 'F1'],
    ['Front 2', 'Shade'],
    ['SunFront', undefined],
    ['Front', undefined],
  ]);
  // A name is never empty, and $ and . are plain characters.
  expect(rooms('LINE', '').at(-1)).toEqual(['line', undefined]);
  expect(rooms('Line .', '$&')).toEqual(rooms('no such name', ''));
});
