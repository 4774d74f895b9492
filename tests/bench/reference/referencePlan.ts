/** Shared by the reference pages of a plan: the answer, the fitted view, gestures, and painting on a canvas. */
import type { BeachArea } from '../generateBeach.ts';
import type { Point, View } from '../phone.ts';

declare global {
  interface Window {
    answer: Promise<BeachArea[]> | undefined;
  }
}

export type Table = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly text: string;
  readonly available: boolean;
};
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const SELECTED_COLOR = '#c2185b';
export const EDGE_COLOR = '#5b5348';
const TEXT_COLOR = '#2b2620';

/** Returns the tables, sorted by color, and the element that shows them. */
export async function loadPlan(): Promise<{ element: HTMLElement; tables: Table[] }> {
  const groups = await window.answer!;
  // Lets the answer be collected.
  window.answer = undefined;
  const tables = groups.flatMap(({ rooms }) =>
    rooms.map(({ id, available, coordinates: { x, y, width, height, color, text } }) => ({
      id,
      x,
      y,
      width,
      height,
      text,
      available,
      fill: available ? color : '#cfc9bd',
    })),
  );
  return {
    element: document.getElementById('map')!,
    tables: tables.toSorted((a, b) => Number(a.fill > b.fill) - Number(a.fill < b.fill)),
  };
}

export function sizeOf(tables: readonly Table[]): { width: number; height: number } {
  let width = 0;
  let height = 0;
  for (const table of tables) {
    width = Math.max(width, table.x + table.width + 40);
    height = Math.max(height, table.y + table.height + 40);
  }
  return { width, height };
}

/** Returns the view that shows the whole plan in the window. */
export function fitView(tables: readonly Table[]): View {
  const { width, height } = sizeOf(tables);
  const scale = Math.min(innerWidth / width, innerHeight / height) * 0.97;
  return { scale, x: (innerWidth - width * scale) / 2, y: (innerHeight - height * scale) / 2 };
}

export function tableAt(tables: readonly Table[], view: View, at: Point): Table | undefined {
  const x = (at.x - view.x) / view.scale;
  const y = (at.y - view.y) / view.scale;
  return tables.findLast(
    (table) => x >= table.x && x <= table.x + table.width && y >= table.y && y <= table.y + table.height,
  );
}

/** Returns a copy of the set with the id added, or removed if it was in it. */
export function withToggled(before: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}

export function dispatchSelect(element: HTMLElement, id: number, selected: boolean): void {
  element.dispatchEvent(new CustomEvent('tidetable:select', { bubbles: true, detail: { id, selected } }));
}

type GestureHandlers = { onMove(view: View): void; onRest(view: View): void; onTap?(at: Point, view: View): void };

/** Pans with one finger, zooms with two, and taps if a finger hardly moves. */
export function handleGestures(element: HTMLElement, start: View, { onMove, onRest, onTap }: GestureHandlers): void {
  let view = start;
  let isTap = false;
  let first: Point = { x: 0, y: 0 };
  const fingers = new Map<number, Point>();
  const pinchState = (): { x: number; y: number; spread: number } => {
    const [one, two = one] = [...fingers.values()];
    return {
      x: (one!.x + two!.x) / 2,
      y: (one!.y + two!.y) / 2,
      spread: Math.hypot(one!.x - two!.x, one!.y - two!.y) || 1,
    };
  };
  const rest = (): void => {
    element.dataset['viewport'] = `${view.scale} ${view.x} ${view.y}`;
    onRest(view);
  };
  element.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    if (fingers.size === 0) first = { x, y };
    isTap = fingers.size === 0;
    fingers.set(pointerId, { x, y });
  });
  element.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    if (!fingers.has(pointerId)) return;
    if (isTap && Math.hypot(x - first.x, y - first.y) <= 6) return;
    isTap = false;
    const before = pinchState();
    fingers.set(pointerId, { x, y });
    const now = pinchState();
    const factor = now.spread / before.spread;
    view = {
      scale: view.scale * factor,
      x: now.x - (before.x - view.x) * factor,
      y: now.y - (before.y - view.y) * factor,
    };
    onMove(view);
  });
  for (const name of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(name, ({ pointerId }) => {
      if (!fingers.delete(pointerId) || fingers.size > 0) return;
      if (isTap) {
        if (name === 'pointerup') onTap?.(first, view);
      } else rest();
    });
  }
  rest();
}

/** Creates a canvas over a box of the window, in device pixels. */
export function createCanvas(
  element: HTMLElement,
  { x, y, width, height }: Box,
): { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * devicePixelRatio), height: Math.round(height * devicePixelRatio) });
  Object.assign(canvas.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  element.append(canvas);
  return { canvas, ctx: canvas.getContext('2d')! };
}

/** Fills the tables in a box of the plan, with edges and texts if they are large enough to be seen. */
export function paintTables(
  ctx: CanvasRenderingContext2D,
  tables: readonly Table[],
  selected: ReadonlySet<number>,
  scale: number,
  box: Box,
  hasText: boolean,
): void {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const unit = scale * devicePixelRatio;
  const hasEdge = 40 * unit >= 12;
  const isRound = 40 * unit >= 48;
  let fill = '';
  ctx.strokeStyle = EDGE_COLOR;
  ctx.lineWidth = 1 / scale;
  ctx.font = '12px sans-serif';
  ctx.textBaseline = 'top';
  for (const { id, x, y, width, height, text, ...table } of tables) {
    if (x > right || y > bottom || x + width < box.x || y + height < box.y) continue;
    const own = selected.has(id) ? SELECTED_COLOR : table.fill;
    if (own !== fill) {
      fill = own;
      ctx.fillStyle = fill;
    }
    if (isRound) {
      ctx.beginPath();
      ctx.roundRect(x, y, width, height, 5);
      ctx.fill();
      ctx.stroke();
    } else {
      ctx.fillRect(x, y, width, height);
      if (hasEdge) ctx.strokeRect(x, y, width, height);
    }
    if (hasText && 12 * unit >= 14) {
      fill = TEXT_COLOR;
      ctx.fillStyle = fill;
      ctx.fillText(text, x + 7, y + 9);
    }
  }
}

/** Converts a box of the window to plan units. */
export function toPlanBox({ scale, x, y }: View, box: Box): Box {
  return { x: (box.x - x) / scale, y: (box.y - y) / scale, width: box.width / scale, height: box.height / scale };
}
