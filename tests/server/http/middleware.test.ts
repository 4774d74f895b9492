import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Logger, pino } from 'pino';
import { openHarness } from '../openHarness.ts';
import { AJAX, NOW, type ServerHarness, openServerHarness } from '../serverHarness.ts';

test.each(['/reservation', '/reservation/validation'])(
  'a POST to %s without the marker header is refused with 403, and changes nothing',
  async (path) => {
    const harness = await openHarness();
    for (const headers of [{}, { 'X-Requested-With': 'fetch' }]) {
      const answer = await harness.post(path, harness.payload(), headers);
      expect([answer.statusCode, answer.json()]).toEqual([403, { success: false, message: expect.any(String) }]);
    }
    expect(await harness.rows('reservations')).toEqual([]);
  },
);

test('no GET or HEAD request changes anything, at any address', async () => {
  const harness = await openHarness();
  await harness.reserve({ selected_tables: [1] });
  const { code } = (await harness.rows('reservations'))[0] as { code: string };
  const before = await harness.contents();
  const addresses = [
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/v/shell-bay',
    '/v/shell-bay/terms',
    '/v/shell-bay/ground.json',
    '/reservation',
    '/reservation/validation',
    `/reservation?cancel=${code}`,
    '/api/reservations/tables?key=shell-bay-key&date=23.11.2026&guests=2',
    '/v/shell-bay/files/pictures/couch.svg',
    `/v/shell-bay/cancel/${code}`,
  ];
  for (const url of addresses)
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await harness.app.inject({ method, url, headers: AJAX });
  for (const method of ['PUT', 'DELETE', 'PATCH'] as const)
    expect((await harness.app.inject({ method, url: '/reservation', headers: AJAX })).statusCode).toBe(404);
  expect(await harness.contents()).toBe(before);
});

function logLines(): { lines: string[]; log: Logger } {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  return { lines, log };
}

async function fromOutside(harness: ServerHarness, remoteAddress: string, forwarded?: string): Promise<number> {
  const headers = { ...AJAX, ...(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }) };
  const payload = harness.payload({ step: 1 });
  return (await harness.post('/reservation/validation', payload, headers, remoteAddress)).statusCode;
}

test("rate limits count a guest's two calls as one, then answer 429 in JSON with a time to wait", async () => {
  const harness = await openHarness({ settings: { rateLimit: 2 } });
  const validate = async () => (await harness.post('/reservation/validation', {})).statusCode;
  expect(await validate()).toBe(422);
  await harness.reserve();
  expect(await validate()).toBe(422);
  await harness.post('/reservation', 'x');
  expect(await validate()).toBe(429);
  const answer = await harness.reserve({ selected_tables: [2] });
  expect([answer.statusCode, answer.json()]).toEqual([429, { success: false, message: expect.any(String) }]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await harness.tables()).statusCode).toBe(200);
  expect(await harness.rows('reservations')).toHaveLength(1);
});

test('rate limits ignore X-Forwarded-For unless TRUST_PROXY names a proxy', async () => {
  const harness = await openHarness({ settings: { rateLimit: 2 } });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push(await fromOutside(harness, '203.0.113.9', `198.51.100.${i}`));
  expect(statuses).toEqual([200, 200, 429, 429]);
});

test('rate limits count each client behind a named proxy, and ignore forged addresses', async () => {
  const harness = await openHarness({ settings: { rateLimit: 2, trustProxy: ['10.0.0.0/8'] } });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push(await fromOutside(harness, '10.0.0.1', `198.51.100.${i}, 203.0.113.9`));
  statuses.push(await fromOutside(harness, '10.0.0.1', '203.0.113.10'));
  statuses.push(await fromOutside(harness, '203.0.113.9', '198.51.100.77'));
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
});

