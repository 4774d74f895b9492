/** Rules about the text on a table that contradicts its name, its seats or another table. */
import { say } from '../../say.ts';
import { isObject } from '../../plan/reading/coerce.ts';
import type { CheckContext, CheckedTable } from '../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../finding.ts';

/**
 * A number of guests in a name, such as `Sofa for 6`, `4 seats`, `Six-seater`, `8 pax` or `6 Personen`, in the languages of the
 * mails.
 */
const SEATS_IN_NAME =
  /\b(?:for|für|pour|para|per) (\d{1,3})\b(?! ?(?:hours?|minutes?|h|min|stunden|minuten|heures|horas|ore|minuti|minutos)\b)|\b(\d{1,3})[ -]?(?:seats?|seater|pax|pers(?:ons?|onen|onas|onnes|one)?|people|guests|plätze|sitze|places|plazas|posti)(?![-\p{L}\d])(?! ?(?:\d|\p{L}\b))|\b(\d{1,2})(?: orang| kursi|er[- ]?(?:tisch|sofa|bank))\b|\b(zweier|dreier|vierer|fünfer|sechser|achter|zehner)[- ]?(?:tisch|sofa|bank|platz)|\b(two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](?:seater|top)\b|\b(\d{1,2})-tops?\b|[-–(,/] ?(\d{1,2}) ?p\b|\bfor (one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu;
/** The same in a description, whose other numbers may be about the place around the table. It may name a range. */
const SEATS_IN_DESCRIPTION =
  /\b(?:table|sofa|couch|bench|bed|booth|cabana|lounger|daybed|round|oval|square)s? for (\d{1,3})(?: (?:guests|people|persons|pax))?(?=[.,;:!<]|$)/i;
/** The most guests for whom a description has room: often a few more than there are chairs. */
const MOST_GUESTS =
  /(?<!\b(?:child(?:ren)?|kids?|ages?|aged|discounts?|save|open|waves|depth|tide|free)\s)\b(?:seats|up to|room for|space for) (?:up to )?(\d{1,3})\b(?! ?[-–%:.\d]| (?:to|or|min|hours?|m|cm|km|years?|metres|meters|steps|knots|degrees)\b)/i;
const MAX_MORE_GUESTS = 2;
/** A limit below the number of chairs. */
const LIMITED_GUESTS =
  /\b(?:at most|maximum of|max\.?|maximal|höchstens|nur für|only for|maksimal) (\d{1,2}) (?:guests|people|persons|personen|gäste|orang)\b/iu;
/** A name for two. */
const FOR_TWO = /\b(?:couples?|lovers|honeymoon|tête-à-tête)\b/iu;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  zweier: 2,
  dreier: 3,
  vierer: 4,
  fünfer: 5,
  sechser: 6,
  achter: 8,
  zehner: 10,
};

/** Returns the number of seats that a pattern finds in a text. */
function promisedSeats(pattern: RegExp, text: string): number | undefined {
  const [, ...numbers] = pattern.exec(text) ?? [];
  const found = numbers.find((number) => number !== undefined)?.toLowerCase();
  return found === undefined ? undefined : (NUMBER_WORDS[found] ?? Number(found));
}

/** Returns the text that the file sets for a table, or undefined if the map prints the name. */
function ownText({ room }: CheckedTable): string | undefined {
  const text = isObject(room['coordinates']) ? room['coordinates']['text'] : undefined;
  return typeof text === 'string' ? text : undefined;
}

const textPath = ({ path }: CheckedTable): string => `${path}/coordinates/text`;
const numbersIn = (text: string): number[] => (text.match(/\d{1,9}/g) ?? []).map(Number);

/** A letter with a number, such as `A4` or `12b`. */
const LETTERED_NUMBER = /(?<![\p{L}\d])(?:\p{L}{1,2}\d+|\d+\p{L}{1,2})(?![\p{L}\d])/gu;
const letteredIn = (text: string): string[] => text.toUpperCase().match(LETTERED_NUMBER) ?? [];

/** Returns whether a text has the number of a name with another letter. `SA4` may stand for `Sofa A4`. */
function hasOtherLetter(text: string, name: string): boolean {
  const inName = letteredIn(name);
  const startsWithDigit = (lettered: string | undefined): boolean => /^\d/.test(lettered ?? '');
  const inText = letteredIn(text).filter((lettered) => startsWithDigit(lettered) === startsWithDigit(inName[0]));
  return inName.length > 0 && inText.length > 0 && !inText.some((long) => inName.some((short) => long.includes(short)));
}

const textContradictsName = defineRule({
  id: 'text-contradicts-name',
  severity: 'warning',
  description: 'The number on a table, or its letter, differs from that in its name, so guests look for another table.',
  check: (context) => [
    ...context.tables.flatMap((table): FindingDetails[] => {
      const text = ownText(table);
      const inText = text === undefined ? [] : numbersIn(text);
      const inName = numbersIn(table.name);
      if (text === undefined || inText.length === 0 || inName.length === 0) return [];
      if (inText.some((number) => inName.includes(number)) && !hasOtherLetter(text, table.name)) return [];
      return [
        {
          path: textPath(table),
          table: table.id,
          message: say`${displayName(table)} prints "${text}": guests choose one number and find another. Print the number of the name, or rename the table`,
        },
      ];
    }),
    ...findTextsOfOtherAreas(context),
    ...findTextsOfTwoTables(context),
  ],
});

/** The share of an area's tables that begin their numbers with the same letters, if that is its way. */
const MIN_PREFIX_RATIO = 0.75;
const MIN_PREFIXED_TABLES = 4;

const prefixOf = (table: CheckedTable): string | undefined =>
  /^(\p{L}+)[ -]?\d/u.exec(ownText(table) ?? '')?.[1]?.toUpperCase();

/**
 * Returns how the text of a table slips from the way of its area, whose texts begin with `usual`, or with its small
 * letters. Georgian has capitals for headlines only.
 */
function textSlip(text: string, usual: string, isSmallUsual: boolean, { name, id }: CheckedTable): string | undefined {
  const table = displayName({ name, id });
  if (text.toUpperCase() === usual && /\d/.test(name))
    return say`The text "${text}" of ${table} lacks its number, unlike those of its area: correct it`;
  if (/^['"#]|['"#]$/.test(text) && /\d/.test(text))
    return say`The text "${text}" of ${table} has spare signs, unlike those of its area: correct it`;
  if (/\d\.0$/.test(text))
    return say`The text "${text}" of ${table} has a fraction, unlike those of its area: correct it`;
  const letters = /^(\p{L}+)[ -]?\d+$/u.exec(text)?.[1];
  if (letters !== undefined && letters !== usual && letters.toUpperCase() === usual && !isSmallUsual)
    return say`The text "${text}" of ${table} is written in small letters, unlike those of its area: correct it`;
  if (letters !== undefined && letters.length > usual.length && letters.toUpperCase().startsWith(usual))
    return say`The text "${text}" of ${table} begins with ${letters} instead of ${usual}, unlike those of its area: correct it`;
  // A capital I or a small l in place of the number 1.
  return text.toUpperCase().startsWith(usual) && /^[lI]{1,2}$/.test(text.slice(usual.length))
    ? say`The text "${text}" of ${table} has a letter for its number, unlike those of its area: correct it`
    : undefined;
}

/** Returns whether a table prints a number without letters, although its name has some. */
const isBareNumber = (table: CheckedTable): boolean =>
  /^\d+$/.test((ownText(table) ?? '').trim()) && /\p{L}/u.test(table.name);

/** Returns the words of a name before its number. */
const wordOf = (name: string): string => name.replace(/\d.*$/, '').trim().toLowerCase();

/** Returns the letters with which an area's texts begin, or undefined if they have no letters in common. */
function usualPrefixOf(tables: readonly CheckedTable[]): string | undefined {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const prefix = prefixOf(table);
    if (prefix !== undefined) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].find(
    ([, count]) => count >= MIN_PREFIXED_TABLES && count >= tables.length * MIN_PREFIX_RATIO,
  )?.[0];
}

/** Finds tables that print a number of another area, such as `R1` among `T2`, `T3` and `T4`. */
function findTextsOfOtherAreas({ areas }: CheckContext): FindingDetails[] {
  const owners = new Map<string, string>();
  const prefixes = areas.map(({ name, tables }) => {
    const prefix = usualPrefixOf(tables);
    if (prefix !== undefined) owners.set(prefix, name);
    return prefix;
  });
  const areSmall = areas.map(
    ({ tables }, n) =>
      !tables.some((table) =>
        ownText(table)
          ?.trim()
          .startsWith(prefixes[n] ?? ''),
      ),
  );
  // Stools at the bar of an area may have numbers of their own.
  const words = areas.map(
    ({ tables }, n) =>
      new Set(tables.filter((table) => prefixOf(table) === prefixes[n]).map(({ name }) => wordOf(name))),
  );
  return areas.flatMap(({ tables }, n) =>
    tables.flatMap((table): FindingDetails[] => {
      const prefix = prefixOf(table);
      const usual = prefixes[n];
      const own = ownText(table)?.trim();
      const slip =
        usual === undefined || own === undefined ? undefined : textSlip(own, usual, areSmall[n] ?? false, table);
      if (slip !== undefined) return [{ path: textPath(table), table: table.id, message: slip }];
      if (usual !== undefined && isBareNumber(table) && words[n]?.has(wordOf(table.name)))
        return [
          {
            path: textPath(table),
            table: table.id,
            message: say`${displayName(table)} prints "${ownText(table)}", but the others of its area begin with ${usual}: print its number like theirs`,
          },
        ];
      const owner = prefix === undefined || usual === undefined ? undefined : owners.get(prefix);
      if (prefix === usual || owner === undefined) return [];
      return [
        {
          path: textPath(table),
          table: table.id,
          message: say`${displayName(table)} prints "${ownText(table)}" like the tables of "${owner}": print a number of its own area`,
        },
      ];
    }),
  );
}

/** Finds tables that print two numbers, one of them another table's. The name of joined tables has both. */
function findTextsOfTwoTables({ areas }: CheckContext): FindingDetails[] {
  return areas.flatMap(({ tables }) => {
    const owners = new Map(tables.map((table) => [ownText(table)?.trim().toUpperCase(), table]));
    return tables.flatMap((table): FindingDetails[] => {
      const parts = letteredIn(ownText(table) ?? '');
      const other = parts
        .filter(
          (part) => parts.length > 1 && numbersIn(part).every((number) => !numbersIn(table.name).includes(number)),
        )
        .map((part) => owners.get(part))
        .find((owner) => owner !== undefined && owner !== table);
      if (!other) return [];
      return [
        {
          path: textPath(table),
          table: table.id,
          message: say`${displayName(table)} prints "${ownText(table)}", which names ${displayName(other)} too: print its own number`,
        },
      ];
    });
  });
}

/** From this many on, tables with the same word on them can't be told apart. */
const MIN_SAME_WORDS = 4;

const duplicateText = defineRule({
  id: 'duplicate-text',
  severity: 'warning',
  description: 'Two tables of an area have the same number on them, or several numbered ones the same word.',
  check: ({ areas }) =>
    areas.flatMap(({ tables }) => {
      const owners = new Map<string, CheckedTable>();
      const texts = tables.map((table) =>
        (ownText(table) ?? table.name).normalize('NFKC').replaceAll(/\s/g, '').toLowerCase(),
      );
      const counts = new Map<string, number>();
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
      return tables.flatMap((table, n): FindingDetails[] => {
        const text = texts[n] ?? '';
        // Two couches may say so, but a word tells no numbered tables apart.
        const isWord = /\p{L}/u.test(text) && /\d/.test(table.name) && (counts.get(text) ?? 0) >= MIN_SAME_WORDS;
        if (!/\d/.test(text) && !isWord) return [];
        const owner = owners.get(text);
        if (!owner) {
          owners.set(text, table);
          return [];
        }
        // Two equal names are another rule's.
        const [one, other] = ownText(table) === undefined ? [owner, table] : [table, owner];
        if (ownText(one) === undefined) return [];
        return [
          {
            path: textPath(one),
            table: one.id,
            message: say`${displayName(one)} prints "${text}", as ${displayName(other)} does: give each its own text`,
          },
        ];
      });
    }),
});

const blankText = defineRule({
  id: 'blank-text',
  severity: 'warning',
  description:
    'The text of a table consists of spaces, so nothing is printed on it, or one group of an answer has no name.',
  check: ({ tables, areas, fileKind }) => [
    ...unnamedGroups(areas, fileKind),
    ...tables.flatMap((table): FindingDetails[] => {
      const text = ownText(table);
      if (text === undefined || text === '' || /[^\s\p{M}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)) return [];
      return [
        {
          path: textPath(table),
          table: table.id,
          message: say`The text of ${displayName(table)} is blank: remove it to print the name`,
          fix: { isGuess: true, title: say`Print the name`, changes: [{ op: 'remove', path: textPath(table) }] },
        },
      ];
    }),
  ],
});

/** Finds groups of an answer without a name. A host that names none has one list of tables. */
function unnamedGroups(areas: CheckContext['areas'], fileKind: CheckContext['fileKind']): FindingDetails[] {
  const unnamed = areas.filter(({ name }) => name.trim() === '');
  if (fileKind !== 'answer' || unnamed.length === areas.length) return [];
  return unnamed.map(({ path }) => ({
    path,
    message: say`This group of tables has no name, but others have one: name it`,
  }));
}

/** The seats that a name promises, or else the description. */
type Promise = { readonly name?: string; readonly promised: number | undefined };

const seatsContradictName = defineRule({
  id: 'seats-contradict-name',
  severity: 'warning',
  description: 'A name, a category or a description promises another number of seats than the table has.',
  check: ({ tables, categories }) => {
    const categoryNames = new Map(categories.map(({ id, name }) => [String(id), name]));
    return tables.flatMap((table): FindingDetails[] => {
      const { room, seats, category } = table;
      const categoryName = room['category_name'];
      const names = [
        table.name,
        typeof categoryName === 'string' ? categoryName : ((category && categoryNames.get(category)) ?? ''),
      ];
      const description = room['room_description'];
      const promises: Promise[] = [
        ...names.map((name): Promise => ({ name, promised: promisedSeats(SEATS_IN_NAME, name) })),
        ...(typeof description === 'string' ? [{ promised: promisedSeats(SEATS_IN_DESCRIPTION, description) }] : []),
      ];
      const mostGuests = typeof description === 'string' ? promisedSeats(MOST_GUESTS, description) : undefined;
      if (mostGuests !== undefined && seats !== undefined && mostGuests >= seats * MAX_MORE_GUESTS)
        promises.push({ promised: mostGuests });
      const limit = typeof description === 'string' ? promisedSeats(LIMITED_GUESTS, description) : undefined;
      if (limit !== undefined && limit < (seats ?? 0)) promises.push({ promised: limit });
      if (FOR_TWO.test(table.name) && (seats ?? 0) >= 2 * MAX_MORE_GUESTS)
        promises.push({ name: table.name, promised: 2 });
      for (const { name, promised } of promises) {
        if (promised === undefined || seats === undefined || seats === promised) continue;
        return [
          {
            path: `${table.path}/beds`,
            table: table.id,
            message:
              name === undefined
                ? say`${displayName(table)} has ${seats} seats, but the description promises ${promised}: correct one of them`
                : say`${displayName(table)} has ${seats} seats, but "${name}" promises ${promised}: correct one of them`,
          },
        ];
      }
      return [];
    });
  },
});

export const labelRules = [textContradictsName, duplicateText, blankText, seatsContradictName] as const;
