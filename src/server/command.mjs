/** `npm run reservations` and the other commands: builds the commands if the sources have changed, then runs one. */
import { fileURLToPath } from 'node:url';
import { buildCommandsIfChanged } from './build.mjs';

const COMMANDS_FOLDER = new URL('../../dist/commands/', import.meta.url);

const [name] = process.argv.splice(2, 1);

if (buildCommandsIfChanged(fileURLToPath(new URL('../..', import.meta.url))) === 'failed') process.exitCode = 1;
else await import(new URL(`${name}.mjs`, COMMANDS_FOLDER).href);
