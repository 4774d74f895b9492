/** Reads a file that the user has picked as text. */
import { MAX_FILE_BYTES } from './fileLimits.ts';
import { messages } from '../messages.ts';

type TextFileResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** Returns the text of a UTF-8 file of at most 20 MB, or an error in plain words. */
export async function readTextFile(file: Blob): Promise<TextFileResult> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, error: messages.files.tooLarge };
  let bytes: ArrayBuffer;
  // The file may have been moved or deleted since it was picked.
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, error: messages.files.unreadable };
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, error: messages.files.notText };
  }
}
