import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Logger, pino } from 'pino';
import { AJAX, NOW, type ServerHarness, openServerHarness } from '../serverHarness.ts';

describe('the marker header', () => {
  test.each(['/reservation', '/reservation/validation'])(
    'a POST to %s without it is refused with 403, and changes nothing',
    async (path) => {
      const harness = await openServerHarness();
      for (const headers of [{}, { 'X-Requested-With': 'fetch' }]) {
        const answer = await harness.app.inject({
          method: 'POST',
          url: path,
          headers: { 'Content-Type': 'application/json', ...headers },
          payload: harness.payload(),
        });
        expect([answer.statusCode, answer.json()]).toEqual([403, { success: false, message: expect.any(String) }]);
      }
      expect(await harness.rows('reservations')).toEqual([]);
      await harness.close();
    },
  );
});

test('no request makes the host open a connection', async () => {
  const connecting = vi.spyOn(Socket.prototype, 'connect');
  const harness = await openServerHarness();
  expect((await harness.reserve()).statusCode).toBe(200);
  const answer = encodeURIComponent('http://127.0.0.1:9/answer.json');
  for (const url of ['/', '/v/shell-bay', `/gallery/map?answer=${answer}`, '/gallery/fixtures.json', '/readyz'])
    expect([url, (await harness.app.inject({ url })).statusCode]).toEqual([url, 200]);
  expect(connecting).not.toHaveBeenCalled();
  connecting.mockRestore();
  await harness.close();
});

describe('mail scanners follow GET links', () => {
  test('no GET or HEAD request changes anything, at any address', async () => {
    const harness = await openServerHarness();
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
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
        await harness.app.inject({ method, url, headers: AJAX });
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const)
      expect((await harness.app.inject({ method, url: '/reservation', headers: AJAX })).statusCode).toBe(404);
    expect(await harness.contents()).toBe(before);
    await harness.close();
  });
});

function logLines(): { lines: string[]; log: Logger } {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  return { lines, log };
}

async function fromOutside(harness: ServerHarness, remoteAddress: string, forwarded?: string): Promise<number> {
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/reservation/validation',
    remoteAddress,
    payload: harness.payload({ step: 1 }),
    headers: { ...AJAX, ...(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }) },
  });
  return answer.statusCode;
}

describe('rate limits', () => {
  test("count a guest's two calls as one, then answer 429 in JSON with a time to wait", async () => {
    const harness = await openServerHarness({ settings: { rateLimit: 2 } });
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
    await harness.close();
  });

  test('ignore X-Forwarded-For unless TRUST_PROXY names a proxy', async () => {
    const harness = await openServerHarness({ settings: { rateLimit: 2 } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await fromOutside(harness, '203.0.113.9', `198.51.100.${i}`));
    expect(statuses).toEqual([200, 200, 429, 429]);
    await harness.close();
  });

  test('count each client behind a named proxy, and ignore forged addresses', async () => {
    const harness = await openServerHarness({ settings: { rateLimit: 2, trustProxy: ['10.0.0.0/8'] } });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push(await fromOutside(harness, '10.0.0.1', `198.51.100.${i}, 203.0.113.9`));
    statuses.push(await fromOutside(harness, '10.0.0.1', '203.0.113.10'));
    statuses.push(await fromOutside(harness, '203.0.113.9', '198.51.100.77'));
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    await harness.close();
  });

  test('warn once of a proxy that TRUST_PROXY does not name', async () => {
    for (const [trustProxy, count] of [
      [[], 1],
      [['10.0.0.1'], 0],
      [['10.0.0.2'], 1],
    ] as const) {
      const { lines, log } = logLines();
      const harness = await openServerHarness({ settings: { trustProxy }, log });
      for (let i = 0; i < 3; i++) await fromOutside(harness, '10.0.0.1', '198.51.100.1');
      expect(lines.filter((line) => line.includes('TRUST_PROXY does not name'))).toHaveLength(count);
      // A line of the log names no visitor.
      expect(lines.join()).not.toContain('198.51.100.1');
      await harness.close();
    }
  });

  test('count an IPv6 /64 network as one client', async () => {
    const harness = await openServerHarness({ settings: { rateLimit: 2 } });
    const statuses: number[] = [];
    for (const address of [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff::2',
      '2001:db8:1:2:abcd:ef01:2345:6789',
      '2001:db8:1:3::1',
    ])
      statuses.push(await fromOutside(harness, address));
    expect(statuses).toEqual([200, 200, 429, 200]);
    await harness.close();
  });

  test('last a minute, also if the clock is set back meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse(NOW) });
    const harness = await openServerHarness({ settings: { rateLimit: 2 } });
    const visit = (): Promise<number> => fromOutside(harness, '203.0.113.9');
    expect([await visit(), await visit(), await visit()]).toEqual([200, 200, 429]);
    vi.setSystemTime(Date.parse(NOW) - 3_600_000);
    expect(await visit()).toBe(429);
    vi.advanceTimersByTime(61_000);
    expect(await visit()).toBe(200);
    vi.useRealTimers();
    await harness.close();
  });

  test('are off for 0', async () => {
    const harness = await openServerHarness({ settings: { rateLimit: 0 } });
    for (let i = 0; i < 50; i++) expect(await fromOutside(harness, '203.0.113.9')).toBe(200);
    await harness.close();
  });
});

