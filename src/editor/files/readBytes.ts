/** Reads a file that the user has picked. */
import { MAX_FILE_BYTES } from './fileLimits.ts';
import { messages } from '../messages.ts';

type Bytes =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly error: string };

/** Returns the bytes of a file of at most 20 MB, or an error in plain words. */
export async function readBytes(file: Blob): Promise<Bytes> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, error: messages.files.tooLarge };
  // The file may have been moved or deleted since it was picked.
  try {
    return { ok: true, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { ok: false, error: messages.files.unreadable };
  }
}
