/** Recognizes what the kinds of a drawing are: tables, their chairs, grounds, walls, or nothing. */
import {
  type Box,
  centerOf,
  distanceToOutline,
  expandBox,
  longerSide,
  shorterSide,
  unionBoxes,
} from '../../../domain/geometry/boxes.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { type Drawing, type LeftOut, type Shape, countLeftOut, at } from './drawing.ts';
import { type Kind, type Role, findKinds, formOf, lengthsOf } from './kinds.ts';
import { type Nearby, CHAIR_REACH, REACH, areaOf, contains, findNearby, outlineOf } from './nearby.ts';
import { isPlaceLabel, isTableLabel, namesPlace, roleInName, seatsInLabel } from './words.ts';

export type Guess = { readonly role: Role; readonly isSure: boolean };
export type Recognized = {
  /** The drawing without doubles, and with the parts of a piece of furniture as one shape. */
  readonly drawing: Drawing;
  readonly kinds: readonly Kind[];
  readonly guesses: readonly Guess[];
  readonly nearby: Nearby;
};

/** A table is at least this many times as large as its chairs. */
const MIN_HOST_RATIO = 1.35;
const MAX_HOST_RATIO = 400;
/** What stands farther from a table than chairs do has to be smaller. */
const MIN_FAR_HOST_RATIO = 2.5;
/** The share of a kind that has to lie around tables to be chairs. */
const MIN_CHAIR_SHARE = 0.65;
/** A shape is ground if it fills this share of the drawing. */
const MIN_GROUND_SHARE = 0.12;
const MIN_GROUND_RATIO = 3;
/** Different shapes in one place that are compared with another. */
const MAX_PILED = 8;
/** A shape smaller than this share of the large ones is an ornament. */
const MIN_TABLE_RATIO = 0.12;
/** A line shorter than this share of the drawing is an ornament. */
const MIN_WALL_SHARE = 0.05;
/** Equal shapes are one if they are nearer than this share of their size. */
const MAX_DOUBLE_GAP = 0.35;

export function recognize(original: Drawing): Recognized {
  const leftOut = { ...original.leftOut };
  const shapes = joinParts({ ...original, shapes: withoutDoubles(original.shapes, leftOut) }, leftOut);
  const drawing = { ...original, shapes, leftOut };
  const kinds = findKinds(drawing);
  const nearby = findNearby(drawing);
  return { drawing, kinds, nearby, guesses: guessRoles(drawing, kinds, nearby) };
}

/** One outline as a fill and as a stroke is one shape, and so is a shadow behind a shape. What is drawn later is seen. */
function withoutDoubles(shapes: readonly Shape[], leftOut: LeftOut): Shape[] {
  const kept: Shape[] = [];
  const byPlace = new Map<string, number[]>();
  for (const shape of shapes) {
    const form = formOf(shape);
    if (form === 'line') {
      kept.push(shape);
      continue;
    }
    const { width, height } = shape.box;
    const size = Math.max(width, height, 1e-6);
    const center = centerOf(shape.box);
    const scale = Math.round(Math.log(size) / 0.2);
    /** Shapes of about the same size lie in cells of a share of it. */
    const placeAt = (dx: number, dy: number, ds: number): string => {
      const cell = Math.exp((scale + ds) * 0.2) * MAX_DOUBLE_GAP * 1.2;
      return `${scale + ds}:${Math.round(center.x / cell) + dx}:${Math.round(center.y / cell) + dy}`;
    };
    const candidates = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((ds) => byPlace.get(placeAt(dx, dy, ds))?.slice(-MAX_PILED) ?? [])),
    );
    const double = candidates.find((index) => {
      const other = at(kept, index);
      const { x, y } = centerOf(other.box);
      const shorter = Math.max(Math.min(width, height), size * 0.3);
      const isEqual =
        Math.max(Math.abs(other.box.width - width), Math.abs(other.box.height - height)) <= 0.06 * shorter;
      return formOf(other) === form && isEqual && Math.hypot(x - center.x, y - center.y) <= MAX_DOUBLE_GAP * shorter;
    });
    if (double === undefined) {
      kept.push(shape);
      const place = placeAt(0, 0, 0);
      const there = byPlace.get(place);
      if (there) there.push(kept.length - 1);
      else byPlace.set(place, [kept.length - 1]);
      continue;
    }
    const other = at(kept, double);
    countLeftOut(leftOut, 'doubles');
    kept[double] = {
      ...shape,
      fill: shape.fill ?? other.fill,
      stroke: shape.stroke ?? other.stroke,
      title: other.title ?? shape.title,
      id: other.id ?? shape.id,
      className: other.className || shape.className,
      seats: other.seats ?? shape.seats,
      area: other.area ?? shape.area,
    };
  }
  return kept;
}

