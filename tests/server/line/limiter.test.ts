import { expect, test, vi } from 'vitest';
import { Limiter, NETWORKS_OF_SITE } from '../../../src/server/line/limiter.ts';

const times = <Value>(count: number, act: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => act(i));

test('a limit counts a network, however its addresses are written, and no other', () => {
  const limiter = new Limiter(3);
  const post = (address: string) => limiter.take('post', { address }) === undefined;
  expect([post('203.0.113.9'), post('::ffff:203.0.113.9'), post('203.0.113.9:80'), post('203.0.113.9')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(post('203.0.113.10')).toBe(true);
});

test('a limit counts a site of IPv6, whichever of its networks is used, as several networks', () => {
  const limiter = new Limiter(3);
  const done = times(256, (i) => limiter.take('post', { address: `2001:db8:9:${(i * 256).toString(16)}::1` }));
  expect(done.filter((reached) => !reached)).toHaveLength(3 * NETWORKS_OF_SITE);
  expect(limiter.take('post', { address: '2001:db8:a::1' })).toBeUndefined();
});

test('what a limit refuses counts nowhere', () => {
  const limiter = new Limiter(3);
  for (const address of times(9, () => '2001:db8:9::1')) limiter.take('post', { address });
  expect(limiter.take('post', { address: '2001:db8:9:100::1' })).toBeUndefined();
});

test('a mailbox is limited for all venues, a venue and a network of it apart', () => {
  const limiter = new Limiter(30);
  const mails = times(8, (i) => limiter.take('mail', { mailbox: 'ada@example.com', tenant: `venue-${i}` }));
  expect(mails.filter((reached) => !reached)).toHaveLength(6);
  const ask = (tenant: string, i: number) =>
    limiter.take('request', { tenant, address: `198.51.${i >> 8}.${i & 255}` });
  expect(times(300, (i) => ask('reef', i)).filter((reached) => !reached)).toHaveLength(100);
  expect(ask('shell-bay', 1)).toBeUndefined();
});

test('what is given back does not count, and a limit without an end waits for that', () => {
  const limiter = new Limiter(30);
  const doer = { address: '203.0.113.9' };
  expect(times(201, () => limiter.take('stream', doer)).filter(Boolean)).toHaveLength(1);
  limiter.giveBack('stream', doer);
  expect([limiter.take('stream', doer), limiter.take('stream', doer) !== undefined]).toEqual([undefined, true]);
});

test('a limit says when it ends, and does, also if the clock is set back meanwhile', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const limiter = new Limiter(1);
  const doer = { address: '203.0.113.9' };
  limiter.take('post', doer);
  vi.advanceTimersByTime(20_000);
  expect(limiter.take('post', doer)).toEqual({ retryAfter: 40 });
  vi.setSystemTime(0);
  vi.advanceTimersByTime(41_000);
  expect(limiter.take('post', doer)).toBeUndefined();
  vi.useRealTimers();
});

test('without a limit of POSTs, what others pay for is still limited', () => {
  const limiter = new Limiter(0);
  const doer = { address: '203.0.113.9', mailbox: 'ada@example.com', tenant: 'reef' };
  const refused = (surface: Parameters<Limiter['take']>[0]) =>
    times(1_000, () => limiter.take(surface, doer)).some(Boolean);
  expect([refused('post'), refused('validation'), refused('wrong_code')]).toEqual([false, false, false]);
  expect([refused('mail'), refused('request'), refused('wrong_token'), refused('stream')]).not.toContain(false);
});
