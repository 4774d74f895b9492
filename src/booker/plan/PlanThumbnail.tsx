import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Box, boundsOf, expandBox, unionBoxes } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import { planBackgroundAtom, tablesAtom } from '../reservation/availability.ts';
import { decorPainterAtom } from './lazyMap.ts';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { messages } from '../messages.ts';

/** Margin around the tables, as a multiple of the largest table's side: enough to recognize the place. */
const MARGIN_FACTOR = 2.2;

type PlanThumbnailProps = { readonly tables: readonly Table[]; readonly map: typeof import('./mapChunk.ts') };

/** A static picture of the part of the plan with the reserved tables. */
export function PlanThumbnail({ tables, map }: PlanThumbnailProps): ReactNode {
  const allTables = useAtomValue(tablesAtom);
  const background = useAtomValue(planBackgroundAtom);
  const paintDecor = useAtomValue(decorPainterAtom);
  const colorScheme = useColorScheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = thumbnailBox(tables);
  const scene = useMemo(
    () =>
      map.buildScene(
        allTables.length > 0 ? allTables : tables,
        typeof background === 'string' ? undefined : background,
      ),
    [map, allTables, tables, background],
  );
  useEffect(() => {
    const element = canvas.current;
    if (!element || !box) return undefined;
    const paint = (): void => {
      const states = new Map(tables.map(({ key }) => [key, 'selected'] as const));
      map.renderStaticBox(element, { scene, states, theme: colorScheme, paintDecor }, box);
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, [map, scene, box, tables, colorScheme, paintDecor]);
  if (!box) return null;
  return (
    <figure
      className="booker-plan-thumbnail"
      aria-label={`${messages.planThumbnail}: ${messages.joinNames(tables.map((table) => table.name))}`}
    >
      <canvas ref={canvas} aria-hidden />
    </figure>
  );
}

function thumbnailBox(tables: readonly Table[]): Box | undefined {
  const union = unionBoxes(tables.map(boundsOf));
  return (
    union && expandBox(union, MARGIN_FACTOR * Math.max(...tables.map(({ box }) => Math.max(box.width, box.height))))
  );
}
