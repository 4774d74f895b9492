/** Keeps what the checks returned in a text file, which shows what a change does to them. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Returns values as lines of JSON. */
export const toLines = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value));

/**
 * Reads the approved lines by name. UPDATE_FINDINGS=1 in the environment writes `current` to the file before: read what
 * changed.
 */
export function readApproved(file: URL, current: () => readonly (readonly [name: string, lines: string[]])[]) {
  if (process.env['UPDATE_FINDINGS'] !== undefined)
    writeFileSync(
      file,
      `${current()
        .flatMap(([name, lines]) => [`# ${name}`, ...lines, ''])
        .join('\n')}\n`,
    );
  const blocks = readFileSync(file, 'utf8').trim().split(/^# /m).slice(1);
  return new Map(
    blocks.map((block) => {
      const [name = '', ...lines] = block.trim().split('\n');
      return [name, lines] as const;
    }),
  );
}
