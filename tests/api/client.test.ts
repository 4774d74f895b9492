/** The page's calls, against a network that the test controls. */
import { type Mock, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchPlanBackground, fetchTables, postPayload } from '../../src/api/bookingClient.ts';
import { bookingCalls } from '../../src/api/bookingContract.ts';
import { toPayload } from '../../src/domain/booking/reservationPayload.ts';
import { toPublicVenue } from '../../src/domain/booking/venueFile.ts';
import { loadPlan, loadVenue } from '../support/fixtureVenues.ts';

const PAYLOAD = toPayload(
  {
    date: '2026-11-23',
    time: 540,
    guests: 2,
    stay: '',
    firstName: 'Ada',
    lastName: '',
    countryCode: '+94',
    phone: '771234567',
    email: 'ada@example.com',
    notes: '',
    discountCode: '',
    terms: true,
  },
  [{ id: 101 }],
  toPublicVenue(loadVenue('beach-camp')),
  '1',
  2,
);
const ROOM = {
  id: 1,
  room_id: 70,
  name: 'Line 1',
  beds: 2,
  available: true,
  coordinates: { x: 0, y: 0, width: 10, height: 10, color: '#0d5a73' },
};

let network: Mock<typeof fetch>;
let warn: Mock<typeof console.warn>;
/** The signal of a call that is not aborted. */
const asked = (): AbortSignal => new AbortController().signal;
const answers = (status: number, body: unknown): void => {
  network.mockImplementation(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
};

beforeEach(() => {
  network = vi.fn<typeof fetch>();
  warn = vi.fn<typeof console.warn>();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a POST', () => {
  test('goes out as JSON with the marker, once, to the host’s path', async () => {
    answers(200, { success: true });
    await postPayload('https://host.example', bookingCalls.validate, PAYLOAD);
    await postPayload('', bookingCalls.reserve, PAYLOAD);
    expect(network.mock.calls.map(([address]) => address)).toEqual([
      'https://host.example/reservation/validation',
      '/reservation',
    ]);
    const options = network.mock.calls[0]![1]!;
    expect(options.method).toBe('POST');
    expect(new Headers(options.headers).get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(new Headers(options.headers).get('Content-Type')).toBe('application/json');
    expect(JSON.parse(options.body as string)).toEqual(PAYLOAD);
    expect(options.signal).toBeInstanceOf(AbortSignal);
  });

  test.each<[string, number, unknown, unknown]>([
    ['success', 200, { success: true, code: 'TIDE-7' }, { ok: true, code: 'TIDE-7' }],
    [
      '422 with errors',
      422,
      { success: false, errors: { email: ['Bad'] } },
      { ok: false, error: 'refused', errors: { email: ['Bad'] } },
    ],
    [
      '200 with success false and errors',
      200,
      { success: false, errors: { email: 'Bad' } },
      { ok: false, error: 'refused', errors: { email: ['Bad'] } },
    ],
    [
      '422 with a message and errors, as Laravel sends them',
      422,
      { message: 'The given data was invalid.', errors: { email: ['Bad'] } },
      { ok: false, error: 'refused', errors: { email: ['Bad'] } },
    ],
    [
      '429 with a message',
      429,
      { success: false, message: 'Try later.' },
      { ok: false, error: 'refused', errors: { '': ['Try later.'] } },
    ],
    ['200 with success false alone', 200, { success: false }, { ok: false, error: 'refused' }],
    ['403 with success true', 403, { success: true }, { ok: false, error: 'refused' }],
    ['403 with a page of HTML', 403, '<h1>Forbidden</h1>', { ok: false, error: 'refused' }],
    ['500 with success true', 500, { success: true, code: 'X' }, { ok: false, error: 'unreadable' }],
    ['a page of HTML', 200, '<!doctype html><title>Welcome</title>', { ok: false, error: 'unreadable' }],
    ['a gateway’s page', 502, '<html>Bad Gateway</html>', { ok: false, error: 'unreadable' }],
    ['null', 200, 'null', { ok: false, error: 'unreadable' }],
  ])('%s', async (_, status, body, outcome) => {
    answers(status, body);
    expect(await postPayload('', bookingCalls.reserve, PAYLOAD)).toEqual(outcome);
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('returns a value without network or answer in time, logs a line, and does not retry', async () => {
    for (const failure of [
      new TypeError('Failed to fetch'),
      new DOMException('The operation timed out.', 'TimeoutError'),
    ]) {
      network.mockReset().mockRejectedValue(failure);
      expect(await postPayload('', bookingCalls.reserve, PAYLOAD)).toEqual({ ok: false, error: 'no-reply' });
      expect(network).toHaveBeenCalledTimes(1);
      expect(warn.mock.calls.at(-1)).toContain(failure);
    }
  });

  test('treats a truncated body as a missing answer', async () => {
    network.mockResolvedValue(
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })),
    );
    expect(await postPayload('', bookingCalls.reserve, PAYLOAD)).toEqual({ ok: false, error: 'no-reply' });
  });
});

describe('loading tables', () => {
  const query = { key: 'k&y', date: '23.11.2026', guests: '2' };

  test('asks with key, date and guests, and the marker', async () => {
    answers(200, []);
    await fetchTables('https://host.example', query, asked());
    const [address, options] = network.mock.calls[0]!;
    const url = new URL(address as string);
    expect(url.origin + url.pathname).toBe('https://host.example/api/reservations/tables');
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
    expect(new Headers(options!.headers).get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(options!.method ?? 'GET').toBe('GET');
  });

  test('loading tables is not answered with unchanged tables again by the page’s own host, and asks no other host for that', async () => {
    const body = JSON.stringify([{ id: 1, name: 'Lines', rooms: [ROOM] }]);
    const sentEtag = (): string | null => new Headers(network.mock.calls.at(-1)![1]!.headers).get('If-None-Match');
    for (const [host, etag] of [
      ['', 'W/"1"'],
      ['https://host.example', null],
    ] as const) {
      const last = {};
      network.mockResolvedValueOnce(new Response(body, { headers: { ETag: 'W/"1"' } }));
      const first = await fetchTables(host, query, asked(), last);
      expect([first?.tables.length, sentEtag()]).toEqual([1, null]);
      network.mockResolvedValueOnce(etag === null ? new Response(body) : new Response(null, { status: 304 }));
      expect(await fetchTables(host, { ...query, guests: '4' }, asked(), last)).toBe(first);
      expect(sentEtag()).toBe(etag);
    }
    expect(warn).not.toHaveBeenCalled();
  });

  test('returns the readable part, and logs the rest', async () => {
    answers(200, [
      { id: 1, name: 'Lines', rooms: [ROOM, { ...ROOM, id: 2, beds: 'two' }, { ...ROOM, id: 3, available: null }] },
    ]);
    const availability = await fetchTables('', query, asked());
    expect(availability?.tables.map((table) => table.id)).toEqual([1, 3]);
    expect(warn.mock.calls.flat().join(' ')).toMatch(/"room":1,"field":"beds".*"room":2,"fields":\["available"\]/);
  });

  test.each<[string, number, unknown]>([
    ['an error', 500, { error: 'x' }],
    ['tables behind an error', 503, [{ id: 1, name: 'Lines', rooms: [ROOM] }]],
    ['an object of another kind', 200, { error: 'no such key' }],
    ['an answer without readable tables', 200, [{ id: 1, name: 'Lines', rooms: ['x'] }]],
  ])('only logs %s', async (_, status, body) => {
    answers(status, body);
    expect(await fetchTables('', query, asked())).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('loading tables does not log an aborted call', async () => {
    const controller = new AbortController();
    network.mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options!.signal!.addEventListener('abort', () => reject(options!.signal!.reason as Error));
        }),
    );
    const loading = fetchTables('', query, controller.signal);
    controller.abort();
    expect(await loading).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('loading the ground', () => {
  test('returns a plan’s size and decor', async () => {
    const plan = loadPlan('beach-camp');
    answers(200, { width: plan.width, height: plan.height, decor: plan.decor });
    expect(await fetchPlanBackground('/ground', asked())).toEqual({
      width: plan.width,
      height: plan.height,
      decor: plan.decor,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each<[string, number, unknown]>([
    ['an error', 404, {}],
    ['a plan without a size', 200, { decor: [] }],
  ])('only logs %s', async (_, status, body) => {
    answers(status, body);
    expect(await fetchPlanBackground('/ground', asked())).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
