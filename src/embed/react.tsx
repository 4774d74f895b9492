/** The booker as a React component, `embed/react.js`, for React 18 and 19. */
import { type DetailedHTMLProps, type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import type { EmbedEvents } from '../api/embed/embedEvents.ts';
import { type BookerAttributes, type TidetableBooker, defineBooker } from './bookerElement.ts';

export type { EmbedEvents };

export type BookerProps = Omit<BookerAttributes, 'host' | 'close-label' | 'guests' | 'accent-dark'> & {
  /** The host's address, such as `https://book.example.com`. */
  readonly host: string;
  readonly closeLabel?: string;
  /** A tag such as `de`. Without it, the visitor's. */
  readonly language?: string;
  readonly guests?: number;
  /** The accent in dark colors. Without it, `accent`. */
  readonly accentDark?: string;
  readonly className?: string;
  onReady?(): void;
  onStep?(event: EmbedEvents['step']): void;
  onSelected?(event: EmbedEvents['selected']): void;
  onReserved?(event: EmbedEvents['reserved']): void;
  onClosed?(): void;
};

/** The attributes of `<tidetable-booker>` in JSX. React 18 passes on `class`, and no `className`. */
export type BookerElementProps = DetailedHTMLProps<HTMLAttributes<TidetableBooker>, TidetableBooker> &
  BookerAttributes & { readonly class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tidetable-booker': BookerElementProps;
    }
  }
}

/** Shows a venue's booker. A change of `host`, `tenant`, `mode`, `language`, `date` or `guests` opens it anew. */
export function Booker(props: BookerProps): ReactNode {
  const { host, tenant, mode, language, date, guests } = props;
  return <BookerElement key={[host, tenant, mode, language, date, guests].join('|')} {...props} />;
}

function BookerElement(props: BookerProps): ReactNode {
  const { host, tenant, mode, label, closeLabel, language, date, guests, className } = props;
  const { theme, accent, accentDark, font, radius } = props;
  const ref = useRef<TidetableBooker>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const booker = ref.current;
    if (!booker) return undefined;
    const listeners = new AbortController();
    const on = <Type extends keyof EmbedEvents>(type: Type, call: (detail: EmbedEvents[Type]) => void): void =>
      booker.addEventListener(`tidetable:${type}`, (event) => call((event as CustomEvent<EmbedEvents[Type]>).detail), {
        signal: listeners.signal,
      });
    on('ready', () => latest.current.onReady?.());
    on('step', (event) => latest.current.onStep?.(event));
    on('selected', (event) => latest.current.onSelected?.(event));
    on('reserved', (event) => latest.current.onReserved?.(event));
    on('closed', () => latest.current.onClosed?.());
    // Not before the listeners, so that they get the first event.
    defineBooker();
    return () => listeners.abort();
  }, []);
  return (
    <tidetable-booker
      ref={ref}
      host={host}
      tenant={tenant}
      mode={mode}
      label={label}
      close-label={closeLabel}
      lang={language}
      date={date}
      guests={guests}
      theme={theme}
      accent={accent}
      accent-dark={accentDark}
      font={font}
      radius={radius}
      class={className}
    />
  );
}
