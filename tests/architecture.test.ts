/**
 * The architecture that src/README.md describes: which folder may import which, and no catch-all file. No rule has an
 * exception. The linter finds import cycles and code that escapes the type checker.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, extname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as jotai from 'jotai';
import * as jotaiUtils from 'jotai/utils';
import { describe, expect, test } from 'vitest';
import type { ReactElement, ReactNode } from 'react';
import type { JSX } from 'react/jsx-runtime';
import { bareTexts } from './bareTexts.ts';
import { TENANTS, loadVenue } from './support/fixtureVenues.ts';

/** The rooms of src, each with what it may import besides itself. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  map: ['src/domain/'],
  api: ['src/domain/'],
  ui: [],
  // The command that checks plans stands beside the host, which never imports it. It reads files and venues as the host does.
  fixtures: [
    'src/domain/',
    'src/api/',
    'src/server/files/',
    'src/server/venues/',
    'src/server/messages/messages.ts',
    'src/server/commands/commandLine.ts',
  ],
  'standalone-map': ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  booker: ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  editor: ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  gallery: ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  day: ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  settings: ['src/api/', 'src/domain/', 'src/ui/'],
  numbers: ['src/api/', 'src/domain/', 'src/ui/'],
  setup: ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  embed: ['src/api/embed/', 'src/languages/'],
  server: [
    'src/domain/',
    'src/api/bookingContract.ts',
    'src/api/day/dayContract.ts',
    'src/api/changeContract.ts',
    'src/api/besideContract.ts',
    'src/api/documentContract.ts',
    'src/api/editorContract.ts',
    'src/api/seasonContract.ts',
    'src/api/settingsContract.ts',
    'src/api/numbersContract.ts',
    'src/api/setupContract.ts',
    'src/api/integrationContract.ts',
    'src/languages/',
    // Its version.
    'package.json',
    // For pictures in mails and on guests' pages. None of these needs a page.
    'src/map/scene/scene.ts',
    'src/map/paint/',
    'src/map/chrome/staticPicture.ts',
  ],
  // Data, and no code.
  languages: [],
};

/**
 * The folders and files inside a room, from the lowest to the highest: each may import itself and the entries before
 * it. The longest matching entry counts, with all that lies below it. Files of the room's root that are not listed come
 * last.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  domain: [
    'language.ts',
    'messages.ts',
    'groupBy.ts',
    'deepEqual.ts',
    'workerCalls.ts',
    'text',
    'geometry',
    'geometry/snapping',
    'plan',
    'plan/reading',
    'document',
    'document/edits',
    'booking',
    'day',
    'checks/wording.ts',
    'checks',
    'checks/rules',
    'checks/check.ts',
    'checks/checkFixture.ts',
    'checks/worker',
  ],
  map: ['camera', 'scene', 'paint', 'paint/decor', 'layers', 'input', 'chrome'],
  booker: [
    'english.ts',
    'messages.ts',
    'page',
    'reservation',
    'days',
    'live',
    'controls',
    'beside',
    'returning',
    'choosing',
    'tableDetails',
    'plan',
    'list',
    'sheet',
    'tables',
    'preview',
    'request',
    'form',
    'confirmation',
    'daysCode.ts',
    'lazyDays.ts',
    'startBooker.ts',
    'stepHistory.ts',
    'embed',
    'change',
  ],
  editor: [
    'english',
    'english.ts',
    'messages.ts',
    'lengths.ts',
    'session',
    'document',
    'controls',
    'tools',
    'commands',
    'files',
    'findings',
    'publishing',
    'persistence',
    'commands/definitions',
    'commands/keyboard',
    'commands/menus',
    'canvas',
    'panels',
    'preview',
    'embedding',
    'shell',
  ],
  gallery: ['messages.ts', 'states', 'fixtures', 'findings', 'overlays', 'cards', 'detail'],
  day: [
    'english.ts',
    'messages.ts',
    'isolate.ts',
    'state',
    'live',
    'controls',
    'party',
    'log',
    'waiting',
    'list',
    'timeline',
    'plan',
    'print',
    'shell',
    'wall',
  ],
  server: [
    'version.ts',
    'build',
    'files',
    'messages',
    'html.ts',
    'etag.ts',
    'settings.ts',
    'jobProcess.ts',
    'contacts',
    'store',
    'venues',
    'live',
    'line',
    'links',
    'delivery',
    'keys',
    'drawing',
    'booking',
    'day/actions',
    'mail',
    'webhooks',
    'messenger',
    'http',
    'guest',
    'editor',
    'push',
    'venueSettings',
    'numbers',
    'setup',
    'day',
    'gallery',
    'commands',
  ],
};

/** The only packages of the domain, since its rules run in the browser and on the host alike. */
const DOMAIN_PACKAGES = ['zod', 'dayjs', 'flatbush', 'intl-messageformat'];
const MAX_NON_NULL_ASSERTIONS = 60;

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = new Set(['.ts', '.tsx', '.css', '.html']);

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