test('rate limits count a client once, whatever port its proxies write, and trust each proxy of a chain', async () => {
  const harness = await openHarness({ settings: { rateLimit: 2, trustProxy: ['10.0.0.1', 'fd00::/8'] } });
  const visit = (forwarded: string): Promise<number> => fromOutside(harness, '10.0.0.1', forwarded);
  const visits = async (...forwarded: string[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const each of forwarded) statuses.push(await visit(each));
    return statuses;
  };
  expect(await visits('203.0.113.9:5678', '203.0.113.9:5679', '203.0.113.9:80')).toEqual([200, 200, 429]);
  expect(await visits('[2001:db8::1]:443', '[2001:db8::2]:444', '[2001:db8::1]')).toEqual([200, 200, 429]);
  // The middle address is a proxy's own, and not the client of all.
  const chain = [1, 2, 3].flatMap((n) => [`198.51.100.${n}:80, 10.0.0.1:443`, `192.0.2.${n}, [fd00::1]:443`]);
  expect(await visits(...chain)).toEqual(chain.map(() => 200));
  expect(await visits('x', '', '999.1.1.1:80', 'unknown')).toEqual([200, 200, 200, 200]);
});

test('rate limits warn once of a proxy that TRUST_PROXY does not name', async () => {
  for (const [trustProxy, count] of [
    [[], 1],
    [['10.0.0.1'], 0],
    [['10.0.0.2'], 1],
  ] as const) {
    const { lines, log } = logLines();
    const harness = await openHarness({ settings: { trustProxy }, log });
    for (let i = 0; i < 3; i++) await fromOutside(harness, '10.0.0.1', '198.51.100.1');
    expect(lines.filter((line) => line.includes('TRUST_PROXY does not name'))).toHaveLength(count);
    // A line of the log names no visitor.
    expect(lines.join()).not.toContain('198.51.100.1');
  }
});

test('rate limits last a minute, also if the clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse(NOW) });
  const harness = await openHarness({ settings: { rateLimit: 2 } });
  const visit = (): Promise<number> => fromOutside(harness, '203.0.113.9');
  expect([await visit(), await visit(), await visit()]).toEqual([200, 200, 429]);
  vi.setSystemTime(Date.parse(NOW) - 3_600_000);
  expect(await visit()).toBe(429);
  vi.advanceTimersByTime(61_000);
  expect(await visit()).toBe(200);
  vi.useRealTimers();
});

test('the log has each refused attempt with its reason, and names nobody', async () => {
  const { lines, log } = logLines();
  const harness = await openHarness({ settings: { rateLimit: 5 }, venue: { proof_of_work: true }, log });
  const proof = { idempotency_key: 'submit-0001', proof: '0,0' };
  await harness.reserve(proof);
  const reefBody = { location_id: '8', selected_tables: [900], idempotency_key: undefined };
  for (const date of ['24.11.2026', '25.11.2026', '26.11.2026', '27.11.2026', '28.11.2026'])
    await harness.reserve({ ...reefBody, date });
  await harness.post('/api/editor/reef/sign-in', { token: 'a-wrong-token' }, { ...AJAX, Host: 'localhost' });
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const refused = entries.filter(({ msg }) => msg === 'a reservation was refused');
  expect(refused.map(({ venue, codes }) => [venue, codes])).toEqual([
    ['shell-bay', ['bad_proof']],
    ['reef', ['limit_person']],
  ]);
  expect(entries).toContainEqual(expect.objectContaining({ route: '/reservation', status: 429 }));
  expect(entries).toContainEqual(expect.objectContaining({ route: '/api/editor/:tenant/sign-in', status: 401 }));
  for (const secret of ['ada@example.com', '771234567', 'Silva', '127.0.0.1', 'a-wrong-token'])
    expect(lines.join('\n')).not.toContain(secret);
});

