/** Imports a file by its content, whatever its name. */
import { isObject } from '../../../domain/plan/reading/coerce.ts';
import { messages } from '../../messages.ts';
import { describeDuplicateKeys, readPlanText } from '../readPlanFile.ts';
import { isDxf, isPdf, isZip, readImportedText } from './readImportedText.ts';
import { type ImportClient, createImportClient } from './importClient.ts';
import { importAvailability } from './importAvailability.ts';
import { importPretix } from './importPretix.ts';
import type { DrawingContent } from './importRun.ts';
import type { DrawingPages, DrawingReview } from './drawingReview.ts';
import { sheetsOfJson } from './sheet/jsonSheets.ts';
import type { Sheet } from './sheet/sheetTables.ts';
import { type ImportResult, normalizeImport, readDecor } from './normalizeImport.ts';
import type { ReadingProgress } from './svg/readSvg.ts';

/** Five times what a plan of 5 MB may take. */
const MAX_PDF_MS = 25_000;
/** Copying more pieces to the worker at once keeps the page from its user. */
const MAX_COPIED = 2_500;
/** Lines above the first that has columns. */
const MAX_TITLES = 20;

type ImportReading =
  | ImportResult
  | { readonly ok: true; readonly review: DrawingReview }
  | { readonly ok: true; readonly sheets: readonly Sheet[] };

/**
 * Returns a plan from a pretix seating plan, an availability answer, a plan file or a drawing that the editor has
 * exported; a review of any other drawing, SVG, DXF or PDF; or an error. Rejects when the signal is aborted.
 */
export async function importFile(file: Blob, progress: ReadingProgress): Promise<ImportReading> {
  if (await isZip(file))
    return readSheets(async (client) => client.call('workbook', await file.arrayBuffer()), progress.signal).catch(
      (error: unknown) => {
        if (progress.signal.aborted) throw error;
        return { ok: false, error: messages.files.import.notWorkbook };
      },
    );
  if (await isPdf(file)) return readPdf(file, progress.signal);
  const read = await readImportedText(file);
  if (!read.ok) return read;
  const { text } = read;
  if (isDxf(text)) return recognize((client) => client.call('dxf', text), progress.signal);
  if (/^\s*<(?:\?xml[^>]*>\s*<)?mxfile/.test(text)) return { ok: false, error: messages.files.import.isDrawio };
  const plan = readPlanText(text);
  if (plan.ok)
    return {
      ok: true,
      plan: plan.plan,
      warnings: [...plan.warnings, ...plan.problems.map(({ location, message }) => `${location}: ${message}`)],
    };
  if (plan.type === 'svg') return importSvg(text, progress);
  if (plan.type === undefined) {
    const other = await readOther(text, progress.signal);
    if (other) return other;
  }
  if (plan.type !== 'answer' && plan.type !== 'pretix') return { ok: false, error: plan.error };
  const plain = text.replace(/^\uFEFF/, '');
  const json: unknown = JSON.parse(plain);
  const isPretix = plan.type === 'pretix' && isObject(json);
  const imported = isPretix ? importPretix(json) : importAvailability(json);
  if (!imported.ok) return imported;
  // The groups of an answer are named as the areas that they become.
  const twice = isPretix
    ? describeDuplicateKeys(plain, json)
    : describeDuplicateKeys(`{"areas":${plain}}`, { areas: json });
  return { ...imported, warnings: [...twice, ...imported.warnings] };
}

/** Imports an SVG drawing of at most 20 MB, in its own units, without running or loading anything in it. */
async function importSvg(text: string, progress: ReadingProgress): Promise<ImportReading> {
  const { readSvg } = await import('./svg/readSvg.ts');
  const reading = await readSvg(text, progress);
  if (!reading.ok) return reading;
  return recognize(async (client) => {
    const { pieces } = reading;
    let start = 0;
    for (; start + MAX_COPIED < pieces.length; start += MAX_COPIED)
      // oxlint-disable-next-line no-await-in-loop -- the page answers its user between the parts
      await client.call('pieces', pieces.slice(start, start + MAX_COPIED));
    return client.call('svg', { ...reading, pieces: pieces.slice(start) });
  }, progress.signal);
}

/** Reads lists of tables: cells, or the JSON of another system. Returns undefined if there are none. */
async function readOther(text: string, signal: AbortSignal): Promise<ImportReading | undefined> {
  if (/^[\s,;|"]*$/.test(text)) return { ok: false, error: messages.files.empty };
  const lines = text.trim().split(/\r?\n/);
  if (/^\s*[[{]/.test(text)) {
    // Some systems write an object in each line.
    const json =
      parsed(text) ?? (lines.length > 1 && lines.every((line) => /^\{.*\}$/.test(line)) && parsed(`[${lines.join()}]`));
    const sheets = isObject(json) && json['version'] === 1 ? [] : sheetsOfJson(json);
    return sheets.length > 0 ? { ok: true, sheets } : undefined;
  }
  const first = lines.slice(0, MAX_TITLES);
  const isCells = first.length > 1 && !text.trimStart().startsWith('<') && first.some((line) => /[\t,;|]/.test(line));
  const isColumn = first.length > 2 && first.every((line) => /^[\p{L}\p{N} .#-]{1,24}$/u.test(line));
  return isCells || isColumn ? readSheets((client) => client.call('cells', text), signal) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function readSheets(
  read: (client: ImportClient) => Promise<readonly Sheet[]>,
  signal: AbortSignal,
): Promise<ImportReading> {
  const client = createImportClient(signal);
  const sheets = await read(client).finally(() => client.close());
  return sheets.length > 0 ? { ok: true, sheets } : { ok: false, error: messages.files.empty };
}

/** Reads the page with the most shapes. A PDF that takes longer than any plan is given up. */
async function readPdf(file: Blob, canceled: AbortSignal): Promise<ImportReading> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), MAX_PDF_MS);
  canceled.addEventListener('abort', () => end.abort());
  const client = createImportClient(end.signal);
  const reject = (error: string): ImportReading => {
    client.close();
    return { ok: false, error };
  };
  try {
    const read = await client.call('pdf', await file.arrayBuffer());
    if (read === 'locked') return reject(messages.files.import.isLockedPdf);
    if (read === 'damaged') return reject(messages.files.import.failed);
    const { content, pages } = read;
    if (content.type !== 'kinds') return reject(messages.files.import.isPicturePdf);
    const open: DrawingPages['open'] = async (page) => {
      // Nor has a damaged one any.
      const opened = await client.call('page', page).catch(() => undefined);
      return opened?.type === 'kinds' ? opened : undefined;
    };
    return { ok: true, review: { ...reviewOf(content, client), pages: { ...pages, open } } };
  } catch (error) {
    if (end.signal.aborted && !canceled.aborted) return reject(messages.files.import.isSlowPdf);
    client.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function reviewOf(content: Extract<DrawingContent, { type: 'kinds' }>, client: ImportClient): DrawingReview {
  const { kinds, assembly } = content;
  return { kinds, assembly, assemble: (roles) => client.call('assemble', roles), close: client.close };
}

async function recognize(
  read: (client: ImportClient) => Promise<DrawingContent>,
  signal: AbortSignal,
): Promise<ImportReading> {
  const client = createImportClient(signal);
  const content = await read(client).catch((error: unknown) => {
    client.close();
    throw error;
  });
  if (content.type === 'kinds') return { ok: true, review: reviewOf(content, client) };
  client.close();
  return content.type === 'exported'
    ? normalizeImport({ ...content.parsed, decor: readDecor(content.parsed.decor) })
    : { ok: false, error: messages.files.import.noTable };
}
