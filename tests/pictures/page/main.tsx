/** Shows one plan with the map's own painters. The tests drive this page through `window.pictures`. */
import { createRoot } from 'react-dom/client';
import { type Box, boundsOf, centerOf } from '../../../src/domain/geometry/boxes.ts';
import type { Theme } from '../../../src/map/paint/palette.ts';
import type { PlanHandle } from '../../../src/map/chrome/planHandle.ts';
import { fitBox } from '../../../src/domain/plan/viewport.ts';
import { type PlanContent, PlanPicture } from './PlanPicture.tsx';
import { readPlan } from './readPlan.ts';

/** The shorter side of the middle table in a `deep` picture, at least. */
const MIN_TABLE_SIDE_PX = 48;
/** The first zoom from the whole plan to a table enlarges it by at most this factor. */
const MAX_FIRST_ZOOM = 5;
/** More zoom steps than any plan needs. */
const MAX_ZOOM_STEPS = 60;
/** Frames without a change after which the plan is at rest. */
const REST_FRAMES = 2;
/** A picture of the decor is decoded meanwhile, and drawn in the next frame. */
const REST_FRAMES_WITH_PICTURES = 12;
const REST_TIMEOUT_MS = 20_000;

const root = createRoot(document.getElementById('plan')!);
let shown: PlanContent | undefined;
let handle: PlanHandle | null = null;
let mountCount = 0;

/** The whole plan, its center at twice the scale, and its middle table large enough to read. */
type Zoom = 'whole' | 'twice' | 'deep';

const pictures = {
  /** Reads a fixture's file. Returns whether it has anything to draw. */
  open(text: string): boolean {
    shown = readPlan(text);
    return shown !== undefined;
  },

  /** Shows the plan, and resolves once everything is drawn. */
  async show(theme: Theme, zoom: Zoom): Promise<void> {
    await loadFonts();
    handle = null;
    // A new key mounts the plan again, so that nothing of the previous picture remains.
    root.render(
      <PlanPicture
        key={++mountCount}
        shown={shown!}
        theme={theme}
        onHandle={(newHandle) => {
          handle = newHandle;
        }}
      />,
    );
    await waitUntil(() => {
      const { ready, still } = handle?.element.dataset ?? {};
      // A plan without tables is never ready.
      return ready === 'true' || (shown!.scene.tables.length === 0 && still === 'true');
    });
    // Without tables, the map's limit is the zoom of `twice`.
    if (zoom === 'deep' && shown!.middleTable) await zoomToTable(boundsOf(shown!.middleTable));
    else if (zoom !== 'whole') zoomToCenter();
    await waitForRest();
  },
};
Object.assign(window, { pictures });

function zoomToCenter(): void {
  const { extent, filled } = shown!.scene;
  const { x, y } = centerOf(filled);
  handle!.flyTo({
    x: x - extent.width / 4,
    y: y - extent.height / 4,
    width: extent.width / 2,
    height: extent.height / 2,
  });
}

async function zoomToTable(box: Box): Promise<void> {
  const whole = handle!.currentView()!;
  const { clientWidth, clientHeight } = handle!.element;
  handle!.setView({
    ...whole,
    scale: Math.min(
      fitBox(box, { x: 0, y: 0, width: clientWidth, height: clientHeight }).scale,
      whole.scale * MAX_FIRST_ZOOM,
    ),
  });
  handle!.centerOn(centerOf(box), false);
  const side = (): number => Math.min(box.width, box.height) * handle!.currentView()!.scale;
  for (let step = 0, before = 0; step < MAX_ZOOM_STEPS && side() < MIN_TABLE_SIDE_PX && side() > before; step++) {
    before = side();
    handle!.zoomIn();
    await nextFrame();
  }
  handle!.centerOn(centerOf(box), false);
}

/** Loads the fonts that come with the pages: all but fallbacks, which name a font of the machine. */
async function loadFonts(): Promise<void> {
  const bundled = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(bundled.map((face) => face.load()));
  await document.fonts.ready;
}

/** Waits until the pictures are loaded, the view is at rest and everything is drawn. */
async function waitForRest(): Promise<void> {
  await Promise.all(shown!.pictures.map((path) => fetch(path).then((answer) => answer.blob())));
  const neededFrames = shown!.pictures.length > 0 ? REST_FRAMES_WITH_PICTURES : REST_FRAMES;
  let view = '';
  let framesAtRest = 0;
  await waitUntil(() => {
    const { still, viewport = '' } = handle!.element.dataset;
    const minimap = document.querySelector<HTMLCanvasElement>('.map-minimap canvas');
    const isAtRest = still === 'true' && viewport === view && (!minimap || isPainted(minimap));
    framesAtRest = isAtRest ? framesAtRest + 1 : 0;
    view = viewport;
    return framesAtRest > neededFrames;
  });
}

function isPainted(canvas: HTMLCanvasElement): boolean {
  return (
    canvas.width > 0 &&
    canvas.getContext('2d')!.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[3] === 255
  );
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve();
    });
  });
}

async function waitUntil(holds: () => boolean): Promise<void> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > REST_TIMEOUT_MS) throw new Error('The plan does not come to rest.');
    await nextFrame();
  }
}
