/** Paints badges over tables, in CSS pixels: their texts are upright and keep their size at every zoom. */
import type { Table } from '../../../domain/plan/table.ts';
import { type Box, type Point, boundsOf, centerOf, intersectBoxes } from '../../../domain/geometry/boxes.ts';
import { clamp } from '../../../domain/geometry/numbers.ts';
import { type Size, type Viewport, boxToScreen, toScreen } from '../../../domain/plan/viewport.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneIndex } from '../../scene/sceneIndex.ts';
import { FONT_STACK } from '../fontStack.ts';
import type { PaintContext } from '../paintContext.ts';
import type { Theme } from '../palette.ts';
import { CAP_HEIGHT_RATIO } from '../../../domain/plan/labelMetrics.ts';
import { hatchPattern, traceTable } from '../tableGlyphs.ts';
import { paintPerson } from '../tableText.ts';
import type { Badge, BadgeMark, BadgeSet } from './badge.ts';
import { paintBadgeGlyph } from './badgeGlyphs.ts';
import { type BadgeColors, type BadgeStyle, badgeColors } from './badgeStyle.ts';
import { type BadgeText, PERSON_EM, layOutBadge, ringWidth } from './badgeText.ts';

/** How far a badge is painted beyond its table: glyph, mark. In CSS pixels. */
export const BADGE_OVERFLOW_PX = 12;
const MIN_GLYPH_SIDE_PX = 8;
/** Of a glyph; smaller ones can't be told apart. */
const MIN_GLYPH_RADIUS_PX = 3.75;
/** A table without room for texts shows its glyph in their place, down to this size. */
const MIN_LONE_GLYPH_SIDE_PX = 7;
const MIN_PATTERN_SIDE_PX = 12;
/** From a smaller table, the number would reach below the sign at the corner, which moves out. */
const SIGN_ROOM_PX = 16;
const MARK_PX = 3;

export type BadgeInput = BadgeSet & {
  readonly scene: Scene;
  readonly theme: Theme;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
};

/** Paints the badges that a part of the screen shows. The context's unit is a CSS pixel. */
export function paintBadges(ctx: PaintContext, input: BadgeInput, view: Viewport, size: Size): void {
  const { scene, badges, marks, links, theme, ratio } = input;
  const colors = badgeColors[theme];
  const screen: Box = {
    x: -BADGE_OVERFLOW_PX,
    y: -BADGE_OVERFLOW_PX,
    width: size.width + 2 * BADGE_OVERFLOW_PX,
    height: size.height + 2 * BADGE_OVERFLOW_PX,
  };
  const index = sceneIndex(scene);
  const tableOf = (key: string): Table | undefined => {
    const at = index.indexOf(key);
    return at === undefined ? undefined : scene.tables[at];
  };
  const isShown = (table: Table): boolean => intersectBoxes(boxToScreen(view, boundsOf(table)), screen) !== undefined;

  for (const keys of links)
    paintLink(
      ctx,
      keys.flatMap((key) => tableOf(key) ?? []),
      colors,
      view,
    );
  for (const [key, badge] of badges) {
    const table = tableOf(key);
    if (table && isShown(table)) paintBadge(ctx, table, badge, colors, view, ratio);
  }
  for (const [key, mark] of marks ?? []) {
    const table = tableOf(key);
    if (table && isShown(table)) paintMark(ctx, table, mark, colors, view);
  }
}

