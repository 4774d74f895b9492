/** Text files that people write. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** A position in a text; line and column start at 1. */
export type TextPosition = { readonly line: number; readonly column: number };
/**
 * `error` completes a sentence that begins with the file's name. `position` is where the file stops being valid text,
 * if known.
 */
export type ReadTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly error: string; readonly position?: TextPosition };

/** Reads a file's text without a byte order mark. `most` is the maximum size in bytes. */
export function readTextFile(file: string, most = Infinity): ReadTextResult {
  let bytes: Buffer;
  try {
    const about = statSync(file, { throwIfNoEntry: false });
    if (!about) return { ok: false, error: 'is missing' };
    if (!about.isFile() && !about.isDirectory()) return { ok: false, error: 'is not a file' };
    if (about.size > most) return { ok: false, error: tooLarge(most) };
    bytes = readFileSync(file);
  } catch (error) {
    return { ok: false, error: `can't be read (${(error as NodeJS.ErrnoException).code})` };
  }
  return decodeText(bytes, most);
}

/** Decodes UTF-8 bytes. See `readTextFile`. */
export function decodeText(bytes: Buffer, most = Infinity): ReadTextResult {
  if (bytes.length > most) return { ok: false, error: tooLarge(most) };
  const text = bytes.toString('utf8');
  // Decoding replaces invalid bytes with this character.
  if (!isUtf8(bytes)) {
    const lines = text.split('\uFFFD')[0]!.split('\n');
    return {
      ok: false,
      error: `is not UTF-8 text at line ${lines.length}: save it as UTF-8`,
      position: { line: lines.length, column: lines.at(-1)!.length + 1 },
    };
  }
  return { ok: true, text: text.replace(/^\uFEFF/, '') };
}

const tooLarge = (most: number): string => `is larger than ${Math.round(most / 1_000_000)} MB`;
