/** What the screen shows while the plan moves, and how much memory the bitmaps need. */
import { describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { PlanBackground } from '../../../src/domain/plan/reading/planBackground.ts';
import type { Point } from '../../../src/domain/geometry/boxes.ts';
import { PlanLayer } from '../../../src/map/render/planLayer.ts';
import type { Rgb } from '../pixels.ts';
import { type ShownPlan, nextFrames, showPlan, tablesAt } from '../planDriver.tsx';

const RED: Rgb = [208, 32, 32];
const SEA: Rgb = [163, 207, 210];
const SAND: Rgb = [241, 230, 208];
/** The x of the edge between sand and sea, under a column of tables. */
const SHORE = 880;
/** A dense plan, half of it on sand and half in the sea. */
const MANY = tablesAt(
  Array.from({ length: 900 }, (_, i) => ({
    x: 20 + (i % 30) * 60,
    y: 20 + Math.floor(i / 30) * 50,
    width: 40,
    height: 30,
  })),
);
const SHORE_GROUND: PlanBackground = {
  width: 1_840,
  height: 1_540,
  decor: [
    {
      kind: 'area',
      surface: 'sea',
      points: [
        [-50, -50],
        [1_900, -50],
        [1_900, 1_600],
        [-50, 1_600],
      ],
    },
    {
      kind: 'area',
      surface: 'sand',
      points: [
        [-50, -50],
        [SHORE, -50],
        [SHORE, 1_600],
        [-50, 1_600],
      ],
    },
  ],
};
const NEAR = { x: 800, y: 700, width: 320, height: 400 };

const PROBE = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
  willReadFrequently: true,
})!;

/** Returns the color that a point of the element shows now, from its topmost bitmap. */
function colorNow({ element }: ShownPlan, { x, y }: Point): Rgb | undefined {
  const { left, top } = element.getBoundingClientRect();
  for (const canvas of [...element.querySelectorAll('canvas')].toReversed()) {
    const box = canvas.getBoundingClientRect();
    const px = ((left + x - box.left) / box.width) * canvas.width;
    const py = ((top + y - box.top) / box.height) * canvas.height;
    if (canvas.style.display === 'none' || px < 0 || py < 0 || px >= canvas.width || py >= canvas.height) continue;
    // The copy that moves has no 2D context to read from.
    PROBE.clearRect(0, 0, 1, 1);
    PROBE.drawImage(canvas, Math.floor(px), Math.floor(py), 1, 1, 0, 0, 1, 1);
    const [red, green, blue, cover] = PROBE.getImageData(0, 0, 1, 1).data;
    if (cover === 255) return [red!, green!, blue!];
  }
  return undefined;
}

const isNear = (one: Rgb | undefined, other: Rgb): boolean =>
  one !== undefined && one.every((value, i) => Math.abs(value - other[i]!) <= 24);

/** Lists the tables in view, and the ground beside them, that are not painted where they belong. */
function findGaps(plan: ShownPlan): string[] {
  const { clientWidth: width, clientHeight: height } = plan.element;
  const inView = ({ x, y }: Point): boolean => x >= 1 && y >= 1 && x < width - 1 && y < height - 1;
  const wrong: string[] = [];
  let seen = 0;
  for (const { key, box: own } of MANY) {
    const box = plan.handle.boxOf(key)!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const beside = { x: box.x + box.width * 1.25, y: middle.y };
    if (inView(middle)) {
      seen++;
      if (!isNear(colorNow(plan, middle), RED)) wrong.push(`table ${key}: ${String(colorNow(plan, middle))}`);
    }
    if (inView(beside) && !isNear(colorNow(plan, beside), own.x + own.width * 1.25 < SHORE ? SAND : SEA))
      wrong.push(`ground beside ${key}: ${String(colorNow(plan, beside))}`);
  }
  expect(seen).toBeGreaterThan(5);
  return wrong;
}

