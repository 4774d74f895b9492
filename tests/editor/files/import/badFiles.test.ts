/** Files that are damaged, of another kind than their name says, or made to do harm. */
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { importFile } from '../../../../src/editor/files/import/importFile.ts';

const progress = () => ({ onProgress: () => undefined, signal: new AbortController().signal });
const svg = (content: string, start = ''): string =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`;
const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)]);

it.each<[string, BlobPart]>([
  // Searched for an end from each of them, these would take hours.
  ['an SVG behind comments without an end', svg('', '<!--'.repeat(500_000))],
  ['an SVG behind document types without an end', svg('', '<!DOCTYPE['.repeat(200_000))],
  ['an SVG of sections without an end', svg('<![CDATA['.repeat(200_000))],
  ['a page of HTML', '<!DOCTYPE html><html><body><p>Tables</p></body></html>'],
  ['a draw.io file', '<mxfile host="x"><diagram>dVHL</diagram></mxfile>'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
  ['JSON nested a hundred thousand times', `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`],
  ['JSON without a list', '{"hello": "world"}'],
  ['an empty file', ''],
  ['a file of zeros', new Uint8Array(1_000)],
  ['an archive that is no workbook', zipSync({ 'readme.txt': new Uint8Array(9) })],
  ['a workbook without its sheets', zipSync({ 'xl/workbook.xml': new Uint8Array(0) })],
  ['half of an archive', zipSync({ 'xl/workbook.xml': new Uint8Array(900) }).slice(0, 60)],
  ['a packed drawing', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
  ['a photo of a phone', new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0])],
  ['cells without any content', '\n ; ; \n;;\n'],
])('says in a sentence why it can’t be read: %s', async (_, content) => {
  const read = await importFile(new Blob([content]), progress());
  expect(read).toMatchObject({ ok: false, error: expect.stringMatching(/^\S[^]{15,300}[.!]$/) });
});

it('reads a list by what it holds, in the encodings of Excel and whatever its name', async () => {
  const text = 'Tisch;Pl\u00e4tze\n\u00dc1;4\n';
  const western = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  for (const content of [text, `\uFEFF${text}`, utf16(text), western]) {
    const read = await importFile(new File([content], 'plan.svg', { type: 'image/svg+xml' }), progress());
    expect(read).toMatchObject({ ok: true, sheets: [{ rows: expect.arrayContaining([['\u00dc1', '4']]) }] });
  }
});
