/** The texts of the host in every language besides English. No mail may wait for a file, so all of them are loaded. */
import * as ar from '../../languages/ar.ts';
import * as de from '../../languages/de.ts';
import * as id from '../../languages/id.ts';
import * as si from '../../languages/si.ts';
import * as ta from '../../languages/ta.ts';

export const TRANSLATED_MAILS = {
  ar: ar.mail,
  de: de.mail,
  id: id.mail,
  si: si.mail,
  ta: ta.mail,
} as const;

export const TRANSLATED_ERRORS = {
  ar: ar.errors,
  de: de.errors,
  id: id.errors,
  si: si.errors,
  ta: ta.errors,
} as const;
