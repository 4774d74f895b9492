/** Text files that people write. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** A position in a text; line and column start at 1. */
export type TextPosition = { readonly line: number; readonly column: number };
/**
 * `error` completes a sentence that begins with the file's name. `position` is where the file stops being valid text,
 * if the error has one.
 */
export type ReadTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly error: string; readonly position?: TextPosition };

/** Reads a file's text without a byte order mark. `maxBytes` is the maximum size. */
export function readTextFile(file: string, maxBytes = Infinity): ReadTextResult {
  let bytes: Buffer;
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return { ok: false, error: 'is missing' };
    if (!stats.isFile() && !stats.isDirectory()) return { ok: false, error: 'is not a file' };
    if (stats.size > maxBytes) return { ok: false, error: tooLarge(maxBytes) };
    bytes = readFileSync(file);
  } catch (error) {
    return { ok: false, error: `can't be read (${(error as NodeJS.ErrnoException).code})` };
  }
  return decodeText(bytes, maxBytes);
}

/** Decodes UTF-8 bytes. See `readTextFile`. */
export function decodeText(bytes: Buffer, maxBytes = Infinity): ReadTextResult {
  if (bytes.length > maxBytes) return { ok: false, error: tooLarge(maxBytes) };
  const text = bytes.toString('utf8');
  // Decoding replaces invalid bytes with this character.
  if (!isUtf8(bytes)) {
    const valid = text.slice(0, text.indexOf('\uFFFD'));
    const line = valid.split('\n').length;
    return {
      ok: false,
      error: `is not UTF-8 text at line ${line}: save it as UTF-8`,
      position: { line, column: valid.length - valid.lastIndexOf('\n') },
    };
  }
  return { ok: true, text: text.replace(/^\uFEFF/, '') };
}

const tooLarge = (maxBytes: number): string => `is larger than ${Math.round(maxBytes / 1_000_000)} MB`;
