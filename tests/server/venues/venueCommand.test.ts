/** `npm run venue` as people run it: as a process that asks. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { readVenues } from '../../../src/server/venues/venues.ts';
import { ROOT, hostEnvironment } from '../../support/host.ts';
import { type Ended, recordOutput, scriptArguments } from '../../support/nodeScripts.ts';
import { openEditorSession } from '../editor/editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { createTempFolder, venueFiles } from '../serverHarness.ts';

const children: ChildProcessWithoutNullStreams[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the command where the clock is Colombo's. */
function start(venuesDir: string | undefined, ...args: string[]) {
  const child = spawn(process.execPath, [...scriptArguments('src/server/commands/venue.ts'), ...args], {
    cwd: ROOT,
    env: hostEnvironment('', { ...(venuesDir === undefined ? {} : { venuesDir }), env: { TZ: 'Asia/Colombo' } }),
  });
  children.push(child);
  const printed = recordOutput(child);
  let answeredLength = 0;
  const ended = once(child, 'close').then(([status]): Ended => ({ status, ...printed }));
  return {
    /** Waits until the command asks, and answers. */
    async answer(question: string, line: string): Promise<void> {
      await expect
        .poll(() => printed.stdout.slice(answeredLength), { timeout: 30_000 })
        .toSatisfy((text: string) => text.endsWith(`${question} `));
      answeredLength = printed.stdout.length;
      child.stdin.write(`${line}\n`);
    },
    /** Ends the input and waits for the end of the command. */
    end(input = ''): Promise<Ended> {
      child.stdin.end(input);
      return ended;
    },
  };
}

const FLAGS = [
  ['--name', 'My Place'],
  ['--address', '1 Road'],
  ['--telephone', '+351 21 000 0000'],
  ['--email', 'me@place.example'],
  ['--time-zone', 'Europe/Lisbon'],
] as const;

const SETTINGS = {
  name: 'My Place',
  address: '1 Road',
  time_zone: 'Europe/Lisbon',
  telephone: '+351 21 000 0000',
  email: 'me@place.example',
};

const readVenueFile = (venuesDir: string): unknown =>
  JSON.parse(readFileSync(join(venuesDir, 'my-place/venue.json'), 'utf8'));

