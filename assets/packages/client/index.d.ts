import type { Client, ClientOptions } from 'openapi-fetch';
import type { components, paths, webhooks } from './openapi.js';

export type { components, paths, webhooks };

export type TidetableOptions = Omit<ClientOptions, 'baseUrl'> & {
  /** A key of the venue, for the calls that take one. Without it, the client calls as a guest. */
  readonly key?: string;
};

/**
 * A client of a host's calls: `GET`, `POST` and so on take a path of `/openapi.json` and resolve to `data` or `error`.
 * `host` is its origin, such as `https://book.example.com`. Fails as `fetch` does if there is no answer.
 */
export function createTidetable(host: string, options?: TidetableOptions): Client<paths, 'application/json'>;
