/**
 * The entry of the built host, `dist/host/main.mjs`: runs `host.cjs` beside it. Where Node can (from 22.1), it keeps the
 * code that V8 compiled, which takes a third of a start: a host that was killed should serve again soon.
 */
import Module from 'node:module';
import { fileURLToPath } from 'node:url';

/** @type {{ enableCompileCache?: (folder: string) => unknown, createRequire: unknown }} */
const { enableCompileCache } = Module;
// A folder that can't be written costs time at each start, nothing else.
enableCompileCache?.(fileURLToPath(new URL('.cache', import.meta.url)));
await import(new URL('host.cjs', import.meta.url).href);
