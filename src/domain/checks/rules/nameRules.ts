/** Rules about damaged text in names: characters that can't be read, markup, and values that a program left behind. */
import { say } from '../../say.ts';
import type { CheckContext } from '../checkContext.ts';
import { type FindingDetails, defineRule } from '../finding.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../plan/limits.ts';
import { isObject } from '../../plan/reading/coerce.ts';
import { toJsonPointer } from '../../plan/reading/validationError.ts';
import { REQUIRED_SETTINGS } from '../venueFacts.ts';
import {
  CAPITAL_PLACEHOLDER,
  COPY,
  EXAMPLE_SETTINGS,
  GUEST_IN_NAME,
  LEFTOVER,
  LEFTOVER_WORD,
  NO_NAME,
  OF_PROGRAM,
  OPEN_AMOUNT,
  SPREADSHEET_ERROR,
  STAFF_NOTE,
  TEMPLATE,
} from './wording/leftoverPatterns.ts';

type NamedText = {
  readonly path: string;
  readonly text: string;
  readonly table?: number | string | undefined;
  /** The name of the table on which the text is printed. */
  readonly tableName?: string | undefined;
};

/** Settings of a venue that guests read. */
const SHOWN_SETTINGS = ['name', 'address', 'telephone', 'heading'];

/** Returns every short text of a file that guests read. */
function shownTexts({ fileKind, json, areas, categories, tables, decor }: CheckContext): NamedText[] {
  const found: NamedText[] = [];
  const add = (text: unknown, path: string, table?: number | string, tableName?: string): void => {
    if (typeof text === 'string') found.push({ path, text, table, tableName });
  };
  if (fileKind === 'venue') {
    const settings = isObject(json) ? json : {};
    for (const field of SHOWN_SETTINGS) add(settings[field], `/${field}`);
    const terms = Array.isArray(settings['terms']) ? settings['terms'] : [];
    for (const [index, term] of terms.entries()) {
      if (!isObject(term)) continue;
      add(term['heading'], `/terms/${index}/heading`);
      add(term['text'], `/terms/${index}/text`);
    }
    for (const [language, texts] of Object.entries(isObject(settings['translations']) ? settings['translations'] : {}))
      for (const [text, translation] of Object.entries(isObject(texts) ? texts : {}))
        // Another rule judges translated HTML.
        if (!text.includes('<')) add(translation, toJsonPointer(['translations', language, text]));
    return found;
  }
  for (const { path, name } of categories) add(name, `${path}/name`);
  for (const { path, name } of areas) add(name, `${path}/name`);
  for (const { path, id, name, room } of tables) {
    add(room['name'], `${path}/name`, id);
    if (isObject(room['coordinates'])) add(room['coordinates']['text'], `${path}/coordinates/text`, id, name);
  }
  const categoryNames = new Set<string>();
  for (const { path, id, room } of tables) {
    const name = room['category_name'];
    if (typeof name !== 'string' || categoryNames.has(name)) continue;
    categoryNames.add(name);
    add(name, `${path}/category_name`, id);
  }
  for (const { path, piece } of decor) {
    add(piece['name'], `${path}/name`);
    add(piece['text'], `${path}/text`);
  }
  return found;
}

/** Returns a finding for each text in which `problemOf` finds something. */
function judgeTexts(
  context: CheckContext,
  problemOf: (text: string, tableName: string | undefined) => string | undefined,
): FindingDetails[] {
  return shownTexts(context).flatMap(({ path, text, table, tableName }): FindingDetails[] => {
    const problem = problemOf(text, tableName);
    return problem === undefined
      ? []
      : [{ path, table, message: say`${JSON.stringify(text.slice(0, 60))} ${problem}` }];
  });
}

/**
 * Controls, marks that reorder the text around them, invisible and blank letters, the replacement character, halves of
 * a character, characters for private use, and the letters of flags without a flag.
 */
const UNREADABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u115f\u1160\u200b\u202a-\u202e\u2060\u2066-\u2069\u2800\u3164\ufeff\uffa0\ufffd\ud800-\uf8ff\ufdd0-\ufdef\ufffe\uffff\u{f0000}-\u{10ffff}]|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]/u;
/**
 * UTF-8 that was read as Latin-1 or Windows-1252 (`Ã©` for `é`, `â€™` for `’`, `Ð°` for Cyrillic `а`), code page 437
 * (`├⌐`) or Mac Roman (`√©`).
 */
