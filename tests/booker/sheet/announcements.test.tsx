/** Announcements for screen readers in step 2: one per event. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadTablesAtom } from '../../../src/booker/reservation/loadTables.ts';
import { offering, refused } from '../fakeHost.ts';
import { pageOf, room } from '../pageFixtures.ts';
import { atTables, button, listed } from '../renderBooker.tsx';

const LIVE = '[aria-live="polite"], [role="alert"], [role="status"], output';
let stop = (): void => {};
afterEach(() => stop());

/** Records the messages of live regions from now on, with their politeness. */
function listen(): string[] {
  const heard: string[] = [];
  const read = (): Map<Element, string> =>
    new Map([...document.querySelectorAll(LIVE)].map((region) => [region, region.textContent]));
  let before = read();
  const observer = new MutationObserver(() => {
    const now = read();
    for (const [region, text] of now)
      if (text !== '' && before.get(region) !== text)
        heard.push(`${region.getAttribute('role') ?? (region.matches('output') ? 'status' : 'polite')}: ${text}`);
    before = now;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  stop = () => observer.disconnect();
  return heard;
}
/** Returns the messages since the last call, once there are any. */
async function next(heard: string[]): Promise<string[]> {
  await waitFor(() => {
    expect(heard).not.toEqual([]);
  });
  // Further messages arrive within two frames.
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  return heard.splice(0);
}

describe('a screen reader hears one message', () => {
  test('a screen reader hears one message for each refusal, and none when a selection clears it', async () => {
    const visited = await atTables(pageOf('first'));
    const heard = listen();
    for (let turn = 0; turn < 2; turn++) {
      await visited.user.click(await listed('Line 3'));
      expect(await next(heard)).toEqual(['alert: Line 3 is already taken. Please choose another table.']);
    }
    await visited.user.click(await listed('Line 1'));
    expect(await next(heard)).toEqual(['polite: Line 1 chosen, 2 of 2 seats. Accept the terms first']);
  });

  test('a screen reader hears one message for a table that is lost, and finds nothing left of what was said of it', async () => {
    const visited = await atTables(pageOf('first'));
    await visited.user.click(await listed('Line 1'));
    offering(room(1, 'Line 1', 2, { available: false }))(visited.host);
    const heard = listen();
    await visited.store.set(loadTablesAtom);
    expect(await next(heard)).toEqual([expect.stringMatching(/^status: Line 1 .*taken/)]);
    await waitFor(() => expect(screen.queryByText(/Line 1 chosen/)).toBeNull());
  });

  test('a screen reader hears one message for the terms, for the submit and for its failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const visited = await atTables(pageOf('first'), (host) => {
      host.reserve = () => refused({ email: ['Bounced.'] });
    });
    await visited.user.click(await listed('Line 1'));
    const heard = listen();
    await visited.user.click(screen.getByRole('checkbox', { name: /Terms/ }));
    expect(await next(heard)).toEqual(['polite: All set']);
    await visited.user.click(button('MAKE RESERVATION'));
    await screen.findByRole('alert');
    expect(await next(heard)).toEqual([
      'polite: Sending your reservation…',
      expect.stringMatching(/^alert: .*Bounced/),
    ]);
    // The reasons have the focus, so that Space does not take the consent back.
    expect(screen.getByRole('alert').contains(document.activeElement)).toBe(true);
    await visited.user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: /Terms/ })).toBeChecked();
  });
});
