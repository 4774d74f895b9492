/** What the pages of owners and staff have in common: the files of their HTML hold only what is theirs. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SHELL = new URL('../../ui/hostPages/shell.html', import.meta.url);

/**
 * Returns the whole HTML of a page from its part: lines for the head, and a `<body>` where it has another one than the
 * element of its app. A whole document stays as it is.
 */
export function inShell(html: string): string {
  if (/<html/i.test(html)) return html;
  const [head = '', body] = html.split(/<\/?body>/);
  const shell = readFileSync(SHELL, 'utf8').replace('<!-- head -->', () => head.trim());
  return shell.replace(/<!-- body -->([^]*)<!-- \/body -->/, (_all, app: string) => (body ?? app).trim());
}

export const pageShell: Plugin = {
  name: 'page-shell',
  transformIndexHtml: { order: 'pre', handler: inShell },
};
