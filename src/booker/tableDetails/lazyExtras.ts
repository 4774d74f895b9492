import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../../ui/lazyModule.ts';

/** What step 2 needs besides the map, in a chunk of its own that loads beside it. */
export const { moduleAtom: extrasAtom, loadAtom: loadExtrasAtom } = lazyModule(
  () => import('./extras.ts'),
  'areas, suggestions and descriptions',
  QUIET_RETRY_DELAYS_MS,
);
