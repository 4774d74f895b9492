/** Where in a plan's file something is wrong, in the words of the editor's inspector. */
import { isObject } from '../../domain/plan/reading/coerce.ts';

const FIELDS: Readonly<Record<string, string>> = {
  id: 'id',
  room_id: 'Category',
  name: 'Name',
  beds: 'Seats',
  room_description: 'Description',
  picture: 'Picture',
  available_until: 'Available until',
  coordinates: 'place',
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
  surface: 'ground',
  version: 'version',
};
const KINDS: Readonly<Record<string, string>> = {
  areas: 'Area',
  rooms: 'Table',
  categories: 'Category',
  decor: 'Decor',
};

/** A JSON Pointer into a plan's file as, say, `Table “Line 4” (in Lines), Seats`. */
export function describeLocation(json: unknown, path: string): string {
  if (path === '' || path === '/') return 'The plan';
  const steps = path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value = json;
  let [thing, within] = ['', ''];
  const fields: string[] = [];
  steps.forEach((step, i) => {
    const kind = KINDS[steps[i - 1] ?? ''];
    value = ownField(value, step);
    if (kind && /^\d+$/.test(step) && fields.length <= 1) {
      within = kind === 'Table' ? nameOf(steps[1] ?? '', ownField(ownField(json, 'areas'), steps[1] ?? '')) : '';
      thing = `${kind} ${nameOf(step, value)}${within && ` (in ${within.replaceAll(/[“”]/g, '')})`}`;
      fields.length = 0;
    } else fields.push(/^\d+$/.test(step) ? `no. ${Number(step) + 1}` : (FIELDS[step] ?? `“${step.slice(0, 40)}”`));
  });
  // A table's place is told by its parts.
  const named = fields.filter((field, i) => field !== FIELDS['coordinates'] || i === fields.length - 1);
  return thing === '' ? `The plan’s ${named.join(', ')}` : [thing, ...named].join(', ');
}

function ownField(value: unknown, step: string): unknown {
  return (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, step)
    ? (value as Record<string, unknown>)[step]
    : undefined;
}

/** Its name, else its number, counted from 1. */
function nameOf(step: string, value: unknown): string {
  const name = ownField(value, 'name') ?? ownField(value, 'kind');
  return typeof name === 'string' && name.trim() !== '' ? `“${name.slice(0, 80)}”` : `no. ${Number(step) + 1}`;
}
