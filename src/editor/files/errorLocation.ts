/** Describes where an error is in a plan file, with the labels of the inspector. */
import { MAX_NAME_LENGTH } from '../../domain/plan/limits.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { messages } from '../messages.ts';

const { files: texts, tableFields } = messages;
const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...texts.fields,
  room_id: tableFields.category,
  name: tableFields.name,
  beds: tableFields.seats,
  min_guests: tableFields.minGuests,
  room_description: tableFields.description,
  picture: tableFields.picture,
  view_picture: tableFields.viewPicture,
  available_until: tableFields.availableUntil,
  price: tableFields.price,
  x: tableFields.x,
  y: tableFields.y,
  width: tableFields.width,
  height: tableFields.height,
  rotation: tableFields.rotation,
  shape: tableFields.shape,
  color: tableFields.color,
  text: tableFields.text,
  font_size: tableFields.fontSize,
  text_offset_x: tableFields.textX,
  text_offset_y: tableFields.textY,
  seats_font_size: tableFields.seatsFontSize,
  seats_offset_x: tableFields.seatsX,
  seats_offset_y: tableFields.seatsY,
};
const ENTRY_LABELS: Readonly<Record<string, string>> = texts.entries;

const MAX_KEY_LENGTH = 40;

/** Turns a JSON Pointer into words, for example `Table “Line 4” (in Lines), Seats`. */
export function describeLocation(json: unknown, path: string): string {
  if (path === '' || path === '/') return texts.plan;
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value = json;
  let entry = '';
  let fields: string[] = [];
  segments.forEach((segment, i) => {
    const label = ENTRY_LABELS[segments[i - 1] ?? ''];
    value = propertyOf(value, segment);
    if (label && isIndex(segment) && fields.length <= 1) {
      entry = `${label} ${nameOf(value, segment)}${label === texts.entries.rooms ? areaSuffix(json, segments[1] ?? '') : ''}`;
      fields = [];
    } else fields.push(fieldLabel(segment));
  });
  // The parts of a position describe it well enough.
  const fieldPath = fields.filter((field, i) => field !== FIELD_LABELS['coordinates'] || i === fields.length - 1);
  return entry === '' ? texts.ofPlan({ field: fieldPath.join(', ') }) : [entry, ...fieldPath].join(', ');
}

const isIndex = (segment: string): boolean => /^\d+$/.test(segment);
const ordinal = (index: string): string => texts.ordinal({ position: Number(index) + 1 });

function fieldLabel(segment: string): string {
  if (isIndex(segment)) return ordinal(segment);
  return FIELD_LABELS[segment] ?? `“${segment.slice(0, MAX_KEY_LENGTH)}”`;
}

function areaSuffix(json: unknown, index: string): string {
  const area = propertyOf(propertyOf(json, 'areas'), index);
  return texts.inArea({ name: nameOf(area, index).replaceAll(/[“”]/g, '') });
}

function propertyOf(value: unknown, key: string): unknown {
  return (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** Returns the entry's name or type in quotes, or its number, counted from 1. */
function nameOf(entry: unknown, index: string): string {
  const name = propertyOf(entry, 'name') ?? propertyOf(entry, 'kind');
  return typeof name === 'string' && name.trim() !== '' ? `“${name.slice(0, MAX_NAME_LENGTH)}”` : ordinal(index);
}
