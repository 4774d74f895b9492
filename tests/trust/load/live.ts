/** Pages that lose the live stream. The short form is in tests/api/eventStream.test.ts. */
import { openServerHarness } from '../../server/serverHarness.ts';
import { loseStream } from '../../support/streamLosses.ts';
import type { Row } from '../report.ts';
import { scale } from '../trustHost.ts';

export async function loseStreams(): Promise<Row[]> {
  const losses = scale(1_000, 100);
  const harness = await openServerHarness();
  const { page, host } = await loseStream(harness, losses);
  await harness.close();
  const different = Object.keys(host).filter((id) => page[id] !== host[id]).length;
  const taken = Object.values(host).filter((available) => !available).length;
  return [
    {
      promise: `${losses} random losses of the live stream`,
      figure: `${different} of ${Object.keys(host).length} tables differ from the host's, ${taken} of which are taken`,
      limit: '0 differ',
      holds: different === 0 && taken > 0,
    },
  ];
}
