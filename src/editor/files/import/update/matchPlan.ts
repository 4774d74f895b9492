/**
 * Finds the tables of the open plan in a newer file of it. What the plan had when its file was first imported is not
 * kept, so names, seats and all else that an owner may have set are the plan's unless its owner takes the file's.
 */
import type { EditorDocument, TableItem } from '../../../../domain/document/editorDocument.ts';
import { type Box, boxFromPoints, centerOf, longerSide, shorterSide } from '../../../../domain/geometry/boxes.ts';
import { median, round2 } from '../../../../domain/geometry/numbers.ts';
import type { Plan, Room } from '../../../../domain/plan/plan.ts';
import { foldText } from '../../../../domain/text/foldText.ts';

/** A plan from a file. `madeUpNames` are of tables that have none in the file. */
export type Incoming = { readonly plan: Plan; readonly madeUpNames?: ReadonlySet<string> | undefined };

/** How the file differs from the plan. */
export const CHANGES = ['added', 'moved', 'seats', 'gone'] as const;
export type Change = (typeof CHANGES)[number];

/** A table of the plan and the same one in the file, there in units of the plan. */
type Pair = { readonly item: TableItem; readonly room: Room };
type Added = { readonly area: string; readonly room: Room };
export type PlanMatch = {
  readonly added: readonly Added[];
  /** At another place, of another size or turned. */
  readonly moved: readonly Pair[];
  /** With another number of seats. A moved table may be among them. */
  readonly seats: readonly Pair[];
  readonly gone: readonly TableItem[];
  /** Tables that are equal in both. */
  readonly kept: number;
};

/** From units of the file to those of the plan. */
type Alignment = { readonly scale: number; readonly dx: number; readonly dy: number };

const IDENTITY: Alignment = { scale: 1, dx: 0, dy: 0 };
/** Shares of a table's size: what differs by less is the same place, and what is nearer is the same table. */
const SAME_PLACE = 0.05;
const SAME_TABLE = 0.5;
const SAME_DEGREES = 1;
/** So many tables tell how a file lies. */
const MAX_VOTERS = 300;
/** Tables whose areas differ more are not the same one, unless they have the same name. */
const MAX_AREA_RATIO = 2.5;

/** Compares the open plan with a newer file: by names first, then by the nearest place once both are aligned. */
export function matchPlan(drawing: EditorDocument, { plan, madeUpNames = new Set() }: Incoming): PlanMatch {
  const theirs = plan.areas.flatMap(({ name, rooms }) => rooms.map((room) => ({ area: name, room })));
  const byName = pairByName(
    drawing.tables,
    theirs.filter(({ room }) => !madeUpNames.has(room.name)),
  );
  const alignment = align(drawing, plan, byName);
  const pairs = new Map([...byName].map(([{ room }, item]) => [room, item]));
  const aligned = new Map(theirs.map(({ room }) => [room, alignedRoom(room, alignment)]));
  const found = new Set(pairs.values());
  const ownLeft = drawing.tables.filter((item) => !found.has(item));
  const theirsLeft = theirs.flatMap(({ room }) => (pairs.has(room) ? [] : [room]));
  for (const [room, item] of pairByPlace(ownLeft, theirsLeft, aligned)) {
    pairs.set(room, item);
    found.add(item);
  }
  const all = [...pairs].map(([room, item]): Pair => ({ item, room: aligned.get(room) ?? room }));
  const moved = all.filter(({ item, room }) => !isSamePlace(item.room.coordinates, room.coordinates));
  const seats = all.filter(({ item, room }) => item.room.beds !== room.beds);
  return {
    added: theirs.flatMap(({ area, room }) => (pairs.has(room) ? [] : [{ area, room: aligned.get(room) ?? room }])),
    moved,
    seats,
    gone: drawing.tables.filter((item) => !found.has(item)),
    kept: all.length - new Set([...moved, ...seats]).size,
  };
}

