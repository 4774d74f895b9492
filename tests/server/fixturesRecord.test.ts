/** Recording a host's answer: from this project's own host as it is run, and from hosts that behave badly. The pages must have been built. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAvailability } from '../../src/domain/availability.ts';
import { fixtureIndexSchema } from '../../src/domain/fixtureIndex.ts';
import { nameOf } from '../../src/server/fixtures/record/keep.ts';
import { record } from '../../src/server/fixtures/record/record.ts';
import { ROOT, startHost } from '../support/host.ts';
import { AJAX, NOW, TODAY } from './house.ts';

// Some start processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
  closing.push(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}

/** A host that answers as it is told; its origin. */
async function hostOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The command as people run it. */
function run(...args: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/fixtures/recordCommand.ts', ...args], {
    cwd: ROOT,
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data: Buffer) => {
    stdout += String(data);
  });
  child.stderr.on('data', (data: Buffer) => {
    stderr += String(data);
  });
  return new Promise((resolve) => {
    child.once('close', (status) => {
      resolve({ status, stdout, stderr });
    });
  });
}

const ROOM = {
  id: 1,
  room_id: 70,
  name: 'Line 1',
  beds: '2',
  available: '1',
  staff: 'Ada Silva',
  room_description: 'Ring 0771234567',
  coordinates: { x: 1, y: 2, width: 40, height: 40 },
};
const ANSWER = JSON.stringify([{ id: 1, name: 'Lines', rooms: [ROOM] }]);
const CALL = '/api/reservations/tables';

describe('from the host of this project', () => {
  test('a page is enough: key, host and date are its own, and the file is the answer', async () => {
    const host = await startHost({ now: NOW, args: ['--demo'] });
    closing.push(() => host.stop());
    const file = join(folder(), 'camp.json');
    const { status, stdout, stderr } = await run(`${host.url}/v/beach-camp`, '--out', file);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('96 tables');
    const key = /data-key="([^"]+)"/.exec(await (await fetch(`${host.url}/v/beach-camp`)).text())![1]!;
    const answer: unknown = await (
      await fetch(`${host.url}${CALL}?key=${key}&date=${TODAY}&guests=2`, { headers: AJAX })
    ).json();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(answer);
    expect(fixtureIndexSchema.parse(JSON.parse(readFileSync(join(file, '../index.json'), 'utf8')))).toEqual([
      {
        file: 'camp.json',
        about: `Recorded from ${new URL(host.url).host}/v/beach-camp for ${TODAY}: 96 tables.`,
        kind: 'answer',
        meant: 'sound',
      },
    ]);
    // One room a line.
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"beds":')),
    ).toHaveLength(96);
  });
});

describe('what is asked', () => {
  test('the page’s values are read whatever their quotes, and those given by hand go before them', async () => {
    const asked: string[] = [];
    const origin = await hostOf((request, response) => {
      if (request.url!.startsWith(CALL)) {
        asked.push(`${request.headers['x-requested-with']} ${request.url}`);
        response.setHeader('Content-Type', 'application/json').end(ANSWER);
        return;
      }
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          `<!-- <div data-key="old"> --><script>const a = '<i data-key="script">';</script><div id=app data-key='a&amp;b' data-default-date=24.12.2026 data-host="" data-venue="{&quot;guests&quot;: {&quot;default&quot;: 3}}"></div>`,
        );
    });
    const told = await record(`${origin}/book`, {});
    expect(told.ok && told.tables).toBe(1);
    await record(`${origin}/book`, { date: '31.12.2026', guests: '5', key: 'own' });
    await record(`${origin}${CALL}?key=k&date=01.01.2027&guests=1`, { date: '02.01.2027' });
    expect(asked).toEqual([
      `XMLHttpRequest ${CALL}?key=a%26b&date=24.12.2026&guests=3`,
      `XMLHttpRequest ${CALL}?key=own&date=31.12.2026&guests=5`,
      `XMLHttpRequest ${CALL}?key=k&date=02.01.2027&guests=1`,
    ]);
  });

  test('redirects are followed, and what is personal does not come with the answer', async () => {
    const origin = await hostOf((request, response) => {
      if (request.url === '/book')
        response.writeHead(302, { Location: `${CALL}?key=k&date=01.01.2027&guests=1` }).end();
      else response.setHeader('Content-Type', 'application/json').end(ANSWER);
    });
    const told = await record(`${origin}/book`, {});
    expect(told.ok && told.scrubbed.dropped).toEqual(['staff']);
    expect(told.ok && JSON.stringify(told.scrubbed.answer)).not.toMatch(/Ada|0771234567/);
    expect(told.ok && readAvailability(told.scrubbed.answer)).toMatchObject({ ok: true, problems: [] });
  });
});

