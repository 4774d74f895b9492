/** A fixture's thumbnail, drawn by the map's painters when it scrolls near the viewport. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { loadFonts } from '../../map/paint/fontStack.ts';
import { paintStaticView } from '../../map/chrome/staticPicture.ts';
import { buildScene } from '../../map/scene/scene.ts';
import { fitBox } from '../../domain/plan/viewport.ts';
import { loadFixtureTextAtom } from '../fixtures/fixtures.ts';
import { readFixture } from '../fixtures/readFixture.ts';
import { useTheme } from '../states/useTheme.ts';
import { idleQueueAtom } from './idleQueue.ts';

/** A higher resolution makes no visible difference on a card. */
const MAX_PIXEL_RATIO = 2;

export function FixtureThumbnail({ name }: { readonly name: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [error, setError] = useState<string>();
  const [painted, setPainted] = useState(false);
  const theme = useTheme();
  const loadText = useSetAtom(loadFixtureTextAtom);
  const idleQueue = useAtomValue(idleQueueAtom);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let cancel = (): void => {};
    let isUnmounted = false;
    const paint = async (): Promise<void> => {
      const text = await loadText(name);
      if (isUnmounted || text === undefined) return;
      const reading = readFixture(text);
      if (!reading.ok) {
        setError(reading.error);
        return;
      }
      const { tables, background: ground } = reading.fixture;
      await loadFonts(JSON.stringify([tables, ground]));
      if (isUnmounted) return;
      const scene = buildScene(tables, ground);
      const size = { width: element.clientWidth, height: element.clientHeight };
      const view = fitBox(scene.extent, { x: 0, y: 0, ...size });
      const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
      paintStaticView(element, size, { scene, theme, paintDecor }, view, ratio);
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
  }, [name, theme, loadText, idleQueue]);
  return (
    <div className="gallery-card-picture" data-painted={painted || error !== undefined}>
      <canvas ref={canvas} aria-hidden />
      {error !== undefined && <p>{error}</p>}
    </div>
  );
}