const MOJIBAKE =
  /[ÃÂ][\u0080-\u00bf]|[ÄÅÎÏÐÑ×ØÙ][\u0080-\u009f\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|â€[\u0080-\u00bf™œžšœ“”˜¦¢]|ðŸ|[├┬√][\u0080-\uffff]/u;
/** A letter that an encoding without it replaced by a question mark. */
const LOST_LETTER = /\p{L}\?\p{L}/u;
/** A link, whose signs say nothing about the encoding. */
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
/** A table's name is one line. */
const LINE_BREAK = /[\t\n\r\u2028\u2029]/;
/** What JSON, programs and mails (quoted-printable, UTF-7) write for a letter or a line break. */
const ESCAPE = /\\(?:[nrt"](?![a-z])|[nrt](?=\d)|u[\da-f]{4}|x[\da-f]{2})|(?:=[\dA-F]{2}){2}|\+A[\da-z+/]{2}-/i;
/** A word of Latin with a Cyrillic or Greek letter, which looks like its Latin twin and is not found by it. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
/** Letters of Cyrillic and Greek, all of which have Latin twins. */
const LOOKS_LATIN = /^(?=.*\p{L})(?:[АВЕКМНОРСТУХІЅЈасеорухісѕјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]|\P{L})+$/u;

/** Letters that look like others, or like none. */
const ODD_LETTERS: readonly (readonly [RegExp, () => string])[] = [
  [/\u00ad/, () => say`holds a soft hyphen, which guests do not see: write it anew on a keyboard`],
  [
    /(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]|[\u200c\u200d]$/u,
    () => say`holds a joiner that joins nothing: write it anew on a keyboard`,
  ],
  [/\p{M}{4}/u, () => say`holds a letter with too many accents: write it anew on a keyboard`],
  [/[\uff01-\uff5e]/, () => say`holds letters of double width: write it anew on a keyboard`],
  [
    /^[\p{Script=Latin}\p{P}\s\d]*\p{Script=Latin}[\p{Script=Latin}\p{P}\s\d]*(?!\d)\p{Nd}$/u,
    () => say`ends with a digit of another script: write it anew on a keyboard`,
  ],
];

const unreadableCharacters = defineRule({
  id: 'unreadable-characters',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description:
    'A name holds invisible or control characters, or it or a description letters that were damaged by a wrong encoding.',
  check: (context) => [
    ...judgeTexts(context, (text, tableName) => {
      const character = UNREADABLE.exec(text)?.[0];
      if (character !== undefined)
        return say`holds the character U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}, which guests can't read: remove it`;
      if (context.fileKind !== 'venue' && LINE_BREAK.test(text))
        return say`holds a tab or a line break, which the map does not draw: remove it`;
      const odd = ODD_LETTERS.find(([pattern]) => pattern.test(text))?.[1];
      if (odd !== undefined && context.fileKind !== 'venue') return odd();
      if (MIXED_SCRIPTS.test(text)) return say`mixes letters of two scripts in one word: write it with one keyboard`;
      if (tableName !== undefined && LOOKS_LATIN.test(text) && /^[^\p{L}]*\p{Script=Latin}/u.test(tableName))
        return say`is written with letters that only look Latin: write it with one keyboard`;
      const words = text.replaceAll(ADDRESS, ' ');
      return [MOJIBAKE, LOST_LETTER, ESCAPE].some((of) => of.test(words))
        ? say`was read with a wrong encoding: write it again in UTF-8`
        : undefined;
    }),
    ...judgeDescriptions(context, (words) =>
      MOJIBAKE.test(words) || words.includes('\ufffd')
        ? say`was read with a wrong encoding: write it again in UTF-8`
        : undefined,
    ),
  ],
});

/** An entity, which may lack its end. */
const ENTITY = /&(?:[a-z][a-z\d]{1,30};|#\d{1,7};?|#x[\da-f]{1,6};?|(?:amp|lt|gt|quot|nbsp)(?![a-z]))/i;
/** A tag, a comment, or the beginning of a frequent tag. */
const TAG = /<\/?[a-z][^<>]{0,200}>|<!--|<\/?(?:b|i|p|br|em|div|span|strong)\b/i;

const markupInName = defineRule({
  id: 'markup-in-name',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description: 'A name holds an HTML tag or entity, which guests see as text.',
  check: (context) =>
    judgeTexts(context, (text) => {
      const markup = ENTITY.exec(text)?.[0] ?? TAG.exec(text)?.[0];
      return markup === undefined ? undefined : say`shows ${markup} to guests as text: write the name without HTML`;
    }),
});

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\d]+/u);

const placeholderText = defineRule({
  id: 'placeholder-text',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description:
    'A text is a placeholder or a template that was never filled in, such as undefined, tbd or {{name}}, or a note for the staff.',
  check: (context) => [
    ...judgeTexts(context, (text, tableName) => {
      const template = TEMPLATE.exec(text)?.[0] ?? CAPITAL_PLACEHOLDER.exec(text)?.[0];
      if (template !== undefined) return say`holds ${template}, which nothing replaces: write the text itself`;
      const trimmed = text.trim();
      // The table "Nan's corner" may print "Nan".
      if (tableName !== undefined && tableName !== trimmed && wordsOf(tableName).includes(trimmed)) return undefined;
      const note = STAFF_NOTE.exec(text)?.[0];
      if (context.fileKind !== 'venue' && note !== undefined)
        return say`holds a note for the staff, "${note}", which guests read: remove it`;
      if (context.fileKind !== 'venue' && GUEST_IN_NAME.test(trimmed))
        return say`seems to name a guest, which everybody reads: remove it`;
      if (context.fileKind !== 'venue' && NO_NAME.test(trimmed)) return say`is no name: write the real one`;
      const isLeftover = LEFTOVER_WORD.test(text) || [LEFTOVER, OF_PROGRAM, COPY].some((of) => of.test(trimmed));
      if (context.fileKind === 'venue' && OPEN_AMOUNT.test(text)) return say`lacks an amount: write it`;
      return isLeftover ? say`looks like a placeholder: write the real text` : undefined;
    }),
    ...placeholdersInDescriptions(context),
    ...context.categories
      .filter(({ id, name }) => name !== '' && name === String(id))
      .map(({ path, name }) => ({
        path: `${path}/name`,
        message: say`The category ${name} is called by its id: name it`,
      })),
    ...(context.fileKind === 'venue' ? [...exampleSettings(context.json), ...exampleCodes(context.json)] : []),
  ],
});

/** Judges the words of descriptions, which may hold more signs than names. */
function placeholdersInDescriptions(context: CheckContext): FindingDetails[] {
  return judgeDescriptions(context, (words) => {
    const template = TEMPLATE.exec(words)?.[0];
    // Underscores are Markdown in a description, which another rule reports.
    if (template !== undefined && !template.startsWith('__'))
      return say`holds ${template}, which nothing replaces: write the text itself`;
    const note = STAFF_NOTE.exec(words)?.[0];
    if (note !== undefined) return say`holds a note for the staff, "${note}", which guests read: remove it`;
    return LEFTOVER_WORD.test(words) || [LEFTOVER, SPREADSHEET_ERROR].some((of) => of.test(words.trim()))
      ? say`looks like a placeholder: write the real text, or remove it`
      : undefined;
  });
}

function judgeDescriptions(
  { fileKind, tables }: CheckContext,
  problemOf: (words: string) => string | undefined,
): FindingDetails[] {
  if (fileKind === 'venue') return [];
  const problems = new Map<string, string | undefined>();
  return tables.flatMap(({ path, id, room }): FindingDetails[] => {
    const html = room['room_description'];
    if (typeof html !== 'string') return [];
    if (!problems.has(html))
      problems.set(html, problemOf(html.slice(0, MAX_DESCRIPTION_LENGTH).replaceAll(/<[^<>]*>/g, ' ')));
    const problem = problems.get(html);
    return problem === undefined
      ? []
      : [{ path: `${path}/room_description`, table: id, message: say`The description ${problem}` }];
  });
}

/** A promo code that an example has. */
const EXAMPLE_CODE = /^(?:(?:your|my|promo|test|sample|example)[-_ ]?)?code\d{0,3}$|^(?:test|example|abc|xyz)\d{0,3}$/i;

function exampleCodes(settings: unknown): FindingDetails[] {
  const codes = isObject(settings) && Array.isArray(settings['promo_codes']) ? settings['promo_codes'] : [];
  return codes.flatMap((entry: unknown, index): FindingDetails[] => {
    const code = isObject(entry) ? entry['code'] : undefined;
    if (typeof code !== 'string' || !EXAMPLE_CODE.test(code)) return [];
    return [
      { path: `/promo_codes/${index}/code`, message: say`"${code}" looks like a placeholder: write the real code` },
    ];
  });
}

function exampleSettings(settings: unknown): FindingDetails[] {
  return Object.entries(EXAMPLE_SETTINGS).flatMap(([field, example]): FindingDetails[] => {
    const value = isObject(settings) ? settings[field] : undefined;
    // What hides a secret is none of the venue's.
    if (typeof value !== 'string' || value.trim() === '' || value === REQUIRED_SETTINGS.key) return [];
    // What guests read is judged with all other texts.
    const isExample = LEFTOVER.test(value) ? !SHOWN_SETTINGS.includes(field) : example.test(value.trim());
    if (!isExample) return [];
    return [{ path: `/${field}`, message: say`"${field}" looks like a placeholder: write the real one` }];
  });
}

export const nameRules = [unreadableCharacters, markupInName, placeholderText] as const;
