/** Creates items in one undo step, selects them and returns to the select tool. */
import { clamp, round2 } from '../../../domain/geometry/numbers.ts';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { type NewTable, addDecor, addTables } from '../../../domain/document/edits/addItems.ts';
import { MIN_SIZE } from '../../../domain/document/edits/itemTransform.ts';
import type { Box, Point } from '../../../domain/geometry/boxes.ts';
import { nextLabelText, parseNumberedName, nameSeries } from '../../../domain/document/autoNaming.ts';
import { MAX_NAME_LENGTH } from '../../../domain/plan/limits.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { decorTypeName } from '../../document/itemNames.ts';
import type { ToolEffect, ToolScene } from '../tool.ts';
import { messages } from '../../messages.ts';

/** A space and the digits of the highest number. */
const MAX_NUMBER_LENGTH = 5;

export type TablePlacement = { readonly box: Box; readonly rotation?: number; readonly shape?: 'ellipse' };

/** Builds new tables. Their names continue those of their area, or begin with its own name: `Terrace 1`. */
export function newTables(scene: ToolScene, placements: readonly TablePlacement[]): NewTable[] {
  const { drawing, defaults } = scene;
  const last = drawing.tables.findLast(({ area }) => area === defaults.area)?.room;
  const taken = new Set(drawing.tables.map(({ room }) => room.name));
  const names = nameSeries(last?.name ?? firstName(scene), placements.length, taken);
  return placements.map(({ box, rotation = 0, shape }, index): NewTable => {
    const name = names[index] ?? '';
    const text = last
      ? nextLabelText(last.coordinates.text, last.name, name)
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
          ...(rotation === 0 ? {} : { rotation: round2(rotation) }),
        },
      },
    };
  });
}

/** Returns the name of the first table of an area. A name such as `Area 1` has a number already. */
function firstName({ drawing, defaults }: ToolScene): string {
  const area = drawing.areas.find(({ id }) => id === defaults.area)?.name ?? '';
  const isWord = parseNumberedName(area).number === undefined && area.length <= MAX_NAME_LENGTH - MAX_NUMBER_LENGTH;
  return isWord && area !== '' ? `${area} 1` : 'Table 1';
}

export function createTables(scene: ToolScene, placements: readonly TablePlacement[]): readonly ToolEffect[] {
  const tables = newTables(scene, placements);
  const [first] = tables;
  if (!first) return [];
  const { keys } = addTables(scene.drawing, tables, scene.highestUsedId);
  return addItems(
    scene,
    keys,
    tables.length === 1 ? first.room.name : messages.tables({ count: tables.length }),
    (drawing) => addTables(drawing, tables, scene.highestUsedId).drawing,
  );
}

export function createDecor(scene: ToolScene, decor: Decor): readonly ToolEffect[] {
  const { keys } = addDecor(scene.drawing, [decor]);
  return addItems(scene, keys, decorTypeName(decor), (drawing) => addDecor(drawing, [decor]).drawing);
}

/** Effects that add items by an edit, select them and return to the select tool. */
export function addItems(
  { defaults }: ToolScene,
  keys: readonly string[],
  name: string,
  edit: (drawing: EditorDocument) => EditorDocument,
): readonly ToolEffect[] {
  if (keys.length === 0) return [{ type: 'announce', text: messages.planFull }];
  return [
    { type: 'begin', name: messages.steps.add({ name }) },
    { type: 'change', edit },
    { type: 'commit' },
    { type: 'select', keys, mode: 'only' },
    { type: 'announce', text: messages.added({ name }) },
    ...(defaults.keepActive ? [] : [{ type: 'tool', tool: 'select' } as const]),
  ];
}

export function roundBox({ x, y, width, height }: Box): Box {
  return {
    x: round2(x),
    y: round2(y),
    width: Math.max(round2(width), MIN_SIZE),
    height: Math.max(round2(height), MIN_SIZE),
  };
}

export function centeredBox(
  center: Point,
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/** Returns the nearest point on the plan. */
export function clampToPlan(point: Point, { width, height }: EditorDocument): Point {
  return { x: clamp(point.x, 0, width), y: clamp(point.y, 0, height) };
}
