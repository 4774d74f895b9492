/** Rules about ids, names and references. */
import { say } from '../../say.ts';
import { createNameGenerator, textAfterRename } from '../../document/autoNaming.ts';
import { type JsonObject, isObject } from '../../plan/reading/coerce.ts';
import { type FindingDetails, type Fix, displayName, defineRule } from '../finding.ts';
import type { CheckContext } from '../checkContext.ts';

type Kind = 'table' | 'area' | 'category';
type Named = { readonly path: string; readonly id: number | string | undefined; readonly name: string };

/** The lists of a file whose entries have ids. */
function listsOf({
  tables,
  areas,
  categories,
}: CheckContext): readonly { readonly kind: Kind; readonly list: readonly Named[] }[] {
  return [
    { kind: 'table', list: tables },
    { kind: 'area', list: areas },
    { kind: 'category', list: categories },
  ];
}

/** Normalizes an id as the host does: `1` and `"1"` are the same. */
const keyOf = (id: number | string): number | string =>
  typeof id === 'string' && String(Number(id)) === id ? Number(id) : id;

const duplicateId = defineRule({
  id: 'duplicate-id',
  severity: 'error',
  description: 'Two tables, areas or categories have the same id. Of two such tables only the first can be reserved.',
  check: (context) =>
    listsOf(context).flatMap(({ kind, list }) => {
      const owners = new Map<number | string, Named>();
      let nextId =
        list.reduce(
          (highest, { id }) => (typeof id === 'number' && Number.isSafeInteger(id) ? Math.max(highest, id) : highest),
          0,
        ) + 1;
      return list.flatMap((entry): FindingDetails[] => {
        if (entry.id === undefined) return [];
        const key = keyOf(entry.id);
        const owner = owners.get(key);
        if (!owner) {
          owners.set(key, entry);
          return [];
        }
        const id = nextId++;
        return [
          {
            path: `${entry.path}/id`,
            table: kind === 'table' ? entry.id : undefined,
            message: say`${displayName(entry, `The ${kind}`)} has the id ${entry.id}, which ${displayName(owner, `another ${kind}`)} at ${owner.path} has too: give it its own id`,
            fix: {
              isGuess: true,
              title: say`Give it the id ${id}`,
              changes: [{ op: 'set', path: `${entry.path}/id`, value: id }],
            },
          },
        ];
      });
    }),
});

