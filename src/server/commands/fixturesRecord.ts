/** `npm run fixtures:record`: a host's real answer as a fixture. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countBySeverity } from '../../domain/checks/finding.ts';
import { parseWireDate } from '../../domain/booking/time.ts';
import { formatAnswer } from '../fixtures/formatFixture.ts';
import { saveFixture, fixtureName, hostAndPath } from '../fixtures/record/saveFixture.ts';
import { recordAnswer } from '../fixtures/record/recordAnswer.ts';
import { pluralize } from '../fixtures/check/reports.ts';

const HELP = `npm run fixtures:record -- URL [--date DD.MM.YYYY] [--guests N] [--key KEY] [--about TEXT] [--out FILE]

Keeps a host's availability answer as a fixture. URL is a page that takes reservations, or the call itself.
  --date DATE    of which date; else the page's own, or that of the call
  --guests N     for how many; else as the page begins
  --key KEY      the venue's public key; else the page's
  --about TEXT   what the fixture is for, in a sentence, for the index
  --out FILE     where to; else fixtures/plans, named after the address and the date
  --replace      writes over a recording that is there, which is refused without it
  --help         this text

Fields that no page needs, e-mail addresses, telephone numbers, tokens and the queries of addresses are taken out. Names of
people in descriptions can't be told from other words: read the file before you pass it on.

Exit status: 0 kept, 1 the host does not answer as it should or nothing can be written, 2 asked for wrongly, or the file is there.`;

const PLANS = fileURLToPath(new URL('../../../fixtures/plans/', import.meta.url));

function refuse(line: string, status: 1 | 2 = 2): never {
  console.error(line);
  process.exit(status);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        date: { type: 'string' },
        guests: { type: 'string' },
        key: { type: 'string' },
        about: { type: 'string' },
        out: { type: 'string' },
        replace: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const {
  positionals: [address, ...rest],
  date,
  guests,
  key,
  about,
  out,
  replace = false,
  help,
} = readArguments();
if (help) {
  console.log(HELP);
  process.exit(0);
}
if (address === undefined || rest.length > 0)
  refuse('Name one address: npm run fixtures:record -- URL (--help tells the rest).');
if (date !== undefined && parseWireDate(date) === undefined)
  refuse(`There is no date ${date}. Write it as 31.12.2026.`);
if (guests !== undefined && !/^[1-9]\d{0,2}$/.test(guests))
  refuse(`--guests ${guests}: it must be a whole number from 1 on.`);
if (about !== undefined && (about.trim() === '' || about.length > 300))
  refuse('--about must be a sentence of 300 characters at most.');

const recording = await recordAnswer(address, { date, guests, key });
if (!recording.ok) refuse(recording.error, 1);
const { redacted: scrubbed, url, tables, problems, findings } = recording;
const { error, warning } = countBySeverity(findings);
const asked = url.searchParams.get('date') ?? date;
const file = out ?? `${PLANS}${fixtureName(address, asked)}.json`;
const kept = saveFixture(
  file,
  formatAnswer(scrubbed.answer),
  {
    kind: 'answer',
    meant: problems.length + error === 0 ? 'sound' : 'damaged',
    about,
    standard: `Recorded from ${hostAndPath(address)}${asked === undefined ? '' : ` for ${asked}`}: ${pluralize(tables, 'table')}.`,
  },
  replace,
);
if (!kept.ok) refuse(kept.error, kept.exists ? 2 : 1);
console.log(
  `${relative(process.cwd(), file)}: ${pluralize(tables, 'table')}, ${pluralize(scrubbed.changed, 'text')} changed${scrubbed.dropped.length === 0 ? '' : `, left out ${scrubbed.dropped.join(', ')}`}`,
);
for (const problem of problems) console.log(`  ${problem}`);
if (error + warning > 0)
  console.log(
    `The checks find ${pluralize(error, 'error')} and ${pluralize(warning, 'warning')}: npm run fixtures -- ${relative(process.cwd(), file)} tells them.`,
  );
if (error > 0) console.log('It is kept as damaged: where it shall stay so, name it in fixtures/meant-to-break.txt.');
console.log('Names of people can’t be told from other words: read it before you pass it on.');
