/** A still cut-out of the plan around the reserved tables. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Box, boundsOf, padded, unionOf } from '../../domain/geometry.ts';
import type { Table } from '../../domain/table.ts';
import { groundAtom, tablesAtom } from '../atoms/availability.ts';
import { useTheme } from '../tables/screen.ts';
import { planRoomAtom } from '../tables/planChunk.ts';
import { words } from '../words.ts';

/** How much ground is seen around the tables, as a multiple of the largest one's side: enough to know the place. */
const AROUND = 2.2;

export function CutOut({ tables }: { readonly tables: readonly Table[] }): ReactNode {
  const chunk = useAtomValue(planRoomAtom);
  const all = useAtomValue(tablesAtom);
  const ground = useAtomValue(groundAtom);
  const theme = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = cutOutOf(tables);
  const scene = useMemo(
    () => chunk?.buildScene(all.length > 0 ? all : tables, typeof ground === 'string' ? undefined : ground),
    [chunk, all, tables, ground],
  );
  useEffect(() => {
    const element = canvas.current;
    if (!element || !chunk || !scene || !box) return;
    const paint = (): void => {
      chunk.paintPlan(element, scene, new Map(tables.map(({ key }) => [key, 'chosen'] as const)), box, theme);
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [chunk, scene, box, tables, theme]);
  if (!chunk || !box) return null;
  return (
    <figure
      className="cut-out"
      aria-label={`${words.chosenOnPlan}: ${words.listed(tables.map((table) => table.name))}`}
    >
      <canvas ref={canvas} aria-hidden />
    </figure>
  );
}

function cutOutOf(tables: readonly Table[]): Box | undefined {
  const union = unionOf(tables.map(boundsOf));
  return union && padded(union, AROUND * Math.max(...tables.map(({ box }) => Math.max(box.width, box.height))));
}
