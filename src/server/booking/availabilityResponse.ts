/** The response of the availability call. */
import type { Plan, Room } from '../../domain/plan/plan.ts';

type AnsweredRoom = Omit<Room, 'picture'> & {
  category_name: string;
  room_description: string;
  available: boolean;
  picture?: string;
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
  return plan.areas.map((area) => ({
    id: area.id,
    name: area.name,
    rooms: area.rooms.map(({ picture, ...room }) => {
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
      };
    }),
  }));
}
