/**
 * Imports an SVG drawing: rectangles and circles become tables, larger shapes become ground, and lines become walls.
 */
import { type Box, type Point, boundsOf, boxFromPoints, centerOf } from '../../../../domain/geometry/boxes.ts';
import { buildOutlineIndex } from '../../../../domain/geometry/spatialIndex.ts';
import { MAX_DECOR_TEXT_LENGTH, MAX_PARTS } from '../../../../domain/plan/limits.ts';
import { MIN_POINTS } from '../../../../domain/plan/decorKinds.ts';
import { type Decor, decorSchema } from '../../../../domain/plan/plan.ts';
import { MAX_FONT_SIZE } from '../../../../domain/plan/table.ts';
import { nearestSurface, parseCssColor } from '../cssColor.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import { MAX_FILE_BYTES } from '../../fileLimits.ts';
import { ImportWarnings } from '../importWarnings.ts';
import { type ParsedTable, type ImportResult, normalizeImport } from '../normalizeImport.ts';
import { readExportedSvg } from './exportedSvg.ts';
import type { SvgLine } from './pathOutline.ts';
import { type SvgOutline, type SvgText, parseLines, parseOutline, parseText, strokeWidth } from './svgShapes.ts';
import { type SvgNode, type SvgTree, parseSvg } from './svgTree.ts';
import { messages } from '../../../messages.ts';

/** A drawing has no seats. */
const DEFAULT_SEATS = 2;
/** A shape is ground if it fills this share of the drawing, or if other shapes lie on it. */
const MIN_GROUND_SHARE = 0.12;
/** A closed line that fills less than this share is a chair or an ornament. */
const MIN_LINE_GROUND_SHARE = 0.004;
/** A line that is shorter than this share of the drawing is a chair or an ornament. */
const MIN_WALL_SHARE = 0.05;
/** A polygon or path smaller than this share of the large tables is a chair or an ornament. */
const MIN_PATH_TABLE_RATIO = 0.25;
/** Only a shape this many times larger than the median can be ground. */
const MIN_GROUND_RATIO = 3;

/**
 * Imports an SVG drawing of at most 20 MB, in its own units, without running or loading anything in it. A drawing that
 * the editor has exported gives back its tables with seats and areas, where their shapes are now.
 */
export function importSvg(text: string): ImportResult {
  if (text.length > MAX_FILE_BYTES) return { ok: false, error: messages.files.tooLarge };
  const warnings = new ImportWarnings();
  const read = parseSvg(text, warnings);
  if (!read.ok) return read;
  const { tree } = read;
  const exported = readExportedSvg(tree, warnings);
  if (exported) return normalizeImport(exported, warnings);
  const outlines = tree.nodes.flatMap((node) => parseOutline(node, tree, warnings) ?? []);
  if (outlines.length > MAX_PARTS)
    return { ok: false, error: messages.files.tooMany.tables({ found: outlines.length, most: MAX_PARTS }) };
  const texts = tree.nodes.flatMap((node) => parseText(node, tree) ?? []);
  const grounds = groundsAmong(outlines, tree);
  const tableOutlines = tablesAmong(outlines.filter((outline) => !grounds.has(outline)));
  if (grounds.size + tableOutlines.length < outlines.length) warnings.add(messages.files.import.smallShapes);
  if (tableOutlines.length > 0) warnings.add(messages.files.import.seatsUnknown({ assumed: DEFAULT_SEATS }));
  const { tables, freeTexts } = labelTables(tableOutlines, texts);
  const colors = [...new Set(tableOutlines.map(({ color }) => color))];
  return normalizeImport(
    {
      width: tree.width,
      height: tree.height,
      categories: colors.map((color, i) => ({
        key: color,
        name: colors.length === 1 ? 'Tables' : `Category ${i + 1}`,
        color,
      })),
      areas: [...groupBy(tables, ({ layer }) => layer)].map(([name, group]) => ({
        name: name || 'Tables',
        tables: group.map(({ table }) => table),
      })),
      decor: [
        ...groundDecor(tree, grounds, new Set(tableOutlines.map(({ node }) => node)), warnings),
        ...freeTexts.slice(0, MAX_PARTS / 4).map(toTextDecor),
      ],
    },
    warnings,
  );
}

/** Returns the shapes that others stand on: very large ones, and those with the centers of two smaller ones. */
function groundsAmong(outlines: readonly SvgOutline[], { width, height }: SvgTree): Set<SvgOutline> {
  const shapes = outlines.map((outline) => ({
    outline,
    area: outline.box.width * outline.box.height,
    center: centerOf(outline.box),
  }));
  const median = quantile(
    shapes.map(({ area }) => area),
    0.5,
  );
  const grounds = shapes.filter(({ outline, area }) => {
    const isLarge = area > width * height * MIN_GROUND_SHARE;
    // A single table may fill its drawing, but then it's rarely drawn as a path.
    if (outlines.length === 1 || area <= median * MIN_GROUND_RATIO) return outline.isPath && isLarge;
    if (isLarge) return true;
    const bounds = boundsOf(outline);
    let inside = 0;
    return shapes.some((other) => {
      if (other.area < area && contains(bounds, other.center)) inside += 1;
      return inside === 2;
    });
  });
  return new Set(grounds.map(({ outline }) => outline));
}

