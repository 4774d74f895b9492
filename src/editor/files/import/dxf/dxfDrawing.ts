/** Reads a DXF drawing: its placed blocks are exploded and remembered, loose lines are joined. */
import { centerOf, unionBoxes } from '../../../../domain/geometry/boxes.ts';
import { round2 } from '../../../../domain/geometry/numbers.ts';
import {
  type Drawing,
  type DrawnText,
  type Group,
  type LeftOut,
  type Line,
  type Shape,
  WITHOUT_WORDS,
  countLeftOut,
} from '../drawing.ts';
import { boundsOfPoints, outlineOfLine } from '../outlineOfLine.ts';
import { isVenue } from '../scale.ts';
import { colorOf, linesOf } from './dxfLines.ts';
import { attributesOf, textOf } from './dxfTexts.ts';
import { joinLines } from './joinLines.ts';
import { type Block, type DxfRecord, keyOf, numberAt, pointsAt, readDxf, textAt } from './readDxf.ts';

/** Meters per unit of the header's `$INSUNITS`. */
const METERS: Readonly<Record<number, number>> = {
  1: 0.0254,
  2: 0.3048,
  4: 0.001,
  5: 0.01,
  6: 1,
  8: 2.54e-8,
  10: 0.9144,
  14: 0.1,
};
/** Plan units per meter of a drawing with units. */
const UNITS_PER_METER = 50;
/** The longer side of a drawing without units. */
const DEFAULT_SIDE = 1_600;
const MARGIN = 20;
const MAX_DEPTH = 12;
const MAX_ENTITIES = 200_000;
const MAX_ROWS = 200;
/** Entities whose coordinates are the drawing's, even if they are seen from below. */
const UNTURNED = new Set(['LINE', 'MTEXT', 'ELLIPSE', 'SPLINE', '3DFACE']);
/** What explains a drawing, fills its outlines, or is not drawn. */
const NOTES = new Set(
  'ATTDEF,DIMENSION,HATCH,LEADER,MLEADER,MULTILEADER,POINT,RAY,TOLERANCE,VIEWPORT,WIPEOUT,XLINE'.split(','),
);
/** Of at least this many lines, the middle ones without this share at each end tell where the drawing is. */
const MIN_CROWD = 20;
const CROWD = 0.05;
/** Times their length. */
const MAX_DISTANCE = 10;
const ORIGIN = { x: 0, y: 0 };
const NO_BOX = { ...ORIGIN, width: 0, height: 0 };

type Point = readonly [number, number];
type Transform = (x: number, y: number) => Point;
type Found = {
  readonly line: Line;
  readonly groups: readonly number[];
  readonly color: string;
  readonly isFilled: boolean;
};

