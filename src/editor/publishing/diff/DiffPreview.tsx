/** A picture of two plans: the later one, faded, with each changed table outlined by color and line style. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { TableChange, TableDiff } from '../../../domain/document/planDiff.ts';
import { boundsOf, centerOf, expandBox, unionBoxes } from '../../../domain/geometry/boxes.ts';
import { type Plan, tablesFromPlan } from '../../../domain/plan/plan.ts';
import { outlineFromCoordinates } from '../../../domain/plan/table.ts';
import { paintStaticView } from '../../../map/chrome/staticPicture.ts';
import { paintDecor } from '../../../map/paint/decor/decorPainter.ts';
import { type Theme, palettes } from '../../../map/paint/palette.ts';
import { buildScene } from '../../../map/scene/scene.ts';
import { useColorScheme } from '../../../ui/useColorScheme.ts';
import { publishingMessages } from '../messages.ts';

type Room = NonNullable<TableDiff['after']>;

/** As in diff.css. The line style shows the same, for people who can't distinguish the colors. */
const COLORS: Readonly<Record<Theme, Readonly<Record<TableChange, string>>>> = {
  light: { added: '#1b7a3d', moved: '#0a5bd0', changed: '#a85a00', removed: '#b3261e' },
  dark: { added: '#6fd08c', moved: '#8fc4ff', changed: '#ffb95c', removed: '#ff9d8f' },
};
/** Opacity of the layer that fades the plan. */
const VEIL_OPACITY = 0.55;
/** Space around the content, as a share of its longer side. */
const MARGIN_RATIO = 0.06;
const MAX_PIXEL_RATIO = 2;

type DiffPreviewProps = { readonly after: Plan; readonly tables: readonly TableDiff[] };

export function DiffPreview({ after, tables }: DiffPreviewProps): ReactNode {
  const theme = useColorScheme();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => buildScene(tablesFromPlan(after), after), [after]);
  const extent = useMemo(() => {
    const removed = tables.flatMap(({ before: room }) =>
      room ? [boundsOf(outlineFromCoordinates(room.coordinates))] : [],
    );
    const content = unionBoxes([scene.filled, ...removed]) ?? scene.filled;
    return expandBox(content, Math.max(content.width, content.height) * MARGIN_RATIO);
  }, [scene, tables]);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return undefined;
    const paint = (): void => {
      const { clientWidth, clientHeight } = canvas;
      const ctx = canvas.getContext('2d');
      if (!ctx || clientWidth === 0 || clientHeight === 0) return;
      const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
      const scale = Math.min(clientWidth / extent.width, clientHeight / extent.height);
      const left = (clientWidth - extent.width * scale) / 2 - extent.x * scale;
      const top = (clientHeight - extent.height * scale) / 2 - extent.y * scale;
      const size = { width: clientWidth, height: clientHeight };
      paintStaticView(canvas, size, { scene, theme, paintDecor }, { scale, x: left, y: top }, ratio);
      ctx.setTransform(scale * ratio, 0, 0, scale * ratio, left * ratio, top * ratio);
      ctx.globalAlpha = VEIL_OPACITY;
      ctx.fillStyle = palettes[theme].backdrop;
      ctx.fillRect(extent.x - extent.width * 4, extent.y - extent.height * 4, extent.width * 9, extent.height * 9);
      ctx.globalAlpha = 1;
      for (const diff of tables) paintTableDiff(ctx, diff, COLORS[theme][diff.change], 1 / scale);
    };
    const observer = new ResizeObserver(paint);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [scene, extent, tables, theme]);
  return (
    <figure className="editor-diff-picture" aria-label={publishingMessages.differences.picture}>
      <canvas ref={canvasRef} aria-hidden />
    </figure>
  );
}

/** Dashes in CSS pixels, and opacity of the fill. */
const STYLES: Readonly<Record<TableChange, { readonly dash: readonly number[]; readonly fill: number }>> = {
  added: { dash: [], fill: 0.6 },
  moved: { dash: [], fill: 0.35 },
  changed: { dash: [5, 2], fill: 0.35 },
  removed: { dash: [2, 2], fill: 0.15 },
};

/** `px` is the size of a CSS pixel in plan units. */
function paintTableDiff(
  ctx: CanvasRenderingContext2D,
  { change, isMoved, before, after }: TableDiff,
  color: string,
  px: number,
): void {
  Object.assign(ctx, { strokeStyle: color, fillStyle: color, lineWidth: 1.75 * px });
  if (isMoved && before && after) {
    const from = centerOf(before.coordinates);
    const to = centerOf(after.coordinates);
    outline(ctx, before, [2 * px, 2 * px]);
    ctx.setLineDash([]);
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
  }
  const room = after ?? before;
  const { dash, fill } = STYLES[change];
  if (room)
    outline(
      ctx,
      room,
      dash.map((length) => length * px),
      fill,
    );
}

function outline(ctx: CanvasRenderingContext2D, { coordinates }: Room, dash: readonly number[], fill = 0): void {
  const { box, rotation, shape } = outlineFromCoordinates(coordinates);
  const { x, y, width, height } = box;
  ctx.setLineDash([...dash]);
  // Of thousands of tables, most are upright rectangles. A path and a transform for each take twice as long.
  if (shape === 'rect' && rotation === 0) {
    ctx.globalAlpha = fill;
    if (fill > 0) ctx.fillRect(x, y, width, height);
    ctx.globalAlpha = 1;
    ctx.strokeRect(x, y, width, height);
    return;
  }
  const center = centerOf(box);
  ctx.save();
  ctx.translate(center.x, center.y);
  ctx.rotate((rotation * Math.PI) / 180);
  ctx.beginPath();
  if (shape === 'ellipse') ctx.ellipse(0, 0, width / 2, height / 2, 0, 0, Math.PI * 2);
  else ctx.rect(-width / 2, -height / 2, width, height);
  if (fill > 0) {
    ctx.globalAlpha = fill;
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  ctx.stroke();
  ctx.restore();
}
