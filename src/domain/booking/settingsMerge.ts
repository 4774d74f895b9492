/** Merges the changes of two people to the same settings, field by field. */
import { isDeepEqual } from '../deepEqual.ts';

/** Settings by field, as `venue.json` has them. */
export type SettingsFields = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';
export type MergedSettings = {
  readonly fields: SettingsFields;
  /** Fields that both have changed, to different values, and for which no side is chosen. They are as mine. */
  readonly conflicts: readonly string[];
};

/**
 * Merges two versions of settings that both come from `base`. A field that only one side has changed is as on that side;
 * `choices` decides about the others.
 */
export function mergeSettings(
  base: SettingsFields,
  mine: SettingsFields,
  theirs: SettingsFields,
  choices: ReadonlyMap<string, Side> = new Map(),
): MergedSettings {
  const conflicts: string[] = [];
  const fields: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const hasMine = !isDeepEqual(base[name], mine[name]);
    const hasTheirs = !isDeepEqual(base[name], theirs[name]);
    const isConflict = hasMine && hasTheirs && !isDeepEqual(mine[name], theirs[name]);
    if (isConflict && !choices.has(name)) conflicts.push(name);
    const value = (isConflict ? choices.get(name) === 'theirs' : hasTheirs) ? theirs[name] : mine[name];
    if (value !== undefined) fields[name] = value;
  }
  return { fields, conflicts };
}

/** Returns the names of the fields that differ. */
export function changedSettings(before: SettingsFields, after: SettingsFields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepEqual(before[name], after[name]));
}
