/** How other systems list their tables in JSON: the fields that tell their list, and what these are. */
import type { Column, Mapping, Sheet } from './sheetTables.ts';

type Preset = {
  readonly system: string;
  /** No other list has all of these. */
  readonly signs: readonly string[];
  /** What the fields are, the best of a column first. */
  readonly columns: readonly (readonly [field: string, column: Column])[];
};

const PRESETS: readonly Preset[] = [
  {
    system: 'Seatmap',
    signs: ['title', 'x', 'y', 'salable'],
    columns: [
      ['title', 'name'],
      ['seats', 'seats'],
      ['area', 'area'],
      ['x', 'x'],
      ['y', 'y'],
    ],
  },
  {
    system: 'TastyIgniter',
    signs: ['name', 'min_capacity', 'max_capacity', 'extra_capacity'],
    columns: [
      ['name', 'name'],
      ['max_capacity', 'seats'],
      ['min_capacity', 'minGuests'],
      ['section_name', 'area'],
      ['dining_section.name', 'area'],
      ['dining_area.name', 'area'],
      ['area', 'area'],
      ['shape', 'shape'],
      ['seat_layout.x', 'x'],
      ['seat_layout.y', 'y'],
    ],
  },
];

/** Returns the system whose list this is, and what its columns are. */
export function presetOf({ rows }: Sheet): { readonly system: string; readonly mapping: Mapping } | undefined {
  // An answer of an API has the fields of each object in its attributes.
  const fields = (rows[0] ?? []).map((field) => field.replace(/^attributes\./, ''));
  const preset = PRESETS.find(({ signs }) => signs.every((field) => fields.includes(field)));
  if (!preset) return undefined;
  const columns: (Column | undefined)[] = fields.map(() => undefined);
  for (const [field, column] of preset.columns) {
    const index = fields.indexOf(field);
    if (index !== -1 && !columns.includes(column)) columns[index] = column;
  }
  return { system: preset.system, mapping: { start: 0, hasHeader: true, columns } };
}