const isSource = (file: string): boolean => SOURCES.has(extname(file));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** The file's code without its comments, which may mention an import or a forbidden word. */
const codeOf = (file: string): string =>
  read(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');

const sourceFiles = filesBelow('src').filter(isSource);
const testFiles = filesBelow('tests').filter(isSource);
const allFiles = [...sourceFiles, ...testFiles, 'vite.config.ts'];

const SCRIPT_IMPORT =
  /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\s]+)['"]|new URL\(\s*['"](\.[^'"]+\.tsx?)['"]\s*,\s*import\.meta\.url/g;
const PAGE_IMPORT = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\.[^"]+)"/g;
const STYLE_IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g;

/** The import specifiers of a file, without Vite's suffixes such as `?url`. */
function importsOf(file: string, code: string): string[] {
  const pattern = { '.css': STYLE_IMPORT, '.html': PAGE_IMPORT }[extname(file)] ?? SCRIPT_IMPORT;
  return [...code.matchAll(pattern)].map((match) => (match[1] ?? match[2] ?? '').replace(/\?.*$/, ''));
}

const isLocal = (specifier: string): boolean => specifier.startsWith('.');
const targetOf = (file: string, specifier: string): string => posix.join(posix.dirname(file), specifier);
const roomOf = (file: string): string => file.split('/')[1] ?? '';

/** The rank of a file's layer in its room; higher layers may import lower ones. */
function layerOf(file: string): number {
  const room = roomOf(file);
  const path = file.slice(`src/${room}/`.length);
  const layers = LAYERS[room] ?? [];
  const matches = layers.filter((layer) => path === layer || path.startsWith(`${layer}/`));
  const longest = matches.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? layers.length : layers.indexOf(longest);
}

/** Describes why a file may not import a specifier, or returns undefined if it may. */
function importProblem(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  if (!isLocal(specifier)) {
    const isAllowed = DOMAIN_PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    return room === 'domain' && !isAllowed ? `domain imports ${specifier}` : undefined;
  }
  const target = targetOf(file, specifier);
  // A page names the file of a font, where a style sheet names its package.
  if (extname(file) === '.html' && target.startsWith('node_modules/')) return undefined;
  if (/\/main\.tsx?$/.test(target) && extname(file) !== '.html')
    return `${target} is an entry file, which only a page may load`;
  if (!target.startsWith(`src/${room}/`)) {
    return ROOMS[room]?.some((allowed) => target.startsWith(allowed)) ? undefined : `${room} imports ${target}`;
  }
  return layerOf(target) > layerOf(file) ? `imports ${target}, which lies above it` : undefined;
}

/** Fails for every violation: `file: problem`. */
const expectNone = (violations: readonly string[]): void => expect(violations).toEqual([]);

/** Every match of a pattern, as `file: match`. */
function matchesIn(files: readonly string[], pattern: RegExp, text: (file: string) => string): string[] {
  return files.flatMap((file) => (text(file).match(pattern) ?? []).map((match) => `${file}: ${match.trim()}`));
}

describe('rooms', () => {
  test('src holds the rooms of the architecture and nothing else besides its documents', () => {
    const entries = readdirSync(join(root, 'src')).filter((name) => !['README.md', 'decisions'].includes(name));
    expect(entries.toSorted()).toEqual(Object.keys(ROOMS).toSorted());
  });

  test('imports run one way, between rooms and inside them', () => {
    expectNone(
      sourceFiles.flatMap((file) =>
        importsOf(file, codeOf(file)).flatMap((specifier) => {
          const problem = importProblem(file, specifier);
          return problem === undefined ? [] : [`${file}: ${problem}`];
        }),
      ),
    );
  });

  test('only the loaders of texts import a file whose name is made at run time', () => {
    const loaders = matchesIn(sourceFiles, /\bimport\(`[^`]*`/g, codeOf);
    expect(loaders.map((loader) => loader.replace('${language}', 'xx'))).toEqual([
      'src/booker/beside/messages.ts: import(`../../languages/xx/beside.json`',
      'src/booker/days/messages.ts: import(`../../languages/xx/days.json`',
      'src/booker/messages.ts: import(`../languages/xx/booker.json`',
      'src/booker/request/messages.ts: import(`../../languages/xx/request.json`',
      'src/booker/returning/messages.ts: import(`../../languages/xx/returning.json`',
      'src/day/messages.ts: import(`../languages/xx/day.json`',
      'src/editor/messages.ts: import(`../languages/xx/editor.json`',
      'src/editor/messages.ts: import(`../languages/xx/venue.json`',
      'src/numbers/messages.ts: import(`../languages/xx/numbers.json`',
      'src/settings/messages.ts: import(`../languages/xx/settings.json`',
      'src/setup/messages.ts: import(`../languages/xx/setup.json`',
      'src/setup/messages.ts: import(`../languages/xx/venue.json`',
    ]);
  });

  test('every layer exists', () => {
    const missing = Object.entries(LAYERS).flatMap(([room, layers]) =>
      layers.map((layer) => `src/${room}/${layer}`).filter((path) => !existsSync(join(root, path))),
    );
    expectNone(missing);
  });

  test('local imports name an existing file with its extension', () => {
    expectNone(
      allFiles
        // This file contains imports as sample text.
        .filter((file) => file !== 'tests/architecture.test.ts')
        .flatMap((file) =>
          importsOf(file, codeOf(file))
            .filter(isLocal)
            .filter((specifier) => !existsSync(join(root, dirname(file), specifier)))
            .map((specifier) => `${file}: ${specifier}`),
        ),
    );
  });

  test('no room knows a venue by name', () => {
    const names = TENANTS.flatMap((tenant) => [tenant, loadVenue(tenant).name, loadVenue(tenant).key]);
    expect(names.length).toBeGreaterThanOrEqual(6);
    expectNone(
      sourceFiles.flatMap((file) =>
        names.filter((name) => codeOf(file).includes(name)).map((name) => `${file}: ${name}`),
      ),
    );
  });

  test('only the api client and the host make network calls', () => {
    expectNone(
      matchesIn(
        // The booking page's own document gets the page's code again if it was lost, before any other code runs.
        sourceFiles.filter((file) => !['api', 'server'].includes(roomOf(file)) && file !== 'src/booker/index.html'),
        /\bfetch\(|\bXMLHttpRequest\(|\bsendBeacon\(/g,
        codeOf,
      ),
    );
  });
});

describe('files', () => {
  test('no file or folder has a catch-all name', () => {
    expectNone(
      allFiles
        .filter((file) => /(?:^|\/)(?:utils?|helpers?|lib|common|hooks|types)(?:\/|\.tsx?$)/.test(file))
        .map((file) => `${file}: catch-all name`),
    );
  });

  test('no barrel exists: only a chunk that is loaded later re-exports what other files export', () => {
    expectNone(allFiles.filter((file) => /\/index\.tsx?$/.test(file)).map((file) => `${file}: barrel`));
    expectNone(matchesIn(sourceFiles, /^export (?:type )?\* from\b.*/gm, codeOf));
    const reexporting = sourceFiles.filter((file) => /^export (?:type )?\{[^}]*\} from\b/m.test(codeOf(file)));
    expectNone(
      sourceFiles.flatMap((file) =>
        importsOf(file, codeOf(file).replaceAll(/\bimport\(\s*'[^']+'\s*\)/g, ''))
          .filter(isLocal)
          .map((specifier) => targetOf(file, specifier))
          .filter((target) => reexporting.includes(target))
          .map((target) => `${file}: imports the barrel ${target}`),
      ),
    );
  });

  test('no atom has the name of a function of jotai', () => {
    const names = new Set(Object.keys({ ...jotai, ...jotaiUtils }));
    expectNone(
      sourceFiles.flatMap((file) =>
        [...codeOf(file).matchAll(/^(?:export )?(?:const|function) (\w+)/gm)]
          .filter(([, name]) => name !== undefined && names.has(name))
          .map(([, name]) => `${file}: ${name}`),
      ),
    );
  });

  test(`src has at most ${MAX_NON_NULL_ASSERTIONS} non-null assertions`, () => {
    const scripts = sourceFiles.filter((file) => /\.tsx?$/.test(file));
    const found = matchesIn(scripts, NON_NULL_ASSERTION, codeWithoutText);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(MAX_NON_NULL_ASSERTIONS);
  });

  test('no text stands beside something else in what React renders', () => {
    expectNone(
      sourceFiles
        .filter((file) => file.endsWith('.tsx'))
        .flatMap((file) => bareTexts(file, read(file)).map((text) => `${file}:${text}`)),
    );
    const sample = `
      const A = (): ReactNode => isOpen && <b />;
      function B(): ReactNode { if (x) return null; if (y) return names.map((each) => <i key={each} />); return text; }
      const C = () => <><A /> and {isOpen && name}{list.map((each) => each.name)}{children}</>;`;
    expect(bareTexts('sample.tsx', sample)).toEqual(['3: text', '4: and', '4: name', '4: each.name']);
    // The type checker takes src/ui/jsx.ts for React's types, and says the rest.
    type Held<Child> = Child extends JSX.IntrinsicElements['p']['children'] ? 'held' : 'refused';
    const verdicts: [Held<string>, Held<ReactElement[]>, Held<(string | ReactElement)[]>, Held<ReactNode>] = [
      'held',
      'held',
      'refused',
      'refused',
    ];
    expect(verdicts).toHaveLength(4);
  });

  test('no test is skipped or runs alone', () => {
    expectNone(
      matchesIn(
        testFiles,
        /\b(?:test|it|describe)\.(?:\w+\.)*(?:skip|skipIf|runIf|only|todo|fixme|fails)\b.*|(?<![.\w])(?:xit|xtest|xdescribe|fit|fdescribe)\(/g,
        codeOf,
      ),
    );
  });

  test('documents link to files and name tests that exist', () => {
    const documents = ['README.md', ...['.github', 'assets', 'fixtures', 'src', 'tests'].flatMap(filesBelow)].filter(
      (file) => extname(file) === '.md',
    );
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)\s#]+)/g)].map(([, link = '']) => ({ file, link })),
    );
    const local = links.filter(({ link }) => !/^[a-z]+:/.test(link));
    expect(local.length).toBeGreaterThan(10);
    expectNone(
      local
        .filter(({ file, link }) => !existsSync(join(root, targetOf(file, link))))
        .map(({ file, link }) => `${file}: ${link}`),
    );
    const tests = filesBelow('tests');
    expectNone(
      documents.flatMap((file) =>
        [...read(file).matchAll(/`([\w/]+\.(?:test|spec)\.tsx?)`/g)]
          .filter(([, name]) => !tests.some((path) => `/${path}`.endsWith(`/${name}`)))
          .map(([, name]) => `${file}: ${name}`),
      ),
    );
  });
});

/** A `!` after a value that neither begins `!=` nor negates what follows. */
const NON_NULL_ASSERTION = /[\w)\]]!(?!=[^=>]|==)/g;
/** Code without comments, texts and JSX words, in which an exclamation mark is only a letter. */
const codeWithoutText = (file: string): string =>
  codeOf(file)
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replaceAll(/>[^<>{}=;()]*</g, '><');

describe('the rules themselves', () => {
  test.each([
    ['src/domain/a.ts', '../map/b.ts', 'domain imports src/map/b.ts'],
    ['src/domain/a.ts', 'react', 'domain imports react'],
    ['src/domain/a.ts', 'zodiac', 'domain imports zodiac'],
    ['src/domain/plan/a.ts', '../booking/b.ts', 'imports src/domain/booking/b.ts, which lies above it'],
    ['src/domain/geometry/a.ts', './snapping/b.ts', 'imports src/domain/geometry/snapping/b.ts, which lies above it'],
    ['src/map/a.ts', '../booker/b.ts', 'map imports src/booker/b.ts'],
    ['src/map/chrome/a.tsx', '../PlanStage.tsx', 'imports src/map/PlanStage.tsx, which lies above it'],
    ['src/booker/a.ts', '../server/b.ts', 'booker imports src/server/b.ts'],
    ['src/server/a.ts', '../api/bookingClient.ts', 'server imports src/api/bookingClient.ts'],
    ['src/ui/a.css', '../map/b.css', 'ui imports src/map/b.css'],
    ['src/api/a.ts', '../../tests/b.ts', 'api imports tests/b.ts'],
    ['src/booker/a.ts', './main.tsx', 'src/booker/main.tsx is an entry file, which only a page may load'],
  ])('%s may not import %s', (file, specifier, problem) => expect(importProblem(file, specifier)).toBe(problem));

  test('the rules themselves recognize every form of import', () => {
    const code = `import './a.css';\nimport {\n  b,\n} from './b.ts';\nexport * from "./c.ts";\nconst d = await import('./d.ts');\nnew Worker(new URL('./e.ts', import.meta.url));\nimport url from './f.svg?url';`;
    expect(importsOf('src/booker/a.ts', code)).toEqual(['./a.css', './b.ts', './c.ts', './d.ts', './e.ts', './f.svg']);
    expect(
      importsOf('src/booker/a.html', '<link rel="x" href="./a.css"><script type="module" src="./main.tsx"></script>'),
    ).toEqual(['./a.css', './main.tsx']);
    expect(importsOf('src/booker/a.css', "@import './b.css';")).toEqual(['./b.css']);
  });

  test('the rules themselves count non-null assertions, and nothing else that has an exclamation mark', () => {
    expect('a!.b + c()! + d[0]!.e'.match(NON_NULL_ASSERTION)).toHaveLength(3);
    expect('!a && b != c && d !== e && !(f)'.match(NON_NULL_ASSERTION)).toBeNull();
  });
});
