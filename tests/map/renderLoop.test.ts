/** When a view counts as moving, on a device that takes long for a frame. */
import { Stage } from 'konva/lib/Stage.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OverscanLayer } from '../../src/map/layers/overscanLayer.ts';
import { RenderLoop } from '../../src/map/renderLoop.ts';
import { MIDDLE, fitted } from './camera/cameraFixtures.ts';

const TIMER_MS = 60;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('takes no slow frame of a gesture for its end, and paints sharply once the fingers rest', () => {
  const camera = fitted();
  const layer = new OverscanLayer();
  const follow = vi.spyOn(layer, 'follow').mockReturnValue();
  const stage = new Stage({ container: document.createElement('div'), width: 400, height: 500 });
  stage.add(layer);
  const loop = new RenderLoop(camera, { onRest: vi.fn(), hasTables: () => true, isDense: () => false });
  loop.start(document.createElement('div'), stage);
  let now = 0;
  const showFrame = (afterMs: number): void => {
    now += afterMs;
    for (const frame of frames.splice(0)) frame(now);
  };
  const pinch = (): void => {
    camera.drag(MIDDLE, MIDDLE, 1.1, now, true);
    loop.noteMovement();
    loop.cameraChanged(now);
  };

  pinch();
  showFrame(16);
  // The next movement waits for the slow frame, and comes only after the one that follows.
  vi.advanceTimersByTime(TIMER_MS);
  showFrame(300);
  pinch();
  showFrame(16);
  expect(follow.mock.calls).toEqual([[true], [true], [true]]);

  for (let quiet = 0; quiet < 2; quiet++) {
    vi.advanceTimersByTime(TIMER_MS);
    showFrame(TIMER_MS);
  }
  expect(follow).toHaveBeenLastCalledWith(false);
});

it('leaves the picture alone for the moment in which a next finger would land, and while one moves', () => {
  const camera = fitted();
  const layer = new OverscanLayer();
  vi.spyOn(layer, 'follow').mockReturnValue();
  vi.spyOn(layer, 'isComplete', 'get').mockReturnValue(false);
  const improve = vi.spyOn(layer, 'improve').mockReturnValue(true);
  const stage = new Stage({ container: document.createElement('div'), width: 400, height: 500 });
  stage.add(layer);
  const loop = new RenderLoop(camera, { onRest: vi.fn(), hasTables: () => true, isDense: () => false });
  loop.start(document.createElement('div'), stage);
  const sharp = vi.spyOn(layer, 'isSharp', 'get').mockReturnValue(true);
  let now = 0;
  const showFrame = (): void => {
    now += 16;
    for (const frame of frames.splice(0)) frame(now);
  };
  const move = (): void => {
    camera.drag(MIDDLE, MIDDLE, 1.1, now, true);
    loop.noteMovement();
    loop.cameraChanged(now);
    showFrame();
  };
  const lift = (): void => {
    loop.noteRelease();
    camera.release(now, { x: 0, y: 0 }, true);
    loop.cameraChanged(now);
    showFrame();
  };
  loop.request();
  showFrame();
  sharp.mockReturnValue(false);
  move();
  lift();
  vi.advanceTimersByTime(150);
  expect(improve).not.toHaveBeenCalled();
  move();
  vi.advanceTimersByTime(1_000);
  expect(improve).not.toHaveBeenCalled();
  lift();
  vi.advanceTimersByTime(250);
  const count = improve.mock.calls.length;
  expect(count).toBeGreaterThan(0);
  move();
  vi.advanceTimersByTime(1_000);
  expect(improve).toHaveBeenCalledTimes(count);
});
