/** Rules about tables that belong to another area than the one that lists them. */
import { say } from '../../../say.ts';
import { type Point, centerOf } from '../../../geometry/boxes.ts';
import { buildSpatialIndex } from '../../../geometry/spatialIndex.ts';
import { toText } from '../../../plan/reading/coerce.ts';
import type { CheckContext, CheckedTable, PlacedTable } from '../../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';
import { median } from '../../maxZoomScale.ts';

/** Fewer tables don't show where their area is. */
const MIN_AREA_TABLES = 4;
/** The nearest tables that decide where a table stands. */
const NEIGHBORS = 4;
/** A table may be this many times as far from its area as the tables of the area are from each other. */
const MAX_GAP_RATIO = 3;
/** A table that is about as far from all others stands alone on purpose. */
const MAX_NEIGHBOR_RATIO = 2;

type Placed = PlacedTable & { readonly center: Point; readonly area: number };

const distanceOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the distance of each table to the nearest other one of its list. */
function gapsOf(tables: readonly Placed[]): number[] {
  const index = buildSpatialIndex(tables.map(({ center }) => ({ ...center, width: 0, height: 0 })));
  return tables.map(({ center }, own) => {
    const other = index.nearest(center, 2).find((found) => found !== own);
    const neighbor = other === undefined ? undefined : tables[other];
    return neighbor ? distanceOf(center, neighbor.center) : 0;
  });
}

const strayTable = defineRule({
  id: 'stray-table',
  severity: 'warning',
  description: 'A table stands far from its area, among tables of another one.',
  check: ({ areas }) => {
    const byArea = areas.map(({ tables }, area) =>
      tables.flatMap((table): Placed[] =>
        table.drawn ? [{ table, outline: table.drawn, center: centerOf(table.drawn.box), area }] : [],
      ),
    );
    const all = byArea.flat();
    const index = buildSpatialIndex(all.map(({ center }) => ({ ...center, width: 0, height: 0 })));
    return byArea.flatMap((placed): FindingDetails[] => {
      if (placed.length < MIN_AREA_TABLES) return [];
      const gaps = gapsOf(placed);
      const most = (median(gaps) ?? 0) * MAX_GAP_RATIO;
      return placed.flatMap((own, n): FindingDetails[] => {
        const gap = gaps[n] ?? 0;
        if (gap <= most) return [];
        const neighbors = index
          .nearest(own.center, NEIGHBORS + 1)
          .flatMap((found) => all[found] ?? [])
          .filter((other) => other !== own);
        const [nearest] = neighbors;
        const farthest = neighbors.at(-1);
        // None of its own area is among these neighbors, or the gap would be no longer than the way to the farthest.
        if (!nearest || !farthest || gap <= distanceOf(own.center, farthest.center) * MAX_NEIGHBOR_RATIO) return [];
        const { table } = own;
        return [
          {
            path: `${table.path}/coordinates`,
            table: table.id,
            message: say`${displayName(table)} stands among the tables of ${displayName(areas[nearest.area] ?? { name: '' }, 'the area')}, ${Math.round(gap)} units from its own area: check its position and its area`,
          },
        ];
      });
    });
  },
});

/** Returns the words of a name in lower case and in the singular, as far as a rule can tell. */
const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{2}[^s\P{L}])s$/u, ''));

/** Returns for each word the only name of a list that has it. */
function ownersOfWords(names: readonly string[]): Map<string, number | undefined> {
  const owners = new Map<string, number | undefined>();
  for (const [index, name] of names.entries())
    for (const word of new Set(wordsOf(name))) owners.set(word, owners.has(word) ? undefined : index);
  return owners;
}

const categoryOfOtherArea = defineRule({
  id: 'category-of-other-area',
  severity: 'warning',
  description: 'A table has a category that is named like another area, while its own area has one named like it.',
  check: (context) => {
    const { areas } = context;
    const categories = categoryNames(context);
    const areaOfWord = ownersOfWords(areas.map(({ name }) => name));
    const usual = usualAreasOfWords(areas, categories);
    const categoryOfWord = ownersOfWords([...categories.values()]);
    const areaOf = new Map(
      [...categories].map(([id, name]) => [
        id,
        // A word of many categories, such as "table", names an area only if most of their tables stand there.
        wordsOf(name)
          .filter((word) => categoryOfWord.get(word) !== undefined || usual.get(word) === areaOfWord.get(word))
          .flatMap((word) => areaOfWord.get(word) ?? [])[0],
      ]),
    );
    const named = new Set(areaOf.values());
    return areas.flatMap(({ name, tables }, area): FindingDetails[] => {
      // Without a category of its own, an area may share another's.
      if (!named.has(area)) return [];
      const reported = new Set<string>();
      return tables.flatMap((table): FindingDetails[] => {
        const { category } = table;
        const other = category === undefined ? undefined : areaOf.get(category);
        if (category === undefined || other === undefined || other === area || reported.has(category)) return [];
        const categoryName = categories.get(category) ?? '';
        const ownWords = wordsOf(table.name);
        if (wordsOf(categoryName).some((word) => areaOfWord.get(word) === other && ownWords.includes(word))) return [];
        reported.add(category);
        return [
          {
            path: `${table.path}/room_id`,
            table: table.id,
            message: say`${displayName(table)} of "${name}" has the category "${categoryName}", which is named like the area ${displayName(areas[other] ?? { name: '' })}: choose the category of its area`,
          },
        ];
      });
    });
  },
});

