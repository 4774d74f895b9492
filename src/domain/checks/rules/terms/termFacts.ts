/** The rule about terms that tell of tables which the plan has otherwise. */
import { say } from '../../../say.ts';
import { parseTimeOfDay } from '../../../plan/timeOfDay.ts';
import { isObject, toArray, toText } from '../../../plan/reading/coerce.ts';
import type { CheckedTable } from '../../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';
import { readVacatingTime } from '../consistency/vacatingTime.ts';

/** `The table named Stage Couch`: words with a capital or a digit. */
const NAMED_TABLE = /\b[Tt]able (?:named|called) ["“']?((?:[\p{Lu}\d][\p{L}\d’'-]*)(?: [\p{Lu}\d][\p{L}\d’'-]*)*)/gu;

const contradictoryTerms = defineRule({
  id: 'terms-contradict-plan',
  severity: 'warning',
  appliesTo: ['venue'],
  description: 'The terms name a table that the plan lacks, or promise another time for it than its available_until.',
  check: ({ json, tables }) => {
    const terms = isObject(json) ? (toArray(json['terms']) ?? []) : [];
    if (tables.length === 0) return [];
    // Hardly any terms name a table, and a beach has thousands.
    let known: Set<string> | undefined;
    const isKnown = (name: string): boolean =>
      (known ??= new Set(tables.map((table) => table.name.toLowerCase()))).has(name.toLowerCase());
    return terms.flatMap((term, index): FindingDetails[] => {
      const text = isObject(term) && typeof term['text'] === 'string' ? term['text'] : '';
      const path = `/terms/${index}/text`;
      return text.split(/(?<=[.!?])\s+/).flatMap((sentence): FindingDetails[] => {
        const names = [...sentence.matchAll(NAMED_TABLE)].map(([, name = '']) => name);
        const unknown = names.find((name) => !isKnown(name));
        if (unknown !== undefined)
          return [
            { path, message: say`The terms name the table "${unknown}", which the plan lacks: correct its name` },
          ];
        const until = readVacatingTime(sentence);
        if (until === undefined) return [];
        return tables
          .filter(({ name }) => isNamedIn(sentence, name))
          .flatMap((table) => contradictionsOf(table, until, path));
      });
    });
  },
});

/** Shorter names may be words. */
const MIN_NAME_LENGTH = 4;

/** Returns whether a sentence has a name as whole words. */
function isNamedIn(sentence: string, name: string): boolean {
  if (name.length < MIN_NAME_LENGTH) return false;
  const at = sentence.indexOf(name);
  return at >= 0 && !/[\p{L}\d]/u.test((sentence[at - 1] ?? ' ') + (sentence[at + name.length] ?? ' '));
}

function contradictionsOf(table: CheckedTable, until: number, path: string): FindingDetails[] {
  const given = toText(table.room['available_until']);
  if (given !== undefined && parseTimeOfDay(given) === until) return [];
  const message =
    given === undefined
      ? say`The terms limit the time of ${displayName(table)}, but the plan gives it no available_until: correct one of them`
      : say`The terms limit the time of ${displayName(table)}, but in the plan it is available until ${given}: correct one of them`;
  return [{ path, message }];
}

export const termFactRules = [contradictoryTerms] as const;
