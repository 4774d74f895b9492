/** A layer that is moved by a CSS transform, against one that is painted for the same view. */
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OverscanLayer, pictureSize } from '../../../src/map/layers/overscanLayer.ts';

const SIZE = { width: 400, height: 300 };

/** A stage with a red square at (100, 100) to (200, 200) on blue ground that fills the box from -1000 to 1000. */
function show(attrs: Record<string, unknown> = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  const stage = new Stage({ container, ...SIZE });
  onTestFinished(() => {
    stage.destroy();
    container.remove();
  });
  const layer = new OverscanLayer({ pixelRatio: 1, listening: false, ...attrs });
  const paint = vi.fn((ctx: { fillStyle: unknown; fillRect(...box: number[]): void }) => {
    ctx.fillStyle = 'rgb(0, 0, 255)';
    ctx.fillRect(-1000, -1000, 2000, 2000);
    ctx.fillStyle = 'rgb(255, 0, 0)';
    ctx.fillRect(100, 100, 100, 100);
  });
  layer.add(new Shape({ sceneFunc: paint }));
  stage.add(layer);
  const canvas = layer.getNativeCanvasElement();
  const move = (x: number, y: number, scale: number, isMoving: boolean): void => {
    stage.setAttrs({ x, y, scaleX: scale, scaleY: scale });
    layer.follow(isMoving);
  };
  /** The color that the screen shows at a point of the stage: of the topmost canvas there. */
  const shownAt = (x: number, y: number): string => {
    const corner = stage.content.getBoundingClientRect();
    const [left, top] = [corner.left + x, corner.top + y];
    const canvases = [...stage.content.querySelectorAll('canvas')].toReversed();
    const topmost = canvases.find((each) => {
      const box = each.getBoundingClientRect();
      return left >= box.left && left < box.right && top >= box.top && top < box.bottom;
    });
    if (!topmost) return 'nothing';
    const box = topmost.getBoundingClientRect();
    const pixel = [
      ((left - box.left) * topmost.width) / box.width,
      ((top - box.top) * topmost.height) / box.height,
    ].map(Math.floor) as [number, number];
    return [...topmost.getContext('2d')!.getImageData(...pixel, 1, 1).data].join(' ');
  };
  const exportedAt = (x: number, y: number): string =>
    [...stage.toCanvas().getContext('2d')!.getImageData(x, y, 1, 1).data].join(' ');
  return { stage, layer, canvas, paint, move, shownAt, exportedAt };
}

const RED = '255 0 0 255';
const BLUE = '0 0 255 255';

