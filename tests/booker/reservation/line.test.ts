/** A reservation that waits in the host's line: what the visitor hears, and what becomes of it. */
import { expect, test, vi } from 'vitest';
import { createLineFetch } from '../../../src/api/transport/lineFetch.ts';
import { changeFormAtom } from '../../../src/booker/reservation/form.ts';
import { formErrorAtom } from '../../../src/booker/reservation/formErrors.ts';
import { toggleTableAtom } from '../../../src/booker/reservation/selection.ts';
import { joinLineAtom, sendingTroubleAtom, stopSendingAtom } from '../../../src/booker/reservation/sending.ts';
import { makeReservationAtom } from '../../../src/booker/reservation/reserve.ts';
import { receiptAtom, validateAndContinueAtom } from '../../../src/booker/reservation/steps.ts';
import type { Store } from '../../../src/booker/startBooker.ts';
import { RESERVE } from '../fakeHost.ts';
import { openedAndFilled } from '../openPage.ts';
import { pageOf } from '../pageFixtures.ts';

type Line = { readonly store: Store; readonly accepts: (string | null)[]; send(text: string): void; end(): void };

/** Step 2 with table 1 selected, and a host whose reply to the reservation comes as the texts that a test sends. */
async function inLine(): Promise<Line> {
  const { store } = await openedAndFilled(pageOf('first', { features: 'idempotency' }));
  await store.set(validateAndContinueAtom);
  store.set(toggleTableAtom, '1');
  store.set(changeFormAtom, { terms: true });
  store.set(joinLineAtom, { createLineFetch });
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const writer = events.writable.getWriter();
  const accepts: (string | null)[] = [];
  const others = vi.mocked(window.fetch).getMockImplementation()!;
  vi.mocked(window.fetch).mockImplementation(async (input, init = {}) => {
    if (input !== RESERVE || accepts.length > 0) return others(input, init);
    accepts.push(new Headers(init.headers).get('Accept'));
    const end = (): void => void writer.abort(new DOMException('aborted', 'AbortError')).catch(() => {});
    init.signal?.addEventListener('abort', end);
    return new Response(events.readable, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  });
  return {
    store,
    accepts,
    send: (text) => void writer.write(new TextEncoder().encode(text)),
    end: () => void writer.close(),
  };
}

const place = (number: number): string => `event: line\ndata: {"place":${number}}\n\n`;
const reply = (status: number, body: unknown): string => `event: reply\ndata: ${JSON.stringify({ status, body })}\n\n`;

test('the visitor hears the place in line, and gets the reply', async () => {
  const { store, accepts, send } = await inLine();
  const sent = store.set(makeReservationAtom);
  send(place(12).slice(0, 20));
  send(place(12).slice(20) + place(11));
  await vi.waitFor(() => expect(store.get(sendingTroubleAtom)).toBe(11));
  send(reply(200, { success: true, code: 'BCDFGHJK' }));
  await sent;
  expect([store.get(receiptAtom)?.code, store.get(sendingTroubleAtom)]).toEqual(['BCDFGHJK', undefined]);
  expect(accepts).toEqual(['application/json, text/event-stream']);
});

test('a line that breaks off is joined again, with the same key', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { store, send, end } = await inLine();
  const sent = store.set(makeReservationAtom);
  send(place(2));
  await vi.waitFor(() => expect(store.get(sendingTroubleAtom)).toBe(2));
  end();
  await sent;
  expect(store.get(receiptAtom)).toBeDefined();
});

test('a visitor may leave the line', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { store, send } = await inLine();
  const sent = store.set(makeReservationAtom);
  send(place(2));
  await vi.waitFor(() => expect(store.get(sendingTroubleAtom)).toBe(2));
  store.set(stopSendingAtom);
  await sent;
  expect([store.get(sendingTroubleAtom), store.get(receiptAtom)]).toEqual([undefined, undefined]);
  expect(store.get(formErrorAtom)).toBeDefined();
});
