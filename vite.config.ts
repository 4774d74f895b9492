import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite';
import { type ViteUserConfig, defineConfig } from 'vitest/config';
import { COMMANDS } from './src/server/build.mjs';
import { writeLanguageLists } from './src/server/languageLists.ts';
import { pageStyles, plainStyles } from './src/ui/styles/olderStyles.ts';
import { findHeadlessChromium } from './tests/support/chromium.ts';

const path = (address: string): string => fileURLToPath(new URL(address, import.meta.url));

const headlessChromium = findHeadlessChromium();
writeLanguageLists(path('.'));

/**
 * The tests of a page. Whatever draws or renders runs in a real Chromium, everything else in Node. Groups run one after
 * the other, after the Node tests.
 */
function browserTests(
  name: string,
  groupOrder: number,
  { viewport = { width: 412, height: 915 }, exclude = [] as string[] } = {},
) {
  const include = [`tests/${name}/**/*.test.{ts,tsx}`];
  return { browser: 'chromium' as const, name, include, exclude, viewport, sequence: { groupOrder } };
}

/**
 * The tests of the server that touch the database, on the Postgres server that this variable names. `npm test` runs
 * them after the others by `tests/postgres/main.ts`.
 */
const postgresTests = {
  extends: true as const,
  test: {
    name: 'postgres',
    include: ['tests/postgres/**/*.test.ts', 'tests/server/**/*.test.ts'],
    // They are about SQLite's files, run a host of their own on one, or use no database.
    exclude: [
      'tests/server/store/{backup,migrations,restore,sqliteStatistics,storageFailures,store}.test.ts',
      'tests/server/{commands,dev,hostEnd,hostProcess,languageLists,outgoingConnections}.test.ts',
      'tests/server/{files,fixtures,messages}/**',
    ],
    environment: 'node' as const,
    pool: 'forks' as const,
    // Repeated transactions take their time.
    testTimeout: 180_000,
    globalSetup: ['tests/support/temporaryFolder.ts'],
    maxWorkers: availableParallelism(),
  },
};

/** Modules of Konva's core that no built page uses, and what the core needs of them. */
const UNUSED_KONVA_MODULES: Readonly<Record<string, string>> = {
  Animation: 'export const Animation = undefined;',
  // The map recognizes its own gestures: no node is draggable.
  DragAndDrop: 'export const DD = { isDragging: false, _dragElements: new Map(), _listenToWindow() {} };',
  FastLayer: 'export const FastLayer = undefined;',
  Group: 'export const Group = undefined;',
  Tween: 'export const Tween = undefined; export const Easings = {};',
  // Validators warn only in code that is not minified; otherwise Konva does without them as well.
  Validators: ['Boolean', 'Component', 'Number', 'NumberOrAuto', 'String', 'StringOrGradient']
    .map((type) => `export function get${type}Validator() {}`)
    .join('\n'),
};

/** Stands in for the bridge that hands React's contexts into a stage: no node of a plan uses one. */
const NO_CONTEXT_BRIDGE = `export const FiberProvider = ({ children }) => children;
export const useContextBridge = () => FiberProvider;
export const useFiber = () => null;
export const traverseFiber = () => undefined;`;

/** Leaves out what no page uses of Konva's core and of react-konva. */
const withoutUnusedKonva: Plugin = {
  name: 'without-unused-konva',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.includes('/node_modules/its-fine/')
      ? NO_CONTEXT_BRIDGE
      : UNUSED_KONVA_MODULES[/\/konva\/lib\/(\w+)\.js$/.exec(id)?.[1] ?? ''],
  // Konva reads colors for its filters and tweens only.
  transform: {
    filter: { id: /\/konva\/lib\/Util\.js$/ },
    handler: (code) => code.replace(/\bCOLORS = \{[^}]*\}/, 'COLORS = {}'),
  },
};

/** What pages use of an icon: its size and attributes of its element, never the settings of a context. */
const PLAIN_ICONS = `import { createElement } from 'react';
export default ({ node }) => ({ size = 24, ...attributes }) =>
  createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...attributes,
    },
    ...node.map((part) => createElement(...part)),
  );`;

/**
 * Leaves out what no page uses of icons. Their parts never change, so React needs no keys for them: random letters,
 * which do not compress.
 */
