/** Uploaded pictures of venues, beside those of their folders and the shipped assets. None is deleted while it is used. */
import type { FastifyInstance } from 'fastify';
import type { Dirent } from 'node:fs';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  MAX_PICTURE_BYTES,
  PICTURE_NAME_PATTERN,
  type PictureUses,
  UPLOADS_PREFIX,
  editorCalls,
} from '../../api/editorContract.ts';
import { formatOfName, imageFormatOf } from '../../domain/plan/imageFormat.ts';
import { PICTURE_PATTERN } from '../../domain/plan/decorKinds.ts';
import { readImageSize } from '../../domain/plan/imageSize.ts';
import { type Plan, pictureSchema } from '../../domain/plan/plan.ts';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE, createFile } from '../files/atomicFile.ts';
import { isCompleteImage } from '../files/pictureFiles.ts';
import { ASSETS_DIR, findPicture } from '../http/staticFiles.ts';
import { sendError } from '../http/middleware.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

/** Limit of uploaded pictures per venue. */
const MAX_PICTURES = 500;
/** A browser needs four bytes for each pixel, whatever the size of the file. */
const MAX_PICTURE_PIXELS = 40_000_000;
/** The longest side of a WebP. Browsers draw no canvas that is much longer. */
const MAX_PICTURE_SIDE = 16_383;

export async function addPictureUploads(
  scope: FastifyInstance,
  { store, venues, picturesDir }: { store: Store; venues: Venues; picturesDir: string },
): Promise<void> {
  await scope.register(async (calls) => {
    // The first bytes decide the format, not the Content-Type.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });

    calls.put<{ Params: { tenant: string; name: string } }>(
      editorCalls.uploadPicture.path,
      { bodyLimit: MAX_PICTURE_BYTES },
      async (request, reply) => {
        const { tenant, name } = request.params;
        if (!PICTURE_NAME_PATTERN.test(name)) return sendError(reply, 422, 'bad_picture_name');
        if (!Buffer.isBuffer(request.body) || imageFormatOf(request.body) !== formatOfName(name))
          return sendError(reply, 422, 'bad_picture');
        if (!isCompleteImage(request.body)) return sendError(reply, 422, 'cut_picture');
        const size = readImageSize(request.body);
        if (!size || size.width === 0 || size.height === 0) return sendError(reply, 422, 'bad_picture');
        if (Math.max(size.width, size.height) > MAX_PICTURE_SIDE || size.width * size.height > MAX_PICTURE_PIXELS)
          return sendError(reply, 422, 'picture_too_large', {}, { most: MAX_PICTURE_PIXELS / 1_000_000 });
        const outcome = await savePicture(join(picturesDir, tenant), name, request.body);
        if (outcome === 'exists') return sendError(reply, 409, 'picture_exists');
        if (outcome === 'full') return sendError(reply, 409, 'too_many_pictures', {}, { most: MAX_PICTURES });
        return { success: true, picture: `${UPLOADS_PREFIX}${name}` };
      },
    );

    calls.get<{ Params: { tenant: string } }>(editorCalls.pictureUses.path, async ({ params: { tenant } }, reply) => {
      const served = await currentVenue(store, venues, tenant);
      return served ? { uses: await findPictureUses(store, served) } : reply.callNotFound();
    });

    calls.delete<{ Params: { tenant: string; name: string } }>(
      editorCalls.deletePicture.path,
      async (request, reply) => {
        const { tenant, name } = request.params;
        const served = await currentVenue(store, venues, tenant);
        if (!served || !PICTURE_NAME_PATTERN.test(name)) return reply.callNotFound();
        const uses = await findPictureUses(store, served);
        if (uses[`${UPLOADS_PREFIX}${name}`]) return sendError(reply, 409, 'picture_used');
        await rm(join(picturesDir, tenant, name), { force: true });
        return { success: true };
      },
    );
  });
}

/**
 * Writes a file atomically and never replaces one, as published plans refer to it. Uploading the same bytes again
 * succeeds.
 */
