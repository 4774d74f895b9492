/** The rule about names that differ from those of their neighbors as by a slip. */
import { say } from '../../../say.ts';
import { isObject, toArray } from '../../../plan/reading/coerce.ts';
import type { CheckContext, CheckedArea, CheckedTable } from '../../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';
import { NUMBER_WORD_PATTERN } from './numberWords.ts';
import { similarNames } from '../../similarNames.ts';

/** Words, a separator, a number and what follows it. */
const NUMBERED = /^(.*?\p{L})([\s_.#-]*)(\d{1,6})(\D.*)?$/u;

type Numbered = {
  readonly table: CheckedTable;
  readonly prefix: string;
  readonly separator: string;
  readonly digits: string;
  readonly rest: string;
};

/** The share of an area's numbered tables that show its way, and their least number. */
const MIN_USUAL_RATIO = 0.75;
const MIN_USUAL_TABLES = 4;
/** Shorter words differ by a letter on purpose. */
const MIN_PREFIX_LENGTH = 4;

/** Returns the most frequent value, if it is frequent enough to be the way of the area. */
function usualOf(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].find(([, count]) => count >= MIN_USUAL_TABLES && count >= values.length * MIN_USUAL_RATIO)?.[0];
}

function numberedTables({ tables }: CheckedArea): Numbered[] {
  return tables.flatMap((table): Numbered[] => {
    const [, prefix, separator = '', digits = '', rest = ''] = NUMBERED.exec(table.name) ?? [];
    return prefix === undefined ? [] : [{ table, prefix, separator, digits, rest }];
  });
}

const oddName = defineRule({
  id: 'odd-name',
  severity: 'warning',
  description: 'The name of a table has spare spaces, or differs from those of its area as by a slip of the keyboard.',
  check: (context) => {
    const { areas, categories, tables } = context;
    const counts = new Map<string, number>();
    for (const { name } of tables) counts.set(tidyName(name), (counts.get(tidyName(name)) ?? 0) + 1);
    // Another rule reports names that stand for two tables.
    const isSingle = ({ name }: CheckedTable): boolean => counts.get(tidyName(name)) === 1;
    const categorySizes = new Map<string, number>();
    for (const { category = '' } of tables) categorySizes.set(category, (categorySizes.get(category) ?? 0) + 1);
    // The only table of a category may well have its name.
    const categoryNames = new Set(
      categories.filter(({ id }) => categorySizes.get(String(id)) !== 1).map(({ name }) => name.toLowerCase()),
    );
    const owners = new Map(
      areas.flatMap((area): [string, CheckedArea][] => {
        const prefix = usualOf(numberedTables(area).map((each) => each.prefix));
        return prefix === undefined ? [] : [[prefix, area]];
      }),
    );
    return [
      ...findOddAreaNames(context),
      ...tables.filter(isSingle).flatMap(findSpareSpaces),
      ...areas.flatMap((area) =>
        findOddNames(area, categoryNames, owners)
          .filter(({ table }) => isSingle(table))
          .map(oddly),
      ),
    ];
  },
});

/** So many areas that begin with a capital show the way of the plan. */
const MIN_CAPITAL_NAMES = 3;

/** The last word of at least three, twice. Bora Bora has two. */
const DOUBLED_WORD = / (\p{L}{3,}) \1$/iu;
const wordsBeforeDouble = (name: string): string[] => tidyName(name).replace(DOUBLED_WORD, '').split(' ');

/** Finds names of areas and categories with spare spaces, a word twice, without their capital, or as a number. */
function findOddAreaNames({ json, fileKind, areas, categories }: CheckContext): FindingDetails[] {
  const raw = isObject(json) && fileKind === 'plan' ? json : {};
  const lists = [
    { what: 'area', list: areas, entries: toArray(raw['areas']) },
    { what: 'category', list: categories, entries: toArray(raw['categories']) },
  ] as const;
  const words = new Set([...areas, ...categories].flatMap(({ name }) => wordsBeforeDouble(name)));
  return lists.flatMap(({ what, list, entries }) => {
    const capitals = list.filter(({ name }) => /^\p{Lu}/u.test(name)).length;
    return list.flatMap(({ path, name }): FindingDetails[] => {
      const entry = entries?.[Number(path.slice(path.lastIndexOf('/') + 1))];
      const written = isObject(entry) ? entry['name'] : name;
      if (name !== '' && typeof written === 'string' && /^\s|\s$|\s{2}/.test(written))
        return [
          {
            path: `${path}/name`,
            message: say`${JSON.stringify(written)} has spare spaces: write "${name.replaceAll(/\s+/g, ' ')}"`,
          },
        ];
      const doubled = DOUBLED_WORD.exec(name)?.[1];
      if (doubled !== undefined && (/^\p{Ll}/u.test(doubled) || words.has(doubled.toLowerCase())))
        return [{ path: `${path}/name`, message: say`"${name}" has the word "${doubled}" twice: check the name` }];
      const problem = areaNameProblem(name, capitals >= MIN_CAPITAL_NAMES && capitals === list.length - 1, what);
      return problem === undefined ? [] : [{ path: `${path}/name`, message: problem }];
    });
  });
}

function areaNameProblem(name: string, needsCapital: boolean, what: 'area' | 'category'): string | undefined {
  if (what === 'category' && /^\d{3,}$/.test(name))
    return say`The category "${name}" is called by a number: check the name`;
  if (!needsCapital || !/^\p{Ll}/u.test(name)) return undefined;
  return what === 'area'
    ? say`The area "${name}" begins with a small letter, unlike the others: check the name`
    : say`The category "${name}" begins with a small letter, unlike the others: check the name`;
}

const tidyName = (name: string): string => name.replaceAll(/\s+/g, ' ').toLowerCase();

function findSpareSpaces({ path, id, room }: CheckedTable): FindingDetails[] {
  const name = room['name'];
  if (typeof name !== 'string' || name.trim() === '' || !/^\s|\s$|\s{2}/.test(name)) return [];
  const tidy = name.trim().replaceAll(/\s+/g, ' ');
  return [
    {
      path: `${path}/name`,
      table: id,
      message: say`${JSON.stringify(name)} has spare spaces: write "${tidy}"`,
      fix: {
        isGuess: true,
        title: say`Rename it to ${tidy}`,
        changes: [{ op: 'set', path: `${path}/name`, value: tidy }],
      },
    },
  ];
}

/** A number in words or in Roman digits. */
const NUMBER_IN_WORDS = new RegExp(String.raw`^\s+(?:${NUMBER_WORD_PATTERN}|[ivx]+)$`, 'iu');

/** `1. BBQ 1`. */
const LIST_NUMBER = /^\d{1,3}[.)] ?\p{L}.*\d/u;

