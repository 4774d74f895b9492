/** The network of a client, for limits: an IPv4 address, or the /64 of an IPv6 address. */
import { createHmac } from 'node:crypto';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { LimitFacts } from './bookingLimits.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Returns an address without its port, which some proxies write, and without its zone; a mapped one as IPv4. A
 * connection that is closed has none.
 */
export function plainAddress(address = ''): string {
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
}

/** Returns the network of an address, which may have a port. */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [left = '', right] = plain.split('::');
  const start = left === '' ? [] : left.split(':');
  const end = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? 0 : Math.max(8 - start.length - end.length, 0);
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Returns a keyed hash of a client's network, which identifies nobody without the key. */
export function networkHash(address: string, secret: string): string {
  return createHmac('sha256', secret).update(clientNetwork(address)).digest('base64url').slice(0, 22);
}

/**
 * Returns whether an address is this machine's own. Such a client is a reverse proxy that `TRUST_PROXY` does not name,
 * so all visitors share it, or somebody at the host itself.
 */
export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return LOOPBACK.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Returns what the limits of a client need to know of it. */
export function limitFacts(address: string, secret: string): LimitFacts {
  return { network: isLoopback(address) ? undefined : networkHash(address, secret), realNow: Date.now() };
}
