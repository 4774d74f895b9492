/**
 * Drives the Firefox that people use. Playwright speaks WebDriver BiDi with it and leaves out what the tests need:
 * typed text that React notices, fingers, emulated media and the bodies of requests.
 */
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Returns the path of Firefox. `FIREFOX_PATH` overrides all. */
function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || INSTALLED.find((path) => existsSync(path));
}

/** Firefox by Playwright's settings. Its own build of Firefox would have no channel. */
export const FIREFOX = { browserName: 'firefox', channel: 'moz-firefox' } as const;

const MEDIA_PREFERENCES = {
  colorScheme: 'layout.css.prefers-color-scheme.content-override',
  reducedMotion: 'ui.prefersReducedMotion',
  forcedColors: 'browser.display.document_color_use',
} as const;

/** Returns how Playwright launches it, with preferences as the page `about:config` lists them. */
export function firefoxLaunch(firefoxUserPrefs: Readonly<Record<string, string | number | boolean>> = {}) {
  const executablePath = findFirefox();
  return {
    ...(executablePath && { executablePath }),
    // Media are emulated by preferences, which only the browser's own window may set.
    args: ['--remote-allow-system-access'],
    // The driver's clicks reach a frame of another site only if it has no process of its own.
    firefoxUserPrefs: { 'fission.autostart': false, ...firefoxUserPrefs },
  };
}

/** The preferences of a phone's screen, which the driver cannot emulate. */
export const PHONE_SCREEN = {
  'dom.w3c_touch_events.enabled': 1,
  'dom.maxtouchpoints.testing.value': 5,
  // Coarse, and no hover.
  'ui.allPointerCapabilities': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.useOverlayScrollbars': 1,
} as const;

export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/** What the tests use of Playwright's own objects: it has no public method for commands of BiDi. */
type BidiPage = {
  readonly delegate: {
    readonly rawTouchscreen: { tap(progress: unknown, x: number, y: number): Promise<void> };
    readonly _session: {
      readonly sessionId: string;
      send(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown>;
      on(
        event: 'network.beforeRequestSent',
        listener: (sent: { readonly request: { readonly request: string } }) => void,
      ): void;
    };
    readonly _networkManager: { readonly _requests: ReadonlyMap<string, { readonly request: object }> };
  };
};

function ownObject(of: Page | Request): object {
  return (of as unknown as { _connection: { toImpl(of: unknown): object } })._connection.toImpl(of);
}

async function send(page: Page, method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> {
  return (ownObject(page) as BidiPage).delegate._session.send(method, params);
}

/** Performs one step of each input device, as WebDriver defines them. Devices keep their state until the next step. */
export async function performActions(page: Page, actions: readonly unknown[]): Promise<void> {
  await send(page, 'input.performActions', {
    context: (ownObject(page) as BidiPage).delegate._session.sessionId,
    actions,
  });
}

/** Gives the pages that the browser opens from now on what Playwright leaves out. */
export function completeFirefox(browser: Browser): void {
  browser.on('context', (context) => void completeContext(context));
}

async function completeContext(context: BrowserContext): Promise<void> {
  context.on('page', completePage);
  await context.addInitScript(insertTextAsTyped);
}

function completePage(page: Page): void {
  page.emulateMedia = (media) => emulateMedia(page, media ?? {});
  (ownObject(page) as BidiPage).delegate.rawTouchscreen.tap = async (_progress, x, y) => {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await performActions(page, [{ type: 'pointer', id: 'tap', parameters: { pointerType: 'touch' }, actions }]);
  };
}

/** Runs in a page before its scripts: Playwright would set the value of a field, which React takes for its own doing. */
function insertTextAsTyped(): void {
  const insertText = (text: string): Element | undefined => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element instanceof HTMLIFrameElement) return element;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set: () => {} });
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

async function emulateMedia(page: Page, { colorScheme, reducedMotion, forcedColors }: Media): Promise<void> {
  await setPreferences(page, {
    ...(colorScheme && { [MEDIA_PREFERENCES.colorScheme]: colorScheme === 'dark' ? 0 : 1 }),
    ...(reducedMotion && { [MEDIA_PREFERENCES.reducedMotion]: reducedMotion === 'reduce' ? 1 : 0 }),
    ...(forcedColors && { [MEDIA_PREFERENCES.forcedColors]: forcedColors === 'active' ? 2 : 0 }),
  });
}

/** Ends what `emulateMedia` has set for all pages of the browser. */
export async function restoreMedia(page: Page): Promise<void> {
  await setPreferences(page, Object.fromEntries(Object.values(MEDIA_PREFERENCES).map((name) => [name, null])));
}

/** Sets numbers among the preferences, or clears them with `null`. */
async function setPreferences(page: Page, preferences: Readonly<Record<string, number | null>>): Promise<void> {
  const { contexts } = (await send(page, 'browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })) as {
    readonly contexts: readonly { readonly context: string }[];
  };
  await send(page, 'script.evaluate', {
    target: { context: contexts[0]?.context },
    awaitPromise: false,
    expression: `for (const [name, value] of Object.entries(${JSON.stringify(preferences)}))
      if (value === null) Services.prefs.clearUserPref(name);
      else Services.prefs.setIntPref(name, value);`,
  });
}

/** The bytes that Firefox keeps of a request. */
const MAX_KEPT_BYTES = 1_000_000;

/** Returns what reads the body of a request that the page sends from now on, in any browser. */
export function keepBodies(page: Page): (request: Request) => Promise<string> {
  if (!isFirefox(page)) return async (request) => request.postData() ?? '';
  void send(page, 'network.addDataCollector', { dataTypes: ['request'], maxEncodedDataSize: MAX_KEPT_BYTES });
  const { _session: session, _networkManager: network } = (ownObject(page) as BidiPage).delegate;
  const ids = new WeakMap<object, string>();
  session.on('network.beforeRequestSent', ({ request: { request: id } }) => {
    const entry = network._requests.get(id);
    if (entry) ids.set(entry.request, id);
  });
  return async (request) => {
    const params = { dataType: 'request', request: ids.get(ownObject(request)) };
    // A request without a body has no data.
    const data = await send(page, 'network.getData', params).catch(() => undefined);
    return (data as { readonly bytes: { readonly value: string } } | undefined)?.bytes.value ?? '';
  };
}
