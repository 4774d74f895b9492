/**
 * The gallery with the comparison of pictures. Approving writes files of the repository, so this app is no part of the
 * host: it answers only under a name of this machine, and approves only for its own page.
 */
import { type FastifyInstance, fastify } from 'fastify';
import * as z from 'zod/mini';
import { PICTURE_PARTS, REVIEW_PATH } from '../../src/api/pictureReview.ts';
import { createTrustedOrigins } from '../../src/server/editor/trustedOrigins.ts';
import { addGalleryRoutes } from '../../src/server/gallery/galleryRoutes.ts';
import { addMiddleware } from '../../src/server/http/middleware.ts';
import { addStaticFiles } from '../../src/server/http/staticFiles.ts';
import type { Reviewer } from './reviewer.ts';

/** The only address that the review listens at. */
export const REVIEW_HOST = '127.0.0.1';

export type ReviewAppOptions = {
  readonly reviewer: Pick<Reviewer, 'review' | 'part' | 'approve'>;
  /** The HTML of the built gallery. */
  readonly page: string;
  readonly pagesDir: string;
  readonly fixturesDir: string;
  /** Returns the port that the app listens at. */
  readonly port: () => number;
};

const FIXTURE = /^(?:venues|plans)\/([a-z0-9-]+)/.source;
const REVIEW = new RegExp(`${FIXTURE}\\.json$`);
const PICTURE = new RegExp(`${FIXTURE}\\/([a-z]+-[a-z]+)$`);
const PART = new RegExp(`${FIXTURE}\\/([a-z]+-[a-z]+)\\/(${PICTURE_PARTS.join('|')})\\.png$`);
const approvalSchema = z.strictObject({ version: z.string() });

export async function createReviewApp(options: ReviewAppOptions): Promise<FastifyInstance> {
  const { reviewer, page, pagesDir, fixturesDir, port } = options;
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const origins = createTrustedOrigins({ publicUrl: undefined, host: REVIEW_HOST }, port);
  app.addHook('onRequest', async (request, reply) => {
    const isApproval = request.method === 'POST';
    const isAllowed =
      origins.isTrustedHost(request) &&
      // A page always names its origin with a POST.
      (!isApproval || (request.headers.origin !== undefined && origins.isSameOrigin(request)));
    return isAllowed
      ? undefined
      : reply.code(403).send({ success: false, message: 'Only for the page of the review.' });
  });
  await addMiddleware(app, { frameAncestors: [], rateLimit: 0 });
  await addStaticFiles(app, { pagesDir, picturesDir: pagesDir, venues: new Map(), hasServiceWorker: false });
  addGalleryRoutes(app, page.replace('<body', '<body data-picture-review'), fixturesDir);

  app.get<{ Params: { '*': string } }>(`${REVIEW_PATH}*`, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const path = request.params['*'];
    const [, reviewed] = REVIEW.exec(path) ?? [];
    if (reviewed !== undefined) {
      const pictures = await reviewer.review(reviewed);
      return pictures ? { pictures } : reply.callNotFound();
    }
    const [, name, picture, part] = PART.exec(path) ?? [];
    const kind = PICTURE_PARTS.find((each) => each === part);
    const isNamed = name !== undefined && picture !== undefined && kind !== undefined;
    const png = isNamed ? await reviewer.part(name, picture, kind) : undefined;
    return png ? reply.type('image/png').send(png) : reply.callNotFound();
  });

  app.post<{ Params: { '*': string } }>(`${REVIEW_PATH}*`, async (request, reply) => {
    const [, name, picture] = PICTURE.exec(request.params['*']) ?? [];
    if (name === undefined || picture === undefined) return reply.callNotFound();
    const body = approvalSchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ success: false, message: 'The version is missing.' });
    const result = await reviewer.approve(name, picture, body.data.version);
    return result.ok ? { success: true } : reply.code(409).send({ success: false, message: result.error });
  });
  return app;
}
