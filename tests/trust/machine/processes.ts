/** Processes that are killed, stopped, short of memory or files, and clocks that jump. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf, signalIfThere } from '../../postgres/postgresServer.ts';
import type { RunningHost } from '../../support/host.ts';
import { scale, send, start } from '../trustHost.ts';
import { type Fault, Guests, LIMITLESS, type Scene, inShell, nextName, underFault, untilTaken } from './fault.ts';

/** Sends a signal without marking the process as one that has been told to end. */
const signal = ({ process: child }: RunningHost, name: NodeJS.Signals): void => signalIfThere(child.pid ?? 0, name);

const MOMENTS = scale(40, 4);
/** A reservation has its answer within this time on an idle machine. */
const LAST_MOMENT_MS = 40;

/** Kills the host at so many moments of a reservation, and sends it again to the next one. */
async function killAtEachMoment() {
  const name = nextName();
  const guests = new Guests();
  let unanswered = 0;
  for (let moment = 0; moment < MOMENTS; moment++) {
    const host = await start(name, LIMITLESS);
    const request = guests.send(host);
    await delay((moment / MOMENTS) * LAST_MOMENT_MS);
    host.process.kill('SIGKILL');
    if ((await request.answer).status === 200) continue;
    unanswered++;
    await host.stop();
    const next = await start(name, LIMITLESS);
    await guests.send(next, request).answer;
    await next.stop();
  }
  const lost = await guests.lost(name);
  const figure = `${guests.taken} of ${MOMENTS} taken, ${unanswered} of them when they were sent again, ${lost} lost or doubled`;
  return { figure, holds: lost === 0 && guests.taken === MOMENTS };
}

/** Stops the host while reservations are on their way, and sends those without an answer again to the next one. */
async function stopUnderGuests() {
  const name = nextName();
  const guests = new Guests();
  const host = await start(name, LIMITLESS);
  const requests = Array.from({ length: 30 }, () => guests.send(host));
  await delay(10);
  const status = await host.stop();
  const answers = await Promise.all(requests.map(({ answer }) => answer));
  const next = await start(name, LIMITLESS);
  for (const [index, answer] of answers.entries())
    if (answer.status !== 200) await guests.send(next, requests[index]).answer;
  await next.stop();
  const lost = await guests.lost(name);
  const figure = `${guests.taken} of 30 taken, ${lost} lost or doubled, exit status ${status}`;
  return { figure, holds: lost === 0 && guests.taken === 30 && status === 0 };
}

