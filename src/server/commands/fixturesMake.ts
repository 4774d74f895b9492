/** `npm run fixtures:make`: generates plans and availability answers of any size from a seed. */
import { writeFileSync } from 'node:fs';
import { generateText } from '../fixtures/generate/generate.ts';
import { parseGenerateOptions } from '../fixtures/generate/generateOptions.ts';
import { enterCallersFolder, exitWithError } from './commandLine.ts';

const HELP = `npm run --silent fixtures:make -- [--kind KIND] [--tables N] [--seed N] [--answer] [--out FILE]

Generates a plan. The same options always produce the same bytes.
  --kind KIND  beach (rows along a shore), terrace (dense rooms) or areas (islands far apart); default: beach
  --tables N   number of tables, 1 to 50,000; default: 100
  --seed N     seed of the random numbers; default: 1
  --answer     generates an availability answer instead, with three of ten tables taken
  --out FILE   writes to a file instead of the standard output
  --help       prints this help`;

enterCallersFolder();
const reading = parseGenerateOptions(process.argv.slice(2));
if (!reading.ok) exitWithError(1, reading.error, '', HELP);
const { options, out, help } = reading;
if (help) {
  console.log(HELP);
  process.exit(0);
}
const text = generateText(options);
if (out === undefined) process.stdout.write(text);
else {
  try {
    writeFileSync(out, text);
  } catch (error) {
    exitWithError(1, `${out} can't be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  const kilobytes = (Buffer.byteLength(text) / 1000).toFixed(0);
  console.error(`${out}: ${options.tables.toLocaleString('en')} tables, ${kilobytes} kB`);
}
