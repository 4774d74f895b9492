/** The rule about words of the plan that differ by a slip from words that stand there too. */
import { say } from '../../../say.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../../plan/limits.ts';
import type { CheckContext } from '../../checkContext.ts';
import { type FindingDetails, defineRule } from '../../finding.ts';

/** Shorter words differ by a letter on purpose. */
const MIN_LETTERS = 6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * Returns the forms of a word with one inner letter left out. The ends differ between the forms of a word, and two words
 * that differ in their first letter, such as light and night, are two words.
 */
function shortened(word: string): string[] {
  return Array.from(
    { length: Math.max(word.length - 3, 0) },
    (_, index) => word.slice(0, index + 1) + word.slice(index + 2),
  );
}

/** Returns whether one word is the other with an inner letter left out, doubled or exchanged with its neighbor. */
function isSlip(own: string, other: string): boolean {
  if (own.length === other.length) {
    const from = own.split('').findIndex((letter, index) => letter !== other[index]);
    return (
      own[from] === other[from + 1] && own[from + 1] === other[from] && own.slice(from + 2) === other.slice(from + 2)
    );
  }
  const [shorter, longer] = own.length < other.length ? [own, other] : [other, own];
  return shortened(longer).includes(shorter);
}

/** The texts that label the plan, with their places. */
function labelsOf({ areas, categories, decor }: CheckContext): { readonly path: string; readonly text: string }[] {
  return [
    ...[...areas, ...categories].map(({ path, name }) => ({ path: `${path}/name`, text: name })),
    ...decor.flatMap(({ path, piece }) =>
      piece['kind'] === 'text' && typeof piece['text'] === 'string'
        ? [{ path: `${path}/text`, text: piece['text'] }]
        : [],
    ),
  ];
}

/** Counts the words of all texts, those of a description that many tables share once. */
function countWords(context: CheckContext, labels: readonly { readonly text: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  const descriptions = new Set(
    context.tables.flatMap(({ room }) => {
      const html = room['room_description'];
      return typeof html === 'string' ? [html.slice(0, MAX_DESCRIPTION_LENGTH).replaceAll(/<[^<>]*>|&\w+;/g, ' ')] : [];
    }),
  );
  const names = context.decor.flatMap(({ piece }) => (typeof piece['name'] === 'string' ? [piece['name']] : []));
  for (const text of [...labels.map((label) => label.text), ...names, ...descriptions])
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const misspelledWord = defineRule({
  id: 'misspelled-word',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A word on the plan, or of an area or a category, differs by a slip from one that stands there too.',
  check: (context) => {
    const labels = labelsOf(context);
    const counts = countWords(context, labels);
    // Words that a slip separates have a form in common, with a letter left out of one of them or of both.
    const byForm = new Map<string, string[]>();
    for (const word of counts.keys()) {
      if (word.length < MIN_LETTERS) continue;
      for (const form of new Set([word, ...shortened(word)])) byForm.set(form, [...(byForm.get(form) ?? []), word]);
    }
    return labels.flatMap(({ path, text }): FindingDetails[] => {
      for (const word of wordsOf(text)) {
        if (word.length < MIN_LETTERS - 1 || counts.get(word) !== 1) continue;
        const other = [word, ...shortened(word)]
          .flatMap((form) => byForm.get(form) ?? [])
          .find((candidate) => candidate !== word && (counts.get(candidate) ?? 0) > 1 && isSlip(word, candidate));
        if (other !== undefined)
          return [{ path, message: say`"${text}" looks like a misspelled "${other}": check the word` }];
      }
      return [];
    });
  },
});

export const misspelledWordRules = [misspelledWord] as const;
