import { lazyModule } from '../../ui/lazyModule.ts';

/**
 * The code for visits that begin with something known, guest or friends, with its texts in the language of the page. Other
 * visits load it at their end, to offer both for the next one.
 */
export const { moduleAtom: visitCodeAtom, loadAtom: loadVisitAtom } = lazyModule(async () => {
  const code = await import('./visitCode.ts');
  const { lang } = document.documentElement;
  await Promise.all([code.loadReturningTexts(lang), code.loadBesideTexts(lang)]);
  return code;
}, 'returning guest');
