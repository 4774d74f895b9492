/** What every command shares: its arguments, its help text and its end. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the command with lines on the error output. */
export function exitWithError(status: 1 | 2, ...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(status);
}

/**
 * Reads the command's arguments. `--help` prints the help text and ends the command; arguments that can't be read end it
 * with `errorStatus`.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: Options,
  errorStatus: 1 | 2,
) {
  const parsed = parse(options, errorStatus);
  if ('help' in parsed.values) {
    console.log(help);
    process.exit(0);
  }
  return parsed;
}

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, errorStatus: 1 | 2) {
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean' as const } } });
  } catch (error) {
    return exitWithError(errorStatus, (error as Error).message);
  }
}
