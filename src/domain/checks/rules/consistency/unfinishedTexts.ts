/** The rule about descriptions and terms that break off, say something twice, or only repeat the name. */
import { say } from '../../../say.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../../plan/limits.ts';
import { isObject, toArray } from '../../../plan/reading/coerce.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';
import { isMarkdown } from '../descriptionRules.ts';

/** A text whose neighbors end with a full stop, a closing quote or an emoji, and which ends within a sentence. */
const ENDS_OPEN = /[\p{Ll},;:(–-]$/u;
/** An ellipsis after a word that no sentence ends with. After others it is a style. */
const ENDS_CUT =
  /(?<!\p{L})(?:and|or|an?|the|of|with|to|in|for|by|und|oder|der|die|das|ein|eine|mit|für|dan|atau|yang|dengan|di) ?(?:…|\.\.\.)$|[[(](?:…|\.\.\.)[\])]$/iu;
/** The share of a venue's texts that end with a full stop, if that is its way: of one in five that breaks off. */
const MIN_FINISHED_RATIO = 0.8;
/** Shorter sentences may be a refrain, and shorter texts a few words. */
const MIN_SENTENCE_LENGTH = 12;
const MIN_OPEN_LENGTH = 25;

/** Returns the paragraphs of a description without tags. */
const paragraphsOf = (html: string): string[] =>
  html
    .slice(0, MAX_DESCRIPTION_LENGTH)
    // The words of a link end a paragraph as they are.
    .replaceAll(/(?<=[\p{L}\d])<\/a>(?=\s*(?:<|$))/giu, '.')
    .replaceAll(/<\/?(?:strong|em|b|i|u|a|span|small)\b[^<>]*>/gi, '')
    .split(/<[^<>]*>/)
    .map((part) => part.replaceAll(/&nbsp;|\s+/g, ' ').trim())
    .filter((part) => part !== '');

/** Thousands with a digit too many. */
const MISGROUPED = /(?<![\d.,])\d{1,3}(?:,\d{3})*,\d{4,}(?![\d.,])/;

/** Slips of the keyboard that no language has. */
const SLIPS: readonly (readonly [RegExp, () => string])[] = [
  [/(?<=\p{L}) [,](?=\s|$)| \.(?=\s|$)(?!\s?\.)/u, () => say`has a space before a comma or a full stop: correct it`],
  [
    /(?<!\p{L})(the|and|with|for|der|die|das|und|mit|für|dan|yang|dengan) \1(?!\p{L})/iu,
    () => say`has a word twice: correct it`,
  ],
  [/^[^()]*\([^()]*$/, () => say`opens a bracket and never closes it: correct it`],
  [/^[^“”„]*“[^“”„]*$/, () => say`opens a quotation and never closes it: correct it`],
  [
    /&(?:nbsp|amp|quot|eacute|auml|ouml|uuml|rsquo|ldquo|rdquo|ndash|mdash|hellip)(?!;)/i,
    () => say`has a damaged entity: correct it`,
  ],
];

type Text = {
  readonly path: string;
  readonly table?: number | string | undefined;
  readonly name: string;
  /** The heading of a paragraph. */
  readonly heading?: string;
  readonly parts: readonly string[];
};

/** Returns whether most texts end as sentences do. */
function areFinished(texts: readonly Text[]): boolean {
  const ends = new Set(texts.map(({ parts }) => parts.at(-1) ?? ''));
  const open = [...ends].filter((end) => ENDS_OPEN.test(end)).length;
  return ends.size - open >= ends.size * MIN_FINISHED_RATIO;
}

function problemOf(parts: readonly string[], neighborsAreFinished: boolean): string | undefined {
  const end = parts.at(-1) ?? '';
  const grouped = MISGROUPED.exec(parts.join(' '))?.[0];
  if (grouped !== undefined) return say`has the number ${grouped}, whose digits are grouped wrongly: correct it`;
  if (ENDS_CUT.test(end) || /\p{L} ?[,:(]$/u.test(end)) return say`breaks off: write its end`;
  if (neighborsAreFinished && end.length >= MIN_OPEN_LENGTH && ENDS_OPEN.test(end))
    return say`breaks off after "${end.slice(-30)}": write its end`;
  const slip = SLIPS.find(([pattern]) => pattern.test(parts.join(' ')))?.[1];
  if (slip !== undefined) return slip();
  if (parts.length === 1 && /^\d+$/.test(end)) return say`is only a number: write its words, or remove it`;
  const sentences = parts
    .flatMap((part) => part.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.length >= MIN_SENTENCE_LENGTH);
  const twice = sentences.find((sentence, index) => sentences.indexOf(sentence) < index);
  return twice === undefined ? undefined : say`says "${twice}" twice: say it once`;
}

/** Returns what is wrong with a text that only repeats the name of its table. */
function repetitionOf({ parts, name }: Text): string | undefined {
  return name !== '' &&
    parts
      .join(' ')
      .replace(/[.!:]$/, '')
      .toLowerCase() === name.toLowerCase()
    ? say`only repeats the name: say more, or remove it`
    : undefined;
}

/** Returns what is wrong with a paragraph that is a heading, below a heading that is a paragraph. */
const exchangeOf = ({ heading = '', parts: [text = ''] }: Text): string | undefined =>
  /[.!]$/.test(heading) && heading.length > MIN_OPEN_LENGTH && heading.length > text.length && !/[.!?]$/.test(text)
    ? say`is shorter than its heading, "${heading.slice(0, 60)}": exchange the two`
    : undefined;

const unfinishedText = defineRule({
  id: 'unfinished-text',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description:
    'A description or a paragraph of the terms breaks off, says something twice, is exchanged with its heading, only repeats the name, or has a number or signs that guests misread.',
  check: ({ fileKind, json, tables }) => {
    const texts: Text[] = [];
    if (fileKind === 'venue') {
      for (const [index, term] of (toArray(isObject(json) ? json['terms'] : undefined) ?? []).entries())
        if (isObject(term) && typeof term['text'] === 'string')
          texts.push({
            path: `/terms/${index}/text`,
            name: '',
            heading: typeof term['heading'] === 'string' ? term['heading'].trim() : '',
            parts: [term['text'].trim()],
          });
    } else {
      const readings = new Map<string, readonly string[]>();
      for (const { path, id, name, room } of tables) {
        const html = room['room_description'];
        if (typeof html !== 'string' || html.trim() === '') continue;
        const parts = readings.get(html) ?? paragraphsOf(html);
        readings.set(html, parts);
        if (parts.length > 0) texts.push({ path: `${path}/room_description`, table: id, name, parts });
      }
    }
    const finished = areFinished(texts);
    // Many tables share a description, and then its parts.
    const problems = new Map<readonly string[], string | undefined>();
    return texts.flatMap((text): FindingDetails[] => {
      const { parts } = text;
      if (!problems.has(parts)) problems.set(parts, problemOf(parts, finished));
      const isSigns = fileKind === 'venue' && isMarkdown(parts.join(' '));
      const problem = isSigns
        ? say`is Markdown, which guests see as signs: write plain text`
        : (exchangeOf(text) ?? problems.get(parts) ?? repetitionOf(text));
      if (problem === undefined) return [];
      const message =
        fileKind === 'venue'
          ? say`This paragraph of the terms ${problem}`
          : say`The description of ${displayName({ ...text, id: text.table })} ${problem}`;
      return [{ path: text.path, table: text.table, message }];
    });
  },
});

export const unfinishedTextRules = [unfinishedText] as const;