/** A chair of a seat and a back is one shape, as it is one group or block. A table with chairs around it is not. */
function joinParts({ shapes, groups, texts }: Drawing, leftOut: LeftOut): Shape[] {
  const labelled = new Set(texts.filter(({ text }) => isTableLabel(text)).map((text) => text.groups.at(-1)));
  const byGroup = groupBy(
    shapes.filter((shape) => shape.groups.length > 0 && !groups[shape.groups.at(-1) ?? -1]?.isLayer),
    (shape) => at(shape.groups, -1),
  );
  const parents = new Set(shapes.flatMap((shape) => shape.groups.slice(0, -1)));
  const replaced = new Map<Shape, Shape | undefined>();
  for (const [id, parts] of byGroup) {
    if (parts.length < 2 || parts.length > 40 || parents.has(id)) continue;
    const [largest] = parts.toSorted((a, b) => areaOf(b) - areaOf(a));
    const union = unionBoxes(parts.map(({ box }) => box));
    if (!largest || !union || areaOf(largest) === 0) continue;
    const others = parts.filter((part) => part !== largest);
    const near = expandBox(largest.box, 0.3 * shorterSide(largest.box));
    const isWhole = others.every((part) => {
      const { x, y } = centerOf(part.box);
      return x >= near.x && y >= near.y && x <= near.x + near.width && y <= near.y + near.height;
    });
    const isCompact = union.width * union.height <= 2.6 * areaOf(largest);
    const seen = others.filter((part) => areaOf(part) > 0.03 * areaOf(largest) && formOf(part) !== 'line');
    const outside = others.filter((part) => areaOf(part) > 0.005 * areaOf(largest) && !liesOn(part, largest));
    const isTable =
      !roleInNameOf(largest, groups, 'chair') && (labelled.has(id) || hasEquals(seen) || hasEquals(outside));
    const isRound = meetInside(parts, union);
    if (!isRound && (!isWhole || !isCompact || isTable)) continue;
    for (const part of others) replaced.set(part, undefined);
    // Loose lines and arcs that are one block are as large as it.
    const isLoose = formOf(largest) === 'line' && groups[id]?.block !== undefined;
    const titled = parts.find(({ title }) => title !== undefined);
    replaced.set(largest, {
      ...largest,
      ...(isRound ? { outline: undefined, box: union, lines: parts.flatMap(({ lines }) => lines) } : {}),
      ...(isLoose
        ? {
            outline: { box: union, rotation: 0, shape: 'rect' as const },
            box: union,
            lines: parts.flatMap(({ lines }) => lines),
          }
        : {}),
      fill: largest.fill ?? others.find(({ fill }) => fill !== undefined)?.fill,
      title: largest.title ?? titled?.title,
      seats: largest.seats ?? parts.find(({ seats }) => seats !== undefined)?.seats,
    });
    countLeftOut(leftOut, 'parts', others.length);
  }
  return shapes.flatMap((shape) => (replaced.has(shape) ? (replaced.get(shape) ?? []) : [shape]));
}

/** Returns whether parts of a group meet in its center, as the sectors of an umbrella or the leaves of a plant do. */
function meetInside(parts: readonly Shape[], whole: Box): boolean {
  const { x, y } = centerOf(whole);
  const reach = 0.1 * shorterSide(whole);
  return (
    parts.length >= 4 &&
    parts.every(({ lines }) =>
      lines.some(({ points }) => points.some((end) => Math.hypot(end[0] - x, end[1] - y) <= reach)),
    )
  );
}

