/** What every command shares: its arguments, its help text and its end. */
import { basename, extname } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the command with lines on the error output. */
export function exitWithError(status: 1 | 2, ...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(status);
}

/**
 * Changes to the folder where npm was called, so that paths are relative to it: npm starts every script in the folder
 * of package.json. A script that another script starts stays where it is.
 */
export function enterCallersFolder(): void {
  const { INIT_CWD: folder, npm_lifecycle_script: script = '' } = process.env;
  const name = basename(process.argv[1] ?? '');
  if (folder !== undefined && script.includes(basename(name, extname(name)))) process.chdir(folder);
}

/**
 * Reads the command's arguments. `--help` prints the help text and ends the command; arguments that can't be read end
 * it with `errorStatus`.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: Options,
  errorStatus: 1 | 2,
  args = process.argv.slice(2),
) {
  const parsed = parse(options, errorStatus, args);
  if ('help' in parsed.values) {
    console.log(help);
    process.exit(0);
  }
  return parsed;
}

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  errorStatus: 1 | 2,
  args: string[],
) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean' as const, short: 'h' } },
    });
  } catch (error) {
    return exitWithError(errorStatus, (error as Error).message);
  }
}
