/** Orientation on a large plan: area labels while zoomed out, a minimap while zoomed in. */
import { screen, waitFor } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTablesAtom } from '../../../src/booker/reservation/loadTables.ts';
import { type RoomLike, pageOf, room } from '../pageFixtures.ts';
import { type Visit, atTables, button, cards, listed, plan, pointOf } from '../renderBooker.tsx';

beforeEach(() => page.viewport(360, 740));
afterEach(() => page.viewport(412, 915));

/** 2,000 tables in five areas, one below the other, with room for labels in the four gaps between them; the given number of each area's 400 is free. */
function largeAnswer(free: number, names = ['Sunrise', 'Palms', 'Pool', 'Terrace', 'Jetty']): unknown {
  return names.map((name, area) => ({
    id: area + 1,
    name,
    rooms: Array.from({ length: 400 }, (_, at): RoomLike => {
      const coordinates = {
        x: (at % 40) * 60,
        y: area * 1_250 + Math.floor(at / 40) * 60,
        width: 44,
        height: 40,
        color: '#0d5a73',
        font_size: 12,
      };
      return room(area * 400 + at + 1, `${name} ${at + 1}`, 2, { coordinates, available: at < free });
    }),
  }));
}
async function withTables(answer: unknown): Promise<Visit> {
  const visited = await atTables(pageOf('first'), (host) => {
    host.tables = () => ({ json: answer });
  });
  await atRest();
  return visited;
}
async function atRest(): Promise<HTMLElement> {
  const element = await plan();
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await waitFor(
    () => {
      expect(element.dataset['still']).toBe('true');
    },
    { timeout: 30_000 },
  );
  return element;
}
const labels = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.map-area-label')];
const scaleOf = (element: HTMLElement): number => Number(element.dataset['viewport']!.split(' ')[0]);
async function zoomIn({ user }: Visit, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await user.click(button('Zoom in'));
    await atRest();
  }
}
const middleOf = (element: Element): { clientX: number; clientY: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
};

describe('area labels of a large plan', () => {
  test('area labels of a large plan show the free tables, hidden from assistive technology', async () => {
    const { store, host, user } = await withTables(largeAnswer(120));
    await user.click(button('Fit'));
    await waitFor(() => {
      expect(labels()).toHaveLength(4);
      expect(labels().map((label) => label.textContent)).toContain('Pool120 of 400 free');
    });
    expect(document.querySelector('.map-area-labels')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByRole('button', { name: 'Pool' })).toHaveLength(1);
    host.tables = () => ({ json: largeAnswer(7) });
    await store.set(loadTablesAtom);
    await waitFor(() => {
      expect(labels().map((label) => label.textContent)).toContain('Pool7 of 400 free');
    });
  });

  test('area labels of a large plan fly to their area when tapped and select no table; taps beside them reach the plan', async () => {
    const { user } = await withTables(largeAnswer(400));
    await user.click(button('Fit'));
    await waitFor(() => {
      expect(labels()).toHaveLength(4);
    });
    const element = await atRest();
    const before = element.dataset['viewport'];
    await user.click(button('Pool'));
    await atRest();
    const byChip = element.dataset['viewport'];
    expect(byChip).not.toBe(before);
    await user.click(button('Fit'));
    await atRest();
    await waitFor(() => {
      expect(labels()).toHaveLength(4);
    });
    const pool = middleOf(labels().find((label) => label.textContent.startsWith('Pool'))!);
    const target = document.elementFromPoint(pool.clientX, pool.clientY)!;
    // Drags and wheel events on a label reach the plan.
    expect(element).toContainElement(target as HTMLElement);
    await user.pointer([{ keys: '[MouseLeft]', target, coords: pool }]);
    await waitFor(() => {
      expect(element.dataset['viewport']).toBe(byChip);
    });
    expect(cards()).toHaveLength(0);
    await user.click(button('Fit'));
    await atRest();
    await waitFor(() => {
      expect(labels()).toHaveLength(4);
    });
    // The center of a table at the plan's left edge.
    await user.pointer([{ keys: '[MouseLeft]', ...(await pointOf({ x: 22, y: 20 + 2_500 })) }]);
    await waitFor(() => {
      expect(cards().map((card) => card.textContent)).toEqual([expect.stringContaining('Pool 1')]);
    });
  });
});

describe('the minimap of a large plan', () => {
  const minimap = (): HTMLElement | null => screen.queryByTestId('minimap');

  test('appears when zoomed in; its frame follows the view and can be dragged', async () => {
    const visited = await withTables(largeAnswer(120));
    await visited.user.click(button('Fit'));
    await waitFor(() => {
      expect(minimap()).toBeNull();
    });
    await zoomIn(visited, 3);
    await waitFor(() => {
      expect(minimap()).toBeVisible();
    });
    const canvas = minimap()!.querySelector('canvas')!;
    await waitFor(() => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      expect(new Set(new Uint32Array(data.buffer)).size).toBeGreaterThan(2);
    });
    expect(canvas.width).toBeGreaterThan(24);
    expect(canvas.width * canvas.height * 4).toBeLessThan(400_000);
    expect(minimap()).toHaveAttribute('aria-hidden', 'true');

    const { user } = visited;
    const frame = minimap()!.querySelector('.map-minimap-frame')!;
    const element = await atRest();
    const scale = scaleOf(element);
    await Promise.all(
      minimap()!
        .getAnimations()
        .map((animation) => animation.finished),
    );
    const { left, top, width, height } = minimap()!.getBoundingClientRect();
    for (const part of [0.75, 0.3]) {
      const to = { clientX: left + width / 2, clientY: top + height * part };
      await user.pointer(
        part > 0.5
          ? [{ keys: '[MouseLeft]', target: minimap()!, coords: to }]
          : [
              { keys: '[MouseLeft>]', target: minimap()!, coords: middleOf(frame) },
              { target: minimap()!, coords: to },
              { keys: '[/MouseLeft]', target: minimap()!, coords: to },
            ],
      );
      await atRest();
      await waitFor(() => {
        expect(Math.abs(middleOf(frame).clientY - to.clientY)).toBeLessThan(1.5);
      });
    }
    expect(scaleOf(element)).toBe(scale);
    expect(cards()).toHaveLength(0);
    // Wheel events over the minimap reach the plan.
    const turn = new WheelEvent('wheel', {
      deltaY: -100,
      clientX: left + 5,
      clientY: top + 5,
      bubbles: true,
      cancelable: true,
    });
    expect(minimap()!.dispatchEvent(turn)).toBe(false);
    await atRest();
    expect(scaleOf(element)).toBeGreaterThan(scale);
    await user.click(button('Fit'));
    await waitFor(() => {
      expect(minimap()).toBeNull();
    });
  });

  test('covers no table that the list scrolls into view', async () => {
    const visited = await withTables(largeAnswer(400));
    await zoomIn(visited, 5);
    await waitFor(() => {
      expect(minimap()).toBeVisible();
    });
    expect(labels()).toHaveLength(0);
    // In the plan's corner, where the minimap is.
    await visited.user.type(screen.getByLabelText('Find a table'), 'Sunrise 40');
    await visited.user.tab();
    expect(await listed('Sunrise 40')).toHaveFocus();
    await atRest();
    const { target, coords } = await pointOf({ x: 39 * 60 + 22, y: 20 });
    expect(coords.clientX).toBeGreaterThan(0);
    expect(coords.clientY).toBeGreaterThan(0);
    expect(await plan()).toContainElement(target as HTMLElement);
  });
});