/** Joins the centers of tables, so that they read as one. */
function paintLink(ctx: PaintContext, tables: readonly Table[], { link, halo }: BadgeColors, view: Viewport): void {
  if (tables.length < 2) return;
  const side = Math.min(...tables.map(({ box }) => Math.min(box.width, box.height))) * view.scale;
  const width = Math.min(Math.max(side * 0.28, 3), 14);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.setLineDash([]);
  for (const [color, lineWidth] of [
    [halo, width + 3],
    [link, width],
  ] as const) {
    ctx.beginPath();
    for (const [at, { box }] of tables.entries()) {
      const { x, y } = toScreen(view, centerOf(box));
      if (at === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.strokeStyle = color;
    ctx.lineWidth = lineWidth;
    ctx.stroke();
  }
}

function paintBadge(
  ctx: PaintContext,
  table: Table,
  badge: Badge,
  colors: BadgeColors,
  view: Viewport,
  ratio: number,
): void {
  const style = colors.tones[badge.tone];
  const shape = enterScreenFrame(ctx, table, view);
  const side = Math.min(shape.width, shape.height);
  traceTable(ctx, table.shape, shape, 1);
  ctx.fillStyle = style.fill;
  ctx.fill();
  if (style.pattern && side >= MIN_PATTERN_SIDE_PX) paintPattern(ctx, table, shape, style.pattern, ratio);
  const hasRing = badge.progress !== undefined && ringWidth(side) > 0;
  traceTable(ctx, table.shape, shape, 1, -style.edgeWidth / 2);
  ctx.setLineDash(style.isDashed && side >= MIN_PATTERN_SIDE_PX ? [5, 3] : []);
  ctx.strokeStyle = style.edge;
  ctx.lineWidth = Math.min(style.edgeWidth, side / 5);
  ctx.stroke();
  if (hasRing) paintRing(ctx, table, shape, badge, colors, style);
  ctx.restore();

  const center = toScreen(view, centerOf(table.box));
  const radius = side < MIN_GLYPH_SIDE_PX ? 0 : glyphRadius(side);
  const texts = layOutBadge(ctx, table, badge, view.scale, badge.glyph && radius);
  for (const text of texts) paintText(ctx, text, center, style);
  if (!badge.glyph) return;
  const glyphColors = { disc: style.edge, sign: style.sign ?? style.fill, halo: colors.halo };
  if (texts.length === 0 && badge.tone !== 'open' && side >= MIN_LONE_GLYPH_SIDE_PX)
    paintBadgeGlyph(ctx, badge.glyph, center.x, center.y, Math.min(side * 0.6, 7), glyphColors);
  else if (radius > 0) {
    const at = cornerOf(table, view, radius, 1);
    paintBadgeGlyph(ctx, badge.glyph, at.x, at.y, radius, glyphColors);
  }
}

const glyphRadius = (side: number): number => clamp(side * 0.2, MIN_GLYPH_RADIUS_PX, 8);

/** Returns where a sign stands at the upper right (`side` 1) or upper left (-1) of a table, clear of its number. */
function cornerOf({ shape, box, rotation }: Table, view: Viewport, radius: number, side: 1 | -1): Point {
  const isRound = shape === 'ellipse';
  const turn = (rotation * Math.PI) / 180;
  const corners = [0, 1, 2, 3].map((quarter) => {
    const [x, y] = [quarter % 2 === 0 ? box.width / 2 : -box.width / 2, quarter < 2 ? box.height / 2 : -box.height / 2];
    return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
  });
  const upper = (corner: Point): number => side * corner.x - corner.y;
  const corner = corners.reduce((best, one) => (upper(one) > upper(best) ? one : best));
  const reach = (isRound ? Math.SQRT1_2 : 1) * view.scale;
  const missing = SIGN_ROOM_PX - Math.min(box.width, box.height) * view.scale;
  const push = clamp(missing * 0.4, 0, radius) + (isRound ? radius * 0.65 : 0);
  const center = toScreen(view, centerOf(box));
  return { x: center.x + corner.x * reach + side * push, y: center.y + corner.y * reach - push };
}

/** Moves the canvas to a table's own frame in CSS pixels, until `ctx.restore`. Returns the table's size there. */
function enterScreenFrame(ctx: PaintContext, { box, rotation }: Table, view: Viewport): Size {
  const size = { width: box.width * view.scale, height: box.height * view.scale };
  const { x, y } = toScreen(view, centerOf(box));
  ctx.save();
  ctx.translate(x, y);
  if (rotation !== 0) ctx.rotate((rotation * Math.PI) / 180);
  ctx.translate(-size.width / 2, -size.height / 2);
  return size;
}

function paintPattern(
  ctx: PaintContext,
  { shape }: Table,
  size: Size,
  { kind, color }: NonNullable<BadgeStyle['pattern']>,
  ratio: number,
): void {
  if (kind === 'stripes') {
    ctx.fillStyle = hatchPattern(ctx, color, { scale: 1, ratio: ratio * 1.8 });
    ctx.fill();
    return;
  }
  const { width, height } = size;
  // The corners of an ellipse lie on it.
  const inset = shape === 'ellipse' ? (1 - Math.SQRT1_2) / 2 : 0.06;
  ctx.beginPath();
  ctx.moveTo(width * inset, height * inset);
  ctx.lineTo(width * (1 - inset), height * (1 - inset));
  ctx.moveTo(width * (1 - inset), height * inset);
  ctx.lineTo(width * inset, height * (1 - inset));
  ctx.strokeStyle = color;
  ctx.lineWidth = Math.min(Math.max(Math.min(width, height) * 0.07, 1.5), 3);
  ctx.setLineDash([]);
  ctx.stroke();
}

/** Draws a part of the outline as a ring inside the edge, as a clock shows elapsed time. */
function paintRing(
  ctx: PaintContext,
  { shape }: Table,
  size: Size,
  { progress = 0, isOverdue }: Badge,
  { ring, ringTrack, overdueRing }: BadgeColors,
  { edgeWidth }: BadgeStyle,
): void {
  const side = Math.min(size.width, size.height);
  const width = ringWidth(side);
  const inset = Math.min(edgeWidth, side / 16) + width / 2;
  ctx.lineCap = 'butt';
  ctx.lineWidth = width;
  const trace = (part: number): void => traceRing(ctx, shape, size, inset, part);
  trace(1);
  ctx.strokeStyle = ringTrack;
  ctx.stroke();
  if (progress <= 0) return;
  trace(Math.min(progress, 1));
  ctx.strokeStyle = isOverdue ? overdueRing : ring;
  ctx.stroke();
}

/** Traces the first `part` of an outline, clockwise from the middle of its top. */
function traceRing(
  ctx: PaintContext,
  shape: Table['shape'],
  { width, height }: Size,
  inset: number,
  part: number,
): void {
  const w = width - 2 * inset;
  const h = height - 2 * inset;
  ctx.setLineDash([]);
  ctx.beginPath();
  if (shape === 'ellipse') {
    ctx.ellipse(
      width / 2,
      height / 2,
      Math.max(w / 2, 0),
      Math.max(h / 2, 0),
      0,
      -Math.PI / 2,
      (2 * part - 0.5) * Math.PI,
    );
    return;
  }
  let left = 2 * (w + h) * part;
  const right = inset + w;
  const bottom = inset + h;
  ctx.moveTo(width / 2, inset);
  const corners = [
    [right, inset, w / 2],
    [right, bottom, h],
    [inset, bottom, w],
    [inset, inset, h],
    [width / 2, inset, w / 2],
  ] as const;
  let [x, y] = [width / 2, inset];
  for (const [toX, toY, length] of corners) {
    if (left <= 0 || length <= 0) return;
    const share = Math.min(left / length, 1);
    x += (toX - x) * share;
    y += (toY - y) * share;
    ctx.lineTo(x, y);
    left -= length;
  }
}

function paintText(ctx: PaintContext, part: BadgeText, center: Point, style: BadgeStyle): void {
  const { text, size, weight, hasPerson } = part;
  ctx.font = `${weight} ${size}px ${FONT_STACK}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const left = center.x + part.x;
  const x = hasPerson ? left + size * (PERSON_EM.width + PERSON_EM.gap) : left;
  const y = center.y + part.baseline;
  if (style.pattern) {
    ctx.setLineDash([]);
    ctx.lineJoin = 'round';
    ctx.lineWidth = size * 0.3;
    ctx.strokeStyle = style.fill;
    ctx.strokeText(text, x, y);
  }
  ctx.fillStyle = style.ink;
  ctx.fillText(text, x, y);
  const height = size * CAP_HEIGHT_RATIO;
  if (hasPerson) paintPerson(ctx, left, y - height, size * PERSON_EM.width, height);
}

/** Marks a table from outside, so that what it shows stays readable. */
function paintMark(ctx: PaintContext, table: Table, mark: BadgeMark, colors: BadgeColors, view: Viewport): void {
  const shape = enterScreenFrame(ctx, table, view);
  if (mark === 'refused') {
    traceTable(ctx, table.shape, shape, 1);
    ctx.globalAlpha = 0.55;
    ctx.fillStyle = colors.halo;
    ctx.fill();
    ctx.restore();
    return;
  }
  const isChosen = mark === 'chosen';
  ctx.setLineDash([]);
  traceTable(ctx, table.shape, shape, 1, MARK_PX);
  ctx.lineWidth = MARK_PX + 2.5;
  ctx.strokeStyle = colors.halo;
  ctx.stroke();
  ctx.setLineDash(isChosen ? [] : [6, 4]);
  ctx.lineWidth = MARK_PX;
  ctx.strokeStyle = colors.mark;
  ctx.stroke();
  ctx.restore();
  if (!isChosen) return;
  const radius = glyphRadius(Math.min(shape.width, shape.height));
  const at = cornerOf(table, view, radius, -1);
  paintBadgeGlyph(ctx, 'check', at.x, at.y, radius, {
    disc: colors.mark,
    sign: colors.halo,
    halo: colors.halo,
  });
}
