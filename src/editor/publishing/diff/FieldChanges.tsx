/** What changed in a table, a category, an area or the plan's size: each field once, with values that mean something. */
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { FieldChange } from '../../../domain/document/planDiff.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { publishingMessages } from '../messages.ts';

type FieldChangesProps = {
  readonly fields: readonly FieldChange[];
  /** The plans that name areas and categories, whose ids the fields have. */
  readonly before: Plan;
  readonly after: Plan;
};

/** Fields whose values mean something to people. */
const VALUE_FIELDS: ReadonlySet<string> = new Set(['name', 'beds', 'min_guests', 'text', 'color', 'available_until']);

export function FieldChanges({ fields, before, after }: FieldChangesProps): ReactNode {
  // Several fields can have one name, such as a position.
  const byText = new Map(fields.map((change) => [describe(change, before, after), change]));
  return [...byText].map(([text, { path, ...colors }], index) => (
    <Fragment key={text}>
      {index > 0 && <span>, </span>}
      {path.endsWith('color') && [colors.before, colors.after].map(swatch)}
      <span>{text}</span>
    </Fragment>
  ));
}

function describe({ path, before, after }: FieldChange, planBefore: Plan, planAfter: Plan): string {
  const { fieldNames, sizeNames, fieldChange, noValue } = publishingMessages.merging;
  const [field = ''] = /price(?=\.)|[^.]*$/.exec(path) ?? [];
  const name = Object.hasOwn(fieldNames, field) ? fieldNames[field as keyof typeof fieldNames] : field;
  const valueOf = (value: unknown): string =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : noValue;
  if (Object.hasOwn(sizeNames, path))
    return fieldChange({
      name: sizeNames[path as keyof typeof sizeNames],
      before: valueOf(before),
      after: valueOf(after),
    });
  if (VALUE_FIELDS.has(field)) return fieldChange({ name, before: valueOf(before), after: valueOf(after) });
  const lists = { area: 'areas', room_id: 'categories' } as const;
  if (field !== 'area' && field !== 'room_id') return name;
  const names = [planBefore[lists[field]], planAfter[lists[field]]].map(
    (list, side) => list.find(({ id }) => id === (side === 0 ? before : after))?.name,
  );
  return names[0] !== undefined && names[1] !== undefined
    ? fieldChange({ name, before: names[0], after: names[1] })
    : name;
}

const swatch = (color: unknown, index: number): ReactElement | false =>
  typeof color === 'string' && (
    <i key={index} aria-hidden className="editor-diff-color" style={{ background: color }} />
  );
