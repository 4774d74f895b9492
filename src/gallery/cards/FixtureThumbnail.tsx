/** A fixture's picture: painted by the map's own painters when it comes into view, in its turn. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { renderStaticView } from '../../map/render/renderStatic.ts';
import { buildScene } from '../../map/scene/scene.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { fitBox } from '../../map/camera/viewport.ts';
import { loadFixtureText } from '../fixtures/fixtures.ts';
import { readFixture } from '../fixtures/readFixture.ts';
import { useTheme } from '../systemTheme.ts';
import { runWhenIdle } from './idleQueue.ts';

/** Finer is not seen on a card, and costs memory for each of them. */
const FINEST = 2;
const NO_STATES: ReadonlyMap<string, TableState> = new Map();

export function FixtureThumbnail({ name }: { readonly name: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [missing, setMissing] = useState<string>();
  const [painted, setPainted] = useState(false);
  const theme = useTheme();
  useEffect(() => {
    const element = canvas.current!;
    let stop = (): void => {};
    let gone = false;
    const paint = async (): Promise<void> => {
      const text = await loadFixtureText(name);
      if (gone || text === undefined) return;
      const reading = readFixture(text);
      if (!reading.ok) {
        setMissing(reading.reason);
        return;
      }
      const { tables, background: ground } = reading.fixture;
      await document.fonts.ready;
      if (gone) return;
      const scene = buildScene(tables, ground);
      const size = { width: element.clientWidth, height: element.clientHeight };
      renderStaticView(element, scene, NO_STATES, fitBox(scene.extent, { x: 0, y: 0, ...size }), theme, FINEST);
      setPainted(true);
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        stop = runWhenIdle(paint);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(element);
    return () => {
      gone = true;
      stop();
      watcher.disconnect();
    };
  }, [name, theme]);
  return (
    <div className="card-picture" data-painted={painted || missing !== undefined}>
      <canvas ref={canvas} aria-hidden />
      {missing !== undefined && <p>{missing}</p>}
    </div>
  );
}
