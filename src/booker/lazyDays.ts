import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../ui/lazyModule.ts';

/** The code for stays of several days, with its texts in the language of the page. */
export const { loadAtom: loadDaysAtom } = lazyModule(
  async () => {
    const code = await import('./daysCode.ts');
    await code.loadDaysTexts(document.documentElement.lang);
    return code;
  },
  'stays of several days',
  QUIET_RETRY_DELAYS_MS,
);
