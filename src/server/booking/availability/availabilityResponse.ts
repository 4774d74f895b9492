/** The response of the availability call. */
import { type Plan, type Price, type Room, withAllJoins } from '../../../domain/plan/plan.ts';
import type { Table } from '../../../domain/plan/table.ts';

type AnsweredRoom = Omit<Room, 'picture' | 'view_picture' | 'price'> & {
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
    rooms: area.rooms.map(({ picture, view_picture: view, price: _price, ...room }) => {
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
type RoomTexts = {
  readonly key: string;
  readonly available: string;
  readonly unavailable: string;
  readonly price: Price | undefined;
};

/** A plan changes seldom, and is sent to every visitor. */
const planTexts = new WeakMap<Plan, readonly AreaTexts[]>();

/** Returns the prices of a plan's tables by the table's id: its own, or else that of its category, or of its area. */
function pricesOf({ areas, categories }: Plan): ReadonlyMap<number, Price> {
  const ofCategories = new Map(categories.map(({ id, price }) => [id, price]));
  return new Map(
    areas.flatMap((area) =>
      area.rooms.flatMap(({ id, room_id: category, price: own }) => {
        const price = own ?? ofCategories.get(category) ?? area.price;
        return price ? [[id, price] as const] : [];
      }),
    ),
  );
}

/**
 * Returns `toAvailabilityResponse` as JSON, with details by key and prices in words. A plan always has the same
 * addresses of pictures.
 */
export function formatAvailability(
  plan: Plan,
  unavailable: ReadonlySet<string>,
  details: ReadonlyMap<string, RoomDetails>,
  addressOf: (picture: string) => string,
  wordsOf: (price: Price) => string,
): string {
  let texts = planTexts.get(plan);
  if (!texts) {
    const prices = pricesOf(plan);
    texts = toAvailabilityResponse(plan, new Set(), addressOf).map(({ id, name, rooms }) => ({
      start: JSON.stringify({ id, name }).slice(0, -1),
      rooms: rooms.map((room) => ({
        key: String(room.id),
        available: JSON.stringify(room),
        unavailable: JSON.stringify({ ...room, available: false }),
        price: prices.get(room.id),
      })),
    }));
    planTexts.set(plan, texts);
  }
  const words = new Map<Price, string>();
  const shownPrice = (price: Price): string => {
    const known = words.get(price) ?? wordsOf(price);
    words.set(price, known);
    return known;
  };
  const areas = texts.map(({ start, rooms }) => {
    const list = rooms.map(({ key, available, unavailable: other, price }) => {
      const text = unavailable.has(key) ? other : available;
      const detail = price ? { ...details.get(key), price: shownPrice(price) } : details.get(key);
      return detail ? `${text.slice(0, -1)},${JSON.stringify(detail).slice(1)}` : text;
    });
    return `${start},"rooms":[${list.join()}]}`;
  });
  return `[${areas.join()}]`;
}
