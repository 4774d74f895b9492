/** Reads an SVG that the editor has exported. Its data attributes describe each table in full. */
import { round2 } from '../../../../domain/geometry/numbers.ts';
import { parseTimeOfDay } from '../../../../domain/plan/timeOfDay.ts';
import { isObject, toArray, toNumber } from '../../../../domain/plan/reading/coerce.ts';
import { DEFAULT_TABLE_COLOR } from '../../../../domain/plan/table.ts';
import { HEX_COLOR_PATTERN } from '../../../../domain/plan/color.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import type { Drawing } from '../drawing.ts';
import type { ParsedPlan, ParsedTable } from '../normalizeImport.ts';
import type { ExportedFacts } from './readSvg.ts';

/** The decor is as the file has it: `readDecor` checks it on the page, which has the schema anyway. */
export type ExportedPlan = Omit<ParsedPlan, 'decor'> & { readonly decor: readonly unknown[] };

/** Returns the plan of an exported drawing, with tables where their shapes are now; undefined for any other drawing. */
export function readExportedSvg(drawing: Drawing, facts: ExportedFacts | undefined): ExportedPlan | undefined {
  const marked = drawing.shapes.filter(({ exported }) => exported !== undefined);
  if (!facts || marked.length === 0) return undefined;
  const found = marked.flatMap(({ exported, outline }) => {
    const data = parseJson(exported);
    if (!isObject(data) || !outline) return [];
    const text = (name: string): string => (typeof data[name] === 'string' ? data[name] : '');
    const color = (name: string): string | undefined => HEX_COLOR_PATTERN.exec(text(name))?.[0];
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
      joins: data['joins'],
      description: text('description') || undefined,
      picture: text('picture') || undefined,
      viewPicture: text('view_picture') || undefined,
      availableUntil: parseTimeOfDay(text('available_until')),
      price: data['price'],
      coordinates: {
        ...box,
        shape,
        rotation,
        color: color('own_color'),
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
        areaPrice: data['area_price'],
        areaId: String(number('area_id') ?? text('area')),
        category: {
          name: text('category'),
          color: color('color') ?? DEFAULT_TABLE_COLOR,
          price: data['category_price'],
        },
        table,
      },
    ];
  });
  return {
    width: drawing.width,
    height: drawing.height,
    unitsPerMeter: facts.unitsPerMeter,
    categories: [...new Map(found.map(({ table, category }) => [table.category, category]))].map(([key, category]) => ({
      key,
      ...category,
    })),
    areas: [...groupBy(found, ({ areaId }) => areaId)].map(([id, group]) => ({
      id,
      name: group[0]?.area ?? '',
      price: group[0]?.areaPrice,
      tables: group.map(({ table }) => table),
    })),
    decor: toArray(parseJson(facts.decor)) ?? [],
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
