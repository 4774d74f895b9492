/** `npm run fixtures`: the checks of plans as a command, for people and for machines. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkSource, exitStatusOf } from '../fixtures/check/checkFiles.ts';
import { formatJunit, formatSarif } from '../fixtures/check/machineReports.ts';
import { formatJson, formatText, formatRulesJson, formatRulesText } from '../fixtures/check/reports.ts';
import { STDIN, readMeantToBreak, readSources } from '../fixtures/check/sources.ts';

const HELP = `npm run fixtures -- [FILE or FOLDER ...] [--json | --junit | --sarif] [--fix]
npm run fixtures -- --rules [--json]

Checks plans, venues' folders and hosts' availability answers.
  FILE      a plan, a venue.json, or a host's availability answer; - is the standard input
  FOLDER    is searched for them; a folder with venue.json and plan.json is a venue, checked as a whole
  nothing   checks the folder fixtures, but for what fixtures/meant-to-break.txt lists: plans that are there to break
  --json    findings as JSON: {"files": [{"file", "findings": [{"rule", "severity", "path", "table", "message"}]}]};
            a finding that --fix can mend has "mend", what it would do; a file that it has mended has "mended"
  --junit   as JUnit's XML; only errors are failures
  --sarif   as SARIF 2.1.0; "mend" is among the properties
  --fix     mends what can be mended, in the files, tells what it did and what is left
  --rules   lists the rules
  --help    this text

Exit status: 0 no error, 1 an error, 2 a file that can't be read as any of these.`;

const FIXTURES = fileURLToPath(new URL('../../../fixtures', import.meta.url));
const ASSETS = fileURLToPath(new URL('../../../assets', import.meta.url));

function refuse(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        junit: { type: 'boolean' },
        sarif: { type: 'boolean' },
        fix: { type: 'boolean' },
        rules: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    return refuse((error as Error).message, '', HELP);
  }
}

/** Writes all of a text, however slowly a pipe takes it, then ends. */
function finish(text: string, status: number): void {
  process.exitCode = status;
  // Who reads may have seen enough, as `head` has.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(text);
}

function main(): void {
  const { positionals, json, junit, sarif, fix, rules, help } = readArguments();
  if (help) return finish(`${HELP}\n`, 0);
  if ([json, junit, sarif].filter(Boolean).length > 1) return refuse('Choose one of --json, --junit and --sarif.');
  if (rules && (positionals.length > 0 || junit || sarif || fix))
    return refuse('--rules lists the rules, alone or with --json: nothing else goes with it.');
  if (rules) return finish(json ? formatRulesJson() : formatRulesText(), 0);
  if (fix && positionals.includes(STDIN)) return refuse("The standard input can't be mended: name a file.");
  const bare = positionals.length === 0;
  if (bare && !existsSync(FIXTURES)) return refuse(`There is no folder ${FIXTURES}: name a file or a folder.`);
  const sources = bare
    ? readSources([FIXTURES], readMeantToBreak(join(FIXTURES, 'meant-to-break.txt')))
    : readSources(positionals);
  const files = sources.map((source) => checkSource(source, ASSETS, fix === true));
  const coloured = process.stdout.isTTY && !process.env['NO_COLOR'];
  const text = json
    ? formatJson(files)
    : junit
      ? formatJunit(files)
      : sarif
        ? formatSarif(files)
        : formatText(files, coloured);
  return finish(text, exitStatusOf(files));
}

main();
