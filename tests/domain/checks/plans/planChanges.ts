/** Changes to the sample plan and its answer, as people and programs make them. */
import { ANSWER, AT, type JsonObject, PLAN, ROOM, planWith } from '../samplePlan.ts';

export const named = (name: string, at: JsonObject = {}): JsonObject =>
  planWith([[...ROOM, 'name'], name], [AT, { ...tableAt, ...at }]);
const tableAt = { x: 40, y: 60, width: 60, height: 60 };
export const described = (html: string): JsonObject => planWith([[...ROOM, 'room_description'], html]);
export const withDecor = (...decor: JsonObject[]): JsonObject => ({ ...PLAN, decor });
export const area = (surface: string, ...points: [number, number][]): JsonObject => ({ kind: 'area', surface, points });
export const prop = (kind: string, x: number, y: number, size = 40): JsonObject => ({
  kind,
  x,
  y,
  width: size,
  height: size,
});
/** The plan with all positions and sizes multiplied. */
export function scaledPlan(factor: number): JsonObject {
  const scale = (fields: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? value * factor : value]),
    );
  const [beach] = PLAN['areas'] as { rooms: JsonObject[] }[];
  const rooms = beach!.rooms.map((each) => ({ ...each, coordinates: scale(each['coordinates'] as JsonObject) }));
  return { ...PLAN, width: 600 * factor, height: 400 * factor, areas: [{ ...beach, rooms }] };
}
export const WHOLE: [number, number][] = [
  [0, 0],
  [600, 0],
  [600, 400],
  [0, 400],
];
export const answerTables = (...changes: JsonObject[]): unknown => {
  const [group] = ANSWER;
  const rooms = group!['rooms'] as JsonObject[];
  return [{ ...group, rooms: rooms.map((table, index) => ({ ...table, ...changes[index] })) }];
};
