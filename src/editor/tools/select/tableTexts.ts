/** The two texts of a table, its label and its seats: where they are painted, and dragging them. */
import { setRoom } from '../../../domain/document/edits/setFields.ts';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { textWidth } from '../../../domain/checks/textWidth.ts';
import { CAP_HEIGHT_RATIO, LINE_HEIGHT_RATIO } from '../../../domain/plan/labelMetrics.ts';
import type { Room } from '../../../domain/plan/plan.ts';
import { type Point, rotatePoint } from '../../../domain/geometry/boxes.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';

export const TABLE_TEXTS = ['label', 'seats'] as const;
export type TableText = (typeof TABLE_TEXTS)[number];
/**
 * Top left corner of each text in plan units, from the table's own top left corner; the left edge of what is painted
 * before it; half the height of its letters; and whether the plan sets its horizontal position.
 */
export type TextPlaces = Readonly<
  Record<TableText, Point & { readonly left: number; readonly middle: number; readonly hasX: boolean }>
>;

/** Share of the font size that is empty above digits and capitals. */
const TOP_GAP_RATIO = 0.14;
/** Distance of both texts from the middle of a table, as a share of their font sizes. */
const STACK_RATIO = 0.27;
/** Width of the person icon and its gap, which the map paints before seats without a position of their own. */
const ICON_RATIO = 0.78;

/** Returns where the map paints the texts. Widths are estimates, since the font may not be loaded. */
export function tableTextPlaces({ name, beds, coordinates: at }: Room): TextPlaces {
  const side = Math.min(at.width, at.height);
  const labelSize = at.font_size ?? side * 0.34;
  const seatsSize = at.seats_font_size ?? side * 0.24;
  const gap = (labelSize + seatsSize) * STACK_RATIO;
  const topOf = (center: number, size: number): number => center - size * (CAP_HEIGHT_RATIO / 2 + TOP_GAP_RATIO);
  const middleOf = (size: number): number => size * (TOP_GAP_RATIO + CAP_HEIGHT_RATIO / 2);
  const labelY = at.text_offset_y ?? topOf(at.height / 2 - gap * (seatsSize / labelSize), labelSize);
  const seatsY =
    at.seats_offset_y ??
    (at.text_offset_y === undefined || at.seats_offset_x !== undefined
      ? topOf(at.height / 2 + gap, seatsSize)
      : labelY + labelSize * LINE_HEIGHT_RATIO);
  const labelX = at.text_offset_x ?? (at.width - textWidth(at.text ?? name) * labelSize) / 2;
  const seatsLeft = (at.width - (textWidth(String(beds)) + ICON_RATIO) * seatsSize) / 2;
  return {
    label: { x: labelX, y: labelY, left: labelX, middle: middleOf(labelSize), hasX: at.text_offset_x !== undefined },
    seats: {
      x: at.seats_offset_x ?? seatsLeft + ICON_RATIO * seatsSize,
      y: seatsY,
      left: at.seats_offset_x ?? seatsLeft,
      middle: middleOf(seatsSize),
      hasX: at.seats_offset_x !== undefined,
    },
  };
}

/**
 * Moves a text of a table by `by` plan units from its place. The other text stays at its height. A text that only moves
 * up or down stays centered.
 */
export function moveTableText(
  drawing: EditorDocument,
  key: string,
  text: TableText,
  { label, seats }: TextPlaces,
  by: Point,
): EditorDocument {
  const item = drawing.tables.find((table) => table.key === key);
  if (!item) return drawing;
  const own = rotatePoint(by, { x: 0, y: 0 }, -(item.room.coordinates.rotation ?? 0));
  const moved = { label, seats }[text];
  const x = round2(moved.x + own.x);
  const hasX = moved.hasX || x !== round2(moved.x);
  return setRoom(drawing, new Set([key]), {
    coordinates: {
      text_offset_y: round2(text === 'label' ? label.y + own.y : label.y),
      seats_offset_y: round2(text === 'seats' ? seats.y + own.y : seats.y),
      ...(hasX ? { [text === 'label' ? 'text_offset_x' : 'seats_offset_x']: x } : {}),
    },
  });
}
