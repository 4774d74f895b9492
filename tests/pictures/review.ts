/** `npm run fixtures:review`: the gallery with approved pictures, at this machine only. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../src/server/build.mjs';
import { readTemplates } from '../../src/server/http/pageRoutes.ts';
import { ROOT } from '../support/host.ts';
import { fixturesWithPictures } from './approvedPictures.ts';
import { openRenderer } from './render.ts';
import { REVIEW_HOST, createReviewApp } from './reviewApp.ts';
import { Reviewer } from './reviewer.ts';
import { REVIEW_PORT } from './settings.ts';

const HELP = `npm run fixtures:review -- [--port=${REVIEW_PORT}]

Serves the gallery at http://localhost:${REVIEW_PORT} and compares each fixture with its approved pictures there: approved, now and
the difference. The key A approves the picture in sight and writes it to fixtures/pictures. The code is read once: start again
after a change. Only this machine reaches it. The report of fixtures:pictures links to it.`;

const { values } = parseArgs({
  options: { port: { type: 'string', default: String(REVIEW_PORT) }, help: { type: 'boolean' } },
});
if (values.help === true) {
  console.log(HELP);
  process.exit(0);
}
if (process.env['NODE_ENV'] === 'production') {
  console.error('fixtures:review writes files of the repository and does not run in production.');
  process.exit(2);
}
const dist = join(ROOT, 'dist');
const templates = buildIfChanged(ROOT) === 'failed' ? undefined : readTemplates(dist);
if (!templates) {
  console.error('The pages could not be built.');
  process.exit(2);
}
const renderer = await openRenderer();
const app = await createReviewApp({
  reviewer: new Reviewer(renderer, fixturesWithPictures()),
  page: templates.gallery,
  pagesDir: dist,
  fixturesDir: join(ROOT, 'fixtures'),
  port: () => (app.server.address() as AddressInfo).port,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all([app.close(), renderer.close()]);
  });
await app.listen({ host: REVIEW_HOST, port: Number(values.port) });
console.log(`Review the pictures at http://localhost:${(app.server.address() as AddressInfo).port}/gallery`);
