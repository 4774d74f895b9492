/**
 * The service worker of the booking pages and the day's page, `/sw.js`: opens them, the plan's background and the
 * pictures without a network. Calls are none of its business: availability is never older than the host's answer, and
 * nothing is sent twice.
 */

/** The name has the version of the format: workers of another format delete these entries. */
const CACHE = 'tidetable-1';
/** About eight builds. The oldest entries go first, so that open tabs of the last build still find their files. */
const MAX_ENTRIES = 200;
/** How long a visitor waits for the latest page before an earlier one opens. */
const NETWORK_TIMEOUT_MS = 4_000;

/** A page of a venue for guests, or for its staff: the day's page holds nothing about anybody. */
const PAGE = /^\/(?:v|day)\/[^/]+\/?$/;
const BACKGROUND = /^\/v\/[^/]+\/ground\.json$/;
/** The names of built files contain a hash of their content. */
const BUILT_FILE = /^\/pages\//;
const PICTURE = /^\/assets\/|^\/v\/[^/]+\/files\//;
/** What a page says about the time at which the host made it. */
const MOMENT = / data-(?:now|default-date|last-event-id)="[^"]*"/g;

/** What the host tells the devices of staff. */
type PushMessage = { readonly title: string; readonly body: string; readonly url: string };
/** What TypeScript's types of a page lack. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type WorkerEvents = {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly message: WorkerEvent & MessageEvent<readonly string[]>;
  readonly push: WorkerEvent & { readonly data: { json(): PushMessage } | null };
  readonly notificationclick: WorkerEvent & { readonly notification: Notification };
  readonly fetch: WorkerEvent & { readonly request: Request; respondWith(response: Promise<Response>): void };
};
declare const self: {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
};

/** An address without its query, such as `?date`, which the page reads itself; undefined for what is never kept. */
function keyOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const isKept = [PAGE, BACKGROUND, BUILT_FILE, PICTURE].some((pattern) => pattern.test(pathname));
  return origin === self.location.origin && isKept ? origin + pathname : undefined;
}

async function keep(key: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || response.headers.get('Cache-Control')?.includes('no-store')) return;
  const cache = await caches.open(CACHE);
  // The worker that replaces this one may have emptied the cache.
  if (self.registration.installing ?? self.registration.waiting) return;
  // A page that opens later goes by the visitor's clock.
  const kept = PAGE.test(new URL(key).pathname)
    ? new Response((await response.text()).replaceAll(MOMENT, ''), {
        headers: ['Content-Type', 'Content-Security-Policy'].map((name) => [name, response.headers.get(name) ?? '']),
      })
    : response;
  await cache.put(key, kept);
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, Math.max(entries.length - MAX_ENTRIES, 0)).map((entry) => cache.delete(entry)));
}

/** Asks the network, and keeps the answer. A full disk only means that nothing is kept. */
async function load(event: WorkerEvent, request: Request | string, key: string): Promise<Response> {
  const response = await fetch(request);
  event.waitUntil(keep(key, response.clone()).catch(() => {}));
  return response;
}

const find = (key: string): Promise<Response | undefined> => caches.match(key, { ignoreVary: true });

/** The latest answer; without a network, or if it is slow, the kept one. */
async function findLatest(event: WorkerEvents['fetch'], key: string): Promise<Response> {
  const loading = load(event, event.request, key);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS);
  });
  const loaded = await Promise.race([loading, timeout]).catch(() => undefined);
  return loaded ?? (await find(key)) ?? loading;
}

/** The kept answer at once. A picture, which may change under its name, is loaded again for the next time. */
async function findKept(event: WorkerEvents['fetch'], key: string): Promise<Response> {
  const kept = await find(key);
  if (kept && BUILT_FILE.test(new URL(key).pathname)) return kept;
  const loading = load(event, event.request, key);
  if (kept) event.waitUntil(loading.catch(() => {}));
  return kept ?? loading;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const removeOthers = async (): Promise<void> => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tidetable-') && name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([removeOthers(), self.clients.claim()]));
});
self.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const key = keyOf(url);
  // Frames in other sites' pages load without the worker.
  if (method !== 'GET' || key === undefined || (mode === 'navigate' && destination !== 'document')) return;
  const { pathname } = new URL(key);
  const isLatestWanted = PAGE.test(pathname) || BACKGROUND.test(pathname);
  event.respondWith(isLatestWanted ? findLatest(event, key) : findKept(event, key));
});
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, data: url }));
});
/** Shows the day: where it is open already, or in a new window. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = new URL(String(notification.data), self.location.origin);
  const show = async (): Promise<void> => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const open = windows.find((each) => new URL(each.url).pathname === url.pathname);
    await (open ? open.focus() : self.clients.openWindow(url.href));
  };
  event.waitUntil(show());
});
/** What the page has loaded before it had a worker. */
self.addEventListener('message', (event) => {
  const loads = event.data.map(async (address) => {
    const key = keyOf(address);
    // With its query, which may name a language: the browser has only that one's texts.
    if (key !== undefined && !(await find(key))) await load(event, address, key);
  });
  event.waitUntil(Promise.allSettled(loads));
});
