/** `npm start`: builds what has changed since the last build, then runs the built host. */
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './build.mjs';

const HOST = new URL('../../dist/host/main.mjs', import.meta.url).href;

if (buildIfChanged(fileURLToPath(new URL('../..', import.meta.url))) === 'failed') process.exitCode = 1;
else await import(HOST);
