/** The networks of a client, for limits. A customer of a provider has a whole IPv6 network, so addresses count for nothing. */
import { createHmac } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';

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

/** Returns the network of an address, which may have a port: an IPv4 address, or a /56, which one customer has. */
export function clientNetwork(address: string): string {
  const [first, second, third, fourth = 0] = groupsOf(address) ?? [];
  if (first === undefined) return plainAddress(address);
  return `${hex(first, second, third, fourth & 0xff00)}::/56`;
}

/** Returns the /48 of an IPv6 address, which a company or one customer of a generous provider has. IPv4 has none. */
export function clientSite(address: string): string | undefined {
  const groups = groupsOf(address);
  return groups && `${hex(...groups.slice(0, 3))}::/48`;
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] | undefined {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return undefined;
  const [left = '', right] = plain.split('::');
  const start = left === '' ? [] : left.split(':');
  const end = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? 0 : Math.max(8 - start.length - end.length, 0);
  return [...start, ...Array.from({ length: zeros }, () => '0'), ...end].map((group) => Number.parseInt(group, 16));
}

function hex(...groups: readonly (number | undefined)[]): string {
  return groups.map((group = 0) => group.toString(16)).join(':');
}

/** Returns a keyed hash of a network, which identifies nobody without the key. */
function networkHash(network: string, secret: string): string {
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22);
}

/**
 * Returns whether an address is this machine's own. Such a client is a reverse proxy that `TRUST_PROXY` does not name,
 * so all visitors share it, or somebody at the host itself.
 */
export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return LOOPBACK.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Returns the address of a client that is limited as a network; undefined for this machine's own. */
export function limitedAddress(address: string): string | undefined {
  return isLoopback(address) ? undefined : address;
}

/** What the limits of reservations need to know of a client. */
export type LimitFacts = {
  /** Keyed hashes of the client's network and, with IPv6, of its site; undefined if the network is not limited. */
  readonly network: string | undefined;
  readonly site: string | undefined;
  /** The real time in epoch milliseconds: limits don't follow a fixed venue time. */
  readonly realNow: number;
};

/** Returns what the limits of reservations need to know of a client. */
export function limitFacts(address: string, secret: string): LimitFacts {
  const realNow = Date.now();
  if (isLoopback(address)) return { network: undefined, site: undefined, realNow };
  const site = clientSite(address);
  return {
    network: networkHash(clientNetwork(address), secret),
    site: site === undefined ? undefined : networkHash(site, secret),
    realNow,
  };
}
