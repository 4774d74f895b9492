/** Reads an SVG that the editor has exported. Its data attributes describe each table in full. */
import { round2 } from '../../../../domain/geometry/numbers.ts';
import { parseTimeOfDay } from '../../../../domain/plan/timeOfDay.ts';
import { isObject, toArray, toNumber } from '../../../../domain/plan/reading/coerce.ts';
import { type Decor, decorSchema } from '../../../../domain/plan/plan.ts';
import { DEFAULT_TABLE_COLOR } from '../../../../domain/plan/table.ts';
import { parseCssColor } from '../cssColor.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import type { ImportWarnings } from '../importWarnings.ts';
import type { ParsedPlan, ParsedTable } from '../normalizeImport.ts';
import { parseOutline } from './svgShapes.ts';
import type { SvgTree } from './svgTree.ts';

/** A table's data as JSON, on the shape with its outline. */
export const TABLE_ATTRIBUTE = 'data-table';
/** Marks the root element. */
export const PLAN_ATTRIBUTE = 'data-tidetable';
/** The plan's scale, on the root element. */
export const SCALE_ATTRIBUTE = 'data-units-per-meter';
/** Marks the element with the plan's decor as JSON. */
export const DECOR_ATTRIBUTE = 'data-decor';

/** Returns the plan of an exported drawing, with tables where their shapes are now; undefined for any other drawing. */
export function readExportedSvg(tree: SvgTree, warnings: ImportWarnings): ParsedPlan | undefined {
  const { root } = tree;
  if (!root.hasAttribute(PLAN_ATTRIBUTE)) return undefined;
  const marked = tree.nodes.filter(({ element }) => element.hasAttribute(TABLE_ATTRIBUTE));
  if (marked.length === 0) return undefined;
  const found = marked.flatMap((node) => {
    const data = parseJson(node.element.getAttribute(TABLE_ATTRIBUTE));
    const outline = parseOutline({ ...node, fill: DEFAULT_TABLE_COLOR }, tree, warnings);
    if (!isObject(data) || !outline) return [];
    const text = (name: string): string => (typeof data[name] === 'string' ? data[name] : '');
    const number = (name: string): number | undefined => toNumber(data[name]);
    const { box, rotation, shape } = outline;
    const scale = box.height / (number('height') ?? box.height) || 1;
    const scaled = (name: string): number | undefined => {
      const value = number(name);
      return value === undefined ? undefined : round2(value * scale);
    };
    const table: ParsedTable = {
      id: data['id'],
      name: text('name'),
      category: String(number('category_id') ?? text('category')),
      seats: number('seats') ?? 1,
      minGuests: number('min_guests'),
      description: text('description') || undefined,
      picture: text('picture') || undefined,
      viewPicture: text('view_picture') || undefined,
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
        areaId: String(number('area_id') ?? text('area')),
        category: text('category'),
        color: parseCssColor(text('color')) ?? DEFAULT_TABLE_COLOR,
        table,
      },
    ];
  });
  return {
    width: tree.width,
    height: tree.height,
    unitsPerMeter: toNumber(root.getAttribute(SCALE_ATTRIBUTE)),
    categories: [
      ...new Map(found.map(({ table, category, color }) => [table.category, { name: category, color }])),
    ].map(([key, category]) => ({ key, ...category })),
    areas: [...groupBy(found, ({ areaId }) => areaId)].map(([id, group]) => ({
      id,
      name: group[0]?.area ?? '',
      tables: group.map(({ table }) => table),
    })),
    decor: decorOf(root),
  };
}

function decorOf(root: Element): Decor[] {
  const pieces = toArray(parseJson(root.querySelector(`[${DECOR_ATTRIBUTE}]`)?.textContent ?? null)) ?? [];
  return pieces.flatMap((piece) => {
    const read = decorSchema.safeParse(piece);
    return read.success ? [read.data] : [];
  });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
