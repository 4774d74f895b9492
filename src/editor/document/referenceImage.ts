/**
 * The reference image: a photo or scan to trace. The document holds its position; the image itself is outside plan and
 * history.
 */
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { drawingAtom } from './document.ts';
import { straightenPicture } from './straightenPicture.ts';

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
const cornersAtom = atom((get) => get(drawingAtom).tracing?.corners);
const straightenedAtom = atom(async (get): Promise<ImageBitmap | HTMLCanvasElement | undefined> => {
  const corners = get(cornersAtom);
  const picture = await get(decodedAtom);
  return picture && corners ? straightenPicture(picture, corners) : picture;
});
/** The decoded image, straightened. Undefined while it loads. */
export const referenceImageAtom = unwrap(straightenedAtom);