/** Returns how many tables of a file have the name of exactly one table of the plan. */
export function countSameNames({ tables }: EditorDocument, names: readonly string[]): number {
  const own = new Set(tables.map(({ room }) => keyOf(room.name)));
  return names.filter((name) => own.has(keyOf(name))).length;
}

type Theirs = { readonly area: string; readonly room: Room };

export const keyOf = (name: string): string => foldText(name).trim();
export const numberOf = (name: string): string => /\d+/.exec(name)?.[0].replace(/^0+(?=\d)/, '') ?? '';

/** Pairs names that both have once, then numbers in those that are left. */
function pairByName(own: readonly TableItem[], theirs: readonly Theirs[]): ReadonlyMap<Theirs, TableItem> {
  const pairs = new Map<Theirs, TableItem>();
  const found = new Set<TableItem>();
  const ways: readonly ((room: Room) => string)[] = [
    ({ name }) => keyOf(name),
    ({ coordinates, name }) => keyOf(coordinates.text ?? name),
    ({ name }) => numberOf(name),
  ];
  for (const way of ways) {
    const mine = unique(
      own.filter((item) => !found.has(item)),
      ({ room }) => way(room),
    );
    for (const [key, their] of unique(
      theirs.filter((each) => !pairs.has(each)),
      ({ room }) => way(room),
    )) {
      const item = mine.get(key);
      if (item === undefined) continue;
      pairs.set(their, item);
      found.add(item);
    }
  }
  return pairs;
}

/** Returns entries by key, without keys that are empty or that several have. */
function unique<Entry>(entries: readonly Entry[], key: (entry: Entry) => string): Map<string, Entry> {
  const byKey = new Map<string, Entry>();
  const repeated = new Set(['']);
  for (const entry of entries) {
    const own = key(entry);
    if (byKey.has(own)) repeated.add(own);
    byKey.set(own, entry);
  }
  for (const own of repeated) byKey.delete(own);
  return byKey;
}

/** Returns the alignment in which the most tables stay where they are. */
function align(drawing: EditorDocument, plan: Plan, byName: ReadonlyMap<Theirs, TableItem>): Alignment {
  const pairs = [...byName].map(([{ room }, item]) => ({
    from: centerOf(room.coordinates),
    to: centerOf(item.room.coordinates),
    reach: SAME_PLACE * shorterSide(item.room.coordinates),
  }));
  if (pairs.length === 0) return alignPlaces(drawing, plan);
  const shifted = (scale: number): Alignment => ({
    scale,
    dx: median(pairs.map(({ from, to }) => to.x - scale * from.x)) ?? 0,
    dy: median(pairs.map(({ from, to }) => to.y - scale * from.y)) ?? 0,
  });
  const half = Math.max(1, Math.floor(pairs.length / 2));
  const ratios = pairs.flatMap(({ from, to }, i) => {
    const other = pairs[(i + half) % pairs.length];
    const length = other ? Math.hypot(other.from.x - from.x, other.from.y - from.y) : 0;
    return other && length > 0 ? [Math.hypot(other.to.x - to.x, other.to.y - to.y) / length] : [];
  });
  const scale = median(ratios) ?? 0;
  const candidates = [IDENTITY, shifted(1), ...(scale > 0 ? [shifted(scale)] : [])];
  const staying = ({ scale: by, dx, dy }: Alignment): number =>
    pairs.filter(({ from, to, reach }) => Math.hypot(by * from.x + dx - to.x, by * from.y + dy - to.y) <= reach).length;
  return candidates.reduce((best, each) => (staying(each) > staying(best) ? each : best));
}

