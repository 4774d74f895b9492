/** Bytes of the pages' JavaScript, each part with its limit. Part of `npm test`: the pages must not outgrow them. */
import { pathToFileURL } from 'node:url';
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
/** Chunks of a page, with the most that they may be in kB, gzipped, and what they are held against. */
type Part = {
  readonly name: string;
  readonly keys: Iterable<string>;
  readonly limit?: number;
  readonly reference?: Reference;
};

const without = (keys: Iterable<string>, known: ReadonlySet<string>): Set<string> =>
  new Set([...keys].filter((key) => !known.has(key)));

/** The booker: what the first rendering loads, and what the date picker and the map add to it. */
function bookerParts(manifest: Manifest): Part[] {
  const keys = Object.keys(manifest);
  const first = chunksLoadedBy(manifest, 'booker/index.html');
  const lazily = (name: RegExp): Set<string> => {
    const found = keys.find((key) => name.test(key) && !first.has(key));
    if (!found) throw new Error(`The build has no chunk of its own for ${name}`);
    return without(chunksLoadedBy(manifest, found), first);
  };
  const [picker, map] = [lazily(/^booker\/.*picker/i), lazily(/^booker\/.*(?:map|plan)/i)];
  const rest = without(
    keys.filter((key) => key.startsWith('booker/') && key.endsWith('x')),
    new Set([...first, ...picker, ...map]),
  );
  return [
    { name: 'first rendering', keys: first, limit: 115, reference: 'bare React' },
    { name: 'date picker, on first focus', keys: picker, limit: 55, reference: 'bare React' },
    { name: 'map, fetched while the form is filled in', keys: map, limit: 100, reference: 'bare react-konva' },
    ...(rest.size > 0 ? [{ name: 'other chunks, loaded later', keys: rest }] : []),
  ];
}

/** The map alone: what the first picture waits for, and all that the page ever loads. */
function mapParts(manifest: Manifest): Part[] {
  const entry = 'standalone-map/index.html';
  return [
    { name: 'before the first picture', keys: chunksLoadedBy(manifest, entry), limit: 12 },
    { name: 'all of it', keys: chunksLoadedBy(manifest, entry, true), limit: 140 },
  ];
}

/** Sizes of the reference pages: React alone, and react-konva on top of it. */
async function referenceSizes(): Promise<Record<Reference, number>> {
  await buildReferences(['bare', 'bareStage']);
  const manifest = readManifest(REFERENCE_DIST);
  const react = chunksLoadedBy(manifest, 'bare.html');
  return {
    'bare React': gzipKilobytes(REFERENCE_DIST, manifest, react),
    'bare react-konva': gzipKilobytes(
      REFERENCE_DIST,
      manifest,
      without(chunksLoadedBy(manifest, 'bareStage.html'), react),
    ),
  };
}

export async function benchSize(): Promise<boolean> {
  const [visitors, map] = [readManifest(DIST), readManifest(DIST, 'map')];
  const references = await referenceSizes();
  const figureOf =
    (manifest: Manifest) =>
    ({ name, keys, limit, reference }: Part): Figure => ({
      name,
      unit: 'kB gz',
      value: gzipKilobytes(DIST, manifest, keys),
      ...(limit === undefined ? {} : { limit: { most: limit } }),
      ...(reference === undefined ? {} : { reference: { name: reference, value: references[reference] } }),
    });
  const booker = report('JavaScript of the booker', bookerParts(visitors).map(figureOf(visitors)));
  return report('JavaScript of the map alone', mapParts(map).map(figureOf(map))) && booker;
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href && !(await benchSize())) process.exitCode = 1;
