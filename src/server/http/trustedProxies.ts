/** The proxies that `TRUST_PROXY` names. */
import { BlockList, isIPv6 } from 'node:net';
import { plainAddress } from '../line/clientNetwork.ts';

/** The names of networks, as @fastify/proxy-addr defines them. */
const NAMED_NETWORKS: ReadonlyMap<string, readonly string[]> = new Map([
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['loopback', ['127.0.0.0/8', '::1']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/**
 * Returns a function that returns whether an address of `X-Forwarded-For` is one of these proxies. The address may have
 * a port: in a chain of proxies, one that writes ports would otherwise count as the client of all visitors.
 */
export function trustedProxies(names: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const name of names.flatMap((each) => NAMED_NETWORKS.get(each) ?? each)) {
    const [address = '', bits] = name.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const plain = plainAddress(address);
    return proxies.check(plain, familyOf(plain));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
