/** `npm run fixtures:make`: plans and availability answers of any size, from a seed. */
import { writeFileSync } from 'node:fs';
import { generateText } from '../fixtures/generate/generate.ts';
import { parseGenerateOptions } from '../fixtures/generate/generateOptions.ts';

const HELP = `npm run --silent fixtures:make -- [--kind KIND] [--tables N] [--seed N] [--answer] [--out FILE]

Makes a plan: the same words give the same bytes.
  --kind KIND  beach (rows along a shore), terrace (dense rooms), areas (islands far apart); beach if not named
  --tables N   how many tables, 1 to 50,000; 100 if not named
  --seed N     which one of all such plans; 1 if not named
  --answer     a host's availability answer for it instead, three of ten tables taken
  --out FILE   writes it there instead of printing it
  --help       this text`;

function refuse(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const reading = parseGenerateOptions(process.argv.slice(2));
if (!reading.ok) refuse(reading.error, '', HELP);
const { options: wanted, out, help } = reading;
if (help) {
  console.log(HELP);
  process.exit(0);
}
const text = generateText(wanted);
if (out === undefined) process.stdout.write(text);
else {
  try {
    writeFileSync(out, text);
  } catch (error) {
    refuse(`${out} can't be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  console.error(
    `${out}: ${wanted.tables.toLocaleString('en')} tables, ${(Buffer.byteLength(text) / 1000).toFixed(0)} kB`,
  );
}