describe('security headers', () => {
  let harness: ServerHarness;
  beforeAll(async () => {
    harness = await openServerHarness();
  });
  afterAll(() => harness.close());

  test.each(['/', '/v/shell-bay', '/v/none', '/healthz', '/pages/entry-abc123.js', '/reservation'])(
    '%s carries them',
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

  test('let only FRAME_ANCESTORS frame a venue', async () => {
    const framed = await openServerHarness({ settings: { frameAncestors: ["'self'", 'https://www.example.com'] } });
    const { headers } = await framed.app.inject({ url: '/v/shell-bay' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://www.example.com");
    expect(headers).not.toHaveProperty('x-frame-options');
    await framed.close();
  });

  test('let the sites that a venue names frame it, and no other page', async () => {
    const framed = await openServerHarness({
      venue: { embed_sites: ['https://www.example.com', 'https://*.cafe.example'] },
    });
    const venue = await framed.app.inject({ url: '/v/shell-bay' });
    expect(venue.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://www.example.com https://*.cafe.example",
    );
    expect(venue.headers).not.toHaveProperty('x-frame-options');
    const terms = await framed.app.inject({ url: '/v/shell-bay/terms' });
    expect(terms.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    await framed.close();
  });

  test('answer calls of pages without an origin only if a venue allows all sites', async () => {
    const preflight = async (sites: readonly string[]): Promise<Record<string, unknown>> => {
      const framed = await openServerHarness({ venue: { embed_sites: sites } });
      const { headers } = await framed.app.inject({
        method: 'OPTIONS',
        url: '/reservation',
        headers: { Origin: 'null' },
      });
      const page = await framed.app.inject({ url: '/v/shell-bay' });
      await framed.close();
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

  test('let other origins load files, but not pages or calls', async () => {
    for (const [url, policy] of [
      ['/pages/entry-abc123.js', 'cross-origin'],
      ['/v/shell-bay/ground.json', 'cross-origin'],
      ['/embed.js', 'cross-origin'],
      ['/v/shell-bay', 'same-origin'],
      ['/api/reservations/tables', 'same-origin'],
    ] as const)
      expect([url, (await harness.app.inject({ url })).headers['cross-origin-resource-policy']]).toEqual([url, policy]);
  });

  test('pages have no inline scripts or styles', async () => {
    for (const url of ['/', '/v/shell-bay', '/v/shell-bay/terms', '/v/none']) {
      const { body } = await harness.app.inject({ url, headers: { Accept: 'text/html' } });
      expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/i);
    }
  });
});

describe('failures', () => {
  test('a lost database is a 500 without a stack, and the host is not ready', async () => {
    const harness = await openServerHarness();
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
    const harness = await openServerHarness();
    for (const url of ['/v/%E0%A4%A', '/v/shell-bay/files/%ff']) {
      const answer = await harness.app.inject({ url });
      expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
    }
    await harness.close();
  });
});
