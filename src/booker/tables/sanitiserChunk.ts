/** The sanitiser of descriptions, in a chunk of its own. */
import { lazyChunk } from './lazyChunk.ts';

export const { codeAtom: sanitiserAtom, fetchAtom: fetchSanitiserAtom } = lazyChunk(
  () => import('../../api/sanitise.ts'),
  'The sanitiser',
);
