/** The gallery's page and fixtures, read from their folder, without the private fields of venues. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dirent } from 'node:fs';
import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { type FixtureEntry, type PassedOverFixture, galleryCalls } from '../../api/bookingContract.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { findDuplicateKeys } from '../../domain/plan/reading/duplicateKeys.ts';
import { toJsonPointer } from '../../domain/plan/reading/validationError.ts';
import { pictureSchema } from '../../domain/plan/plan.ts';
import { publicVenueFields } from '../../domain/booking/venueFile.ts';
import { addCspDirective, setCspDirective } from '../http/middleware.ts';
import { ASSETS_DIR, hasPicture } from '../http/staticFiles.ts';
import { findJsonRanges } from '../files/jsonPositions.ts';
import { readPictureFacts } from '../files/pictureFiles.ts';

/** The name of a fixture: a plan file, a venue folder, or a rule's example of either kind. */
const NAME = /^(?:(venues)\/[a-z0-9-]+|(plans)\/(?!index$)[a-z0-9-]+|rules\/[a-z0-9-]+\/(?:breaks|holds))$/;
/** Maximum size of a fixture. A plan of 50,000 tables has about 25 MB. */
const MAX_FIXTURE_BYTES = 40_000_000;
/** Requests within this time share one reading of the folder, so that nobody can keep the disk busy with it. */
const INDEX_AGE_MS = 500;

export function addGalleryRoutes(app: FastifyInstance, page: string, folder: string): void {
  app.get<{ Querystring: { answer?: unknown } }>(galleryCalls.page, async (request, reply) => {
    // The page then loads an availability answer from any host.
    if (request.query.answer !== undefined) setCspDirective(reply, 'connect-src', '*');
    // For the booker's screens.
    addCspDirective(reply, "frame-src 'self'");
    return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });

  let latest: { readonly index: ReturnType<typeof readIndex>; readonly at: number } | undefined;
  app.get(galleryCalls.index, async (_request, reply) => {
    if (!latest || Math.abs(Date.now() - latest.at) >= INDEX_AGE_MS)
      latest = { index: readIndex(folder), at: Date.now() };
    return reply.header('Cache-Control', 'no-cache').send(await latest.index);
  });

  app.get<{ Params: { '*': string } }>(`${galleryCalls.folder}*`, async (request, reply) => {
    const path = request.params['*'];
    const [, venue, picture] = /^(venues\/[a-z0-9-]+|rules\/[a-z0-9-]+\/(?:breaks|holds))\/(.+)$/.exec(path) ?? [];
    if (
      venue !== undefined &&
      picture !== undefined &&
      pictureSchema.safeParse(picture).success &&
      (await findFixture(folder, venue)) &&
      (await hasPicture(join(folder, venue), picture))
    ) {
      return reply.sendFile(picture, join(folder, venue));
    }
    const found = await findShownFixture(folder, path);
    if (!found) return reply.callNotFound();
    const tag = `W/"${found.bytes.toString(36)}-${Math.round(found.changed).toString(36)}"`;
    reply.headers({ 'Cache-Control': 'no-cache', ETag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendFixture(reply, found);
  });

  app.get<{ Params: { '*': string } }>(`${galleryCalls.pictures}*`, async (request, reply) => {
    const path = request.params['*'];
    const found = await findShownFixture(folder, path);
    if (!found) return reply.callNotFound();
    const files = [found.file, ...(found.venueFile === undefined ? [] : [found.venueFile])];
    const jsons = await Promise.all(files.map(async (file) => parseJson(await readFile(file, 'utf8'))));
    const pictures = [...readPictureFacts(jsons, dirname(found.file), ASSETS_DIR, found.venueFile !== undefined)].map(
      ([picture, facts]) => [picture, facts ?? null] as const,
    );
    return reply.header('Cache-Control', 'no-cache').send({ pictures: Object.fromEntries(pictures) });
  });
}

type Found = {
  readonly name: string;
  readonly file: string;
  readonly venueFile: string | undefined;
  readonly bytes: number;
  readonly changed: number;
};

/** Finds a fixture that isn't too large. */
export async function findShownFixture(folder: string, path: string): Promise<Found | undefined> {
  const found = path.endsWith('.json') ? await findFixture(folder, path.slice(0, -'.json'.length)) : undefined;
  return found && found.bytes <= MAX_FIXTURE_BYTES ? found : undefined;
}

/** Finds a fixture by name. Returns undefined if it doesn't exist, or if a link leads outside the folder, at `root`. */
async function findFixture(folder: string, name: string, root = realpath(folder)): Promise<Found | undefined> {
  const match = NAME.exec(name);
  if (!match) return undefined;
  const inFolder = async (path: string): Promise<Found | undefined> => {
    try {
      const file = await realpath(join(folder, path));
      if (!file.startsWith((await root) + sep)) return undefined;
      const facts = await stat(file);
      return facts.isFile()
        ? { name, file, venueFile: undefined, bytes: facts.size, changed: facts.mtimeMs }
        : undefined;
    } catch {
      return undefined;
    }
  };
  const [, isVenue, isPlan] = match;
  if (isVenue === undefined) {
    const file = await inFolder(`${name}.json`);
    if (file || isPlan !== undefined) return file;
  }
  const [plan, venue] = await Promise.all([inFolder(`${name}/plan.json`), inFolder(`${name}/venue.json`)]);
  return (
    plan &&
    venue && {
      ...plan,
      venueFile: venue.file,
      bytes: plan.bytes + venue.bytes,
      changed: Math.max(plan.changed, venue.changed),
    }
  );
}

/**
 * Sends a fixture's file as it is, even if it is damaged. For a venue, sends its plan and the public fields of its
 * settings, which are null if they are not JSON.
 */
async function sendFixture(reply: FastifyReply, { file, venueFile }: Found): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  const text = await readFile(file, 'utf8');
  if (venueFile === undefined) return reply.send(text);
  const plan = withoutMark(text);
  const venue = publicVenueText(withoutMark(await readFile(venueFile, 'utf8')));
  return reply.send(`{"venue":${venue},"plan":${parseJson(plan) === undefined ? JSON.stringify(text) : plan}}`);
}

/** Returns the public fields of a venue's file as they are written, with those that are given twice. */
function publicVenueText(text: string): string {
  const venue = parseJson(text);
  if (venue === undefined) return 'null';
  const paths = Object.keys(publicVenueFields(venue)).map((field) => toJsonPointer([field]));
  const ranges = findJsonRanges(text, paths);
  const twice = findDuplicateKeys(text);
  const members = [...paths, ...twice.filter((path) => paths.includes(path))].map((path) => {
    const { memberStart, end } = ranges.get(path) ?? { memberStart: 0, end: 0 };
    return text.slice(memberStart, end);
  });
  return `{${members.join(',')}}`;
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Parses JSON. Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    return undefined;
  }
}