test('published settings are exported to the venue’s file, which the host then takes for the same', async () => {
  const venuesDir = createTempFolder(venueFiles());
  const dataDir = createTempFolder({});
  const database = join(dataDir, 'tide.sqlite');
  const exported = () =>
    spawnSync(process.execPath, [...scriptArguments('src/server/commands/venue.ts'), 'shell-bay', '--export'], {
      cwd: ROOT,
      env: hostEnvironment(dataDir, { venuesDir, env: { DATABASE_URL: database } }),
      encoding: 'utf8',
    });
  const file = join(venuesDir, 'shell-bay/venue.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as object;
  const harness = await openHarness({ venuesDir, database });
  const none = exported();
  expect([none.status, none.stderr]).toEqual([1, 'shell-bay has no published settings: its venue.json holds.\n']);
  const settings = { ...before, hold_minutes: 25 };
  await (await openEditorSession(harness, 'shell-bay', 'localhost', 'settings')).publish(settings);
  const { status, stdout, stderr } = exported();
  expect([status, stderr, stdout]).toEqual([0, '', `Wrote version 1 of the settings to ${file}.\n`]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(settings);
  const again = await openHarness({ venuesDir, database });
  const page = await openEditorSession(again, 'shell-bay', 'localhost', 'settings');
  expect((await page.call('GET')).json().folder).toEqual({ changed: false });
});

test('the questions of npm run venue are asked one by one, some with a default, and make a venue that can be served', async () => {
  const venuesDir = join(createTempFolder({}), 'venues');
  const command = start(venuesDir, 'my-place');
  await command.answer('What is the name of the venue?', '  My Place ');
  await command.answer('What is its address?', '1 Road');
  await command.answer('In which time zone is it? (Asia/Colombo)', '');
  await command.answer('What is its telephone number, with the country code?', '011 234 5678');
  expect(existsSync(venuesDir)).toBe(false);
  await command.answer('Which email address receives notices of new reservations?', 'me@place.example');
  await command.answer(`What is its language (${LANGUAGES.join(', ')})? (en)`, 'it');
  await command.answer('What are the first and last time for a reservation? (09:00-20:00)', '19:00 – 22:30');
  await command.answer('What are the smallest and largest party? (1-10)', '');
  const { status, stdout, stderr } = await command.end();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(
    `Wrote ${venuesDir}/my-place/venue.json, where you can change these settings and the terms.\n`,
  );
  expect(readVenueFile(venuesDir)).toMatchObject({
    ...SETTINGS,
    time_zone: 'Asia/Colombo',
    telephone: '+94 112 345 678',
    country_code: '+94',
    language: 'it',
    hours: { first: '19:00', last: '22:30' },
    guests: { min: 1, max: 10, default: 2 },
  });
  expect(readVenues(venuesDir)).toMatchObject({ ok: true, errors: [] });
});

test('the questions of npm run venue are asked again after an answer that the host would refuse, with the reason', async () => {
  const venuesDir = createTempFolder({});
  const command = start(venuesDir, 'my-place');
  const zone = 'Lisbon\nEurope/Lisbon';
  const { status, stdout } = await command.end(
    `\nMy Place\n1 Road\n${zone}\n0361 123 456\n+351 21 000 0000\nme\nme@place.example\n\n7 pm-10 pm\n\n4-2\n3-6\n`,
  );
  expect(status).toBe(0);
  expect(stdout.match(/That .+\./g)).toEqual([
    'That must have at least 1 character.',
    'That is not an IANA time zone.',
    'That must be a telephone number with its country code, in the form +351 ….',
    'That must be a mail address such as host@example.com.',
    'That must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00.',
    'That must be two numbers, the smaller one first, such as 1-10.',
  ]);
  expect(readVenueFile(venuesDir)).toMatchObject({ ...SETTINGS, guests: { min: 3, max: 6, default: 3 } });
});

test('the flags of npm run venue answer every question without a default', async () => {
  const venuesDir = createTempFolder({});
  const { status, stdout, stderr } = await start(venuesDir, 'my-place', ...FLAGS.flat()).end();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Wrote /);
  expect(stdout).toContain(`VENUES_DIR=${relative(ROOT, venuesDir)} npm start`);
  expect(readVenueFile(venuesDir)).toMatchObject({ ...SETTINGS, location_id: 'my-place' });
});

test('the flags of npm run venue are all read before the first question, and a wrong one is named', async () => {
  const venuesDir = createTempFolder({});
  const { status, stdout, stderr } = await start(venuesDir, 'my-place', '--time-zone', 'Lisbon').end();
  expect([status, stdout, stderr]).toEqual([1, '', '--time-zone is not an IANA time zone.\n']);
  expect(await start(venuesDir, 'my-place', '--telephone', '0361 123 456').end()).toEqual({
    status: 1,
    stdout: '',
    stderr: '--telephone must be a telephone number with its country code, in the form +62 ….\n',
  });
  expect(readdirSync(venuesDir)).toEqual([]);
});

test('a command that can’t make the venue asks nothing, writes nothing and says why', async () => {
  const venuesDir = createTempFolder({ 'taken/notes.txt': 'mine', file: '' });
  const refusals: [string[], string | RegExp][] = [
    [[], /^npm run venue -- TENANT .+--help {7}prints this help\n\n.+\n\nExit status: .+\n$/s],
    [['my-place', 'other'], /^npm run venue -- TENANT /],
    [['My Place'], "My Place can't be an address: use lowercase letters, digits and hyphens, such as my-place.\n"],
    [['taken'], `${venuesDir}/taken already exists.\n`],
    [['my-place', '--phone', '1'], /^Unknown option '--phone'/],
  ];
  for (const [args, words] of refusals) {
    const { status, stdout, stderr } = await start(venuesDir, ...args).end();
    expect([status, stdout], args.join(' ')).toEqual([1, '']);
    if (typeof words === 'string') expect(stderr).toBe(words);
    else expect(stderr).toMatch(words);
  }
  expect(readdirSync(venuesDir).toSorted((a, b) => a.localeCompare(b))).toEqual(['file', 'taken']);
  expect(readdirSync(join(venuesDir, 'taken'))).toEqual(['notes.txt']);
});

test('keeps new venues apart from the examples, unless VENUES_DIR says where', async () => {
  const { stderr } = await start(undefined, 'beach-camp').end('');
  expect(stderr).toBe('\nNothing was written: --name is missing, and nobody answers.\n');
});
