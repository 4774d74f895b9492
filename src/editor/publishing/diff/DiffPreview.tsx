/** Two plans in one picture: the later one, pale, with what has come, gone, moved or changed marked by colour and by line. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { TableChange, TableDiff } from '../../../domain/document/planDiff.ts';
import { boundsOf, centerOf, expandBox, unionBoxes } from '../../../domain/geometry/boxes.ts';
import { type Plan, tablesFromPlan } from '../../../domain/plan/plan.ts';
import { outlineFromCoordinates } from '../../../domain/plan/table.ts';
import { paintDecor, visiblePlanBox } from '../../../map/paint/decor/decorPainter.ts';
import { MAX_DETAILED_TABLES } from '../../../map/scene/tableBuffers.ts';
import { type Theme, palettes } from '../../../map/paint/palette.ts';
import { buildScene } from '../../../map/scene/scene.ts';
import { paintTables } from '../../../map/paint/tablePainter.ts';
import { themeAtom } from '../../session/view.ts';
import { messages } from '../../messages.ts';

type Room = NonNullable<TableDiff['after']>;

/** Colours that are told apart by all; the kinds of lines say the same. As in differences.css. */
const COLOURS: Readonly<Record<Theme, Readonly<Record<TableChange, string>>>> = {
  light: { added: '#1b7a3d', moved: '#0a5bd0', changed: '#a85a00', removed: '#b3261e' },
  dark: { added: '#6fd08c', moved: '#8fc4ff', changed: '#ffb95c', removed: '#ff9d8f' },
};
/** Share of the plan's ground that shows through the veil over it. */
const VEIL = 0.55;
/** Ground that is seen around the tables, as a share of what they fill. */
const AROUND = 0.06;
const FINEST = 2;

type PictureProps = { readonly after: Plan; readonly tables: readonly TableDiff[] };

export function DiffPreview({ after, tables }: PictureProps): ReactNode {
  const theme = useAtomValue(themeAtom);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => buildScene(tablesFromPlan(after), after), [after]);
  const extent = useMemo(() => {
    const gone = tables.flatMap(({ before: room }) =>
      room ? [boundsOf(outlineFromCoordinates(room.coordinates))] : [],
    );
    const filled = unionBoxes([scene.filled, ...gone])!;
    return expandBox(filled, Math.max(filled.width, filled.height) * AROUND);
  }, [scene, tables]);

  useEffect(() => {
    const element = canvas.current!;
    const paint = (): void => {
      const { clientWidth, clientHeight } = element;
      const ctx = element.getContext('2d');
      if (!ctx || clientWidth === 0 || clientHeight === 0) return;
      const ratio = Math.min(window.devicePixelRatio, FINEST);
      [element.width, element.height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
      const scale = Math.min(clientWidth / extent.width, clientHeight / extent.height);
      const [left, top] = [
        (clientWidth - extent.width * scale) / 2 - extent.x * scale,
        (clientHeight - extent.height * scale) / 2 - extent.y * scale,
      ];
      const palette = palettes[theme];
      ctx.fillStyle = palette.backdrop;
      ctx.fillRect(0, 0, element.width, element.height);
      ctx.setTransform(scale * ratio, 0, 0, scale * ratio, left * ratio, top * ratio);
      paintDecor(ctx, scene.decor, palette, scale * ratio, () => undefined, visiblePlanBox(ctx));
      paintTables(ctx, { scene, palette, stateOf: () => 'available' }, scene.allIndices, {
        scale,
        ratio,
        dense: scene.tables.length > MAX_DETAILED_TABLES,
      });
      ctx.globalAlpha = VEIL;
      ctx.fillStyle = palette.backdrop;
      ctx.fillRect(extent.x - extent.width * 4, extent.y - extent.height * 4, extent.width * 9, extent.height * 9);
      ctx.globalAlpha = 1;
      for (const difference of tables) paintDifference(ctx, difference, COLOURS[theme][difference.change], 1 / scale);
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [scene, extent, tables, theme]);
  return (
    <figure className="differences-picture" aria-label={messages.differences.picture}>
      <canvas ref={canvas} aria-hidden />
    </figure>
  );
}

/** `px` is plan units to a CSS pixel. */
function paintDifference(
  ctx: CanvasRenderingContext2D,
  { change, before, after }: TableDiff,
  colour: string,
  px: number,
): void {
  Object.assign(ctx, { strokeStyle: colour, fillStyle: colour, lineWidth: 1.75 * px });
  if (change === 'moved' && before && after) {
    const [from, to] = [centerOf(before.coordinates), centerOf(after.coordinates)];
    outline(ctx, before, [2 * px, 2 * px]);
    ctx.setLineDash([]);
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
  }
  outline(
    ctx,
    (after ?? before)!,
    change === 'changed' ? [5 * px, 2 * px] : change === 'removed' ? [2 * px, 2 * px] : [],
    change === 'added' ? 0.6 : change === 'removed' ? 0.15 : 0.35,
  );
}

function outline(ctx: CanvasRenderingContext2D, { coordinates }: Room, dash: readonly number[], fill = 0): void {
  const {
    box: { width, height },
    rotation,
    shape,
  } = outlineFromCoordinates(coordinates);
  const { x, y } = centerOf(coordinates);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((rotation * Math.PI) / 180);
  ctx.beginPath();
  if (shape === 'ellipse') ctx.ellipse(0, 0, width / 2, height / 2, 0, 0, Math.PI * 2);
  else ctx.rect(-width / 2, -height / 2, width, height);
  if (fill > 0) {
    ctx.globalAlpha = fill;
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  ctx.setLineDash([...dash]);
  ctx.stroke();
  ctx.restore();
}
