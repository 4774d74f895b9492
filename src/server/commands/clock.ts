/** `npm run clock`: shows what the database knows of the time, and lets an operator confirm the machine's clock. */
import { describeDoubt } from '../store/knownTime.ts';
import { confirmTime, readKnownTime } from '../store/noteTime.ts';
import { exitWithError, readArguments } from './commandLine.ts';
import { openDatabase, openSettings } from './openDatabase.ts';

const HELP = `npm run clock -- [--confirm]

Shows the time of this machine, and when its database was used last. A clock that is more than a week ahead of that is not
believed: what it has ended is deleted once it has run for a day. Times are in UTC.
  --confirm  the clock is right: delete what is due now
  --help     prints this help`;

const {
  positionals: extra,
  values: { confirm = false },
} = readArguments(HELP, { confirm: { type: 'boolean' } }, 1);
if (extra.length > 0) exitWithError(1, HELP);
const store = await openDatabase(openSettings().database);
if (confirm) await confirmTime(store);
const known = await readKnownTime(store);
const now = Date.now();
console.log(`This machine: ${new Date(now).toISOString()}`);
console.log(`The database: ${known ? new Date(known.known_at).toISOString() : 'not used yet'}`);
console.log(describeDoubt(store, now) ?? 'The clock is believed.');
await store.destroy();
