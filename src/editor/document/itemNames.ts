/** Display names of items and of what they are made of. */
import { formatLength } from '../lengths.ts';
import { itemOutline } from '../../domain/document/itemBounds.ts';
import type { EditorDocument, Item } from '../../domain/document/editorDocument.ts';
import type { Point } from '../../domain/geometry/boxes.ts';
import { round2 } from '../../domain/geometry/numbers.ts';
import type { Decor } from '../../domain/plan/plan.ts';
import { messages } from '../messages.ts';

export const { propNames, surfaceNames } = messages;

/** Returns the display name of a piece of decor: its text, name, surface or type. */
export function decorName(decor: Decor): string {
  switch (decor.kind) {
    case 'area':
      return decor.name ?? surfaceNames[decor.surface];
    case 'path':
      return messages.pathOf({ surface: surfaceNames[decor.surface] });
    case 'wall':
      return messages.decorTypes.wall;
    case 'text':
      return `“${decor.text}”`;
    case 'picture':
      return decor.picture.slice(decor.picture.lastIndexOf('/') + 1);
    default:
      return decor.name ?? propNames[decor.kind];
  }
}

/** Returns the type of a piece of decor in one word. */
export function decorTypeName({ kind }: Decor): string {
  return { ...propNames, ...messages.decorTypes }[kind];
}

/** Describes an item for a screen reader: name, seats and area of a table, position, locked or hidden. */
export function describeItem(
  item: Item,
  { areas, unitsPerMeter }: Pick<EditorDocument, 'areas' | 'unitsPerMeter'>,
): string {
  const { x, y } = itemPosition(item);
  const details =
    item.kind === 'table'
      ? [messages.seats({ count: item.room.beds }), areas.find(({ id }) => id === item.area)?.name]
      : [decorTypeName(item.decor)].filter((type) => type !== itemName(item));
  return [
    itemName(item),
    ...details,
    messages.crosshair({ x: formatLength(x, unitsPerMeter), y: formatLength(y, unitsPerMeter), item: undefined }),
    item.group !== undefined && messages.states.grouped,
    item.locked && messages.states.locked,
    item.hidden && messages.states.hidden,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the upper left corner of an item, or the position of a text, as the inspector shows it. */
export function itemPosition(item: Item): Point {
  if (item.kind === 'table') return item.room.coordinates;
  if ('x' in item.decor) return item.decor;
  const { x, y } = itemOutline(item).box;
  return { x: round2(x), y: round2(y) };
}

/** Returns the name of a table, or the display name of a piece of decor. */
export function itemName(item: Item): string {
  return item.kind === 'table' ? item.room.name : decorName(item.decor);
}
