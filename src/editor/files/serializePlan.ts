/** Serializes a plan with one line per category, table and piece of decor, so that versions can be compared. */
import { type Plan, planSchema } from '../../domain/plan/plan.ts';

/** Returns the text of a plan file. Equal plans have equal texts. */
export function serializePlan(drawn: Plan): string {
  // The schema puts the fields in a fixed order. An invalid plan is written as it is, so that no work is lost.
  const read = planSchema.safeParse(drawn);
  const plan = read.success ? read.data : drawn;
  const schema = plan.$schema === undefined ? '' : `  "$schema": ${JSON.stringify(plan.$schema)},\n`;
  const scale = plan.units_per_meter === undefined ? '' : ` "units_per_meter": ${plan.units_per_meter},`;
  const areas = plan.areas.map(
    ({ id, name, price, rooms }) =>
      `{"id": ${id}, "name": ${JSON.stringify(name)}, ${price ? `"price": ${line(price)}, ` : ''}"rooms": ${list(rooms.map(line), '      ', '    ')}}`,
  );
  return (
    `{\n${schema}  "version": 1, "width": ${plan.width}, "height": ${plan.height},${scale}\n` +
    `  "categories": ${list(plan.categories.map(line), '    ', '  ')},\n` +
    `  "areas": ${list(areas, '    ', '  ')},\n` +
    `  "decor": ${list(plan.decor.map(line), '    ', '  ')}\n}\n`
  );
}

const line = (value: object): string => JSON.stringify(value);

function list(entries: readonly string[], indent: string, outer: string): string {
  return entries.length === 0 ? '[]' : `[\n${entries.map((entry) => indent + entry).join(',\n')}\n${outer}]`;
}
