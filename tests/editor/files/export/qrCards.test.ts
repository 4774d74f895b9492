/** Cards with QR codes, as a camera reads them. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQrCode, exportQrCards, qrCardsOf } from '../../../../src/editor/files/export/pdf/qrCards.ts';
import { BEACH } from '../samplePlans.ts';

const address = 'https://tables.example.com/v/beach-camp/t/1234';

function codeOn(size: number, paint?: (ctx: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const ctx = canvas.getContext('2d')!;
  drawQrCode(ctx, address, 0, 0, size);
  paint?.(ctx);
  return decodeQR(ctx.getImageData(0, 0, size, size));
}

test('a camera reads the address from a code', () => {
  // As a phone sees it from half a meter.
  expect(codeOn(200)).toBe(address);
});

test('a camera reads the address from a scratched code', () => {
  expect(
    codeOn(400, (ctx) => {
      ctx.fillStyle = '#ffffff';
      ctx.fillRect(180, 180, 60, 60);
    }),
  ).toBe(address);
});

test('makes a card for each table, or for the selected ones', () => {
  const rooms = BEACH.areas.flatMap((area) => area.rooms);
  expect(qrCardsOf(BEACH)).toHaveLength(rooms.length);
  const selected = String(rooms[3]!.id);
  expect(qrCardsOf(BEACH, new Set([selected])).map(({ key, name }) => [key, name])).toEqual([
    [selected, rooms[3]!.name],
  ]);
});

test('puts eight cards on a page of A4', async () => {
  const cards = qrCardsOf(BEACH).slice(0, 9);
  const addresses: string[] = [];
  const blob = await exportQrCards(cards, {
    venue: 'Beach Camp',
    addressOf: (key) => {
      addresses.push(key);
      return `https://tables.example.com/t/${key}`;
    },
  });
  const pdf = await PDFDocument.load(await blob!.arrayBuffer());
  expect(pdf.getPageCount()).toBe(2);
  const { width, height } = pdf.getPage(0).getSize();
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  expect(addresses).toEqual(cards.map(({ key }) => key));
});
