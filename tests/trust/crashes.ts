/** The host is killed under writers. */
import { randomInt } from 'node:crypto';
import { type Row, seconds } from './report.ts';
import { dateOf, isShort, processorTime, query, reserve, scale, send, start } from './trustHost.ts';

const WRITERS = 50;

/** The process is killed under writers. */
export async function killHost(): Promise<Row[]> {
  const kills = scale(200, 3);
  let accepted = 0;
  let lost = 0;
  let slowestStart = 0;
  let mostWork = 0;
  for (let kill = 0; kill < kills; kill++) {
    const started = performance.now();
    const host = await start('kill');
    const { status } = await send(host, '/healthz');
    slowestStart = Math.max(slowestStart, performance.now() - started);
    mostWork = Math.max(mostWork, processorTime(host));
    if (status !== 200) lost++;
    const keys: string[] = [];
    const killAt = randomInt(1, WRITERS);
    const writers = Array.from({ length: WRITERS }, async (_, i) => {
      const key = `kill-${kill}-${i}`;
      const changes = { selected_tables: [i + 1], date: dateOf(kill), idempotency_key: key };
      if ((await reserve(host, changes)).status === 200) keys.push(key);
      // The kill comes after a varied number of answers.
      if (keys.length === killAt) host.process.kill('SIGKILL');
    });
    await Promise.all(writers);
    await host.stop();
    accepted += keys.length;
    const stored = query<{ key: string }>(
      'kill',
      `select idempotency_key as key from reservations where idempotency_key like 'kill-${kill}-%'`,
    ).map(({ key }) => key);
    lost += keys.filter((key) => stored.filter((other) => other === key).length !== 1).length;
  }
  return [
    {
      promise: `${kills} kills under ${WRITERS} writers`,
      figure: `${accepted} acknowledged, ${lost} lost or doubled`,
      limit: '0 lost or doubled',
      holds: lost === 0 && accepted > 0,
    },
    {
      promise: 'serving again after a kill',
      figure: `slowest ${seconds(slowestStart)}, at most ${seconds(mostWork)} of processor time`,
      limit: '2 s',
      holds: isShort || slowestStart <= 2_000,
    },
  ];
}
