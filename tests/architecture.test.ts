/**
 * The house as its design has it: which room may import which, no circle, no large file, no drawer for odds and ends.
 * EXCEPTIONS is what the house still owes; nothing may be added to it.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, extname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { TENANTS, loadVenue } from './support/fixtureVenues.ts';

/** Each as `file: what is wrong`, exactly as a check names it. */
const EXCEPTIONS: readonly string[] = ['src/ui/useMediaQuery.ts: ui imports src/map/paint/palette.ts'];

/** The rooms of src, each with what it may import besides itself. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  map: ['src/domain/'],
  api: ['src/domain/'],
  ui: [],
  'standalone-map': ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  booker: ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  editor: ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  gallery: ['src/map/', 'src/api/', 'src/domain/', 'src/ui/'],
  server: ['src/domain/', 'src/api/bookingContract.ts', 'src/api/editorContract.ts', 'src/api/fixtureIndex.ts'],
};
/** All that the rules of the domain may take from outside, since they run in the browser and on the host alike. */
const DOMAIN_PACKAGES = ['zod', 'dayjs', 'flatbush'];
const MOST_LINES = 600;

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = new Set(['.ts', '.tsx', '.css', '.html']);

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCES.has(extname(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** Without comments, in which an import or a forbidden word would be only talked about. */
const codeOf = (file: string): string =>
  read(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');

const inHouse = filesBelow('src');
const everywhere = [...inHouse, ...filesBelow('tests'), 'vite.config.ts'];

const SCRIPT_IMPORT =
  /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+\.tsx?)['"]\s*,\s*import\.meta\.url/g;
const PAGE_IMPORT = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\.[^"]+)"/g;
const STYLE_IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g;

/** What a file imports, as it is written there, without Vite's questions such as `?url`. */
function importsOf(file: string, code: string): string[] {
  const pattern = { '.css': STYLE_IMPORT, '.html': PAGE_IMPORT }[extname(file)] ?? SCRIPT_IMPORT;
  return [...code.matchAll(pattern)].map((match) => (match[1] ?? match[2])!.replace(/\?.*$/, ''));
}

const isLocal = (specifier: string): boolean => specifier.startsWith('.');
const targetOf = (file: string, specifier: string): string => posix.join(posix.dirname(file), specifier);
const roomOf = (file: string): string => file.split('/')[1]!;

/** What is wrong with an import, if anything. */
function importFault(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  if (!isLocal(specifier)) {
    const named = DOMAIN_PACKAGES.some((allowed) => specifier === allowed || specifier.startsWith(`${allowed}/`));
    return room === 'domain' && !named ? `the domain imports ${specifier}` : undefined;
  }
  const target = targetOf(file, specifier);
  if (/\/main\.tsx?$/.test(target) && extname(file) !== '.html')
    return `${target} is a main file, which only a page may name`;
  return target.startsWith(`src/${room}/`) || ROOMS[room]?.some((allowed) => target.startsWith(allowed))
    ? undefined
    : `${room} imports ${target}`;
}

/** The first circle among imports, as the files along it. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = search(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = search(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Findings that are no exception, so that the list of exceptions may shrink and not grow. */
function expectNone(found: readonly string[]): void {
  expect(found.filter((finding) => !EXCEPTIONS.includes(finding))).toEqual([]);
}

/** Every file in which a pattern stands, with the words that match. */
function matches(files: readonly string[], pattern: RegExp, text: (file: string) => string): string[] {
  return files.flatMap((file) => (text(file).match(pattern) ?? []).map((words) => `${file}: ${words.trim()}`));
}

describe('rooms', () => {
  test('src holds the rooms of the design and no other', () => {
    for (const entry of readdirSync(join(root, 'src'), { withFileTypes: true })) {
      expect(entry.isDirectory() && entry.name in ROOMS, `src/${entry.name}`).toBe(true);
    }
    expect(inHouse.length).toBeGreaterThan(10);
  });

  test('imports go one way', () => {
    expectNone(
      inHouse.flatMap((file) =>
        importsOf(file, codeOf(file))
          .map((specifier) => importFault(file, specifier))
          .filter((fault) => fault !== undefined)
          .map((fault) => `${file}: ${fault}`),
      ),
    );
  });

  test('imports of local files carry their extension, and what they name is there', () => {
    // This file holds samples of imports, in texts.
    expectNone(
      everywhere
        .filter((file) => file !== 'tests/architecture.test.ts')
        .flatMap((file) =>
          importsOf(file, codeOf(file))
            .filter(isLocal)
            .filter((specifier) => !existsSync(join(root, dirname(file), specifier)))
            .map((specifier) => `${file}: ${specifier}`),
        ),
    );
  });

  test('no circle', () => {
    const imports = new Map(
      inHouse.map((file) => [
        file,
        importsOf(file, codeOf(file))
          .filter(isLocal)
          .map((specifier) => targetOf(file, specifier)),
      ]),
    );
    expect(circleIn(imports)).toBeUndefined();
  });

  test('no room knows a venue by its name', () => {
    const names = TENANTS.flatMap((tenant) => [tenant, loadVenue(tenant).name, loadVenue(tenant).key]);
    expectNone(
      inHouse.flatMap((file) => names.filter((name) => codeOf(file).includes(name)).map((name) => `${file}: ${name}`)),
    );
  });

  test('no component calls fetch: calls are made in one place', () => {
    expectNone(
      matches(
        inHouse.filter((file) => !['api', 'server'].includes(roomOf(file))),
        /\bfetch\(|\bXMLHttpRequest\(|\bsendBeacon\(/g,
        codeOf,
      ),
    );
  });
});

describe('files', () => {
  test(`none is longer than ${MOST_LINES} lines`, () => {
    expectNone(
      everywhere
        .filter((file) => read(file).trimEnd().split('\n').length > MOST_LINES)
        .map((file) => `${file}: too long`),
    );
  });

  test('no drawers for odds and ends', () => {
    expectNone(
      everywhere
        .filter((file) => /(?:^|\/)(?:utils?|helpers?|lib|common|hooks|types)(?:\/|\.tsx?$)/.test(file))
        .map((file) => `${file}: its name says nothing`),
    );
  });

  test('no barrels: only what is fetched later, as one chunk, passes on what other files export', () => {
    expectNone(everywhere.filter((file) => /\/index\.tsx?$/.test(file)).map((file) => `${file}: a barrel`));
    expectNone(matches(inHouse, /^export (?:type )?\* from\b.*/gm, codeOf));
    const passingOn = inHouse.filter((file) => /^export (?:type )?\{[^}]*\} from\b/m.test(codeOf(file)));
    expectNone(
      inHouse.flatMap((file) =>
        importsOf(file, codeOf(file).replaceAll(/\bimport\(\s*'[^']+'\s*\)/g, ''))
          .filter(isLocal)
          .map((specifier) => targetOf(file, specifier))
          .filter((target) => passingOn.includes(target))
          .map((target) => `${file}: imports the barrel ${target}`),
      ),
    );
  });

  test('no type is waved through', () => {
    expectNone(matches(everywhere, /(?:[:<|&,]|\bas)[ \t]*any\b(?=\s*(?:[;,)>\]=|&[{}]|$))/gm, codeOf));
    expectNone(matches(everywhere, /@ts-(?:ignore|expect-error|nocheck)/g, read));
  });

  test('no test is left out or run alone', () => {
    expectNone(
      matches(
        everywhere.filter((file) => file.startsWith('tests/')),
        /\b(?:test|it|describe)\.(?:\w+\.)*(?:skip|skipIf|runIf|only|todo|fixme|fails)\b.*/g,
        codeOf,
      ),
    );
    expectNone(
      matches(
        everywhere.filter((file) => file.startsWith('tests/')),
        /(?<![.\w])(?:xit|xtest|xdescribe|fit|fdescribe)\(/g,
        codeOf,
      ),
    );
  });

  test('the exceptions are no longer than they were', () => expect(EXCEPTIONS.length).toBeLessThanOrEqual(1));
});

describe('the checks themselves', () => {
  test.each([
    ['src/domain/a.ts', '../map/b.ts', 'domain imports src/map/b.ts'],
    ['src/domain/a.ts', 'react', 'the domain imports react'],
    ['src/domain/a.ts', 'node:fs', 'the domain imports node:fs'],
    ['src/domain/a.ts', 'zodiac', 'the domain imports zodiac'],
    ['src/map/a.ts', '../booker/b.ts', 'map imports src/booker/b.ts'],
    ['src/map/a.ts', '../api/bookingClient.ts', 'map imports src/api/bookingClient.ts'],
    ['src/booker/x/a.tsx', '../../editor/b.ts', 'booker imports src/editor/b.ts'],
    ['src/booker/a.ts', '../server/b.ts', 'booker imports src/server/b.ts'],
    ['src/server/a.ts', '../api/bookingClient.ts', 'server imports src/api/bookingClient.ts'],
    ['src/server/editor/a.ts', '../../api/editorClient.ts', 'server imports src/api/editorClient.ts'],
    ['src/server/a.ts', '../map/b.ts', 'server imports src/map/b.ts'],
    ['src/ui/a.css', '../map/b.css', 'ui imports src/map/b.css'],
    ['src/api/a.ts', '../../tests/b.ts', 'api imports tests/b.ts'],
    ['src/booker/a.ts', './main.tsx', 'src/booker/main.tsx is a main file, which only a page may name'],
  ])('%s may not import %s', (file, specifier, fault) => expect(importFault(file, specifier)).toBe(fault));

  test.each([
    ['src/domain/a.ts', './b.ts'],
    ['src/domain/a.ts', 'zod/mini'],
    ['src/map/a.ts', '../domain/b.ts'],
    ['src/booker/x/a.ts', '../../api/bookingClient.ts'],
    ['src/booker/index.html', './main.tsx'],
    ['src/server/a.ts', '../api/bookingContract.ts'],
    ['src/server/editor/a.ts', '../../api/editorContract.ts'],
    ['src/server/a.ts', 'node:fs'],
    ['src/booker/main.tsx', '../ui/styles/tokens.css'],
  ])('%s may import %s', (file, specifier) => expect(importFault(file, specifier)).toBeUndefined());

  test('every way to import is seen', () => {
    const code = `import './a.css';\nimport {\n  b,\n} from './b.ts';\nexport * from "./c.ts";\nconst d = await import('./d.ts');\nnew Worker(new URL('./e.ts', import.meta.url));\nimport url from './f.svg?url';`;
    expect(importsOf('src/booker/a.ts', code)).toEqual(['./a.css', './b.ts', './c.ts', './d.ts', './e.ts', './f.svg']);
    expect(
      importsOf('src/booker/a.html', '<link rel="x" href="./a.css"><script type="module" src="./main.tsx"></script>'),
    ).toEqual(['./a.css', './main.tsx']);
    expect(importsOf('src/booker/a.css', "@import './b.css';")).toEqual(['./b.css']);
  });

  test('a circle is found, a diamond is none', () => {
    expect(
      circleIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
    expect(
      circleIn(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['d']],
          ['c', ['d']],
          ['d', []],
        ]),
      ),
    ).toBeUndefined();
  });
});
