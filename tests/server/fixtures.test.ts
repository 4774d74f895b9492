/** `npm run fixtures` as people and machines run it: a process of its own. */
import * as z from 'zod';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { RULES } from '../../src/domain/checks/check.ts';
import { schemaFiles } from '../../src/server/fixtures/schemas.ts';
import { ROOT } from '../support/host.ts';
import { PLAN, VENUE, folderOf } from './house.ts';

// Each of these tests starts processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(files: Record<string, unknown>): string {
  const made = folderOf(files);
  folders.push(made);
  return made;
}

type Run = { status: number | null; out: string; err: string };
function run(args: readonly string[], input?: string): Run {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/server/fixtures/fixturesCommand.ts', ...args],
    { cwd: ROOT, encoding: 'utf8', input: input ?? '', maxBuffer: 1e8 },
  );
  return { status, out: stdout, err: stderr };
}

type File = {
  file: string;
  findings: { rule: string; severity: string; path: string; table?: number | string; message: string; mend?: string }[];
};
function runJson(...args: string[]): { status: number | null; files: File[] } {
  const { status, out } = run([...args, '--json']);
  return { status, files: JSON.parse(out).files };
}

const damaged = (): Record<string, unknown> => {
  const plan = structuredClone(PLAN) as {
    areas: { rooms: { id: number; beds: unknown; coordinates: Record<string, unknown> }[] }[];
  };
  plan.areas[0]!.rooms[3]!.beds = '2';
  plan.areas[0]!.rooms[5]!.coordinates['x'] = -5;
  plan.areas[0]!.rooms[7]!.id = 1;
  return plan;
};

