/** How a host ends: at once when it is told to, whatever its clients do, and by its watchdog when it hangs. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { type RunningHost, startHost } from '../support/host.ts';
import { NOW, TODAY, createTempFolder } from './serverHarness.ts';

// Blocks the main thread for good, as an endless loop does, without the processor time.
const HANG = `process.on('SIGUSR2', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))`;
const CAN_HANG = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(HANG)}` };

const running: RunningHost[] = [];
afterAll(() => Promise.all(running.map((host) => host.stop())));

async function start(options: Parameters<typeof startHost>[0]): Promise<RunningHost> {
  const host = await startHost(options);
  running.push(host);
  return host;
}

const workersOf = (host: RunningHost): number[] =>
  readFileSync(`/proc/${host.process.pid}/task/${host.process.pid}/children`, 'utf8').trim().split(' ').map(Number);
const isAlive = async (host: RunningHost): Promise<boolean> => (await fetch(`${host.url}/healthz`)).ok;

// The watchdog takes 20 seconds: all wait for it at once. What polls beside another test has an `expect` of its own.
describe.concurrent('the watchdog', () => {
  test('the watchdog kills a host that hangs, with a line in the log, and it starts again on the same data', async () => {
    const dataDir = createTempFolder({});
    const host = await start({ dataDir, env: CAN_HANG });
    const unread = await start({ env: CAN_HANG });
    unread.process.stderr?.destroy();
    const ended = [host, unread].map(async ({ process: child }) => (await once(child, 'exit'))[1]);
    for (const { process: child } of [host, unread]) child.kill('SIGUSR2');
    expect(await Promise.all(ended), 'also where nobody reads the log').toEqual(['SIGKILL', 'SIGKILL']);
    expect(host.output().stderr).toContain('"level":60');
    const again = await start({ dataDir });
    expect(await isAlive(again)).toBe(true);
    await again.stop();
  });

  test('the watchdog replaces one of several processes that hangs', async ({ expect: expectHere }) => {
    const host = await start({ env: { ...CAN_HANG, WORKERS: '2' } });
    await expectHere.poll(() => workersOf(host).length, { timeout: 60_000 }).toBe(2);
    // Then it listens, and the watchdog runs.
    await expectHere
      .poll(async () => (await fetch(`${host.url}/metrics`)).text(), { timeout: 60_000 })
      .toContain('worker="1"');
    const [hanging = 0] = workersOf(host);
    process.kill(hanging, 'SIGUSR2');
    await expectHere.poll(() => workersOf(host), { timeout: 60_000 }).not.toContain(hanging);
    await expectHere.poll(() => workersOf(host).length, { timeout: 30_000 }).toBe(2);
    expectHere(await isAlive(host)).toBe(true);
  });
});

const HEAD = 'POST /reservation HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\n';
/** What clients have sent that wait for more, or for nothing. */
const IDLE: Readonly<Record<string, readonly [sent: string, answer: RegExp | undefined]>> = {
  nothing: ['', undefined],
  'half a line': ['GET /heal', undefined],
  'half the headers': [HEAD, undefined],
  'half a body': [
    `${HEAD}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 99\r\n\r\n{"a":`,
    /100 Continue/,
  ],
  'a request before, and none now': ['GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', /"ok":true/],
  'a request for events': [
    `GET /api/reservations/events?key=beach-camp-public-5f2d81c09a&date=${TODAY} HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\n\r\n`,
    /text\/event-stream/,
  ],
};

// The host ends with status 1 if it has to give up after ten seconds.
test.each([1, 2])(
  'a stop waits for no client that has sent nothing, half a request or all of it, with %i processes',
  async (workers) => {
    const host = await start({ now: NOW, env: { WORKERS: String(workers) } });
    const ends = Object.entries(IDLE).flatMap(([name, [sent, answer]]) =>
      [1, 2, 3].map(async () => {
        const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
        let received = '';
        socket.on('data', (data) => {
          received += String(data);
        });
        socket.on('error', () => {});
        const closed = new Promise<string>((resolve) => {
          socket.once('close', () => {
            resolve(name);
          });
        });
        socket.write(sent);
        if (answer) await expect.poll(() => received, { timeout: 30_000 }).toMatch(answer);
        return { closed };
      }),
    );
    const closed = (await Promise.all(ends)).map((end) => end.closed);
    expect(await host.stop()).toBe(0);
    expect(await Promise.all(closed)).toHaveLength(closed.length);
  },
);
