/** The React component that other sites' pages import, with a frame whose messages the test sends. */
import { cleanup, render, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FrameMessageBody, PageMessage } from '../../../src/api/embed/embedContract.ts';
import { type BookerProps, Booker } from '../../../src/embed/react.tsx';

/** Renders the component in a page with a theme, as `embed.js` would be used by a site of one origin with the host. */
function embed(props: Partial<BookerProps>) {
  onTestFinished(cleanup);
  const { container, rerender } = render(
    <div style={{ '--tidetable-accent': '#aa3300', '--tidetable-radius': '2px' } as React.CSSProperties}>
      <Booker host={location.origin} tenant="my-place" {...props} />
    </div>,
  );
  const booker = () => container.querySelector('tidetable-booker')!;
  const frame = () => booker().shadowRoot!.querySelector('iframe')!;
  const receive = (body: FrameMessageBody, origin = location.origin): void => {
    const data = { source: 'tidetable', version: 1, ...body };
    window.dispatchEvent(new MessageEvent('message', { source: frame().contentWindow, origin, data }));
  };
  return { booker, frame, receive, rerender };
}

test('the component opens the booker with its date, guests and language, and calls back', () => {
  const onReady = vi.fn<() => void>();
  const onReserved = vi.fn<(event: { code?: string }) => void>();
  const { frame, receive } = embed({ date: '24.12.2026', guests: 4, language: 'de', onReady, onReserved });
  const { pathname, searchParams } = new URL(frame().src);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/v/my-place',
    { date: '24.12.2026', guests: '4', lang: 'de', embed: 'inline', visit: 'navigate' },
  ]);
  expect(frame().title).toBe('Tisch reservieren');
  receive({ type: 'ready' }, 'https://elsewhere.example');
  expect(onReady).not.toHaveBeenCalled();
  receive({ type: 'ready' });
  receive({ type: 'reserved', code: 'ABCD' });
  expect(onReady).toHaveBeenCalledOnce();
  expect(onReserved).toHaveBeenCalledExactlyOnceWith({ code: 'ABCD' });
});

test('the frame gets the theme of the page around it', async () => {
  const { frame, receive } = embed({});
  const post = vi.spyOn(frame().contentWindow!, 'postMessage');
  receive({ type: 'ready' });
  await waitFor(() => {
    expect(post).toHaveBeenCalledOnce();
  });
  const [settings] = post.mock.calls[0] as unknown as [PageMessage];
  expect(settings).toMatchObject({ type: 'settings', theme: { accent: '#aa3300', radius: '2px' } });
});

test('a theme of its own goes before that of the page, and a change of it does not open the booker anew', () => {
  const props = { theme: 'dark', accent: 'teal', accentDark: '#99ffee', font: 'Georgia', radius: '0' } as const;
  const { booker, frame, receive, rerender } = embed(props);
  const first = frame();
  expect(new URL(first.src).searchParams.get('theme')).toBe('dark');
  const post = vi.spyOn(first.contentWindow!, 'postMessage');
  const themes = () => post.mock.calls.map(([message]) => (message as { theme?: object }).theme);
  receive({ type: 'ready' });
  expect(themes()).toEqual([{ theme: 'dark', accent: 'teal', 'accent-dark': '#99ffee', font: 'Georgia', radius: '0' }]);
  rerender(
    <div style={{ '--tidetable-accent': '#aa3300' } as React.CSSProperties}>
      <Booker host={location.origin} tenant="my-place" theme="light" />
    </div>,
  );
  expect(frame()).toBe(first);
  expect(themes().at(-1)).toMatchObject({ theme: 'light', accent: '#aa3300', font: '' });
  expect(booker().getAttribute('accent')).toBeNull();
});
