import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Table } from '../../domain/plan/table.ts';
import { planBackgroundAtom, tablesAtom } from '../reservation/availability.ts';
import { decorPainterAtom } from './lazyMap.ts';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { messages } from '../messages.ts';

const MAX_PIXEL_RATIO = 3;

type PlanThumbnailProps = { readonly tables: readonly Table[]; readonly map: typeof import('./mapChunk.ts') };

/** A static picture of the parts of the plan with the reserved tables. */
export function PlanThumbnail({ tables, map }: PlanThumbnailProps): ReactNode {
  const allTables = useAtomValue(tablesAtom);
  const background = useAtomValue(planBackgroundAtom);
  const paintDecor = useAtomValue(decorPainterAtom);
  const colorScheme = useColorScheme();
  const canvas = useRef<HTMLCanvasElement>(null);
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
    if (!element) return undefined;
    const paint = (): void => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
      map.paintCutOuts(element, size, { scene, theme: colorScheme, paintDecor }, tables, ratio);
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, [map, scene, tables, colorScheme, paintDecor]);
  if (tables.length === 0) return null;
  return (
    <figure
      className="booker-plan-thumbnail"
      aria-label={`${messages.planThumbnail}: ${messages.joinNames(tables.map((table) => table.name))}`}
    >
      <canvas ref={canvas} aria-hidden />
    </figure>
  );
}
