/** The photo or scan that is traced. It is no part of the plan, and steps do not hold it: the drawing says where it lies. */
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { previewAtom } from './tool.ts';

/** The picture as it was read from a file; undefined where nothing is traced. */
export const tracingBlobAtom = atom<Blob>();

const decodedAtom = atom(async (get): Promise<ImageBitmap | undefined> => {
  const blob = get(tracingBlobAtom);
  if (!blob) return undefined;
  try {
    return await createImageBitmap(blob);
  } catch (error) {
    console.warn('The picture that is traced can’t be shown:', error);
    return undefined;
  }
});
/** Ready to be drawn; undefined until it is. */
export const tracingPictureAtom = unwrap(decodedAtom);

/** The line that was measured last, while it is shown. */
export const measuredAtom = atom((get) => get(previewAtom).find((shape) => shape.kind === 'measure'));
