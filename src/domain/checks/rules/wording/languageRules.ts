/** The rule about texts in another language than the venue's, as a translation leaves them behind. */
import { say } from '../../../say.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../../plan/limits.ts';
import { isObject, toArray } from '../../../plan/reading/coerce.ts';
import { toJsonPointer } from '../../../plan/reading/validationError.ts';
import type { CheckContext } from '../../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';
import { languageOf } from './languageOf.ts';

/** Fewer descriptions show no usual language. */
const MIN_TEXTS = 5;
/** The share of descriptions in other languages, if they are slips. A house may describe an area in another one. */
const MAX_ODD_RATIO = 0.1;

const wordsOf = (html: string): string => html.slice(0, MAX_DESCRIPTION_LENGTH).replaceAll(/<[^<>]*>|&\w+;/g, ' ');

/** Returns the language of each description, and that of nearly all tables. */
function languagesIn({ tables }: CheckContext): {
  readonly byText: ReadonlyMap<string, string | undefined>;
  readonly usual: string | undefined;
} {
  const byText = new Map<string, string | undefined>();
  for (const { room } of tables) {
    const html = room['room_description'];
    if (typeof html === 'string' && !byText.has(html)) byText.set(html, languageOf(wordsOf(html)));
  }
  const known = tables.flatMap(({ room }) => {
    const html = room['room_description'];
    return (typeof html === 'string' && byText.get(html)) || [];
  });
  const counts = new Map<string, number>();
  for (const language of known) counts.set(language, (counts.get(language) ?? 0) + 1);
  const usual = [...counts].find(
    ([, count]) => known.length >= MIN_TEXTS && known.length - count <= Math.max(known.length * MAX_ODD_RATIO, 1),
  )?.[0];
  return { byText, usual };
}

/** The tag of a language without its region. */
const baseOf = (tag: string): string => tag.toLowerCase().replace(/-.*$/, '');

function findOddDescriptions(context: CheckContext): FindingDetails[] {
  const { byText, usual } = languagesIn(context);
  if (usual === undefined) return [];
  return context.tables.flatMap((table): FindingDetails[] => {
    const html = table.room['room_description'];
    const language = typeof html === 'string' ? byText.get(html) : undefined;
    return language === undefined || language === usual
      ? []
      : [
          {
            path: `${table.path}/room_description`,
            table: table.id,
            message: say`The description of ${displayName(table)} is written in another language than the others: translate it`,
          },
        ];
  });
}

function findOddSettings(context: CheckContext): FindingDetails[] {
  if (!isObject(context.json)) return [];
  const { language = 'en', terms, translations } = context.json;
  const own = typeof language === 'string' ? baseOf(language) : 'en';
  const texts = (toArray(terms) ?? []).map((term) =>
    isObject(term) && typeof term['text'] === 'string' ? term['text'] : '',
  );
  const written = texts.map((text) => languageOf(text));
  const inOwn = written.filter((each) => each === own).length;
  const known = written.filter((each) => each !== undefined);
  const { usual } = languagesIn(context);
  const isOther = (each: string | undefined): boolean => each !== undefined && each !== own;
  // Terms that agree with each other and with the descriptions show that the setting is wrong.
  if (known.length > 0 && inOwn === 0 && known.every((each) => each === known[0]) && (usual ?? known[0]) === known[0])
    return [
      {
        path: '/language',
        message: say`The language is "${String(language)}", but the terms are written in "${known[0]}": correct one of them`,
      },
    ];
  return [
    ...written.flatMap((each, index): FindingDetails[] =>
      isOther(each)
        ? [
            {
              path: `/terms/${index}/text`,
              message: say`The terms are written in "${each}" here, and the venue's language is "${String(language)}": translate them`,
            },
          ]
        : [],
    ),
    ...Object.entries(isObject(translations) ? translations : {}).flatMap(([target, byText]) =>
      Object.entries(isObject(byText) ? byText : {}).flatMap(([text, translation]): FindingDetails[] => {
        const found = typeof translation === 'string' ? languageOf(wordsOf(translation)) : undefined;
        // Equal texts, and letters of another script, are other findings.
        if (found === undefined || found === baseOf(target) || text === translation || baseOf(target) === own)
          return [];
        return [
          {
            path: toJsonPointer(['translations', target, text]),
            message: say`The translation of "${text.slice(0, 60)}" is written in "${found}" instead of "${target}": translate it`,
          },
        ];
      }),
    ),
  ];
}

const oddLanguage = defineRule({
  id: 'odd-language',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description:
    'A description is written in another language than the others, or terms or translations in another than they should be.',
  check: (context) => (context.fileKind === 'venue' ? findOddSettings(context) : findOddDescriptions(context)),
});

export const languageRules = [oddLanguage] as const;