/** Without names, the drawing lies where most of its tables meet tables of the plan, in units of the file or by its size. */
function alignPlaces(drawing: EditorDocument, plan: Plan): Alignment {
  const theirs = plan.areas.flatMap(({ rooms }) => rooms.map(({ coordinates }) => coordinates)).slice(0, MAX_VOTERS);
  const own = drawing.tables.slice(0, MAX_VOTERS).map(({ room }) => room.coordinates);
  if (theirs.length < 2 || own.length < 2) return IDENTITY;
  const [from, to] = [theirs, own].map((boxes) => boxFromPoints(boxes.map(centerOf)));
  const sizeOf = (boxes: readonly Box[]): number => median(boxes.map(longerSide)) ?? 1;
  const reach = Math.max(SAME_PLACE * Math.min(...own.map(shorterSide)), 0.01);
  const ofBounds = from && to && longerSide(from) > 0 ? longerSide(to) / longerSide(from) : 1;
  const found = [1, sizeOf(own) / sizeOf(theirs), ofBounds].map((scale) => {
    const votes = new Map<string, number>();
    let best = { ...IDENTITY, scale, count: 0 };
    for (const mine of own.map(centerOf))
      for (const their of theirs.map(centerOf)) {
        const [dx, dy] = [mine.x - scale * their.x, mine.y - scale * their.y];
        const key = `${Math.round(dx / reach / 2)} ${Math.round(dy / reach / 2)}`;
        const count = (votes.get(key) ?? 0) + 1;
        votes.set(key, count);
        if (count > best.count) best = { scale, dx, dy, count };
      }
    return best;
  });
  return found.reduce((best, each) => (each.count > best.count ? each : best));
}

function alignedRoom(room: Room, { scale, dx, dy }: Alignment): Room {
  const { x, y, width, height } = room.coordinates;
  return {
    ...room,
    coordinates: {
      ...room.coordinates,
      x: round2(scale * x + dx),
      y: round2(scale * y + dy),
      width: Math.max(round2(scale * width), 0.01),
      height: Math.max(round2(scale * height), 0.01),
    },
  };
}

function isSamePlace(own: Room['coordinates'], their: Room['coordinates']): boolean {
  const from = centerOf(own);
  const to = centerOf(their);
  const turned = Math.abs((own.rotation ?? 0) - (their.rotation ?? 0)) % 360;
  return (
    Math.hypot(from.x - to.x, from.y - to.y) <= SAME_PLACE * shorterSide(own) &&
    Math.abs(own.width - their.width) <= SAME_PLACE * own.width &&
    Math.abs(own.height - their.height) <= SAME_PLACE * own.height &&
    Math.min(turned, 360 - turned) <= SAME_DEGREES
  );
}

/** Pairs what is left with the nearest table of about the same size, the nearest pairs first. */
function pairByPlace(
  own: readonly TableItem[],
  theirs: readonly Room[],
  aligned: ReadonlyMap<Room, Room>,
): ReadonlyMap<Room, TableItem> {
  const cell = own.reduce((most, { room }) => Math.max(most, SAME_TABLE * longerSide(room.coordinates)), 0.01);
  const cells = new Map<string, TableItem[]>();
  const cellAt = (x: number, y: number): string => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
  for (const item of own) {
    const { x, y } = centerOf(item.room.coordinates);
    const there = cells.get(cellAt(x, y));
    if (there) there.push(item);
    else cells.set(cellAt(x, y), [item]);
  }
  const near = theirs.flatMap((room) => {
    const box: Box = (aligned.get(room) ?? room).coordinates;
    const { x, y } = centerOf(box);
    return [-cell, 0, cell]
      .flatMap((dx) => [-cell, 0, cell].flatMap((dy) => cells.get(cellAt(x + dx, y + dy)) ?? []))
      .flatMap((item) => {
        const { coordinates } = item.room;
        const center = centerOf(coordinates);
        const distance = Math.hypot(center.x - x, center.y - y);
        const ratio = (box.width * box.height) / (coordinates.width * coordinates.height);
        return distance <= SAME_TABLE * longerSide(coordinates) && ratio < MAX_AREA_RATIO && ratio > 1 / MAX_AREA_RATIO
          ? [{ room, item, distance }]
          : [];
      });
  });
  const pairs = new Map<Room, TableItem>();
  const found = new Set<TableItem>();
  for (const { room, item } of near.toSorted((a, b) => a.distance - b.distance))
    if (!pairs.has(room) && !found.has(item)) {
      pairs.set(room, item);
      found.add(item);
    }
  return pairs;
}
