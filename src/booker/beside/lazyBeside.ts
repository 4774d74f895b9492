import { lazyModule } from '../../ui/lazyModule.ts';

/** The code for a place beside friends, with its texts in the language of the page. */
export const { moduleAtom: besideCodeAtom, loadAtom: loadBesideAtom } = lazyModule(async () => {
  const code = await import('./besideCode.ts');
  await code.loadBesideTexts(document.documentElement.lang);
  return code;
}, 'place beside friends');
