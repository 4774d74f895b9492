/** Vitest's global setup: creates one folder for the temporary files of a run, and removes it after the run. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-tests-'));
  // Postgres runs as another user, in a folder of its own.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
