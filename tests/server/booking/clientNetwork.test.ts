import { expect, test } from 'vitest';
import { clientNetwork, isLoopback } from '../../../src/server/booking/clientNetwork.ts';

test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1', '127.0.0.1:80', '[::1]:80'])(
  '%s is a loopback address',
  (address) => expect(isLoopback(address)).toBe(true),
);

test.each(['203.0.113.9', '2001:db8::1', '', 'localhost'])('%j is not a loopback address', (address) =>
  expect(isLoopback(address)).toBe(false),
);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2:ffff::2]:443', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => expect(clientNetwork(address)).toBe(network));
