/** `npm run fixtures:record`: saves a host's availability answer as a fixture. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseWireDate } from '../../domain/booking/time.ts';
import { countBySeverity } from '../../domain/checks/finding.ts';
import { pluralize } from '../fixtures/check/reports.ts';
import { formatAnswer } from '../fixtures/formatFixture.ts';
import { DEFAULT_FETCH_LIMITS } from '../fixtures/record/fetchText.ts';
import { recordAnswer } from '../fixtures/record/recordAnswer.ts';
import { fixtureName, hostAndPath, saveFixture } from '../fixtures/record/saveFixture.ts';
import { enterCallersFolder, exitWithError, readArguments } from './commandLine.ts';

const HELP = `npm run fixtures:record -- URL [--date DD.MM.YYYY] [--guests N] [--key KEY] [--about TEXT] [--out FILE]
    [--replace] [--allow-private]

Saves a host's availability answer as a fixture. URL is a reservation page or the availability call itself.
  --date DATE   date to ask for; default: the date of the page or of the call
  --guests N    number of guests; default: the page's
  --key KEY     the venue's public key; default: the page's
  --about TEXT  one sentence for the index: what the fixture is for
  --out FILE    file to write; default: fixtures/plans, named after the address and the date
  --replace     overwrites an existing recording
  --allow-private  records from this machine and from private networks
  --help        prints this help

Fields that no page needs, email, postal and IP addresses, phone numbers, tokens, ids that contain any of these, and the queries of
web addresses are removed. An answer whose rooms can't be read, or are wrapped in other fields, is saved as a damaged fixture.
People's names in descriptions look like other words and stay: read the file before you share it.

Exit status: 0 saved, 1 the host's answer can't be used or the file can't be written, 2 bad arguments or the file exists.`;

/** A host may send thousands of rooms that can't be read. */
const MAX_PROBLEMS = 20;
const PLANS = fileURLToPath(new URL('../../../fixtures/plans/', import.meta.url));

enterCallersFolder();
const {
  positionals: [address, ...extra],
  values: { date, guests, key, about, out, replace = false, 'allow-private': allowPrivate = false },
} = readArguments(
  HELP,
  {
    date: { type: 'string' },
    guests: { type: 'string' },
    key: { type: 'string' },
    about: { type: 'string' },
    out: { type: 'string' },
    replace: { type: 'boolean' },
    'allow-private': { type: 'boolean' },
  },
  2,
);
if (address === undefined || extra.length > 0)
  exitWithError(2, 'Name one address: npm run fixtures:record -- URL (see --help).');
if (date !== undefined && parseWireDate(date) === undefined)
  exitWithError(2, `${date} is not a valid date. Write it like 31.12.2026.`);
if (guests !== undefined && !/^[1-9]\d{0,2}$/.test(guests))
  exitWithError(2, `--guests ${guests}: must be a whole number from 1 to 999.`);
if (about !== undefined && (about.trim() === '' || about.length > 300))
  exitWithError(2, '--about must be a sentence of at most 300 characters.');

const recording = await recordAnswer(address, { date, guests, key }, { ...DEFAULT_FETCH_LIMITS, allowPrivate });
if (!recording.ok) exitWithError(1, recording.error);
const { redacted, url, tables, problems, findings } = recording;
const { error: errors, warning: warnings } = countBySeverity(findings);
const recordedDate = url.searchParams.get('date') ?? date;
const file = out ?? `${PLANS}${fixtureName(address, recordedDate)}.json`;
const displayedFile = relative(process.cwd(), file);
const saving = await saveFixture(
  file,
  formatAnswer(redacted.answer),
  {
    kind: 'answer',
    meant: problems.length + errors === 0 ? 'sound' : 'damaged',
    about,
    standard: `Recorded from ${hostAndPath(address)}${recordedDate === undefined ? '' : ` for ${recordedDate}`}: ${pluralize(tables, 'table')}.`,
  },
  replace,
);
if (!saving.ok) exitWithError(saving.exists ? 2 : 1, saving.error);
const removed = redacted.dropped.length === 0 ? '' : `, removed ${redacted.dropped.join(', ')}`;
console.log(
  `${displayedFile}: ${pluralize(tables, 'table')}, ${pluralize(redacted.changed, 'text')} changed${removed}`,
);
for (const problem of problems.slice(0, MAX_PROBLEMS)) console.log(`  ${problem}`);
if (problems.length > MAX_PROBLEMS) console.log(`  and ${problems.length - MAX_PROBLEMS} more`);
if (errors + warnings > 0)
  console.log(
    `The checks found ${pluralize(errors, 'error')} and ${pluralize(warnings, 'warning')}. See npm run fixtures -- ${displayedFile}`,
  );
if (errors > 0)
  console.log('The fixture is marked as damaged. If that is intended, list it in fixtures/meant-to-break.txt.');
console.log("People's names look like other words and stay in the file: read it before you share it.");
