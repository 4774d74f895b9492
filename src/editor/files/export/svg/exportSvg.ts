/** A plan as an SVG drawing, by the map's own painters, from which its tables can be read again. */
import { type Decor, type Plan, type Room, tablesFromPlan } from '../../../../domain/plan/plan.ts';
import { paintDecor } from '../../../../map/paint/decor/decorPainter.ts';
import { buildScene } from '../../../../map/scene/scene.ts';
import { paintTables } from '../../../../map/paint/tablePainter.ts';
import { PALETTE, type PictureUrlOf, loadPaintablePlan } from '../paintPlan.ts';
import { DECOR_ATTRIBUTE, PLAN_ATTRIBUTE, TABLE_ATTRIBUTE } from '../../import/svg/exportedSvg.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A drawing is looked at from near: its detail is that of so many pixels to a plan unit. */
const DETAIL = 1.6;

/**
 * The text of an SVG file. Each table is a group with its name as title; an unseen shape marks its place and says what
 * the plan says of it, so that a drawing can be changed elsewhere and imported again.
 */
export async function exportSvg(
  drawn: Plan,
  { title, pictureAddress }: { title?: string; pictureAddress?: PictureUrlOf } = {},
): Promise<string> {
  const { createSvgContext: svgPen, minifySvg: tidied, stripInvalidXml: xmlText } = await import('./svgContext.ts');
  const plan = fromTheCorner(drawn);
  const { scene, pictureOf } = await loadPaintablePlan(plan, pictureAddress);
  const { width, height } = scene.extent;
  const { ctx, svg } = svgPen({ width, height });
  ctx.save();
  ctx.fillStyle = PALETTE.backdrop;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, height);
  ctx.clip();
  paintDecor(ctx, scene.decor, PALETTE, DETAIL, pictureOf);
  ctx.restore();

  const rooms = roomsByKey(plan);
  const content = svg.lastElementChild!;
  for (const place of scene.allIndices) {
    ctx.save();
    paintTables(ctx, { scene, palette: PALETTE, stateOf: () => 'available' }, [place], {
      scale: DETAIL,
      ratio: 1,
      dense: false,
    });
    ctx.restore();
    const { key } = scene.tables[place]!;
    const found = rooms.get(key);
    if (found) content.lastElementChild!.append(...marksOf(found, key, content.lastElementChild!, xmlText));
  }
  tidied(svg);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute(PLAN_ATTRIBUTE, 'plan');
  svg.prepend(
    ...(title === undefined ? [] : [element('title', {}, xmlText(title))]),
    element('metadata', { [DECOR_ATTRIBUTE]: '' }, xmlText(JSON.stringify(plan.decor))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`;
}

type Found = {
  readonly room: Room;
  readonly area: { readonly id: number; readonly name: string };
  readonly category: string;
  readonly color: string;
};

function roomsByKey(plan: Plan): Map<string, Found> {
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  return new Map(
    plan.areas.flatMap((area) =>
      area.rooms.map((room): [string, Found] => {
        const category = categories.get(room.room_id);
        return [String(room.id), { room, area, category: category?.name ?? '', color: category?.color ?? '' }];
      }),
    ),
  );
}

/** Names the group of a table, and gives the shape that marks its place. */
function marksOf(
  { room, area, category, color }: Found,
  key: string,
  group: Element,
  xmlText: (text: string) => string,
): Element[] {
  const { x, y, width, height, rotation, shape, color: own, ...letters } = room.coordinates;
  const said = {
    id: room.id,
    name: room.name,
    seats: room.beds,
    area: area.name,
    area_id: area.id,
    category,
    category_id: room.room_id,
    color,
    own_color: own,
    height,
    description: room.room_description,
    picture: room.picture,
    available_until: room.available_until,
    ...letters,
  };
  const [cx, cy] = [x + width / 2, y + height / 2];
  const form: Record<string, number> =
    shape === 'ellipse' ? { cx, cy, rx: width / 2, ry: height / 2 } : { x, y, width, height };
  group.setAttribute('id', `table-${key}`);
  return [
    element('title', {}, xmlText(room.name)),
    element(shape === 'ellipse' ? 'ellipse' : 'rect', {
      ...form,
      ...(rotation ? { transform: `rotate(${rotation} ${cx} ${cy})` } : {}),
      fill: 'none',
      [TABLE_ATTRIBUTE]: xmlText(JSON.stringify(said)),
    }),
  ];
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): Element {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.textContent = text;
  return made;
}

/** The plan moved so that no table stands left of it or above it: a drawing begins at 0. */
function fromTheCorner(plan: Plan): Plan {
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
