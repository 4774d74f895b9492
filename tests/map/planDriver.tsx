/** Mounts a plan in Chromium and drives it. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { PlanBackground } from '../../src/domain/plan/reading/planBackground.ts';
import type { Box, Point } from '../../src/domain/geometry/boxes.ts';
import type { Room } from '../../src/domain/plan/plan.ts';
import { type Table, tableFromRoom } from '../../src/domain/plan/table.ts';
import { paintDecor } from '../../src/map/paint/decor/decorPainter.ts';
import { PlanStage, type PlanStageProps } from '../../src/map/PlanStage.tsx';
import type { PlanHandle } from '../../src/map/chrome/planHandle.ts';
import { type Scene, buildScene } from '../../src/map/scene/scene.ts';
import { type Rgb, luminanceOf, pixelsOf } from './pixels.ts';
import { sendPointer } from '../support/pointers.ts';

/** Returns tables of one color, with keys from 1. */
export function tablesAt(places: readonly Room['coordinates'][]): Table[] {
  return places.map((coordinates, i) =>
    tableFromRoom(
      { id: i + 1, name: `Table ${i + 1}`, beds: 2, coordinates: { color: '#d02020', text: '', ...coordinates } },
      { areaId: '1', area: 'Beach', categoryId: '70', category: 'Line', available: true },
    ),
  );
}

/** Two free tables, with much ground between them. */
export const FREE = tablesAt([
  { x: 100, y: 80, width: 60, height: 40 },
  { x: 600, y: 480, width: 90, height: 60, rotation: 30 },
]);

export const NO_GROUND: PlanBackground = { width: 800, height: 600, decor: [] };

export type ShownPlan = {
  readonly element: HTMLElement;
  readonly handle: PlanHandle;
  readonly taps: (string | undefined)[];
  readonly views: number;
  /** Returns the color at a point of the plan, from a screenshot. */
  colorAt(point: Point): Promise<Rgb>;
  /** Returns the pixels of a box of the plan, from a screenshot. */
  patch(box: Box): Promise<Rgb[]>;
  /** Returns the bitmap of the tables on white, in grays from 0 to 1. */
  drawing(): Promise<number[]>;
  screenOf(point: Point): Point;
  /** Builds a scene of other tables on the same background. */
  sceneOf(tables: readonly Table[]): Scene;
  update(props: Partial<PlanStageProps>): void;
  resize(width: number, height: number): void;
  pointer(type: string, x: number, y: number, more?: PointerEventInit): void;
  tap(point: Point): void;
  atRest(): Promise<void>;
};

