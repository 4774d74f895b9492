import fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAvailability } from '../../../src/domain/plan/reading/availability.ts';
import { publicVenueSchema } from '../../../src/domain/booking/venue.ts';
import { allowInlineScript, withTheme } from '../../../src/server/http/pageRoutes.ts';
import { PLAN_PICTURE_SIZE } from '../../../src/server/drawing/planPictures.ts';
import { readImageSize } from '../../../src/domain/plan/imageSize.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, STAYS, openServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
beforeAll(async () => {
  harness = await openServerHarness({
    venue: { name: 'Shell & "Bay" <b>', picture: 'pictures/couch.svg' },
    other: {
      language: 'ar',
      occupancy: 'stay',
      stays: STAYS,
      picture: '/assets/reef.svg',
      promo_codes: [{ code: 'SECRET' }],
    },
  });
});
afterAll(() => harness.close());

const get = (url: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  harness.app.inject({ url, headers });

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The page-level values, as a browser would read them. */
function valuesOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [.../<div id="app" ([^>]*)>/.exec(html)![1]!.matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [
      match[1]!,
      unescaped(match[2]!),
    ]),
  );
}

test('the policy of a page allows the script of its template, and no other', async () => {
  const script = "\n  addEventListener('error', function () {}, true);\n";
  const app = fastify();
  app.get('/', async (_request, reply) => {
    reply.header('Content-Security-Policy', "default-src 'none'; script-src 'self'");
    return allowInlineScript(reply, `<script>${script}</script><script type="module" src="./a.js"></script>`).send('');
  });
  const hash = createHash('sha256').update(script).digest('base64');
  expect((await app.inject('/')).headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}'`,
  );
});

test('a page whose address asks for light or dark colors has them, and their color of the browser’s bars', () => {
  const template = readFileSync('src/booker/index.html', 'utf8');
  const dark = withTheme(template, { theme: 'dark' });
  expect(dark).toContain('<html data-theme="dark" lang=');
  expect(dark).toContain('<meta name="color-scheme" content="dark" />');
  expect(dark).toContain('<meta name="theme-color" media="not all" content="#fbf7ef" />');
  expect(dark).toContain('<meta name="theme-color"  content="#121a1c" />');
  expect(withTheme(template, { theme: 'light' })).toContain('<meta name="theme-color"  content="#fbf7ef" />');
  for (const theme of ['auto', 'DARK', '"><script>', ['dark', 'light'], undefined])
    expect(withTheme(template, { theme })).toBe(template);
});

