/**
 * Ends a host that hangs, so that whoever started it starts it again: systemd, Docker, or the parent of several
 * processes. A thread of its own watches, since code that never ends keeps the main thread from noticing anything.
 */
import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How often the main thread shows that it runs. */
const BEAT_MS = 1_000;
/** Beats that may be missed. Nothing that the host does on its main thread takes as long. */
const MAX_MISSED_BEATS = 20;

/**
 * Beats are counted and not timed: while a machine sleeps, neither thread runs. The main thread would handle no signal
 * but SIGKILL. As text, the thread needs no file of its own in each build.
 */
const WATCH = `
const { workerData: beats } = require('node:worker_threads');
let known = -1;
let missed = 0;
setInterval(() => {
  missed = beats[0] === known ? missed + 1 : 0;
  known = beats[0];
  if (missed < ${MAX_MISSED_BEATS}) return;
  const msg = 'the host has not answered for ${MAX_MISSED_BEATS} seconds and is ended, to be started again';
  try {
    require('node:fs').writeSync(2, JSON.stringify({ level: 60, time: Date.now(), msg }) + '\\n');
  } catch {
    // A log that nobody reads, which may be why it hangs, does not keep it from its end.
  }
  process.kill(process.pid, 'SIGKILL');
}, ${BEAT_MS});`;

/** Starts the watchdog, unless a debugger may stop the main thread. */
export function startWatchdog(): void {
  if (debuggerUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => {
    beats[0] = (beats[0] ?? 0) + 1;
  }, BEAT_MS).unref();
  new Worker(WATCH, { eval: true, workerData: beats }).unref();
}
