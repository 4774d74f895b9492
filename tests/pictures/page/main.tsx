/** A page that shows one plan, by the map's own drawing, and tells when it stands still. It is driven from outside. */
import { createRoot } from 'react-dom/client';
import { boundsOf, centreOf } from '../../../src/domain/geometry.ts';
import type { Theme } from '../../../src/map/palette.ts';
import type { PlanHandle } from '../../../src/map/PlanStage.tsx';
import { FACE } from '../../../src/map/tableText.ts';
import { fitBox } from '../../../src/map/viewport.ts';
import type { Zoom } from '../zooms.ts';
import { type Shown, ShownPlan } from './ShownPlan.tsx';
import { readShown } from './readShown.ts';

/** CSS pixels of the shorter side of the table that the deepest picture is about. */
const DEEP = 48;
/** The first step from the whole plan to a table makes it so many times as large. */
const FIRST_STEP = 5;
/** More steps than any plan needs from the whole to a table. */
const MOST_STEPS = 60;
/** Letters of scripts that the shipped faces lack, and of those that they have. */
const SAMPLE = ['Table 12', 'بحر ශ්‍රී ทะเล', '海辺 கடல் שלום', '🌴🏖️👩‍👩‍👧'];

const root = createRoot(document.getElementById('plan')!);
let shown: Shown | undefined;
let handle: PlanHandle | null = null;
let mounted = 0;

/** What the pictures' command calls. */
const pictures = {
  /** Reads a fixture's file; it throws where there is nothing in it to be drawn. */
  open(text: string): void { shown = readShown(text); },

  async show(theme: Theme, zoom: Zoom): Promise<void> {
    handle = null;
    // Mounted anew, as nothing of the picture before may stay.
    root.render(<ShownPlan key={++mounted} shown={shown!} theme={theme} onHandle={(given) => { handle = given; }} />);
    await until(() => handle?.element.dataset['ready'] === 'true');
    const { extent, filled } = shown!.scene;
    if (zoom === 'twice') {
      const { x, y } = centreOf(filled);
      handle!.flyTo({ x: x - extent.width / 4, y: y - extent.height / 4, width: extent.width / 2, height: extent.height / 2 });
    }
    if (zoom === 'deep') await goTo(shown!.deep.key);
    await atRest();
  },

  /** A picture of letters, as a data address: two machines that write them alike have the same. */
  async letters(): Promise<string> {
    await fontsAreThere();
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 40 * SAMPLE.length });
    const ctx = canvas.getContext('2d')!;
    ctx.font = `600 28px ${FACE}`;
    SAMPLE.forEach((line, i) => { ctx.fillText(line, 4, 30 + i * 40); });
    return canvas.toDataURL();
  },
};
Object.assign(window, { pictures });

async function goTo(key: string): Promise<void> {
  const box = boundsOf(shown!.deep);
  const [whole, { clientWidth: width, clientHeight: height }] = [handle!.viewNow()!, handle!.element];
  handle!.look({ ...whole, scale: Math.min(fitBox(box, { x: 0, y: 0, width, height }).scale, whole.scale * FIRST_STEP) });
  handle!.centre(centreOf(box), false);
  const side = (): number => { const { width, height } = handle!.boxOf(key)!; return Math.min(width, height); };
  for (let step = 0, before = 0; step < MOST_STEPS && side() < DEEP && side() > before; step++) {
    before = side();
    handle!.zoomIn();
    await frame();
  }
  handle!.centre(centreOf(box), false);
}

async function fontsAreThere(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
}

/** Once letters and pictures are there, the view has not moved and nothing is left to be drawn. */
async function atRest(): Promise<void> {
  await fontsAreThere();
  await Promise.all(shown!.pictures.map((path) => fetch(path).then((answer) => answer.blob())));
  // A face that comes and a picture that has been decoded are drawn in the frame after.
  let [view, calm] = ['', 0];
  await until(() => {
    const { still, viewport = '' } = handle!.element.dataset;
    const minimap = document.querySelector<HTMLCanvasElement>('.minimap canvas');
    calm = still === 'true' && viewport === view && (!minimap || isPainted(minimap)) ? calm + 1 : 0;
    view = viewport;
    return calm > 12;
  });
}

function isPainted(canvas: HTMLCanvasElement): boolean {
  return canvas.width > 0 && canvas.getContext('2d')!.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[3] === 255;
}

function frame(): Promise<void> {
  return new Promise((resolve) => { requestAnimationFrame(() => { resolve(); }); });
}

async function until(holds: () => boolean): Promise<void> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > 20_000) throw new Error('The plan does not come to rest.');
    await frame();
  }
}
