/** Rulers along the edges of the plan. They have a canvas of their own, since they follow the pointer. */
import { atom, useStore } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { itemsBounds } from '../../domain/document/itemBounds.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { drawingAtom } from '../document/document.ts';
import { selectedItemsAtom } from '../document/selection.ts';
import { pointerPositionAtom } from '../session/view.ts';
import { itemDragAtom } from '../tools/toolState.ts';
import { type RulerContent, paintRulers } from './rulerPainter.ts';

const MAX_PIXEL_RATIO = 3;

/** Bounds of the selection, with the drag in progress. */
const boundsAtom = atom((get) => {
  const box = itemsBounds(get(selectedItemsAtom));
  const by = get(itemDragAtom)?.by ?? { x: 0, y: 0 };
  return box && { ...box, x: box.x + by.x, y: box.y + by.y };
});
const contentAtom = atom((get): RulerContent => ({
  unitsPerMeter: get(drawingAtom).unitsPerMeter,
  selection: get(boundsAtom),
  pointer: get(pointerPositionAtom),
}));

export function Rulers({ handle, theme }: { readonly handle: PlanHandle; readonly theme: Theme }): ReactNode {
  const store = useStore();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    let view = handle.currentView();
    let frame = 0;
    const paint = (): void => {
      if (!view) return;
      const size = { width: handle.element.clientWidth, height: handle.element.clientHeight };
      const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
      const pixels = { width: Math.round(size.width * ratio), height: Math.round(size.height * ratio) };
      if (element.width !== pixels.width || element.height !== pixels.height) {
        Object.assign(element, pixels);
        Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` });
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintRulers(context, store.get(contentAtom), view, size, theme);
    };
    const unsubscribers = [
      handle.addOverlay({
        show(next) {
          view = next;
          paint();
        },
      }),
      store.sub(contentAtom, () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(paint);
      }),
    ];
    paint();
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [store, handle, theme]);
  return <canvas ref={canvas} className="editor-rulers" aria-hidden />;
}
