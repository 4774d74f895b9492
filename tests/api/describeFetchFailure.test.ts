/** Why an availability answer can't be used, against a network that answers as this test says. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeFetchFailure } from '../../src/api/describeFetchFailure.ts';
import {
  MAX_ANSWER_BYTES,
  SILENCE_MS,
  fetchAnswerText,
  fetchAvailabilityResponse,
} from '../../src/api/fetchAvailability.ts';

const PAGE = 'https://book.example/gallery/map';
const ADDRESS = 'https://host.example/tables?key=secret';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A body of parts, which ends with an error if `isCut`. */
function bodyOf(parts: readonly Uint8Array<ArrayBuffer>[], isCut = false): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = [...parts];
  return new ReadableStream({
    pull(controller) {
      const part = left.shift();
      if (part) controller.enqueue(part);
      else if (isCut) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
}
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function explanationOf(network: typeof fetch, address = ADDRESS): Promise<string> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(network);
  const answer = await fetchAvailabilityResponse(address);
  return answer.ok ? `read ${JSON.stringify(answer.json)}` : await describeFetchFailure(address, answer.error, PAGE);
}
const answering = (text: string) => async (): Promise<Response> => new Response(text);

test('reads an answer whose letters are split between two parts', async () => {
  const bytes = bytesOf('\uFEFF["é"]');
  const parts = [bytes.slice(0, 6), bytes.slice(6)];
  expect(await explanationOf(async () => new Response(bodyOf(parts)))).toBe('read ["é"]');
});

test.each([
  ['an HTML page', '\n <!doctype html><p>Login', 'HTML page'],
  ['an empty answer', ' ', 'empty'],
  ['a list that is cut', '[{"id": 1, "rooms": [{', 'cut off'],
  ['a number that is cut', '[{"id": 1.', 'cut off'],
  ['a wrong character', '[\n{"id": 1,}]', 'line 2, column 10'],
])('recognizes %s', async (_, text, words) => {
  expect((await explanationOf(answering(text))).slice(0, 200)).toContain(words);
});

test('recognizes a connection that ends early', async () => {
  expect(await explanationOf(async () => new Response(bodyOf([bytesOf('[')], true)))).toContain('connection ended');
});

/** A host that sends these parts, each after `SILENCE_MS` less a second, and then nothing until the page gives up. */
function slowHost(parts: readonly string[]) {
  return async (_input: unknown, init?: RequestInit): Promise<Response> => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        parts.forEach((part, index) => {
          setTimeout(() => controller.enqueue(bytesOf(part)), (index + 1) * (SILENCE_MS - 1_000));
        });
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    if (parts.length > 0) return new Response(body);
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  };
}

test.each([
  ['never answers', []],
  ['stops in the middle', ['[1,', '2,', '3']],
])('gives up on a host that %s, a minute after its last part', async (_, parts) => {
  vi.useFakeTimers();
  try {
    let explanation: string | undefined;
    const explained = explanationOf(slowHost(parts)).then((text) => (explanation = text));
    await vi.advanceTimersByTimeAsync(parts.length * (SILENCE_MS - 1_000) + SILENCE_MS - 1);
    expect(explanation).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await explained).toContain('nothing for 60 seconds');
  } finally {
    vi.useRealTimers();
  }
});

test('recognizes an answer in UTF-16', async () => {
  const bytes = Buffer.from('\uFEFF[{"id": 1}]', 'utf16le');
  expect(await explanationOf(async () => new Response(bytes))).toContain('not in UTF-8');
});

test('stops reading an answer that is too large', async () => {
  const part = new Uint8Array(MAX_ANSWER_BYTES / 4);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(part);
    },
  });
  expect(await explanationOf(async () => new Response(endless))).toContain('larger than 100 MB');
  expect(sent).toBeLessThan(10);
});

test('distinguishes a host that forbids other pages from one that is down', async () => {
  const forbidding = async (_input: unknown, init?: RequestInit): Promise<Response> => {
    if (init?.mode === 'no-cors') return new Response('');
    throw new TypeError('Failed to fetch');
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(forbidding);
  expect(await describeFetchFailure(ADDRESS, { type: 'unanswered' }, PAGE)).toContain('CORS');
  const down = async (): Promise<Response> => {
    throw new TypeError('Failed to fetch');
  };
  expect(await explanationOf(down)).toContain('does not answer');
});

test.each([
  ['mailto:ada@example.com', 'not a web address'],
  ['https://', 'not a web address'],
  ['https://ada:secret@host.example/', 'must not contain'],
])('explains the address %s without sending a probe', async (address, words) => {
  const network = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const explanation = await explanationOf(network, address);
  expect(explanation).toContain(words);
  expect(explanation).not.toContain('secret');
  expect(network).toHaveBeenCalledTimes(1);
});

test('logs a failure without the address, which may contain keys', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await fetchAnswerText(ADDRESS);
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('secret');
});
