/** Loads what the checks say in a language. English needs no catalogue. */
import { loadLanguage, primaryLanguage } from '../../language.ts';
import type { Catalogue } from '../../say.ts';

/** A catalogue with its language, which is that of the texts. English has no catalogue. */
export type Speech = { readonly language: string; readonly catalogue: Catalogue | undefined };
export const ENGLISH: Speech = { language: 'en', catalogue: undefined };

/** Returns the catalogue of a language. It is English if there is none, or if it could not be loaded. */
export async function loadCatalogue(tag: string): Promise<Speech> {
  const catalogue = await loadLanguage(tag, async (language) => {
    const texts: { readonly checks: Catalogue } = await import(`../../../languages/${language}.ts?only=checks`);
    return texts.checks;
  });
  return catalogue ? { language: primaryLanguage(tag), catalogue } : ENGLISH;
}
