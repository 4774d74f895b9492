/** The plan as Konva's public API shows it: stage, layers and nodes. */
import { Konva } from 'konva/lib/Core.js';
import type { Layer } from 'konva/lib/Layer.js';
import type { Stage } from 'konva/lib/Stage.js';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../../src/domain/plan/table.ts';
import { paintStaticView } from '../../src/map/chrome/staticPicture.ts';
import { paintDecor } from '../../src/map/paint/decor/decorPainter.ts';
import { type ShownPlan, nextFrames, realTap, realTouch, rested, showPlan, tablesAt } from './planDriver.tsx';

const TABLES = tablesAt([
  { x: 100, y: 80, width: 60, height: 40 },
  { x: 300, y: 280, width: 60, height: 40, rotation: 30, text: 'B2', text_offset_x: 4, text_offset_y: 6 },
  { x: 600, y: 480, width: 90, height: 60, shape: 'ellipse' },
]);
/** More than a view shows as nodes. */
const CROWD = tablesAt(
  Array.from({ length: 600 }, (_, i) => ({ x: (i % 30) * 26, y: Math.floor(i / 30) * 29, width: 20, height: 20 })),
);
const NEAR = { x: 0, y: 0, width: 150, height: 150 };

const unselectedState = (): TableState => 'available';

function stageOf({ element }: ShownPlan): Stage {
  const stage = Konva.stages.find((one) => element.contains(one.container()));
  if (!stage) throw new Error('The plan has no stage.');
  return stage;
}
const layerOf = (plan: ShownPlan, name: string): Layer =>
  stageOf(plan)
    .getLayers()
    .find((layer) => layer.name() === name)!;
const idsOf = (plan: ShownPlan, selector: string): string[] =>
  stageOf(plan)
    .find(selector)
    .map((node) => node.id());

describe('the stage', () => {
  it('follows a finger, and the canvas of its layer with it', async () => {
    const plan = await showPlan(TABLES);
    plan.handle.flyTo({ x: 300, y: 200, width: 200, height: 200 });
    await rested(plan);
    const stage = stageOf(plan);
    const before = stage.x();
    await realTouch('touchStart', [200, 200]);
    for (let step = 1; step <= 5; step++) {
      await realTouch('touchMove', [200 - step * 8, 200]);
      await nextFrames();
    }
    expect(stage.x() - before).toBeCloseTo(-40, 0);
    // The node under a point is the one that is drawn there.
    const { x, y, width, height } = stage.findOne('#2')!.getClientRect();
    expect(stage.getIntersection({ x: x + width / 2, y: y + height / 2 })?.id()).toBe('2');
    await realTouch('touchEnd');
  });
});

describe('the tables', () => {
  it('the tables are nodes with the coordinates, color, texts and offsets of the plan', async () => {
    const plan = await showPlan(TABLES);
    expect(idsOf(plan, '.table')).toEqual(['1', '2', '3']);
    expect(stageOf(plan).findOne('#2')?.attrs).toMatchObject({
      x: 330,
      y: 300,
      width: 60,
      height: 40,
      rotation: 30,
      fill: '#d02020',
      text: 'B2',
      textX: 4,
      textY: 6,
      seats: 2,
    });
  });

  it('the tables are a crowd in a view of too many, and nodes once fewer are in sight', async () => {
    const plan = await showPlan(CROWD);
    expect(idsOf(plan, '.table')).toEqual([]);
    expect(stageOf(plan).find('.crowd')).toHaveLength(1);
    const { x, y } = plan.screenOf({ x: 36, y: 10 });
    expect(stageOf(plan).getIntersection({ x, y })?.id()).toBe('2');
    plan.handle.flyTo(NEAR);
    await rested(plan);
    await nextFrames();
    const nodes = stageOf(plan).find('.table');
    expect(nodes.length).toBeGreaterThan(20);
    expect(nodes.length).toBeLessThan(401);
    expect(nodes.some((node) => node.id() === '2')).toBe(true);
  });

  it('the tables look the same as nodes and in a crowd, whose painter paints static pictures too', async () => {
    const tables = CROWD.slice(0, 300).map((table, at) => ({ ...table, rotation: at % 3 === 0 ? 20 : 0 }));
    const plan = await showPlan(tables, { pixelRatio: 1 });
    plan.handle.flyTo(NEAR);
    await rested(plan);
    const size = { width: 400, height: 500 };
    const crowd = document.createElement('canvas');
    const content = { scene: plan.sceneOf(tables), theme: 'light', paintDecor, stateOf: unselectedState } as const;
    paintStaticView(crowd, size, content, plan.handle.currentView()!, 1);
    const [one, other] = [stageOf(plan).toCanvas({ pixelRatio: 1 }), crowd].map(
      (canvas) => canvas.getContext('2d')!.getImageData(0, 0, 400, 500).data,
    );
    expect(new Set(new Uint32Array(one!.buffer)).size).toBeGreaterThan(20);
    // Rounding differs a little.
    expect(one!.filter((value, at) => Math.abs(value - other![at]!) > 16).length).toBeLessThan(one!.length / 1_000);
  });

  it('the tables are highlighted by nodes above them while they are selected or focused, without a paint of the plan', async () => {
    const plan = await showPlan(TABLES);
    let paints = 0;
    layerOf(plan, 'plan').on('draw', () => {
      paints += 1;
    });
    const states = new Map<string, TableState>();
    const selection = (...keys: string[]) => ({
      get: (key: string) => states.get(key),
      selection: { keys: new Set(keys), unselectedState },
    });
    plan.update({ states: selection() });
    await rested(plan);
    paints = 0;
    plan.update({ states: selection('1', '3'), focusedKey: '2' });
    await rested(plan);
    expect(idsOf(plan, '.selected')).toEqual(['1', '3']);
    expect(idsOf(plan, '.focused')).toEqual(['2']);
    expect(layerOf(plan, 'highlights').getNativeCanvasElement().style.display).toBe('block');
    const color = await plan.colorAt({ x: 130, y: 76 });
    plan.update({ states: selection(), focusedKey: undefined });
    await rested(plan);
    expect(idsOf(plan, '.selected')).toEqual([]);
    expect(layerOf(plan, 'highlights').getNativeCanvasElement().style.display).toBe('none');
    expect(await plan.colorAt({ x: 130, y: 76 })).not.toEqual(color);
    expect(paints).toBe(0);
  });

  it('the tables are the targets of the events of Konva that report a tap', async () => {
    const plan = await showPlan(TABLES);
    const heard: string[] = [];
    stageOf(plan).on('tap pointerclick', ({ type, target }) => {
      heard.push(`${type} ${target.name()} ${target.id()}`);
    });
    await realTap(plan.screenOf({ x: 330, y: 300 }));
    expect(heard.toSorted()).toEqual(['pointerclick table 2', 'tap table 2']);
    expect(plan.taps).toEqual(['2']);
  });
});

it('keeps its picture when Konva asks for a redraw, as it does when the page is shown again', async () => {
  const plan = await showPlan(TABLES);
  const before = await plan.drawing();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await plan.drawing()).toEqual(before);
  expect(before.some((gray) => gray < 0.5)).toBe(true);
});