describe('a host that does not answer as it should is told of in a line', () => {
  const LIMITS = { timeout: 400, bytes: 20_000, redirects: 3 };
  const page =
    (attributes: string): RequestListener =>
    (_request, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<div id="app" ${attributes}></div>`);
    };
  const json =
    (text: string): RequestListener =>
    (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(text);
    };

  test.each<[string, RequestListener, string]>([
    [
      'a status',
      (_request, response) => {
        response.writeHead(503).end();
      },
      ' answers with status 503.',
    ],
    [
      'a refusal with its reasons',
      (_request, response) => {
        response
          .writeHead(422)
          .end(
            '{"success": false, "errors": {"date": ["The venue is closed", "on 24.12.\\n2026."], "guests": "Ask us."}}',
          );
      },
      ' answers with status 422: date: The venue is closed on 24.12. 2026.; guests: Ask us.',
    ],
    [
      'a refusal in a text',
      (_request, response) => {
        response.writeHead(404).end('{"message": "No such venue."}');
      },
      ' answers with status 404: No such venue.',
    ],
    [
      'a refusal in half a text',
      (_request, response) => {
        response.writeHead(404).end('{"message": ');
      },
      ' answers with status 404.',
    ],
    [
      'a refusal without end',
      (_request, response) => {
        response.writeHead(500).end(`{"message": "${'x'.repeat(30_000)}"}`);
      },
      ' answers with status 500.',
    ],
    ['silence', () => {}, ' does not answer within 0.4 seconds.'],
    [
      'an answer that never ends',
      (_request, response) => {
        response.setHeader('Content-Type', 'application/json').write('[');
      },
      ' does not answer within 0.4 seconds.',
    ],
    [
      'a flood',
      (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(`["${'x'.repeat(30_000)}"]`);
      },
      ' answers with more than 0.02 MB.',
    ],
    [
      'redirects without end',
      (_request, response) => {
        response.writeHead(302, { Location: '/' }).end();
      },
      'more than 3 redirects.',
    ],
    [
      'a way into a file',
      (_request, response) => {
        response.writeHead(302, { Location: 'file:///etc/passwd' }).end();
      },
      'which is no web address.',
    ],
    [
      'a closed door',
      (request) => {
        request.socket.destroy();
      },
      "can't be reached (",
    ],
    ['no JSON', json('{'), ' answers with no JSON.'],
    ['no list', json('{"message": "Hello"}'), ' answers with no tables: group 0 has no rooms.'],
    [
      'rooms that nobody can read',
      json('[{"rooms": [{}]}]'),
      " answers with no tables: group 0, room 0: id can't be read",
    ],
    ['a page without a key', page(''), 'The page names no key (data-key): add --key.'],
    ['a page whose template nobody filled in', page('data-key="{{key}}"'), 'The page names no key'],
    [
      'a page without a date',
      page('data-key="k"'),
      'The page names no date (data-default-date): add --date DD.MM.YYYY.',
    ],
    [
      'a page with another scheme',
      page('data-key="k" data-default-date="24.12.2026" data-host="javascript:alert(1)//"'),
      "The page's data-host is no web address",
    ],
  ])('%s', async (_, answer, fault) => {
    const origin = await hostOf(answer);
    const told = await record(`${origin}/?token=secret`, {}, LIMITS);
    expect(told.ok ? '' : told.fault).toContain(fault);
    expect(told.ok ? '' : told.fault).not.toMatch(/secret|\n/);
  });

  test.each(['ftp://x.lk/', 'book', 'https://me:pw@x.lk/'])('%s is no address', async (address) => {
    const told = await record(address, {});
    expect(told.ok ? '' : told.fault).toContain('is no web address');
  });
});

describe('the command', () => {
  test('keeps a line’s words when it records anew, and says what it took out', async () => {
    const origin = await hostOf((_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(ANSWER);
    });
    const out = folder();
    const index = (): unknown => JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'));
    const args = [`${origin}${CALL}?key=k&date=24.12.2026`, '--out', join(out, 'lines.json')];
    expect((await run(...args, '--about', 'One line.')).stdout).toContain('1 table, 1 text changed, left out staff');
    expect((await run(...args, '--replace')).status).toBe(0);
    expect(index()).toEqual([{ file: 'lines.json', about: 'One line.', kind: 'answer', meant: 'sound' }]);
    expect(readdirSync(out).toSorted()).toEqual(['index.json', 'lines.json']);
    writeFileSync(join(out, 'index.json'), '{');
    expect(await run(...args, '--replace')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^\S+index\.json can't be read as an index of fixtures\.\n$/),
    });
  });

  test.each([
    ['no table', '[]', '0 tables', 'damaged'],
    [
      'two tables upon each other',
      JSON.stringify([{ id: 1, name: 'Lines', rooms: [ROOM, { ...ROOM, id: 2, name: 'Line 2' }] }]),
      '2 tables',
      'damaged',
    ],
    ['a room nobody can read', JSON.stringify([{ id: 1, name: 'Lines', rooms: [ROOM, {}] }]), '1 table', 'damaged'],
  ])('%s: the index says what the checks find', async (_, answer, tables, meant) => {
    const origin = await hostOf((_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(answer);
    });
    const file = join(folder(), 'lines.json');
    const { stdout } = await run(`${origin}${CALL}?key=k`, '--out', file);
    expect(stdout).toContain(`lines.json: ${tables},`);
    expect(stdout).toMatch(
      /The checks find [1-9]\d* errors? and \d+ warnings?: npm run fixtures -- \S+lines\.json tells them\.\n/,
    );
    expect(JSON.parse(readFileSync(join(file, '../index.json'), 'utf8'))).toMatchObject([{ meant }]);
  });

  test('a recording that is there is never lost unasked; replaced, its line tells of the new one', async () => {
    let answer = ANSWER;
    const origin = await hostOf((_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(answer);
    });
    const out = folder();
    const file = join(out, 'lines.json');
    const args = [`${origin}${CALL}?key=k&date=24.12.2026`, '--out', file];
    expect((await run(...args)).status).toBe(0);
    const before = readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'));
    answer = JSON.stringify([
      {
        id: 1,
        name: 'Lines',
        rooms: [ROOM, { ...ROOM, id: 2, name: 'Line 2', coordinates: { x: 90, y: 2, width: 40, height: 40 } }],
      },
    ]);
    expect(await run(...args)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `${file} is there already: name another with --out, or write over it with --replace.\n`,
    });
    expect(readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'))).toEqual(before);
    expect((await run(...args, '--replace')).status).toBe(0);
    expect(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'))).toMatchObject([
      { file: 'lines.json', about: `Recorded from ${new URL(origin).host} for 24.12.2026: 2 tables.` },
    ]);
  });

  test.each([
    ['https://www.example.com:8443/v/beach-camp', '24.12.2026', 'www-example-com-8443-v-beach-camp-2026-12-24'],
    ['https://www.example.com:8443/v/island-terrace', '24.12.2026', 'www-example-com-8443-v-island-terrace-2026-12-24'],
    [`http://localhost:3210${CALL}?key=k&date=24.12.2026`, '24.12.2026', 'localhost-3210-2026-12-24'],
    ['http://localhost/', undefined, 'localhost'],
  ])('%s of %s is called %s', (address, date, name) => expect(nameOf(address, date)).toBe(name));

  test('cannot reach a host', async () => {
    expect(await run('http://127.0.0.1:9/')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/ can't be reached \(.+\n$/),
    });
  });

  test.each([
    [[], 'Name one address'],
    [['http://x.lk', '--date', '31.02.2026'], 'There is no date 31.02.2026.'],
    [['http://x.lk', '--guests', 'two'], '--guests two'],
    [['http://x.lk', '--moon'], "Unknown option '--moon'"],
  ])('%j is refused in a line', async (args, line) => {
    const { status, stderr } = await run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
