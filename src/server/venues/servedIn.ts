import { primaryLanguage } from '../../domain/language.ts';
import { findTranslations, translatePlan, translateVenue } from '../messages/translations.ts';
import type { ServedVenue } from './venues.ts';

const translatedVenues = new WeakMap<ServedVenue, Map<string, ServedVenue>>();

/**
 * Returns a venue as visitors read it in a language: with the texts of its settings and of its plan translated, where
 * the venue has translations. Tables and rules are the same. Use it for what is sent to a page, and for nothing else.
 */
export function servedIn(served: ServedVenue, language: string): ServedVenue {
  const translate = findTranslations(served.venue, language);
  if (!translate) return served;
  const byLanguage = translatedVenues.get(served) ?? new Map<string, ServedVenue>();
  translatedVenues.set(served, byLanguage);
  const key = primaryLanguage(language);
  const known = byLanguage.get(key);
  if (known) return known;
  const translated: ServedVenue = {
    ...served,
    venue: { ...translateVenue(served.venue, translate), language },
    plan: translatePlan(served.plan, translate),
  };
  byLanguage.set(key, translated);
  return translated;
}
