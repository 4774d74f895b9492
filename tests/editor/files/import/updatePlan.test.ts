/** A plan meets a newer file of itself. */
import { expect, it } from 'vitest';
import { type EditorDocument, documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import type { Plan, Room } from '../../../../src/domain/plan/plan.ts';
import { type Incoming, matchPlan } from '../../../../src/editor/files/import/update/matchPlan.ts';
import { updateDrawing } from '../../../../src/editor/files/import/update/updateDrawing.ts';
import { planOf } from '../../editorDriver.tsx';

const rooms = (plan: Plan): readonly Room[] => plan.areas.flatMap((area) => area.rooms);
const change = (plan: Plan, to: (room: Room, index: number) => readonly Room[]): Plan => {
  let index = -1;
  return {
    ...plan,
    areas: plan.areas.map((area) => ({ ...area, rooms: area.rooms.flatMap((room) => to(room, (index += 1))) })),
  };
};
const placed = (room: Room, scale: number, dx: number, dy = dx): Room => {
  const { x, y, width, height, ...rest } = room.coordinates;
  return {
    ...room,
    coordinates: { ...rest, x: x * scale + dx, y: y * scale + dy, width: width * scale, height: height * scale },
  };
};
/** A room that is called this, and shows it. */
const named = (name: string, room: Room): Room => ({ ...room, name, coordinates: { ...room.coordinates, text: name } });
const essence = (drawing: EditorDocument, incoming: Incoming) => {
  const { added, moved, seats, gone, kept } = matchPlan(drawing, incoming);
  return {
    added: added.map(({ room }) => room.name),
    moved: moved.map(({ item }) => item.room.name),
    seats: seats.map(({ item }) => item.room.name),
    gone: gone.map(({ room }) => room.name),
    kept,
  };
};
const PLAN = planOf(12);
const OWN = documentFromPlan(PLAN);
const NOTHING = { added: [], moved: [], seats: [], gone: [] };

it('finds every table of the same file again, in other units and at another corner', () => {
  expect(essence(OWN, { plan: PLAN })).toEqual({ ...NOTHING, kept: 12 });
  expect(essence(OWN, { plan: change(PLAN, (room) => [placed(room, 2.5, 700, -90)]) })).toEqual({
    ...NOTHING,
    kept: 12,
  });
});

it('tells what is new, moved and gone, whatever the ids in the file', () => {
  const newer = change(PLAN, (room, i) => {
    const other = placed({ ...room, id: 500 - i }, 2, 40);
    if (i === 1) return [];
    if (i === 2) return [placed(other, 1, 400)];
    return i === 3 ? [{ ...other, beds: 17 }, named('Fresh', placed({ ...other, id: 900 }, 1, 3_000))] : [other];
  });
  const [, gone, moved, seats] = rooms(PLAN).map(({ name }) => name);
  expect(essence(OWN, { plan: newer })).toEqual({
    added: ['Fresh'],
    moved: [moved],
    seats: [seats],
    gone: [gone],
    kept: 9,
  });
});

it('finds tables that the owner has renamed by their place, and never trusts names that it has made up', () => {
  const owners = documentFromPlan(
    change(PLAN, (room, i) => [i < 4 ? named(`Window ${'ABCD'[i]}`, placed(room, 1, i === 0 ? 8 : 0)) : room]),
  );
  expect(essence(owners, { plan: PLAN })).toEqual({ ...NOTHING, moved: ['Window A'], kept: 11 });
  // One more table at the front of a drawing without names shifts all of them.
  const unnamed = change(PLAN, (room, i) => [named(`Table ${i + 1}`, room)]);
  const shifted = change(PLAN, (room, i) => [
    ...(i === 0 ? [named('Table 1', { ...placed(room, 1, 4_000), id: 99 })] : []),
    named(`Table ${i + 2}`, room),
  ]);
  expect(
    essence(documentFromPlan(unnamed), { plan: shifted, madeUpNames: new Set(rooms(shifted).map(({ name }) => name)) }),
  ).toEqual({ ...NOTHING, added: ['Table 1'], kept: 12 });
});

it('takes what the owner chooses, with ids, names and settings kept', () => {
  const owners = documentFromPlan(
    change(PLAN, (room, i) => [i === 2 ? { ...room, min_guests: 2, room_description: 'By the sea' } : room]),
  );
  const plan = change(PLAN, (room, i) => {
    if (i === 1) return [];
    return i === 2
      ? [placed({ ...room, id: 77, beds: 9 }, 1, 60), named('Fresh', placed({ ...room, id: 2 }, 1, 2_000))]
      : [room];
  });
  const match = matchPlan(owners, { plan });
  const all = updateDrawing(owners, match, plan, new Set(['added', 'moved', 'seats', 'gone']), 40);
  const [before] = owners.tables.slice(2);
  const after = all.tables.find(({ key }) => key === before?.key);
  expect(after?.room).toEqual({
    ...before?.room,
    beds: 9,
    coordinates: {
      ...before?.room.coordinates,
      x: (before?.room.coordinates.x ?? 0) + 60,
      y: (before?.room.coordinates.y ?? 0) + 60,
    },
  });
  expect(all.tables.map(({ key }) => key)).toEqual(['1', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '41']);
  expect(all.width).toBeGreaterThanOrEqual(2_000);
  expect(updateDrawing(owners, match, plan, new Set(), 40)).toEqual(owners);
});

it('finds tables without names again, although new ones make the drawing larger and move its corner', () => {
  const plan = change(PLAN, (room, i) => [
    { ...placed(room, 1, 37), name: `Table ${i + 1}` },
    ...(i === 0 ? [{ ...placed({ ...room, id: 900 }, 1, 3_000), name: 'Table 13' }] : []),
  ]);
  const madeUpNames = new Set(rooms(plan).map(({ name }) => name));
  expect(essence(OWN, { plan, madeUpNames })).toEqual({ ...NOTHING, added: ['Table 13'], kept: 12 });
});