/** Returns for each word of the categories the area of most of the tables that have such a category. */
function usualAreasOfWords(
  areas: CheckContext['areas'],
  categories: ReadonlyMap<string, string>,
): Map<string, number | undefined> {
  const words = new Map([...categories].map(([id, name]) => [id, wordsOf(name)]));
  const counts = new Map<string, Map<number, number>>();
  for (const [area, { tables }] of areas.entries())
    for (const { category } of tables)
      for (const word of (category !== undefined && words.get(category)) || []) {
        const ofWord = counts.get(word) ?? new Map<number, number>();
        counts.set(word, ofWord);
        ofWord.set(area, (ofWord.get(area) ?? 0) + 1);
      }
  return new Map(
    [...counts].map(([word, ofWord]) => {
      const sum = [...ofWord.values()].reduce((total, count) => total + count, 0);
      return [word, [...ofWord].find(([, count]) => count * 2 > sum)?.[0]];
    }),
  );
}

/** Returns the names of the categories by id. An answer gives them with its tables. */
function categoryNames({ categories, tables }: CheckContext): Map<string, string> {
  const names = new Map(categories.map(({ id, name }) => [String(id), name]));
  for (const { category, room } of tables)
    if (category !== undefined && !names.has(category) && typeof room['category_name'] === 'string')
      names.set(category, room['category_name']);
  return names;
}

/** `BBQ (17 tables)`. */
const TABLES_IN_NAME = /(?<![\p{L}\d])(\d{1,3}) (?:tables|tische|meja)(?!\p{L})/iu;

const areaContradictsTables = defineRule({
  id: 'area-contradicts-tables',
  severity: 'warning',
  description:
    'The name of an area tells of another number of tables than it has, or is that of the tables of another area.',
  check: ({ areas }) => {
    const ownWords = areas.map(({ tables }) => wordOfTables(tables));
    return areas.flatMap(({ path, name, tables }, area): FindingDetails[] => {
      const words = wordsOf(name);
      const other = ownWords.findIndex((word, index) => index !== area && word !== undefined && words.includes(word));
      const own = ownWords[area];
      const owner = areas[other];
      // Its tables are called otherwise, and by the name of an area too.
      if (owner && own !== undefined && !words.includes(own) && areas.some((each) => wordsOf(each.name).includes(own)))
        return [
          {
            path: `${path}/name`,
            message: say`"${name}" is called like the tables of ${displayName(owner, 'the area')}: exchange the names of the areas`,
          },
        ];
      const told = TABLES_IN_NAME.exec(name)?.[1];
      if (told === undefined || Number(told) === tables.length) return [];
      return [
        {
          path: `${path}/name`,
          message: say`"${name}" has ${tables.length} tables: correct the number, or leave it out`,
        },
      ];
    });
  },
});

/** The share of tables that begin with one word, if that is how they are called. */
const MIN_CALLED_RATIO = 0.75;

/** Returns the word with which nearly all tables of an area begin. */
function wordOfTables(tables: readonly CheckedTable[]): string | undefined {
  if (tables.length < MIN_AREA_TABLES) return undefined;
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [word] = wordsOf(name);
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= tables.length * MIN_CALLED_RATIO)?.[0];
}

/** Plans of fewer categories put all kinds of tables into one. */
const MIN_CATEGORIES = 3;
/** The tables of a category with about as many seats that show what it is for. */
const MIN_CATEGORY_TABLES = 5;
/** How many times more or fewer seats than all others a table may have. */
const MAX_SEATS_RATIO = 3;

/** Categories that are called by a shape. */
const ROUND_NAME = /^(?:round|oval|rund\p{L}*|bulat|bundar)(?: (?:tables?|tisch\p{L}*))?$|^meja (?:bundar|bulat)$/iu;
const SQUARE_NAME =
  /^(?:square|rectangular|quadratisch\p{L}*|eckig\p{L}*)(?: (?:tables?|tisch\p{L}*))$|^meja persegi$/iu;

/** Returns the shape by which a category is called. */
function shapeOf(category: string): 'ellipse' | 'rect' | undefined {
  if (ROUND_NAME.test(category)) return 'ellipse';
  return SQUARE_NAME.test(category) ? 'rect' : undefined;
}

