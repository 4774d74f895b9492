/**
 * A canvas somewhat larger than the window, which the compositor moves while a gesture runs and which is drawn anew at
 * rest, without labels: the way in which Leaflet shows shapes on a canvas. What comes in at its edges stays empty until then.
 */
import { boxOnPlan, canvasOver, fitted, paintTables, plan, tableAt, takeHands, tellSelected, toggled } from './shownPlan.ts';

const PADDING = 0.1;
/** Around a table that is painted again: its edge, in CSS pixels. */
const OVERHANG = 2;

const { element, tables } = await plan();
const [across, down] = [innerWidth * PADDING, innerHeight * PADDING];
const place = { x: -across, y: -down, width: innerWidth + 2 * across, height: innerHeight + 2 * down };
const { canvas, ctx } = canvasOver(element, place);
Object.assign(canvas.style, { transformOrigin: `${across}px ${down}px`, willChange: 'transform' });
let chosen = new Set<number>();
let view = fitted(tables);
let drawn = view;
let frame = 0;

function draw(): void {
  drawn = view;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  enterPlan();
  paintTables(ctx, tables, chosen, drawn.scale, boxOnPlan(drawn, place), false);
  canvas.style.transform = '';
}

function enterPlan(): void {
  const unit = drawn.scale * devicePixelRatio;
  ctx.setTransform(unit, 0, 0, unit, (drawn.x + across) * devicePixelRatio, (drawn.y + down) * devicePixelRatio);
}

function request(show: () => void): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(show);
}

function move(): void {
  const stretch = view.scale / drawn.scale;
  canvas.style.transform = `translate3d(${view.x - stretch * drawn.x}px,${view.y - stretch * drawn.y}px,0) scale(${stretch})`;
}

draw();
takeHands(element, view, {
  moved(to) { view = to; request(move); },
  rested(at) { if (at !== drawn) { view = at; request(draw); } },
  tapped(at) {
    const table = tableAt(tables, view, at);
    if (!table?.available) return;
    chosen = toggled(chosen, table.id);
    const by = OVERHANG / view.scale;
    const box = { x: table.x - by, y: table.y - by, width: table.width + 2 * by, height: table.height + 2 * by };
    request(() => {
      ctx.save();
      enterPlan();
      ctx.beginPath();
      ctx.rect(box.x, box.y, box.width, box.height);
      ctx.clip();
      ctx.clearRect(box.x, box.y, box.width, box.height);
      paintTables(ctx, tables, chosen, drawn.scale, box, false);
      ctx.restore();
    });
    tellSelected(element, table.id, chosen.has(table.id));
  },
});
