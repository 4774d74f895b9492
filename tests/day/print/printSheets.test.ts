/** The evening on paper. */
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { serveDay, visitDay } from '../dayDriver.tsx';
import { dayState, party } from '../dayHost.ts';

test('prints the plan on white paper, and the list without those who do not come', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const season = { until: '2027-08-31', paid: true, offered: false };
  const block = { id: 9, tables: ['3'], from: '2026-11-20', until: '2027-08-31', fromTime: null, untilTime: null };
  serveDay(
    dayState({
      blocks: [{ ...block, reason: 'Zoe Marin', season }],
      parties: [
        party(1, { dayOfStay: { day: 3, days: 7 } }),
        party(2, { status: 'no_show' }),
        party(3, { cancelled: true }),
      ],
    }),
  );
  const { user } = await visitDay('plan');
  await user.click(screen.getByRole('button', { name: messages.menu }));
  await user.click(screen.getByRole('button', { name: messages.print }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector('.day-print')!;
  const canvas = sheet.querySelector('canvas')!;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  expect(Array.from(data.slice(0, 4))).toEqual([255, 255, 255, 255]);
  expect(data.some((channel) => channel < 100)).toBe(true);
  const items = [...sheet.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(new RegExp(`${party(1).name}.*Day 3 of 7`)),
    expect.stringMatching(/Zoe Marin.*Season/),
  ]);
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(document.querySelector('.day-print')).toBeNull());
});