const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? PLAIN_ICONS : undefined),
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) =>
      code.replaceAll(/, key: "\w+" \}/g, ' }').replaceAll(/^ {2}(?:name|size|aliases): .*|__iconData\.node;$/gm, ''),
  },
};

/** Where Vite's module that loads chunks asks for one file of a chunk, and where that has failed. */
const LINK_FILE = 'const link = document.createElement("link");';
const FILE_FAILED = /seen\[href\] = void 0;(?=\s*throw)/;

/** Gets a file in place of the link. */
const FETCH_FILE = `if (!isCss && 'mozInnerScreenX' in window)
  return fetch(dep).then((response) => {
    if (response.ok) return response.blob();
    throw new Error(dep + ': ' + response.status);
  });`;

/**
 * Firefox imports a module that it could not load once no more until the page is loaded again, whatever comes of the
 * network. So the files of a chunk are in its cache before it imports them, and another attempt can succeed.
 */
const loadChunksAgain: Plugin = {
  name: 'load-chunks-again',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return undefined;
    if (!code.includes(LINK_FILE) || !FILE_FAILED.test(code)) throw new Error('Vite loads chunks in another way.');
    return code.replace(LINK_FILE, FETCH_FILE + LINK_FILE).replace(FILE_FAILED, 'delete seen[href];');
  },
};

const TEXT_FONT = /source-sans-3-latin-wght-normal.*\.woff2$/;

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type MakeTags = (bundle: Bundle, html: string) => Omit<HtmlTagDescriptor, 'injectTo'>[];

/** Adds tags to the head of a built page, made from what was built and from the page. */
const addTags = (name: string, page: string, makeTags: MakeTags) => ({
  name,
  apply: 'build' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string, { bundle = {}, filename }: IndexHtmlTransformContext): HtmlTagDescriptor[] =>
      filename.endsWith(`${page}/index.html`)
        ? makeTags(bundle, html).map((tag) => ({ ...tag, injectTo: 'head' as const }))
        : [],
  },
});

const linkTo = (file: string, rel: 'preload' | 'modulepreload', attributes: HtmlTagDescriptor['attrs'] = {}) => ({
  tag: 'link',
  attrs: { rel, ...attributes, crossorigin: true, href: `/${file}` },
});

/** Loads the text font with the booking page's code, so that the form appears in it and nothing moves. */
const preloadTextFont = addTags('preload-text-font', 'booker', (bundle) => {
  const font = Object.keys(bundle).find((file) => TEXT_FONT.test(file));
  return font === undefined ? [] : [linkTo(font, 'preload', { as: 'font', type: 'font/woff2' })];
});

const SECTION = /\/src\/languages\/(\w\w)\.ts\?only=(\w+)$/;

/**
 * A language is one file with a section for each page. `?only=` asks for one of them, and the build leaves out what is
 * not exported. Otherwise every page would load all texts of its language.
 */
const oneSection: Plugin = {
  name: 'one-section',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: SECTION },
    handler: (code, id) => code.replaceAll(new RegExp(`^export (?=const (?!${SECTION.exec(id)?.[2]}\\b))`, 'gm'), ''),
  },
};

/**
 * Adds a link to each language's texts to the booking page, of which the host keeps the page's own, so that they load
 * with the page's code. English is part of the code.
 */
const preloadLanguages = addTags('preload-languages', 'booker', (bundle) =>
  Object.values(bundle).flatMap((file) => {
    const [, hreflang, page] = (file.type === 'chunk' && SECTION.exec(file.facadeModuleId ?? '')) || [];
    return page !== 'booker' ? [] : [linkTo(file.fileName, 'modulepreload', { hreflang })];
  }),
);

/** Fetches the editor while its texts load, which it waits for. */
const preloadEditor = addTags('preload-editor', 'editor', (bundle) =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/editor/startEditor.tsx'))
    .map(({ fileName }) => linkTo(fileName, 'modulepreload')),
);

/** Loads the browser's date formats while the rest of the page's code is on its way, so it has a chunk of its own. */
const DATE_FORMATS = /\/booker\/page\/loadDateFormats\.ts$/;

/** Jotai and small modules that form and map share, which would otherwise be chunks of half a kilobyte. */
const SHARED_PARTS = /\/domain\/(?:geometry\/boxes|plan\/(?:color|limits|table|tableLookup|timeOfDay))\.ts$|\/jotai\//;

const compress = promisify(brotliCompress);

