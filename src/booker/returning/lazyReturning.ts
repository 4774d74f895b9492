import { lazyModule } from '../../ui/lazyModule.ts';

/** The code for returning guests, with its texts in the language of the page: for those whom the browser knows, and at the end. */
export const { moduleAtom: returningCodeAtom, loadAtom: loadReturningAtom } = lazyModule(async () => {
  const code = await import('./returningCode.ts');
  await code.loadReturningTexts(document.documentElement.lang);
  return code;
}, 'returning guest');
