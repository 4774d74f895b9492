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
