/** Text files that people write: read whole, or a reason for them why not. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** A place in a text, from 1. */
export type TextPosition = { readonly line: number; readonly column: number };
/** `place` is where a text stops being one, where that is known. */
export type ReadTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly error: string; readonly position?: TextPosition };

/** A file's text without the mark that some programs put before it. `most` is the most bytes that are read. */
export function readTextFile(file: string, most = Infinity): ReadTextResult {
  let bytes: Buffer;
  try {
    const about = statSync(file, { throwIfNoEntry: false });
    if (!about) return { ok: false, error: 'is missing' };
    if (!about.isFile() && !about.isDirectory()) return { ok: false, error: 'is no file' };
    if (about.size > most) return { ok: false, error: tooLarge(most) };
    bytes = readFileSync(file);
  } catch (error) {
    return { ok: false, error: `can't be read (${(error as NodeJS.ErrnoException).code})` };
  }
  return decodeText(bytes, most);
}

/** Bytes as a text; see `readText`. */
export function decodeText(bytes: Buffer, most = Infinity): ReadTextResult {
  if (bytes.length > most) return { ok: false, error: tooLarge(most) };
  const text = bytes.toString('utf8');
  // Where the bytes are no character, reading puts this sign in their place.
  if (!isUtf8(bytes)) {
    const lines = text.split('\uFFFD')[0]!.split('\n');
    return {
      ok: false,
      error: `is no UTF-8 text from line ${lines.length} on: save it as UTF-8`,
      position: { line: lines.length, column: lines.at(-1)!.length + 1 },
    };
  }
  return { ok: true, text: text.replace(/^\uFEFF/, '') };
}

const tooLarge = (most: number): string => `has more than ${Math.round(most / 1_000_000)} MB: no plan is so large`;
