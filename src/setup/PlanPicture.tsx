/** The plan that the venue starts with, as guests will see it. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { tablesFromPlan } from '../domain/plan/plan.ts';
import { type TemplateName, createTemplate } from '../domain/plan/templates.ts';
import { fitBox } from '../map/camera/viewport.ts';
import { paintStaticView } from '../map/chrome/staticPicture.ts';
import { paintDecor } from '../map/paint/decor/decorPainter.ts';
import { loadFonts } from '../map/paint/fontStack.ts';
import { buildScene } from '../map/scene/scene.ts';
import { useColorScheme } from '../ui/useColorScheme.ts';

/** A higher resolution makes no visible difference. */
const MAX_PIXEL_RATIO = 2;

export function PlanPicture({
  template,
  tables,
}: {
  readonly template: TemplateName;
  readonly tables: number;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useColorScheme();
  const scene = useMemo(() => {
    const plan = createTemplate(template, tables);
    return buildScene(tablesFromPlan(plan), plan);
  }, [template, tables]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const paint = (): void => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
      const view = fitBox(scene.extent, { x: 0, y: 0, ...size });
      paintStaticView(element, size, { scene, theme, paintDecor }, view, ratio);
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    void loadFonts('0123456789').then(paint);
    return () => observer.disconnect();
  }, [scene, theme]);
  return <canvas ref={canvas} aria-hidden />;
}
