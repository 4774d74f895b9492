/**
 * Texts in ICU MessageFormat, such as `{count, plural, one {# seat} other {# seats}}`: English in the code of each page,
 * every other language as JSON in `src/languages`, both as translators' programs read them.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGES, primaryLanguage, textDirection } from './language.ts';

/** A list is written as the language joins it: `Line 1, Line 2 and Line 3`. An absent value selects `none`. */
export type MessageValue = string | number | boolean | readonly string[] | undefined;

type Words = Readonly<Record<string, unknown>> | undefined;

/** The texts of a page by name. */
export type Catalogue = {
  readonly [name: string]: string | readonly string[] | readonly (readonly string[])[] | Catalogue;
};

/** What another language has for an English catalogue: the same names. */
export type TranslationOf<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends readonly unknown[]
      ? readonly unknown[]
      : TranslationOf<English[Name]>;
};

/** `name` of `name}…` and of `name, plural, …}`. */
type FirstName<Text extends string> = Text extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : Inside
  : never;

/**
 * The names of a text's arguments. Each brace goes from text into an argument, or from an argument into one of its
 * texts, or back.
 */
type ArgumentsOf<Text extends string, InArgument = false, Names = never> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? ArgumentsOf<`${Rest}{${After}`, InArgument extends true ? false : true, Names>
    : InArgument extends true
      ? ArgumentsOf<After, false, Names>
      : ArgumentsOf<After, true, Names | FirstName<After>>
  : Names;

/** The messages of a catalogue: a text without arguments as it is, every other one as a function of them. */
export type MessagesOf<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? English[Name] extends `${string}{${string}`
      ? (values: { readonly [Argument in ArgumentsOf<English[Name]>]: MessageValue }) => string
      : string
    : English[Name] extends readonly unknown[]
      ? English[Name]
      : MessagesOf<English[Name]>;
};

/**
 * Returns the messages of an English catalogue in the language of a tag. Digits are Latin in every language, like those
 * on the plan, in the date field and in telephone numbers. A text is parsed when it is first shown. A text that the
 * translation lacks is English.
 */
export function createMessages<const English extends Catalogue>(
  english: English,
  translation: TranslationOf<English>,
  tag: string,
): MessagesOf<English> {
  const convert = (original: unknown, translated: unknown): unknown => {
    if (typeof original === 'string') {
      const text = typeof translated === 'string' ? translated : original;
      return original.includes('{') ? createMessage(text, tag) : text;
    }
    if (Array.isArray(original)) return translated ?? original;
    return Object.fromEntries(
      Object.entries(original as object).map(([name, each]) => [name, convert(each, (translated as Words)?.[name])]),
    );
  };
  return convert(english, translation) as MessagesOf<English>;
}

/**
 * Loads a page's texts in the language of a tag. Each language is a chunk of its own; English is part of the code. The
 * answer is English for a language that we don't have, and if its texts could not be loaded. `own` texts of the language
 * replace those of the same name.
 */
export async function loadTexts<English extends Catalogue>(
  english: English & TranslationOf<English>,
  tag: string,
  load: (language: string) => Promise<{ readonly default: TranslationOf<English> }>,
  own: Words = {},
): Promise<{ readonly texts: TranslationOf<English>; readonly tag: string }> {
  const language = primaryLanguage(tag);
  const isKnown = LANGUAGES.some((each) => each === language);
  if (language === 'en' || !isKnown) return { texts: replaceTexts(english, own), tag: isKnown ? tag : 'en' };
  // A browser has the error in its console already.
  const translation = await load(language).catch(() => undefined);
  return translation ? { texts: replaceTexts(translation.default, own), tag } : { texts: english, tag: 'en' };
}

/** Replaces texts by name, also within a group. */
function replaceTexts<Texts extends object>(texts: Texts, own: NonNullable<Words>): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const other = own[name];
      return [name, typeof other === 'object' ? { ...text, ...other } : (other ?? text)];
    }),
  ) as Texts;
}

/** Returns the function of one text. Throws, when called, if the text is not ICU MessageFormat. */
export function createMessage(text: string, tag: string): (values: Readonly<Record<string, MessageValue>>) => string {
  let format: IntlMessageFormat | undefined;
  return (values) => {
    format ??= new IntlMessageFormat(text, `${tag}-u-nu-latn`, undefined, { ignoreTag: true });
    const prepared = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? joinNames(value, tag) : (value ?? 'none'),
    ]);
    return String(format.format(Object.fromEntries(prepared)));
  };
}

/** `Line 1, Line 2 and Line 3`. Where text runs right to left, each name keeps its own direction. */
export function joinNames(names: readonly string[], tag: string): string {
  // English without a country writes `A, B and C`, as it puts the day before the month.
  const list = new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag);
  return list.format(textDirection(tag) === 'rtl' ? names.map((name) => `\u2068${name}\u2069`) : names);
}
