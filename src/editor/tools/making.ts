/** How tools put new items into the drawing: one step of the history, what was made selected, the select tool in the hand. */
import type { Drawing } from '../../domain/drawing.ts';
import { type NewTable, addDecor, addTables } from '../../domain/edits/add.ts';
import { LEAST_SIZE, clamped, rounded } from '../../domain/edits/place.ts';
import type { Box, Point } from '../../domain/geometry.ts';
import { nextText, numbered, seriesOf } from '../../domain/numbering.ts';
import type { Decor } from '../../domain/plan.ts';
import type { Effect, ToolScene } from './tool.ts';
import { countOf } from './wording.ts';

/** Where a new table stands. */
export type Seat = { readonly box: Box; readonly rotation?: number; readonly shape?: 'ellipse' };

/** New tables, named on from the last one of their area. */
export function newTables({ drawing, defaults }: ToolScene, places: readonly Seat[]): NewTable[] {
  const last = drawing.tables.findLast(({ area }) => area === defaults.area)?.room;
  const taken = new Set(drawing.tables.map(({ room }) => room.name));
  const names = seriesOf(last?.name ?? 'Table 1', places.length, taken);
  return places.map(({ box, rotation = 0, shape }, place): NewTable => {
    const name = names[place]!;
    const text = last
      ? last.coordinates.text && nextText(last.coordinates.text, last.name, name)
      : String(numbered(name).number ?? '');
    return {
      area: defaults.area,
      room: {
        room_id: defaults.category,
        name,
        beds: defaults.seats,
        coordinates: {
          ...roundedBox(box),
          ...(text ? { text } : {}),
          ...(shape ? { shape } : {}),
          ...(rotation === 0 ? {} : { rotation: rounded(rotation) }),
        },
      },
    };
  });
}

/** Makes tables. */
export function makeTables(scene: ToolScene, places: readonly Seat[]): readonly Effect[] {
  if (places.length === 0) return [];
  const tables = newTables(scene, places);
  const { keys } = addTables(scene.drawing, tables, scene.spent);
  return made(
    scene,
    keys,
    `Add ${tables.length === 1 ? tables[0]!.room.name : countOf(tables.length, 'table')}`,
    (drawing) => addTables(drawing, tables, scene.spent).drawing,
  );
}

/** Makes a piece of decor. */
export function makeDecor(scene: ToolScene, decor: Decor): readonly Effect[] {
  const { keys } = addDecor(scene.drawing, [decor]);
  return made(scene, keys, `Add ${decor.kind}`, (drawing) => addDecor(drawing, [decor]).drawing);
}

function made(
  { defaults }: ToolScene,
  keys: readonly string[],
  name: string,
  edit: (drawing: Drawing) => Drawing,
): readonly Effect[] {
  if (keys.length === 0) return [{ do: 'say', text: 'That is more than a plan can hold here.' }];
  return [
    { do: 'begin', name },
    { do: 'change', edit },
    { do: 'commit' },
    { do: 'select', keys, how: 'only' },
    { do: 'say', text: `${name.replace(/^Add /, '')} added.` },
    ...(defaults.again ? [] : [{ do: 'tool', tool: 'select' } as const]),
  ];
}

export function roundedBox({ x, y, width, height }: Box): Box {
  return {
    x: rounded(x),
    y: rounded(y),
    width: Math.max(rounded(width), LEAST_SIZE),
    height: Math.max(rounded(height), LEAST_SIZE),
  };
}

export function boxAbout(centre: Point, { width, height }: { readonly width: number; readonly height: number }): Box {
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/** The nearest point that lies on the plan. */
export function ontoPlan(point: Point, { width, height }: Drawing): Point {
  return { x: clamped(point.x, 0, width), y: clamped(point.y, 0, height) };
}