/** Finds the first table of each category that has another shape than the category's name tells. */
function findOtherShapes({ tables, categories }: CheckContext): FindingDetails[] {
  const names = new Map(categories.map(({ id, name }) => [String(id), name]));
  const told = new Set<string>();
  return tables.flatMap(({ path, id, name, room, category = '', drawn }): FindingDetails[] => {
    const called = (toText(room['category_name']) ?? names.get(category) ?? '').trim();
    const shape = shapeOf(called);
    if (shape === undefined || !drawn || drawn.shape === shape || told.has(called)) return [];
    told.add(called);
    return [
      {
        path: `${path}/room_id`,
        table: id,
        message:
          shape === 'rect'
            ? say`The category of ${displayName({ name, id })} is called "${called}", but the plan draws an ellipse: correct one of them`
            : say`The category of ${displayName({ name, id })} is called "${called}", but the plan draws corners: correct one of them`,
      },
    ];
  });
}

const seatsOfCategory = defineRule({
  id: 'seats-contradict-category',
  severity: 'warning',
  description:
    'A table has far fewer or far more seats than all others of its category, or another shape than the category is called by.',
  check: (context) => {
    const { tables } = context;
    const byCategory = new Map<string, { readonly table: CheckedTable; readonly seats: number }[]>();
    for (const table of tables) {
      const { category, seats } = table;
      if (category === undefined || seats === undefined || seats < 1) continue;
      const list = byCategory.get(category) ?? [];
      byCategory.set(category, list);
      list.push({ table, seats });
    }
    const shapes = findOtherShapes(context);
    if (byCategory.size < MIN_CATEGORIES) return shapes;
    const seats = [...byCategory.values()].flatMap((list): FindingDetails[] => {
      if (list.length <= MIN_CATEGORY_TABLES) return [];
      const sorted = list.toSorted((one, other) => one.seats - other.seats);
      const [fewest, second] = sorted;
      const [next, most] = sorted.slice(-2);
      const odd = [
        fewest && second && second.seats >= fewest.seats * MAX_SEATS_RATIO
          ? { ...fewest, others: second.seats }
          : undefined,
        next && most && most.seats >= next.seats * MAX_SEATS_RATIO ? { ...most, others: next.seats } : undefined,
      ];
      return odd.flatMap((each): FindingDetails[] =>
        each
          ? [
              {
                path: `${each.table.path}/room_id`,
                table: each.table.id,
                message:
                  each.seats < each.others
                    ? say`${displayName(each.table)} has ${each.seats} seats, and the others of its category ${each.others} or more: check its category and its seats`
                    : say`${displayName(each.table)} has ${each.seats} seats, and the others of its category ${each.others} or fewer: check its category and its seats`,
              },
            ]
          : [],
      );
    });
    return [...shapes, ...seats];
  },
});

/** A label may be this many times as far from its own area as from the next one. */
const MAX_LABEL_RATIO = 2;

const misplacedLabel = defineRule({
  id: 'misplaced-label',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A text of the plan with the name of an area stands far from it, at the tables of another one.',
  check: ({ areas, decor }) => {
    const centers = areas.map(({ tables }) => tables.flatMap(({ drawn }) => (drawn ? [centerOf(drawn.box)] : [])));
    const indexes = centers.map((points) =>
      buildSpatialIndex(points.map((point) => ({ ...point, width: 0, height: 0 }))),
    );
    const gapTo = (area: number, point: Point): number => {
      const nearest = centers[area]?.[indexes[area]?.nearest(point, 1)[0] ?? -1];
      return nearest ? distanceOf(nearest, point) : Infinity;
    };
    const owners = new Map(areas.map(({ name }, area) => [name.trim().toLowerCase(), area]));
    return decor.flatMap(({ path, piece }): FindingDetails[] => {
      const { kind, text, x, y } = piece;
      if (kind !== 'text' || typeof text !== 'string' || typeof x !== 'number' || typeof y !== 'number') return [];
      const owner = owners.get(text.trim().toLowerCase());
      if (owner === undefined || (centers[owner] ?? []).length === 0) return [];
      const own = gapTo(owner, { x, y });
      const other = areas.findIndex((_, area) => area !== owner && gapTo(area, { x, y }) * MAX_LABEL_RATIO < own);
      if (other < 0) return [];
      return [
        {
          path,
          message: say`The text "${text}" stands at the tables of ${displayName(areas[other] ?? { name: '' }, 'the area')}: move it to its own area`,
        },
      ];
    });
  },
});

export const areaRules = [
  strayTable,
  categoryOfOtherArea,
  areaContradictsTables,
  seatsOfCategory,
  misplacedLabel,
] as const;
