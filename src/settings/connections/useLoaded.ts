import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../api/integrationClient.ts';
import { failureText } from '../messages.ts';

/**
 * Loads a list, and again after each change of it. `load` must stay the same between renders. `run` returns what a change
 * has returned, or undefined if it failed, which `error` then says.
 */
export function useLoaded<Value>(load: () => Promise<Result<Value>>) {
  const [loaded, setLoaded] = useState<Result<Value>>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const reload = useCallback((): Promise<void> => load().then(setLoaded), [load]);
  useEffect(() => void reload(), [reload]);
  const run = async <Changed>(change: () => Promise<Result<Changed>>): Promise<Changed | undefined> => {
    // Of two calls at once, the page could show a secret that the other has replaced.
    if (isBusy) return undefined;
    setBusy(true);
    const result = await change();
    if (result.ok) await reload();
    setFailure(result.ok ? '' : failureText(result));
    setBusy(false);
    return result.ok ? result.value : undefined;
  };
  const value = loaded?.ok ? loaded.value : undefined;
  const error = loaded && !loaded.ok ? failureText(loaded) : failure;
  return { value, error, isBusy, reload, run };
}
export type Run = ReturnType<typeof useLoaded>['run'];

/** Returns the outcome of a call that has its value beside `ok`, as those of the day do. */
export function asResult<Outcome extends { readonly ok: boolean }>(
  outcome: Outcome,
): Result<Extract<Outcome, { readonly ok: true }>> {
  return outcome.ok ? { ok: true, value: outcome as Extract<Outcome, { readonly ok: true }> } : (outcome as never);
}
