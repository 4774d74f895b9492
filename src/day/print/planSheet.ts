/** Paints the plan for paper: walls and texts without grounds, and the badges of the tables over it. */
import { atom } from 'jotai';
import type { TableState } from '../../domain/plan/table.ts';
import { paintBadges } from '../../map/paint/badges/badgePainter.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { fitBox } from '../../domain/plan/viewport.ts';
import { type Palette, palettes } from '../../map/paint/palette.ts';
import { paintStaticView } from '../../map/chrome/staticPicture.ts';
import { buildScene } from '../../map/scene/scene.ts';
import { badgesAtom, linksAtom } from '../plan/tableBadges.ts';
import { scenesAtom } from '../plan/planScene.ts';
import { planAtom } from '../state/tables.ts';

/** The printed width of A4 in CSS pixels, and the height that the heading leaves. */
const SHEET = { width: 718, height: 960 } as const;
/** 288 dots per inch. */
const RATIO = 3;
/** The ground costs no ink. */
const PAPER: Palette = { ...palettes.light, backdrop: '#ffffff' };
/** What still helps to find a table without colors. */
const PRINTED_DECOR = new Set(['wall', 'text']);

/** Paints the plan at the time that the page shows. */
export const paintPlanSheetAtom = atom(null, (get, _set, canvas: HTMLCanvasElement) => {
  const plan = get(planAtom);
  const tables = get(scenesAtom)?.light.tables;
  if (!plan || !tables) return;
  const decor = plan.decor.filter(({ kind }) => PRINTED_DECOR.has(kind));
  const scene = buildScene(tables, { ...plan, decor });
  const { filled } = scene;
  const height = Math.min(SHEET.height, Math.round((SHEET.width * filled.height) / filled.width) + 24);
  const size = { width: SHEET.width, height };
  const view = fitBox(filled, { x: 0, y: 0, ...size });
  const stateOf = (): TableState => 'available';
  const content = { scene, theme: 'light', palette: PAPER, paintDecor, stateOf } as const;
  paintStaticView(canvas, size, content, view, RATIO);
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  ctx.setTransform(RATIO, 0, 0, RATIO, 0, 0);
  paintBadges(ctx, { scene, theme: 'light', ratio: RATIO, badges: get(badgesAtom), links: get(linksAtom) }, view, size);
});