describe('an overscan layer', () => {
  it('an overscan layer has a canvas larger than the stage on all sides', () => {
    const { canvas, layer } = show();
    expect([canvas.offsetLeft, canvas.offsetTop]).toEqual([-112, -112]);
    expect([canvas.width, canvas.height]).toEqual([400 + 2 * 112, 300 + 2 * 112]);
    expect(layer.paintedBox).toEqual({ x: -112, y: -112, width: 624, height: 524 });
  });

  it('an overscan layer shows each view of a pan without painting, while its canvas reaches the edges', () => {
    const { move, paint, shownAt, exportedAt } = show();
    move(0, 0, 1, false);
    paint.mockClear();
    move(-60, -40, 1, true);
    expect(paint).not.toHaveBeenCalled();
    for (const [x, y, color] of [
      [42, 62, RED],
      [138, 158, RED],
      [38, 62, BLUE],
      [142, 158, BLUE],
      [399, 299, BLUE],
    ] as const) {
      expect(shownAt(x, y), `${x} ${y}`).toBe(color);
      expect(exportedAt(x, y), `${x} ${y}`).toBe(color);
    }
  });

  it('an overscan layer is painted again before an edge shows, unless nothing lies beyond', () => {
    const far = show();
    far.move(0, 0, 1, false);
    far.paint.mockClear();
    far.move(-120, 0, 1, true);
    expect(far.paint).toHaveBeenCalledOnce();
    expect(far.shownAt(399, 150)).toBe(BLUE);
    const bounded = show({ contentBox: { x: 100, y: 100, width: 100, height: 100 } });
    bounded.move(0, 0, 1, false);
    bounded.paint.mockClear();
    bounded.move(-120, 0, 1, true);
    expect(bounded.paint).not.toHaveBeenCalled();
    expect(bounded.shownAt(50, 150)).toBe(RED);
  });

  it('an overscan layer reaches further where its content does, so that its canvas keeps its size in a pan along the content’s edge', () => {
    const { move, paint, canvas, shownAt } = show({ contentBox: { x: 0, y: 0, width: 900, height: 500 } });
    move(0, 0, 1, false);
    const size = [canvas.width, canvas.height];
    expect([canvas.offsetLeft, canvas.offsetTop, ...size]).toEqual([0, 0, 624, 500]);
    paint.mockClear();
    move(-220, -190, 1, true);
    expect(paint).not.toHaveBeenCalled();
    expect(shownAt(399, 299)).toBe(BLUE);
    for (const isMoving of [true, false]) {
      move(-480, -190, 1, isMoving);
      expect([canvas.width, canvas.height]).toEqual(size);
      expect([shownAt(1, 1), shownAt(399, 299)]).toEqual([BLUE, BLUE]);
    }
    expect(paint).toHaveBeenCalledTimes(2);
  });

  it('an overscan layer is painted further ahead in a pan, so that it is painted less often', () => {
    const { move, paint, shownAt } = show();
    move(0, 0, 1, false);
    paint.mockClear();
    for (let x = -10; x >= -400; x -= 10) {
      move(x, 0, 1, true);
      expect([shownAt(399, 150), shownAt(1, 150)], String(x)).toEqual([BLUE, x <= -100 && x > -200 ? RED : BLUE]);
    }
    expect(paint).toHaveBeenCalledTimes(2);
  });

  it('an overscan layer stretches its picture while the stage is scaled, and paints it sharply at rest', () => {
    const { move, paint, shownAt, canvas } = show();
    move(0, 0, 1, false);
    paint.mockClear();
    move(-150, -150, 2, true);
    expect(paint).not.toHaveBeenCalled();
    expect([shownAt(52, 52), shownAt(246, 246), shownAt(46, 52)]).toEqual([RED, RED, BLUE]);
    expect(canvas.style.transform).not.toBe('');
    move(-150, -150, 2, false);
    expect(paint).toHaveBeenCalledOnce();
    expect(canvas.style.transform).toBe('');
    expect([shownAt(51, 51), shownAt(248, 248), shownAt(48, 51)]).toEqual([RED, RED, BLUE]);
  });

  it('an overscan layer paints more than it shows while it shrinks, so that the next views need no paint', () => {
    const { move, paint, shownAt } = show();
    move(0, 0, 1, false);
    paint.mockClear();
    for (let scale = 0.95; scale > 0.5; scale -= 0.05) {
      move(200 - 150 * scale, 150 - 150 * scale, scale, true);
      expect([shownAt(200, 150), shownAt(1, 1), shownAt(398, 298)], String(scale)).toEqual([RED, BLUE, BLUE]);
    }
    expect(paint.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('an overscan layer moves with its own position, as the stage does', () => {
    const { layer, paint, shownAt } = show();
    layer.follow(false);
    paint.mockClear();
    layer.position({ x: 50, y: 0 });
    layer.follow(true);
    expect(paint).not.toHaveBeenCalled();
    expect([shownAt(145, 150), shownAt(155, 150), shownAt(245, 150)]).toEqual([BLUE, RED, RED]);
  });

  it('an overscan layer tells the stage of changes, and is painted once for all before a frame', () => {
    const { stage, layer, paint, move } = show();
    const outdated = vi.fn();
    stage.on('outdated', outdated);
    paint.mockClear();
    layer.batchDraw();
    layer.batchDraw();
    expect(outdated).toHaveBeenCalled();
    expect(paint).not.toHaveBeenCalled();
    move(10, 0, 1, false);
    move(10, 0, 1, false);
    expect(paint).toHaveBeenCalledOnce();
  });

  it('an overscan layer follows another size of the stage', () => {
    const { stage, canvas, shownAt } = show();
    stage.size({ width: 600, height: 200 });
    expect([canvas.offsetLeft, canvas.offsetTop]).toEqual([-112, -112]);
    expect([shownAt(150, 150), shownAt(599, 199)]).toEqual([RED, BLUE]);
  });

  it('an overscan layer has a canvas no larger than its content, if that is asked for', () => {
    const { canvas, move, paint, shownAt } = show({
      contentBox: { x: 100, y: 100, width: 100, height: 100 },
      fitsContent: 10,
    });
    expect([canvas.offsetLeft, canvas.offsetTop, canvas.width, canvas.height]).toEqual([90, 90, 120, 120]);
    paint.mockClear();
    move(-150, -150, 2, true);
    expect(paint).not.toHaveBeenCalled();
    expect([shownAt(52, 52), shownAt(246, 246), shownAt(46, 52)]).toEqual([RED, RED, BLUE]);
    move(-1500, 0, 2, false);
    expect(canvas.width).toBe(0);
    // It is painted again as it comes into sight.
    move(0, 0, 2, true);
    expect([shownAt(202, 202), shownAt(196, 202)]).toEqual([RED, BLUE]);
  });

  it('an overscan layer takes no memory while it is hidden', () => {
    const { layer, canvas, paint } = show();
    layer.visible(false);
    layer.draw();
    expect(canvas.width).toBe(0);
    layer.visible(true);
    paint.mockClear();
    layer.follow(true);
    expect(paint).toHaveBeenCalledOnce();
    expect(canvas.width).toBeGreaterThan(0);
  });
});

describe('a layer that is painted in pieces', () => {
  /** On a canvas of 924 × 824 pixels. */
  const showInPieces = () => {
    const shown = show({ inPieces: true, pixelRatio: 2 });
    const pieces: number[] = [];
    shown.layer.on('draw', () => {
      const { width, height } = shown.layer.pieceBox;
      pieces.push(Math.round(width * height));
    });
    const finish = (): void => {
      while (shown.layer.improve());
    };
    return { ...shown, pieces, finish };
  };

  it('a layer that is painted in pieces moves its picture at rest, until what the stage shows is painted out of sight', () => {
    const { layer, move, shownAt, canvas, finish } = showInPieces();
    finish();
    expect(layer.isComplete).toBe(true);
    move(-150, -150, 2, true);
    const stretched = canvas.style.transform;
    move(-150, -150, 2, false);
    layer.improve();
    expect([canvas.style.transform, layer.isSharp]).toEqual([stretched, false]);
    while (!layer.isSharp) layer.improve();
    expect(canvas.style.transform).toBe('');
    expect([shownAt(51, 51), shownAt(248, 248), shownAt(48, 51), shownAt(399, 299)]).toEqual([RED, RED, BLUE, BLUE]);
    expect([shownAt(-1, 10), layer.isComplete]).toEqual(['0 0 0 0', false]);
    finish();
    expect([shownAt(-111, -111), shownAt(510, 410), shownAt(-1, 150), shownAt(150, 301)]).toEqual(Array(4).fill(BLUE));
  });

  it('a layer that is painted in pieces paints each pixel of a view once, in pieces of a limited size', () => {
    const { move, pieces, finish, canvas } = showInPieces();
    finish();
    pieces.length = 0;
    move(-150, -150, 2, false);
    finish();
    expect(Math.max(...pieces) * 4).toBeLessThanOrEqual(400_000 * 1.01);
    // In plan units: half as many as CSS pixels here.
    expect(pieces.reduce((sum, area) => sum + area, 0) * 16).toBeCloseTo(canvas.width * canvas.height, -5);
    pieces.length = 0;
    move(-150, -150, 2, false);
    finish();
    expect(pieces).toEqual([]);
  });

  it('a layer that is painted in pieces gives up what is out of sight when the stage moves on', () => {
    const { layer, move, shownAt, paint } = showInPieces();
    move(-150, -150, 2, true);
    move(-150, -150, 2, false);
    layer.improve();
    paint.mockClear();
    move(-160, -150, 2, true);
    expect(paint).not.toHaveBeenCalled();
    expect([shownAt(42, 52), shownAt(38, 52)]).toEqual([RED, BLUE]);
  });

  it('a layer that is painted in pieces keeps its pixels in a pan, and paints those that come into sight', () => {
    const { move, pieces, finish, shownAt } = showInPieces();
    finish();
    pieces.length = 0;
    for (let x = -10; x >= -250; x -= 10) {
      move(x, x / 2, 1, true);
      expect([shownAt(399, 150), shownAt(1, 1), shownAt(399, 299)], String(x)).toEqual([BLUE, shownAt(1, 1), BLUE]);
      expect(shownAt(202 + x, 198 + x / 2)).toBe(BLUE);
      if (x > -190) expect(shownAt(198 + x, 198 + x / 2)).toBe(RED);
    }
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.reduce((sum, area) => sum + area, 0)).toBeLessThan(400 * 300);
  });

  it('a layer that is painted in pieces never moves the pixels of its canvas in a pan, and gives up strips far from sight', () => {
    const { stage, canvas, move, finish, shownAt } = showInPieces();
    finish();
    const copy = vi.spyOn(canvas.getContext('2d')!, 'drawImage');
    const canvases = (): number => stage.content.querySelectorAll('canvas').length;
    for (let x = -10; x >= -500; x -= 10) move(x, 0, 1, true);
    expect([shownAt(399, 150), shownAt(1, 1), copy.mock.calls.length]).toEqual([BLUE, BLUE, 0]);
    const most = canvases();
    expect(most).toBeGreaterThan(1);
    for (let x = -510; x >= -590; x -= 10) move(x, 0, 1, true);
    expect(canvases()).toBeLessThan(most + 3);
    move(-590, 0, 1, false);
    finish();
    expect([canvases(), shownAt(1, 150), shownAt(399, 150)]).toEqual([1, BLUE, BLUE]);
  });

  it('a layer that is painted in pieces paints ahead where a pan begins before there is any overscan', () => {
    const { layer, move, pieces } = showInPieces();
    while (!layer.isSharp) layer.improve();
    pieces.length = 0;
    for (let x = -5; x >= -70; x -= 5) move(x, 0, 1, true);
    expect(pieces).toHaveLength(2);
  });

  it('a layer that is painted in pieces shows a change of a node at rest at once, and in motion at rest', () => {
    const { layer, move, paint, finish } = showInPieces();
    finish();
    paint.mockClear();
    layer.batchDraw();
    move(-10, 0, 1, true);
    expect(paint).not.toHaveBeenCalled();
    move(-10, 0, 1, false);
    expect(paint).toHaveBeenCalledOnce();
    expect(layer.isSharp).toBe(true);
  });

  it('a layer that is painted in pieces paints nothing at once out of sight', () => {
    const { stage, layer, paint, finish } = showInPieces();
    stage.container().style.visibility = 'hidden';
    paint.mockClear();
    stage.size({ width: 500, height: 300 });
    layer.follow(false);
    expect([paint.mock.calls.length, layer.isSharp]).toEqual([0, false]);
    finish();
    expect(layer.isComplete).toBe(true);
  });
});

describe('the size of a picture', () => {
  it('the size of a picture has the resolution of a phone, and less on a large screen', () => {
    expect(pictureSize({ width: 412, height: 915 }, 2.625).ratio).toBe(2.625);
    expect(pictureSize({ width: 360, height: 740 }, 3).ratio).toBe(3);
    expect(pictureSize({ width: 360, height: 740 }, 4).ratio).toBe(3);
    const { box, ratio } = pictureSize({ width: 2560, height: 1440 }, 2);
    expect(box.width * box.height * ratio ** 2).toBeLessThan(8_000_001);
  });

  it('the size of a picture is smaller on a device with little memory', () => {
    const memory = vi.spyOn(navigator as Navigator & { deviceMemory: number }, 'deviceMemory', 'get');
    memory.mockReturnValue(2);
    onTestFinished(() => memory.mockRestore());
    const { box, ratio } = pictureSize({ width: 412, height: 915 }, 2.625);
    expect(box.width * box.height * ratio ** 2).toBeLessThan(1_500_001);
  });
});
