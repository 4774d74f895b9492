/** The booking page as the lines embed it, by the loader that other sites load, in the width of a phone or a desktop. */
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Select, namedOptions } from '../../ui/Select.tsx';
import { messages } from '../messages.ts';
import { type EmbedOptions, embedAttributes } from './embedLines.ts';

/** In CSS pixels. A wider preview than there is room for is scaled down. */
const WIDTHS = { phone: 360, desktop: 1_120 } as const;
type WidthName = keyof typeof WIDTHS;

/** Defines `<tidetable-booker>`. It is no part of the editor's code: the host serves it to other sites. */
const LOADER = '/embed/booker.js';

export function EmbedPreview({ options }: { readonly options: EmbedOptions }): ReactNode {
  const id = useId();
  const [width, setWidth] = useState<WidthName>('phone');
  const [isFailed, setFailed] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, WIDTHS[width]);
  useEffect(() => {
    import(/* @vite-ignore */ LOADER).catch((error: unknown) => {
      console.warn('Can’t load the preview:', error);
      setFailed(true);
    });
  }, []);
  const { host, tenant } = options;
  const attributes = embedAttributes(options);
  const { theme, ...opening } = attributes;
  return (
    <section aria-labelledby={id} className="editor-embed-preview">
      <div className="editor-embed-part-head">
        <h3 id={id}>{messages.embed.preview}</h3>
        <Select
          aria-label={messages.embed.width}
          value={width}
          options={namedOptions(messages.embed.widths)}
          onChange={setWidth}
        />
      </div>
      <p className="editor-dialog-note">{messages.embed.live}</p>
      {isFailed ? (
        <p className="editor-dialog-error" role="alert">
          {messages.embed.failed}
        </p>
      ) : (
        <div ref={room} className="editor-embed-room">
          <div
            className="editor-embed-site"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
            role="group"
            aria-labelledby={id}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll it
            tabIndex={0}
            style={{ width: WIDTHS[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
          >
            {/* The element reads all else when it enters the page. */}
            <tidetable-booker
              key={JSON.stringify([opening, width])}
              host={host}
              tenant={tenant}
              theme={theme as EmbedOptions['theme'] | undefined}
              {...opening}
            />
          </div>
        </div>
      )}
    </section>
  );
}

/** Returns the scale at which something of a width fits into an element, at most 1. */
function useScale(element: { readonly current: HTMLElement | null }, width: number): number {
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return Math.min(1, room / width);
}
