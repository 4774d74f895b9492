/** By which names the host may be called. A foreign name that leads here (DNS rebinding) would make its page one of ours. */
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

export type TrustedOrigins = {
  /** Whether the request names the host by a name of its own. */
  isTrustedHost(request: FastifyRequest): boolean;
  /** Whether a page of ours, or no page at all, has sent it: of another, even of one beside ours, it is refused. */
  isSameOrigin(request: FastifyRequest): boolean;
};

/** `port` is where the host listens, once it does. */
export function createTrustedOrigins(
  { publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>,
  port: () => number,
): TrustedOrigins {
  const isKnown = (name: string | undefined, local: string | undefined): boolean => {
    if (name === undefined) return false;
    if (publicUrl !== undefined && name === new URL(publicUrl).host) return true;
    // An address can't be rebound, so that at which the connection came in is one of ours.
    const ours = [
      'localhost',
      '127.0.0.1',
      '[::1]',
      bracketed(host),
      ...(local === undefined ? [] : [bracketed(local.replace(/^::ffff:(?=\d+\.)/, ''))]),
    ];
    return ours.some((one) => name === `${one}:${port()}` || (port() === 80 && name === one));
  };
  const local = (request: FastifyRequest): string | undefined => request.socket.localAddress;
  return {
    isTrustedHost: (request) => isKnown(request.headers.host?.toLowerCase(), local(request)),
    isSameOrigin(request) {
      const { origin, 'sec-fetch-site': site } = request.headers;
      if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
      return origin === undefined || (URL.canParse(origin) && isKnown(new URL(origin).host, local(request)));
    },
  };
}

function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address.toLowerCase();
}
