import { expect, it } from 'vitest';
import {
  createImportRun,
  type DrawingContent,
  type PdfContent,
} from '../../../../src/editor/files/import/importRun.ts';
import { importFile } from '../../../../src/editor/files/import/importFile.ts';
import { messages } from '../../../../src/editor/messages.ts';

/** Writes a PDF of A4 pages from their content streams. */
function pdf(pages: readonly string[], { catalog = '', resources = '', objects = '', trailer = '' } = {}): string {
  const kids = pages.map((_, i) => `${10 + 2 * i} 0 R`).join(' ');
  const parts = pages.map(
    (content, i) =>
      `${10 + 2 * i} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents ${11 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> ${resources} >> >>\nendobj\n` +
      `${11 + 2 * i} 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`,
  );
  return `%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>\nendobj\n3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n${objects}${parts.join('')}trailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`;
}
const rect = (x: number, y: number, width: number, height: number, paint: string): string =>
  `${x} ${y} ${width} ${height} re ${paint}\n`;
const text = (x: number, y: number, words: string): string => `BT /F1 10 Tf ${x} ${y} Td (${words}) Tj ET\n`;
const circle = (x: number, y: number, r: number, paint: string): string => {
  const k = 0.5523 * r;
  return `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c ${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c ${paint}\n`;
};
/** A side at a time, as plotters draw. */
const plotted = (x: number, y: number, width: number, height: number): string =>
  `${x} ${y} m ${x + width} ${y} l S ${x + width} ${y} m ${x + width} ${y + height} l S ${x + width} ${y + height} m ${x} ${y + height} l S ${x} ${y + height} m ${x} ${y} l S\n`;
const twelve = <Item>(make: (x: number, y: number, index: number) => Item): Item[] =>
  Array.from({ length: 12 }, (_, i) => make(100 + (i % 4) * 170, 100 + Math.floor(i / 4) * 150, i));

const bytes = (file: string): ArrayBuffer => new TextEncoder().encode(file).buffer;

async function open(file: string) {
  const run = createImportRun();
  const read = (await run({ id: 1, type: 'pdf', request: bytes(file) })) as PdfContent;
  const tablesOf = (content: DrawingContent) =>
    content.type === 'kinds'
      ? content.assembly.parsed.areas.flatMap((area) =>
          area.tables.map(({ name, seats }) => ({ area: area.name, name, seats })),
        )
      : content.type;
  return {
    ...read.pages,
    tables: tablesOf(read.content),
    content: read.content,
    turn: async (page: number) => tablesOf((await run({ id: 2, type: 'page', request: page })) as DrawingContent),
  };
}
const names = (tables: unknown): unknown[] =>
  (tables as { name: string; seats: number }[]).map(({ name, seats }) => `${name}: ${seats}`).toSorted();
const expected = (seats: number): string[] => Array.from({ length: 12 }, (_, i) => `T${i + 1}: ${seats}`).toSorted();

it('reads round tables, chairs and names of a drawing program, below moved and scaled groups', async () => {
  const page = twelve(
    (x, y, i) =>
      `q 0.5 0 0 0.5 ${x} ${y} cm 0.8 0.6 0.4 rg ${circle(0, 0, 50, 'f')}0.5 g ${circle(70, 0, 14, 'f')}${circle(-70, 0, 14, 'f')}${circle(0, 70, 14, 'f')}${circle(0, -70, 14, 'f')}0 g BT /F1 20 Tf -18 -7 Td (T${i + 1}) Tj ET Q\n`,
  );
  const { tables } = await open(pdf([page.join('')]));
  expect(names(tables)).toEqual(expected(4));
});

it('joins the sides that a plotter draws, and takes areas from layers but nothing that a hidden one has', async () => {
  const table = (x: number, y: number, i: number): string =>
    plotted(x, y, 60, 40) +
    [-14, 44].flatMap((dy) => [8, 40].map((dx) => plotted(x + dx, y + dy, 10, 10))).join('') +
    text(x + 22, y + 16, `T${i + 1}`);
  const all = twelve(table);
  const layer = (name: string, content: string): string => `/OC /${name} BDC\n${content}EMC\n`;
  const file = pdf(
    [
      layer('L0', all.slice(0, 8).join('')) +
        layer('L1', all.slice(8).join('')) +
        layer('L2', twelve((x, y) => rect(x + 80, y + 40, 60, 40, 'S')).join('')),
    ],
    {
      catalog: '/OCProperties << /OCGs [4 0 R 5 0 R 6 0 R] /D << /ON [4 0 R 5 0 R] /OFF [6 0 R] >> >>',
      resources: '/Properties << /L0 4 0 R /L1 5 0 R /L2 6 0 R >>',
      objects: ['Terrace', 'Hall', 'Old plan']
        .map((name, i) => `${4 + i} 0 obj\n<< /Type /OCG /Name (${name}) >>\nendobj\n`)
        .join(''),
    },
  );
  const { tables, content } = await open(file);
  expect(names(tables)).toEqual(expected(4));
  expect((tables as { area: string }[]).filter(({ area }) => area === 'Terrace')).toHaveLength(8);
  expect(content).toMatchObject({ assembly: { leftOut: { hidden: 12 } } });
});

it('opens the page with the most shapes, and any other one that is chosen', async () => {
  const plan = (seats: number): string =>
    `1 g ${rect(0, 0, 842, 595, 'f')}` +
    twelve(
      (x, y, i) =>
        `0.9 0.7 0.5 rg 0 G ${rect(x, y, 80, 50, 'B')}0 g ${text(x + 8, y + 20, `T${i + 1} \\(${seats}\\)`)}`,
    ).join('');
  const file = await open(pdf([text(100, 100, 'Our venue'), `${plan(6)}${rect(20, 20, 3, 3, 'f')}`, plan(2)]));
  expect(file.shapeCounts).toEqual([0, 13, 12]);
  expect(file.fullest).toBe(1);
  expect(names(file.tables)).toEqual(expected(6));
  expect(names(await file.turn(2))).toEqual(expected(2));
  expect(await file.turn(0)).toBe('nothing');
});

it.each([
  ['is only a picture', pdf(['q 842 0 0 595 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \u0040 EI Q']), 'isPicturePdf'],
  ['is damaged', '%PDF-1.4\nnothing that a reader knows', 'failed'],
  [
    'is locked',
    pdf([rect(0, 0, 9, 9, 'f')], {
      objects: `7 0 obj\n<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>\nendobj\n`,
      trailer: `/Encrypt 7 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
    }),
    'isLockedPdf',
  ],
] as const)('says so if a PDF %s', async (_, file, error) => {
  const progress = { onProgress: () => undefined, signal: new AbortController().signal };
  expect(await importFile(new Blob([bytes(file)]), progress)).toEqual({
    ok: false,
    error: messages.files.import[error],
  });
});
