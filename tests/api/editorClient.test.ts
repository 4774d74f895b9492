/** The editor's calls, against a network that the test controls. */
import { type Mock, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  discardDraft,
  fetchEditorState,
  publishPlan,
  saveDraft,
  uploadPicture,
  endAccess,
} from '../../src/api/editorClient.ts';
import { loadPlan } from '../support/fixtureVenues.ts';

const plan = loadPlan('beach-camp');
const published = { version: 3, plan, etag: '"3-abc"', by: 'Ada', note: '', at: 1_000 };

let network: Mock<typeof fetch>;
beforeEach(() => {
  network = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = (status: number, body: unknown): void => {
  network.mockImplementation(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
};
function sent(): { address: string; method: string | undefined; headers: Headers; body: unknown } {
  const [address, options] = network.mock.calls.at(-1)!;
  return {
    address: address as string,
    method: options!.method,
    headers: new Headers(options!.headers),
    body: options!.body,
  };
}

const calls: readonly [string, () => Promise<{ readonly ok: boolean }>, string, string][] = [
  ['loadEditor', () => fetchEditorState('beach-camp'), 'GET', '/api/editor/beach-camp'],
  ['saveDraft', () => saveDraft('beach-camp', { plan, base: 3, by: 'Ada' }, 4), 'PUT', '/api/editor/beach-camp/draft'],
  ['dropDraft', () => discardDraft('beach-camp', 4), 'DELETE', '/api/editor/beach-camp/draft'],
  [
    'publish',
    () => publishPlan('beach-camp', { plan, by: 'Ada' }, '"3-abc"'),
    'POST',
    '/api/editor/beach-camp/publish',
  ],
  [
    'savePicture',
    () => uploadPicture('beach-camp', 'a b.png', new Blob(['x'], { type: 'image/png' })),
    'PUT',
    '/api/editor/beach-camp/pictures/a%20b.png',
  ],
  ['endAccess', () => endAccess('beach-camp', 'a/b'), 'DELETE', '/api/editor/beach-camp/access/a%2Fb'],
];

test.each(calls)('%s goes out once, with the marker, to its own address', async (_, call, method, address) => {
  answers(404, { success: false, message: 'There is nothing at this address.' });
  expect(await call()).toEqual({
    ok: false,
    error: 'refused',
    status: 404,
    message: 'There is nothing at this address.',
  });
  expect(network).toHaveBeenCalledTimes(1);
  expect([sent().method, sent().address, sent().headers.get('X-Requested-With')]).toEqual([
    method,
    address,
    'XMLHttpRequest',
  ]);
  answers(401, { success: false, message: 'x' });
  expect(await call()).toEqual({ ok: false, error: 'signed-out' });
  answers(500, { success: false, message: 'x' });
  expect(await call()).toEqual({ ok: false, error: 'unreachable' });
});

test('the outcome is unknown without a usable answer, and nothing is sent again', async () => {
  const call = () => publishPlan('beach-camp', { plan, by: 'Ada' }, '"3-abc"');
  for (const [status, body] of [
    [503, { message: 'busy' }],
    [200, '<html>'],
    [422, ''],
  ] as const) {
    answers(status, body);
    expect([status, await call()]).toEqual([status, { ok: false, error: 'unreachable' }]);
  }
  for (const failure of [new TypeError('Failed to fetch'), new DOMException('late', 'TimeoutError')]) {
    network.mockReset().mockRejectedValue(failure);
    expect(await call()).toEqual({ ok: false, error: 'unreachable' });
    expect(network).toHaveBeenCalledTimes(1);
  }
});

describe('the host’s replies', () => {
  test('distinguish a saved draft, a conflict and an invalid plan', async () => {
    answers(200, { success: true, revision: 5 });
    expect(await saveDraft('beach-camp', { plan, base: 3, by: 'Ada' }, 4)).toEqual({ ok: true, revision: 5 });
    expect([
      sent().headers.get('If-Match'),
      sent().headers.get('If-None-Match'),
      JSON.parse(String(sent().body)),
    ]).toEqual(['"4"', null, { plan, base: 3, by: 'Ada' }]);
    await saveDraft('beach-camp', { plan, base: 3, by: 'Ada' }, null);
    expect([sent().headers.get('If-Match'), sent().headers.get('If-None-Match')]).toEqual([null, '*']);
    const draft = { plan, revision: 6, base: 3, by: 'Bo', at: 1 };
    answers(412, { success: false, message: 'x', draft });
    expect(await saveDraft('beach-camp', { plan, base: 3, by: 'Ada' }, 4)).toEqual({
      ok: false,
      error: 'changed',
      draft,
    });
    expect(await discardDraft('beach-camp', 4)).toEqual({ ok: false, error: 'changed', draft });
    answers(422, { success: false, message: 'x', errors: [{ path: '/width', message: 'is missing' }], count: 9 });
    expect(await saveDraft('beach-camp', { plan, base: 3, by: 'Ada' }, 4)).toEqual({
      ok: false,
      error: 'invalid',
      errors: [{ path: '/width', message: 'is missing' }],
      count: 9,
    });
    answers(200, { success: true });
    expect(await discardDraft('beach-camp', 6)).toEqual({ ok: true });
  });

  test('distinguish a published plan, a newer one, affected reservations and an invalid plan', async () => {
    const send = () => publishPlan('beach-camp', { plan, by: 'Ada', note: 'Winter', accept: 'digest' }, '"3-abc"');
    answers(200, { success: true, version: 4, etag: '"4-x"' });
    expect(await send()).toEqual({ ok: true, version: 4, etag: '"4-x"' });
    expect([sent().headers.get('If-Match'), JSON.parse(String(sent().body))]).toEqual([
      '"3-abc"',
      { plan, by: 'Ada', note: 'Winter', accept: 'digest' },
    ]);
    answers(412, { success: false, message: 'x', published });
    expect(await send()).toEqual({ ok: false, error: 'newer', published });
    const reservations = [
      {
        code: 'A',
        date: '2026-12-01',
        time: 600,
        guests: 2,
        name: 'Ada',
        email: 'ada@example.com',
        phone: '+94771234567',
        tables: [{ id: '1', name: 'Line 1', why: 'removed' }],
      },
    ];
    answers(409, { success: false, message: 'x', reservations, count: 300, digest: 'abc' });
    expect(await send()).toEqual({ ok: false, error: 'affected', reservations, count: 300, digest: 'abc' });
    answers(422, { success: false, message: 'x', errors: [], count: 0 });
    expect(await send()).toEqual({ ok: false, error: 'invalid', errors: [], count: 0 });
  });
});
