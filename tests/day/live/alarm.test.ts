/** The sound for new reservations and late guests. */
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { NOW, dayState, party } from '../dayHost.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';

test('rings for what is new and for who is late, on devices where somebody has turned it on', async () => {
  const tones: number[] = [];
  const { start } = OscillatorNode.prototype;
  vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(function (this: OscillatorNode, when) {
    tones.push(this.frequency.value);
    start.call(this, when);
  });
  onTestFinished(() => localStorage.removeItem('tidetable-day-sound'));
  const rung = (): number => tones.splice(0).length / 2;
  const host = serveDay(dayState({ parties: [party(1), party(2, { time: 18 * 60 })] }));
  const { user, leave } = await visitDay('list');
  const show = async (id: number, changes: Parameters<typeof party>[1] = {}): Promise<void> => {
    host.push({ parties: [...host.state.parties, party(id, { name: `Guest ${id}`, time: 20 * 60, ...changes })] });
    await screen.findByRole('listitem', { name: new RegExp(`^Guest ${id}`) });
  };
  await show(3);
  expect(rung(), 'off by default').toBe(0);
  await user.click(screen.getByRole('button', { name: messages.menu }));
  const button = within(screen.getByRole('dialog')).getByRole('button', { name: messages.sound });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(rung(), 'once, to be heard').toBe(1);
  await user.click(screen.getByRole('button', { name: messages.close }));
  await show(4);
  expect(rung(), 'a new reservation').toBe(1);
  await show(5, { source: 'staff' });
  await show(6, { heldUntil: NOW + 600_000 });
  expect(rung(), 'what staff enter, and what is only held').toBe(0);
  host.push({ now: NOW + 62 * 60_000 });
  await screen.findByRole('listitem', { name: /^Guest 3.*Late/ });
  expect(rung(), 'late parties').toBe(1);

  leave();
  tones.splice(0);
  await visitDay('list');
  await show(7);
  expect(rung(), 'before a touch, browsers play nothing').toBe(0);
  await user.click(document.body);
  await show(8);
  expect(rung(), 'on again after a touch').toBe(1);
});
