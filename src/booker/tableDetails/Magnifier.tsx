/** The places that a finger's tap may mean, shown large beside the finger: the next tap chooses one of them. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { paintStaticView } from '../../map/chrome/staticPicture.ts';
import type { DecorPainter } from '../../map/paint/decor/decorPainter.ts';
import type { Theme } from '../../map/paint/palette.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { type Viewport, viewsEqual } from '../../domain/plan/viewport.ts';
import { useDismiss } from '../../ui/useDismiss.ts';
import { planStatesAtom } from '../choosing/tableFilter.ts';
import { messages } from '../messages.ts';
import { useLayer } from '../page/layers.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { type Magnified, rowOf } from './magnifier.ts';
import { choicePriceAtom, spokenTableAtom } from './stateText.ts';
import './magnifier.css';

type MagnifierProps = {
  readonly magnified: Magnified;
  readonly handle: PlanHandle;
  readonly scene: Scene;
  readonly theme: Theme;
  readonly paint: typeof paintStaticView;
  readonly paintDecor: DecorPainter | undefined;
  onChoose(key: string): void;
  onClose(): void;
};

export function Magnifier(props: MagnifierProps): ReactNode {
  const { magnified, handle, scene, theme, paint, paintDecor, onChoose, onClose } = props;
  const { panel, view, at, keys } = magnified;
  const states = useAtomValue(planStatesAtom);
  const tableByKey = useAtomValue(tableByKeyAtom);
  const spoken = useAtomValue(spokenTableAtom);
  const priceOf = useAtomValue(choicePriceAtom);
  const ref = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [previousFocus] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const { element } = handle;
    const dialog = ref.current;
    element.setAttribute('data-magnifier', `${view.scale.toFixed(6)} ${view.x.toFixed(3)} ${view.y.toFixed(3)}`);
    dialog?.focus({ preventScroll: true });
    // The mouse events that browsers send after a tap would give the focus to the plan.
    const keepFocus = (event: MouseEvent): void => event.preventDefault();
    element.addEventListener('mousedown', keepFocus);
    return () => {
      element.removeEventListener('mousedown', keepFocus);
      element.removeAttribute('data-magnifier');
      if (!dialog?.contains(document.activeElement)) return;
      const canReturn = previousFocus instanceof HTMLElement && previousFocus.isConnected;
      (canReturn ? previousFocus : element).focus({ preventScroll: true });
    };
  }, [handle, view, previousFocus]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let first: Viewport | undefined;
    return handle.addOverlay({
      show: (shown) => {
        first ??= shown;
        if (!viewsEqual(first, shown)) close();
      },
    });
  }, [handle]);
  useLayer(true, onClose);
  useDismiss(ref, true, (_reason, pressed) => {
    // The plan tells of a tap on it, and any other press there moves it.
    if (!(pressed instanceof Node && handle.element.contains(pressed))) onClose();
  });
  useEffect(() => {
    if (!canvas.current) return;
    const inPanel = { ...view, x: view.x - panel.x, y: view.y - panel.y };
    const stateOf = (index: number) => states.get(scene.tables[index]?.key ?? '') ?? 'unavailable';
    const withImages: DecorPainter = (ctx, pieces, palette, unit, _imageAt, box) =>
      paintDecor?.(ctx, pieces, palette, unit, handle.imageAt, box);
    paint(canvas.current, panel, { scene, theme, paintDecor: withImages, stateOf }, inPanel, window.devicePixelRatio);
  }, [handle, scene, theme, states, panel, view, paint, paintDecor]);

  return (
    <dialog
      ref={ref}
      open
      aria-label={messages.magnifier}
      tabIndex={-1}
      className="booker-magnifier"
      style={{
        left: panel.x,
        top: panel.y,
        width: panel.width,
        height: panel.height,
        transformOrigin: `${at.x - panel.x}px ${at.y - panel.y}px`,
      }}
    >
      <canvas ref={canvas} aria-hidden />
      {keys.map((key) => {
        const table = tableByKey.get(key);
        if (!table) return null;
        const state = states.get(key) ?? 'unavailable';
        const { box, rotation, shape } = table;
        const [price] = priceOf(table).split('\n');
        return (
          <button
            key={key}
            type="button"
            aria-label={spoken(table, state)}
            aria-pressed={state === 'selected'}
            style={{
              left: box.x * view.scale + view.x - panel.x,
              top: box.y * view.scale + view.y - panel.y,
              width: box.width * view.scale,
              height: box.height * view.scale,
              rotate: `${rotation}deg`,
              borderRadius: shape === 'ellipse' ? '50%' : undefined,
            }}
            onClick={() => {
              onClose();
              onChoose(key);
            }}
          >
            <span aria-hidden style={{ rotate: `${-rotation}deg` }}>
              <bdi>{rowOf(table)}</bdi>
              <bdi>{price}</bdi>
            </span>
          </button>
        );
      })}
    </dialog>
  );
}
