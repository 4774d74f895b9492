/** Exports a plan as SVG with the map's painters, so that an import can read its tables again. */
import { centerOf } from '../../../../domain/geometry/boxes.ts';
import type { Area } from '../../../../domain/document/editorDocument.ts';
import { type Category, type Decor, type Plan, type Room, tablesFromPlan } from '../../../../domain/plan/plan.ts';
import { buildScene } from '../../../../map/scene/scene.ts';
import { paintTables } from '../../../../map/paint/tablePainter.ts';
import { PALETTE, type PictureUrlOf, loadPaintablePlan, paintGround } from '../paintPlan.ts';
import {
  DECOR_ATTRIBUTE,
  PLAN_ATTRIBUTE,
  SCALE_ATTRIBUTE,
  TABLE_ATTRIBUTE,
} from '../../import/svg/exportedAttributes.ts';
import { SvgContext, createElement, removePlainGroups, stripInvalidXml } from './svgContext.ts';

/** Pixels per plan unit, which set the level of detail. */
const SCALE = 1.6;

/**
 * Returns the text of an SVG file. Each table is a group with its name as title and an invisible shape with its data,
 * so that the drawing can be edited elsewhere and imported again.
 */
export async function exportSvg(
  drawn: Plan,
  { title, pictureUrl }: { title?: string; pictureUrl?: PictureUrlOf } = {},
): Promise<string> {
  const plan = moveToOrigin(drawn);
  const painted = await loadPaintablePlan(plan, pictureUrl);
  const { scene } = painted;
  const { width, height } = scene.extent;
  const ctx = new SvgContext({ width, height });
  const { svg } = ctx;
  const box = { x: 0, y: 0, width, height };
  ctx.save();
  paintGround(ctx, painted, box, SCALE, box);
  ctx.restore();

  const rooms = roomsByKey(plan);
  const content = svg.lastElementChild;
  for (const index of scene.allIndices) {
    ctx.save();
    paintTables(ctx, { scene, palette: PALETTE, stateOf: () => 'available' }, [index], {
      scale: SCALE,
      ratio: 1,
      dense: false,
    });
    ctx.restore();
    const key = scene.tables[index]?.key ?? '';
    const context = rooms.get(key);
    const group = content?.lastElementChild;
    if (context && group) group.append(...describeTable(context, key, group));
  }
  removePlainGroups(svg);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute(PLAN_ATTRIBUTE, 'plan');
  if (plan.units_per_meter !== undefined) svg.setAttribute(SCALE_ATTRIBUTE, String(plan.units_per_meter));
  svg.prepend(
    ...(title === undefined ? [] : [element('title', {}, stripInvalidXml(title))]),
    element('metadata', { [DECOR_ATTRIBUTE]: '' }, stripInvalidXml(JSON.stringify(plan.decor))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`;
}

type TableContext = {
  readonly room: Room;
  readonly area: Area;
  readonly category: Category | undefined;
};

function roomsByKey(plan: Plan): Map<string, TableContext> {
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  return new Map(
    plan.areas.flatMap((area) =>
      area.rooms.map((room): [string, TableContext] => {
        return [String(room.id), { room, area, category: categories.get(room.room_id) }];
      }),
    ),
  );
}

/** Names a table's group. Returns its title and the invisible shape with its data. */
function describeTable({ room, area, category }: TableContext, key: string, group: Element): Element[] {
  const { x, y, width, height, rotation, shape, color: own, ...letters } = room.coordinates;
  const data = {
    id: room.id,
    name: room.name,
    seats: room.beds,
    min_guests: room.min_guests,
    joins: room.joins,
    area: area.name,
    area_id: area.id,
    area_price: area.price,
    category: category?.name ?? '',
    category_id: room.room_id,
    category_price: category?.price,
    color: category?.color ?? '',
    own_color: own,
    height,
    description: room.room_description,
    picture: room.picture,
    view_picture: room.view_picture,
    available_until: room.available_until,
    price: room.price,
    ...letters,
  };
  const { x: cx, y: cy } = centerOf(room.coordinates);
  const geometry: Record<string, number> =
    shape === 'ellipse' ? { cx, cy, rx: width / 2, ry: height / 2 } : { x, y, width, height };
  group.setAttribute('id', `table-${key}`);
  return [
    element('title', {}, stripInvalidXml(room.name)),
    element(shape === 'ellipse' ? 'ellipse' : 'rect', {
      ...geometry,
      ...(rotation ? { transform: `rotate(${rotation} ${cx} ${cy})` } : {}),
      fill: 'none',
      [TABLE_ATTRIBUTE]: stripInvalidXml(JSON.stringify(data)),
    }),
  ];
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): Element {
  const created = createElement(name, attributes);
  created.textContent = text;
  return created;
}

/** Moves everything so that the drawing starts at 0, even if tables are left of or above the plan. */
function moveToOrigin(plan: Plan): Plan {
  const { x, y } = buildScene(tablesFromPlan(plan), plan).extent;
  if (x === 0 && y === 0) return plan;
  const move = (piece: Decor): Decor =>
    'points' in piece
      ? { ...piece, points: piece.points.map(([px, py]): [number, number] => [px - x, py - y]) }
      : { ...piece, x: piece.x - x, y: piece.y - y };
  return {
    ...plan,
    decor: plan.decor.map(move),
    areas: plan.areas.map((area) => ({
      ...area,
      rooms: area.rooms.map((room) => ({
        ...room,
        coordinates: { ...room.coordinates, x: room.coordinates.x - x, y: room.coordinates.y - y },
      })),
    })),
  };
}
