/**
 * The difference between two immutable values that share unchanged parts. It holds only what differs, so that a long
 * history of a large plan stays small. List entries are held whole: undo brings back the same objects, with all that
 * was derived from them.
 */
import { isDeepEqual } from '../deepEqual.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A patch is plain data, which IndexedDB can store. */
export type Patch =
  | { readonly type: 'value'; readonly from: unknown; readonly to: unknown }
  /** A field that only one of two objects has. One that is undefined is not missing. */
  | { readonly type: 'added' | 'removed'; readonly field: unknown }
  | { readonly type: 'fields'; readonly fields: ReadonlyMap<string, Patch> }
  /** Lists of equal length, by index. */
  | {
      readonly type: 'entries';
      readonly entries: ReadonlyMap<number, { readonly from: unknown; readonly to: unknown }>;
    }
  /** From an index on, some items were replaced by others. */
  | {
      readonly type: 'splice';
      readonly at: number;
      readonly from: readonly unknown[];
      readonly to: readonly unknown[];
    };

export type PatchDirection = 'forward' | 'backward';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Creates the patch from `before` to `after`, or undefined if they are equal. Identical parts are not compared. */
export function createPatch(before: unknown, after: unknown): Patch | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? diffEntries(before, after) : diffSplice(before, after);
  if (!isFields(before) || !isFields(after)) return { type: 'value', from: before, to: after };
  const fields = new Map<string, Patch>();
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const had = Object.hasOwn(before, name);
    const has = Object.hasOwn(after, name);
    const patch = had && has ? createPatch(before[name], after[name]) : createPresencePatch(name, before, after);
    if (patch) fields.set(name, patch);
  }
  return fields.size > 0 ? { type: 'fields', fields } : undefined;
}

const createPresencePatch = (name: string, before: Fields, after: Fields): Patch =>
  Object.hasOwn(after, name) ? { type: 'added', field: after[name] } : { type: 'removed', field: before[name] };

function diffEntries(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const entries = new Map<number, { from: unknown; to: unknown }>();
  // After the first difference, identity is enough: entries that are equal copies do no harm.
  let hasDifference = false;
  for (let index = 0; index < before.length; index += 1) {
    const from = before[index];
    const to = after[index];
    if (Object.is(from, to)) continue;
    hasDifference ||= !isDeepEqual(from, to);
    entries.set(index, { from, to });
  }
  return hasDifference ? { type: 'entries', entries } : undefined;
}

function diffSplice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let kept = 0;
  while (kept < shorter - at && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  return { type: 'splice', at, from: before.slice(at, before.length - kept), to: after.slice(at, after.length - kept) };
}

/** Applies a patch, or reverts it. The value must be the one that the patch was created from (or to). */
export function applyPatch<Value>(value: Value, patch: Patch, direction: PatchDirection): Value {
  return patched(value, patch, direction) as Value;
}

/** A stored patch may not fit the value. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function patched(value: unknown, patch: Patch, direction: PatchDirection): unknown {
  switch (patch.type) {
    case 'value':
      return direction === 'forward' ? patch.to : patch.from;
    case 'added':
    case 'removed':
      return patch.field;
    case 'entries': {
      const list = [...listOf(value)];
      for (const [index, { from, to }] of patch.entries) list[index] = direction === 'forward' ? to : from;
      return list;
    }
    case 'splice': {
      const list = listOf(value);
      const [removed, inserted] = direction === 'forward' ? [patch.from, patch.to] : [patch.to, patch.from];
      return [...list.slice(0, patch.at), ...inserted, ...list.slice(patch.at + removed.length)];
    }
    case 'fields': {
      const fields: Record<string, unknown> = { ...(value as Fields) };
      for (const [name, inner] of patch.fields) {
        const result = patched(fields[name], inner, direction);
        if (inner.type === (direction === 'forward' ? 'removed' : 'added')) delete fields[name];
        // Works for any field name, even "__proto__".
        else
          Object.defineProperty(fields, name, { value: result, enumerable: true, configurable: true, writable: true });
      }
      return fields;
    }
  }
}
