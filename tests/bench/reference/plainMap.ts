/** The least that a plan on a canvas can be: what is in view is filled anew in every frame. No Konva, no React. */
import {
  boxOnPlan,
  canvasOver,
  fitted,
  paintTables,
  plan,
  tableAt,
  takeHands,
  tellSelected,
  toggled,
} from './shownPlan.ts';

const { element, tables } = await plan();
const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
const { canvas, ctx } = canvasOver(element, whole);
let chosen = new Set<number>();
let view = fitted(tables);
let frame = 0;

function draw(): void {
  frame = 0;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  const unit = view.scale * devicePixelRatio;
  ctx.setTransform(unit, 0, 0, unit, view.x * devicePixelRatio, view.y * devicePixelRatio);
  paintTables(ctx, tables, chosen, view.scale, boxOnPlan(view, whole), true);
}

function request(): void {
  if (frame === 0) frame = requestAnimationFrame(draw);
}

draw();
takeHands(element, view, {
  moved(to) {
    view = to;
    request();
  },
  rested() {},
  tapped(at) {
    const table = tableAt(tables, view, at);
    if (!table?.available) return;
    chosen = toggled(chosen, table.id);
    request();
    tellSelected(element, table.id, chosen.has(table.id));
  },
});