type OddName = { readonly table: CheckedTable; readonly problem: string };

function findOddNames(
  area: CheckedArea,
  categoryNames: ReadonlySet<string>,
  owners: ReadonlyMap<string, CheckedArea>,
): OddName[] {
  const numbered = numberedTables(area);
  const prefix = usualOf(numbered.map((each) => each.prefix));
  const listed = area.tables.filter(({ name }) => LIST_NUMBER.test(name));
  if (prefix === undefined)
    return listed.map((table) => ({ table, problem: say`begins with the number of a list beside its own` }));
  const counts = new Map<string, number>();
  for (const each of numbered) counts.set(each.prefix, (counts.get(each.prefix) ?? 0) + 1);
  const series = numbered.filter((each) => each.prefix === prefix);
  const numberProblem = createNumberCheck(prefix, series);
  const unnumbered = area.tables.filter(({ name }) => !/\d/.test(name));
  const gap = onlyGapOf(series);
  return [
    ...numbered.flatMap((each): OddName[] => {
      const isTypo = counts.get(each.prefix) === 1 && looksMistyped(each.prefix, prefix);
      const fillsGap = each.prefix !== prefix && counts.get(each.prefix) === 1 && Number(each.digits) === gap;
      const otherWay = fillsGap ? say`has the number that the tables called "${prefix}" lack` : numberProblem(each);
      const owner = owners.get(each.prefix);
      const isOfOther =
        each.prefix !== prefix && counts.get(each.prefix) === 1 && owner !== undefined && owner !== area;
      const ofOther = isOfOther ? say`is called like the tables of ${displayName(owner, 'the area')}` : otherWay;
      const problem = isTypo ? say`looks like a misspelled "${prefix}"` : ofOther;
      return problem === undefined ? [] : [{ table: each.table, problem }];
    }),
    ...unnumbered.flatMap((table): OddName[] => {
      const name = table.name.toLowerCase();
      if (NUMBER_IN_WORDS.test(name.slice(prefix.length)) && name.startsWith(prefix.toLowerCase()))
        return [{ table, problem: say`writes its number in another way than the others` }];
      if (name === prefix.toLowerCase() || name === area.name.toLowerCase())
        return [{ table, problem: say`lacks a number` }];
      return categoryNames.has(name) && isOnlyUnnumbered(area.tables, unnumbered)
        ? [{ table, problem: say`is the name of a category` }]
        : [];
    }),
  ];
}