export function drawingOfDxf(text: string): Drawing {
  const dxf = readDxf(text);
  const groups: Group[] = [];
  const layerIds = new Map<string, number>();
  const leftOut: LeftOut = {};
  const lines: Found[] = [];
  const texts: DrawnText[] = [];
  let count = 0;

  const layerId = (name: string): number => {
    const known = layerIds.get(name);
    if (known !== undefined) return known;
    groups.push({ name, isLayer: true, block: undefined });
    layerIds.set(name, groups.length - 1);
    return groups.length - 1;
  };
  const visit = (
    entities: readonly DxfRecord[],
    toDrawing: Transform,
    instances: readonly number[],
    depth: number,
  ): void => {
    for (const entity of entities) {
      if (++count > MAX_ENTITIES || depth > MAX_DEPTH) {
        countLeftOut(leftOut, 'tooMany');
        return;
      }
      const layerName = textAt(entity, 8) || '0';
      const layer = dxf.layers.get(keyOf(layerName));
      // A layer that is off has a negative color, and one that is frozen a flag.
      const isLayerHidden = layer && (numberAt(layer, 62) < 0 || (numberAt(layer, 70) & 1) !== 0);
      if (numberAt(entity, 67) === 1 || numberAt(entity, 60) === 1 || isLayerHidden) {
        countLeftOut(leftOut, 'hidden');
        continue;
      }
      const own = instances.some((id) => groups[id]?.isLayer) ? instances : [layerId(layerName), ...instances];
      /** Mirrored things are seen from below. */
      const placeOf = (record: DxfRecord): Transform =>
        numberAt(record, 230) < 0 && !UNTURNED.has(record.type) ? (x, y) => toDrawing(-x, y) : toDrawing;
      const place = placeOf(entity);
      const addText = (record: DxfRecord, ids: readonly number[]): void => {
        const drawn = textOf(record, placeOf(record), ids);
        if (drawn) texts.push(drawn);
      };
      if (entity.type === 'INSERT') {
        const name = textAt(entity, 2);
        const block = dxf.blocks.get(keyOf(name));
        if (!block) {
          countLeftOut(leftOut, 'selfReferences');
          continue;
        }
        let instance = own;
        for (const offset of offsetsOf(entity)) {
          // An empty block in rows and columns is many too.
          if (++count > MAX_ENTITIES) break;
          // Blocks without a name of their own are groups, hatches and dimensions.
          groups.push({ name: undefined, isLayer: false, block: name.startsWith('*') ? undefined : name });
          instance = [...own, groups.length - 1];
          visit(block.entities, placed(entity, offset, block, place), instance, depth + 1);
        }
        for (const attribute of attributesOf(entity)) addText(attribute, instance);
      } else if (entity.type === 'TEXT' || entity.type === 'MTEXT') addText(entity, own);
      else if (entity.type === 'IMAGE') countLeftOut(leftOut, 'pictures');
      else if (NOTES.has(entity.type)) countLeftOut(leftOut, 'notes');
      else {
        const color = colorOf(entity) ?? (layer && colorOf(layer)) ?? '#000000';
        const found = (linesOf(entity) ?? []).flatMap(({ points, closed, smooth }) => {
          const moved = points.map(({ x, y }) => place(x, y));
          return moved.length < 2 || !moved.flat().every(Number.isFinite) ? [] : [{ points: moved, closed, smooth }];
        });
        const isFilled = entity.type === 'SOLID' || entity.type === 'TRACE';
        lines.push(...found.map((line) => ({ line, groups: own, color, isFilled })));
        if (found.length === 0) countLeftOut(leftOut, 'unreadable');
      }
    }
  };
  visit(dxf.entities, (x, y) => [x, -y], [], 0);

  const joined = withoutStrays(joinLines(lines), leftOut);
  const bounds = unionBoxes(joined.map(({ line }) => boundsOfPoints(line.points))) ?? {
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  };
  const declared = METERS[dxf.units];
  // Many programs declare units that nobody has drawn in.
  const isPlausible = declared !== undefined && isVenue(Math.max(bounds.width, bounds.height) * declared);
  const meters = isPlausible ? declared : undefined;
  const scale =
    meters === undefined ? DEFAULT_SIDE / Math.max(bounds.width, bounds.height, 1e-9) : meters * UNITS_PER_METER;
  const toPlan = ([x, y]: Point): Point => [
    round2((x - bounds.x) * scale + MARGIN),
    round2((y - bounds.y) * scale + MARGIN),
  ];
  const shapes = joined.map(({ line, groups: ids, color, isFilled }): Shape => {
    const moved = { ...line, points: line.points.map(toPlan) };
    return {
      outline: outlineOfLine(moved),
      lines: [moved],
      box: boundsOfPoints(moved.points),
      fill: isFilled ? color : undefined,
      stroke: color,
      strokeWidth: 0,
      groups: ids,
      ...WITHOUT_WORDS,
    };
  });
  return {
    width: Math.ceil(bounds.width * scale + 2 * MARGIN),
    height: Math.ceil(bounds.height * scale + 2 * MARGIN),
    unitsPerMeter: meters === undefined ? undefined : UNITS_PER_METER,
    groups,
    shapes,
    texts: texts.map((each) => {
      const [x, y] = toPlan([each.x, each.y]);
      return { ...each, x, y, size: round2(Math.max(each.size * scale, 0.1)) };
    }),
    leftOut,
  };
}

/** The offsets of a block that is placed in rows and columns. */
function offsetsOf(insert: DxfRecord): Point[] {
  const [columns, rows] = [70, 71].map((code) => Math.min(Math.max(numberAt(insert, code, 1), 1), MAX_ROWS));
  return Array.from({ length: (columns ?? 1) * (rows ?? 1) }, (_, i): Point => [
    (i % (columns ?? 1)) * numberAt(insert, 44),
    Math.floor(i / (columns ?? 1)) * numberAt(insert, 45),
  ]);
}

/** Rows and columns turn with the block, and don't grow with it. */
function placed(insert: DxfRecord, [column, row]: Point, { start }: Block, outer: Transform): Transform {
  const angle = (numberAt(insert, 50) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [scaleX, scaleY] = [numberAt(insert, 41) || 1, numberAt(insert, 42) || 1];
  const [at = ORIGIN] = pointsAt(insert, 10);
  const [base = ORIGIN] = pointsAt(start, 10);
  return (px, py) => {
    const dx = (px - base.x) * scaleX + column;
    const dy = (py - base.y) * scaleY + row;
    return outer(at.x + cos * dx - sin * dy, at.y + sin * dx + cos * dy);
  };
}

/** What lies very far from most of the drawing would make a dot of it. */
function withoutStrays(found: readonly Found[], leftOut: LeftOut): readonly Found[] {
  if (found.length < MIN_CROWD) return found;
  const boxes = found.map(({ line }) => boundsOfPoints(line.points));
  const limits = (['x', 'y'] as const).map((axis) => {
    const sorted = boxes.map((box) => centerOf(box)[axis]).toSorted((a, b) => a - b);
    const [from = 0, to = 0] = [CROWD, 1 - CROWD].map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    return { axis, middle: (from + to) / 2, length: to - from };
  });
  const reach = MAX_DISTANCE * Math.max(...limits.map(({ length }) => length));
  const near = found.filter((_, i) => {
    const center = centerOf(boxes[i] ?? NO_BOX);
    return limits.every(({ axis, middle }) => Math.abs(center[axis] - middle) <= reach);
  });
  countLeftOut(leftOut, 'far', found.length - near.length);
  return near;
}
