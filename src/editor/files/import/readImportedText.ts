/** Reads the text of a file to import, in the encodings that other programs write, or names a file that has none. */
import { decodeText } from '../../../domain/text/decodeText.ts';
import { messages } from '../../messages.ts';
import { MAX_FILE_BYTES } from '../fileLimits.ts';
import { readBytes } from '../readBytes.ts';

type ImportedText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

const texts = messages.files.import;
/** What files begin with that are not text. */
const SIGNATURES: readonly (readonly [string, string])[] = [
  ['AC10', texts.isDwg],
  ['AutoCAD Binary DXF', texts.isBinaryDxf],
  ['\u00D0\u00CF\u0011\u00E0', texts.isOldWorkbook],
  ['\u001F\u008B', texts.isPacked],
];

export async function readImportedText(file: Blob): Promise<ImportedText> {
  const read = await readBytes(file);
  if (!read.ok) return read;
  const { bytes } = read;
  const start = startOf(bytes, 32);
  const known = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (known) return { ok: false, error: known[1] };
  if (/^....ftyp(?:hei|mif|msf)/s.test(start)) return { ok: false, error: texts.isHeic };
  // Older DXF are in the encoding of their country.
  const [, codePage] = /\$DWGCODEPAGE\s+3\s+ANSI_(125\d|874)\s/.exec(startOf(bytes, 4_000)) ?? [];
  const text = decodeText(bytes, codePage && `windows-${codePage}`);
  return text === undefined ? { ok: false, error: messages.files.notText } : { ok: true, text };
}

const startOf = (bytes: Uint8Array, length: number): string => String.fromCharCode(...bytes.subarray(0, length));

export const isDxf = (text: string): boolean =>
  /^\s*(?:999\r?\n[^\n]*\n\s*)*0\s*\r?\n\s*SECTION\b/.test(text.slice(0, 2_000));

/** Workbooks are archives. */
export const isZip = (file: Blob): Promise<boolean> => startsWith(file, 'PK\u0003\u0004');

export const isPdf = (file: Blob): Promise<boolean> => startsWith(file, '%PDF');

async function startsWith(file: Blob, signature: string): Promise<boolean> {
  if (file.size > MAX_FILE_BYTES) return false;
  const start = await file
    .slice(0, signature.length)
    .text()
    .catch(() => '');
  return start === signature;
}
