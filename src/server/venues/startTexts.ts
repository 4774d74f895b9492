/** What a new venue starts with, in the language of its guests: terms, services, and the names on the plan of a template. */
import ar from '../../languages/ar/venue.json' with { type: 'json' };
import de from '../../languages/de/venue.json' with { type: 'json' };
import es from '../../languages/es/venue.json' with { type: 'json' };
import fr from '../../languages/fr/venue.json' with { type: 'json' };
import id from '../../languages/id/venue.json' with { type: 'json' };
import it from '../../languages/it/venue.json' with { type: 'json' };
import si from '../../languages/si/venue.json' with { type: 'json' };
import ta from '../../languages/ta/venue.json' with { type: 'json' };
import { primaryLanguage } from '../../domain/language.ts';
import { englishTemplateWords } from '../../domain/plan/templates.ts';

export const englishStart = {
  ...englishTemplateWords,
  lunch: 'Lunch',
  dinner: 'Dinner',
  hold_heading: 'Holding your table',
  hold_text:
    'Tables are held for {hold_minutes} minutes after the reservation time. After that they are given to the next guests.',
  changes_heading: 'Changes',
  changes_text: 'Please call or write to us if your plans change.',
} as const;

type StartTexts = Readonly<Record<keyof typeof englishStart, string>>;
const TRANSLATED: Readonly<Record<string, StartTexts>> = { ar, de, es, fr, id, it, si, ta };

/** Returns the texts in the language of a tag; English if there are none. */
export function startTexts(tag: string): StartTexts {
  return TRANSLATED[primaryLanguage(tag)] ?? englishStart;
}
