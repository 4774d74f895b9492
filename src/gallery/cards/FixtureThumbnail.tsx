/** A fixture's thumbnail, drawn by the map's painters when it scrolls near the viewport. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadCatalogue } from '../../domain/checks/worker/loadCatalogue.ts';
import { textDirection } from '../../domain/language.ts';
import { inLanguage } from '../../domain/say.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { loadFonts } from '../../map/paint/fontStack.ts';
import { renderStaticView } from '../../map/chrome/staticPicture.ts';
import { buildScene } from '../../map/scene/scene.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { fitBox } from '../../map/camera/viewport.ts';
import { loadFixtureTextAtom } from '../fixtures/fixtures.ts';
import { readFixture } from '../fixtures/readFixture.ts';
import { languageAtom } from '../messages.ts';
import { useTheme } from '../states/useTheme.ts';
import { idleQueueAtom } from './idleQueue.ts';

/** A higher resolution makes no visible difference on a card. */
const MAX_PIXEL_RATIO = 2;
const NO_STATES: ReadonlyMap<string, TableState> = new Map();

export function FixtureThumbnail({ name }: { readonly name: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [error, setError] = useState<{ readonly text: string; readonly language: string }>();
  const [painted, setPainted] = useState(false);
  const theme = useTheme();
  const wanted = useAtomValue(languageAtom);
  const loadText = useSetAtom(loadFixtureTextAtom);
  const idleQueue = useAtomValue(idleQueueAtom);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let cancel = (): void => {};
    let isUnmounted = false;
    const paint = async (): Promise<void> => {
      const [text, { language, catalogue }] = await Promise.all([loadText(name), loadCatalogue(wanted)]);
      if (isUnmounted || text === undefined) return;
      const reading = inLanguage(catalogue, () => readFixture(text));
      if (!reading.ok) {
        setError({ text: reading.error, language });
        return;
      }
      const { tables, background: ground } = reading.fixture;
      await loadFonts(JSON.stringify([tables, ground]));
      if (isUnmounted) return;
      const scene = buildScene(tables, ground);
      const size = { width: element.clientWidth, height: element.clientHeight };
      renderStaticView(
        element,
        { scene, states: NO_STATES, theme, paintDecor },
        fitBox(scene.extent, { x: 0, y: 0, ...size }),
        MAX_PIXEL_RATIO,
      );
      setPainted(true);
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        cancel = idleQueue.add(paint);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(element);
    return () => {
      isUnmounted = true;
      cancel();
      watcher.disconnect();
    };
  }, [name, theme, wanted, loadText, idleQueue]);
  return (
    <div className="gallery-card-picture" data-painted={painted || error !== undefined}>
      <canvas ref={canvas} aria-hidden />
      {error !== undefined && (
        <p lang={error.language} dir={textDirection(error.language)}>
          {error.text}
        </p>
      )}
    </div>
  );
}
