/** What the availability call tells of a plan. */
import type { Plan, Room } from '../../domain/plan/plan.ts';

type AnsweredRoom = Omit<Room, 'picture'> & {
  category_name: string;
  room_description: string;
  available: boolean;
  picture?: string;
};
/** Groups of rooms: the plan's areas. */
export type AvailabilityResponse = { id: number; name: string; rooms: AnsweredRoom[] }[];

/** A plan as the availability call tells it: every room with its category's name and colour, free unless `taken` holds its id as text. `addressOf` tells where a page gets a picture of it. */
export function toAvailabilityResponse(
  plan: Plan,
  taken: ReadonlySet<string>,
  addressOf: (picture: string) => string,
): AvailabilityResponse {
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  return plan.areas.map((area) => ({
    id: area.id,
    name: area.name,
    rooms: area.rooms.map(({ picture, ...room }) => {
      const category = categories.get(room.room_id)!;
      return {
        ...room,
        category_name: category.name,
        room_description: room.room_description ?? '',
        available: !taken.has(String(room.id)),
        coordinates: {
          ...room.coordinates,
          text: room.coordinates.text ?? room.name,
          color: room.coordinates.color ?? category.color,
        },
        ...(picture === undefined ? {} : { picture: addressOf(picture) }),
      };
    }),
  }));
}
