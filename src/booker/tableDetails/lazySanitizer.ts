import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../../ui/lazyModule.ts';

/** The sanitizer of descriptions, with DOMPurify, in a chunk of its own. */
export const { moduleAtom: sanitizerAtom, loadAtom: loadSanitizerAtom } = lazyModule(
  () => import('../../api/sanitizeHtml.ts'),
  'sanitizer',
  QUIET_RETRY_DELAYS_MS,
);