/** Mounts a plan in a box of that size. When the test ends, the plan is unmounted, and the console must be empty. */
export async function showPlan(
  tables: readonly Table[],
  given: Partial<PlanStageProps> & { width?: number; height?: number; ground?: PlanBackground } = {},
): Promise<ShownPlan> {
  const { width = 400, height = 500, ground = NO_GROUND, ...more } = given;
  const consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const frame = document.createElement('div');
  Object.assign(frame.style, { position: 'fixed', left: '0', top: '0', width: `${width}px`, height: `${height}px` });
  document.body.append(frame);
  const root = createRoot(frame);
  onTestFinished(() => {
    root.unmount();
    frame.remove();
    for (const consoleSpy of consoleSpies) {
      expect(consoleSpy).not.toHaveBeenCalled();
      consoleSpy.mockRestore();
    }
  });

  const taps: (string | undefined)[] = [];
  let views = 0;
  let handle: PlanHandle | undefined;
  let props: PlanStageProps = {
    scene: buildScene(tables, ground),
    states: new Map(),
    theme: 'light',
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    label: 'Floor plan',
    paintDecor,
    onTap: (hit) => taps.push(hit.table?.key),
    onMoveEnd: () => {
      views++;
    },
    handleRef: (now) => {
      handle = now ?? undefined;
    },
    ...more,
  };
  const render = (): void =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <PlanStage {...props} />
        </StrictMode>,
      ),
    );
  render();
  const element = handle!.element;

  const view = (): { scale: number; x: number; y: number } => {
    const [scale, x, y] = element.dataset['viewport']!.split(' ').map(Number);
    return { scale: scale!, x: x!, y: y! };
  };
  const screenOf = ({ x, y }: Point): Point => ({ x: x * view().scale + view().x, y: y * view().scale + view().y });
  const pointer = (type: string, x: number, y: number, init: PointerEventInit = {}): void => {
    const { left, top } = element.getBoundingClientRect();
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: (init.pointerId ?? 7) === 7, buttons: 1 };
    const canvas = element.querySelector('canvas')!;
    sendPointer(canvas, type, { x: left + x, y: top + y }, { ...finger, ...init });
  };
  const atRest = (): Promise<void> =>
    vi.waitFor(() => expect(element.dataset['still']).toBe('true'), { timeout: 30_000, interval: 10 });
  const shown: ShownPlan = {
    element,
    handle: handle!,
    taps,
    get views() {
      return views;
    },
    screenOf,
    pointer,
    atRest,
    sceneOf: (other) => buildScene(other, ground),
    async colorAt(point) {
      return (await shown.patch({ ...point, width: 0, height: 0 }))[0]!;
    },
    async patch(box) {
      await nextFrames();
      await atRest();
      const picture = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${await page.screenshot({ base64: true, save: false })}`)).blob(),
      );
      const ratio = picture.width / document.documentElement.clientWidth;
      const { left, top } = element.getBoundingClientRect();
      const { x, y } = screenOf(box);
      const { scale } = view();
      return pixelsOf(picture, {
        x: (left + x) * ratio,
        y: (top + y) * ratio,
        width: box.width * scale * ratio,
        height: box.height * scale * ratio,
      });
    },
    async drawing() {
      await nextFrames();
      await atRest();
      const canvas = element.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return Array.from({ length: data.length / 4 }, (_, i) => {
        const cover = data[i * 4 + 3]! / 255;
        return luminanceOf([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]) * cover + 1 - cover;
      });
    },
    update(changes) {
      props = { ...props, ...changes };
      render();
    },
    resize(toWidth, toHeight) {
      Object.assign(frame.style, { width: `${toWidth}px`, height: `${toHeight}px` });
    },
    tap(point) {
      const { x, y } = screenOf(point);
      pointer('pointerdown', x, y);
      pointer('pointerup', x, y);
    },
  };
  if (width > 0 && height > 0)
    await vi.waitFor(() => expect(element.dataset).toMatchObject({ ready: String(tables.length > 0), still: 'true' }));
  return shown;
}

/** Waits for two frames, after which everything requested is drawn. */
export async function nextFrames(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}

let connection: Promise<unknown> | undefined;

/** Touches the screen, in CSS pixels of the test's page, which the runner shows in a scaled frame. */
export async function realTouch(
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  ...points: [x: number, y: number][]
): Promise<void> {
  const frame = window.frameElement!.getBoundingClientRect();
  const zoom = frame.width / window.innerWidth;
  const touchPoints = points.map(([x, y], id) => ({ x: frame.left + x * zoom, y: frame.top + y * zoom, id }));
  // Touches keep their order once the runner is connected: it connects anew for each that comes before.
  await (connection ??= cdp().send('Runtime.getIsolateId' as never));
  await cdp().send('Input.dispatchTouchEvent' as never, { type, touchPoints } as never);
}

/** The published view at rest. */
export const viewportOf = (plan: ShownPlan): string => plan.element.dataset['viewport']!;
export const scaleOf = (plan: ShownPlan): number => Number(viewportOf(plan).split(' ')[0]);

export async function rested(plan: ShownPlan): Promise<void> {
  await nextFrames();
  await plan.atRest();
}

/** Does not wait between down and up: on a busy machine the time of a long press would pass. */
export async function realTap({ x, y }: Point): Promise<void> {
  await Promise.all([realTouch('touchStart', [x, y]), realTouch('touchEnd')]);
}

/** Drags a finger along a line in steps, and lifts it. Does not wait before the first move, as in a tap. */
export async function realDrag(from: Point, to: Point, steps = 8): Promise<void> {
  const start = realTouch('touchStart', [from.x, from.y]);
  for (let i = 1; i <= steps; i++)
    await realTouch('touchMove', [from.x + ((to.x - from.x) * i) / steps, from.y + ((to.y - from.y) * i) / steps]);
  await Promise.all([start, realTouch('touchEnd')]);
}
