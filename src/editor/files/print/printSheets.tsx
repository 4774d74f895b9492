/** Sheets of paper for the browser to print, or to save as a PDF. They exist only on paper. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import './print.css';

export type Paper = 'A4' | 'A3';
/** The names of the pages in print.css. */
type SheetFormat = `${'a3' | 'a4'}-${'portrait' | 'landscape'}`;

/**
 * Opens the browser's print dialog with these sheets alone, and removes them when it closes. `title` is the name that
 * the browser suggests for a PDF.
 */
export function printSheets(sheets: ReactNode, format: SheetFormat, title: string): void {
  const container = document.createElement('main');
  container.className = `editor-print editor-print-${format}`;
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(sheets));
  const pageTitle = document.title;
  document.title = title;
  const remove = (): void => {
    document.title = pageTitle;
    root.unmount();
    container.remove();
  };
  window.addEventListener('afterprint', remove, { once: true });
  window.print();
}
