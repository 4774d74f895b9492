/** The rule about translations that differ from their text in more than its language. */
import { say } from '../../../say.ts';
import { isObject } from '../../../plan/reading/coerce.ts';
import { toJsonPointer } from '../../../plan/reading/validationError.ts';
import { type FindingDetails, defineRule } from '../../finding.ts';
import { formatProblem } from '../descriptionRules.ts';

const PLACEHOLDER = /\{\w+\}/g;
/** Fewer equal texts may be words that two languages share. */
const MIN_EQUAL_TEXTS = 3;

/** Returns the numbers of a text, sorted. A clock may show an hour in two ways. */
const numbersOf = (text: string): string[] =>
  (text.replaceAll(/\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|uhr)\b|\d{1,2}[:.]\d\d/gi, ' ').match(/\d+/g) ?? []).toSorted();

const contradictoryTranslation = defineRule({
  id: 'translation-differs',
  severity: 'warning',
  appliesTo: ['venue'],
  description:
    'A translation lacks the placeholder of its text, has another number, script or HTML, is that of another name, or is not translated.',
  check: ({ json, areas, categories }) => {
    const translations = isObject(json) && isObject(json['translations']) ? json['translations'] : {};
    const lists = [areas, categories].map((list) => list.map(({ name }) => name));
    return Object.entries(translations).flatMap(([language, byText]): FindingDetails[] => {
      const pairs = Object.entries(isObject(byText) ? byText : {}).flatMap(([text, translation]) =>
        typeof translation === 'string' ? [{ text, translation }] : [],
      );
      const own = isObject(json) && typeof json['language'] === 'string' ? json['language'] : 'en';
      const equal = pairs.filter(({ text, translation }) => text === translation);
      if (equal.length >= MIN_EQUAL_TEXTS && equal.length * 2 > pairs.length)
        return [
          {
            path: toJsonPointer(['translations', language]),
            message: say`The texts in "${language}" are not translated: translate them, or remove them`,
          },
        ];
      const first = new Map<string, string>();
      const forgotten = lists.flatMap((names) => forgottenName(names, new Set(pairs.map(({ text }) => text))) ?? []);
      return [
        ...forgotten.map((name) => ({
          path: toJsonPointer(['translations', language]),
          message: say`"${name}" is not translated into "${language}", but all others of its kind are: translate it too`,
        })),
        ...pairs.flatMap(({ text, translation }): FindingDetails[] => {
          const twin = first.get(translation.trim().toLowerCase());
          const isTwin = twin !== undefined && lists.some((names) => names.includes(twin) && names.includes(text));
          if (twin === undefined) first.set(translation.trim().toLowerCase(), text);
          const problem = isTwin
            ? say`is that of "${twin}" too: give each its own`
            : (differenceOf(text, translation) ?? formOf(text, translation, language, own));
          return problem === undefined
            ? []
            : [
                {
                  path: toJsonPointer(['translations', language, text]),
                  message: say`The translation of "${text.slice(0, 60)}" ${problem}`,
                },
              ];
        }),
      ];
    });
  },
});

/** Fewer translated names show no intention to translate all. */
const MIN_TRANSLATED = 3;

/** Returns the only name of a list that is not translated, while all others are. */
function forgottenName(names: readonly string[], translated: ReadonlySet<string>): string | undefined {
  const [left, ...others] = names.filter((name) => !translated.has(name));
  return others.length === 0 && names.length > MIN_TRANSLATED ? left : undefined;
}

/** Letters that languages written with the plain alphabet do not have. A name may keep them. */
const PLAIN_LANGUAGES: ReadonlySet<string> = new Set(['id', 'ms']);
const ACCENTED = /[äöüßéèêàâçñ]/iu;

/** The scripts of languages that are not written in Latin. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  si: /\p{Script=Sinhala}/u,
  ta: /\p{Script=Tamil}/u,
};
/** Shorter words, such as BBQ, may stay as they are. */
const MIN_FOREIGN_LETTERS = 5;

/** Returns what is wrong with the form of a translation. */
function formOf(text: string, translation: string, language: string, own: string): string | undefined {
  if (text.includes('<')) {
    const problem = formatProblem(translation);
    if (problem !== undefined) return problem;
  }
  const script = SCRIPTS[language];
  const words = translation.replaceAll(/<[^<>]*>|\{\w+\}/g, '');
  if (
    script &&
    !script.test(words) &&
    (words.match(/\p{L}/gu) ?? []).length >= MIN_FOREIGN_LETTERS &&
    text !== translation
  )
    return say`is not in the letters of the language "${language}": check its language`;
  const letter = PLAIN_LANGUAGES.has(language) ? ACCENTED.exec(words)?.[0] : undefined;
  if (letter !== undefined && !ACCENTED.test(text))
    return say`has the letter ${letter}, which the language "${language}" lacks: check its language`;
  return language === own ? say`is in the venue's own language: change the text itself` : undefined;
}

/** Shorter sentences may be a name. */
const MIN_SENTENCE_LENGTH = 15;

function differenceOf(text: string, translation: string): string | undefined {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const left = sentences.find(
    (each) => each.length >= MIN_SENTENCE_LENGTH && each.includes(' ') && each !== text && translation.includes(each),
  );
  if (left !== undefined) return say`still has "${left.slice(0, 60)}": translate it`;
  const placeholders = new Set(text.match(PLACEHOLDER) ?? []);
  const own = new Set(translation.match(PLACEHOLDER) ?? []);
  const missing = [...placeholders].find((each) => !own.has(each));
  if (missing !== undefined) return say`lacks ${missing}: add it`;
  const unknown = [...own].find((each) => !placeholders.has(each));
  if (unknown !== undefined) return say`holds ${unknown}, which its text lacks: remove it`;
  const numbers = numbersOf(text);
  const others = numbersOf(translation);
  return numbers.length > 0 && others.length > 0 && numbers.join(' ') !== others.join(' ')
    ? say`has the number ${others.join(', ')} for ${numbers.join(', ')}: correct it`
    : undefined;
}

export const translationRules = [contradictoryTranslation] as const;
