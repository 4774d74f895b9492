/** A drawing that the editor has exported: each table has its place, its seats and its names in data attributes. */
import { minutesFromClock } from '../../domain/clock.ts';
import { isObject, listOf, numberOf } from '../../domain/loose.ts';
import { type Decor, decorSchema } from '../../domain/plan.ts';
import { PLAIN_COLOUR } from '../../domain/table.ts';
import { plainColour } from './colours.ts';
import { grouped } from './grouped.ts';
import type { Notes } from './notes.ts';
import type { FoundPlan, FoundTable } from './soundPlan.ts';
import { rounded } from './svgMatrix.ts';
import { outlineOf } from './svgShapes.ts';
import type { SvgTree } from './svgTree.ts';

/** What an exported table says of itself; on the shape that marks its place. */
export const TABLE_MARK = 'data-table';
/** On the root element. */
export const PLAN_MARK = 'data-tidetable';
/** The element that holds the plan's decor as JSON. */
export const DECOR_MARK = 'data-decor';

/** The plan of an exported drawing, its tables where they stand now; undefined of any other drawing. */
export function readDrawnPlan(tree: SvgTree, notes: Notes): FoundPlan | undefined {
  const { root } = tree;
  if (!root.hasAttribute(PLAN_MARK)) return undefined;
  const marked = tree.pieces.filter(({ element }) => element.hasAttribute(TABLE_MARK));
  if (marked.length === 0) return undefined;
  const found = marked.flatMap((piece) => {
    const said = jsonOf(piece.element.getAttribute(TABLE_MARK));
    const outline = outlineOf({ ...piece, fill: PLAIN_COLOUR }, tree, notes);
    if (!isObject(said) || !outline) return [];
    const text = (name: string): string => (typeof said[name] === 'string' ? said[name] : '');
    const whole = (name: string): number | undefined => numberOf(said[name]);
    const { box, rotation, shape } = outline;
    const grown = box.height / (whole('height') ?? box.height) || 1;
    const scaled = (name: string): number | undefined => {
      const value = whole(name);
      return value === undefined ? undefined : rounded(value * grown);
    };
    const table: FoundTable = {
      id: said['id'],
      name: text('name'),
      category: String(whole('category_id') ?? text('category')),
      seats: whole('seats') ?? 1,
      description: text('description') || undefined,
      picture: text('picture') || undefined,
      availableUntil: minutesFromClock(text('available_until')),
      coordinates: {
        ...box,
        shape,
        rotation,
        color: plainColour(text('own_color') || undefined),
        text: text('text') || undefined,
        text_offset_x: scaled('text_offset_x'),
        text_offset_y: scaled('text_offset_y'),
        font_size: scaled('font_size'),
        seats_offset_x: scaled('seats_offset_x'),
        seats_offset_y: scaled('seats_offset_y'),
        seats_font_size: scaled('seats_font_size'),
      },
    };
    return [
      {
        area: text('area'),
        areaId: String(whole('area_id') ?? text('area')),
        category: text('category'),
        color: plainColour(text('color')) ?? PLAIN_COLOUR,
        table,
      },
    ];
  });
  return {
    width: tree.width,
    height: tree.height,
    categories: [
      ...new Map(found.map(({ table, category, color }) => [table.category, { name: category, color }])),
    ].map(([key, named]) => ({ key, ...named })),
    areas: [...grouped(found, ({ areaId }) => areaId)].map(([id, group]) => ({
      id,
      name: group[0]!.area,
      tables: group.map(({ table }) => table),
    })),
    decor: decorOf(root),
  };
}

function decorOf(root: Element): Decor[] {
  const pieces = listOf(jsonOf(root.querySelector(`[${DECOR_MARK}]`)?.textContent ?? null)) ?? [];
  return pieces.flatMap((piece) => {
    const read = decorSchema.safeParse(piece);
    return read.success ? [read.data] : [];
  });
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
