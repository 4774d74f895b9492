/** Describes where an error is in a plan file, with the labels of the inspector. */
import { MAX_NAME_LENGTH } from '../../domain/plan/limits.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';

const FIELD_LABELS: Readonly<Record<string, string>> = {
  id: 'id',
  room_id: 'Category',
  name: 'Name',
  beds: 'Seats',
  room_description: 'Description',
  picture: 'Picture',
  available_until: 'Available until',
  coordinates: 'position',
  x: 'X',
  y: 'Y',
  width: 'Width',
  height: 'Height',
  rotation: 'Rotation',
  shape: 'Shape',
  color: 'Color',
  text: 'Text',
  font_size: 'Font size',
  text_offset_x: 'Text offset X',
  text_offset_y: 'Text offset Y',
  seats_font_size: 'Seats font size',
  seats_offset_x: 'Seats offset X',
  seats_offset_y: 'Seats offset Y',
  rooms: 'list of tables',
  areas: 'list of areas',
  categories: 'list of categories',
  decor: 'list of decor',
  points: 'points',
  kind: 'kind',
  surface: 'surface',
  version: 'version',
};
const ENTRY_LABELS: Readonly<Record<string, string>> = {
  areas: 'Area',
  rooms: 'Table',
  categories: 'Category',
  decor: 'Decor',
};

const MAX_KEY_LENGTH = 40;

/** Turns a JSON Pointer into words, for example `Table “Line 4” (in Lines), Seats`. */
export function describeLocation(json: unknown, path: string): string {
  if (path === '' || path === '/') return 'The plan';
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
      entry = `${label} ${nameOf(value, segment)}${label === 'Table' ? areaSuffix(json, segments[1] ?? '') : ''}`;
      fields = [];
    } else fields.push(fieldLabel(segment));
  });
  // The parts of a position describe it well enough.
  const fieldPath = fields.filter((field, i) => field !== FIELD_LABELS['coordinates'] || i === fields.length - 1);
  return entry === '' ? `The plan’s ${fieldPath.join(', ')}` : [entry, ...fieldPath].join(', ');
}

const isIndex = (segment: string): boolean => /^\d+$/.test(segment);
const ordinal = (index: string): string => `no. ${Number(index) + 1}`;

function fieldLabel(segment: string): string {
  if (isIndex(segment)) return ordinal(segment);
  return FIELD_LABELS[segment] ?? `“${segment.slice(0, MAX_KEY_LENGTH)}”`;
}

function areaSuffix(json: unknown, index: string): string {
  const area = propertyOf(propertyOf(json, 'areas'), index);
  return ` (in ${nameOf(area, index).replaceAll(/[“”]/g, '')})`;
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
