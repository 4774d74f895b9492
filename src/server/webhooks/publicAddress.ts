/**
 * Which addresses webhooks may reach. Whoever can add one must not reach with it what only the host can: its own machine,
 * its network, or the service that hands a cloud's credentials out.
 */
import { type LookupAddress, lookup as lookupAddress } from 'node:dns';
import { BlockList, type LookupFunction, isIP } from 'node:net';

/** See the IANA special-purpose address registries. */
const RESERVED_IPV4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
/** All else of IPv6 is local, multicast, translated to IPv4, or not assigned. */
const GLOBAL_IPV6 = blockList('ipv6', ['2000::/3']);
/** Protocols and documentation, and 6to4 and Teredo, which lead to any IPv4 address. */
const RESERVED_IPV6 = blockList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function blockList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Returns whether an address is of the public internet. One with a zone is of a link. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !RESERVED_IPV4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return GLOBAL_IPV6.check(address, 'ipv6') && !RESERVED_IPV6.check(address, 'ipv6');
}

/** A host that resolves to an address that webhooks may not reach. */
export class ForbiddenAddressError extends Error {
  readonly code = 'FORBIDDEN_ADDRESS';
}

/**
 * Resolves a name for a connection, which then goes to one of the addresses that were checked: another answer to a second
 * question can't lead it elsewhere. A name with any forbidden address is refused.
 */
export function publicLookup(resolve: typeof lookupAddress = lookupAddress): LookupFunction {
  return (hostname, { all, ...options }, callback) => {
    resolve(hostname, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      const isForbidden = !error && (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)));
      const failure = isForbidden ? new ForbiddenAddressError('the address is not public') : error;
      if (failure) callback(failure, all ? [] : '', 0);
      else if (all) callback(null, found);
      else callback(null, found[0]!.address, found[0]!.family);
    });
  };
}

/** Returns the host of an address as `isIP` reads it. */
export function hostnameOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Returns whether the operator has named the host of an address, with or without its port. */
export function isAllowedHost(url: URL, allowed: readonly string[]): boolean {
  return allowed.includes(url.hostname) || allowed.includes(url.host);
}

/**
 * Reads the address of a webhook. Undefined unless it is https, without a user and a password, and not of a forbidden
 * address as it stands; names are resolved when it is called. `allowed` are hosts that the operator trusts, also without
 * https.
 */
export function readWebhookUrl(text: string, allowed: readonly string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = '';
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined;
  if (isAllowedHost(url, allowed)) return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
  const host = hostnameOf(url);
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) return undefined;
  return /(?:^|\.)localhost\.?$/.test(host) ? undefined : url;
}