/** Returns whether parts of a group are equal, as chairs are. Two may be the arms of a chair, if they are no outlines. */
function hasEquals(parts: readonly Shape[]): boolean {
  const areas = parts.map(lengthsOf).map(([longer, shorter]) => longer * shorter);
  const isMany = parts.length > 2 || (parts.length === 2 && parts.every(({ outline }) => outline));
  return isMany && Math.max(...areas) < 1.3 * Math.min(...areas);
}

const roleInNameOf = (shape: Shape, groups: Drawing['groups'], role: Role): boolean =>
  [shape.className, shape.id, groups[shape.groups.at(-1) ?? -1]?.block, groups[shape.groups.at(-1) ?? -1]?.name].some(
    (name) => roleInName(name) === role,
  );

/** Returns what most members of a kind are called: by themselves, their block or their innermost group. */
function roleByWords(kind: Kind, { shapes, groups }: Drawing, largest: ReadonlySet<Shape>): Role | undefined {
  const counts = new Map<Role, number>();
  for (const member of kind.members) {
    const shape = at(shapes, member);
    const inner = groups[shape.groups.at(-1) ?? -1];
    const layer = shape.groups.map((id) => groups[id]).findLast((group) => group?.isLayer)?.name;
    const role =
      ((shape.seats ?? (largest.has(shape) ? inner?.seats : undefined)) === undefined ? undefined : 'table') ??
      [shape.className, shape.id, largest.has(shape) ? inner?.block : undefined]
        .map(roleInName)
        .find((found) => found !== undefined) ??
      // A group of tables and chairs is called after the tables, and a layer after what most of it is.
      [inner?.isLayer ? undefined : inner?.name, layer]
        .map(roleInName)
        .find((found) => found === 'chair' || found === 'wall' || found === 'ignore') ??
      (largest.has(shape) && !inner?.isLayer && roleInName(inner?.name) === 'ground' ? 'ground' : undefined);
    if (role) counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] * 2 > kind.members.length ? best[0] : undefined;
}

