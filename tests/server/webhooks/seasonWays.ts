/** What becomes of season places, and the events that it causes. */
import { addDays } from '../../../src/domain/booking/time.ts';
import { takeDueSteps } from '../../../src/server/day/actions/hostSteps.ts';
import { DATE } from '../day/daySession.ts';
import { openEditorSession } from '../editor/editorSession.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';

/** Prepares, and resolves to what happens then. */
export type Way = readonly [happens: () => Promise<() => Promise<unknown>>, events: readonly string[]];

const tenant = 'shell-bay';

export function seasonWays(open: () => ServerHarness): Readonly<Record<string, Way>> {
  /** Assigns a place for a season, or offers it again. Returns the owner's session, its address and its holder's page. */
  async function season(isOffered = false) {
    const owner = await openEditorSession(open(), tenant, 'localhost', 'settings');
    const row = { name: 'Mei', email: '', phone: '', place: 'Line 3', from: DATE, until: addDays(DATE, 9), paid: 'no' };
    await owner.call('POST', '/season', { rows: [row], mail: false });
    const places = async () => (await owner.call('GET', '/season')).json<{ places: { id: string; state: string }[] }>();
    const id = (await places()).places[0]!.id;
    const next = { places: [id], from: addDays(DATE, 300), until: addDays(DATE, 310), answer_by: DATE };
    if (isOffered) await owner.call('POST', '/season/offers', next);
    const shown = (await places()).places.find(({ state }) => !isOffered || state === 'offered')!.id;
    const page = (await owner.call('POST', `/season/${shown}/link`, { is_new: false })).json<{ path: string }>().path;
    return { owner, row, next, page, path: `/season/${shown}` };
  }
  return {
    'a season place that is assigned': [
      async () => {
        const { owner, row } = await season();
        return () => owner.call('POST', '/season', { rows: [{ ...row, place: 'Line 4' }], mail: false });
      },
      ['day.blocked'],
    ],
    'a season place that is released': [
      async () => {
        const { owner, path } = await season();
        return () => owner.call('DELETE', path);
      },
      ['day.unblocked'],
    ],
    'a day in the middle of a season that is given back': [
      async () => {
        const { page } = await season();
        return () => open().sendForm(`${page}/give`, { from: addDays(DATE, 3) });
      },
      // The block ends before it, and another begins after it.
      ['day.blocked', 'day.blocked'],
    ],
    'a day of a season that is taken back': [
      async () => {
        const { page } = await season();
        await open().sendForm(`${page}/give`, { from: DATE });
        return () => open().sendForm(`${page}/take`, { date: DATE });
      },
      ['day.blocked'],
    ],
    'a season place that is offered again': [
      async () => {
        const { owner, next } = await season();
        return () => owner.call('POST', '/season/offers', next);
      },
      ['day.blocked'],
    ],
    'an offered season place that is accepted': [
      async () => {
        const { page } = await season(true);
        return () => open().press(`${page}/accept`);
      },
      [],
    ],
    'an offered season place that is declined': [
      async () => {
        const { page } = await season(true);
        return () => open().press(`${page}/decline`);
      },
      ['day.unblocked'],
    ],
    'an offered season place that staff decline for the guest': [
      async () => {
        const { owner, path } = await season(true);
        return () => owner.call('PUT', path, { answer: 'decline' });
      },
      ['day.unblocked'],
    ],
    'an offered season place without an answer in time': [
      async () => {
        await season(true);
        const later = Date.parse(NOW) + 86_400_000;
        return () => takeDueSteps({ store: open().store, venues: open().venues, tenant }, later);
      },
      ['day.unblocked'],
    ],
  };
}
