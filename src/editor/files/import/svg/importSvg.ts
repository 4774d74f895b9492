/** Makes a plan of an SVG drawing: its rectangles and circles become tables, what is larger the ground they stand on. */
import { type Box, boundsOf, boxFromPoints } from '../../../../domain/geometry/boxes.ts';
import { buildOutlineIndex } from '../../../../domain/geometry/spatialIndex.ts';
import { type Decor, decorSchema } from '../../../../domain/plan/plan.ts';
import { DEFAULT_TABLE_COLOR } from '../../../../domain/plan/table.ts';
import { nearestSurface, parseCssColor } from '../cssColor.ts';
import { grouped } from '../groupBy.ts';
import { MAX_DECOR, MAX_TABLES, MAX_FILE_BYTES, FILE_TOO_LARGE, tooManyTablesMessage } from '../../fileLimits.ts';
import { ImportWarnings } from '../importWarnings.ts';
import { type ParsedTable, type ImportResult, normalizeImport } from '../normalizeImport.ts';
import { readExportedSvg } from './exportedSvg.ts';
import { type SvgOutline, type SvgText, parseOutline, parsePoints, parseText } from './svgShapes.ts';
import { type SvgTree, parseSvg } from './svgTree.ts';

export type SvgOptions = {
  /** Whether what is too large for a table, and closed lines, become grounds. */
  readonly decor: boolean;
};

/** A drawing tells no seats. */
const SEATS = 2;
/** A shape that fills so much of the drawing is ground; so is one that several others lie in. */
const LARGE = 0.12;
/** A closed line that fills less is a chair or an ornament. */
const LEAST_GROUND = 0.004;
/** A shape so much larger than the middle one is looked into for others. */
const LARGER = 3;

/**
 * A plan of an SVG drawing of at most 20 MB, in the drawing's own units. Nothing in it is run, loaded or put into the
 * page. A drawing that the editor has exported gives back its tables where they stand now, with their seats and areas.
 */
export function importSvg(text: string, { decor }: SvgOptions = { decor: true }): ImportResult {
  if (text.length > MAX_FILE_BYTES) return { ok: false, reason: FILE_TOO_LARGE };
  const notes = new ImportWarnings();
  const read = parseSvg(text, notes);
  if (!read.ok) return read;
  const { tree } = read;
  const drawn = readExportedSvg(tree, notes);
  if (drawn) return normalizeImport(drawn, notes);
  const outlines = tree.nodes.flatMap((piece) => parseOutline(piece, tree, notes) ?? []);
  if (outlines.length > MAX_TABLES) return { ok: false, reason: tooManyTablesMessage(outlines.length) };
  const texts = tree.nodes.flatMap((piece) => parseText(piece, tree) ?? []);
  const [grounds, seats] = partition(outlines, groundsAmong(outlines, tree));
  if (seats.length > 0) notes.add(`A drawing does not tell how many seats a table has: each has ${SEATS} for now.`);
  const { tables, lettering } = named(seats, texts);
  const colours = [...new Set(seats.map(({ color }) => color))];
  return normalizeImport(
    {
      width: tree.width,
      height: tree.height,
      categories: colours.map((color, i) => ({
        key: color,
        name: colours.length === 1 ? 'Tables' : `Category ${i + 1}`,
        color,
      })),
      areas: [...grouped(tables, ({ layer }) => layer)].map(([name, group]) => ({
        name: name || 'Tables',
        tables: group.map(({ table }) => table),
      })),
      decor: decor ? [...groundsOf(tree, grounds, notes), ...lettering] : [],
    },
    notes,
  );
}

function partition(outlines: readonly SvgOutline[], grounds: ReadonlySet<SvgOutline>): [SvgOutline[], SvgOutline[]] {
  return [outlines.filter((one) => grounds.has(one)), outlines.filter((one) => !grounds.has(one))];
}

/** The shapes that others stand on: very large ones, and those in which the middles of two others lie. */
function groundsAmong(outlines: readonly SvgOutline[], { width, height }: SvgTree): Set<SvgOutline> {
  const areaOf = ({ box }: SvgOutline): number => box.width * box.height;
  const usual = outlines.map(areaOf).toSorted((a, b) => a - b)[Math.floor(outlines.length / 2)] ?? 0;
  const middles = outlines.map(({ box }) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  return new Set(
    outlines.filter((one) => {
      // A lone table may fill its drawing.
      if (outlines.length > 1 && areaOf(one) > width * height * LARGE && areaOf(one) > usual * LARGER) return true;
      if (areaOf(one) <= usual * LARGER) return false;
      const bounds = boundsOf(one);
      let inside = 0;
      return middles.some(
        (middle, i) =>
          outlines[i] !== one && areaOf(outlines[i]!) < areaOf(one) && contains(bounds, middle) && ++inside >= 2,
      );
    }),
  );
}

function contains(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Tables with the names that their shapes have, else that of a text on them; the other texts are lettering. */
function named(
  outlines: readonly SvgOutline[],
  texts: readonly SvgText[],
): { tables: { layer: string; table: ParsedTable }[]; lettering: Decor[] } {
  const written = new Map<number, string[]>();
  const index = buildOutlineIndex(outlines);
  const free = texts.filter((text) => {
    const on = index.hitTest(text, 0);
    if (on === undefined) return true;
    written.set(on, [...(written.get(on) ?? []), text.text]);
    return false;
  });
  const tables = outlines.map((outline, i) => {
    const label = written.get(i)?.join(' ') ?? '';
    const { box, shape, rotation, color, layer } = outline;
    return {
      layer,
      table: {
        name: outline.name ?? (label || `Table ${i + 1}`),
        category: color,
        seats: SEATS,
        coordinates: { ...box, shape, rotation, ...(label && outline.name !== undefined ? { text: label } : {}) },
      },
    };
  });
  return {
    tables,
    lettering: free.slice(0, MAX_DECOR / 4).map(({ x, y, text, size, rotation }): Decor => ({
      kind: 'text',
      x,
      y,
      text: text.slice(0, 80),
      size: Math.min(size, 1_000),
      ...(rotation === 0 ? {} : { rotation }),
    })),
  };
}

/** Grounds in the order in which they are painted. */
function groundsOf(tree: SvgTree, outlines: readonly SvgOutline[], notes: ImportWarnings): Decor[] {
  const byElement = new Map(outlines.map((outline) => [outline.piece, outline]));
  const least = tree.width * tree.height * LEAST_GROUND;
  return tree.nodes.flatMap((piece): Decor[] => {
    const known = byElement.get(piece);
    const found = known
      ? { points: known.corners, smooth: known.shape === 'ellipse' }
      : parsePoints(piece, tree, notes);
    if (!found) return [];
    const { width, height } = boxFromPoints(found.points.map(([x, y]) => ({ x, y })));
    if (!known && width * height < least) {
      notes.add('Small lines and shapes that are no rectangles or circles were left out.');
      return [];
    }
    const color = parseCssColor(piece.fill);
    if (color === undefined && !known) return [];
    const ground = decorSchema.safeParse({
      kind: 'area',
      surface: nearestSurface(color ?? (known?.color === DEFAULT_TABLE_COLOR ? undefined : known?.color)),
      points: found.points,
      ...(found.smooth ? { smooth: true } : {}),
    });
    return ground.success ? [ground.data] : [];
  });
}
