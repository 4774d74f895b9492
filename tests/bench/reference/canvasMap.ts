/** The smallest canvas map: it redraws what is in view in every frame, without Konva and React. */
import {
  toPlanBox,
  createCanvas,
  fitView,
  paintTables,
  loadPlan,
  tableAt,
  handleGestures,
  dispatchSelect,
  withToggled,
} from './referencePlan.ts';

const { element, tables } = await loadPlan();
const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
const { canvas, ctx } = createCanvas(element, whole);
let selected = new Set<number>();
let view = fitView(tables);
let frame = 0;

function draw(): void {
  frame = 0;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  const unit = view.scale * devicePixelRatio;
  ctx.setTransform(unit, 0, 0, unit, view.x * devicePixelRatio, view.y * devicePixelRatio);
  paintTables(ctx, tables, selected, view.scale, toPlanBox(view, whole), true);
}

function request(): void {
  if (frame === 0) frame = requestAnimationFrame(draw);
}

draw();
handleGestures(element, view, {
  onMove(to) {
    view = to;
    request();
  },
  onRest() {},
  onTap(at) {
    const table = tableAt(tables, view, at);
    if (!table?.available) return;
    selected = withToggled(selected, table.id);
    request();
    dispatchSelect(element, table.id, selected.has(table.id));
  },
});
