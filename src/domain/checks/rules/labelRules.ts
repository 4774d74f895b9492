/** Rules about the text on a table that contradicts its name, its seats or another table. */
import { isObject } from '../../plan/reading/coerce.ts';
import type { CheckedTable } from '../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../finding.ts';

/** A number of guests in a name, such as `Sofa for 6`, `4 seats` or `8 pax`. */
const SEATS_IN_NAME =
  /\bfor (\d{1,3})\b(?! ?(?:hours?|minutes?|h|min)\b)|\b(\d{1,3})[ -]?(?:seats?|seater|pax|persons?|people|guests)\b/i;

/** Returns the text that the file sets for a table, or undefined if the map prints the name. */
function ownText({ room }: CheckedTable): string | undefined {
  const text = isObject(room['coordinates']) ? room['coordinates']['text'] : undefined;
  return typeof text === 'string' ? text : undefined;
}

const textPath = ({ path }: CheckedTable): string => `${path}/coordinates/text`;
const numbersIn = (text: string): number[] => (text.match(/\d{1,9}/g) ?? []).map(Number);

const textContradictsName = defineRule({
  id: 'text-contradicts-name',
  severity: 'warning',
  description: 'The number on a table differs from the number in its name, so guests look for another table.',
  check: ({ tables }) =>
    tables.flatMap((table): FindingDetails[] => {
      const text = ownText(table);
      const inText = text === undefined ? [] : numbersIn(text);
      const inName = numbersIn(table.name);
      if (inText.length === 0 || inName.length === 0 || inText.some((number) => inName.includes(number))) return [];
      return [
        {
          path: textPath(table),
          table: table.id,
          message: `${displayName(table)} prints "${text}": guests choose one number and find another. Print the number of the name, or rename the table`,
        },
      ];
    }),
});

const duplicateText = defineRule({
  id: 'duplicate-text',
  severity: 'warning',
  description: 'Two tables of an area have the same number on them.',
  check: ({ areas }) =>
    areas.flatMap(({ tables }) => {
      const owners = new Map<string, CheckedTable>();
      return tables.flatMap((table): FindingDetails[] => {
        const text = ownText(table)?.trim().toLowerCase();
        if (text === undefined || !/\d/.test(text)) return [];
        const owner = owners.get(text);
        if (!owner) {
          owners.set(text, table);
          return [];
        }
        return [
          {
            path: textPath(table),
            table: table.id,
            message: `${displayName(table)} prints "${text}", as ${displayName(owner)} does: give each its own text`,
          },
        ];
      });
    }),
});

const blankText = defineRule({
  id: 'blank-text',
  severity: 'warning',
  description: 'The text of a table consists of spaces, so nothing is printed on it.',
  check: ({ tables }) =>
    tables.flatMap((table): FindingDetails[] => {
      const text = ownText(table);
      if (text === undefined || text === '' || /[^\s\u00ad\u200b-\u200f\u2060\u3164\ufeff]/u.test(text)) return [];
      return [
        {
          path: textPath(table),
          table: table.id,
          message: `The text of ${displayName(table)} is blank: remove it to print the name`,
          fix: { isGuess: true, title: 'Print the name', changes: [{ op: 'remove', path: textPath(table) }] },
        },
      ];
    }),
});

const seatsContradictName = defineRule({
  id: 'seats-contradict-name',
  severity: 'warning',
  description: 'A name or a category promises another number of seats than the table has.',
  check: ({ tables, categories }) => {
    const categoryNames = new Map(categories.map(({ id, name }) => [String(id), name]));
    return tables.flatMap((table): FindingDetails[] => {
      const { room, seats, category } = table;
      const categoryName = room['category_name'];
      const names = [
        table.name,
        typeof categoryName === 'string' ? categoryName : ((category && categoryNames.get(category)) ?? ''),
      ];
      for (const name of names) {
        const match = SEATS_IN_NAME.exec(name);
        const promised = Number(match?.[1] ?? match?.[2]);
        if (!match || seats === undefined || seats === promised) continue;
        return [
          {
            path: `${table.path}/beds`,
            table: table.id,
            message: `${displayName(table)} has ${seats} seats, but "${name}" promises ${promised}: correct one of them`,
          },
        ];
      }
      return [];
    });
  },
});

export const labelRules = [textContradictsName, duplicateText, blankText, seatsContradictName] as const;
