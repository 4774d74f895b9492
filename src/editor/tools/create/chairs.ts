/** Chairs around tables, from their seats. They are decor below the table, grouped with it. Lengths are plan units. */
import { type Point, boundsOf, centerOf, distanceToOutline, rotatePoint } from '../../../domain/geometry/boxes.ts';
import { clamp, round2 } from '../../../domain/geometry/numbers.ts';
import { buildSpatialIndex } from '../../../domain/geometry/spatialIndex.ts';
import { outlineFromCoordinates } from '../../../domain/plan/table.ts';
import { addDecor, removeItems } from '../../../domain/document/edits/addItems.ts';
import { nextGroupKey } from '../../../domain/document/edits/itemFlags.ts';
import { normalizeRotation } from '../../../domain/document/edits/itemTransform.ts';
import { type ItemKeys, updateItems } from '../../../domain/document/edits/updateItems.ts';
import type { DecorItem, EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';

/** A chair's side as a share of the table's shorter side, within limits. */
const CHAIR_RATIO = 0.36;
const MIN_CHAIR = 6;
const MAX_CHAIR = 22;
/** The share of a chair that the table covers. */
const COVERED_RATIO = 0.3;
/** Neighbors keep this share of a chair between them. */
const SPACING_RATIO = 0.25;

/** The point of a chair that lies on its table, as a share of the chair's size from its center. */
const FRONT_RATIO = 0.4;
/** Positions are rounded when they are stored. */
const ROUNDING = 0.05;

/** A place relative to the center of a table that is not rotated. `x` and `y` of `outward` point away from it. */
type Place = { readonly at: Point; readonly outward: Point };

/** Sets chairs around tables, one for each seat, instead of those that stand there. */
export function setChairs(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const tables = drawing.tables.filter(({ key }) => keys.has(key));
  if (tables.length === 0) return drawing;
  const former = chairsOf(drawing, tables);
  const decor = drawing.decor.filter((item) => !former.has(item.key));
  let nextGroup = Number(nextGroupKey(drawing).slice(1));
  const groupOf = new Map(tables.map(({ key, group }) => [key, group ?? `g${nextGroup++}`]));
  const chairs = tables.flatMap((table) => chairPieces(table).map((piece) => ({ table, piece })));
  const added = addDecor(
    { ...drawing, decor },
    chairs.map(({ piece }) => piece),
  );
  const groupOfChair = new Map(added.keys.map((key, index) => [key, groupOf.get(chairs[index]?.table.key ?? '')]));
  return updateItems(
    added.drawing,
    new Set([...groupOf.keys(), ...groupOfChair.keys()]),
    (item) => ({ ...item, group: groupOf.get(item.key) ?? item.group ?? '' }),
    (item) => ({ ...item, group: groupOfChair.get(item.key) ?? '' }),
  );
}

/**
 * Applies an edit that changes seats, sizes or places of tables. Those that had chairs get chairs anew, and so do the
 * tables that the edit adds, if all had chairs.
 */
export function editWithChairs(
  drawing: EditorDocument,
  keys: ItemKeys,
  edit: (drawing: EditorDocument) => { readonly drawing: EditorDocument; readonly keys: ItemKeys },
): EditorDocument {
  const tables = drawing.tables.filter(({ key }) => keys.has(key));
  const former = chairsOf(drawing, tables);
  if (former.size === 0) return edit(drawing).drawing;
  const seated = new Set(former.values());
  const edited = edit(removeItems(drawing, new Set(former.keys())));
  const isSeated = seated.size === tables.length ? () => true : (key: string) => seated.has(key);
  return setChairs(edited.drawing, new Set([...edited.keys].filter(isSeated)));
}

export const isChair = ({ decor }: DecorItem): boolean => decor.kind === 'chair';

/**
 * Returns the chairs that stand around tables, each with the key of its table: the one in front of it. A plan that was
 * saved on the host has no groups, and neighbors' chairs may stand between two tables.
 */
function chairsOf(drawing: EditorDocument, tables: readonly TableItem[]): ReadonlyMap<string, string> {
  const chairs = drawing.decor.filter(isChair);
  const owners = new Map<string, string>();
  if (chairs.length === 0) return owners;
  const wanted = new Set(tables.map(({ key }) => key));
  const outlines = drawing.tables.map(({ room }) => outlineFromCoordinates(room.coordinates));
  const index = buildSpatialIndex(outlines.map(boundsOf));
  for (const { key, decor } of chairs) {
    if (decor.kind !== 'chair') continue;
    const center = centerOf(decor);
    const front = rotatePoint({ x: center.x, y: center.y - decor.height * FRONT_RATIO }, center, decor.rotation ?? 0);
    const found = index
      .search({ ...front, width: 0, height: 0 })
      .find((each) => (outlines[each] ? distanceToOutline(outlines[each], front) <= ROUNDING : false));
    const table = found === undefined ? undefined : drawing.tables[found];
    if (table && wanted.has(table.key)) owners.set(key, table.key);
  }
  return owners;
}

function chairPieces({ room }: TableItem) {
  const { box, rotation, shape } = outlineFromCoordinates(room.coordinates);
  const center = centerOf(box);
  const wanted = clamp(Math.min(box.width, box.height) * CHAIR_RATIO, MIN_CHAIR, MAX_CHAIR);
  const { places, room: roomPerChair } =
    shape === 'ellipse' ? placesAroundEllipse(box, room.beds) : placesAroundBox(box, room.beds, wanted);
  const side = round2(Math.max(1, Math.min(wanted, roomPerChair / (1 + SPACING_RATIO))));
  return places.map(({ at, outward }) => {
    const distance = side * (0.5 - COVERED_RATIO);
    const local = { x: center.x + at.x + outward.x * distance, y: center.y + at.y + outward.y * distance };
    const middle = rotatePoint(local, center, rotation);
    const turn = normalizeRotation((Math.atan2(-outward.x, outward.y) * 180) / Math.PI + rotation);
    return {
      kind: 'chair' as const,
      x: round2(middle.x - side / 2),
      y: round2(middle.y - side / 2),
      width: side,
      height: side,
      ...(turn === 0 ? {} : { rotation: turn }),
    };
  });
}

type Places = {
  readonly places: readonly Place[];
  /** The length of the edge that each chair has. */ readonly room: number;
};

function placesAroundEllipse(
  { width, height }: { readonly width: number; readonly height: number },
  count: number,
): Places {
  const places = Array.from({ length: count }, (_, index): Place => {
    const angle = Math.PI / 2 + (index / count) * 2 * Math.PI;
    const at = { x: (width / 2) * Math.cos(angle), y: (height / 2) * Math.sin(angle) };
    const normal = { x: at.x / width ** 2, y: at.y / height ** 2 };
    const length = Math.hypot(normal.x, normal.y);
    return { at, outward: { x: normal.x / length, y: normal.y / length } };
  });
  return { places, room: (Math.PI * Math.min(width, height)) / count };
}

/** The long sides fill first, both alike; the ends take who finds no room there. */
function placesAroundBox(
  { width, height }: { readonly width: number; readonly height: number },
  count: number,
  side: number,
): Places {
  const isWide = width >= height;
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const pitch = side * (1 + SPACING_RATIO);
  const roomOnEnds = Math.max(1, Math.floor(short / pitch));
  const roomOnSide = Math.max(1, Math.floor(long / pitch));
  const onEnds = clamp(count - 2 * roomOnSide, 0, 2 * roomOnEnds);
  const onSides = count - onEnds;
  // Local axes: `u` along the long side, `v` outward across it.
  const spread = (amount: number, length: number): number[] =>
    Array.from({ length: amount }, (_, index) => ((index + 0.5) / amount - 0.5) * length);
  const toPoint = (u: number, v: number): Point => (isWide ? { x: u, y: v } : { x: v, y: u });
  const alongSide = (amount: number, sign: 1 | -1): Place[] =>
    spread(amount, long).map((u) => ({ at: toPoint(u, (sign * short) / 2), outward: toPoint(0, sign) }));
  const alongEnd = (amount: number, sign: 1 | -1): Place[] =>
    spread(amount, short).map((v) => ({ at: toPoint((sign * long) / 2, v), outward: toPoint(sign, 0) }));
  const places = [
    ...alongSide(Math.ceil(onSides / 2), 1),
    ...alongSide(Math.floor(onSides / 2), -1),
    ...alongEnd(Math.ceil(onEnds / 2), -1),
    ...alongEnd(Math.floor(onEnds / 2), 1),
  ];
  const rooms = [long / Math.max(1, Math.ceil(onSides / 2)), onEnds > 0 ? short / Math.ceil(onEnds / 2) : Infinity];
  return { places, room: Math.min(...rooms) };
}
