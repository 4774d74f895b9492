/** `npm run fixtures`: checks plans, for people and for programs. */
import { runFixtures } from '../fixtures/check/runFixtures.ts';
import { enterCallersFolder } from './commandLine.ts';

enterCallersFolder();
const hasColors = process.stdout.isTTY && !process.env['NO_COLOR'];
const { status, output, error } = await runFixtures(process.argv.slice(2), hasColors);
if (error !== undefined) console.error(error);
// A process that ends by itself writes the whole text, even to a slow pipe. A reader such as `head` may close it early.
process.exitCode = status;
process.stdout.on('error', (broken: NodeJS.ErrnoException) => {
  if (broken.code !== 'EPIPE') throw broken;
});
process.stdout.write(output);