async function savePicture(folder: string, name: string, bytes: Buffer): Promise<'saved' | 'exists' | 'full'> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const file = join(folder, name);
  const existing = await readFile(file).catch(() => undefined);
  if (existing) return existing.equals(bytes) ? 'saved' : 'exists';
  if ((await readdir(folder)).length >= MAX_PICTURES) return 'full';
  if (await createFile(file, bytes, PRIVATE_FILE_MODE)) {
    // Simultaneous uploads have all passed the first check.
    const count = (await readdir(folder)).filter((entry) => PICTURE_NAME_PATTERN.test(entry)).length;
    if (count <= MAX_PICTURES) return 'saved';
    await rm(file);
    return 'full';
  }
  return (await readFile(file)).equals(bytes) ? 'saved' : 'exists';
}

/**
 * Returns the pictures that a plan of the venue can use: its folder's, uploaded ones, shipped ones, and those of its
 * current plan.
 */
export async function listPictures({ venue, folder, plan }: ServedVenue, picturesDir: string): Promise<string[]> {
  const found = [
    ...(await filesBelow(folder, '')),
    ...(await filesBelow(join(picturesDir, venue.tenant), UPLOADS_PREFIX)),
    ...(await filesBelow(join(ASSETS_DIR, venue.tenant), `/assets/${venue.tenant}/`)),
    ...picturesOf(plan),
  ];
  return [...new Set(found)].filter((path) => pictureSchema.safeParse(path).success).toSorted();
}

/** A picture in the JSON text of a plan. To read the texts of all versions as plans would take too long. */
const NAMED_PICTURE = new RegExp(`"(${PICTURE_PATTERN.source.slice(1, -1)})"`, 'g');

/** Returns where pictures are used, by the names that plans use. */
async function findPictureUses(store: Store, served: ServedVenue): Promise<PictureUses> {
  const { tenant } = served.venue;
  const uses: PictureUses = {};
  const add = (json: string, place: PictureUses[string][number]): void => {
    for (const [, name = ''] of json.matchAll(NAMED_PICTURE)) uses[name] = [...new Set(uses[name]).add(place)];
  };
  const { plan, settings } = served.documents;
  add(JSON.stringify([plan.content, settings.version > 0 && settings.content]), 'published');
  const drafts = await store.selectFrom('drafts').select('content').where('tenant', '=', tenant).execute();
  for (const { content } of drafts) add(content ?? '', 'draft');
  add(JSON.stringify([settings.file.content, plan.version > 0 && plan.file.content]), 'folder');
  // One by one, since many large plans would fill the memory.
  const older = await store
    .selectFrom('publications')
    .select(['kind', 'version'])
    .where('tenant', '=', tenant)
    .orderBy('version', 'desc')
    .execute();
  for (const { kind, version } of older) {
    if (version === served.documents[kind].version) continue;
    const row = await store
      .selectFrom('publications')
      .select('content')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .where('version', '=', version)
      .executeTakeFirst();
    add(row?.content ?? '', version === 0 ? 'folder' : version);
  }
  return uses;
}

/** Returns the pictures that a plan names and that do not exist. */
export async function missingPictures(plan: Plan, served: ServedVenue, picturesDir: string): Promise<string[]> {
  const pictures = [...new Set(picturesOf(plan))];
  const found = await Promise.all(pictures.map((picture) => findPicture(picture, served, picturesDir)));
  return pictures.filter((_, index) => !found[index]);
}

/** Returns the pictures that a plan names. */
function picturesOf(plan: Plan): string[] {
  return [
    ...plan.areas.flatMap((area) => area.rooms.flatMap((room) => [room.picture, room.view_picture])),
    ...plan.decor.map((piece) => (piece.kind === 'picture' ? piece.picture : undefined)),
  ].filter((picture) => picture !== undefined);
}

async function filesBelow(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((): Dirent[] => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => prefix + relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
