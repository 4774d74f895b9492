/** Applies fixes to raw JSON: the editor to its plan, the command to the file. */
import { isObject } from '../plan/reading/coerce.ts';
import type { Change, Finding } from './finding.ts';
import { parseJsonPointer } from '../plan/reading/jsonPointer.ts';

/** Selects fixes that can be applied together. Of two fixes that change the same place, the first is selected. */
export function combineFixes(findings: readonly Finding[]): {
  readonly fixed: readonly Finding[];
  readonly changes: readonly Change[];
} {
  const places = new Set<string>();
  const fixed: Finding[] = [];
  const changes: Change[] = [];
  for (const finding of findings) {
    if (!finding.fix || finding.fix.some(({ path }) => places.has(path))) continue;
    fixed.push(finding);
    for (const change of finding.fix) {
      places.add(change.path);
      changes.push(change);
    }
  }
  return { fixed, changes };
}

/**
 * Returns JSON with changes applied. The input stays as it is; the result shares its unchanged parts. Removals are
 * applied last, from the last place to the first, so that all paths refer to the input. A change is left out if its
 * parent is neither a list nor an object.
 */
export function applyChanges(json: unknown, changes: readonly Change[]): unknown {
  const copies = new Set<object>();
  const { compare } = new Intl.Collator('en', { numeric: true });
  const removals = changes.filter(({ op }) => op === 'remove').toSorted((a, b) => compare(b.path, a.path));
  return [...changes.filter(({ op }) => op === 'set'), ...removals].reduce(
    (root: unknown, change) => applyChange(root, parseJsonPointer(change.path), change, copies),
    json,
  );
}

function applyChange(value: unknown, steps: readonly string[], change: Change, copies: Set<object>): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change.op === 'set' ? change.value : value;
  if (Array.isArray(value)) {
    const at = Number(step);
    if (!Number.isInteger(at) || at < 0 || at >= value.length) return value;
    const list = ownCopy(value, copies, () => [...(value as unknown[])]);
    if (rest.length === 0 && change.op === 'remove') list.splice(at, 1);
    else list[at] = applyChange(list[at], rest, change, copies);
    return list;
  }
  if (!isObject(value) || (rest.length > 0 && !Object.hasOwn(value, step))) return value;
  const fields = ownCopy(value, copies, () => ({ ...value }));
  if (rest.length > 0) fields[step] = applyChange(fields[step], rest, change, copies);
  else if (change.op === 'set') fields[step] = change.value;
  else delete fields[step];
  return fields;
}

/** Returns a mutable copy, made once per value. */
function ownCopy<Value extends object>(value: Value, copies: Set<object>, copy: () => Value): Value {
  if (copies.has(value)) return value;
  const made = copy();
  copies.add(made);
  return made;
}
