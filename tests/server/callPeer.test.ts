/** Calls to peers end, whatever the peers do. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { callPeer } from '../../src/server/delivery/callPeer.ts';
import { post } from '../../src/server/webhooks/postMessage.ts';

const never = () => new Promise<never>(() => {});
const LATE = { name: 'TimeoutError' };

test('a call to a peer that heeds nothing ends by its deadline, or once it is cut off', async () => {
  await expect(callPeer(never, 20)).rejects.toMatchObject(LATE);
  await expect(callPeer(never, 600_000, AbortSignal.abort())).rejects.toMatchObject(LATE);
  const cutOff = new AbortController();
  const call = callPeer(never, 600_000, cutOff.signal);
  cutOff.abort();
  await expect(call).rejects.toMatchObject(LATE);
});

test('a call to a peer is asked to end, and has the result of a call that does in time', async () => {
  const asked: boolean[] = [];
  const late = callPeer(async (signal) => {
    await once(signal, 'abort');
    asked.push(signal.aborted);
  }, 20);
  await expect(late).rejects.toMatchObject(LATE);
  expect(asked).toEqual([true]);
  expect(await callPeer(async () => 'done', 600_000)).toBe('done');
  await expect(callPeer(() => Promise.reject(new Error('refused')), 600_000)).rejects.toThrow('refused');
});

/** Listens, and takes no connection for a second: those beyond the shortest backlog have to knock again. */
const DEAF = `
  const net = require('node:net');
  const server = net.createServer((socket) => socket.on('data', () => socket.end('HTTP/1.1 204 No Content\\r\\n\\r\\n')));
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    require('node:fs').writeSync(1, server.address().port + '\\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
  });`;

test('a message reaches a host with two kinds of addresses whose handshake takes longer than 250 ms', async () => {
  const deaf = spawn(process.execPath, ['-e', DEAF], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(deaf.stdout, 'data')) as [Buffer];
  const { connect } = await import('node:net');
  const fillers = [1, 2].map(() => connect(Number(line), '127.0.0.1').on('error', () => {}));
  await Promise.all(fillers.map((filler) => once(filler, 'connect')));
  // Nobody listens at the second address, as where a network has no IPv6.
  const lookup = (_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
  const url = new URL(`http://receiver.example:${Number(line)}/`);
  const answer = await post(url, '{}', { headers: {}, deadlineMs: 60_000, lookup: lookup as never });
  expect(answer.status).toBe(204);
  for (const filler of fillers) filler.destroy();
  deaf.kill();
});