describe('the booker page', () => {
  test.each([
    ['/v/Shell-Bay?date=24.12.2026', '/v/shell-bay?date=24.12.2026'],
    ['/v/SHELL-BAY/t/1', '/v/shell-bay/t/1'],
    ['/day/Shell-bay', '/day/shell-bay'],
  ])('the booker page is found with a capital: %s leads to %s', async (typed, address) => {
    const { statusCode, headers } = await get(typed);
    expect([statusCode, headers['location']]).toEqual([301, address]);
  });

  test('the booker page has its venue’s values, and is never used again without asking the host', async () => {
    const page = await get('/v/shell-bay?utm=1');
    expect([page.statusCode, page.headers['cache-control'], page.headers['content-type']]).toEqual([
      200,
      'private, no-cache',
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('<html lang="en" dir="ltr"><title>Shell &amp; &quot;Bay&quot; &lt;b&gt;</title>');
    expect(page.body).toContain('<img src="/v/shell-bay/files/pictures/couch.svg">');
    const { 'data-venue': venue, ...values } = valuesOf(page.body);
    expect(values).toEqual({
      'data-tenant': 'shell-bay',
      'data-host': '',
      'data-key': 'shell-bay-key',
      'data-location-id': '7',
      'data-default-date': '23.11.2026',
      'data-now': '2026-11-23T02:30:00.000Z',
      'data-features': 'idempotency live offline manage requests',
      'data-language': 'en',
      'data-last-event-id': '0',
      'data-ground': '/v/shell-bay/ground.json',
    });
    const publicVenue = publicVenueSchema.parse(JSON.parse(venue!));
    expect(publicVenue).toMatchObject({
      utc_offsets: [{ from: expect.any(Number), minutes: 330 }],
      name: 'Shell & "Bay" <b>',
      picture: '/v/shell-bay/files/pictures/couch.svg',
      hours: { first: 540, last: 1200 },
      promo: false,
    });
    expect(publicVenue.terms[0]!.text).toBe('Tables are held for 15 minutes.');
  });

  test('the booker page names the stay feature, is right to left, and contains no promo code or mail address', async () => {
    const { body } = await get('/v/reef');
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('<img src="/assets/reef.svg">');
    expect(valuesOf(body)).toMatchObject({
      'data-features': 'idempotency stay taken live offline manage requests',
      'data-location-id': '8',
    });
    expect(body).not.toMatch(/SECRET|host@shell-bay/);
  });

  test('the booker page tells search engines and messengers where it is, and visitors without JavaScript whom to call', async () => {
    const { body } = await get('/v/shell-bay?date=24.12.2026', { Host: 'book.example' });
    expect(body).toContain('<link rel="canonical" href="http://book.example/v/shell-bay">');
    expect(body).toContain('<meta property="og:image" content="http://book.example/v/shell-bay/plan.jpg">');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Restaurant',
      name: 'Shell & "Bay" <b>',
      telephone: '+94 41 555 0100',
      potentialAction: {
        '@type': 'ReserveAction',
        target: { urlTemplate: 'http://book.example/v/shell-bay?date={date}&guests={guests}' },
      },
    });
    expect(body).toContain('<a href="tel:+94415550100" dir="ltr">+94 41 555 0100</a></noscript>');
    const named = await openHarness({
      settings: { publicUrl: 'https://tables.example' },
      venue: { contact_email: 'hello@shell-bay.example' },
    });
    const { body: other } = await named.app.inject({ url: '/v/shell-bay', headers: { Host: 'elsewhere.example' } });
    expect(other).toContain('<link rel="canonical" href="https://tables.example/v/shell-bay">');
    expect(other).toContain('<a href="mailto:hello@shell-bay.example" dir="ltr">');
  });

  test('the booker page has a picture of its plan, which is asked for again without being sent again', async () => {
    const picture = await get('/v/shell-bay/plan.jpg');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(readImageSize(picture.rawPayload)).toEqual(PLAN_PICTURE_SIZE);
    const again = await get('/v/shell-bay/plan.jpg', { 'If-None-Match': String(picture.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/v/nowhere/plan.jpg')).statusCode).toBe(404);
  });

  test.each([
    ['/v/shell-bay', 'de-CH,de;q=0.9,en;q=0.8', 'de', 'ltr'],
    ['/v/shell-bay', 'nl, en;q=0.5, ar;q=0.7', 'ar', 'rtl'],
    ['/v/reef', 'nl', 'ar', 'rtl'],
    ['/v/reef?lang=de', 'en-US', 'de', 'ltr'],
    ['/v/reef?lang=xx', 'de', 'de', 'ltr'],
  ])('%s for a browser that asks for %s is in the language %s', async (address, wanted, language, direction) => {
    const { body, headers } = await get(address, { Accept: 'text/html', 'Accept-Language': wanted });
    expect(headers.vary).toContain('Accept-Language');
    expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(valuesOf(body)['data-language']).toBe(language);
    const loaded = [...body.matchAll(/<link rel="modulepreload" hreflang="(\w+)"/g)].map(([, of]) => of);
    expect(loaded).toEqual(language === 'de' ? ['de'] : []);
  });

  test('the booker page has the first date that guests wait for as its default date if none is released', async () => {
    const release = { from: '2026-11-23', to: '2028-11-23', on: '2027-03-01', at: '09:00' };
    const waiting = await openHarness({ venue: { releases: [release] } });
    const { body } = await waiting.app.inject({ url: '/v/shell-bay' });
    expect(valuesOf(body)).toHaveProperty('data-default-date', '23.11.2026');
  });
});

describe('the map alone', () => {
  const map = (answer: string) => get(`/gallery/map${answer === '' ? '' : `?answer=${encodeURIComponent(answer)}`}`);

  test('the map alone is the only page that may connect to any host', async () => {
    const page = await map('https://host.example/tables?key=a');
    expect([page.statusCode, page.body]).toEqual([200, '<title>Map</title>']);
    expect(page.headers['content-security-policy']).toContain('connect-src *;');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const other of ['/', '/v/shell-bay', '/v/shell-bay/terms'])
      expect((await get(other)).headers['content-security-policy']).toContain("connect-src 'self';");
  });

  test('the map alone preloads its answer with its script', async () => {
    expect((await map('https://host.example/tables?a=1&b=ü')).headers['link']).toBe(
      '<https://host.example/tables?a=1&b=%C3%BC>; rel=preload; as=fetch; crossorigin',
    );
  });

  test.each(['', '/api/tables', 'javascript:alert(1)', 'file:///etc/passwd'])(
    'the map alone preloads nothing for %j',
    async (answer) => {
      const page = await map(answer);
      expect(page.statusCode).toBe(200);
      expect(page.headers).not.toHaveProperty('link');
    },
  );

  test('the map alone never lets an address break out of a header', async () => {
    const { headers } = await map('https://host.example/>; rel=preload\r\nSet-Cookie: a=b');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['link']).toMatch(/^<https:\/\/host\.example\/[^<>\s]*>; rel=preload; as=fetch; crossorigin$/);
    expect((await get('/gallery/map?answer=https://a.example&answer=https://b.example')).headers).not.toHaveProperty(
      'link',
    );
  });
});

describe('plain pages', () => {
  test('plain pages list the venues, one link each', async () => {
    const { body } = await get('/');
    expect([...body.matchAll(/href="(\/v\/[^"]+)"/g)].map((match) => match[1])).toEqual(['/v/reef', '/v/shell-bay']);
    expect(body).toContain('Shell &amp; &quot;Bay&quot; &lt;b&gt;');
  });

  test('plain pages show terms that are HTML as such, and anything else in them as text', async () => {
    const served = harness.venues.get('shell-bay')!;
    const terms = [
      { text: '<p>Held for <strong>{hold_minutes} minutes</strong>.</p>' },
      { text: '<p onclick="x()">Late' },
    ];
    harness.venues.set('shell-bay', { ...served, venue: { ...served.venue, terms } });
    const { body } = await get('/v/shell-bay/terms');
    harness.venues.set('shell-bay', served);
    expect(body).toContain('<p>Held for <strong>15 minutes</strong>.</p>');
    expect(body).toContain('<p>&lt;p onclick=&quot;x()&quot;&gt;Late</p>');
  });

  test.each(['/v/none', '/v/__proto__', '/nothing'])(
    '%s is a friendly page for people, and JSON for programs',
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<h1>Page not found</h1>');
      const json = await get(url, { Accept: 'application/json' });
      expect([json.statusCode, json.json().success]).toEqual([404, false]);
    },
  );
});

describe('files', () => {
  test("a venue's SVG picture is served with a policy that forbids everything", async () => {
    const picture = await get('/v/shell-bay/files/pictures/couch.svg');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(picture.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
    expect(
      (await get('/v/shell-bay/files/pictures/couch.svg', { 'If-None-Match': String(picture.headers.etag) }))
        .statusCode,
    ).toBe(304);
  });

  test.each([
    'venue.json',
    'plan.json',
    '../reef/venue.json',
    '..%2freef%2fvenue.json',
    'pictures/../venue.json',
    'pictures/..%2fvenue.json',
    '%2fassets%2fx.svg',
    '/assets/x.svg',
    'pictures',
    'pictures/',
    'pictures/none.svg',
    '.hidden.svg',
    'pictures%00/couch.svg',
    'couch.svg%00.json',
    '',
  ])('nothing else of the folder is served: %s', async (path) => {
    const answer = await harness.app.inject({ url: `/v/shell-bay/files/${path}` });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('promo');
  });

  test('a symbolic link is followed only to another picture of the folder', async () => {
    const { folder } = harness.venues.get('shell-bay')!;
    symlinkSync(join(folder, '..', 'reef'), join(folder, 'pictures', 'reef'));
    symlinkSync('couch.svg', join(folder, 'pictures', 'within.svg'));
    symlinkSync(join(folder, 'venue.json'), join(folder, 'pictures', 'settings.svg'));
    symlinkSync(join(folder, '..', 'reef', 'venue.json'), join(folder, 'pictures', 'outside.svg'));
    symlinkSync('none.svg', join(folder, 'pictures', 'nowhere.svg'));
    writeFileSync(join(folder, '..', 'reef', 'secret.svg'), '<svg/>');
    mkdirSync(join(folder, '..', 'shell-bay-too'));
    writeFileSync(join(folder, '..', 'shell-bay-too', 'secret.svg'), '<svg/>');
    symlinkSync(join(folder, '..', 'shell-bay-too'), join(folder, 'pictures', 'too'));
    for (const path of ['reef/secret.svg', 'too/secret.svg', 'outside.svg', 'nowhere.svg', 'settings.svg'])
      expect([path, (await get(`/v/shell-bay/files/pictures/${path}`)).statusCode]).toEqual([path, 404]);
    expect((await get('/v/shell-bay/files/pictures/within.svg')).statusCode).toBe(200);
  });

  test.each([
    '/pages/../booker/index.html',
    '/pages/..%2fbooker%2findex.html',
    '/pages/',
    '/assets/',
    '/assets/deploy/compose.yaml',
    '/assets/%64eploy/compose.yaml',
    '/assets/beach-camp/../deploy/compose.yaml',
    '/assets/beach-camp/..%2fdeploy/compose.yaml',
    '/assets/readme/editor.webp',
    '/assets/..%2fpackage.json',
    '/assets/../package.json',
  ])('%s is not served', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('built files are cached forever', async () => {
    const { headers } = await get('/pages/entry-abc123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('sends text compressed to a client that accepts it, with the same content', async () => {
    for (const url of [
      '/pages/entry-abc123.js',
      '/v/shell-bay/files/pictures/couch.svg',
      '/api/reservations/tables?key=shell-bay-key&date=23.11.2026&guests=2',
      '/v/shell-bay',
    ]) {
      const plain = await get(url);
      const packed = await get(url, { Accept: 'text/html', 'Accept-Encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 1.5);
      expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  test('what the build has compressed is sent as it is, to clients that accept it', async () => {
    const packed = await get('/pages/compressed-abc123.js', { 'Accept-Encoding': 'gzip, br' });
    expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
      'br',
      expect.stringContaining('javascript'),
    ]);
    expect(String(brotliDecompressSync(packed.rawPayload))).toContain('compressed by the build');
    expect((await get('/pages/compressed-abc123.js', { 'Accept-Encoding': '' })).body).toContain('high');
  });
});

describe('the availability answer', () => {
  const query = { key: 'shell-bay-key', date: '23.11.2026', guests: '2' };
  const ask = (changes: Record<string, string>) =>
    harness.app.inject({ url: '/api/reservations/tables', query: { ...query, ...changes } });

  test('the availability answer names areas and rooms like the specification, with whole numbers, a color each, and a picture only if one exists', async () => {
    const answer = await ask({});
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const [lines, inside] = answer.json();
    expect([lines.id, lines.name, lines.rooms.length, inside.rooms.length]).toEqual([1, 'Lines', 40, 2]);
    expect(lines.rooms[0]).toEqual({
      id: 1,
      room_id: 70,
      name: 'Line 1',
      category_name: 'Line',
      room_description: '',
      beds: 2,
      available: true,
      coordinates: { x: 60, y: 0, width: 40, height: 40, color: '#2a9d8f', text: 'Line 1' },
    });
    expect(inside.rooms[1]).toMatchObject({
      name: 'Stage Couch',
      picture: '/v/shell-bay/files/pictures/couch.svg',
      available_until: '18:00',
    });
    expect(parseAvailability(answer.json())).toMatchObject({ ok: true, problems: [] });
  });

  test.each([
    [{ key: 'none' }, ['key']],
    [{ date: '31.02.2027' }, ['date']],
    [{ date: '22.11.2026' }, ['date']],
    [{ guests: '9' }, ['guests']],
    [{ date: 'x', guests: 'x' }, ['date', 'guests']],
  ])('the availability answer refuses %j under %j', async (changes, fields) => {
    const answer = await ask(changes);
    expect([answer.statusCode, answer.json().success, Object.keys(answer.json().errors)]).toEqual([422, false, fields]);
  });
});
