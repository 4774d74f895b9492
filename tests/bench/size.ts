/** Bytes of the booker's JavaScript, each part with its limit. Part of `npm test`: the page must not outgrow them. */
import { pathToFileURL } from 'node:url';
import { DIST, REFERENCE_DIST, buildReferences, closureOf, gzippedKb, manifestOf } from './bundles.ts';
import { type Figure, report } from './report.ts';

const LIMITS = { first: 115, picker: 55, map: 100 };

/** Sizes in kB, gzipped: what the first rendering loads, and what the date picker and the map add to it. */
export function sizes(): { first: number; picker: number; map: number; rest: number } {
  const manifest = manifestOf(DIST);
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => key === 'booker/index.html')!;
  const first = closureOf(manifest, entry);
  const lazily = (name: RegExp): Set<string> => {
    const found = keys.find((key) => name.test(key) && !first.has(key));
    if (!found) throw new Error(`The build has no chunk of its own for ${name}`);
    return new Set([...closureOf(manifest, found)].filter((key) => !first.has(key)));
  };
  const picker = lazily(/^booker\/.*picker/i);
  const map = lazily(/^booker\/.*(?:map|plan)/i);
  const known = new Set([...first, ...picker, ...map]);
  const rest = keys.filter((key) => key.startsWith('booker/') && key.endsWith('x') && !known.has(key));
  return {
    first: gzippedKb(DIST, manifest, first), picker: gzippedKb(DIST, manifest, picker),
    map: gzippedKb(DIST, manifest, map), rest: gzippedKb(DIST, manifest, rest),
  };
}

/** Sizes of the reference pages: React alone, and react-konva on top of it. */
async function referenceSizes(): Promise<{ react: number; konva: number }> {
  await buildReferences();
  const manifest = manifestOf(REFERENCE_DIST);
  const react = closureOf(manifest, 'bare.html');
  const stage = closureOf(manifest, 'bareStage.html');
  return {
    react: gzippedKb(REFERENCE_DIST, manifest, react),
    konva: gzippedKb(REFERENCE_DIST, manifest, [...stage].filter((key) => !react.has(key))),
  };
}

export async function benchSize(): Promise<boolean> {
  const [own, reference] = [sizes(), await referenceSizes()];
  const figures: Figure[] = [
    { name: 'first rendering', value: own.first, unit: 'kB gz', reference: { name: 'bare React', value: reference.react }, limit: { most: LIMITS.first } },
    { name: 'date picker, on first focus', value: own.picker, unit: 'kB gz', reference: { name: 'bare React', value: reference.react }, limit: { most: LIMITS.picker } },
    { name: 'map, fetched while the form is filled in', value: own.map, unit: 'kB gz', reference: { name: 'bare react-konva', value: reference.konva }, limit: { most: LIMITS.map } },
  ];
  if (own.rest > 0) figures.push({ name: 'other chunks, loaded later', value: own.rest, unit: 'kB gz' });
  return report('JavaScript of the booker', figures);
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href && !(await benchSize())) process.exitCode = 1;
