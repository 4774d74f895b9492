/** A drawing that the editor has exported: each table has its place, its seats and its names in data attributes. */
import { parseTimeOfDay } from '../../../../domain/plan/timeOfDay.ts';
import { isObject, toArray, toNumber } from '../../../../domain/plan/reading/coerce.ts';
import { type Decor, decorSchema } from '../../../../domain/plan/plan.ts';
import { DEFAULT_TABLE_COLOR } from '../../../../domain/plan/table.ts';
import { parseCssColor } from '../cssColor.ts';
import { grouped } from '../groupBy.ts';
import type { ImportWarnings } from '../importWarnings.ts';
import type { ParsedPlan, ParsedTable } from '../normalizeImport.ts';
import { round2 } from './svgMatrix.ts';
import { parseOutline } from './svgShapes.ts';
import type { SvgTree } from './svgTree.ts';

/** What an exported table says of itself; on the shape that marks its place. */
export const TABLE_ATTRIBUTE = 'data-table';
/** On the root element. */
export const PLAN_ATTRIBUTE = 'data-tidetable';
/** The element that holds the plan's decor as JSON. */
export const DECOR_ATTRIBUTE = 'data-decor';

/** The plan of an exported drawing, its tables where they stand now; undefined of any other drawing. */
export function readExportedSvg(tree: SvgTree, notes: ImportWarnings): ParsedPlan | undefined {
  const { root } = tree;
  if (!root.hasAttribute(PLAN_ATTRIBUTE)) return undefined;
  const marked = tree.nodes.filter(({ element }) => element.hasAttribute(TABLE_ATTRIBUTE));
  if (marked.length === 0) return undefined;
  const found = marked.flatMap((piece) => {
    const said = jsonOf(piece.element.getAttribute(TABLE_ATTRIBUTE));
    const outline = parseOutline({ ...piece, fill: DEFAULT_TABLE_COLOR }, tree, notes);
    if (!isObject(said) || !outline) return [];
    const text = (name: string): string => (typeof said[name] === 'string' ? said[name] : '');
    const whole = (name: string): number | undefined => toNumber(said[name]);
    const { box, rotation, shape } = outline;
    const grown = box.height / (whole('height') ?? box.height) || 1;
    const scaled = (name: string): number | undefined => {
      const value = whole(name);
      return value === undefined ? undefined : round2(value * grown);
    };
    const table: ParsedTable = {
      id: said['id'],
      name: text('name'),
      category: String(whole('category_id') ?? text('category')),
      seats: whole('seats') ?? 1,
      description: text('description') || undefined,
      picture: text('picture') || undefined,
      availableUntil: parseTimeOfDay(text('available_until')),
      coordinates: {
        ...box,
        shape,
        rotation,
        color: parseCssColor(text('own_color') || undefined),
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
        color: parseCssColor(text('color')) ?? DEFAULT_TABLE_COLOR,
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
  const pieces = toArray(jsonOf(root.querySelector(`[${DECOR_ATTRIBUTE}]`)?.textContent ?? null)) ?? [];
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
