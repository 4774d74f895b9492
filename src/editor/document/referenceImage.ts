/** The photo or scan that is traced. It is no part of the plan, and steps do not hold it: the drawing says where it lies. */
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { previewShapesAtom } from '../tools/toolState.ts';

/** The picture as it was read from a file; undefined where nothing is traced. */
export const referenceImageBlobAtom = atom<Blob>();

const decodedAtom = atom(async (get): Promise<ImageBitmap | undefined> => {
  const blob = get(referenceImageBlobAtom);
  if (!blob) return undefined;
  try {
    return await createImageBitmap(blob);
  } catch (error) {
    console.warn('The picture that is traced can’t be shown:', error);
    return undefined;
  }
});
/** Ready to be drawn; undefined until it is. */
export const referenceImageAtom = unwrap(decodedAtom);

/** The line that was measured last, while it is shown. */
export const lastMeasurementAtom = atom((get) => get(previewShapesAtom).find((shape) => shape.type === 'measure'));
