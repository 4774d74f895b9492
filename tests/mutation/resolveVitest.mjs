/** Resolves `vitest` to the collector of tests, for the process of one test runner. */
const COLLECTED = new URL('collectedVitest.ts', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  return specifier === 'vitest'
    ? { url: COLLECTED, shortCircuit: true, format: 'module' }
    : nextResolve(specifier, context);
}
