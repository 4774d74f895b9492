/** The editor's texts in the language that it has. */
import { createDecimalFormats } from '../domain/booking/formats.ts';
import { round2 } from '../domain/geometry/numbers.ts';
import { textDirection } from '../domain/language.ts';
import { createMessages, loadTexts } from '../domain/messages.ts';
import { type TemplateWords, englishTemplateWords } from '../domain/plan/templates.ts';
import { setPageLanguage } from '../ui/pageLanguage.ts';
import { english } from './english.ts';

/** The texts. `main.tsx` loads them before all other code of the editor, which may read them as it is loaded. */
export let messages = createMessages(english, english, 'en');

export type Messages = typeof messages;

/** What is before the decimals of a number in the language. */
let decimalSign = '.';

/** Writes a number to a hundredth as fields read it: without grouping, and with a minus that is a hyphen. */
export function formatDecimal(value: number): string {
  return String(round2(value)).replace('.', decimalSign);
}

/** Loads the texts of a language, which the document then has. It is English if they could not be loaded. */
export async function loadMessages(tag: string): Promise<void> {
  const loaded = await loadTexts(
    english,
    tag,
    (language) => import(`../languages/${language}/editor.json`, { with: { type: 'json' } }),
  );
  messages = createMessages(english, loaded.texts, loaded.tag);
  decimalSign = createDecimalFormats(loaded.tag).decimal(0.5, 1).charAt(1);
  setPageLanguage(loaded.tag, textDirection(loaded.tag));
}

/** Returns the names of a template in the language of a venue's guests; English if there are none. */
export async function loadTemplateWords(tag: string): Promise<TemplateWords> {
  const { texts } = await loadTexts(
    englishTemplateWords,
    tag,
    (language) => import(`../languages/${language}/venue.json`, { with: { type: 'json' } }),
  );
  return texts;
}
