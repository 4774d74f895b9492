/** The two words of the loader in every language besides English. */
import ar from '../languages/ar/embed.json' with { type: 'json' };
import de from '../languages/de/embed.json' with { type: 'json' };
import es from '../languages/es/embed.json' with { type: 'json' };
import fr from '../languages/fr/embed.json' with { type: 'json' };
import id from '../languages/id/embed.json' with { type: 'json' };
import it from '../languages/it/embed.json' with { type: 'json' };
import si from '../languages/si/embed.json' with { type: 'json' };
import ta from '../languages/ta/embed.json' with { type: 'json' };

export const TRANSLATED_WORDS = {
  ar: [ar.label, ar.close],
  de: [de.label, de.close],
  es: [es.label, es.close],
  fr: [fr.label, fr.close],
  id: [id.label, id.close],
  it: [it.label, it.close],
  si: [si.label, si.close],
  ta: [ta.label, ta.close],
} as const;
