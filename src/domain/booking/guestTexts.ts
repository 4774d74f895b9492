/** The texts that guests read and that can have a translation. */
import { isFields } from '../deepEqual.ts';
import type { SettingsFields } from './settingsMerge.ts';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export type GuestText = {
  readonly text: string;
  /** The name of the host's message that the text replaces. */
  readonly word?: string;
  /** Whether nothing uses it anymore: only its translation is left. */
  readonly isUnused?: boolean;
};

/** Returns the translations of the settings into a language, by the text itself. */
export function translationsOf({ translations }: SettingsFields, language: string): ReadonlyMap<string, string> {
  const byText = isFields(translations) ? translations[language] : undefined;
  return new Map(Object.entries(isFields(byText) ? byText : {}).map(([text, value]) => [text, asText(value)]));
}

/** Returns the texts of the settings and of the plan, once each. `language` adds those that only it still has. */
export function guestTexts(fields: SettingsFields, planTexts: readonly string[], language: string): GuestText[] {
  const partsOf = (list: unknown, ...parts: readonly string[]): unknown[] =>
    (Array.isArray(list) ? list : []).flatMap((each) => parts.map((part) => (isFields(each) ? each[part] : '')));
  const { words, special_days: specialDays } = fields;
  const shown = [
    fields['name'],
    fields['heading'],
    ...partsOf(fields['services'], 'name'),
    ...partsOf(specialDays, 'note'),
    ...partsOf(partsOf(specialDays, 'services').flat(), 'name'),
    ...partsOf(fields['promo_codes'], 'gives'),
    ...partsOf(fields['terms'], 'heading', 'text'),
    ...planTexts,
  ].map(asText);
  const own = Object.entries(isFields(words) ? words : {}).map(([word, text]) => ({ word, text: asText(text) }));
  const known = new Set([...shown, ...own.map(({ text }) => text)]);
  return [
    ...own,
    ...[...new Set(shown)].filter((text) => text !== '').map((text) => ({ text })),
    ...[...translationsOf(fields, language).keys()]
      .filter((text) => !known.has(text))
      .map((text) => ({ text, isUnused: true })),
  ];
}

/** Returns those of the texts that guests with a language read in the venue's. `usual` has the host's own messages. */
export function missingTexts(
  texts: readonly GuestText[],
  translations: ReadonlyMap<string, string>,
  usual: Readonly<Record<string, string>>,
): ReadonlySet<GuestText> {
  return new Set(
    texts.filter(
      ({ text, word = '', isUnused }) =>
        !isUnused && text !== '' && text !== usual[word] && (translations.get(text) ?? '') === '',
    ),
  );
}

/** Returns the settings with the translations of a text that has changed; of one that is still used they stay. */
export function renameText(
  fields: SettingsFields,
  before: string,
  after: string,
  planTexts: readonly string[],
): SettingsFields {
  const { translations } = fields;
  if (!isFields(translations) || before === '' || after === '') return fields;
  if (guestTexts(fields, planTexts, '').some(({ text }) => text === before)) return fields;
  const renamed = Object.entries(translations).map(([language, byText]) => {
    if (!isFields(byText) || !Object.hasOwn(byText, before) || Object.hasOwn(byText, after)) return [language, byText];
    const { [before]: translation, ...others } = byText;
    return [language, { ...others, [after]: translation }];
  });
  return { ...fields, translations: Object.fromEntries(renamed) as unknown };
}
