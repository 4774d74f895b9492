import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../../ui/lazyModule.ts';

/** The rules of joined tables. No tables are joined before they are loaded. */
export const { moduleAtom: joiningAtom, loadAtom: loadJoiningAtom } = lazyModule(
  () => import('./joining.ts'),
  'rules of joined tables',
  QUIET_RETRY_DELAYS_MS,
);
