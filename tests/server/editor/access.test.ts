/** Access to the editor, and what strangers can learn. */
import { pino } from 'pino';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEditorSessions } from '../../../src/server/editor/sessions.ts';
import { cookieOf, openEditorSession } from './editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, type ServerHarness, TEST_PLAN, EDITOR_TOKEN, openServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
beforeAll(async () => {
  harness = await openServerHarness();
});
afterAll(() => harness.close());

type Request = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly headers?: Record<string, string>;
  readonly from?: string;
  readonly at?: ServerHarness;
};
const ask = (url: string, { method = 'GET', headers = {}, from = '127.0.0.1', at = harness }: Request = {}) =>
  at.app.inject({
    method,
    url,
    headers: { Host: 'localhost', ...headers },
    remoteAddress: from,
    ...(method === 'GET' || method === 'HEAD' ? {} : { payload: '{}' }),
  });
const PATHS = ['', '/versions', '/versions/1', '/nothing/at/all'];
const WRITES = [
  ['PUT', '/draft'],
  ['DELETE', '/draft'],
  ['POST', '/publish'],
  ['POST', '/sign-out'],
  ['DELETE', '/access'],
  ['DELETE', '/access/1'],
  ['PUT', '/pictures/a.png'],
] as const;

test('the token of the editor starts a session, leaves the address bar, and is stored nowhere', async () => {
  const answer = await ask(`/editor/shell-bay?token=${EDITOR_TOKEN}`);
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/editor/shell-bay', '']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^tidetable_editor=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const page = await ask('/editor/shell-bay', { headers: { Cookie: cookieOf(answer) } });
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining(
      '<div id="app" data-tenant="shell-bay" data-name="Shell Bay" data-now="2026-11-23T02:30:00.000Z" data-key="shell-bay-key"',
    ),
  ]);
  const [{ mark }] = (await harness.rows('editor_sessions')) as [{ mark: string }];
  expect(cookieOf(answer)).not.toContain(mark);
  expect(page.body + JSON.stringify(await harness.rows('editor_sessions'))).not.toContain(EDITOR_TOKEN);
});

test('the token of the editor sets a secure cookie over https', async () => {
  const secure = await openHarness({ settings: { publicUrl: 'https://book.example.com' } });
  const answer = await ask(`/editor/shell-bay?token=${EDITOR_TOKEN}`, {
    at: secure,
    headers: { Host: 'book.example.com' },
  });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-tidetable_editor=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await (await openEditorSession(secure, 'shell-bay', 'book.example.com')).call('GET')).statusCode).toBe(200);
  // A sibling domain could set the name without the prefix.
  expect(
    (
      await ask('/api/editor/shell-bay', {
        at: secure,
        headers: { Host: 'book.example.com', Cookie: cookieOf(answer).replace('__Host-', '') },
      })
    ).statusCode,
  ).toBe(401);
});

test('the token of the editor starts no session for a HEAD request, which link checkers send', async () => {
  const fresh = await openHarness();
  const answer = await ask(`/editor/shell-bay?token=${EDITOR_TOKEN}`, { method: 'HEAD', at: fresh });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
  expect(await fresh.rows('editor_sessions')).toEqual([]);
});

test('delays the answer to a wrong token, which is the same for any venue', async () => {
  const begun = performance.now();
  const wrong = [
    '/editor/shell-bay?token=wrong',
    '/editor/none?token=wrong',
    `/editor/shell-bay?token=${EDITOR_TOKEN.slice(0, -1)}`,
    `/editor/shell-bay?token=${EDITOR_TOKEN}&token=${EDITOR_TOKEN}`,
    '/editor/shell-bay?token=',
  ].map((url) => ask(url));
  const answers = await Promise.all(wrong);
  // A busy machine only makes it later.
  expect(performance.now() - begun).toBeGreaterThan(950);
  // The link to the sign-in page has the asked address, whether or not there is such a venue.
  const bodyOf = (answer: { readonly body: string }): string =>
    answer.body.replaceAll(/<p><a href="\/editor\/[\w-]+\/sign-in">[^<]*<\/a><\/p>/g, '');
  expect(new Set(answers.map(bodyOf)).size).toBe(1);
  for (const answer of [
    ...answers,
    await ask('/editor/shell-bay'),
    await ask('/editor/none'),
    await ask('/editor/shell-bay/x'),
    await ask('/editor/'),
  ]) {
    expect([answer.statusCode, bodyOf(answer)]).toEqual([401, bodyOf(answers[0]!)]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
  expect(answers[0]!.body).toContain('You are signed out');
  // It names no venue but the one that the address has.
  expect(answers[0]!.body.replaceAll('/editor/shell-bay/sign-in', '')).not.toMatch(/shell|reef/i);
});

test('blocks a network after ten wrong tokens, whatever headers it sends, and no other network', async () => {
  const fresh = await openHarness();
  const from = '203.0.113.9';
  const tries = (count: number) =>
    Promise.all(
      Array.from(
        { length: count },
        async (_, i) =>
          (
            await ask('/editor/shell-bay?token=wrong', {
              from,
              at: fresh,
              headers: { 'X-Forwarded-For': `198.51.100.${i}` },
            })
          ).statusCode,
      ),
    );
  expect([...(await tries(10)), ...(await tries(4))]).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    429,
    429,
    429,
    429,
  ]);
  const right = await ask(`/editor/shell-bay?token=${EDITOR_TOKEN}`, { from, at: fresh });
  // A stranger in the owner's network must not keep out the owner.
  expect(right.statusCode).toBe(303);
  expect((await ask(`/editor/shell-bay?token=${EDITOR_TOKEN}`, { from: '203.0.113.10', at: fresh })).statusCode).toBe(
    303,
  );
});