function guessRoles(drawing: Drawing, kinds: readonly Kind[], nearby: Nearby): Guess[] {
  const { shapes, texts } = drawing;
  const kindAt: Kind[] = [];
  for (const kind of kinds) for (const member of kind.members) kindAt[member] = kind;
  const whole = unionBoxes(shapes.map(({ box }) => box)) ?? { x: 0, y: 0, width: 1, height: 1 };
  const wholeArea = Math.max(whole.width * whole.height, (drawing.width ?? 0) * (drawing.height ?? 0));
  const closed = shapes.filter((shape) => formOf(shape) !== 'line').map(areaOf);
  const median = closed.toSorted((a, b) => a - b)[Math.floor((closed.length - 1) / 2)] ?? 0;
  const guesses = new Map<Kind, Guess>();
  const decide = (kind: Kind, role: Role, isSure: boolean): void => {
    guesses.set(kind, { role, isSure });
  };
  const roleOf = (index: number): Role | undefined => guesses.get(at(kindAt, index))?.role;
  // A block is called after its largest part.
  const largestParts = new Set(
    [...groupBy(shapes, (shape) => shape.groups.at(-1)).values()].map((parts) =>
      parts.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one)),
    ),
  );
  const words = new Map(kinds.map((kind) => [kind, roleByWords(kind, drawing, largestParts)]));
  const labels = new Map(
    kinds.map((kind) => [
      kind,
      kind.members.map((member) => nearby.textsOn(member).map((text) => at(texts, text).text)),
    ]),
  );
  /** The share of a kind that has labels as tables do. Numbers that come again and again are those of seats. */
  const shareLabelled = (kind: Kind): number => {
    const own = (labels.get(kind) ?? []).filter((on) => on.length > 0 && on.length <= 4 && on.some(isTableLabel));
    const isRepeated = own.length > 2 && new Set(own.map((on) => on.join(' '))).size * 2 <= own.length;
    return isRepeated ? 0 : own.length / kind.members.length;
  };
  const hosts = new Map<Kind, Map<number, number>>();
  for (const kind of kinds) {
    const beds = bedsUnder(kind);
    if (!beds) continue;
    // Beds with numbers are places of their own.
    if (shareLabelled(beds.kind) >= 0.5) {
      decide(kind, 'ignore', false);
      continue;
    }
    decide(kind, 'table', true);
    decide(beds.kind, 'chair', true);
    hosts.set(beds.kind, beds.around);
  }

  /** Returns the equal larger shapes of which each of a kind joins several, as an umbrella does with its sun beds. */
  function bedsUnder(kind: Kind) {
    const around = new Map<number, number>();
    const found = new Map<Kind, Set<number>>();
    for (const member of kind.form === 'line' ? [] : kind.members) {
      const own = at(shapes, member);
      const overlapped = nearby.search(own.box).filter((other) => {
        const ratio = areaOf(at(shapes, other)) / areaOf(own);
        return ratio >= 1 && ratio <= 8 && at(kindAt, other) !== kind && overlaps(own, at(shapes, other));
      });
      for (const [bedKind, beds] of groupBy(overlapped, (other) => at(kindAt, other)))
        if (beds.length >= 2) {
          around.set(member, beds.length);
          found.set(bedKind, new Set([...(found.get(bedKind) ?? []), ...beds]));
        }
    }
    const [[bedKind, beds] = []] = found;
    const placed = [...around.values()].reduce((sum, count) => sum + count, 0);
    const isWhole = around.size >= 0.8 * kind.members.length && beds && placed === beds.size;
    return bedKind && isWhole && placed >= 0.8 * bedKind.members.length ? { kind: bedKind, around } : undefined;
  }

  /** Counts what stands around each table, or on it, or is a part of a chair. */
  const standingAround = (kind: Kind, reach: number, minRatio: number) => {
    const around = new Map<number, number>();
    let [partCount, insideCount] = [0, 0];
    for (const member of kind.members) {
      const own = at(shapes, member);
      const host = nearby.hostOf(
        member,
        (other) => {
          const outer = at(shapes, other);
          const ratio = areaOf(outer) / areaOf(own);
          return (
            // The inner line of a border is about as large as the outer one.
            (ratio >= minRatio || (ratio > 1 && liesOn(own, outer))) &&
            ratio <= MAX_HOST_RATIO &&
            isEnclosed(outer) &&
            !nearby.textsOn(other).some((text) => namesPlace(at(texts, text).text)) &&
            roleOf(other) !== 'ground' &&
            roleOf(other) !== 'wall' &&
            roleOf(other) !== 'ignore'
          );
        },
        reach,
      );
      if (host === undefined) continue;
      if (roleOf(host) === 'chair') partCount += 1;
      else {
        around.set(host, (around.get(host) ?? 0) + 1);
        if (liesOn(own, at(shapes, host))) insideCount += 1;
      }
    }
    const placed = [...around.values()].reduce((sum, count) => sum + count, 0);
    return { around, placed, partCount, insideCount };
  };

  // From large to small: what stands on a ground, at a table or on one is known once those are.
  const open = kinds.filter(({ form }) => form !== 'line').toSorted((a, b) => b.width * b.height - a.width * a.height);
  for (const kind of kinds)
    if (kind.form === 'line') {
      const long = kind.members.some(
        (member) => longerSide(at(shapes, member).box) >= MIN_WALL_SHARE * longerSide(whole),
      );
      decide(kind, words.get(kind) === 'ignore' || !long ? 'ignore' : 'wall', true);
    }
  for (const kind of open) {
    if (guesses.has(kind)) continue;
    if (shareLabelled(kind) < 0.5 && isTiling(kind, drawing, nearby)) {
      decide(kind, 'ignore', true);
      continue;
    }
    const first = at(shapes, at(kind.members, 0));
    const area = areaOf(first);
    const word = words.get(kind);
    const isLarge = area > wholeArea * MIN_GROUND_SHARE;
    const inside = (member: number): number[] => {
      const outer = at(shapes, member);
      return nearby.search(outer.box).filter((other) => {
        const inner = at(shapes, other);
        return other !== member && areaOf(inner) * 2 < areaOf(outer) && contains(outer, centerOf(inner.box));
      });
    };
    const seated = kind.members.filter((member) => hasChairs(member, inside(member), drawing, nearby)).length;
    const isGround =
      word !== 'table' &&
      seated < MIN_CHAIR_SHARE * kind.members.length &&
      (word === 'ground' ||
        (kind.members.length <= 20 &&
          (isLarge
            ? shapes.length > 1 && (area > median * MIN_GROUND_RATIO || kind.form === 'polygon')
            : area > median * MIN_GROUND_RATIO &&
              kind.members.some((member) => holdsTables(member, inside(member), drawing, nearby)))));
    if (isGround) {
      const isOutline = kind.members.every((member) => at(shapes, member).fill === undefined);
      decide(kind, isOutline ? 'wall' : 'ground', isLarge || word === 'ground');
      continue;
    }
    if (word === 'chair' || word === 'wall' || word === 'ignore') {
      decide(kind, word, true);
      if (word === 'chair') hosts.set(kind, standingAround(kind, CHAIR_REACH, 1).around);
      continue;
    }
    // Around what?
    const near = standingAround(kind, REACH, MIN_HOST_RATIO);
    const far =
      near.placed < MIN_CHAIR_SHARE * kind.members.length && standingAround(kind, CHAIR_REACH, MIN_FAR_HOST_RATIO);
    const isFar = far && far.placed >= 0.9 * kind.members.length && far.placed >= 2 * far.around.size;
    const { around, placed, partCount, insideCount } = isFar ? far : near;
    const count = kind.members.length;
    const labelled = shareLabelled(kind);
    if (partCount > 0.6 * count && labelled < 0.5) decide(kind, 'ignore', true);
    else if (word !== 'table' && insideCount > 0.6 * count && (labelled < 0.5 || placed === around.size))
      // Plates on a table, or its inner line.
      decide(kind, 'ignore', placed > around.size * 1.2 ? hasOtherChairs(around, hosts) : true);
    else if (
      word !== 'table' &&
      placed >= MIN_CHAIR_SHARE * count &&
      // Numbered seats are at a table that has a label too.
      (labelled < 0.5 ||
        (placed > 2 * around.size && [...around.keys()].every((host) => nearby.textsOn(host).length > 0))) &&
      placed >= around.size * (labelled > 0 ? 2 : 1.3)
    ) {
      decide(kind, 'chair', placed >= 0.9 * count && placed >= 2 * around.size);
      hosts.set(kind, around);
    } else decide(kind, 'table', word === 'table' || labelled >= 0.5);
  }

  // Chairs make tables sure, and what else is a table then only if it looks like one.
  const withChairs = new Set(
    [...hosts.values()].flatMap((around) => [...around.keys()].map((host) => at(kindAt, host))),
  );
  for (const kind of open) {
    const role = guesses.get(kind)?.role;
    if (role === 'table' && withChairs.has(kind)) {
      const seated = [...hosts.values()].reduce(
        (sum, around) => sum + kind.members.filter((member) => around.has(member)).length,
        0,
      );
      if (seated * 2 >= kind.members.length) decide(kind, 'table', true);
    }
  }
  const sure = open.filter((kind) => guesses.get(kind)?.role === 'table' && guesses.get(kind)?.isSure);
  const sizes = (sure.length > 0 ? sure : open.filter((kind) => guesses.get(kind)?.role === 'table'))
    .flatMap((kind) => kind.members.map((member) => areaOf(at(shapes, member))))
    .toSorted((a, b) => a - b);
  const smallest = sizes[0] ?? 0;
  const largest = sizes[Math.ceil((sizes.length - 1) * (sure.length > 0 ? 1 : 0.9))] ?? 0;
  // Where tables have numbers, what has neither a number nor chairs is none.
  const isNumbered = sure.filter((kind) => shareLabelled(kind) >= 0.5).length * 2 > sure.length;
  for (const kind of open) {
    const guess = guesses.get(kind);
    if (guess?.role !== 'table' || guess.isSure) continue;
    const area = kind.width * kind.height;
    const isPlausible =
      kind.form !== 'polygon' &&
      (!isNumbered || shareLabelled(kind) >= 0.5) &&
      (sure.length > 0
        ? area >= 0.4 * smallest && area <= 3 * largest && kind.members.length >= 3
        : area >= MIN_TABLE_RATIO * largest && !isPlace(labels.get(kind)));
    const isFilled = shapes[at(kind.members, 0)]?.fill !== undefined;
    const isLong = Math.max(kind.width, kind.height) >= MIN_WALL_SHARE * longerSide(whole);
    if (isPlausible) decide(kind, 'table', false);
    else if (kind.form === 'polygon' && !isFilled && isLong) decide(kind, 'wall', false);
    else {
      const isGround = isPlace(labels.get(kind)) || area > 3 * largest || (kind.form === 'polygon' && isLong);
      decide(kind, isGround ? 'ground' : 'ignore', false);
    }
  }
  return kinds.map((kind) => guesses.get(kind) ?? { role: 'ignore', isSure: false });
}

