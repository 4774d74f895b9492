/** Loads what the checks say in a language. Each language is a chunk of its own; English needs none. */
import { primaryLanguage } from '../../language.ts';
import type { Catalogue } from '../../say.ts';

const LOADERS: ReadonlyMap<string, () => Promise<{ readonly catalogue: Catalogue }>> = new Map([
  ['ar', () => import('./ar.ts')],
  ['de', () => import('./de.ts')],
  ['id', () => import('./id.ts')],
  ['si', () => import('./si.ts')],
  ['ta', () => import('./ta.ts')],
]);

/** A catalogue with its language, which is that of the texts. English has no catalogue. */
export type Speech = { readonly language: string; readonly catalogue: Catalogue | undefined };
export const ENGLISH: Speech = { language: 'en', catalogue: undefined };

/** Returns the catalogue of a language. It is English if there is none, or if it could not be loaded. */
export async function loadCatalogue(tag: string): Promise<Speech> {
  const language = primaryLanguage(tag);
  const catalogue = await LOADERS.get(language)?.().then(
    (module) => module.catalogue,
    // A browser has the error in its console already.
    () => {},
  );
  return catalogue ? { language, catalogue } : ENGLISH;
}