describe('what is checked', () => {
  test('nothing named: the venues that ship, and none of what is there to break', () => {
    const { status, files } = runJson();
    expect(status).toBe(0);
    expect(files.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'fixtures/venues/beach-camp/plan.json',
        'fixtures/venues/beach-camp/venue.json',
        'fixtures/venues/island-terrace/plan.json',
      ]),
    );
    expect(files.filter(({ file }) => /rules|schema/.test(file))).toEqual([]);
    expect(files.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('a file, a folder, a venue: exit 1 where there is an error, and findings as promised', () => {
    const place = folder({
      'a.json': damaged(),
      'deep/er/b.json': PLAN,
      'notes.json': { hello: 1 },
      'my-place/venue.json': { ...VENUE, guests: { max: 200 } },
      'my-place/plan.json': PLAN,
    });
    const { status, files } = runJson(place);
    expect(status).toBe(1);
    expect(files.map(({ file }) => file.slice(place.length + 1))).toEqual([
      'a.json',
      'deep/er/b.json',
      'my-place/plan.json',
      'my-place/venue.json',
    ]);
    const [a, b, plan] = files;
    expect(a!.findings).toEqual(
      expect.arrayContaining([
        {
          rule: 'not-a-number',
          severity: 'error',
          path: '/areas/0/rooms/3/beds',
          table: 4,
          message: '"Line 4": "beds" must be a whole number',
          mend: 'Write it as 2',
        },
        {
          rule: 'off-plan',
          severity: 'error',
          path: '/areas/0/rooms/5/coordinates',
          table: 6,
          message: expect.stringMatching(/partly off the plan/),
          mend: 'Move it onto the plan',
        },
        {
          rule: 'duplicate-id',
          severity: 'error',
          path: '/areas/0/rooms/7/id',
          table: 1,
          message: expect.stringMatching(/give it an id of its own/),
          mend: expect.stringMatching(/^Give it the id \d+$/),
        },
      ]),
    );
    expect(b!.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(plan!.findings.map(({ rule }) => rule)).toContain('party-too-large');
    expect(runJson(join(place, 'deep')).status).toBe(0);
  });

  test('the standard input', () => {
    const answer = [
      {
        id: 1,
        name: 'Sea',
        rooms: [
          {
            id: 'a',
            room_id: 1,
            name: 'A',
            beds: '2',
            available: '1',
            coordinates: '{"x":0,"y":0,"width":9,"height":9}',
          },
        ],
      },
    ];
    const { status, out } = run(['-', '--json'], JSON.stringify(answer));
    expect(status).toBe(0);
    const [{ file, findings }] = JSON.parse(out).files as [File];
    expect(file).toBe('<stdin>');
    expect(findings.map(({ rule, path }) => [rule, path]).toSorted()).toEqual([
      ['numbers-as-text', '/0/rooms/0/available'],
      ['numbers-as-text', '/0/rooms/0/beds'],
      ['numbers-as-text', '/0/rooms/0/coordinates'],
    ]);
  });
});

describe('what can’t be read is told, with exit status 2', () => {
  const files = {
    'binary.json': Uint8Array.from({ length: 4_096 }, (_, n) => (n * 37) % 256),
    'empty.json': '',
    'cut.json': '{"version": 1,\n "areas": [',
    'other.json': { hello: 'world' },
    'latin.json': Uint8Array.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]),
    'deep.json': '['.repeat(200_000),
    'zero.json': '\0\0\0',
    'large.json': `[${'1234567890,'.repeat(5_000_000)}1]`,
  };
  const place = folder(files);

  test.each([
    ['binary.json', /no UTF-8/],
    ['empty.json', /is empty/],
    ['cut.json', /no JSON from line 2, column 12/],
    ['other.json', /neither a plan nor/],
    ['latin.json', /no UTF-8 text from line 1/],
    ['deep.json', /no JSON/],
    ['zero.json', /no JSON from line 1/],
    ['large.json', /neither a plan nor/],
    ['missing.json', /is missing/],
  ])('%s', (name, words) => {
    const { status, files: told } = runJson(join(place, name));
    expect(status).toBe(2);
    expect(told).toEqual([
      {
        file: join(place, name),
        findings: [{ rule: 'unreadable-file', severity: 'error', path: '', message: expect.stringMatching(words) }],
      },
    ]);
  });

  test('where a file breaks off, line and column are those of the text', () => {
    expect(run([join(place, 'cut.json')]).out).toMatch(
      /cut\.json\n {2}2:12 +error +The file is no JSON from line 2, column 12 on {2}unreadable-file\n/,
    );
    expect(run([join(place, 'latin.json')]).out).toMatch(/\n {2}1:3 +error/);
    expect(run([join(place, 'empty.json')]).out).toMatch(/\n {2}1:1 +error/);
  });

  test('links in a circle, links to nowhere, a folder of nothing, a file of no kind', () => {
    const links = folder({ 'in/plan.json': PLAN });
    symlinkSync(links, join(links, 'in', 'again'));
    symlinkSync(join(links, 'loop'), join(links, 'loop'));
    symlinkSync(join(links, 'gone'), join(links, 'nowhere'));
    mkdirSync(join(links, 'empty'));
    expect(runJson(links)).toMatchObject({ status: 0, files: [{ file: join(links, 'in/plan.json') }] });
    for (const name of ['loop', 'nowhere'])
      expect(runJson(join(links, name))).toMatchObject({
        status: 2,
        files: [{ findings: [{ rule: 'unreadable-file' }] }],
      });
    expect(runJson(join(links, 'empty'))).toMatchObject({
      status: 2,
      files: [{ findings: [{ message: 'The file holds no plan, no venue and no availability answer' }] }],
    });
    expect(runJson('/dev/null')).toMatchObject({
      status: 2,
      files: [{ findings: [{ message: 'The file is no file' }] }],
    });
  });

  test('one bad file hides nothing of the others; a venue without a plan is one', () => {
    const { status, files: told } = runJson(
      join(place, 'empty.json'),
      folder({ 'p/plan.json': damaged() }),
      folder({ 'v/venue.json': VENUE }),
    );
    expect(status).toBe(2);
    expect(told.map(({ findings }) => findings.some(({ severity }) => severity === 'error'))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('forms of the report', () => {
  const place = folder({ 'plan.json': damaged() });

  test('for people: by file, with lines and a summary, without colours where nobody sees them', () => {
    const { status, out } = run([place]);
    expect(status).toBe(1);
    expect(out).toMatch(
      /plan\.json\n {2}\d+:\d+ +error +"Line 4": "beds" must be a whole number {2}not-a-number {2}--fix: Write it as 2\n/,
    );
    expect(out).toMatch(/1 file: \d errors, \d warnings?, 0 notes\n$/);
    expect(out).not.toContain('\u001b');
    expect(run([]).out).toMatch(/^\d+ files: nothing to say\n$/);
  });

  test('no control character of a file reaches the terminal', () => {
    const plan = structuredClone(damaged()) as { areas: { rooms: { name: string }[] }[] };
    plan.areas[0]!.rooms[3]!.name = 'Red \u001b[31m\u202e line';
    expect(run([folder({ 'plan.json': plan })]).out).toMatch(/"Red {2}\[31m {2}line"/);
  });

  test('lines and columns are those of the text', () => {
    const text = JSON.stringify(damaged(), null, 2);
    const {
      runs: [{ results }],
    } = JSON.parse(run([folder({ 'plan.json': text }), '--sarif']).out);
    const beds = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'not-a-number').locations[0]
      .physicalLocation.region;
    expect(text.split('\n')[beds.startLine - 1]!.slice(beds.startColumn - 1)).toBe('"beds": "2",');
  });

  test('SARIF 2.1.0', () => {
    const { status, out } = run([place, '--sarif']);
    expect(status).toBe(1);
    const log = JSON.parse(out);
    expect(log.version).toBe('2.1.0');
    const [{ tool, results, artifacts }] = log.runs;
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      ...RULES.map(({ id }) => id),
      'unreadable-file',
    ]);
    expect(artifacts).toHaveLength(1);
    expect(results.find(({ ruleId }: { ruleId: string }) => ruleId === 'not-a-number').properties).toEqual({
      table: 4,
      mend: 'Write it as 2',
    });
    for (const result of results) {
      expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
      expect(result.locations[0].physicalLocation.artifactLocation).toEqual({
        uri: expect.stringMatching(/plan\.json$/),
        index: 0,
      });
    }
  });

  test('JUnit: errors are failures, and the XML is whole', () => {
    const plan = structuredClone(damaged()) as { areas: { rooms: { name: string }[] }[] };
    plan.areas[0]!.rooms[3]!.name = '<&"\u0001>';
    const { out } = run([folder({ 'plan.json': plan }), '--junit']);
    const [, tests, failures] = /<testsuites name="fixtures" tests="(\d+)" failures="(\d+)">/.exec(out)!;
    expect(out.match(/<testcase /g)).toHaveLength(Number(tests));
    expect(out.match(/<failure /g)).toHaveLength(Number(failures));
    expect(Number(failures)).toBeGreaterThanOrEqual(3);
    expect(out).toContain('&lt;&amp;');
    expect(out.replaceAll(/<\/?[a-z?][^<>]*>|&(?:amp|lt|gt|quot|#10);/g, '')).not.toMatch(/[<>&\u0001]/);
  });

  test('rules, help, and what is asked for wrongly', () => {
    const { rules } = JSON.parse(run(['--rules', '--json']).out);
    expect(rules.slice(0, -1)).toEqual(RULES.map(({ id, severity, about }) => ({ id, severity, about })));
    const listed = run(['--rules'])
      .out.split('\n')
      .map((line) => line.split(' ')[0]);
    expect(listed).toEqual([...RULES.map(({ id }) => id), 'unreadable-file', '']);
    expect(run(['--help'])).toMatchObject({ status: 0, out: expect.stringContaining('--sarif') });
    for (const args of [
      ['--jsno'],
      ['--json', '--sarif'],
      ['--fix', '-'],
      ['--rules', 'nope'],
      ['--rules', '--sarif'],
      ['--rules', '--junit'],
      ['--rules', '--fix'],
    ])
      expect(run(args)).toMatchObject({ status: 2, out: '', err: expect.stringMatching(/\w/) });
  });
});

describe('--fix', () => {
  test('mends in place, leaves the rest as it is written, says what it did', () => {
    const text = `{\n  "version": 1, "width": 300,   "height": 200,\n  "categories": [{"id":70,"name":"A","color":"0d5a73"}, {"id":71,"name":"B","color":"#ffcfdc"}],\n  "areas": [{ "id": 1, "name": "Sea", "rooms": [\n    {"id":1,"room_id":70,"name":"One","beds":"2","coordinates":{"x":-5,"y":10,"width":40,"height":40,"shap":"ellipse"}}\n  ]}],\n  "decor": []\n}\n`;
    const place = folder({ 'plan.json': text, 'sound.json': JSON.stringify(PLAN) });
    chmodSync(join(place, 'plan.json'), 0o640);
    const before = statSync(join(place, 'sound.json'));
    const { status, out } = run([place, '--fix']);
    expect(out).toMatch(/mended +off-plan \/areas\/0\/rooms\/0\/coordinates: Move it onto the plan/);
    expect(status).toBe(0);
    expect(readFileSync(join(place, 'plan.json'), 'utf8')).toBe(
      text
        .replace('"0d5a73"', '"#0d5a73"')
        .replace(', {"id":71,"name":"B","color":"#ffcfdc"}', '')
        .replace('"2"', '2')
        .replace('-5', '0')
        .replace(',"shap":"ellipse"', ',"shape":"ellipse"'),
    );
    expect(statSync(join(place, 'plan.json')).mode & 0o777).toBe(0o640);
    expect(statSync(join(place, 'sound.json')).mtimeMs).toBe(before.mtimeMs);
    expect(readdirSync(place).toSorted()).toEqual(['plan.json', 'sound.json']);
  });

  test('for machines too: what was mended, and no mend of what has none', () => {
    const plan = damaged() as { areas: { rooms: { beds: unknown }[] }[] };
    plan.areas[0]!.rooms[9]!.beds = 'many';
    const {
      files: [file],
    } = runJson(folder({ 'plan.json': plan }), '--fix');
    expect((file as unknown as { mended: unknown }).mended).toEqual(
      expect.arrayContaining([{ rule: 'not-a-number', path: '/areas/0/rooms/3/beds', title: 'Write it as 2' }]),
    );
    expect(file!.findings.filter(({ rule }) => rule === 'not-a-number')).toEqual([
      {
        rule: 'not-a-number',
        severity: 'error',
        path: '/areas/0/rooms/9/beds',
        table: 10,
        message: '"Line 10": "beds" must be a whole number',
      },
    ]);
  });

  test('takes nothing away that a mend has freed, or filled again', () => {
    const place = folder({ 'duplicate.json': readFileSync(join(ROOT, 'fixtures/plans/duplicate.json'), 'utf8') });
    run([place, '--fix']);
    const { categories } = JSON.parse(readFileSync(join(place, 'duplicate.json'), 'utf8'));
    expect(categories.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
      [1, 'Table'],
      [3, 'Other table'],
      [2, 'Table'],
    ]);
    const misspelt = `{"version":1,"width":300,"height":200,"categories":[{"id":70,"name":"A","color":"#0d5a73"},{"id":71,"name":"B","color":"#ffcfdc"}],"areas":[{"id":1,"name":"Sea","rooms":[
      {"id":1,"room_id":70,"name":"One","beds":2,"coordinates":{"x":5,"y":10,"width":40,"height":40}},{"id":2,"room_idd":71,"name":"Two","beds":2,"coordinates":{"x":105,"y":10,"width":40,"height":40}}]}],"decor":[]}`;
    const plan = folder({ 'plan.json': misspelt });
    run([plan, '--fix']);
    expect(JSON.parse(readFileSync(join(plan, 'plan.json'), 'utf8'))).toEqual(
      JSON.parse(misspelt.replace('room_idd', 'room_id')),
    );
  });

  test('a file that can’t be mended keeps every byte, and a link stays a link', () => {
    const place = folder({ 'real.txt': JSON.stringify(damaged()), 'cut.json': '{"areas": [' });
    symlinkSync(join(place, 'real.txt'), join(place, 'plan.json'));
    run([place, '--fix']);
    expect(readFileSync(join(place, 'cut.json'), 'utf8')).toBe('{"areas": [');
    expect(readFileSync(join(place, 'real.txt'), 'utf8')).toContain('"beds":2');
    expect(readFileSync(join(place, 'plan.json'), 'utf8')).toBe(readFileSync(join(place, 'real.txt'), 'utf8'));
    expect(readdirSync(place).toSorted()).toEqual(['cut.json', 'plan.json', 'real.txt']);
  });
});

describe('the JSON Schemas', () => {
  const folderOfSchemas = join(ROOT, 'fixtures/schema');
  const schemaOf = (name: string) => z.fromJSONSchema(JSON.parse(readFileSync(join(folderOfSchemas, name), 'utf8')));

  test('are current: npm run fixtures:schema writes them', () => {
    expect(readdirSync(folderOfSchemas).toSorted()).toEqual(
      schemaFiles()
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const { name, text } of schemaFiles())
      expect(readFileSync(join(folderOfSchemas, name), 'utf8'), name).toBe(text);
  });

  test('are written only when asked for plainly', () => {
    const before = readdirSync(folderOfSchemas).map((name) => statSync(join(folderOfSchemas, name)).mtimeMs);
    for (const [args, status] of [
      [['--bogus'], 2],
      [['folder'], 2],
      [['--help'], 0],
    ] as const) {
      expect(
        spawnSync(process.execPath, ['--import', 'tsx', 'src/server/fixtures/schemasCommand.ts', ...args], {
          cwd: ROOT,
          encoding: 'utf8',
        }).status,
      ).toBe(status);
    }
    expect(readdirSync(folderOfSchemas).map((name) => statSync(join(folderOfSchemas, name)).mtimeMs)).toEqual(before);
  });

  test('take the venues that ship, and refuse what the host refuses', () => {
    for (const tenant of readdirSync(join(ROOT, 'fixtures/venues'))) {
      for (const form of ['plan', 'venue']) {
        const file = join(ROOT, 'fixtures/venues', tenant, `${form}.json`);
        if (!existsSync(file)) continue;
        const json = JSON.parse(readFileSync(file, 'utf8'));
        expect(schemaOf(`${form}.schema.json`).safeParse(json).error?.issues).toBeUndefined();
        expect(schemaOf(`${form}.schema.json`).safeParse({ ...json, vip: 1 }).success).toBe(false);
      }
    }
    expect(
      schemaOf('plan.schema.json').safeParse({ ...PLAN, categories: [{ id: 1, name: 'A', color: '#2A9D8F' }] }).success,
    ).toBe(true);
    expect(schemaOf('plan.schema.json').safeParse(damaged()).success).toBe(false);
  });
});
