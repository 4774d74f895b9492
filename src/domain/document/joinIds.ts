/** Keeps the links between tables whole when their ids change or tables go. */
import type { Join, Room } from '../plan/plan.ts';

/** Returns a table whose joins name other ids. Joins with a table that has no id there are left out. */
export function withJoinIds<Each extends { readonly room: Room }>(
  item: Each,
  idOf: (id: number) => number | undefined,
): Each {
  const { room } = item;
  if (!room.joins) return item;
  const joins = room.joins.flatMap((join): Join[] => {
    const ids = join.with.flatMap((id) => idOf(id) ?? []);
    return ids.length === join.with.length ? [{ ...join, with: ids }] : [];
  });
  const isSame =
    joins.length === room.joins.length &&
    joins.every((join, at) => join.with.every((id, place) => id === room.joins?.[at]?.with[place]));
  return isSame ? item : { ...item, room: withJoins(room, joins) };
}

/** Returns a room with these joins. */
export function withJoins(room: Room, joins: readonly Join[]): Room {
  const { joins: _, ...rest } = room;
  return joins.length === 0 ? rest : { ...rest, joins: [...joins] };
}
