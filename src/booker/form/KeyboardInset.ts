import { type ReactNode, useEffect } from 'react';

/**
 * Sets `--keyboard` on the page: the height that the on-screen keyboard covers, in CSS pixels. Needed in Safari, which
 * lays the keyboard over the page instead of resizing it.
 */
export function KeyboardInset(): ReactNode {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      // Pinch zoom makes the visual viewport smaller as well.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
  return null;
}
