/**
 * The names of a plan's areas, between and beside its tables, while the labels of the tables are too small to read. They
 * move with the plan.
 */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Box } from '../../domain/geometry/boxes.ts';
import { type Insets, type Viewport, boxToPlan, clearRegion } from '../../domain/plan/viewport.ts';
import { areLabelsLegible } from '../paint/legibility.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { type AreaLabel, layOutAreaLabels } from './areaLabelLayout.ts';
import { minimapBox } from './minimapLayout.ts';
import type { PlanHandle } from './planHandle.ts';
import './chrome.css';

/** `box` is around the area's tables, in plan units; `subtitle` is the line below the name. */
export type NamedArea = { readonly name: string; readonly subtitle: string; readonly box: Box };

type AreaLabelsProps = {
  readonly handle: PlanHandle;
  readonly scene: Scene;
  readonly areas: readonly NamedArea[];
  readonly insets: Insets;
};

const NO_LABELS: readonly AreaLabel[] = [];
/** The font size that browsers use by default, in CSS pixels. */
const DEFAULT_FONT_SIZE_PX = 16;

/**
 * A tap on a label flies to its area. Hidden from assistive technology: each area has a button and a heading elsewhere.
 */
export function AreaLabels({ handle, scene, areas, insets }: AreaLabelsProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState(NO_LABELS);
  /** The labels that the layer contains. Once they have faded away, they need not move. */
  const rendered = useRef({ labels, isFaded: false });
  const [widthEm] = useState(lineMeter);
  const measured = useMemo(
    () => areas.map(({ name, subtitle, box }) => ({ box, widthEm: widthEm([name, subtitle]) })),
    [areas, widthEm],
  );

  useLayoutEffect(() => {
    let laidOut = NO_LABELS;
    let laidOutView: Viewport | undefined;
    return handle.addOverlay({
      show(view, atRest, dense) {
        laidOut = NO_LABELS;
        const areTablesLegible = areLabelsLegible(scene, { scale: view.scale, ratio: window.devicePixelRatio }, dense);
        if (!atRest) {
          rendered.current.isFaded &&= areTablesLegible;
          const { labels: moved, isFaded } = rendered.current;
          if (laidOutView && layer.current && moved.length > 0 && !isFaded)
            moveLabels(layer.current, moved, laidOutView, view, areTablesLegible);
          return;
        }
        laidOutView = view;
        if (!areTablesLegible) {
          const { clientWidth: width, clientHeight: height } = handle.element;
          const region = clearRegion({ width, height }, insets);
          const root = getComputedStyle(document.documentElement);
          const minimap = minimapBox(scene, view, region, width, root.direction === 'rtl');
          const textZoom = parseFloat(root.fontSize) / DEFAULT_FONT_SIZE_PX;
          const coversTables = (box: Box): boolean => sceneIndex(scene).visible(boxToPlan(view, box)).length > 0;
          laidOut = layOutAreaLabels(measured, view, region, minimap && [minimap], textZoom, coversTables);
        }
        setLabels(laidOut);
      },
      tapAction(at) {
        const label = laidOut.find(
          ({ x, y, width, height }) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height,
        );
        const area = label && areas[label.areaIndex];
        return area && (() => handle.flyTo(area.box));
      },
    });
  }, [handle, scene, areas, measured, insets]);
  // The labels are laid out for the current view: the transforms of the last movement no longer apply.
  useLayoutEffect(() => {
    rendered.current = { labels, isFaded: false };
    if (!layer.current) return;
    layer.current.removeAttribute('style');
    for (const { style } of labelElements(layer.current)) style.transform = '';
  }, [labels]);

  return (
    <div className="map-area-labels" aria-hidden>
      <div
        ref={layer}
        onTransitionEnd={({ currentTarget }) => {
          rendered.current.isFaded = currentTarget.style.opacity === '0';
        }}
      >
        {labels.map(({ areaIndex, fontSize, x, y, width, height }) => {
          const area = areas[areaIndex];
          return (
            area && (
              <div key={areaIndex} className="map-area-label" style={{ left: x, top: y, width, height, fontSize }}>
                <b dir="auto">{area.name}</b>
                <span>{area.subtitle}</span>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

/**
 * Moves labels from one view to another: each stays over its area and grows no larger. They fade once table labels are
 * legible. The compositor moves their pixels as they are: a style that they inherit would have them all painted again.
 */
function moveLabels(
  layer: HTMLElement,
  labels: readonly AreaLabel[],
  from: Viewport,
  to: Viewport,
  areTablesLegible: boolean,
): void {
  const stretch = to.scale / from.scale;
  layer.style.transform = `translate(${to.x - stretch * from.x}px,${to.y - stretch * from.y}px)`;
  layer.style.opacity = areTablesLegible ? '0' : '';
  const elements = labelElements(layer);
  labels.forEach((label, index) => {
    const x = (stretch - 1) * (label.x + label.width / 2);
    const y = (stretch - 1) * (label.y + label.height / 2);
    const element = elements[index];
    if (element)
      element.style.transform = stretch === 1 ? '' : `translate(${x}px,${y}px)scale(${Math.min(stretch, 1)})`;
  });
}

const labelElements = (layer: HTMLElement): readonly HTMLElement[] => [...layer.children] as HTMLElement[];

/** Returns a function that measures the widest of some lines in units of the font size, with a small allowance. */
function lineMeter(): (lines: readonly string[]) => number {
  const ctx = document.createElement('canvas').getContext('2d');
  if (ctx) ctx.font = `650 100px ${getComputedStyle(document.body).fontFamily}`;
  return (lines) => Math.max(...lines.map((line) => (ctx ? ctx.measureText(line).width / 98 : line.length)));
}