/** Returns all fixtures, venues first, with their descriptions, and the files that can't be shown. */
async function readIndex(folder: string): Promise<{ fixtures: FixtureEntry[]; passedOver: PassedOverFixture[] }> {
  const descriptions = await readDescriptions(folder);
  const rules = await namesIn(join(folder, 'rules'), (entry) => !entry.isFile());
  const examples = rules.map(async (rule) =>
    (await namesIn(join(folder, 'rules', rule)))
      .filter((name) => /^(?:breaks|holds)(?:\.json)?$/i.test(name))
      .map((name) => `rules/${rule}/${name.replace(/\.json$/, '')}`),
  );
  const names = [
    ...(await namesIn(join(folder, 'venues'), (entry) => !entry.isFile())).map((name) => `venues/${name}`),
    ...(await namesIn(join(folder, 'plans'), (entry) => !entry.isDirectory()))
      .filter((name) => name.toLowerCase().endsWith('.json') && name !== 'index.json')
      .map((name) => `plans/${name.replace(/\.json$/, '')}`),
    ...new Set((await Promise.all(examples)).flat()),
  ];
  const inPlans = async (reason: 'folder' | 'ending', isLeftOut: (entry: Dirent) => boolean) =>
    (await namesIn(join(folder, 'plans'), isLeftOut)).map((name) => ({ name: `plans/${name}`, reason }));
  const leftOut = [
    ...(await inPlans('folder', (entry) => entry.isDirectory())),
    ...(await inPlans('ending', (entry) => entry.isFile() && /\.json[c5]$/i.test(entry.name))),
  ];
  if (names.length === 0) return { fixtures: [], passedOver: leftOut };
  const root = realpath(folder);
  const found = await Promise.all(names.map((name) => findFixture(folder, name, root)));
  const readable = found.filter((fixture) => fixture !== undefined);
  return {
    fixtures: readable
      .filter(({ bytes }) => bytes <= MAX_FIXTURE_BYTES)
      .map(({ name, bytes }) => ({ name, bytes, ...descriptions.get(name) })),
    passedOver: [
      ...names.filter((name) => !NAME.test(name)).map((name) => ({ name, reason: 'name' as const })),
      ...readable
        .filter(({ bytes }) => bytes > MAX_FIXTURE_BYTES)
        .map(({ name }) => ({ name, reason: 'size' as const })),
      ...names
        .filter((name, n) => NAME.test(name) && found[n] === undefined)
        .map((name) => ({ name, reason: 'missing' as const })),
      ...leftOut,
    ],
  };
}

async function namesIn(folder: string, isWanted: (entry: Dirent) => boolean = () => true): Promise<string[]> {
  try {
    return (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => !entry.name.startsWith('.') && isWanted(entry))
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return [];
  }
}

/** Reads the descriptions in the index of the plans. */
async function readDescriptions(folder: string): Promise<Map<string, Pick<FixtureEntry, 'about' | 'meant'>>> {
  const descriptions = new Map<string, Pick<FixtureEntry, 'about' | 'meant'>>();
  let index: unknown;
  try {
    index = parseJson(await readFile(join(folder, 'plans/index.json'), 'utf8'));
  } catch {
    return descriptions;
  }
  for (const entry of Array.isArray(index) ? index : []) {
    if (!isObject(entry) || typeof entry['file'] !== 'string') continue;
    const { about, meant } = entry;
    descriptions.set(`plans/${entry['file'].replace(/\.json$/, '')}`, {
      ...(typeof about === 'string' ? { about } : {}),
      ...(meant === 'sound' || meant === 'damaged' ? { meant } : {}),
    });
  }
  return descriptions;
}