/** A proxy answers 502 while the host starts again; the page sends a reservation again under the same key. */
async function restartBehindProxy() {
  const name = nextName();
  const guests = new Guests();
  let host = await start(name, LIMITLESS);
  const proxy = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { url = '/', method = 'GET', headers } = request;
      const body = Buffer.concat(chunks).toString();
      const answer = await send(host, url, { method, body, headers: { ...(headers as Record<string, string>) } });
      reply.writeHead(answer.status || 502).end(answer.text);
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const behind = { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
  await guests.visit(behind);
  const stopped = host.stop();
  const request = guests.send(behind);
  const { status } = await request.answer;
  await stopped;
  const whileDown = await guests.send(behind).answer;
  host = await start(name, LIMITLESS);
  if (status !== 200) await guests.send(behind, request).answer;
  const back = await untilTaken(guests, behind);
  await host.stop();
  proxy.closeAllConnections();
  proxy.close();
  const lost = await guests.lost(name);
  const figure = `${guests.taken} taken, ${lost} lost or doubled, ${whileDown.status} while it was down`;
  return { figure, holds: lost === 0 && guests.taken === 8 && whileDown.status === 502 && back !== undefined };
}

/** Holds so many connections open that send nothing. */
async function holdConnections({ host }: Scene, count: number): Promise<() => void> {
  const { port } = new URL(host.url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    return socket;
  });
  await delay(500);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** Lets the process's clock jump by so many milliseconds each time that it gets the signal. */
const jumpingClock = (byMs: number) => {
  const code = `
    const RealDate = Date;
    let offset = 0;
    globalThis.Date = class extends RealDate {
      constructor(...args) { args.length === 0 ? super(RealDate.now() + offset) : super(...args); }
      static now() { return RealDate.now() + offset; }
    };
    process.on('SIGUSR2', () => { offset += ${byMs}; });`;
  return () => ({ env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` } });
};
const letClockJump = async ({ host }: Scene): Promise<() => void> => {
  signal(host, 'SIGUSR2');
  await delay(1_500);
  return () => {};
};

const HOUR_MS = 3_600_000;
const TEN_YEARS_MS = 3_653 * 24 * HOUR_MS;

/** Starts a host with another clock on the reservations of an earlier one. */
async function startTenYearsAhead() {
  const name = nextName();
  const guests = new Guests();
  const first = await start(name, LIMITLESS);
  await guests.visit(first);
  await first.stop();
  const later = await start(name, LIMITLESS, { now: new Date(Date.now() + TEN_YEARS_MS).toISOString() });
  await delay(scale(5_000, 2_000));
  const { text } = await send(later, '/readyz');
  await later.stop();
  const lost = await guests.lost(name);
  return {
    figure: `${guests.taken} taken, ${lost} lost; /readyz: ${text.slice(0, 80)}`,
    holds: lost === 0 && guests.taken > 0,
  };
}

export const processFaults: readonly Fault[] = [
  {
    fault: 'the process is killed at each of 40 moments of a reservation',
    remedy: 'Nothing. The page sends the reservation again under the same key.',
    run: killAtEachMoment,
  },
  {
    fault: 'the host is stopped while 30 reservations are on their way',
    remedy: 'Nothing. Those without an answer are sent again.',
    run: stopUnderGuests,
  },
  {
    fault: 'a proxy answers 502 while the host starts again',
    remedy: 'Nothing. The page sends the reservation again under the same key.',
    run: restartBehindProxy,
  },
  {
    fault: 'one of two processes is killed',
    remedy: 'Nothing. The other one goes on, and a new one takes its place.',
    run: underFault({
      options: () => ({ env: { WORKERS: '2' } }),
      bring: async ({ host }) => {
        await delay(2_000);
        signalIfThere(childrenOf(host.process.pid).at(-1) ?? 0, 'SIGKILL');
        return () => {};
      },
      goesOn: false,
    }),
  },
  {
    fault: 'the machine sleeps for 3 s in the middle of reservations',
    remedy: 'Nothing.',
    run: underFault({
      bring: async ({ host }) => {
        signal(host, 'SIGSTOP');
        setTimeout(() => signal(host, 'SIGCONT'), 3_000);
        return () => {};
      },
      goesOn: true,
    }),
  },
  {
    fault: 'there are 256 open files, and 400 idle connections',
    remedy: 'Raise `LimitNOFILE`. Guests get no connection meanwhile.',
    run: underFault({
      options: () => ({ wrap: inShell('ulimit -n 256') }),
      bring: (scene) => holdConnections(scene, 400),
      goesOn: false,
    }),
  },
  {
    fault: 'there are 64 MB of memory for JavaScript',
    remedy: 'Nothing, for a venue or two.',
    run: underFault({
      options: () => ({ env: { NODE_OPTIONS: '--max-old-space-size=64' } }),
      bring: async ({ host }) => {
        await Promise.all(Array.from({ length: scale(2_000, 200) }, () => send(host, '/v/shell-bay')));
        return () => {};
      },
      goesOn: true,
    }),
  },
  {
    fault: 'the clock steps back by an hour',
    remedy: 'Nothing.',
    run: underFault({ options: jumpingClock(-HOUR_MS), bring: letClockJump, goesOn: true }),
  },
  {
    fault: 'the clock jumps ten years ahead while the host runs',
    remedy: 'Set it right. What a wrong clock calls old is kept.',
    run: underFault({ options: jumpingClock(TEN_YEARS_MS), bring: letClockJump, goesOn: false }),
  },
  {
    fault: 'one start has the clock ten years ahead',
    remedy: 'Set it right. What a wrong clock calls old is kept.',
    run: startTenYearsAhead,
  },
];
