/** Reads a DXF drawing: its placed blocks are exploded and remembered, loose lines are joined. */
import { DxfParser, type IEntity, type IInsertEntity } from 'dxf-parser';
import { unionBoxes } from '../../../../domain/geometry/boxes.ts';
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
import { AttributeHandler } from './dxfAttributes.ts';
import { joinLines } from './joinLines.ts';

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
const CURVE_PARTS = 48;
const MAX_DEPTH = 12;
const MAX_ENTITIES = 200_000;

type Point = readonly [number, number];
type Transform = (x: number, y: number) => Point;
/** What the parser gives of each type of entity. */
type Entity = IEntity & {
  readonly vertices?: readonly { readonly x: number; readonly y: number; readonly bulge?: number }[];
  readonly points?: readonly { readonly x: number; readonly y: number }[];
  readonly controlPoints?: readonly { readonly x: number; readonly y: number }[];
  readonly fitPoints?: readonly { readonly x: number; readonly y: number }[];
  readonly shape?: boolean;
  readonly isInvisible?: boolean;
  readonly closed?: boolean;
  readonly center?: { readonly x: number; readonly y: number };
  readonly radius?: number;
  readonly startAngle?: number;
  readonly endAngle?: number;
  readonly majorAxisEndPoint?: { readonly x: number; readonly y: number };
  readonly axisRatio?: number;
  readonly text?: string;
  readonly startPoint?: { readonly x: number; readonly y: number };
  readonly endPoint?: { readonly x: number; readonly y: number };
  readonly position?: { readonly x: number; readonly y: number };
  readonly textHeight?: number;
  readonly height?: number;
  readonly halign?: number;
  readonly attachmentPoint?: number;
};
type Found = {
  readonly line: Line;
  readonly groups: readonly number[];
  readonly color: string;
  readonly isFilled: boolean;
};

export function drawingOfDxf(text: string): Drawing {
  const parser = new DxfParser();
  parser.registerEntityHandler(AttributeHandler);
  const dxf = parser.parseSync(text);
  if (!dxf) throw new Error('The DXF has no sections');
  const groups: Group[] = [];
  const layerIds = new Map<string, number>();
  const layers = dxf.tables?.layer?.layers ?? {};
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
    entities: readonly IEntity[],
    toDrawing: Transform,
    instances: readonly number[],
    depth: number,
  ): void => {
    let instance: readonly number[] = instances;
    for (const each of entities) {
      const entity = each as Entity;
      if (++count > MAX_ENTITIES || depth > MAX_DEPTH) {
        countLeftOut(leftOut, 'tooMany');
        return;
      }
      const layer = layers[entity.layer];
      if (entity.inPaperSpace || entity.isInvisible || layer?.visible === false || layer?.frozen) {
        countLeftOut(leftOut, 'hidden');
        continue;
      }
      if (entity.type === 'INSERT') {
        const insert = each as IInsertEntity;
        const block = dxf.blocks?.[insert.name];
        if (!block?.entities) {
          countLeftOut(leftOut, 'selfReferences');
          continue;
        }
        for (const place of placesOf(insert)) {
          // An empty block in rows and columns is many too.
          if (++count > MAX_ENTITIES) break;
          // Blocks without a name of their own are groups, hatches and dimensions.
          groups.push({
            name: undefined,
            isLayer: false,
            block: insert.name.startsWith('*') ? undefined : insert.name,
          });
          instance = [...instances, groups.length - 1];
          visit(
            block.entities,
            placed(insert, place, block.position, toDrawing),
            [layerId(entity.layer), ...instance],
            depth + 1,
          );
        }
        continue;
      }
      // Its attributes follow a placed block.
      const own = entity.type === 'ATTRIB' ? instance : instances;
      const ids = own.some((id) => groups[id]?.isLayer) ? own : [layerId(entity.layer), ...own];
      if (entity.text !== undefined) {
        const drawn = textOf(entity, toDrawing, ids);
        if (drawn) texts.push(drawn);
        continue;
      }
      const found = lineOf(entity, toDrawing);
      const color = colorOf(entity.color ?? layer?.color);
      if (found) lines.push({ line: found, groups: ids, color, isFilled: entity.type === 'SOLID' });
      else countLeftOut(leftOut, 'unreadable');
    }
  };
  visit(dxf.entities, (x, y) => [x, -y], [], 0);

  const joined = joinLines(lines);
  const bounds = unionBoxes(joined.map(({ line }) => boundsOfPoints(line.points))) ?? {
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  };
  const declared = METERS[Number(dxf.header?.['$INSUNITS'] ?? 0)];
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

/** The places of a block that is placed in rows and columns. */
function placesOf({ position, columnCount, rowCount, columnSpacing, rowSpacing }: IInsertEntity): Point[] {
  const columns = Math.min(Math.max(columnCount || 1, 1), 200);
  const rows = Math.min(Math.max(rowCount || 1, 1), 200);
  return Array.from({ length: columns * rows }, (_, i): Point => [
    (position?.x ?? 0) + (i % columns) * (columnSpacing || 0),
    (position?.y ?? 0) + Math.floor(i / columns) * (rowSpacing || 0),
  ]);
}

