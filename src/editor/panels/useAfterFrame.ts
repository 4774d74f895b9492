import { useDeferredValue } from 'react';

/**
 * What shows more items than this follows the plan after the frame of an edit, since it would take longer than the plan
 * itself.
 */
const MAX_IMMEDIATE_ITEMS = 200;

/** Returns a value of `count` items. Of many, the value may be an earlier one until the plan is painted. */
export function useAfterFrame<Value>(value: Value, count: number): Value {
  const deferred = useDeferredValue(value);
  return count > MAX_IMMEDIATE_ITEMS ? deferred : value;
}
