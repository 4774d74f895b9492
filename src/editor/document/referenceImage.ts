/**
 * The reference image: a photo or scan to trace. The document holds its position; the image itself is outside plan and
 * history.
 */
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';

export const referenceImageBlobAtom = atom<Blob>();

const decodedAtom = atom(async (get): Promise<ImageBitmap | undefined> => {
  const blob = get(referenceImageBlobAtom);
  if (!blob) return undefined;
  try {
    return await createImageBitmap(blob);
  } catch (error) {
    console.warn('Can’t decode the reference image:', error);
    return undefined;
  }
});
/** The decoded image. Undefined while it loads. */
export const referenceImageAtom = unwrap(decodedAtom);