/** Compresses what visitors load once and best: 6% smaller than the host could in the time that a visitor waits. */
const compressFiles: Plugin = {
  name: 'compress-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => /^pages\/.*\.(?:js|css)$/.test(file));
    await Promise.all(
      files.map(async (file) => writeFile(join(dir, `${file}.br`), await compress(await readFile(join(dir, file))))),
    );
  },
};

/** Runs each part of the booking page's code as soon as it is loaded, while a slow phone waits for the last part. */
const runPartsEarly = addTags('run-parts-early', 'booker', (_bundle, html) =>
  [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, src]) => ({
    tag: 'script',
    attrs: { type: 'module', async: true, crossorigin: true, src },
  })),
);

/**
 * One build per Vite mode. Pages of one build share chunks, so that a page also loads code that only another page needs,
 * in more files. Separate builds keep the pages of visitors, the standalone map and the pages of owners apart.
 */
const builds: Readonly<
  Record<string, { readonly manifest: string; readonly pages: Readonly<Record<string, string>> }>
> = {
  production: {
    manifest: '.vite/manifest.json',
    pages: { booker: path('src/booker/index.html'), plain: path('src/ui/hostPages/plain.html') },
  },
  map: { manifest: '.vite/map.json', pages: { map: path('src/standalone-map/index.html') } },
  workshop: {
    manifest: '.vite/workshop.json',
    pages: {
      editor: path('src/editor/index.html'),
      signIn: path('src/editor/signIn/index.html'),
      sessions: path('src/editor/sessions/index.html'),
      day: path('src/day/index.html'),
      gallery: path('src/gallery/index.html'),
      screens: path('src/booker/screens/index.html'),
    },
  },
};

/** In a bundle, a module finds files as from its source, below the address `root`, and workers beside the bundle. */
const keepModuleAddresses = (extension: string, root: string): Plugin => ({
  name: 'keep-module-addresses',
  transform: (code, id) =>
    id.includes('/node_modules/')
      ? undefined
      : code.replaceAll(
          /new URL\(['"]\.\/(\w+Worker)\.ts['"], import\.meta\.url\)|\bimport\.meta\.url\b/g,
          (_, worker?: string) =>
            worker === undefined
              ? `new URL(${JSON.stringify(`${root}/${relative(path('.'), id)}`)}, import.meta.url).href`
              : `new URL('./${worker}${extension}', import.meta.url)`,
        ),
});

/** Packages that the host's packages load for what the host does not use: directory lists. */
const withoutUnusedPackages: Plugin = {
  name: 'without-unused-packages',
  load: (id) => (id.includes('/node_modules/glob/') ? 'module.exports = {};' : undefined),
};

/** Host and commands with their packages in a few files, which load faster. V8 keeps compiled code of CommonJS only. */
const hostBuild = (format: 'cjs' | 'es', scripts: Readonly<Record<string, string>>, root = '../..'): ViteUserConfig => {
  const extension = format === 'cjs' ? '.cjs' : '.mjs';
  return {
    root: path('.'),
    publicDir: false,
    plugins: [oneSection, keepModuleAddresses(extension, root), withoutUnusedPackages],
    // Vite is only for development, and better-sqlite3 is not only JavaScript.
    ssr: { noExternal: true, external: ['better-sqlite3', 'vite'] },
    build: {
      ssr: true,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(scripts).map(([name, source]) => [name, path(source)])),
        output: { format, entryFileNames: `[name]${extension}`, chunkFileNames: `[name]-[hash]${extension}` },
      },
    },
  };
};

const PLAN_WORKER = { planWorker: 'src/server/editor/planWorker.ts' };

/**
 * Keeps React's development build from capturing a stack and a task for each element, and from logging each render for
 * a profiler, which takes half of the script time of the browser tests. Its warnings then lack the stack of an element's
 * owner.
 */
const withoutReactTracing: Plugin = {
  name: 'without-react-tracing',
  transform: {
    filter: { id: /\/(react|react-dom|react-reconciler)\/cjs\/.*\.development\.js/ },
    handler: (code) =>
      code
        .replaceAll(/1e4 >\s+ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, 'false')
        .replaceAll(/console\.createTask\s+\? console\.createTask/g, 'false ? undefined')
        .replaceAll('"function" === typeof console.timeStamp', 'false'),
  },
};

/**
 * The types of the modules for other sites, made from their sources. TypeScript writes a tree of files; here they lie
 * beside each other, as the modules do, so that a site copies one folder.
 */
