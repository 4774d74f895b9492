/** Names of the other direction stand apart from the text around them, wherever the page shows them. */
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { dialogAtom } from '../../src/day/controls/dialogs.ts';
import { loadMessages, messages } from '../../src/day/messages.ts';
import { startBlockAtom, endBlockAtom } from '../../src/day/plan/block/blocking.ts';
import { freeTablesAtom } from '../../src/day/plan/dragState.ts';
import {
  chooseTablesAtom,
  endModeAtom,
  placeReportAtom,
  selectPartyAtom,
  startModeAtom,
} from '../../src/day/state/selection.ts';
import { partiesAtom } from '../../src/day/state/day.ts';
import { dispatchActionAtom } from '../../src/day/state/steps.ts';
import { searchAtom, viewAtom } from '../../src/day/state/view.ts';
import { serveDay, visitDay } from './dayDriver.tsx';
import { DATE, NOW, dayPlan, dayState, party } from './dayHost.ts';

/** Each ends with a mark and a figure, which the text around would take to the wrong side. */
const WORDS = {
  ar: {
    guests: ['Anna (2)', 'Bob (3)', 'Carl (4)'],
    nobody: 'Dora (6)',
    table: 'Line',
    area: 'Beach',
    reason: 'Storm (5)',
  },
  en: {
    guests: ['يوسف (2)', 'ليلى (3)', 'سمير (4)'],
    nobody: 'نور (6)',
    table: 'طاولة',
    area: 'شاطئ',
    reason: 'عاصفة (5)',
  },
} as const;

/** Returns the texts and tooltips in sight in which a name is not isolated. */
function bareNames(names: readonly string[]): string[] {
  const isBare = (text: string): boolean => {
    const rest = names.reduce((left, name) => left.replaceAll(`\u2068${name}\u2069`, ''), text);
    return names.some((name) => rest.includes(name));
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node as Text;
    const isSeen =
      parentElement?.closest('.ui-visually-hidden, .day-plan-twin, option, textarea, script, style') === null;
    const isApart = names.includes(parentElement?.closest('bdi')?.textContent ?? '');
    if (isSeen && !isApart && isBare(textContent)) found.push(textContent);
  }
  for (const { title } of document.body.querySelectorAll<HTMLElement>('[title]'))
    if (!names.includes(title) && isBare(title)) found.push(title);
  return found;
}

test.each(['en', 'ar'] as const)('isolates every name on the page in %s', async (language) => {
  await loadMessages(language);
  onTestFinished(() => loadMessages('en'));
  vi.spyOn(window, 'print').mockImplementation(() => {});
  const { guests, nobody, table, area, reason } = WORDS[language];
  const [one, two, three] = guests;
  const plan: Plan = dayPlan(12);
  for (const each of plan.areas) {
    each.name = `${area} (${each.id})`;
    for (const room of each.rooms) room.name = `${table} (${room.id})`;
  }
  const names = [
    ...guests,
    nobody,
    reason,
    ...plan.areas.flatMap(({ name, rooms }) => [name, ...rooms.map((room) => room.name)]),
  ];
  const day = dayState({
    parties: [
      party(1, { name: one, time: 17 * 60, stay: 90, tables: ['2', '3'], status: 'seated', seatedAt: NOW - 7_200_000 }),
      party(2, { name: two, time: 19 * 60, tables: ['2'] }),
      party(3, { name: three, time: 20 * 60, tables: ['4'], notes: reason, staffNote: reason }),
    ],
    blocks: [{ id: 1, tables: ['5'], from: DATE, until: DATE, fromTime: null, untilTime: null, reason }],
    waiting: [
      {
        id: 1,
        revision: 1,
        name: one,
        guests: 2,
        phone: '',
        email: 'guest@example.com',
        quotedMinutes: 20,
        joinedAt: NOW,
        state: 'offered',
        offer: { tables: ['6'], until: NOW + 360_000 },
        party: null,
      },
    ],
    note: reason,
  });
  const host = serveDay(day, plan);
  const { store } = await visitDay('list', [1_280, 900]);
  const expectIsolated = async (state: string, sign: string): Promise<void> => {
    await waitFor(() => expect(document.body.textContent, state).toContain(sign));
    expect(bareNames(names), state).toEqual([]);
  };

  await expectIsolated('list', three);
  store.set(selectPartyAtom, 3);
  await expectIsolated('party', messages.guestNotes);
  store.set(searchAtom, nobody);
  await expectIsolated('search', nobody);
  store.set(searchAtom, '');
  store.set(dialogAtom, { type: 'cancel', party: 3 });
  await expectIsolated('cancel', messages.keepReservation);
  store.set(dialogAtom, { type: 'print' });
  await expectIsolated('print', messages.printedPlan({ time: messages.time(19 * 60) }));
  store.set(dialogAtom, undefined);

  store.set(viewAtom, 'timeline');
  await expectIsolated('timeline', messages.coversLabel);
  const reportOf = (tables: string[]): string =>
    store
      .get(placeReportAtom)(store.get(partiesAtom).get(3)!, tables, 19 * 60)
      .words();
  for (const words of [reportOf(['2']), reportOf(['5']), reportOf(['6', '7'])]) {
    document.body.append(Object.assign(document.createElement('p'), { textContent: words }));
    expect(bareNames(names), 'words for a place').toEqual([]);
    document.body.lastElementChild!.remove();
  }

  store.set(viewAtom, 'plan');
  await expectIsolated('plan', messages.block);
  for (const mode of ['move', 'join', 'seat'] as const) {
    store.set(startModeAtom, { type: mode, party: 3 });
    await expectIsolated(mode, three);
    for (const [key, sign] of [
      ['2', two],
      ['5', reason],
    ] as const) {
      store.set(chooseTablesAtom, [key]);
      await expectIsolated(`${mode} to table ${key}`, sign);
    }
  }
  store.set(startModeAtom, { type: 'wait_offer', entry: 1 });
  await expectIsolated('offer', one);
  store.set(endModeAtom);
  store.set(freeTablesAtom, ['5']);
  await expectIsolated('blocked table', messages.unblock);
  store.set(startBlockAtom);
  await expectIsolated('block', messages.blockHint);
  store.set(endBlockAtom);

  const revision = 1;
  store.set(dispatchActionAtom, { type: 'tables', party: 3, revision, tables: ['7', '8'] });
  store.set(dispatchActionAtom, { type: 'wait_leave', entry: 1, revision });
  await expectIsolated('toasts', messages.undo);
  await vi.waitFor(() => expect(host.actions).toHaveLength(2));
  const collisions = [
    { table: '2', name: two, time: 19 * 60, party: 2 },
    { table: '5', name: reason, time: null },
  ];
  host.refusal = { ok: false, type: 'collision', collisions, nearest: [['9', '10']], state: host.state };
  store.set(dispatchActionAtom, { type: 'tables', party: 3, revision: 2, tables: ['2', '5'] });
  await screen.findByText(messages.understood);
  await expectIsolated('collision', messages.understood);
  host.refusal = { ok: false, type: 'conflict', parties: [host.state.parties[2]!], state: host.state };
  store.set(dispatchActionAtom, { type: 'edit', party: 3, revision: 2, guests: 3 });
  await screen.findByText(messages.doAnyway);
  await expectIsolated('conflict', messages.changedMeanwhile);
});