/** Leaves out polygons and paths that are far smaller than the large tables: chairs and ornaments. */
function tablesAmong(outlines: readonly SvgOutline[]): SvgOutline[] {
  const areaOf = ({ box }: SvgOutline): number => box.width * box.height;
  const large = quantile(outlines.map(areaOf), 0.9);
  return outlines.filter((outline) => !outline.isPath || areaOf(outline) >= large * MIN_PATH_TABLE_RATIO);
}

/** Returns the value that a share of the values are below; 0 without values. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length - 1) * share)] ?? 0;
}

function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

type LayeredTable = { readonly layer: string; readonly table: ParsedTable };

/** Names tables after their shapes, or else after the texts on them. Returns the texts that are on no table as well. */
function labelTables(
  outlines: readonly SvgOutline[],
  texts: readonly SvgText[],
): { tables: LayeredTable[]; freeTexts: SvgText[] } {
  const labels = new Map<number, string[]>();
  const index = buildOutlineIndex(outlines);
  const freeTexts = texts.filter((text) => {
    const i = index.hitTest(text, 0);
    if (i === undefined) return true;
    labels.set(i, [...(labels.get(i) ?? []), text.text]);
    return false;
  });
  const tables = outlines.map(({ name, box, shape, rotation, color, layer }, i): LayeredTable => {
    const label = labels.get(i)?.join(' ') ?? '';
    const text = label && name !== undefined ? { text: label } : {};
    return {
      layer,
      table: {
        name: name ?? (label || `Table ${i + 1}`),
        category: color,
        seats: DEFAULT_SEATS,
        coordinates: { ...box, shape, rotation, ...text },
      },
    };
  });
  return { tables, freeTexts };
}

function toTextDecor({ x, y, text, size, rotation }: SvgText): Decor {
  return {
    kind: 'text',
    x,
    y,
    text: text.slice(0, MAX_DECOR_TEXT_LENGTH),
    size: Math.min(size, MAX_FONT_SIZE),
    ...(rotation === 0 ? {} : { rotation }),
  };
}

/** Returns ground and walls in paint order. */
function groundDecor(
  tree: SvgTree,
  grounds: ReadonlySet<SvgOutline>,
  tableNodes: ReadonlySet<SvgNode>,
  warnings: ImportWarnings,
): Decor[] {
  const outlineOf = new Map([...grounds].map((outline) => [outline.node, outline]));
  return tree.nodes
    .flatMap((node): unknown[] => {
      if (tableNodes.has(node)) return [];
      const outline = outlineOf.get(node);
      const fill = parseCssColor(node.fill);
      if (outline) {
        if (fill === undefined && !node.fill?.startsWith('url('))
          return wallsAlong(node, [{ ...outline.line, smooth: false }], tree, warnings);
        return [groundOf(outline.line.points, outline.line.smooth, fill)];
      }
      const lines = parseLines(node, tree, warnings);
      // A line that encloses nothing shows its stroke only. Without a fill attribute it would be filled with black.
      const surface = fill === undefined ? undefined : lines.find(enclosesSomething);
      if (surface) {
        const { width, height } = boundsOfPoints(surface.points);
        if (width * height >= tree.width * tree.height * MIN_LINE_GROUND_SHARE)
          return [groundOf(surface.points, surface.smooth, fill)];
        warnings.add(messages.files.import.smallShapes);
        return [];
      }
      return parseCssColor(node.stroke) === undefined ? [] : wallsAlong(node, lines, tree, warnings);
    })
    .flatMap((decor): Decor[] => {
      const read = decorSchema.safeParse(decor);
      return read.success ? [read.data] : [];
    });
}

function groundOf(points: SvgLine['points'], smooth: boolean, color: string | undefined): unknown {
  return { kind: 'area', surface: nearestSurface(color), points, ...(smooth ? { smooth } : {}) };
}

function wallsAlong(node: SvgNode, lines: readonly SvgLine[], tree: SvgTree, warnings: ImportWarnings): unknown[] {
  const width = strokeWidth(node, tree);
  return lines.flatMap(({ points, closed }) => {
    const bounds = boundsOfPoints(points);
    if (Math.max(bounds.width, bounds.height) < Math.max(tree.width, tree.height) * MIN_WALL_SHARE) {
      warnings.add(messages.files.import.smallShapes);
      return [];
    }
    warnings.add(messages.files.import.walls);
    return [{ kind: 'wall', points: closed ? [...points, points[0]] : points, width }];
  });
}

function enclosesSomething({ points }: SvgLine): boolean {
  const { width, height } = boundsOfPoints(points);
  return points.length >= MIN_POINTS.area && width > 0 && height > 0;
}

function boundsOfPoints(points: SvgLine['points']): Box {
  return boxFromPoints(points.map(([x, y]) => ({ x, y })));
}
