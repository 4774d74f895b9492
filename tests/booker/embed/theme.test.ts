/** The theme that the page around the frame chooses, of which only valid values count. */
import { afterEach, expect, test, vi } from 'vitest';
import '../../../src/ui/styles/tokens.css';
import { applyTheme } from '../../../src/booker/embed/theme.ts';
import { currentColorScheme, subscribeColorScheme } from '../../../src/ui/colorScheme.ts';

const root = document.documentElement;
const token = (name: string): string => getComputedStyle(root).getPropertyValue(name).trim();

afterEach(() => {
  applyTheme({}, {});
});

test('the colors, font and corners of a site become the booker’s, and no choice gives back the venue’s', () => {
  const plain = ['--font-body', '--radius-control', '--radius-panel'].map(token);
  applyTheme({ theme: 'light', accent: 'teal', font: 'Georgia, serif', radius: '3px' }, { accent: '#aa3300' });
  expect(['--color-accent', '--font-body', '--font-display', '--radius-control', '--radius-panel'].map(token)).toEqual([
    '#008080',
    "Georgia, serif, 'Noto Sans Subset'",
    "Georgia, serif, 'Noto Sans Subset'",
    '3px',
    '3px',
  ]);
  applyTheme({ theme: 'light' }, { accent: '#aa3300' });
  expect(token('--color-accent')).toBe('#aa3300');
  expect(['--font-body', '--radius-control', '--radius-panel'].map(token)).toEqual(plain);
});

test('the booker in dark colors has the site’s accent for them, or else its only one', () => {
  applyTheme({ theme: 'dark', accent: 'teal', 'accent-dark': '#9fe' }, {});
  expect(token('--color-accent')).toBe('#99ffee');
  applyTheme({ theme: 'dark', accent: 'teal' }, { accent_dark: '#ffffff' });
  expect(token('--color-accent')).toBe('#008080');
});

test('light and dark apply to styles and to what canvases paint, whatever the system has', () => {
  const onChange = vi.fn<() => void>();
  const unsubscribe = subscribeColorScheme(onChange);
  const seen = (['dark', 'light'] as const).map((theme) => {
    applyTheme({ theme }, {});
    return [currentColorScheme(), token('--color-surface'), getComputedStyle(root).colorScheme];
  });
  expect(seen).toEqual([
    ['dark', '#121a1c', 'dark'],
    ['light', '#fbf7ef', 'light'],
  ]);
  expect(onChange).toHaveBeenCalledTimes(2);
  unsubscribe();
  applyTheme({ theme: 'auto' }, {});
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(root.dataset['theme']).toBeUndefined();
  expect(getComputedStyle(root).colorScheme).toBe('light dark');
});

test.each([
  { accent: 'rgb(0 0 0 / 50%)' },
  { accent: 'transparent' },
  { accent: 'currentColor' },
  { accent: 'inherit' },
  { accent: 'var(--color-text)' },
  { accent: 'url(https://elsewhere.example/)' },
  { accent: 'red; background: url(https://elsewhere.example/)' },
  { font: 'inherit' },
  { font: 'var(--x)' },
  { font: 'Georgia; color: red' },
  { font: 'url(https://elsewhere.example/font.woff2)' },
  { radius: '-4px' },
  { radius: 'calc(var(--x))' },
  { radius: '4px; display: none' },
  { theme: 'sepia' },
  { theme: '' },
])('%j has no effect', (theme) => {
  applyTheme({}, { accent: '#aa3300' });
  const before = root.getAttribute('style');
  applyTheme(theme, { accent: '#aa3300' });
  expect(root.getAttribute('style')).toBe(before);
  expect(root.dataset['theme']).toBeUndefined();
});
