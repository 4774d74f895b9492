/** Sizes of the pages' JavaScript. `npm test` fails if a part is larger than its limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  DIST,
  type Manifest,
  REFERENCE_DIST,
  buildReferences,
  chunksLoadedBy,
  gzipKilobytes,
  readManifest,
} from './bundles.ts';
import { type Figure, report } from './report.ts';

type Reference = 'bare React' | 'bare react-konva';
/** Chunks of a page, with their limit in gzipped kB and the reference that they are compared with. */
type Part = {
  readonly name: string;
  readonly keys: Iterable<string>;
  readonly limit?: number;
  readonly reference?: Reference;
};

const without = (keys: Iterable<string>, excluded: ReadonlySet<string>): Set<string> =>
  new Set([...keys].filter((key) => !excluded.has(key)));

/** What the booker's first rendering loads, and what date picker, the later steps and the map add to it. */
function bookerParts(manifest: Manifest): Part[] {
  const keys = Object.keys(manifest);
  const first = chunksLoadedBy(manifest, 'booker/index.html');
  const lazyChunks = (name: RegExp): Set<string> => {
    const found = keys.find((key) => name.test(key) && !first.has(key));
    if (!found) throw new Error(`No chunk of the build matches ${name}`);
    return without(chunksLoadedBy(manifest, found), first);
  };
  const picker = lazyChunks(/^booker\/.*picker/i);
  const steps = lazyChunks(/^booker\/laterSteps/);
  const map = without(lazyChunks(/^booker\/plan\/mapChunk/), steps);
  const decor = without(lazyChunks(/decorPainter/), map);
  const languages = keys.filter((key) => /^languages\/[a-z]+\/booker\.json$/.test(key) && !first.has(key));
  if (languages.length < 5) throw new Error('The build lacks the chunks of languages.');
  const rest = without(
    keys.filter((key) => /^booker\/.*\.tsx?$/.test(key)),
    new Set([...first, ...picker, ...steps, ...map, ...decor, ...languages]),
  );
  return [
    { name: 'first rendering', keys: first, limit: 128, reference: 'bare React' },
    { name: 'date picker, loaded on first focus', keys: picker, limit: 55, reference: 'bare React' },
    // With the geometry of the plan's view: step 2 decides with it what the plan shows first, before the map is loaded.
    { name: 'later steps, loaded while the form is filled in', keys: steps, limit: 28 },
    { name: 'map, loaded after them', keys: map, limit: 112, reference: 'bare react-konva' },
    // The owner's plan waits for none of them: they load in idle time, while the form is filled in.
    { name: 'painters of decor, loaded in idle time', keys: decor, limit: 9 },
    ...languages.map((key) => ({ name: `${key}, loaded for its readers`, keys: [key], limit: 7 })),
    ...(rest.size > 0 ? [{ name: 'other lazy chunks', keys: rest }] : []),
  ];
}

/** What the standalone map loads: React, Konva and the map. */
function mapParts(manifest: Manifest): Part[] {
  return [{ name: 'in total', keys: chunksLoadedBy(manifest, 'standalone-map/index.html', true), limit: 175 }];
}

/** Sizes of the reference pages: React alone, and react-konva in addition to it. */
async function referenceSizes(): Promise<Record<Reference, number>> {
  await buildReferences(['bareReact', 'bareKonva']);
  const manifest = readManifest(REFERENCE_DIST);
  const react = chunksLoadedBy(manifest, 'bareReact.html');
  return {
    'bare React': gzipKilobytes(REFERENCE_DIST, manifest, react),
    'bare react-konva': gzipKilobytes(
      REFERENCE_DIST,
      manifest,
      without(chunksLoadedBy(manifest, 'bareKonva.html'), react),
    ),
  };
}

export async function benchSize(): Promise<boolean> {
  const visitors = readManifest(DIST);
  const map = readManifest(DIST, 'map');
  const references = await referenceSizes();
  const figureOf =
    (manifest: Manifest) =>
    ({ name, keys, limit, reference }: Part): Figure => ({
      name,
      unit: 'kB gz',
      value: gzipKilobytes(DIST, manifest, keys),
      ...(limit === undefined ? {} : { limit: { max: limit } }),
      ...(reference === undefined ? {} : { reference: { name: reference, value: references[reference] } }),
    });
  const loader = gzipSync(readFileSync(join(DIST, 'embed/embed.js')), { level: 9 }).length / 1000;
  return [
    report('JavaScript of the booker', bookerParts(visitors).map(figureOf(visitors))),
    report('JavaScript of the standalone map', mapParts(map).map(figureOf(map))),
    report('JavaScript of a page that embeds the booker', [
      { name: 'embed.js', unit: 'kB gz', value: loader, limit: { max: 4 } },
    ]),
  ].every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href && !(await benchSize())) process.exitCode = 1;