function placed(
  { rotation, xScale, yScale }: IInsertEntity,
  [x, y]: Point,
  base: { readonly x: number; readonly y: number } | undefined,
  outer: Transform,
): Transform {
  const angle = ((rotation || 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (px, py) => {
    const dx = (px - (base?.x ?? 0)) * (xScale || 1);
    const dy = (py - (base?.y ?? 0)) * (yScale || 1);
    return outer(x + cos * dx - sin * dy, y + sin * dx + cos * dy);
  };
}

function lineOf(entity: Entity, toDrawing: Transform): Line | undefined {
  const line = (
    points: readonly { readonly x: number; readonly y: number }[],
    closed: boolean,
    smooth: boolean,
  ): Line | undefined => {
    const moved = points.map(({ x, y }) => toDrawing(x, y));
    return moved.length < 2 || !moved.flat().every(Number.isFinite) ? undefined : { points: moved, closed, smooth };
  };
  const { center, radius = 0, vertices = [] } = entity;
  switch (entity.type) {
    case 'LINE':
      return line(vertices, false, false);
    case 'LWPOLYLINE':
    case 'POLYLINE': {
      const closed = entity.shape === true;
      return line(
        bulged(vertices, closed),
        closed,
        vertices.some(({ bulge }) => bulge),
      );
    }
    case 'SOLID': {
      const [a, b, c, d] = entity.points ?? [];
      return a && b && c ? line(d ? [a, b, d, c] : [a, b, c], true, false) : undefined;
    }
    case 'CIRCLE':
      return center && line(arc(center, radius, 0, 2 * Math.PI).slice(0, -1), true, true);
    case 'ARC': {
      const start = entity.startAngle ?? 0;
      const end = entity.endAngle ?? 0;
      return center && line(arc(center, radius, start, end <= start ? end + 2 * Math.PI : end), false, true);
    }
    case 'ELLIPSE': {
      const { majorAxisEndPoint: major, axisRatio = 1 } = entity;
      if (!center || !major) return undefined;
      const length = Math.hypot(major.x, major.y);
      const turn = Math.atan2(major.y, major.x);
      const isWhole = Math.abs((entity.endAngle ?? 2 * Math.PI) - (entity.startAngle ?? 0)) > 6.28;
      const round = arc({ x: 0, y: 0 }, 1, entity.startAngle ?? 0, entity.endAngle ?? 2 * Math.PI).map(({ x, y }) => ({
        x: center.x + length * (x * Math.cos(turn) - y * axisRatio * Math.sin(turn)),
        y: center.y + length * (x * Math.sin(turn) + y * axisRatio * Math.cos(turn)),
      }));
      return line(isWhole ? round.slice(0, -1) : round, isWhole, true);
    }
    case 'SPLINE':
      return line(entity.fitPoints ?? entity.controlPoints ?? [], entity.closed === true, true);
    default:
      return undefined;
  }
}

function arc(
  center: { readonly x: number; readonly y: number },
  radius: number,
  from: number,
  to: number,
): { x: number; y: number }[] {
  const parts = Math.max(4, Math.round((CURVE_PARTS * Math.abs(to - from)) / (2 * Math.PI)));
  return Array.from({ length: parts + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / parts;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });
}

/** A bulge is the tangent of a quarter of the angle of the arc to the next vertex. */
function bulged(vertices: NonNullable<Entity['vertices']>, closed: boolean): { x: number; y: number }[] {
  return vertices.flatMap((from, i) => {
    const to = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
    if (!to || !from.bulge) return [from];
    const angle = 4 * Math.atan(from.bulge);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const radius = Math.hypot(dx, dy) / 2 / Math.sin(angle / 2);
    const middle = Math.atan2(dy, dx) + Math.PI / 2 - angle / 2;
    const center = { x: from.x + radius * Math.cos(middle), y: from.y + radius * Math.sin(middle) };
    const start = Math.atan2(from.y - center.y, from.x - center.x);
    return arc(center, Math.abs(radius), start, start + angle).slice(0, -1);
  });
}

function textOf(entity: Entity, toDrawing: Transform, groups: readonly number[]): DrawnText | undefined {
  const text = (entity.text ?? '')
    .replaceAll(/\\P/g, ' ')
    .replaceAll(/\\[A-Za-z][^\\;{}]*;|[{}]|%%[a-z]/gi, '')
    .trim();
  const size = entity.textHeight ?? entity.height ?? 1;
  const isPlaced = (entity.halign ?? 0) > 0 && entity.endPoint;
  const at = isPlaced ? entity.endPoint : (entity.startPoint ?? entity.position);
  if (text === '' || !at || !(size > 0)) return undefined;
  const width = text.length * size * 0.6;
  const isMiddle = isPlaced || [2, 5, 8].includes(entity.attachmentPoint ?? 0);
  const isTop = [1, 2, 3].includes(entity.attachmentPoint ?? 0);
  const isCentered = [4, 5, 6].includes(entity.attachmentPoint ?? 0);
  const up = isTop ? -size / 2 : size / 2;
  const [x, y] = toDrawing(at.x + (isMiddle ? 0 : width / 2), at.y + (isCentered ? 0 : up));
  const [nextX, nextY] = toDrawing(at.x + 1, at.y);
  const [fromX, fromY] = toDrawing(at.x, at.y);
  return { x, y, text: text.slice(0, 200), size: size * Math.hypot(nextX - fromX, nextY - fromY), rotation: 0, groups };
}

const colorOf = (color: number | undefined): string => `#${(color ?? 0).toString(16).padStart(6, '0').slice(-6)}`;
