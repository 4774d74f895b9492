/** Personal data after its retention time: no trace of it may remain. */
import { mkdirSync, readFileSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { NOW } from '../server/serverHarness.ts';
import type { Row } from './report.ts';
import { dataDirOf, dateOf, reserve, runCommand, send, start } from './trustHost.ts';

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 30;
/** Nothing else contains these texts. */
const CANARY = {
  first_name: 'Canarina',
  last_name: 'Serinuson',
  email: 'canary.serinus@example.com',
  phone: '771098765',
  notes: 'Birdseed beside the window',
  idempotency_key: 'canary-key-4711-serinus',
};
const TEXTS = Object.values(CANARY).flatMap((text) => [text, Buffer.from(text).toString('base64').slice(0, -4)]);

/** Returns the files below a folder that contain the canary. */
function findCanary(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = readFileSync(file);
      return TEXTS.some((text) => content.includes(text));
    });
}

/** A guest reserves, the visit passes, and the retention time with it. */
export async function plantCanary(): Promise<Row[]> {
  const folder = dataDirOf('canary');
  const backup = join(folder, 'backups', 'old.tidetable');
  const first = await start('canary');
  const { status } = await reserve(first, { ...CANARY, date: dateOf(0) });
  const refused = await reserve(first, { ...CANARY, idempotency_key: 'other', date: dateOf(0) });
  while (!(await send(first, '/metrics')).text.includes('tidetable_outbox_mails{state="sent"} 2\n'));
  mkdirSync(join(folder, 'backups'));
  await runCommand('backup', folder, backup);
  await first.stop();
  const before = findCanary(folder).length;
  const later = Date.now() - (RETENTION_DAYS + 1) * DAY_MS;
  utimesSync(backup, new Date(later), new Date(later));
  const now = new Date(Date.parse(NOW) + (RETENTION_DAYS + 3) * DAY_MS).toISOString();
  const second = await start('canary', undefined, { now });
  while (!/deleted reservations after the retention time/.test(second.output().stderr)) await send(second, '/healthz');
  await runCommand('backup', folder, join(folder, 'backups', 'new.tidetable'), '--prune');
  // The host still runs, because closing the database could hide a leak.
  const left = findCanary(folder);
  await second.stop();
  const logs = first.output().stderr + second.output().stderr + first.output().stdout + second.output().stdout;
  const inLogs = TEXTS.filter((text) => logs.includes(text)).length;
  return [
    {
      promise: `a guest's data ${RETENTION_DAYS} days after the visit`,
      figure: `in ${before} files before, then in ${left.length}${left.length > 0 ? ` (${left[0]})` : ''} and ${inLogs} times in the log`,
      limit: '3 or more before, then 0 and 0',
      holds: status === 200 && refused.status === 422 && before >= 3 && left.length === 0 && inLogs === 0,
    },
  ];
}