const isPlace = (labels: readonly (readonly string[])[] | undefined): boolean =>
  labels !== undefined && labels.length <= 3 && labels.every((on) => on.some(isPlaceLabel));

/** Returns whether more shapes lie around another than as large ones on it: then they are the chairs of a table. */
function hasChairs(table: number, inside: readonly number[], { shapes }: Drawing, nearby: Nearby): boolean {
  const own = at(shapes, table);
  const around = nearby.search(expandBox(own.box, REACH * longerSide(own.box))).filter((index) => {
    const other = at(shapes, index);
    const ratio = areaOf(own) / areaOf(other);
    const distance = distanceToOutline(outlineOf(own), centerOf(other.box));
    const reach = REACH * longerSide(outlineOf(other).box);
    return ratio >= MIN_HOST_RATIO && ratio <= MAX_HOST_RATIO && distance > 0 && distance <= reach;
  });
  const smallest = Math.min(...around.map((index) => areaOf(at(shapes, index))));
  return around.length >= 2 && around.length > inside.filter((index) => areaOf(at(shapes, index)) >= smallest).length;
}

/** Returns whether others than its chairs and plates stand on a shape. */
function holdsTables(outer: number, inside: readonly number[], { shapes, texts }: Drawing, nearby: Nearby): boolean {
  if (inside.length < 2) return false;
  const own = at(shapes, outer);
  const names = nearby.textsOn(outer).map((text) => seatsInLabel(at(texts, text).text).name);
  if (names.filter(isTableLabel).length > 1) return true;
  // What stands on a ground is far from its edge, unlike the chairs of a table, or has chairs of its own.
  const box = outlineOf(own).box;
  const far = inside.filter((index) => {
    const size = longerSide(at(shapes, index).box);
    return size * 4 < shorterSide(box);
  });
  const equal = new Set(inside.map((index) => Math.round(Math.log(areaOf(at(shapes, index))) / 0.3)));
  return (
    far.length >= 2 &&
    (inside.length > 24 || equal.size > 1 || far.length === inside.length) &&
    shorterSide(box) > 4.5 * longerSide(at(shapes, at(far, 0)).box)
  );
}

