/**
 * `npm run test:mutation`: changes the rules of occupancy, time, selection and idempotency, and prints how many changes
 * the tests of each module notice. The exit status is 1 if they miss too many.
 */
import { mutateRules } from '../trust/mutation.ts';
import { formatTable } from '../trust/report.ts';

const started = performance.now();
const rows = await mutateRules('inherit');
console.log(`${formatTable(rows)}\n\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
