/** Rules about ids, names and references. */
import { boundsOf, unionBoxes } from '../../geometry/boxes.ts';
import { isMissing, isObject, toText } from '../../plan/reading/coerce.ts';
import { REFERENCE_PHONE_PX } from '../../plan/zoomLimits.ts';
import { foldText } from '../../text/foldText.ts';
import { type CheckContext, type CheckedTable, areasPath } from '../checkContext.ts';
import { type Finding, finding } from '../finding.ts';
import { displayName } from '../wording.ts';

type Kind = 'table' | 'area' | 'category';
type Named = { readonly path: string; readonly id: number | string | undefined; readonly name: string };

function duplicateIds({ tables, areas, categories, fileKind }: CheckContext): Finding[] {
  const repeatedIn = (kind: Kind, list: readonly Named[]): Finding[] => {
    // To the host `1` and `"1"` are the same.
    const owners = new Map<string, Named>();
    return list.flatMap((entry): Finding[] => {
      const { id, path } = entry;
      if (id === undefined) return [];
      const owner = owners.get(String(id));
      if (!owner) {
        owners.set(String(id), entry);
        return [];
      }
      const place = { path: `${path}/id`, table: kind === 'table' ? id : undefined };
      const name = displayName(entry, `The ${kind}`);
      return [
        finding('duplicate-id', place, { name, id, other: displayName(owner, `another ${kind}`), place: owner.path }),
      ];
    });
  };
  return [
    ...repeatedIn('table', tables),
    ...repeatedIn('area', areas),
    // The categories of an answer are derived from their ids.
    ...(fileKind === 'answer' ? [] : repeatedIn('category', categories)),
  ];
}

/** Names that a search takes for one another compare equal, however they are spaced. */
const comparable = (name: string): string => foldText(name).replaceAll(/\s+/g, ' ');

/** Tables of two areas or floors may have the same name, unless guests see it twice at once. */
function duplicateNames({ areas, categories }: CheckContext): Finding[] {
  const repeatedIn = <Entry extends Named>(list: readonly Entry[]): Entry[] => {
    const seen = new Set<string>();
    return list.filter((entry) => {
      const name = comparable(entry.name);
      const isRepeated = name !== '' && seen.has(name);
      seen.add(name);
      return isRepeated;
    });
  };
  const at = ({ path }: Named): string => `${path}/name`;
  return [
    ...areas.flatMap(({ tables }) =>
      repeatedIn(tables).map((table) =>
        finding('duplicate-name.table', { path: at(table), table: table.id }, { name: table.name }),
      ),
    ),
    ...duplicateTexts(areas),
    ...repeatedIn(areas).map((area) => finding('duplicate-name.area', { path: at(area) }, { name: area.name })),
    ...repeatedIn(categories).map((category) =>
      finding('duplicate-name.category', { path: category.namePath }, { name: category.name }),
    ),
  ];
}

/**
 * Finds numbers that two tables of an area print, as text or name, or two tables in sight of each other: two floors may
 * number their tables alike. One word, such as `VIP`, may stand on a whole lounge.
 */
function duplicateTexts(areas: CheckContext['areas']): Finding[] {
  const printing = new Map<string, { readonly area: string; readonly table: CheckedTable }[]>();
  return areas.flatMap(({ path: area, tables }) =>
    tables.flatMap((table): Finding[] => {
      const text = table.drawn?.label.text ?? '';
      if (!/\p{Nd}/u.test(text)) return [];
      const others = printing.get(comparable(text)) ?? [];
      const neighbor = others.find((other) => other.area === area);
      const owner = neighbor ?? others.find((other) => areInSight(other.table, table));
      others.push({ area, table });
      printing.set(comparable(text), others);
      // Two equal names in an area are reported as such.
      if (!owner || (neighbor && comparable(neighbor.table.name) === comparable(table.name))) return [];
      const coordinates = table.room['coordinates'];
      const field = isObject(coordinates) && !isMissing(coordinates['text']) ? 'coordinates/text' : 'name';
      const place = { path: `${table.path}/${field}`, table: table.id };
      const values = { name: displayName(table), text: text.trim(), other: displayName(owner.table) };
      return [finding(neighbor ? 'duplicate-name.text' : 'duplicate-name.near', place, values)];
    }),
  );
}

/** The side of a table to which guests zoom in to choose between it and its neighbors, in CSS pixels. */
const TAPPED_TABLE_PX = 80;

/** Returns whether a phone shows two tables at once while guests choose one of them. */
function areInSight({ drawn: one }: CheckedTable, { drawn: other }: CheckedTable): boolean {
  const both = one && other && unionBoxes([boundsOf(one), boundsOf(other)]);
  if (!both) return false;
  const scale = TAPPED_TABLE_PX / Math.min(one.box.width, one.box.height, other.box.width, other.box.height);
  return both.width * scale <= REFERENCE_PHONE_PX.width && both.height * scale <= REFERENCE_PHONE_PX.height;
}

/** Finds categories of an answer that its rooms call by two names. */
function categoriesWithTwoNames({ fileKind, tables }: CheckContext): Finding[] {
  if (fileKind !== 'answer') return [];
  const names = new Map<string, string>();
  const reported = new Set<string>();
  return tables.flatMap(({ path, id, category, room }): Finding[] => {
    const name = toText(room['category_name'])?.trim() ?? '';
    if (category === undefined || name === '') return [];
    const other = names.get(category) ?? name;
    names.set(category, other);
    if (other === name || reported.has(`${category} ${name}`)) return [];
    reported.add(`${category} ${name}`);
    return [
      finding(
        'duplicate-name.two',
        { path: `${path}/category_name`, table: id },
        { category, name: other, other: name },
      ),
    ];
  });
}

function references({ fileKind, tables, areas, categories }: CheckContext): Finding[] {
  if (fileKind !== 'plan') return [];
  const listed = new Set(categories.map(({ id }) => String(id)));
  const used = new Set(tables.map(({ category }) => category));
  const emptyAreas = tables.length === 0 ? [] : areas.filter((area) => area.tables.length === 0);
  return [
    ...tables.flatMap((table): Finding[] => {
      const { category, path, id } = table;
      if (category === undefined || listed.has(category)) return [];
      return [
        finding(
          'unknown-category.table',
          { path: `${path}/room_id`, table: id },
          { name: displayName(table), category },
        ),
      ];
    }),
    ...categories
      .filter(({ id }) => id !== undefined && !used.has(String(id)))
      .map((category) =>
        finding('unused-category', { path: category.path }, { name: displayName(category, 'number') }),
      ),
    ...emptyAreas.map((area) => finding('empty-area', { path: area.path }, { name: displayName(area, 'number') })),
  ];
}

function noTables(context: CheckContext): Finding[] {
  return context.tables.length > 0 ? [] : [finding('no-tables', { path: areasPath(context) }, {})];
}

export const idChecks = [duplicateIds, duplicateNames, categoriesWithTwoNames, references, noTables] as const;
