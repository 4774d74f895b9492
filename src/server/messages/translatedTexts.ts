/** The texts of the host in other languages and with other words for a table. No mail may wait for a file, so all of them are loaded. */
import arErrors from '../../languages/ar/errors.json' with { type: 'json' };
import arMail from '../../languages/ar/mail.json' with { type: 'json' };
import arTableWords from '../../languages/ar/tableWords.json' with { type: 'json' };
import deErrors from '../../languages/de/errors.json' with { type: 'json' };
import deMail from '../../languages/de/mail.json' with { type: 'json' };
import deTableWords from '../../languages/de/tableWords.json' with { type: 'json' };
import enTableWords from '../../languages/en/tableWords.json' with { type: 'json' };
import esErrors from '../../languages/es/errors.json' with { type: 'json' };
import esMail from '../../languages/es/mail.json' with { type: 'json' };
import esTableWords from '../../languages/es/tableWords.json' with { type: 'json' };
import frErrors from '../../languages/fr/errors.json' with { type: 'json' };
import frMail from '../../languages/fr/mail.json' with { type: 'json' };
import frTableWords from '../../languages/fr/tableWords.json' with { type: 'json' };
import idErrors from '../../languages/id/errors.json' with { type: 'json' };
import idMail from '../../languages/id/mail.json' with { type: 'json' };
import idTableWords from '../../languages/id/tableWords.json' with { type: 'json' };
import itErrors from '../../languages/it/errors.json' with { type: 'json' };
import itMail from '../../languages/it/mail.json' with { type: 'json' };
import itTableWords from '../../languages/it/tableWords.json' with { type: 'json' };
import siErrors from '../../languages/si/errors.json' with { type: 'json' };
import siMail from '../../languages/si/mail.json' with { type: 'json' };
import siTableWords from '../../languages/si/tableWords.json' with { type: 'json' };
import taErrors from '../../languages/ta/errors.json' with { type: 'json' };
import taMail from '../../languages/ta/mail.json' with { type: 'json' };
import taTableWords from '../../languages/ta/tableWords.json' with { type: 'json' };

/** Returns the texts of a file without what it tells its translators. */
const textsOf = <File extends { readonly '@@comment'?: string }>({ '@@comment': _comment, ...texts }: File) => texts;

export const TRANSLATED_MAILS = {
  ar: textsOf(arMail),
  de: textsOf(deMail),
  es: textsOf(esMail),
  fr: textsOf(frMail),
  id: textsOf(idMail),
  it: textsOf(itMail),
  si: textsOf(siMail),
  ta: textsOf(taMail),
} as const;

export const TRANSLATED_ERRORS = {
  ar: textsOf(arErrors),
  de: textsOf(deErrors),
  es: textsOf(esErrors),
  fr: textsOf(frErrors),
  id: textsOf(idErrors),
  it: textsOf(itErrors),
  si: textsOf(siErrors),
  ta: textsOf(taErrors),
} as const;

/** By language and word, what replaces texts of the host and of the booking page where guests don't call a place a table. */
export const TABLE_WORD_TEXTS = {
  en: enTableWords,
  ar: arTableWords,
  de: deTableWords,
  es: esTableWords,
  fr: frTableWords,
  id: idTableWords,
  it: itTableWords,
  si: siTableWords,
  ta: taTableWords,
} as const;
