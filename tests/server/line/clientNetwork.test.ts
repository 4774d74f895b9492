import { expect, test } from 'vitest';
import { clientNetwork, clientSite, isLoopback } from '../../../src/server/line/clientNetwork.ts';

test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1', '127.0.0.1:80', '[::1]:80'])(
  '%s is a loopback address',
  (address) => expect(isLoopback(address)).toBe(true),
);

test.each(['203.0.113.9', '2001:db8::1', '', 'localhost'])('%j is not a loopback address', (address) =>
  expect(isLoopback(address)).toBe(false),
);

test.each([
  ['203.0.113.9', '203.0.113.9', undefined],
  ['203.0.113.9:4711', '203.0.113.9', undefined],
  ['::ffff:203.0.113.9', '203.0.113.9', undefined],
  ['2001:db8:1:2::1', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['[2001:DB8:1:12ff:ffff::2]:443', '2001:db8:1:1200::/56', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/56', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
])('the network of %s is %s, its site %s', (address, network, site) => {
  expect([clientNetwork(address), clientSite(address)]).toEqual([network, site]);
});
