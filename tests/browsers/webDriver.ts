/** A small WebDriver client over HTTP, for Chromium's and WebKit's drivers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../support/freePort.ts';

/** The key of an element's id in answers. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
const START_TIMEOUT_MS = 30_000;
const POLLING_INTERVAL_MS = 50;

type Parameters = Readonly<Record<string, unknown>>;
/** Sends a command: its HTTP method and its path below the session. */
type Send = (command: string, parameters: Parameters) => Promise<unknown>;

/** An element that a script has returned. */
export type FoundElement = { readonly [ELEMENT_KEY]: string };

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

class WebDriverError extends Error {}

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
    const found = await send('POST /element', { using: 'css selector', value: selector });
    return String((found as Record<string, unknown>)[ELEMENT_KEY]);
  };
  return {
    navigate: async (url) => {
      await send('POST /url', { url });
    },
    reload: async () => {
      await send('POST /refresh', {});
    },
    enterFrame: async (frame) => {
      await send('POST /frame', { id: frame });
    },
    leaveFrames: async () => {
      await send('POST /frame', { id: null });
    },
    cookies: async () => {
      const cookies = await send('GET /cookie', {});
      return (cookies as readonly { readonly name: string }[]).map(({ name }) => name);
    },
    run: (script, ...args) => send('POST /execute/sync', { script, args }),
    click: async (element) => {
      const id = typeof element === 'string' ? await find(element) : element[ELEMENT_KEY];
      await send(`POST /element/${id}/click`, {});
    },
    type: async (selector, text) => {
      const id = await find(selector);
      await send(`POST /element/${id}/value`, { text });
    },
    perform: async (actions) => {
      await send('POST /actions', { actions });
    },
    resize: async (width, height) => {
      await send('POST /window/rect', { width, height });
    },
    quit: stop,
  };
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
  const send: Send = (sent, parameters) => {
    const [method = '', path = ''] = sent.split(' ');
    return request(method, `/session/${session.sessionId}${path}`, method === 'GET' ? undefined : parameters);
  };
  return createDriver(send, async () => {
    await request('DELETE', `/session/${session.sessionId}`, undefined).catch(() => {});
    program.kill();
  });
}
