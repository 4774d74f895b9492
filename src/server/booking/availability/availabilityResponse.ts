/** The response of the availability call. */
import { type Plan, type Room, withAllJoins } from '../../../domain/plan/plan.ts';
import type { Table } from '../../../domain/plan/table.ts';

type AnsweredRoom = Omit<Room, 'picture' | 'view_picture'> & {
  category_name: string;
  room_description: string;
  available: boolean;
  picture?: string;
  view_picture?: string;
};
/** Why a table is not available: it is not reserved online, or others have it for parts of the date. */
export type RoomDetails = Partial<Pick<Table, 'access' | 'taken'>> & {
  /** The dates of a stay of several days (DD.MM.YYYY) on which it is not available. */
  readonly taken_on?: readonly string[];
};
/** Groups of rooms: the areas of the plan. */
export type AvailabilityResponse = { id: number; name: string; rooms: AnsweredRoom[] }[];

/**
 * Returns a valid plan as the availability call sends it: every room with its category's name and color. A room is
 * available unless `unavailable` has its id as text. `addressOf` returns the address of a picture.
 */
export function toAvailabilityResponse(
  plan: Plan,
  unavailable: ReadonlySet<string>,
  addressOf: (picture: string) => string,
): AvailabilityResponse {
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  return withAllJoins(plan).areas.map((area) => ({
    id: area.id,
    name: area.name,
    rooms: area.rooms.map(({ picture, view_picture: view, ...room }) => {
      const category = categories.get(room.room_id);
      if (!category) throw new Error(`the table ${room.id} has no category`);
      return {
        ...room,
        category_name: category.name,
        room_description: room.room_description ?? '',
        available: !unavailable.has(String(room.id)),
        coordinates: {
          ...room.coordinates,
          text: room.coordinates.text ?? room.name,
          color: room.coordinates.color ?? category.color,
        },
        ...(picture === undefined ? {} : { picture: addressOf(picture) }),
        ...(view === undefined ? {} : { view_picture: addressOf(view) }),
      };
    }),
  }));
}

type AreaTexts = { readonly start: string; readonly rooms: readonly RoomTexts[] };
type RoomTexts = { readonly key: string; readonly available: string; readonly unavailable: string };

/** A plan changes seldom, and is sent to every visitor. */
const planTexts = new WeakMap<Plan, readonly AreaTexts[]>();

/** Returns `toAvailabilityResponse` as JSON, with details by key. A plan always has the same addresses of pictures. */
export function formatAvailability(
  plan: Plan,
  unavailable: ReadonlySet<string>,
  details: ReadonlyMap<string, RoomDetails>,
  addressOf: (picture: string) => string,
): string {
  let texts = planTexts.get(plan);
  if (!texts) {
    texts = toAvailabilityResponse(plan, new Set(), addressOf).map(({ id, name, rooms }) => ({
      start: JSON.stringify({ id, name }).slice(0, -1),
      rooms: rooms.map((room) => ({
        key: String(room.id),
        available: JSON.stringify(room),
        unavailable: JSON.stringify({ ...room, available: false }),
      })),
    }));
    planTexts.set(plan, texts);
  }
  const areas = texts.map(({ start, rooms }) => {
    const list = rooms.map(({ key, available, unavailable: other }) => {
      const text = unavailable.has(key) ? other : available;
      const detail = details.get(key);
      return detail ? `${text.slice(0, -1)},${JSON.stringify(detail).slice(1)}` : text;
    });
    return `${start},"rooms":[${list.join()}]}`;
  });
  return `[${areas.join()}]`;
}
