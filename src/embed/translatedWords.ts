/** The two words of the loader in every language besides English. */
import * as ar from '../languages/ar.ts';
import * as de from '../languages/de.ts';
import * as id from '../languages/id.ts';
import * as si from '../languages/si.ts';
import * as ta from '../languages/ta.ts';

export const TRANSLATED_WORDS = {
  ar: ar.embed,
  de: de.embed,
  id: id.embed,
  si: si.embed,
  ta: ta.embed,
} as const;