describe('security headers', () => {
  let harness: ServerHarness;
  beforeAll(async () => {
    harness = await openServerHarness();
  });
  afterAll(() => harness.close());

  test.each(['/', '/v/shell-bay', '/v/none', '/healthz', '/pages/missing.js', '/sw.js', '/reservation'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await harness.app.inject({ url });
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split(';')
          .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
      );
      expect(policy).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data: blob:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'manifest-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'object-src': "'none'",
        'frame-ancestors': url === '/v/shell-bay' ? "'self'" : "'none'",
      });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': url === '/v/shell-bay' ? 'SAMEORIGIN' : 'DENY',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test.each([
    ['a script', { url: '/pages/entry-abc123.js' }],
    ['a call of the booker', { url: '/api/reservations/tables?key=shell-bay-key&date=23.11.2026&guests=2' }],
  ])('%s, which browsers never show as a page, carries no security headers', async (_, request) => {
    const { headers, statusCode } = await harness.app.inject(request);
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
      expect(headers).not.toHaveProperty(name);
  });

  test('security headers let the sites of FRAME_ANCESTORS and of the venue frame it, and no other page', async () => {
    const framed = await openHarness({
      settings: { frameAncestors: ["'self'", 'https://www.example.com'] },
      venue: { embed_sites: ['https://*.cafe.example'] },
    });
    const venue = await framed.app.inject({ url: '/v/shell-bay' });
    expect(venue.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://www.example.com https://*.cafe.example",
    );
    expect(venue.headers).not.toHaveProperty('x-frame-options');
    const own = await openHarness({ venue: { embed_sites: ['https://*.cafe.example'] } });
    const terms = await own.app.inject({ url: '/v/shell-bay/terms' });
    expect(terms.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('security headers answer calls of pages without an origin only if a venue allows all sites', async () => {
    const preflight = async (sites: readonly string[]): Promise<Record<string, unknown>> => {
      const framed = await openHarness({ venue: { embed_sites: sites } });
      const { headers } = await framed.app.inject({
        method: 'OPTIONS',
        url: '/reservation',
        headers: { Origin: 'null' },
      });
      const page = await framed.app.inject({ url: '/v/shell-bay' });
      return {
        origin: headers['access-control-allow-origin'],
        allowed: headers['access-control-allow-headers'],
        ancestors: /frame-ancestors[^;]*/.exec(String(page.headers['content-security-policy']))?.[0],
      };
    };
    expect(await preflight(['*'])).toEqual({
      origin: 'null',
      allowed: 'Content-Type, Last-Event-ID, X-Requested-With',
    });
    expect(await preflight(['https://www.example.com'])).toEqual({
      ancestors: "frame-ancestors 'self' https://www.example.com",
    });
  });

  test.each([
    [['*'], "'self' http://book.example"],
    [['https://www.example.com'], "'self'"],
  ])('security headers name the host’s own origin only if a venue allows all sites: %s', async (sites, own) => {
    const framed = await openHarness({ venue: { embed_sites: sites } });
    const { headers } = await framed.app.inject({ url: '/v/shell-bay', headers: { host: 'book.example' } });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(expect.arrayContaining([`connect-src ${own}`, `font-src ${own}`]));
    expect(policy.find((directive) => directive.startsWith('script-src '))).toContain(own);
  });

  test('security headers let other origins load files, but not pages or calls', async () => {
    for (const [url, policy] of [
      ['/pages/entry-abc123.js', 'cross-origin'],
      ['/v/shell-bay/ground.json', 'cross-origin'],
      ['/embed.js', 'cross-origin'],
      ['/v/shell-bay', 'same-origin'],
      ['/api/reservations/tables', 'same-origin'],
    ] as const)
      expect([url, (await harness.app.inject({ url })).headers['cross-origin-resource-policy']]).toEqual([url, policy]);
  });
});

describe('failures', () => {
  test('a lost database is a 500 without a stack, and the host is not ready', async () => {
    const harness = await openHarness();
    await harness.store.destroy();
    for (const answer of [await harness.reserve(), await harness.tables()]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        500,
        { success: false, message: 'Something went wrong on our side. Please try again.' },
      ]);
    }
    expect((await harness.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const ready = await harness.app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json().ok]).toEqual([503, false]);
    await harness.app.close();
  });

  test('a malformed address is a 400 in JSON', async () => {
    const harness = await openHarness();
    for (const url of ['/v/%E0%A4%A', '/v/shell-bay/files/%ff']) {
      const answer = await harness.app.inject({ url });
      expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
    }
  });
});