const embedDeclarations = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'embed-declarations',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const tree = mkdtempSync(join(tmpdir(), 'tidetable-declarations-'));
    const tsc = path('node_modules/typescript/bin/tsc');
    const args = ['-p', path('src/embed/tsconfig.json'), '--outDir', tree];
    const { status } = spawnSync(process.execPath, [tsc, ...args], { stdio: 'inherit' });
    if (status !== 0) throw new Error('TypeScript can’t write the declarations.');
    const names = new Map(Object.entries(modules).map(([name, source]) => [source, name]));
    const nameOf = (source: string): string => names.get(source) ?? basename(source, extname(source));
    // The set grows while it is walked, by what its files import.
    const sources = new Set(names.keys());
    for (const source of sources) {
      const folder = dirname(source);
      const declared = join(tree, relative(path('src'), folder), `${basename(source, extname(source))}.d.ts`);
      const text = readFileSync(declared, 'utf8').replaceAll(/'(\.{1,2}\/[^']+)'/g, (_, file: string) => {
        sources.add(join(folder, file));
        return `'./${nameOf(join(folder, file))}.js'`;
      });
      writeFileSync(join(dir, `${nameOf(source)}.d.ts`), text);
    }
    rmSync(tree, { recursive: true });
  },
});

/** The modules for other sites' pages, by the names of their files. */
const EMBED_MODULES = { booker: path('src/embed/module.ts'), react: path('src/embed/react.tsx') };

/** `embed.js` for other sites' pages, or the same as modules, for sites that are built. */
const embedBuild = (format: 'iife' | 'es'): ViteUserConfig => ({
  root: path('src'),
  publicDir: false,
  plugins: format === 'es' ? [embedDeclarations(EMBED_MODULES)] : [],
  build: {
    outDir: path('dist/embed'),
    emptyOutDir: false,
    target: ['chrome100', 'firefox100', 'safari16'],
    modulePreload: false,
    rolldownOptions: {
      input:
        format === 'iife'
          ? { embed: path('src/embed/main.ts') }
          : {
              ...EMBED_MODULES,
              // It imports nothing, so that it is a classic script too: not all browsers have module workers.
              sw: path('src/api/serviceWorker.ts'),
            },
      external: [/^react/],
      preserveEntrySignatures: 'strict',
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: { format, entryFileNames: '[name].js', chunkFileNames: 'element.js' },
    },
  },
});

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
  Once(root) {
    root.walkAtRules('layer', (layer) => {
      const scope = '#app'.repeat(SCOPE_REPEATS[layer.params] ?? 0);
      layer.walkRules((rule) => {
        const { parent } = rule;
        if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
        rule.selectors = rule.selectors.map((selector) => scopeSelector(selector, scope));
      });
      if (layer.params === 'tokens' && layer.nodes) root.prepend(SITE_RESET);
      layer.replaceWith(layer.nodes ?? []);
    });
  },
};

/**
 * `npm run build:page`: the booking page as a folder for any web server. A web person edits two of its files, which the
 * build leaves as they are. All addresses are relative, and the folder of the code has the version in its name.
 */
/** The script by which our host's page fetches lost scripts and style sheets again, for the static page too. */
const fetchLostScripts: Plugin = {
  name: 'fetch-lost-scripts',
  transformIndexHtml: (html) => {
    const script = /<script>[^]*?<\/script>/.exec(readFileSync(path('src/booker/index.html'), 'utf8'))![0];
    return html.replace('<title>', (title) => `${script}\n    ${title}`);
  },
};

const staticPageBuild = (): ViteUserConfig => {
  const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as { version: string };
  const shared = pages('page');
  return {
    ...shared,
    root: path('src/booker/staticPage'),
    publicDir: path('assets/page'),
    base: './',
    plugins: [react(), oneSection, withoutUnusedKonva, plainIcons, loadChunksAgain, fetchLostScripts],
    css: { postcss: { plugins: [scopeStyles, ...plainStyles] } },
    build: {
      ...shared.build,
      outDir: path('dist/page'),
      emptyOutDir: true,
      assetsDir: `tidetable-${version}`,
      rolldownOptions: { ...shared.build?.rolldownOptions, input: path('src/booker/staticPage/index.html') },
    },
  };
};

