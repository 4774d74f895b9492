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
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl);
  /** Returns the names of this machine, each with the port unless it is that of http. */
  const ownHosts = (local: string | undefined): string[] => {
    // An IP address can't be rebound, so the address at which the connection arrived is trusted.
    const names = [
      'localhost',
      '127.0.0.1',
      '[::1]',
      bracketed(host),
      ...(local === undefined ? [] : [bracketed(local.replace(/^::ffff:(?=\d+\.)/, ''))]),
    ];
    return names.map((name) => (port() === 80 ? name : `${name}:${port()}`));
  };
  const local = (request: FastifyRequest): string | undefined => request.socket.localAddress;
  return {
    isTrustedHost(request) {
      const name = request.headers.host?.toLowerCase().replace(/:80$/, '');
      return name !== undefined && (name === publicOrigin?.host || ownHosts(local(request)).includes(name));
    },
    isSameOrigin(request) {
      const { origin, 'sec-fetch-site': site } = request.headers;
      if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
      // Another scheme or port of the same host is another origin, whose pages need not be ours.
      return (
        origin === undefined ||
        origin === publicOrigin?.origin ||
        ownHosts(local(request)).some((name) => origin === `http://${name}`)
      );
    },
  };
}

function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address.toLowerCase();
}
