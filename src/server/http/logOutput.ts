/** The log: JSON lines to the error output. Nothing that happens to them may stop the host. */
import { type Logger, pino } from 'pino';

/** Log lines that wait for a slow reader or for room on the disk. Further ones are dropped. */
const MAX_WAITING_CHARACTERS = 8 * 2 ** 20;

export type LogHealth = {
  /** Returns whether the last write failed, as it does while the disk of the log is full. */
  isFailing(): boolean;
  /** Returns the number of lines that nobody will read. */
  droppedLines(): number;
};

/**
 * Opens the log. The standard output is for people, the error output for the log: in a terminal, only problems are worth
 * a line. The lines are written asynchronously, because a reader that stalls must not stop the host; with a minimum
 * length, without which `flush` waits for nothing.
 */
export function openLog(): { readonly log: Logger; readonly health: LogHealth } {
  let isFailing = false;
  let dropped = 0;
  // Before pino's own listener, which would try to write what is left until there is room, with the main thread asleep.
  process.on('exit', () => {
    if (isFailing) output.destroy();
  });
  const output = pino.destination({ fd: 2, sync: false, minLength: 1, maxLength: MAX_WAITING_CHARACTERS });
  output.on('error', () => {
    isFailing = true;
  });
  output.on('write', () => {
    isFailing = false;
  });
  output.on('drop', () => {
    dropped++;
  });
  const log = pino({ base: null, level: process.stderr.isTTY ? 'warn' : 'info' }, output);
  return { log, health: { isFailing: () => isFailing, droppedLines: () => dropped } };
}
