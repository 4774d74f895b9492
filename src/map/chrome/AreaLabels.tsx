/** The names of a plan's areas over its tables, while these are too small to be read; they go along with it. */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Box } from '../../domain/geometry/boxes.ts';
import { type AreaLabel, layOutAreaLabels } from './areaLabelLayout.ts';
import './chrome.css';
import { areLabelsLegible, minimapBox } from './minimapLayout.ts';
import type { PlanHandle } from '../PlanStage.tsx';
import type { Scene } from '../scene/scene.ts';
import { type Insets, type Viewport, clearRegion } from '../camera/viewport.ts';

/** `box` is around the area's tables, in plan units; `says` is what is said below its name. */
export type NamedArea = { readonly name: string; readonly subtitle: string; readonly box: Box };

type AreaLabelsProps = {
  readonly handle: PlanHandle;
  readonly scene: Scene;
  readonly areas: readonly NamedArea[];
  readonly insets: Insets;
};

const NONE: readonly AreaLabel[] = [];

/** A tap on a label flies to its area. Whoever can't see it has a button and a heading for each area elsewhere. */
export function AreaLabels({ handle, scene, areas, insets }: AreaLabelsProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState(NONE);
  const measured = useMemo(
    () => areas.map(({ name, subtitle: says, box }) => ({ box, widthEm: emsOf([name, says]) })),
    [areas],
  );

  useLayoutEffect(() => {
    let placed = NONE;
    let standing: Viewport | undefined;
    return handle.addOverlay({
      show(view, still, crowded) {
        placed = NONE;
        const readable = areLabelsLegible(scene, { scale: view.scale, ratio: window.devicePixelRatio }, crowded);
        if (!still) {
          if (standing) carry(layer.current!, standing, view, readable);
          return;
        }
        standing = view;
        if (!readable) {
          const { clientWidth: width, clientHeight: height } = handle.element;
          const region = clearRegion({ width, height }, insets);
          const root = getComputedStyle(document.documentElement);
          const minimap = minimapBox(scene, view, region, width, root.direction === 'rtl');
          placed = layOutAreaLabels(measured, view, region, minimap && [minimap], parseFloat(root.fontSize) / 16);
        }
        setLabels(placed);
      },
      tapAction(at) {
        const label = placed.find(
          ({ x, y, width, height }) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height,
        );
        return (
          label &&
          (() => {
            handle.flyTo(areas[label.areaIndex]!.box);
          })
        );
      },
    });
  }, [handle, scene, areas, measured, insets]);
  // Only now do they stand where the plan does.
  useLayoutEffect(() => {
    if (labels.length > 0) layer.current!.removeAttribute('style');
  }, [labels]);

  return (
    <div className="area-labels" aria-hidden>
      <div ref={layer}>
        {labels.map(({ areaIndex: area, fontSize: letters, x, y, width, height }) => {
          const named = areas[area];
          return (
            named && (
              <div key={area} className="area-label" style={{ left: x, top: y, width, height, fontSize: letters }}>
                <b dir="auto">{named.name}</b>
                <span className="figures">{named.subtitle}</span>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

/** Brings labels that were placed for one view along to another: each stays over its area, and grows no larger. They give way to numbers that can be read. */
function carry({ style }: HTMLElement, from: Viewport, to: Viewport, readable: boolean): void {
  const stretch = to.scale / from.scale;
  style.transform = `matrix(${stretch},0,0,${stretch},${to.x - stretch * from.x},${to.y - stretch * from.y})`;
  style.setProperty('--label-scale', String(Math.min(1 / stretch, 1)));
  style.opacity = readable ? '0' : '';
}

/** The width of the widest of these lines, as a share of the letters' size: a little more than it is. */
function emsOf(lines: readonly string[]): number {
  const ctx = document.createElement('canvas').getContext('2d')!;
  ctx.font = `650 100px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(...lines.map((line) => ctx.measureText(line).width)) / 98;
}
