/** Mail: a day without a server, and guests who attack the structure of mails. */
import { openServerHarness } from '../server/serverHarness.ts';
import { checkHostileMails } from './hostileMails.ts';
import { GUEST_DOMAINS, simulateMailDay } from './mailDay.ts';
import type { Row } from './report.ts';
import { scale } from './trustHost.ts';

/** A day without a mail server, then a slow, a refusing and a busy one; two processes. */
export async function loseMailServer(): Promise<Row[]> {
  const house = await openServerHarness();
  const other = await openServerHarness({ database: house.database });
  const reservations = scale(40, GUEST_DOMAINS.length);
  for (let i = 0; i < reservations; i++) {
    const email = `guest${i}@${GUEST_DOMAINS[i % GUEST_DOMAINS.length]}`;
    await house.reserve({ selected_tables: [i + 1], date: '30.11.2026', email });
  }
  const { sent, refused, sentBesideSlow, refusalMinutes } = await simulateMailDay([house, other]);
  await other.close();
  await house.close();
  // The venue gets a notice of each, and each guest a mail, or else the venue gets another one.
  const expected = 2 * reservations;
  const twice = sent.length - new Set(sent).size;
  return [
    {
      promise: 'SMTP gone for a day, two processes',
      figure: `${sent.length} mails, ${twice} of them twice`,
      limit: `${expected} mails, each once`,
      holds: sent.length === expected && twice === 0,
    },
    {
      promise: 'a refused guest, told to the venue',
      figure: `${refused} refusals, ${refusalMinutes} min`,
      limit: `${reservations / GUEST_DOMAINS.length} refusals, 1 min`,
      holds: refused === reservations / GUEST_DOMAINS.length && refusalMinutes <= 1,
    },
    {
      promise: 'mails sent beside a slow server',
      figure: `${sentBesideSlow} of ${expected}`,
      limit: `${expected / 2} or more`,
      holds: sentBesideSlow >= expected / 2,
    },
  ];
}

/** Names, notes and addresses that attack a mail's structure. */
export async function sendHostileMails(): Promise<Row[]> {
  const house = await openServerHarness();
  await house.reserve();
  const reservation = await house.store.selectFrom('reservations').selectAll().executeTakeFirstOrThrow();
  const venue = house.venues.get('shell-bay')?.venue;
  if (!venue) throw new Error('the venue is not served');
  const count = scale(100_000, 1_000);
  const outcome = await checkHostileMails(count, reservation, venue).catch((error: unknown) => String(error));
  await house.close();
  return [
    {
      promise: 'hostile names and addresses',
      figure: `${outcome} mails with exactly their headers and recipients`,
      limit: String(count),
      holds: outcome === count,
    },
  ];
}
