/** Reads the texts of a DXF, with the format codes of its programs. */
import type { DrawnText } from '../drawing.ts';
import { type DxfRecord, numberAt, pointsAt, textAt } from './readDxf.ts';

type Point = readonly [number, number];

/** Unicode, characters by number, formats, fractions, breaks, escaped characters, braces and signs. */
const CODES =
  /\\U\+([\dA-Fa-f]{4})|%%(\d{3})|\\[ACcFfHQTWp][^;\\{}]*;|\\S([^;]*);|\\[LlOoKk]|\\[PNX~]|\\([\\{}])|[{}]|%%[a-z]/gi;
const ATTRIBUTES = {
  seats: /seat|pax|plaz|pl(?:a|ä)tz|sitz|capac|cover|couvert|coperti|posti|pers/i,
  name: /^t?(?:able|isch|isch?nr|mesa|avolo)?[ _-]?(?:no|nr|num(?:ber|mer|ero)?|name|label|id|#)?$/i,
};

/** Returns the attributes that tell about a table: its name and seats, or all that are seen. */
export function attributesOf({ parts }: DxfRecord): readonly DxfRecord[] {
  const isNamed = parts.some((part) => ATTRIBUTES.name.test(textAt(part, 2)));
  return parts.filter((part) => {
    const tag = textAt(part, 2);
    const isTold = ATTRIBUTES.seats.test(tag) || ATTRIBUTES.name.test(tag);
    // Invisible attributes hold articles and prices too.
    return isTold || (!isNamed && (numberAt(part, 70) & 1) === 0);
  });
}

/** Returns undefined if nothing can be read. */
export function textOf(
  entity: DxfRecord,
  toDrawing: (x: number, y: number) => Point,
  groups: readonly number[],
): DrawnText | undefined {
  const { type, codes, values } = entity;
  const isMultiline = type === 'MTEXT';
  const raw = isMultiline ? values.filter((_, i) => codes[i] === 1 || codes[i] === 3).join('') : textAt(entity, 1);
  const plain = raw
    .replaceAll(CODES, (code, unicode?: string, number?: string, fraction?: string, escaped?: string) => {
      if (unicode !== undefined) return String.fromCharCode(Number.parseInt(unicode, 16));
      if (number !== undefined) return String.fromCharCode(Number(number));
      return fraction?.replace(/[#^]/, '/') ?? escaped ?? (/^\\[PNX~]/.test(code) ? ' ' : '');
    })
    .trim();
  const size = numberAt(entity, 40, 1);
  const [start] = pointsAt(entity, 10);
  const [end] = pointsAt(entity, 11);
  if (plain === '' || !start || !(size > 0)) return undefined;
  const text = type === 'ATTRIB' && ATTRIBUTES.seats.test(textAt(entity, 2)) ? plain.replace(/\d$/, '$& pax') : plain;
  const [across, down] = alignmentOf(entity);
  const at = !isMultiline && end && (across !== 0 || down !== 2) ? end : start;
  const angle = isMultiline && end ? Math.atan2(end.y, end.x) : (numberAt(entity, 50) * Math.PI) / 180;
  const dx = ((1 - across) * plain.length * size * 0.6) / 2;
  const dy = ((down - 1) * size) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = toDrawing(at.x + dx * cos - dy * sin, at.y + dx * sin + dy * cos);
  const [fromX, fromY] = toDrawing(at.x, at.y);
  const [nextX, nextY] = toDrawing(at.x + 1, at.y);
  return { x, y, text: text.slice(0, 200), size: size * Math.hypot(nextX - fromX, nextY - fromY), rotation: 0, groups };
}

/** Where a text begins: 0 at its left or its top, 1 in its middle, 2 at its right or its base line. */
function alignmentOf(entity: DxfRecord): readonly [across: number, down: number] {
  if (entity.type === 'MTEXT') {
    const corner = numberAt(entity, 71, 1) - 1;
    return [corner % 3, Math.floor(corner / 3)];
  }
  const horizontal = numberAt(entity, 72);
  const vertical = numberAt(entity, entity.type === 'TEXT' ? 73 : 74);
  const isMiddle = vertical === 2 || horizontal === 4;
  return [[0, 1, 2, 1, 1, 1][horizontal] ?? 0, vertical === 3 ? 0 : 2 - Number(isMiddle)];
}
