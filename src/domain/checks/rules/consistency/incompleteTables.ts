/** Rules about tables that lack what all others of their area have, or have what another one has alone. */
import { groupBy } from '../../../groupBy.ts';
import { say } from '../../../say.ts';
import { isObject } from '../../../plan/reading/coerce.ts';
import type { CheckedTable } from '../../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';

/** Fewer tables show no way of their area. */
const MIN_TABLES = 6;
/** The share of an area's tables that may lack something, if that is a slip. */
const MAX_ODD_RATIO = 0.15;
/** Nobody leaves out a category on purpose. */
const MAX_ODD_CATEGORIES = 0.4;

const isText = (value: unknown): boolean => typeof value === 'string' && value.replaceAll(/<[^<>]*>|\s/g, '') !== '';
const ownText = ({ room }: CheckedTable): unknown =>
  isObject(room['coordinates']) ? room['coordinates']['text'] : undefined;

/** What the tables of an area have, what is said of a table that lacks it, and where it stands. */
const PARTS: readonly {
  readonly lacks: (table: string) => string;
  readonly path: string;
  readonly has: (table: CheckedTable) => boolean;
  readonly maxOddRatio?: number;
}[] = [
  {
    lacks: (table) => say`${table} has no description, but the others of its area have one: add it`,
    path: '',
    has: ({ room }) => isText(room['room_description']),
  },
  {
    lacks: (table) => say`${table} has no text of its own, but the others of its area have one: add it`,
    path: '/coordinates',
    has: (table) => isText(ownText(table)),
  },
  {
    lacks: (table) => say`${table} has no category, but the others of its area have one: add it`,
    path: '',
    has: ({ category }) => category !== undefined,
    maxOddRatio: MAX_ODD_CATEGORIES,
  },
];

const incompleteTable = defineRule({
  id: 'incomplete-table',
  severity: 'warning',
  description:
    'A table has no description, no category, or no text of its own on it, while nearly all others of its area have one.',
  check: ({ areas }) =>
    areas.flatMap(({ tables }) =>
      PARTS.flatMap(({ lacks, path, has, maxOddRatio = MAX_ODD_RATIO }): FindingDetails[] => {
        // A table with a name of its own may do without.
        const numbered = tables.filter(({ name }) => /\d/.test(name));
        const without = numbered.filter((table) => !has(table));
        if (numbered.length < MIN_TABLES || without.length > Math.max(numbered.length * maxOddRatio, 1)) return [];
        return without.map((table) => ({
          path: `${table.path}${path}`,
          table: table.id,
          message: lacks(displayName(table)),
        }));
      }),
    ),
});

/** So many descriptions that all differ show that each table has its own. */
const MIN_OWN_DESCRIPTIONS = 12;

/** Fewer equal tables don't show what their category is. */
const MIN_EQUAL_TABLES = 4;

/** Finds a table of another category than all others with its description, its seats and the word of its name. */
function misfiledTables(tables: readonly CheckedTable[]): FindingDetails[] {
  const described = tables.filter(({ category, room }) => category !== undefined && isText(room['room_description']));
  const groups = groupBy(described, ({ name, seats, room }) =>
    JSON.stringify([name.replace(/\P{L}.*$/su, ''), seats, room['room_description']]),
  );
  return [...groups.values()].flatMap((group): FindingDetails[] => {
    if (group.length < MIN_EQUAL_TABLES) return [];
    const byCategory = groupBy(group, ({ category }) => category);
    const [table, ...others] = [...byCategory.values()].flatMap((alike) => (alike.length === 1 ? alike : []));
    if (!table || others.length > 0 || byCategory.size > 2) return [];
    return [
      {
        path: `${table.path}/room_id`,
        table: table.id,
        message: say`${displayName(table)} is in another category than all tables with its name, seats and description: correct its category`,
      },
    ];
  });
}

const copiedDescription = defineRule({
  id: 'copied-description',
  severity: 'warning',
  description:
    'Two tables have the same description, although all other tables of the plan have their own, or equal tables have one that is in another category.',
  check: ({ tables }) => {
    const misfiled = misfiledTables(tables);
    const owners = new Map<string, CheckedTable>();
    const copies: { readonly table: CheckedTable; readonly owner: CheckedTable }[] = [];
    for (const table of tables) {
      const html = table.room['room_description'];
      if (typeof html !== 'string' || html === '') continue;
      const owner = owners.get(html);
      if (owner) copies.push({ table, owner });
      else owners.set(html, table);
    }
    if (owners.size < MIN_OWN_DESCRIPTIONS || copies.length !== 1) return misfiled;
    return copies.map(({ table, owner }): FindingDetails => ({
      path: `${table.path}/room_description`,
      table: table.id,
      message: say`${displayName(table)} has the description of ${displayName(owner)}, but all others have their own: write one for it`,
    }));
  },
});

export const incompleteTableRules = [incompleteTable, copiedDescription] as const;
