/** Reads a file that the user has picked as text. */
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from './fileLimits.ts';

export type TextFileResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly error: string };

/** Returns the text of a UTF-8 file of at most 20 MB, or an error in plain words. */
export async function readTextFile(file: Blob): Promise<TextFileResult> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, error: FILE_TOO_LARGE };
  let bytes: ArrayBuffer;
  // The file may have been moved or deleted since it was picked.
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, error: 'The file can’t be read. Has it been moved or deleted?' };
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, error: 'This is not a text file. Plan files end in .json, drawings in .svg.' };
  }
}
