/** What the host accepts as a picture, and under which name. */
import { MAX_PICTURE_BYTES } from './editorContract.ts';

/** Formats that the host accepts, with the extension that it requires. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/avif': 'avif',
};
export const PICTURE_TYPES = Object.keys(EXTENSIONS).join();

export function isPictureFile({ type }: Pick<File, 'type'>): boolean {
  return type in EXTENSIONS;
}

/**
 * Returns the name for the upload of a picture, or why the host would not accept it. The time makes the name unique,
 * since the host never replaces a picture.
 */
export function pictureNameOf(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  epochMs: number,
): { readonly ok: true; readonly name: string } | { readonly ok: false; readonly error: 'format' | 'size' } {
  const extension = EXTENSIONS[type];
  if (extension === undefined) return { ok: false, error: 'format' };
  if (size > MAX_PICTURE_BYTES) return { ok: false, error: 'size' };
  const stem = name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return { ok: true, name: `${stem || 'picture'}-${epochMs.toString(36)}.${extension}` };
}
