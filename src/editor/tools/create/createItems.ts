/** How tools put new items into the drawing: one step of the history, what was made selected, the select tool in the hand. */
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { type NewTable, addDecor, addTables } from '../../../domain/document/edits/addItems.ts';
import { MIN_SIZE, clamp, rounded } from '../../../domain/document/edits/itemTransform.ts';
import type { Box, Point } from '../../../domain/geometry/boxes.ts';
import { nextLabelText, parseNumberedName, nameSeries } from '../../../domain/document/autoNaming.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import type { ToolEffect, ToolScene } from '../tool.ts';
import { pluralize } from '../historyLabels.ts';

/** Where a new table stands. */
export type TablePlacement = { readonly box: Box; readonly rotation?: number; readonly shape?: 'ellipse' };

/** New tables, named on from the last one of their area. */
export function newTables({ drawing, defaults }: ToolScene, places: readonly TablePlacement[]): NewTable[] {
  const last = drawing.tables.findLast(({ area }) => area === defaults.area)?.room;
  const taken = new Set(drawing.tables.map(({ room }) => room.name));
  const names = nameSeries(last?.name ?? 'Table 1', places.length, taken);
  return places.map(({ box, rotation = 0, shape }, place): NewTable => {
    const name = names[place]!;
    const text = last
      ? last.coordinates.text && nextLabelText(last.coordinates.text, last.name, name)
      : String(parseNumberedName(name).number ?? '');
    return {
      area: defaults.area,
      room: {
        room_id: defaults.category,
        name,
        beds: defaults.seats,
        coordinates: {
          ...roundBox(box),
          ...(text ? { text } : {}),
          ...(shape ? { shape } : {}),
          ...(rotation === 0 ? {} : { rotation: rounded(rotation) }),
        },
      },
    };
  });
}

/** Makes tables. */
export function createTables(scene: ToolScene, places: readonly TablePlacement[]): readonly ToolEffect[] {
  if (places.length === 0) return [];
  const tables = newTables(scene, places);
  const { keys } = addTables(scene.drawing, tables, scene.highestUsedId);
  return made(
    scene,
    keys,
    `Add ${tables.length === 1 ? tables[0]!.room.name : pluralize(tables.length, 'table')}`,
    (drawing) => addTables(drawing, tables, scene.highestUsedId).drawing,
  );
}

/** Makes a piece of decor. */
export function createDecor(scene: ToolScene, decor: Decor): readonly ToolEffect[] {
  const { keys } = addDecor(scene.drawing, [decor]);
  return made(scene, keys, `Add ${decor.kind}`, (drawing) => addDecor(drawing, [decor]).drawing);
}

function made(
  { defaults }: ToolScene,
  keys: readonly string[],
  name: string,
  edit: (drawing: EditorDocument) => EditorDocument,
): readonly ToolEffect[] {
  if (keys.length === 0) return [{ type: 'say', text: 'That is more than a plan can hold here.' }];
  return [
    { type: 'begin', name },
    { type: 'change', edit },
    { type: 'commit' },
    { type: 'select', keys, how: 'only' },
    { type: 'say', text: `${name.replace(/^Add /, '')} added.` },
    ...(defaults.keepActive ? [] : [{ type: 'tool', tool: 'select' } as const]),
  ];
}

export function roundBox({ x, y, width, height }: Box): Box {
  return {
    x: rounded(x),
    y: rounded(y),
    width: Math.max(rounded(width), MIN_SIZE),
    height: Math.max(rounded(height), MIN_SIZE),
  };
}

export function centeredBox(
  centre: Point,
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/** The nearest point that lies on the plan. */
export function clampToPlan(point: Point, { width, height }: EditorDocument): Point {
  return { x: clamp(point.x, 0, width), y: clamp(point.y, 0, height) };
}
