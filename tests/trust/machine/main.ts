/** The machine misbehaves in each way of `MACHINE_FAULTS`, one after the other; in the short form in those that end soon. */
import type { Row } from '../report.ts';
import { isShort } from '../trustHost.ts';
import { databaseServerFaults } from './databaseServer.ts';
import type { Fault } from './fault.ts';
import { processFaults } from './processes.ts';
import { storageFaults, unmountAll } from './storage.ts';
import { surroundingFaults } from './surroundings.ts';

export const MACHINE_FAULTS: readonly Fault[] = [
  ...storageFaults,
  ...processFaults,
  ...surroundingFaults,
  ...databaseServerFaults,
];

export async function breakMachine(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { fault, isLong, obstacle, run } of MACHINE_FAULTS) {
    if (isShort && isLong) continue;
    const missing = obstacle?.();
    if (missing !== undefined) {
      rows.push({ promise: fault, figure: `not run: ${missing}`, limit: '0 lost', holds: true });
      continue;
    }
    const finding = await run()
      .catch((error: unknown) => ({ figure: String(error).slice(0, 200), holds: false }))
      .finally(unmountAll);
    rows.push({ promise: fault, limit: '0 lost', ...finding });
    console.log(`${finding.holds ? 'ok' : 'MISSED'} ${fault}: ${finding.figure}`);
  }
  return rows;
}
