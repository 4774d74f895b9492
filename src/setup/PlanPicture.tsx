/** The plan that the venue starts with, as guests will see it. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { tablesFromPlan } from '../domain/plan/plan.ts';
import {
  type TemplateName,
  type TemplateWords,
  createTemplate,
  englishTemplateWords,
} from '../domain/plan/templates.ts';
import { fitBox } from '../domain/plan/viewport.ts';
import { paintStaticView } from '../map/chrome/staticPicture.ts';
import { paintDecor } from '../map/paint/decor/decorPainter.ts';
import { loadFonts } from '../map/paint/fontStack.ts';
import { buildScene } from '../map/scene/scene.ts';
import { loadTemplateWords } from './messages.ts';
import { useColorScheme } from '../ui/useColorScheme.ts';

/** A higher resolution makes no visible difference. */
const MAX_PIXEL_RATIO = 2;

type PlanPictureProps = {
  readonly template: TemplateName;
  readonly tables: number;
  /** The language of the guests, in which the plan will have its names. */
  readonly language: string;
};

export function PlanPicture({ template, tables, language }: PlanPictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useColorScheme();
  const [words, setWords] = useState<TemplateWords>(englishTemplateWords);
  useEffect(() => {
    let isCanceled = false;
    void loadTemplateWords(language).then((loaded) => {
      if (!isCanceled) setWords(loaded);
    });
    return () => {
      isCanceled = true;
    };
  }, [language]);
  const scene = useMemo(() => {
    const plan = createTemplate(template, tables, words);
    return buildScene(tablesFromPlan(plan), plan);
  }, [template, tables, words]);
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
    void loadFonts(`0123456789${Object.values(words).join('')}`).then(paint);
    return () => observer.disconnect();
  }, [scene, theme, words]);
  return <canvas ref={canvas} aria-hidden />;
}
