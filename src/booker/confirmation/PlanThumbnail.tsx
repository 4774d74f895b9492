/** A still cut-out of the plan around the reserved tables. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Box, boundsOf, expandBox, unionBoxes } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import { planBackgroundAtom, tablesAtom } from '../reservation/availability.ts';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { mapChunkAtom } from '../plan/lazyMap.ts';
import { messages } from '../messages.ts';

/** How much ground is seen around the tables, as a multiple of the largest one's side: enough to know the place. */
const AROUND = 2.2;

export function PlanThumbnail({ tables }: { readonly tables: readonly Table[] }): ReactNode {
  const chunk = useAtomValue(mapChunkAtom);
  const all = useAtomValue(tablesAtom);
  const ground = useAtomValue(planBackgroundAtom);
  const theme = useColorScheme();
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
      chunk.renderStaticBox(element, scene, new Map(tables.map(({ key }) => [key, 'selected'] as const)), box, theme);
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
      aria-label={`${messages.chosenOnPlan}: ${messages.listed(tables.map((table) => table.name))}`}
    >
      <canvas ref={canvas} aria-hidden />
    </figure>
  );
}

function cutOutOf(tables: readonly Table[]): Box | undefined {
  const union = unionBoxes(tables.map(boundsOf));
  return union && expandBox(union, AROUND * Math.max(...tables.map(({ box }) => Math.max(box.width, box.height))));
}
