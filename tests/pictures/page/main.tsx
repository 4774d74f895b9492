/** A page that shows one plan, by the map's own drawing, and tells when it stands still. It is driven from outside. */
import { createRoot } from 'react-dom/client';
import { boundsOf, centerOf } from '../../../src/domain/geometry/boxes.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import type { Theme } from '../../../src/map/paint/palette.ts';
import type { PlanHandle } from '../../../src/map/chrome/planHandle.ts';
import { fitBox } from '../../../src/map/camera/viewport.ts';
import type { Zoom } from '../settings.ts';
import { type PlanContent, PlanPicture } from './PlanPicture.tsx';
import { findMissingGlyphs, resetPaintedTexts } from './missingGlyphs.ts';
import { readPlan } from './readPlan.ts';

/** CSS pixels of the shorter side of the table that the deepest picture is about. */
const DEEP = 48;
/** The first step from the whole plan to a table makes it so many times as large. */
const FIRST_STEP = 5;
/** More steps than any plan needs from the whole to a table. */
const MOST_STEPS = 60;

const root = createRoot(document.getElementById('plan')!);
let shown: PlanContent | undefined;
let handle: PlanHandle | null = null;
let mounted = 0;

/** What the pictures' command calls. */
const pictures = {
  /** Reads a fixture's file; false where nothing in it can be drawn. */
  open(text: string): boolean {
    resetPaintedTexts();
    shown = readPlan(text);
    return shown !== undefined;
  },

  async show(theme: Theme, zoom: Zoom): Promise<void> {
    await fontsAreThere();
    handle = null;
    // Mounted anew, as nothing of the picture before may stay.
    root.render(
      <PlanPicture
        key={++mounted}
        shown={shown!}
        theme={theme}
        onHandle={(given) => {
          handle = given;
        }}
      />,
    );
    await until(() => {
      const { ready, still } = handle?.element.dataset ?? {};
      // A plan without tables is never ready for a guest.
      return ready === 'true' || (shown!.scene.tables.length === 0 && still === 'true');
    });
    // The map goes no nearer to a plan without tables than this.
    if (zoom === 'deep' && shown!.middleTable) await goTo(shown!.middleTable);
    else if (zoom !== 'whole') goToMiddle();
    await atRest();
  },

  /** Letters of all that was shown since the fixture was opened that no shipped face has. */
  borrowed: (): string[] => findMissingGlyphs(shown!.areas.map(({ name }) => name)),
};
Object.assign(window, { pictures });

function goToMiddle(): void {
  const { extent, filled } = shown!.scene;
  const { x, y } = centerOf(filled);
  handle!.flyTo({
    x: x - extent.width / 4,
    y: y - extent.height / 4,
    width: extent.width / 2,
    height: extent.height / 2,
  });
}

async function goTo(table: Table): Promise<void> {
  const box = boundsOf(table);
  const [whole, { clientWidth: width, clientHeight: height }] = [handle!.currentView()!, handle!.element];
  handle!.setView({
    ...whole,
    scale: Math.min(fitBox(box, { x: 0, y: 0, width, height }).scale, whole.scale * FIRST_STEP),
  });
  handle!.centerOn(centerOf(box), false);
  const side = (): number => {
    const { width, height } = handle!.boxOf(table.key)!;
    return Math.min(width, height);
  };
  for (let step = 0, before = 0; step < MOST_STEPS && side() < DEEP && side() > before; step++) {
    before = side();
    handle!.zoomIn();
    await frame();
  }
  handle!.centerOn(centerOf(box), false);
}

async function fontsAreThere(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
}

/** Once pictures are there, the view has not moved and nothing is left to be drawn. */
async function atRest(): Promise<void> {
  await Promise.all(shown!.pictures.map((path) => fetch(path).then((answer) => answer.blob())));
  // A picture that has been decoded is drawn in the frame after.
  let [view, calm] = ['', 0];
  await until(() => {
    const { still, viewport = '' } = handle!.element.dataset;
    const minimap = document.querySelector<HTMLCanvasElement>('.map-minimap canvas');
    calm = still === 'true' && viewport === view && (!minimap || isPainted(minimap)) ? calm + 1 : 0;
    view = viewport;
    return calm > 12;
  });
}

function isPainted(canvas: HTMLCanvasElement): boolean {
  return (
    canvas.width > 0 &&
    canvas.getContext('2d')!.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[3] === 255
  );
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve();
    });
  });
}

async function until(holds: () => boolean): Promise<void> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > 20_000) throw new Error('The plan does not come to rest.');
    await frame();
  }
}
