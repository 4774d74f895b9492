import { lazyModule } from '../../ui/lazyModule.ts';

/** The code for large parties, with its texts in the language of the page. */
export const { moduleAtom: requestCodeAtom, loadAtom: loadRequestAtom } = lazyModule(async () => {
  const code = await import('./requestCode.ts');
  await code.loadRequestTexts(document.documentElement.lang);
  return code;
}, 'request of a large party');
