/** Plans that are wrong, or sound, by the files in their folder. `heldOutPictures.test.ts` checks these folders. */
import { crc32, deflateSync } from 'node:zlib';
import { type Case, type Json, plan, table } from '../heldOut.ts';

/** The files of a venue's folder beside its JSON, by path. */
export type Files = Readonly<Record<string, Uint8Array>>;
export type FolderCase = Case & { readonly baseFiles: Files; readonly files: Files };

/** A PNG of gray stripes. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  // Each row starts with its filter, 0.
  const rows = Uint8Array.from({ length: (width + 1) * height }, (_, i) => (i % (width + 1) === 0 ? 0 : i % 251));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const text = (content: string): Buffer => Buffer.from(content, 'utf8');
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="#888"/></svg>';
const PNG = png(640, 480);

/** A plan whose table Sofa 1 has a picture of its own, and files that differ from the sound ones. */
function sofa(title: string, path: string, baseFile: Buffer, files: Files): FolderCase {
  const base = plan('island-terrace', title, (p) => {
    table(p, 'Sofa 1').picture = path;
  });
  return { ...base, base: base.json, baseFiles: { [path]: baseFile }, files };
}

/** A plan with a picture as decor, on the garden beyond the road. */
function painted(title: string, change: (picture: Json) => void): FolderCase {
  const files = { 'pictures/logo.png': png(400, 400) };
  const picture = { kind: 'picture', x: 500, y: 1_410, width: 60, height: 60, picture: 'pictures/logo.png' };
  const base = plan('island-terrace', title, (p) => {
    p.decor.push(picture);
  });
  const wrong = plan('island-terrace', title, (p) => {
    const changed = { ...picture };
    change(changed);
    p.decor.push(changed);
  });
  return { ...wrong, base: base.json, baseFiles: files, files };
}

export const WRONG_PICTURE_FILES: readonly FolderCase[] = [
  sofa('a PNG of which half was uploaded', 'pictures/sofa-1.png', PNG, {
    'pictures/sofa-1.png': PNG.subarray(0, PNG.length / 2),
  }),
  sofa('an SVG that was cut before its end', 'pictures/sofa-1.svg', text(SVG), {
    'pictures/sofa-1.svg': text(SVG.slice(0, -12)),
  }),
  sofa('an SVG without its namespace, which no picture element shows', 'pictures/sofa-1.svg', text(SVG), {
    'pictures/sofa-1.svg': text(SVG.replace(' xmlns="http://www.w3.org/2000/svg"', '')),
  }),
  sofa('a page of an error saved as a picture', 'pictures/sofa-1.png', PNG, {
    'pictures/sofa-1.png': text('<!DOCTYPE html><html><title>404 Not Found</title><h1>Not Found</h1></html>'),
  }),
  sofa('a photo of a telephone with another ending', 'pictures/sofa-1.png', PNG, {
    'pictures/sofa-1.png': Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      text('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(2_000, 0x5a),
    ]),
  }),
  sofa('an empty file', 'pictures/sofa-1.png', PNG, { 'pictures/sofa-1.png': Buffer.alloc(0) }),
  sofa('a picture that was never uploaded', 'pictures/sofa-1.png', PNG, {}),
  sofa('a picture whose name differs in case', 'pictures/sofa-1.png', PNG, { 'pictures/Sofa-1.png': PNG }),
  sofa('a picture that no table uses any more', 'pictures/sofa-1.png', PNG, {
    'pictures/sofa-1.png': PNG,
    'pictures/old-terrace.png': png(800, 600),
  }),
  painted('a square logo stretched to a banner', (picture) => {
    picture.width = 240;
  }),
];

export const SOUND_PICTURE_FILES: readonly FolderCase[] = [
  sofa('an upright photo of a table', 'pictures/sofa-1.png', PNG, { 'pictures/sofa-1.png': png(480, 640) }),
  sofa('an SVG behind a byte order mark, a declaration and a comment', 'pictures/sofa-1.svg', text(SVG), {
    'pictures/sofa-1.svg': text(`\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${SVG}\n`),
  }),
  painted('a square logo turned by a quarter', (picture) => {
    picture.rotation = 90;
  }),
];