test.each([
  ['..%2f..%2f%2fevil.example', '/editor/..%2F..%2F%2Fevil.example'],
  ['%2f%2fevil.example', '/editor/%2F%2Fevil.example'],
  ['a%0d%0aSet-Cookie:%20x=y', '/editor/a%0D%0ASet-Cookie%3A%20x%3Dy'],
  ['__proto__', '/editor/__proto__'],
])('never redirects elsewhere for a tenant %s', async (tenant, location) => {
  const answer = await ask(`/editor/${tenant}?token=${EDITOR_TOKEN}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  expect(String(answer.headers['set-cookie'])).toMatch(/^tidetable_editor=[\w-]+;/);
  const cookie = cookieOf(answer);
  expect((await ask(`/editor/${tenant}`, { headers: { Cookie: cookie } })).statusCode).toBe(404);
  expect((await ask(`/api/editor/${tenant}`, { headers: { Cookie: cookie } })).statusCode).toBe(404);
});

test('the token of the editor never appears in the log', async () => {
  let logged = '';
  const log = pino(
    { level: 'trace' },
    new Writable({
      write: (chunk, _encoding, done) => {
        logged += String(chunk);
        done();
      },
    }),
  );
  const fresh = await openHarness({ log });
  const { cookie } = await openEditorSession(fresh);
  for (const url of [
    `/editor/shell-bay?token=${EDITOR_TOKEN}`,
    `/editor/%E0%A4%A?token=${EDITOR_TOKEN}`,
    `/assets/none.svg?token=${EDITOR_TOKEN}`,
    `/editor/none?token=${EDITOR_TOKEN}`,
  ])
    await ask(url, { at: fresh, headers: { Cookie: cookie } });
  await fresh.store.destroy();
  expect((await ask(`/editor/shell-bay?token=${EDITOR_TOKEN}`, { at: fresh })).statusCode).toBe(500);
  expect((await ask('/api/editor/shell-bay', { at: fresh, headers: { Cookie: cookie } })).statusCode).toBe(500);
  expect(logged).toContain('a request failed');
  expect(logged).not.toContain(EDITOR_TOKEN);
  expect(logged).not.toContain(cookie.split('=')[1]);
  await fresh.app.close();
});

describe('without a session', () => {
  const forged = [
    '',
    'tidetable_editor=',
    'tidetable_editor=x',
    `tidetable_editor=${'A'.repeat(43)}`,
    `tidetable_editor=${EDITOR_TOKEN}`,
    'tidetable_editor=%00',
    'tidetable_editor=%ff',
    `tidetable_editor=${'x'.repeat(8_000)}`,
    "tidetable_editor=' or 1=1 --",
  ];

  test('without a session, every call answers 401, for known and unknown venues', async () => {
    const before = await harness.contents();
    for (const tenant of ['shell-bay', 'none', '..%2freef', '__proto__']) {
      for (const path of PATHS)
        expect([path, (await ask(`/api/editor/${tenant}${path}`)).statusCode]).toEqual([path, 401]);
      for (const [method, path] of WRITES)
        expect([
          path,
          (
            await ask(`/api/editor/${tenant}${path}`, {
              method,
              headers: { ...AJAX, 'Content-Type': 'application/json' },
            })
          ).statusCode,
        ]).toEqual([path, 401]);
    }
    const there = await ask('/api/editor/shell-bay');
    const notThere = await ask('/api/editor/none');
    expect([there.body, there.headers['content-type']]).toEqual([notThere.body, 'application/json; charset=utf-8']);
    expect(there.json()).toEqual({
      success: false,
      message: 'You are signed out. Open the editor again with the link that contains the token.',
    });
    expect(await harness.contents()).toBe(before);
  });

  test('without a session, a forged cookie opens nothing', async () => {
    for (const Cookie of forged) {
      expect([Cookie, (await ask('/api/editor/shell-bay', { headers: { Cookie } })).statusCode]).toEqual([Cookie, 401]);
      expect([Cookie, (await ask('/editor/shell-bay', { headers: { Cookie } })).statusCode]).toEqual([Cookie, 401]);
    }
  });

  test('without a session, the hash in the database opens nothing', async () => {
    await openEditorSession(harness);
    for (const { mark } of await harness.rows('editor_sessions'))
      expect(
        (await ask('/api/editor/shell-bay', { headers: { Cookie: `tidetable_editor=${String(mark)}` } })).statusCode,
      ).toBe(401);
  });

  test('without a session, a visit from a foreign page, which carries no cookie, reloads once', async () => {
    const first = await ask('/editor/shell-bay', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect([first.statusCode, first.headers['refresh']]).toEqual([401, '0; url=/editor/shell-bay']);
    expect(
      (await ask('/editor/shell-bay', { headers: { 'Sec-Fetch-Site': 'same-origin' } })).headers,
    ).not.toHaveProperty('refresh');
    expect((await ask('/editor/a%0d%0ab', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).headers['refresh']).toBe(
      '0; url=/editor/a%0D%0Ab',
    );
  });
});

test('a session survives a restart, and ends when the token changes', async () => {
  const { cookie } = await openEditorSession(harness);
  const again = await openHarness({ database: harness.database });
  expect((await ask('/api/editor/shell-bay', { at: again, headers: { Cookie: cookie } })).statusCode).toBe(200);
  const session = cookie.split('=')[1]!;
  expect([
    await createEditorSessions(harness.store, EDITOR_TOKEN).find('shell-bay', session),
    await createEditorSessions(harness.store, 'another-token-0123456789-0123456789').find('shell-bay', session),
  ]).toEqual([
    { role: 'owner', id: expect.any(String), mark: expect.any(String), isOfHost: true, name: '' },
    undefined,
  ]);
});

test('a session ends twelve hours after the last call and seven days after the first, and is deleted', async () => {
  const HOUR = 3_600_000;
  let now = Date.parse('2026-11-23T00:00:00Z');
  const fresh = await openHarness();
  const sessions = createEditorSessions(fresh.store, EDITOR_TOKEN, () => now);
  const session = await sessions.begin();
  const openAfter = async (hours: number): Promise<boolean> => {
    now += hours * HOUR;
    return (await sessions.find('shell-bay', session)) !== undefined;
  };
  expect([await openAfter(11), await openAfter(11), await openAfter(12.1)]).toEqual([true, true, false]);
  const second = await sessions.begin();
  expect(await fresh.rows('editor_sessions')).toHaveLength(1);
  const hours: boolean[] = [];
  for (let i = 0; i < 17; i++) {
    now += 10 * HOUR;
    hours.push((await sessions.find('shell-bay', second)) !== undefined);
  }
  expect([hours.slice(0, 16).every(Boolean), hours[16]]).toEqual([true, false]);
});

test('a session ends at sign-out, and leaves other sessions alone', async () => {
  const one = await openEditorSession(harness);
  const other = await openEditorSession(harness);
  const answer = await one.call('POST', '/sign-out', {});
  expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([
    200,
    expect.stringMatching(
      /^tidetable_editor=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 [^;]+; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  expect([(await one.call('GET')).statusCode, (await other.call('GET')).statusCode]).toEqual([401, 200]);
  expect((await ask(`/api/editor/shell-bay/sign-out`, { headers: { Cookie: other.cookie, ...AJAX } })).statusCode).toBe(
    404,
  );
});

describe('another site', () => {
  test('another site can’t frame the editor, whatever FRAME_ANCESTORS says', async () => {
    const framed = await openHarness({ settings: { frameAncestors: ["'self'", 'https://www.example.com'] } });
    const { cookie } = await openEditorSession(framed);
    for (const url of [
      '/editor/shell-bay',
      '/editor/none',
      `/editor/shell-bay?token=${EDITOR_TOKEN}`,
      '/api/editor/shell-bay',
    ]) {
      for (const Cookie of [cookie, '']) {
        const { headers } = await ask(url, { at: framed, headers: { Cookie } });
        expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'(?:;frame-src 'self')?$/);
        expect(headers['content-security-policy']).toContain("script-src 'self';");
        expect(headers).toMatchObject({
          'x-frame-options': 'DENY',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
      }
    }
  });

  test.each<[string, Record<string, string>]>([
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['the origin null', { Origin: 'null' }],
    ['no origin at all', { Origin: 'x' }],
    ['a port beside ours', { Origin: 'http://localhost:8080' }],
    ['another scheme', { Origin: 'https://localhost' }],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbor', { 'Sec-Fetch-Site': 'same-site' }],
  ])('can’t call the editor: %s', async (_, headers) => {
    const drawer = await openEditorSession(harness);
    for (const answer of [
      await drawer.call(
        'POST',
        '/publish',
        { plan: TEST_PLAN, by: 'x' },
        { 'If-Match': await drawer.etag(), ...headers },
      ),
      await drawer.call('PUT', '/draft', { plan: TEST_PLAN, base: 0 }, { 'If-None-Match': '*', ...headers }),
      await drawer.call('DELETE', '/draft', undefined, { 'If-Match': '"1"', ...headers }),
      await drawer.call('GET', '', undefined, headers),
      await drawer.call('POST', '/sign-out', {}, headers),
    ])
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'This call came from a page on another site.']);
    expect([await harness.rows('drafts'), await harness.rows('publications')]).toEqual([[], []]);
  });

  test.each([
    ['https://book.example.com', 200],
    ['http://book.example.com', 403],
    ['https://book.example.com:8443', 403],
    ['https://www.book.example.com', 403],
    ['http://localhost:80', 403],
    ['http://localhost', 200],
  ])('another site of another scheme or port can’t call the editor under https: %s', async (origin, status) => {
    const secure = await openHarness({ settings: { publicUrl: 'https://book.example.com' } });
    const drawer = await openEditorSession(secure);
    expect((await drawer.call('GET', '', undefined, { Origin: origin })).statusCode).toBe(status);
  });

  test.each(['/%61pi/editor/shell-bay', '/api/%65ditor/shell-bay', '/api/editor/shell%2dbay'])(
    'another site can’t call the editor by another spelling of the address: %s',
    async (path) => {
      const drawer = await openEditorSession(harness);
      const headers = { ...AJAX, Host: 'localhost', Cookie: drawer.cookie, Origin: 'https://evil.example' };
      const url = `${path}/draft`;
      const payload = { plan: TEST_PLAN, base: 0 };
      const answer = await harness.app.inject({
        method: 'PUT',
        url,
        payload,
        headers: { ...headers, 'If-None-Match': '*' },
      });
      expect(answer.statusCode).toBe(403);
      expect(await harness.rows('drafts')).toEqual([]);
    },
  );

  test('another site can’t submit a form: a write without the marker header is refused', async () => {
    const drawer = await openEditorSession(harness);
    for (const [method, path] of WRITES)
      expect([path, (await drawer.call(method, path, {}, { 'X-Requested-With': '' })).statusCode]).toEqual([path, 403]);
    expect((await drawer.call('POST', '/sign-out', '{}', { 'Content-Type': 'text/plain' })).statusCode).toBe(415);
  });
});

const asGuest = (url: string, language: string) =>
  ask(url, { headers: { Accept: 'text/html', 'Accept-Language': language } });

test('the plain pages of the editor link to the sign-in page of the address where they report that nobody is signed in', async () => {
  expect((await asGuest('/editor/shell-bay', 'en')).body).toContain(
    '<a href="/editor/shell-bay/sign-in">Sign in with a token</a>',
  );
  expect((await asGuest('/editor', 'en')).body).not.toContain('sign-in');
});

describe('the host name of a request', () => {
  const names = async (at: ServerHarness, hosts: readonly string[]): Promise<number[]> => {
    const { cookie } = await openEditorSession(at, 'shell-bay', at === harness ? 'localhost' : 'book.example.com');
    return Promise.all(
      hosts.map(
        async (Host) => (await ask('/api/editor/shell-bay', { at, headers: { Host, Cookie: cookie } })).statusCode,
      ),
    );
  };

  test('the host name of a request is refused if unknown, for page, sign-in and calls', async () => {
    const foreign = [
      'evil.example',
      'evil.example:80',
      'localhost:81',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'x@localhost',
      '[::2]',
    ];
    expect(await names(harness, foreign)).toEqual(foreign.map(() => 421));
    for (const url of ['/editor/shell-bay', `/editor/shell-bay?token=${EDITOR_TOKEN}`, '/editor/none?token=wrong']) {
      const answer = await ask(url, { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'localhost' } });
      expect([answer.statusCode, answer.headers['set-cookie'], answer.body]).toEqual([
        421,
        undefined,
        expect.stringContaining('PUBLIC_URL'),
      ]);
    }
    // Visitors may use any host name.
    expect((await ask('/v/shell-bay', { headers: { Host: 'evil.example' } })).statusCode).toBe(200);
  });

  test('the host name of a request is accepted if it is the host’s own', async () => {
    expect(
      await names(harness, ['localhost', 'LOCALHOST:80', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:80']),
    ).toEqual([200, 200, 200, 200, 200, 200]);
    const named = await openHarness({
      settings: { publicUrl: 'http://book.example.com', port: 3_000, host: '0.0.0.0' },
    });
    expect(
      await names(named, ['book.example.com', 'localhost:3000', '127.0.0.1:3000', 'localhost', 'other.example.com']),
    ).toEqual([200, 200, 200, 421, 421]);
  });
});