/** Returns whether most of a kind touch others of it to the side and above or below, as tiles and the cells of a grid do. */
function isTiling({ members, form, width, height }: Kind, { shapes }: Drawing, nearby: Nearby): boolean {
  if (form !== 'rect' || members.length < 9) return false;
  const own = new Set(members);
  const gap = 0.05 * Math.min(width, height);
  const touching = members.filter((member) => {
    const { box } = at(shapes, member);
    const { x, y } = centerOf(box);
    const others = nearby
      .search(expandBox(box, gap))
      .filter((other) => other !== member && own.has(other))
      .map((other) => centerOf(at(shapes, other).box));
    return others.some((other) => Math.abs(other.y - y) <= gap) && others.some((other) => Math.abs(other.x - x) <= gap);
  });
  return touching.length * 2 > members.length;
}

/** An open line, such as the swing of a door, is no table. */
const isEnclosed = ({ outline, fill, lines }: Shape): boolean =>
  outline !== undefined || fill !== undefined || lines.some(({ closed }) => closed);

/** Returns whether a good part of a shape lies on a larger one. */
const overlaps = (own: Shape, larger: Shape): boolean =>
  distanceToOutline(outlineOf(larger), centerOf(own.box)) < 0.4 * shorterSide(own.box);

/** Returns whether a shape lies wholly on another. */
const liesOn = (inner: Shape, outer: Shape): boolean =>
  inner.lines.flatMap(({ points }) => points).every(([x, y]) => contains(outer, { x, y })) && inner.lines.length > 0;

const hasOtherChairs = (
  around: ReadonlyMap<number, number>,
  hosts: ReadonlyMap<Kind, ReadonlyMap<number, number>>,
): boolean => [...hosts.values()].some((others) => [...around.keys()].some((host) => others.has(host)));
