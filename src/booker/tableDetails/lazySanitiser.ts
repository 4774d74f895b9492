/** The sanitiser of descriptions, in a chunk of its own. */
import { lazyModule } from '../../ui/lazyModule.ts';

export const { codeAtom: sanitiserAtom, fetchAtom: fetchSanitiserAtom } = lazyModule(
  () => import('../../api/sanitizeHtml.ts'),
  'The sanitiser',
);
