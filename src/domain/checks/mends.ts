/** Mends as changes of raw JSON: the editor applies them to its plan, the command to the file. */
import { isObject } from '../loose.ts';
import type { Change, Finding } from './finding.ts';
import { stepsOf } from './pointers.ts';

/** The mends of findings that can be done together: of two that change the same place the first. */
export function mendsOf(findings: readonly Finding[]): { readonly done: readonly Finding[]; readonly changes: readonly Change[] } {
  const places = new Set<string>();
  const done: Finding[] = [];
  const changes: Change[] = [];
  for (const finding of findings) {
    if (!finding.mend || finding.mend.changes.some(({ path }) => places.has(path))) continue;
    done.push(finding);
    for (const change of finding.mend.changes) { places.add(change.path); changes.push(change); }
  }
  return { done, changes };
}

/**
 * JSON with changes made; the JSON given stays as it is, and what no change touches is shared with it. Values are set
 * first, then entries are removed, the last ones first, so that all paths mean the JSON that was given. A change whose
 * place is not there (its parent is no list or object) is left out.
 */
export function withChanges(json: unknown, changes: readonly Change[]): unknown {
  const sets = changes.filter((change) => change.op === 'set');
  const removals = changes.filter((change) => change.op === 'remove').toSorted((a, b) => byPlaceBackwards(a.path, b.path));
  const copies = new Set<object>();
  let root = json;
  for (const change of [...sets, ...removals]) root = changed(root, stepsOf(change.path), change, copies);
  return root;
}

function changed(value: unknown, steps: readonly string[], change: Change, copies: Set<object>): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change.op === 'set' ? change.value : value;
  if (Array.isArray(value)) {
    const at = Number(step);
    if (!Number.isInteger(at) || at < 0 || at >= value.length) return value;
    const list = ownCopy(value, copies, () => [...value as unknown[]]);
    if (rest.length === 0 && change.op === 'remove') list.splice(at, 1);
    else list[at] = changed(list[at], rest, change, copies);
    return list;
  }
  if (!isObject(value) || (rest.length > 0 && !Object.hasOwn(value, step))) return value;
  const fields = ownCopy(value, copies, () => ({ ...value }));
  if (rest.length > 0) fields[step] = changed(fields[step], rest, change, copies);
  else if (change.op === 'set') fields[step] = change.value;
  else delete fields[step];
  return fields;
}

/** A copy that may be changed: made once, however many changes meet it. */
function ownCopy<Value extends object>(value: Value, copies: Set<object>, copy: () => Value): Value {
  if (copies.has(value)) return value;
  const made = copy();
  copies.add(made);
  return made;
}

function byPlaceBackwards(one: string, other: string): number {
  const [a, b] = [stepsOf(one), stepsOf(other)];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === b[i]) continue;
    const [first, second] = [Number(a[i]), Number(b[i])];
    return Number.isNaN(first) || Number.isNaN(second) ? (a[i]! < b[i]! ? 1 : -1) : second - first;
  }
  return b.length - a.length;
}
