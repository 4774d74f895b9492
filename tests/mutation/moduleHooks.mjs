/**
 * Module hooks of mutation tests: `vitest` is the collector of tests. Modules in `sources` have changed code. A test
 * file that is imported with a query gets its own copy of them, and of the domain, with the same query.
 */
const COLLECTED = new URL('collectedVitest.ts', import.meta.url).href;
const DOMAIN = new URL('../../src/domain/', import.meta.url).href;
/** Code by the address of its module. @type {Map<string, string>} */
const sources = new Map();

/** @param {Record<string, string> | undefined} changed */
export function initialize(changed) {
  for (const [url, source] of Object.entries(changed ?? {})) sources.set(url, source);
}

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  if (specifier === 'vitest') return { url: COLLECTED, shortCircuit: true, format: 'module' };
  const resolved = await nextResolve(specifier, context);
  const query = /\?copy=\d+$/.exec(context.parentURL ?? '')?.[0];
  if (query === undefined || !(sources.has(resolved.url) || resolved.url.startsWith(DOMAIN))) return resolved;
  return { ...resolved, url: resolved.url + query };
}

/** @type {import('node:module').LoadHook} */
export function load(url, context, nextLoad) {
  const source = sources.get(url.replace(/\?copy=\d+$/, ''));
  return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
}
