/** The host names under which the editor answers: protection against DNS rebinding. */
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

export type TrustedOrigins = {
  /** Returns whether the request's Host header names this host. */
  isTrustedHost(request: FastifyRequest): boolean;
  /**
   * Returns whether the request comes from one of our pages or from no page at all. Other origins of the same site are
   * rejected.
   */
  isSameOrigin(request: FastifyRequest): boolean;
};

/** `port` returns the port that the host listens at. */
export function createTrustedOrigins(
  { publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>,
  port: () => number,
): TrustedOrigins {
  const isKnown = (name: string | undefined, local: string | undefined): boolean => {
    if (name === undefined) return false;
    if (publicUrl !== undefined && name === new URL(publicUrl).host) return true;
    // An IP address can't be rebound, so the address at which the connection arrived is trusted.
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
