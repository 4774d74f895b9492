/** A renamed table or area is the same one, for reservations, mails and the guest's page. */
import { expect, test } from 'vitest';
import { sendWaitingMails } from '../mail/sentMails.ts';
import { openHarness } from '../openHarness.ts';
import { openEditorSession, planWith } from './editorSession.ts';

const plan = planWith((room) => (room.id === 1 ? { ...room, name: 'Dune' } : room));
const RENAMED = {
  ...plan,
  areas: plan.areas.map((area) => (area.name === 'Lines' ? { ...area, name: 'Sand' } : area)),
};

test('renaming affects no reservation, not even one without the id of its area, and guests read the new names', async () => {
  const harness = await openHarness();
  const drawer = await openEditorSession(harness);
  const key = { idempotency_key: 'a-key-of-twenty-chars' };
  const { manage } = (await harness.reserve({ selected_tables: [1], ...key })).json<{ manage: string }>();
  const { code } = (await harness.reserve({ selected_tables: [2] })).json<{ code: string }>();
  const older = [{ key: '2', name: 'Line 2', area: 'Lines', category: '', seats: 2 }];
  await harness.store
    .updateTable('reservations')
    .set({ tables: JSON.stringify(older) })
    .where('tenant', '=', 'shell-bay')
    .where('code', '=', code)
    .execute();
  expect((await drawer.publish(RENAMED)).statusCode).toBe(200);
  expect((await drawer.call('GET', '/affected')).json()).toMatchObject({ reservations: [], count: 0 });
  const texts = (await sendWaitingMails(harness, 4)).map(({ text }) => text as string);
  expect(
    texts.filter((text) => text.includes('Dune (Sand)')),
    'to the guest and the venue',
  ).toHaveLength(2);
  const page = (await harness.app.inject({ url: manage })).body;
  expect([page.includes('Dune (Sand)'), page.includes('Line 1')]).toEqual([true, false]);
});