/** The standalone map needs less of these modules, so they are a part of their own only for the booking page. */
const chunkGroups = (mode: string) => [
  { name: 'dateFormats', test: DATE_FORMATS },
  ...(mode === 'production' || mode === 'page' ? [{ name: 'shared', test: SHARED_PARTS }] : []),
];

/**
 * Lets `<html data-theme>` force a color scheme: the dark tokens stand in the sources once, under the query of the
 * visitor's system.
 */
const forcedColorSchemes: PostcssPlugin = {
  postcssPlugin: 'forced-color-schemes',
  Once(root) {
    if (!root.source?.input.file?.endsWith('/tokens.css')) return;
    root.walkAtRules('media', (media) => {
      if (!media.params.includes('prefers-color-scheme: dark')) return;
      media.walkRules((rule) => {
        media.after(rule.clone({ selector: `${rule.selector}[data-theme='dark']` }));
        rule.selector += `:not([data-theme='light'])`;
      });
    });
  },
};

/** Builds of pages, and the tests. */
const pages = (mode: string): ViteUserConfig => ({
  root: path('src'),
  // The host serves pictures from `assets`, so that a venue can replace one without a build.
  publicDir: false,
  plugins: [
    react(),
    oneSection,
    withoutUnusedKonva,
    plainIcons,
    // The standalone map has no part that a visitor could ask for again.
    ...(mode === 'map' ? [] : [loadChunksAgain]),
    preloadTextFont,
    runPartsEarly,
    preloadLanguages,
    preloadEditor,
    ...(mode === 'production' ? [compressFiles] : []),
  ],
  css: { postcss: { plugins: [forcedColorSchemes, ...pageStyles] } },
  // A worker loads only the language that it needs.
  worker: { format: 'es', plugins: () => [oneSection] },
  build: {
    outDir: path('dist'),
    // Safari 15.4 reads this syntax too, but gets class fields lowered: 1.7 kB more map. `ui/olderBrowsers.ts` adds what it lacks.
    target: ['chrome100', 'firefox100', 'safari16'],
    emptyOutDir: mode === 'production',
    assetsDir: 'pages',
    manifest: builds[mode]?.manifest ?? false,
    modulePreload: { polyfill: false },
    // tests/bench/size.ts limits what matters: the compressed bytes of a first rendering.
    chunkSizeWarningLimit: 1_000,
    // Its warning of slow plugins depends on how busy the machine is.
    rolldownOptions: {
      input: { ...builds[mode]?.pages },
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunkGroups(mode) } },
      // Two chunks that need the same constant would load a chunk of its own for it.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
    },
  },
  test: {
    root: path('.'),
    // No test measures time. These limits only end tests that hang.
    // Module state is forbidden, so that files can share a process or page, and each module is loaded once.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...(process.env['TIDETABLE_TEST_POSTGRES'] ? [postgresTests] : []),
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'tests/*.test.ts',
            'tests/{api,domain,embed,server,pictures}/**/*.test.ts',
            'tests/editor/tools/**/*.test.ts',
          ],
          environment: 'node',
          // A thread can't set the time zone of its process, as the tests of dates do.
          pool: 'forks',
          globalSetup: ['tests/support/temporaryFolder.ts', 'tests/support/commandBundle.ts'],
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        optimizeDeps: { rolldownOptions: { plugins: [withoutReactTracing] } },
        test: {
          setupFiles: ['tests/support/waiting.ts'],
          // Each page's tests run in two browser pages: they mostly wait for frames and timers.
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(headlessChromium ? { executablePath: headlessChromium } : {}),
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            // They share a server, which transforms and bundles each module once.
            instances: [
              browserTests('map', 2),
              browserTests('booker', 1),
              browserTests('editor', 1, {
                viewport: { width: 1280, height: 800 },
                exclude: ['tests/editor/tools/**/*.test.ts'],
              }),
              browserTests('gallery', 2),
              browserTests('day', 2),
            ],
          },
        },
      },
    ],
  },
});

export default defineConfig(({ mode }) => {
  if (mode === 'host') return hostBuild('cjs', { host: 'src/server/main.ts', ...PLAN_WORKER });
  if (mode === 'commands') return hostBuild('es', COMMANDS);
  if (mode === 'page') return staticPageBuild();
  if (mode === 'embed') return embedBuild('iife');
  if (mode === 'embedModules') return embedBuild('es');
  return mode === 'scripts' ? hostBuild('es', PLAN_WORKER, pathToFileURL(path('.')).href) : pages(mode);
});
