/**
 * A small WebDriver client: over HTTP to a driver, or to Firefox itself, whose Marionette protocol has the same
 * commands.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The key of an element's id in answers. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
const START_TIMEOUT_MS = 30_000;
const POLLING_INTERVAL_MS = 50;

type Parameters = Readonly<Record<string, unknown>>;
/** Sends a command by its HTTP method and path below the session, or by its Marionette name. */
type Send = (
  command: { readonly http: string; readonly marionette: string },
  parameters: Parameters,
) => Promise<unknown>;

/** An element that a script has returned. */
export type FoundElement = { readonly [ELEMENT_KEY]: string };

/** What the device prefers. */
export type ColorScheme = 'light' | 'dark';

export type WebDriver = {
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes on in a frame of the current page or frame. */
  enterFrame(frame: FoundElement): Promise<void>;
  /** Goes on in the page, outside of all frames. */
  leaveFrames(): Promise<void>;
  /** Returns the names of the cookies that the browser keeps for the current page or frame. */
  cookies(): Promise<readonly string[]>;
  /** Runs the body of a function in the page or frame and returns its result: JSON, or an element. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Clicks an element, or the first one that matches a selector, as a user does. */
  click(element: string | FoundElement): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Performs sequences of input actions, as WebDriver defines them. */
  perform(sources: readonly unknown[]): Promise<void>;
  /** Sets the size of the window, as far as the browser allows it. */
  resize(width: number, height: number): Promise<void>;
  quit(): Promise<void>;
};

export class WebDriverError extends Error {}

export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Calls `attempt` until it succeeds. Throws its last error if the program ends or takes too long. */
async function untilReady<T>(program: ChildProcess, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (program.exitCode !== null || Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLLING_INTERVAL_MS));
  }
}

function createDriver(send: Send, stop: () => Promise<void>): WebDriver {
  const find = async (selector: string): Promise<string> => {
    const found = await send(
      { http: 'POST /element', marionette: 'FindElement' },
      { using: 'css selector', value: selector },
    );
    const element = (found as { value?: unknown }).value ?? found;
    return String((element as Record<string, unknown>)[ELEMENT_KEY]);
  };
  return {
    navigate: async (url) => {
      await send({ http: 'POST /url', marionette: 'Navigate' }, { url });
    },
    reload: async () => {
      await send({ http: 'POST /refresh', marionette: 'Refresh' }, {});
    },
    enterFrame: async (frame) => {
      await send({ http: 'POST /frame', marionette: 'SwitchToFrame' }, { id: frame, element: frame[ELEMENT_KEY] });
    },
    leaveFrames: async () => {
      await send({ http: 'POST /frame', marionette: 'SwitchToFrame' }, { id: null });
    },
    cookies: async () => {
      const cookies = await send({ http: 'GET /cookie', marionette: 'GetCookies' }, {});
      return (cookies as readonly { readonly name: string }[]).map(({ name }) => name);
    },
    run: async (script, ...args) => {
      const result = await send({ http: 'POST /execute/sync', marionette: 'ExecuteScript' }, { script, args });
      return isWrapped(result) ? result.value : result;
    },
    click: async (element) => {
      const id = typeof element === 'string' ? await find(element) : element[ELEMENT_KEY];
      await send({ http: `POST /element/${id}/click`, marionette: 'ElementClick' }, { id });
    },
    type: async (selector, text) => {
      const id = await find(selector);
      await send({ http: `POST /element/${id}/value`, marionette: 'ElementSendKeys' }, { id, text });
    },
    perform: async (actions) => {
      await send({ http: 'POST /actions', marionette: 'PerformActions' }, { actions });
    },
    resize: async (width, height) => {
      await send({ http: 'POST /window/rect', marionette: 'SetWindowRect' }, { width, height });
    },
    quit: stop,
  };
}

/** Marionette wraps the results of scripts and searches. */
function isWrapped(result: unknown): result is { readonly value: unknown } {
  return typeof result === 'object' && result !== null && Object.keys(result).join() === 'value';
}

/** Starts a driver program that speaks WebDriver over HTTP, and a session. */
export async function startHttpDriver(
  command: string,
  args: (port: number) => readonly string[],
  capabilities: Parameters,
  env: Readonly<Record<string, string>> = {},
): Promise<WebDriver> {
  const port = await freePort();
  const program = spawn(command, args(port), { stdio: 'ignore', env: { ...process.env, ...env } });
  const request = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new WebDriverError(`${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
  const session = (await untilReady(program, () =>
    request('POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
  )) as { sessionId: string };
  const send: Send = ({ http }, parameters) => {
    const [method = '', path = ''] = http.split(' ');
    return request(method, `/session/${session.sessionId}${path}`, method === 'GET' ? undefined : parameters);
  };
  return createDriver(send, async () => {
    await request('DELETE', `/session/${session.sessionId}`, undefined).catch(() => {});
    program.kill();
  });
}

/** Starts Firefox, which needs no driver program, and a session. */
export async function startFirefox(command: string, colorScheme: ColorScheme): Promise<WebDriver> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'tidetable-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    [
      `user_pref('marionette.port', ${port});`,
      `user_pref('browser.shell.checkDefaultBrowser', false);`,
      // The driver's clicks miss a frame that has a process of its own.
      `user_pref('fission.autostart', false);`,
      // 0 is dark, 1 light.
      `user_pref('layout.css.prefers-color-scheme.content-override', ${colorScheme === 'dark' ? 0 : 1});`,
    ].join('\n'),
  );
  const program = spawn(command, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    // Without a home folder Firefox does not start for root.
    env: { ...process.env, HOME: profile },
  });
  const socket = await untilReady(program, () => openSocket(port));
  const send = marionette(socket);
  await send({ http: '', marionette: 'NewSession' }, {});
  return createDriver(send, async () => {
    const ended = new Promise((resolve) => {
      program.once('exit', resolve);
    });
    socket.destroy();
    program.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  });
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Messages are `LENGTH:[type, id, error, result]`, with the length in bytes. Firefox first says hello. */
function marionette(socket: Socket): Send {
  const waiting = new Map<number, (answer: readonly unknown[]) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 1 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message);
    }
  });
  return async ({ marionette: name }, parameters) => {
    lastId += 1;
    const id = lastId;
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
    const [, , error, result] = await new Promise<readonly unknown[]>((resolve) => {
      waiting.set(id, resolve);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error !== null) throw new WebDriverError(`${name}: ${JSON.stringify(error).slice(0, 500)}`);
    return result;
  };
}