/** Returns whether the words of a name differ from the usual ones by case, a letter or two, or their order. */
function looksMistyped(own: string, usual: string): boolean {
  if (own.toLowerCase() === `${usual} ${usual}`.toLowerCase()) return true;
  if (own === usual || /[^\p{L}\p{M}\p{P} ]/u.test(own) || own.split(' ').length !== usual.split(' ').length)
    return false;
  if (own.toLowerCase() === usual.toLowerCase()) return true;
  return usual.length >= MIN_PREFIX_LENGTH && (similarNames(own, [usual]).length > 0 || hasSameLetters(own, usual));
}

/** The share of a series that may write its numbers in another way, if that is a slip. */
const MAX_ODD_RATIO = 0.25;

/** Returns a function that tells what is odd about the number of a table of a series. */
function createNumberCheck(prefix: string, series: readonly Numbered[]): (numbered: Numbered) => string | undefined {
  const separator = usualOf(series.map((each) => each.separator));
  const isPadded = ({ digits }: Numbered): boolean => digits.startsWith('0') && digits !== '0';
  const padded = series.filter(isPadded);
  const width = padded[0]?.digits.length ?? 0;
  const short = series.filter(({ digits }) => digits.length < width);
  const slip = numberSlipOf(series);
  const plainDigits = new Set(series.filter(({ rest }) => rest === '').map(({ digits }) => digits));
  const arePaddedOdd = padded.length <= series.length * MAX_ODD_RATIO;
  const areShortOdd = padded.length >= MIN_USUAL_TABLES && short.length <= padded.length * MAX_ODD_RATIO;
  return (numbered) => {
    const { separator: own, digits, rest } = numbered;
    if (numbered.prefix !== prefix) return undefined;
    // Spare spaces are another finding.
    if (separator !== undefined && own !== separator && !/\s{2}/.test(own))
      return say`separates its number in another way than "${prefix}${separator}1"`;
    if (/^\.0+$/.test(rest)) return say`has a number with a fraction`;
    const joined = /^ ?[+&/] ?(\d+)$/.exec(rest)?.[1];
    if (joined !== undefined && plainDigits.has(joined)) return say`includes ${prefix} ${joined}, which is a table too`;
    if (/^ ?[,;|(].*\d/.test(rest)) return say`has more than its number`;
    if (rest.trim() === digits) return say`has its number twice`;
    if (slip !== undefined && Number(digits) === slip.number)
      return say`has a number beyond the others, where ${slip.missing} is missing`;
    if (arePaddedOdd && isPadded(numbered)) return say`begins its number with a zero, unlike the others`;
    return areShortOdd && digits.length < width ? say`begins its number without a zero, unlike the others` : undefined;
  };
}

/** A shorter series may leave out numbers. */
const MIN_SLIP_TABLES = 8;

/** Returns the one number of a series that lies beyond its end, if exactly one number within it is missing. */
function numberSlipOf(series: readonly Numbered[]): { readonly number: number; readonly missing: number } | undefined {
  const numbers = series.map(({ digits }) => Number(digits)).toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  const number = numbers.at(-1) ?? 0;
  const end = first + numbers.length - 1;
  if (numbers.length < MIN_SLIP_TABLES || number <= end + 1) return undefined;
  const missing = numbers.findIndex((each, index) => each !== first + index);
  const isOnlyGap = numbers.slice(missing, -1).every((each, index) => each === first + missing + index + 1);
  return isOnlyGap && numbers.at(-2) === end ? { number, missing: first + missing } : undefined;
}

/** Returns the one number that a series lacks within. */
function onlyGapOf(series: readonly Numbered[]): number | undefined {
  const numbers = [...new Set(series.map(({ digits }) => Number(digits)))].toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  if (numbers.length < MIN_SLIP_TABLES || numbers.at(-1) !== first + numbers.length) return undefined;
  return first + numbers.findIndex((each, index) => each !== first + index);
}

const isOnlyUnnumbered = (tables: readonly CheckedTable[], unnumbered: readonly CheckedTable[]): boolean =>
  unnumbered.length === 1 && tables.length > MIN_USUAL_TABLES;

/** Returns whether two words differ by the order of their letters. */
const hasSameLetters = (one: string, other: string): boolean =>
  one.toLowerCase().split('').toSorted().join('') === other.toLowerCase().split('').toSorted().join('');

const oddly = ({ table: { path, id, name }, problem }: OddName): FindingDetails => ({
  path: `${path}/name`,
  table: id,
  message: say`"${name}" ${problem}: check the name`,
});

/** Returns a field of a table or of its coordinates. Merging the two would cost more than all that reads them. */
const fieldOf = ({ room }: CheckedTable, field: string): unknown =>
  room[field] ?? (isObject(room['coordinates']) ? room['coordinates'][field] : undefined);

/** So many tables in a row that count up by one are hardly a coincidence. */
const MIN_SERIES_LENGTH = 6;
const FILLED_FIELDS = ['beds', 'room_id', 'width', 'height', 'font_size'] as const;

const filledSeries = defineRule({
  id: 'filled-series',
  severity: 'warning',
  description: 'Seats, categories or sizes count up from table to table, as when a spreadsheet fills a column.',
  check: ({ areas }) =>
    areas.flatMap(({ tables }) =>
      FILLED_FIELDS.flatMap((field): FindingDetails[] => {
        const values = tables.map((table) => fieldOf(table, field));
        const start = startOfSeries(values);
        const first = start === undefined ? undefined : tables[start];
        if (!first) return [];
        const isOwn = field === 'beds' || field === 'room_id';
        return [
          {
            path: `${first.path}/${isOwn ? '' : 'coordinates/'}${field}`,
            table: first.id,
            message: say`"${field}" counts up from ${displayName(first)} on, as a spreadsheet fills a column: check the numbers`,
          },
        ];
      }),
    ),
});

/** Returns where a series of numbers begins of which each is one more than the last. */
function startOfSeries(values: readonly unknown[]): number | undefined {
  let length = 1;
  for (const [index, value] of values.entries()) {
    length = typeof value === 'number' && value - 1 === values[index - 1] ? length + 1 : 1;
    if (length === MIN_SERIES_LENGTH) return index - MIN_SERIES_LENGTH + 1;
  }
  return undefined;
}

/** Columns that a program exchanges, of which each should say another thing. */
const COLUMNS = [
  ['id', 'room_id'],
  ['id', 'beds'],
  ['room_id', 'beds'],
  ['x', 'y'],
  ['x', 'width'],
  ['y', 'height'],
] as const;

const copiedColumn = defineRule({
  id: 'copied-column',
  severity: 'warning',
  description: 'Two fields are the same for every table, such as seats and category, as if a program read one twice.',
  check: ({ tables }) => {
    const [first] = tables;
    if (!first || tables.length < MIN_SERIES_LENGTH) return [];
    return COLUMNS.flatMap(([one, other]): FindingDetails[] => {
      const areEqual = tables.every((table) => {
        const value = fieldOf(table, one);
        return value !== undefined && value === fieldOf(table, other);
      });
      // A diagonal of tables that are turned along it is meant.
      const isDiagonal = one === 'x' && tables.every(({ drawn }) => drawn !== undefined && drawn.rotation % 90 !== 0);
      if (!areEqual || isDiagonal || tables.every((table) => fieldOf(table, one) === fieldOf(first, one))) return [];
      return [
        {
          path: first.path,
          table: first.id,
          message: say`"${one}" and "${other}" are the same for every table: check which column each was read from`,
        },
      ];
    });
  },
});

export const seriesRules = [oddName, filledSeries, copiedColumn] as const;
