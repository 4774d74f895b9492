/** `npm run fixtures`: checks plans, for people and for programs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckedFile, checkSource, exitStatusOf, fixSource } from '../fixtures/check/checkFiles.ts';
import { formatJunit, formatSarif } from '../fixtures/check/machineReports.ts';
import { formatJson, formatRulesJson, formatRulesText, formatText } from '../fixtures/check/reports.ts';
import { type PassedOverFile, STDIN, readMeantToBreak, readSources } from '../fixtures/check/sources.ts';
import { findFolderFindings } from '../fixtures/check/venueFolders.ts';
import { enterCallersFolder, exitWithError, readArguments } from './commandLine.ts';

const HELP = `npm run fixtures -- [FILE or FOLDER ...] [--json | --junit | --sarif]
                    [--fix | --fix=all] [--dry-run]
npm run fixtures -- --rules [--json]

Checks plans, venue folders and availability answers of hosts.
  FILE       a plan, a venue.json or an availability answer; - reads the standard input
  FOLDER     searched for such files; a folder with venue.json and plan.json is checked as one venue,
             a folder of venues as the host reads it
  (nothing)  checks the folder fixtures, except the plans listed in fixtures/meant-to-break.txt
  --json     prints JSON: {"files": [{"file", "findings": [{"rule", "severity", "path", "table", "message"}]}]};
             "fix" describes what --fix=all would do to a finding, "appliedFixes" lists what it did to a file,
             "passedOver" the files that were not checked
  --junit    prints JUnit XML; only errors count as failures
  --sarif    prints SARIF 2.1.0; "fix" is among the properties
  --fix      fixes in the files what has only one sensible fix, then reports what it did and what is left
  --fix=all  also applies fixes that are guesses, such as moving a table onto the plan
  --dry-run  with --fix, prints what it would change instead
  --rules    lists the rules
  --help     prints this help

Exit status: 0 no errors, 1 errors, 2 a file can't be read in any known form.`;

const FIXTURES_DIR = fileURLToPath(new URL('../../../fixtures', import.meta.url));
const ASSETS_DIR = fileURLToPath(new URL('../../../assets', import.meta.url));

/** Writes the whole text, even to a slow pipe, and sets the exit status. */
function finish(text: string, status: number): void {
  process.exitCode = status;
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(text);
}

async function main(): Promise<void> {
  enterCallersFolder();
  const {
    positionals,
    values: { json, junit, sarif, fix = false, 'fix-all': fixAll = false, 'dry-run': isDryRun = false, rules },
  } = readArguments(
    HELP,
    {
      'fix-all': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      json: { type: 'boolean' },
      junit: { type: 'boolean' },
      sarif: { type: 'boolean' },
      fix: { type: 'boolean' },
      rules: { type: 'boolean' },
    },
    2,
    // An option with an optional value, which parseArgs doesn't know.
    process.argv.slice(2).map((argument) => (argument === '--fix=all' ? '--fix-all' : argument)),
  );
  const fixes = fix || fixAll;
  if ([json, junit, sarif].filter(Boolean).length > 1)
    return exitWithError(2, 'Choose only one of --json, --junit and --sarif.');
  if (rules && (positionals.length > 0 || junit || sarif || fixes || isDryRun))
    return exitWithError(2, '--rules can only be combined with --json.');
  if (rules) return finish(json ? formatRulesJson() : formatRulesText(), 0);
  if (isDryRun && !fixes) return exitWithError(2, 'Choose --fix or --fix=all for --dry-run.');
  if (fixes && positionals.includes(STDIN))
    return exitWithError(2, "--fix can't change the standard input. Name a file.");
  const checksFixtures = positionals.length === 0;
  if (checksFixtures && !existsSync(FIXTURES_DIR))
    return exitWithError(2, `The folder ${FIXTURES_DIR} does not exist. Name a file or a folder.`);
  // Fixes would make these files useless. A file that is named is meant.
  const skipped = checksFixtures || fixes ? readMeantToBreak(join(FIXTURES_DIR, 'meant-to-break.txt')) : undefined;
  const passedOver: PassedOverFile[] = [];
  const sources = readSources(checksFixtures ? [FIXTURES_DIR] : positionals, skipped, passedOver);
  const folderFindings = findFolderFindings(sources);
  const files: CheckedFile[] = [];
  for (const source of sources) {
    const found = folderFindings.get(source.file);
    files.push(
      fixes
        ? await fixSource(source, ASSETS_DIR, { withGuesses: fixAll, isDryRun }, found)
        : checkSource(source, ASSETS_DIR, found),
    );
  }
  const status = exitStatusOf(files);
  if (json) return finish(formatJson(files, passedOver), status);
  if (junit) return finish(formatJunit(files), status);
  if (sarif) return finish(formatSarif(files), status);
  return finish(formatText(files, passedOver, process.stdout.isTTY && !process.env['NO_COLOR']), status);
}

await main();