/** Removes what makes no difference between two names: spacing, hyphens, width and invisible characters. */
const plainName = (name: string): string =>
  // Most names have nothing of it, and a large plan has many names.
  /^[A-Za-z\d]+(?: [A-Za-z\d]+)*$/.test(name)
    ? name
    : name
        .normalize('NFKC')
        .replaceAll(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')
        .replaceAll(/(?<=[\p{L}\d])[_\u2010-\u2014-](?=[\p{L}\d])/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .replace(/[\s.,;:]+$/, '')
        .trim();

/** Names that look the same compare equal. Case makes no difference. */
const comparableName = (name: string): string => plainName(name).toLowerCase();

/** A letter in place of a digit, or a capital I in place of an l. */
const LOOK_ALIKE = /(?:^|[\d\s])[lI|oO]+(?=$|[\d\s])|[\p{Ll}]I|\|/u;

/** Names with the same letters but for l, I and 1, or O and 0, look alike in many typefaces. */
const lookOf = (plain: string): string => plain.replaceAll(/[lI|]/g, '1').replaceAll(/[oO]/g, '0').toLowerCase();

/** The singular of a category's name, as far as a rule can tell. */
const singularOf = (name: string): string => name.replace(/(?<=\p{L}{2}[^s\P{L}])s$/u, '');

/** Gives an entry another name. The text on a table that shows its name or number changes with it. */
function renaming(entry: Named & { readonly room?: JsonObject }, newName: string): Fix {
  const coordinates = entry.room?.['coordinates'];
  const text = isObject(coordinates) && typeof coordinates['text'] === 'string' ? coordinates['text'] : undefined;
  const newText = text === undefined ? undefined : textAfterRename(text, entry.name, newName);
  return {
    isGuess: true,
    title: say`Rename it to ${newName}`,
    changes: [
      { op: 'set', path: `${entry.path}/name`, value: newName },
      ...(newText === undefined || newText === text
        ? []
        : [{ op: 'set' as const, path: `${entry.path}/coordinates/text`, value: newText }]),
    ],
  };
}

const SAME_NAME: Readonly<Record<Kind, (name: string) => string>> = {
  table: (name) => say`Another table is also called "${name}": give each its own name`,
  area: (name) => say`Another area is also called "${name}": give each its own name`,
  category: (name) => say`Another category is also called "${name}": give each its own name`,
};

const duplicateName = defineRule({
  id: 'duplicate-name',
  severity: 'warning',
  description:
    'Two tables, areas or categories have the same name, or one that looks like it, so guests and staff can confuse them.',
  check: (context) =>
    listsOf(context).flatMap(({ kind, list }) => {
      const owners = new Map<string, string>();
      const plainNames = list.map(({ name }) => plainName(name));
      const hasLookAlikes = plainNames.some((name) => LOOK_ALIKE.test(name));
      const taken = new Set(plainNames.map((name) => name.toLowerCase()));
      const names = createNameGenerator([]);
      const unusedName = (name: string): string => {
        let next = names.next(name);
        while (taken.has(comparableName(next))) next = names.next(name);
        taken.add(comparableName(next));
        return next;
      };
      return list.flatMap((entry, index): FindingDetails[] => {
        const plain = plainNames[index] ?? '';
        const name = plain.toLowerCase();
        const singular = kind === 'category' ? singularOf(plain) : plain;
        const look = hasLookAlikes ? lookOf(singular) : singular.toLowerCase();
        // A copied file has a number in brackets.
        const original = name.endsWith(')') ? name.replace(/ \(\d{1,2}\)$/, '') : name;
        const owner = owners.get(name) ?? owners.get(look) ?? owners.get(original);
        if (name === '' || owner === undefined) {
          owners.set(name, entry.name);
          owners.set(look, entry.name);
          return [];
        }
        return [
          {
            path: `${entry.path}/name`,
            table: kind === 'table' ? entry.id : undefined,
            message:
              comparableName(owner) === name
                ? SAME_NAME[kind](entry.name)
                : say`"${entry.name}" is easily confused with "${owner}": give each its own name`,
            fix: renaming(entry, unusedName(entry.name)),
          },
        ];
      });
    }),
});

const unknownCategory = defineRule({
  id: 'unknown-category',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A table has a category that the plan does not list.',
  check: ({ tables, categories }) => {
    const listed = new Set(categories.map(({ id }) => String(id)));
    return tables
      .filter(({ category }) => category !== undefined && !listed.has(category))
      .map((table) => ({
        path: `${table.path}/room_id`,
        table: table.id,
        message: say`${displayName(table)} has the category ${table.category}, which the plan does not list: add it under "categories", or choose another`,
      }));
  },
});

const unusedCategory = defineRule({
  id: 'unused-category',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A category has no tables, but appears in the legend.',
  check: ({ tables, categories }) => {
    const used = new Set(tables.map(({ category }) => category));
    return categories
      .filter(({ id }) => id !== undefined && !used.has(String(id)))
      .map((category) => ({
        path: category.path,
        message: say`The category ${displayName(category, 'number')} has no tables: remove it, or add tables to it`,
        fix: {
          isGuess: true as const,
          title: say`Remove the category`,
          changes: [{ op: 'remove' as const, path: category.path }],
        },
      }));
  },
});

const emptyArea = defineRule({
  id: 'empty-area',
  severity: 'warning',
  description: 'An area of a plan has no tables, but is offered to guests.',
  // A host may send an area without tables when it is closed that day.
  appliesTo: ['plan'],
  check: ({ areas, tables }) =>
    tables.length === 0
      ? []
      : areas
          .filter((area) => area.tables.length === 0)
          .map((area) => ({
            path: area.path,
            message: say`The area ${displayName(area, 'number')} has no tables: remove it, or add tables to it`,
            fix: {
              isGuess: true as const,
              title: say`Remove the area`,
              changes: [{ op: 'remove' as const, path: area.path }],
            },
          })),
});

const noTables = defineRule({
  id: 'no-tables',
  severity: 'error',
  description: 'The file has no tables, so nothing can be reserved.',
  check: ({ fileKind, tables }) =>
    tables.length > 0 ? [] : [{ path: fileKind === 'plan' ? '/areas' : '', message: say`There is no table: add one` }],
});

function leftoverId(name: string, key: string, id: number | string): string {
  return key === ''
    ? say`${name} has a blank id: give it its own id`
    : say`${name} has the id "${id}": give it its own id`;
}

const confusableId = defineRule({
  id: 'confusable-id',
  severity: 'warning',
  appliesTo: ['answer'],
  description:
    'An id is blank or a value such as undefined, or differs from another one only by spaces, case, signs or zeros.',
  check: (context) =>
    listsOf(context).flatMap(({ kind, list }) => {
      const owners = new Map<string, Named>();
      return list.flatMap((entry): FindingDetails[] => {
        if (entry.id === undefined) return [];
        const text = String(entry.id).normalize('NFKC').trim().toLowerCase();
        const number = text.replace(/^#/, '');
        const key = /^[-+]?\d{1,15}(?:\.\d*)?(?:e\d{1,2})?$/.test(number) ? String(Number(number)) : text;
        const owner = owners.get(key);
        if (!owner) owners.set(key, entry);
        const isLeftover = /^(?:undefined|null|nan|none|\[object \w+\])$/.test(key);
        const isConfusable = owner?.id !== undefined && keyOf(owner.id) !== keyOf(entry.id);
        if (key !== '' && !isLeftover && !isConfusable) return [];
        const name = displayName(entry, `The ${kind}`);
        return [
          {
            path: `${entry.path}/id`,
            table: kind === 'table' ? entry.id : undefined,
            message:
              owner && isConfusable
                ? say`${name} has the id "${entry.id}", which is easily confused with "${owner.id}": give it its own id`
                : leftoverId(name, key, entry.id),
          },
        ];
      });
    }),
});

export const idRules = [
  duplicateId,
  confusableId,
  duplicateName,
  unknownCategory,
  unusedCategory,
  emptyArea,
  noTables,
] as const;