async function frame(): Promise<void> {
  await new Promise(requestAnimationFrame);
}

async function prepared(plan: ShownPlan): Promise<void> {
  await vi.waitFor(
    () => {
      expect(plan.element.querySelector('canvas')!.width).toBeGreaterThan(300);
    },
    { timeout: 30_000 },
  );
}

/** Waits until the bitmap of the whole plan, which is painted from top to bottom, is complete. */
async function overviewPainted({ element }: ShownPlan): Promise<void> {
  await vi.waitFor(
    () => {
      const canvas = element.querySelector('canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, canvas.height - 1, 1, 1);
      expect(data[3]).toBe(255);
    },
    { timeout: 30_000 },
  );
}

describe('a moving plan', () => {
  it('shows all tables and the ground between them wherever it is dragged', async () => {
    const plan = await showPlan(MANY, { ground: SHORE_GROUND });
    plan.handle.flyTo(NEAR);
    await plan.atRest();
    const bitmap = [...plan.element.querySelectorAll<HTMLElement>('.konvajs-content canvas')].at(-1)!;
    const cleared = vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect');
    plan.pointer('pointerdown', 200, 250);
    for (let step = 1; step <= 60; step++) {
      plan.pointer('pointermove', 200 + step * (step < 30 ? 9 : -6), 250 - step * 14);
      await frame();
      expect(plan.element.dataset['still']).toBe('false');
      if (step % 4 === 0) expect(findGaps(plan), `step ${step}`).toEqual([]);
    }
    // Longer than the delay after which a view without movement is redrawn.
    const paused = performance.now();
    while (performance.now() - paused < 250) await frame();
    expect(plan.element.dataset['still']).toBe('false');
    plan.pointer('pointerup', 0, 0);
    await plan.atRest();
    // The bitmap is only scrolled: a full redraw would clear all of it.
    const whole = cleared.mock.calls.filter(
      ([, , width, height]) => width >= bitmap.clientWidth && height >= bitmap.clientHeight,
    );
    cleared.mockRestore();
    expect(whole).toEqual([]);
    expect(findGaps(plan)).toEqual([]);
  });

  it('shows no gaps during a pinch from near to far and back', async () => {
    const plan = await showPlan(MANY, { ground: SHORE_GROUND });
    await prepared(plan);
    plan.handle.flyTo(NEAR);
    await plan.atRest();
    plan.pointer('pointerdown', 200, 60);
    plan.pointer('pointerdown', 200, 440, { pointerId: 8 });
    for (let step = 1; step <= 40; step++) {
      const apart = step <= 20 ? step * 8 : (40 - step) * 8;
      plan.pointer('pointermove', 200, 60 + apart);
      plan.pointer('pointermove', 200, 440 - apart, { pointerId: 8 });
      await frame();
      if (step % 4 === 0) expect(findGaps(plan), `step ${step}`).toEqual([]);
    }
  });

  it('paints no decor while a finger moves, and all of it afterwards', async () => {
    // In the gaps between the rows of tables.
    const palms = Array.from({ length: 2_760 }, (_, i) => ({
      kind: 'palm' as const,
      x: (i % 92) * 20,
      y: Math.floor(i / 92) * 50,
      width: 15,
      height: 15,
    }));
    const plan = await showPlan(MANY, { ground: { ...SHORE_GROUND, decor: [...SHORE_GROUND.decor, ...palms] } });
    plan.handle.flyTo(NEAR);
    await plan.atRest();
    await overviewPainted(plan);
    const curves = vi.spyOn(CanvasRenderingContext2D.prototype, 'quadraticCurveTo');
    plan.pointer('pointerdown', 200, 300);
    for (let step = 1; step <= 30; step++) {
      plan.pointer('pointermove', 200 + step * 8, 300 - step * 8);
      await frame();
      if (step % 10 === 0) expect(findGaps(plan), `step ${step}`).toEqual([]);
    }
    expect(plan.element.dataset['still']).toBe('false');
    expect(curves).not.toHaveBeenCalled();
    plan.pointer('pointerup', 0, 0);
    await plan.atRest();
    expect(curves).toHaveBeenCalled();
    curves.mockRestore();
  });

  it('adds tiles where a pan runs past the bitmap, and draws on the bitmap only at rest', async () => {
    const plan = await showPlan(MANY, { ground: SHORE_GROUND });
    plan.handle.flyTo(NEAR);
    await plan.atRest();
    const konva = plan.element.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!;
    const canvases = (): HTMLCanvasElement[] => [...konva.parentElement!.querySelectorAll('canvas')];
    const copied = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
    plan.pointer('pointerdown', 200, 250);
    for (let step = 1; step <= 12; step++) {
      plan.pointer('pointermove', 200 - step * 10, 250 + step * 16);
      await frame();
    }
    const scrolls = copied.mock.calls.filter(([source]) => source === konva);
    copied.mockRestore();
    expect(scrolls).toEqual([]);
    // The copy that moves is one of them.
    const shown = canvases();
    expect(shown.length).toBeGreaterThan(3);
    expect(findGaps(plan)).toEqual([]);
    plan.pointer('pointerup', 80, 442);
    await plan.atRest();
    expect(canvases()).toEqual([konva]);
    // What is not shown any more holds no pixels until the garbage collector comes.
    expect(shown.filter((canvas) => canvas !== konva).map(({ width }) => width)).toEqual(shown.slice(1).map(() => 0));
    expect(findGaps(plan)).toEqual([]);
  });

  it('moves a copy of its bitmap, which the browser need not copy in each frame', async () => {
    const plan = await showPlan(MANY, { ground: SHORE_GROUND });
    plan.handle.flyTo(NEAR);
    await plan.atRest();
    const konva = plan.element.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!;
    plan.pointer('pointerdown', 200, 300);
    for (let step = 1; step <= 3; step++) {
      plan.pointer('pointermove', 200 + step * 8, 300);
      await frame();
    }
    await vi.waitFor(() => expect(konva.style.visibility).toBe('hidden'));
    expect(findGaps(plan)).toEqual([]);
    plan.pointer('pointerup', 224, 300);
    await plan.atRest();
    expect(konva.style.visibility).toBe('');
    expect(konva.nextElementSibling).toBeNull();
  });

  it('shows the same labels at its edges as at rest', async () => {
    const lettered = tablesAt(
      Array.from({ length: 200 }, (_, i) => ({
        x: 20 + (i % 10) * 180,
        y: 20 + Math.floor(i / 10) * 75,
        width: 160,
        height: 60,
        text: 'M',
        font_size: 50,
      })),
    );
    const plan = await showPlan(lettered, { ground: { ...SHORE_GROUND, decor: [] } });
    plan.handle.flyTo({ x: 400, y: 500, width: 500, height: 500 });
    await plan.atRest();
    plan.pointer('pointerdown', 200, 400);
    for (let step = 1; step <= 25; step++) {
      plan.pointer('pointermove', 200, 400 - step * 16);
      await frame();
    }
    const inked = (): string[] =>
      lettered.flatMap(({ key }) => {
        const box = plan.handle.boxOf(key)!;
        if (box.x < 0 || box.y < 0 || box.x + box.width > 400 || box.y + box.height > 500) return [];
        const row = Array.from({ length: Math.floor(box.width) - 8 }, (_, i) =>
          colorNow(plan, { x: box.x + 4 + i, y: box.y + box.height / 2 }),
        );
        return row.some((color) => !isNear(color, RED)) ? [key] : [];
      });
    const moving = inked();
    expect(plan.element.dataset['still']).toBe('false');
    plan.pointer('pointerup', 200, 0);
    await plan.atRest();
    expect(moving.length).toBeGreaterThan(4);
    expect(inked()).toEqual(expect.arrayContaining(moving));
  });
});

async function onPhone(run: (plan: ShownPlan) => Promise<void>, tables = MANY): Promise<void> {
  await cdp().send(
    'Emulation.setDeviceMetricsOverride' as never,
    { width: 412, height: 915, deviceScaleFactor: 3, mobile: false } as never,
  );
  try {
    const plan = await showPlan(tables, { ground: SHORE_GROUND, width: 412, height: 915 });
    await prepared(plan);
    await run(plan);
  } finally {
    await cdp().send('Emulation.clearDeviceMetricsOverride' as never);
    await nextFrames();
  }
}

const restLayer = ({ element }: ShownPlan): HTMLCanvasElement =>
  element.querySelector<HTMLCanvasElement>(':scope > canvas:last-of-type')!;
const movingBitmap = ({ element }: ShownPlan): HTMLCanvasElement =>
  element.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!;
const untilSharp = async (plan: ShownPlan): Promise<void> => {
  await vi.waitFor(
    () => {
      expect(restLayer(plan).style.display).toBe('block');
    },
    { timeout: 30_000 },
  );
};

describe('on a screen with a pixel ratio of 3', () => {
  it('shows either the full resolution, at rest, or the bitmap that moves', async () => {
    await onPhone(async (plan) => {
      await untilSharp(plan);
      expect(restLayer(plan).width).toBe(412 * 3);
      expect(movingBitmap(plan).style.display).toBe('none');
      plan.pointer('pointerdown', 200, 400);
      for (let step = 1; step <= 4; step++) {
        plan.pointer('pointermove', 200, 400 - step * 20);
        await frame();
      }
      expect(restLayer(plan).style.display).toBe('none');
      expect(movingBitmap(plan).style.display).not.toBe('none');
      plan.pointer('pointerup', 200, 320);
      await plan.atRest();
      await untilSharp(plan);
      expect(findGaps(plan)).toEqual([]);
    });
  });

  it('keeps the labels of tables while the plan moves', async () => {
    const numbered = tablesAt(MANY.map(({ box }, i) => ({ ...box, text: `${i % 90}`, font_size: 12 })));
    await onPhone(async (plan) => {
      // A dense view whose tables have room for their labels at the screen's ratio, but not at that of the moving
      // bitmap.
      plan.handle.flyTo({ x: 500, y: 300, width: 800, height: 1_100 });
      await plan.atRest();
      await untilSharp(plan);
      const { key } = numbered.find(({ box }) => box.x > 800 && box.y > 800)!;
      const ink = (): number => {
        const box = plan.handle.boxOf(key)!;
        let points = 0;
        for (let x = 0.2; x < 0.8; x += 0.02)
          for (let y = 0.2; y < 0.8; y += 0.02)
            if (!isNear(colorNow(plan, { x: box.x + x * box.width, y: box.y + y * box.height }), RED)) points++;
        return points;
      };
      expect(ink()).toBeGreaterThan(20);
      plan.pointer('pointerdown', 200, 400);
      for (let step = 1; step <= 3; step++) {
        plan.pointer('pointermove', 200, 400 - step * 20);
        await frame();
      }
      expect(restLayer(plan).style.display).toBe('none');
      expect(ink()).toBeGreaterThan(20);
      plan.pointer('pointerup', 200, 340);
    }, numbered);
  });

  it('keeps elements over the plan above the full-resolution layer', async () => {
    await onPhone(async (plan) => {
      await untilSharp(plan);
      const over = plan.element.parentElement!.appendChild(document.createElement('div'));
      Object.assign(over.style, { position: 'absolute', inset: '0' });
      restLayer(plan).style.pointerEvents = 'auto';
      const { left, top } = plan.element.getBoundingClientRect();
      expect(document.elementFromPoint(left + 200, top + 300)).toBe(over);
    });
  });

  it('repaints a table that is selected at rest', async () => {
    await onPhone(async (plan) => {
      plan.handle.flyTo(NEAR);
      await plan.atRest();
      await untilSharp(plan);
      const visibleTable = MANY.find(({ key }) => {
        const box = plan.handle.boxOf(key)!;
        return box.x > 50 && box.y > 50;
      })!;
      const box = plan.handle.boxOf(visibleTable.key)!;
      const ring = { x: box.x - 2, y: box.y + box.height / 2 };
      const isBeside = (): boolean => isNear(colorNow(plan, ring), SAND) || isNear(colorNow(plan, ring), SEA);
      expect(isBeside()).toBe(true);
      plan.update({ states: new Map([[visibleTable.key, 'selected']]) });
      await frame();
      await frame();
      expect(restLayer(plan).style.display).toBe('block');
      expect(isBeside()).toBe(false);
    });
  });

  it('shows a selection ahead of rendering, and keeps it while the plan moves', async () => {
    await onPhone(async (plan) => {
      plan.handle.flyTo(NEAR);
      await plan.atRest();
      await untilSharp(plan);
      const { key } = MANY.find((table) => {
        const box = plan.handle.boxOf(table.key)!;
        return box.x > 50 && box.y > 150;
      })!;
      const isBeside = (): boolean => {
        const box = plan.handle.boxOf(key)!;
        const color = colorNow(plan, { x: box.x - 2, y: box.y + box.height / 2 });
        return isNear(color, SAND) || isNear(color, SEA);
      };
      expect(isBeside()).toBe(true);
      const states = new Map([[key, 'selected' as const]]);
      plan.handle.showStatesAhead(states);
      expect(isBeside()).toBe(false);
      plan.update({ states });
      plan.pointer('pointerdown', 200, 400);
      for (let step = 1; step <= 4; step++) {
        plan.pointer('pointermove', 200, 400 - step * 20);
        await frame();
      }
      expect(restLayer(plan).style.display).toBe('none');
      expect(isBeside()).toBe(false);
      plan.pointer('pointerup', 200, 320);
    });
  });

  it('draws nothing while two fingers zoom in from the whole plan', async () => {
    await onPhone(async (plan) => {
      await untilSharp(plan);
      const draw = vi.spyOn(PlanLayer.prototype, 'draw');
      plan.pointer('pointerdown', 200, 420, { pointerId: 1 });
      plan.pointer('pointerdown', 200, 480, { pointerId: 2 });
      for (let step = 1; step <= 10; step++) {
        plan.pointer('pointermove', 200, 420 - step * 20, { pointerId: 1 });
        plan.pointer('pointermove', 200, 480 + step * 20, { pointerId: 2 });
        await frame();
      }
      expect(draw).not.toHaveBeenCalled();
      plan.pointer('pointerup', 200, 220, { pointerId: 1 });
      plan.pointer('pointerup', 200, 680, { pointerId: 2 });
      await plan.atRest();
      expect(draw).toHaveBeenCalled();
      draw.mockRestore();
    });
  });
});

describe('the memory of all canvases', () => {
  const megabytes = (): number =>
    [...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + width * height * 4, 0) / 1e6;

  it('is at most 56 MB on a phone with a pixel ratio of 3, at full resolution', async () => {
    await onPhone(async (plan) => {
      await untilSharp(plan);
      expect(megabytes()).toBeLessThanOrEqual(56);
      expect(restLayer(plan).width / restLayer(plan).clientWidth).toBeCloseTo(3, 2);
    });
  });

  it('is at most 16 MB on a low-memory device', async () => {
    const small = vi.spyOn(navigator as Navigator & { deviceMemory: number }, 'deviceMemory', 'get').mockReturnValue(2);
    await onPhone(async () => {
      expect(megabytes()).toBeLessThanOrEqual(16);
    });
    small.mockRestore();
  });
});
