/** Takes from a newer file what the owner wants of it. */
import { setCanvasSize } from '../../../../domain/document/edits/canvasSize.ts';
import { removeItems } from '../../../../domain/document/edits/addItems.ts';
import type { EditorDocument } from '../../../../domain/document/editorDocument.ts';
import { boundsOf, unionBoxes } from '../../../../domain/geometry/boxes.ts';
import type { Plan, Room } from '../../../../domain/plan/plan.ts';
import { outlineFromCoordinates } from '../../../../domain/plan/table.ts';
import { pasteItems } from '../../../document/pasteItems.ts';
import type { Change, PlanMatch } from './matchPlan.ts';

/** Returns the open plan with these changes. Tables that it had keep their ids, and new ones get ids above `highestUsedId`. */
export function updateDrawing(
  drawing: EditorDocument,
  match: PlanMatch,
  { categories }: Pick<Plan, 'categories'>,
  taken: ReadonlySet<Change>,
  highestUsedId: number,
): EditorDocument {
  const places = new Map(taken.has('moved') ? match.moved.map(({ item, room }) => [item.key, room.coordinates]) : []);
  const seats = new Map(taken.has('seats') ? match.seats.map(({ item, room }) => [item.key, room.beds]) : []);
  const added = taken.has('added') ? match.added : [];
  const left = taken.has('gone') ? removeItems(drawing, new Set(match.gone.map(({ key }) => key))) : drawing;
  const updated = {
    ...left,
    tables: left.tables.map((item) => {
      const place = places.get(item.key);
      const { room } = item;
      return place === undefined && !seats.has(item.key)
        ? item
        : {
            ...item,
            room: {
              ...room,
              beds: seats.get(item.key) ?? room.beds,
              coordinates: place === undefined ? room.coordinates : movedTo(room.coordinates, place),
            },
          };
    }),
  };
  const bounds = unionBoxes(
    [...places.values(), ...added.map(({ room }) => room.coordinates)].map((coordinates) =>
      boundsOf(outlineFromCoordinates(coordinates)),
    ),
  );
  const sized = bounds
    ? setCanvasSize(
        updated,
        Math.max(updated.width, Math.ceil(bounds.x + bounds.width)),
        Math.max(updated.height, Math.ceil(bounds.y + bounds.height)),
      )
    : updated;
  if (added.length === 0) return sized;
  const used = new Set(added.map(({ room }) => room.room_id));
  const items = { categories: categories.filter(({ id }) => used.has(id)), tables: [...added], decor: [] };
  return pasteItems(sized, items, { x: 0, y: 0 }, highestUsedId).drawing;
}

/** Color, text and shape stay as the owner has set them. */
function movedTo(
  own: Room['coordinates'],
  { x, y, width, height, rotation }: Room['coordinates'],
): Room['coordinates'] {
  const { rotation: _rotation, ...rest } = own;
  return { ...rest, x, y, width, height, ...(rotation === undefined ? {} : { rotation }) };
}
