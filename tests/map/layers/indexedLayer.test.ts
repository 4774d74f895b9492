/** A layer that finds nodes in an index, through Konva's own pointer events. */
import type { Node } from 'konva/lib/Node.js';
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { expect, it, onTestFinished } from 'vitest';
import { IndexedLayer } from '../../../src/map/layers/indexedLayer.ts';

/** Each hundred units of the plan, from 0 to 9900, have an item; the item at 0 has a node. */
function show() {
  const container = document.body.appendChild(document.createElement('div'));
  const stage = new Stage({ container, width: 400, height: 300 });
  onTestFinished(() => {
    stage.destroy();
    container.remove();
  });
  const layer = new IndexedLayer({
    find: ({ x, y }: { x: number; y: number }) => {
      const at = Math.floor(x / 100);
      const isItem = y >= 0 && y <= 100 && at >= 0 && at < 100;
      return isItem ? { id: `item.${at}`, name: 'item', x: at * 100, y: 0, width: 100, height: 100 } : undefined;
    },
  });
  const own = new Shape({ id: 'item.0', name: 'item' });
  layer.add(own);
  stage.add(layer);
  const heard: string[] = [];
  // Konva tells a layer, but not the stage, what a pointer enters.
  const hear = ({ type, target }: { type: string; target: Node }): void => {
    heard.push(`${type} ${target.id()}`);
  };
  stage.on('pointerdown pointerclick contextmenu', hear);
  layer.on('pointerenter', hear);
  const send = (type: string, x: number, y: number): void => {
    const { left, top } = stage.content.getBoundingClientRect();
    const init = { bubbles: true, cancelable: true, clientX: left + x, clientY: top + y, pointerId: 1 };
    stage.content.dispatchEvent(
      type.startsWith('pointer') ? new PointerEvent(type, init) : new MouseEvent(type, { ...init }),
    );
  };
  return { stage, layer, own, heard, send };
}

it('finds a node of its own by its id, at any view', () => {
  const { stage, own } = show();
  expect(stage.getIntersection({ x: 50, y: 50 })).toBe(own);
  stage.setAttrs({ x: 200, y: 100, scaleX: 2, scaleY: 2 });
  expect(stage.getIntersection({ x: 210, y: 110 })).toBe(own);
  expect(stage.getIntersection({ x: 190, y: 110 })).toBeNull();
});

it('makes a node of what has none, the same one for the same item', () => {
  const { stage } = show();
  const node = stage.getIntersection({ x: 250, y: 50 });
  expect([node?.id(), node?.name(), node?.x(), node?.width()]).toEqual(['item.2', 'item', 200, 100]);
  expect(stage.getIntersection({ x: 260, y: 60 })).toBe(node);
  expect(stage.getIntersection({ x: 350, y: 50 })).not.toBe(node);
});

it('a layer has Konva fire its events on either, from where they bubble', () => {
  const { heard, send } = show();
  send('pointermove', 250, 50);
  send('pointerdown', 250, 50);
  send('pointerup', 252, 50);
  send('contextmenu', 50, 50);
  expect(heard).toEqual(['pointerenter item.2', 'pointerdown item.2', 'pointerclick item.2', 'contextmenu item.0']);
});

it('keeps few nodes of those that a mouse has passed', () => {
  const { stage, layer } = show();
  for (let at = 1; at < 100; at++) {
    stage.x(-100 * at);
    expect(stage.getIntersection({ x: 50, y: 50 })?.id()).toBe(`item.${at}`);
  }
  const standIns: Node[] = layer.find('.item');
  expect(standIns.length).toBeLessThanOrEqual(41);
  expect(standIns.some(({ attrs }) => attrs.id === 'item.99')).toBe(true);
});

it('answers only while it listens and is visible', () => {
  const { stage, layer } = show();
  layer.listening(false);
  expect(stage.getIntersection({ x: 50, y: 50 })).toBeNull();
  layer.listening(true);
  layer.visible(false);
  expect(stage.getIntersection({ x: 50, y: 50 })).toBeNull();
});

it('takes no memory for a hit canvas', () => {
  const { layer } = show();
  layer.draw();
  expect(layer.getHitCanvas().getWidth()).toBe(0);
});
