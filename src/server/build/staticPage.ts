/**
 * `npm run build:page`: the booking page as a folder for any web server. A web person edits two of its files, which the
 * build leaves as they are. All addresses are relative, and the folder of the code has the version in its name.
 */
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin, UserConfig } from 'vite';
import { pagesBuild } from './pages.ts';
import { plainStyles } from './styles.ts';

const path = (address: string): string => fileURLToPath(new URL(`../../../${address}`, import.meta.url));

/**
 * How often the selectors of a layer name the booker's element. A site's styles, which have no layers, would win over
 * every layer; over these selectors only `!important` and styles of an element's own id win.
 */
const SCOPE_REPEATS: Readonly<Record<string, number>> = { tokens: 1, base: 1, ui: 2, page: 3 };

/** Keeps a selector to the booker's element. `html` with a condition is about the window's scrolling. */
function scopeSelector(selector: string, scope: string): string {
  if (selector.startsWith('html:has')) return selector;
  if (/^(?::root|html|body|#app)/.test(selector)) return selector.replace(/^(?::root|html|body|#app)/, scope);
  if (selector.startsWith('[dir=')) return scope + selector;
  return /^(?::lang|\*)/.test(selector)
    ? `${selector.startsWith('*') ? selector.replace('*', scope) : scope + selector}, ${scope} ${selector}`
    : `${scope} ${selector}`;
}

/**
 * Undoes what the site's styles say of the booker's element, also what its elements would inherit, and of those in it.
 * The attributes of drawings count as styles of the site.
 */
const SITE_RESET = '#app { all: initial; display: block } #app :where(:not(svg, svg *)) { all: revert }';

/** On a venue's own page, the booker's styles reach nothing outside of it, and the page's styles hardly reach into it. */
const scopeStyles: PostcssPlugin = {
  postcssPlugin: 'scope-styles',
  Once(root, { postcss }) {
    root.walkAtRules('layer', (layer) => {
      const scope = '#app'.repeat(SCOPE_REPEATS[layer.params] ?? 0);
      layer.walkRules((rule) => {
        const { parent } = rule;
        if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
        rule.selectors = rule.selectors.map((selector) => scopeSelector(selector, scope));
      });
      if (layer.params === 'tokens' && layer.nodes)
        root.prepend(postcss.parse(SITE_RESET, { from: root.source?.input.file }));
      layer.replaceWith(layer.nodes ?? []);
    });
  },
};

/** The script by which our host's page fetches lost scripts and style sheets again, for the static page too. */
const fetchLostScripts: Plugin = {
  name: 'fetch-lost-scripts',
  transformIndexHtml: (html) => {
    const script = /<script>[^]*?<\/script>/.exec(readFileSync(path('src/booker/index.html'), 'utf8'))![0];
    return html.replace('<title>', (title) => `${script}\n    ${title}`);
  },
};

export function staticPageBuild(): UserConfig {
  const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as { version: string };
  const shared = pagesBuild('page');
  return {
    ...shared,
    root: path('src/booker/staticPage'),
    publicDir: path('assets/page'),
    base: './',
    plugins: [react(), fetchLostScripts],
    css: { postcss: { plugins: [scopeStyles, ...plainStyles] } },
    build: {
      ...shared.build,
      outDir: path('dist/page'),
      emptyOutDir: true,
      assetsDir: `tidetable-${version}`,
      rolldownOptions: { ...shared.build?.rolldownOptions, input: path('src/booker/staticPage/index.html') },
    },
  };
}
