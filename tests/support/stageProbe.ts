/**
 * Reads the Konva stage of a page opened with `?inspect`, by Konva's public API. Points are CSS pixels from the corner
 * of the plan's element.
 */
import type { JSHandle, Page } from '@playwright/test';
import type { Node } from 'konva/lib/Node.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { Point } from './fingers.ts';

export type StageProbe = JSHandle<ReturnType<typeof createProbe>>;

/** Waits for the stage. `allCanvases` watches those outside the plan's element too. */
export async function probeStage(page: Page, { allCanvases = true } = {}): Promise<StageProbe> {
  await page.waitForFunction(() => (window as unknown as { __tidetable?: { stage?: Stage } }).__tidetable?.stage);
  return page.evaluateHandle(createProbe, allCanvases);
}

/** Runs in the page. */
function createProbe(allCanvases: boolean) {
  const plan = document.querySelector<HTMLElement>('[data-testid="plan"]')!;
  const events: string[] = [];
  const problems = new Set<string>();
  let isWatching = false;
  const stage = (): Stage => (window as unknown as { __tidetable: { stage: Stage } }).__tidetable.stage;
  const tableOf = (node: Node | null): string => node?.findAncestor('.table', true)?.id() ?? 'no table';
  const layerCanvases = () =>
    stage()
      .getLayers()
      .map((layer) => layer.getNativeCanvasElement());
  const offset = (): Point => {
    const content = stage().getContent().getBoundingClientRect();
    const frame = plan.getBoundingClientRect();
    return { x: content.x - frame.x, y: content.y - frame.y };
  };
  const showsMostOfPlan = (canvas: HTMLCanvasElement): boolean => {
    const frame = plan.getBoundingClientRect();
    const box = canvas.getBoundingClientRect();
    const width = Math.max(0, Math.min(frame.right, box.right) - Math.max(frame.left, box.left));
    const height = Math.max(0, Math.min(frame.bottom, box.bottom) - Math.max(frame.top, box.top));
    const isVisible = canvas.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && width * height > (frame.width * frame.height) / 2;
  };
  const checkCanvases = (): void => {
    const shown = Array.from((allCanvases ? document : plan).querySelectorAll('canvas')).filter(showsMostOfPlan);
    const others = shown.filter((canvas) => !layerCanvases().includes(canvas));
    if (shown.length === others.length) problems.add('no layer of the stage is visible');
    for (const { className, width, height } of others)
      problems.add(`a canvas that is no layer is visible: ${width}×${height}, class "${className}"`);
  };
  const watch = (): void => {
    if (!isWatching) return;
    checkCanvases();
    setTimeout(checkCanvases);
    requestAnimationFrame(watch);
  };
  return {
    /** The keys of the tables that Konva finds at some points. */
    tablesAt: (points: readonly Point[]) => {
      const { x: left, y: top } = offset();
      return points.map(({ x, y }) => tableOf(stage().getIntersection({ x: x - left, y: y - top })));
    },
    /** What `data-viewport` has to say if the stage is the view. */
    view: () => ({ scale: stage().scaleX(), x: stage().x() + offset().x, y: stage().y() + offset().y }),
    position: () => stage().position(),
    selected: () => [...new Set(stage().find('.selected').map(tableOf))].toSorted(),
    picture: () => ({
      url: stage().toDataURL({ pixelRatio: devicePixelRatio }),
      offset: offset(),
      ratio: devicePixelRatio,
    }),
    showLayers: (areShown: boolean) => {
      for (const canvas of layerCanvases()) canvas.style.visibility = areShown ? '' : 'hidden';
    },
    /** Looks at the canvases that cover more than half of the plan, in every frame and after it. */
    watchCanvases: () => {
      isWatching = true;
      watch();
    },
    canvasProblems: () => {
      isWatching = false;
      checkCanvases();
      const found = [...problems];
      problems.clear();
      return found;
    },
    recordEvents: () => {
      const record = ({ type, target }: { type: string; target: Node }): number =>
        events.push(`${type} ${tableOf(target)}`);
      stage().on('tap click pointerclick contextmenu dragstart', record);
      // As in the DOM, this one does not reach what the pointer was over before: the stage.
      for (const layer of stage().getLayers()) layer.on('pointerenter', record);
    },
    takeEvents: () => [...new Set(events.splice(0))].toSorted(),
    areInReach: (points: readonly Point[]) => {
      const { x: left, y: top } = plan.getBoundingClientRect();
      return points.map(({ x, y }) => plan.contains(document.elementFromPoint(left + x, top + y)));
    },
    untilDrawn: async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    },
  };
}
