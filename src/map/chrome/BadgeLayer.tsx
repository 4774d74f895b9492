/**
 * Badges over the tables of a plan. While the view moves, the compositor moves their bitmap with the plan; they are
 * painted again at rest, and earlier if an edge of the bitmap would come into sight or its pixels grow too large.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Size, type Viewport, viewsEqual } from '../camera/viewport.ts';
import { type BadgeInput, paintBadges } from '../paint/badges/badgePainter.ts';
import type { PlanHandle } from './planHandle.ts';
import './badgeLayer.css';

/** The bitmap is this much larger on every side, in CSS pixels. */
const OVERSCAN_PX = 96;
/** A bitmap that is stretched more than this is painted again during the movement. */
const MAX_STRETCH = 1.7;
const MIN_STRETCH = 0.6;
const MAX_PIXEL_RATIO = 3;

type BadgeLayerProps = Omit<BadgeInput, 'ratio'> & { readonly handle: PlanHandle };

export function BadgeLayer({ handle, ...content }: BadgeLayerProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [bitmap, setBitmap] = useState<BadgeBitmap>();
  const { scene, theme, badges, marks, links } = content;

  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const next = new BadgeBitmap(canvas.current, handle.element);
    setBitmap(next);
    const repaint = (): void => next.repaint();
    // Another font changes the size of the texts.
    document.fonts.addEventListener('loadingdone', repaint);
    const removeOverlay = handle.addOverlay({ show: (view, atRest) => next.show(view, atRest) });
    return () => {
      document.fonts.removeEventListener('loadingdone', repaint);
      removeOverlay();
    };
  }, [handle]);
  useEffect(() => {
    bitmap?.setContent({ scene, theme, badges, marks, links });
  }, [bitmap, scene, theme, badges, marks, links]);

  return <canvas ref={canvas} className="map-badges" data-testid="badges" aria-hidden />;
}

/** The bitmap of the badges, outside React. */
class BadgeBitmap {
  readonly #canvas: HTMLCanvasElement;
  readonly #element: HTMLElement;
  #content: Omit<BadgeInput, 'ratio'> | undefined;
  /** The view that the bitmap shows. */
  #painted: Viewport | undefined;
  #shown: Viewport | undefined;
  #size: Size = { width: 0, height: 0 };
  #ratio = 0;

  constructor(canvas: HTMLCanvasElement, element: HTMLElement) {
    this.#canvas = canvas;
    this.#element = element;
  }

  setContent(content: Omit<BadgeInput, 'ratio'>): void {
    this.#content = content;
    this.repaint();
  }

  /** Shows a view of the plan. */
  show(view: Viewport, atRest: boolean): void {
    this.#shown = view;
    const painted = this.#painted;
    if (!painted || this.#hasNewSize() || (atRest && !viewsEqual(painted, view)) || !this.#covers(painted, view)) {
      this.repaint();
      return;
    }
    const stretch = view.scale / painted.scale;
    const x = view.x - stretch * painted.x - OVERSCAN_PX * (stretch - 1);
    const y = view.y - stretch * painted.y - OVERSCAN_PX * (stretch - 1);
    this.#canvas.style.transform = viewsEqual(painted, view) ? '' : `matrix(${stretch},0,0,${stretch},${x},${y})`;
  }

  repaint(): void {
    const view = this.#shown;
    const ctx = this.#canvas.getContext('2d');
    if (!view || !this.#content || !ctx) return;
    this.#resize();
    const ratio = this.#ratio;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    const { width, height } = this.#size;
    const shifted = { scale: view.scale, x: view.x + OVERSCAN_PX, y: view.y + OVERSCAN_PX };
    paintBadges(ctx, { ...this.#content, ratio }, shifted, {
      width: width + 2 * OVERSCAN_PX,
      height: height + 2 * OVERSCAN_PX,
    });
    this.#painted = view;
    this.#canvas.style.transform = '';
  }

  #hasNewSize(): boolean {
    const { clientWidth, clientHeight } = this.#element;
    return clientWidth !== this.#size.width || clientHeight !== this.#size.height || pixelRatio() !== this.#ratio;
  }

  /** Setting a canvas's size allocates it again, even if it is the same. */
  #resize(): void {
    if (!this.#hasNewSize()) return;
    this.#ratio = pixelRatio();
    this.#size = { width: this.#element.clientWidth, height: this.#element.clientHeight };
    const width = this.#size.width + 2 * OVERSCAN_PX;
    const height = this.#size.height + 2 * OVERSCAN_PX;
    this.#canvas.width = Math.round(width * this.#ratio);
    this.#canvas.height = Math.round(height * this.#ratio);
    Object.assign(this.#canvas.style, {
      left: `${-OVERSCAN_PX}px`,
      top: `${-OVERSCAN_PX}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }

  /** Whether the bitmap fills the element in a view, at a bearable stretch. */
  #covers(painted: Viewport, view: Viewport): boolean {
    const stretch = view.scale / painted.scale;
    if (stretch > MAX_STRETCH || stretch < MIN_STRETCH) return false;
    const left = view.x - stretch * (painted.x + OVERSCAN_PX);
    const top = view.y - stretch * (painted.y + OVERSCAN_PX);
    const { width, height } = this.#size;
    return (
      left <= 0 &&
      top <= 0 &&
      left + stretch * (width + 2 * OVERSCAN_PX) >= width &&
      top + stretch * (height + 2 * OVERSCAN_PX) >= height
    );
  }
}

const pixelRatio = (): number => Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
