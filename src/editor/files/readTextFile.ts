/** The text of a file that somebody has chosen. */
import { MAX_FILE_BYTES, FILE_TOO_LARGE } from './fileLimits.ts';

export type TextFileResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** The text of a file of at most 20 MB; a reason, in plain words, where it is none, is too large or can't be read. */
export async function readTextFile(file: Blob): Promise<TextFileResult> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, reason: FILE_TOO_LARGE };
  let bytes: ArrayBuffer;
  // The file may have been moved, or the stick pulled out, since it was chosen.
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, reason: 'The file could not be read. Is it still where it was?' };
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: 'This file is no text. A plan’s file ends in .json, a drawing’s in .svg.' };
  }
}
