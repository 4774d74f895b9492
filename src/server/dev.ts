/**
 * `npm run dev`: Vite's development server with the host behind it, in one process and on one port. Vite hot-reloads
 * the pages' code. A change to code or templates that the host uses opens a new host and reloads the pages.
 */
import { readFileSync } from 'node:fs';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type Rollup, build, createServer as createVite } from 'vite';
import type { Host } from './host.ts';
import { type PageTemplates, TEMPLATE_FILES } from './http/pageRoutes.ts';
import { readSettings } from './settings.ts';
import { VERSION } from './version.ts';

const SOURCE_DIR = fileURLToPath(new URL('..', import.meta.url));
const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const reading = readSettings(process.env);
if (!reading.ok) {
  console.error(reading.error);
  process.exit(1);
}
// A service worker would answer with files that have changed since.
const settings = { ...reading.settings, serviceWorker: false };
const log = pino({ base: null, level: 'warn' }, pino.destination(2));

let host: Host | undefined;
const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: { server }, hmr: { server } },
  plugins: [
    {
      name: 'reopen-host',
      // Called once for the pages and once for `ssr`, whose modules are those of the host.
      async hotUpdate({ file, modules }) {
        if (this.environment.name !== 'ssr' || (modules.length === 0 && !file.endsWith('.html'))) return undefined;
        try {
          await openHost();
          vite.ws.send({ type: 'full-reload' });
        } catch (error) {
          console.error(error);
        }
        return [];
      },
    },
  ],
});

async function openHost(): Promise<void> {
  const module = (await vite.ssrLoadModule('/server/host.ts')) as typeof import('./host.ts');
  const templates = Object.fromEntries(
    await Promise.all(Object.entries(TEMPLATE_FILES).map(async ([name, file]) => [name, await readTemplate(file)])),
  ) as PageTemplates;
  const demo = process.argv.includes('--demo');
  const opening = await module.openHost({ settings, templates, pagesDir: SOURCE_DIR, demo, log });
  if (!opening.ok) throw new Error(opening.error);
  // Vite's client is an inline script and a web socket, which the content security policy forbids.
  opening.host.app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('Content-Security-Policy');
  });
  await opening.host.app.ready();
  const previous = host;
  host = opening.host;
  await previous?.close();
}

/**
 * Reads a template with Vite's client in it. Addresses relative to its folder become absolute: the page has another
 * path.
 */
async function readTemplate(file: string): Promise<string> {
  const html = readFileSync(join(SOURCE_DIR, file), 'utf8').replaceAll(
    /(?<=(?:src|href)=")\.{1,2}\/[^"]+/g,
    (address) =>
      new URL(address, `http://localhost/${file}`).pathname.replace(/^(?=\/node_modules\/)/, `/@fs${PROJECT_DIR}`),
  );
  return vite.transformIndexHtml(`/${file}`, html);
}

/** Builds and serves a file of the loader for other sites' pages, which no page imports. */
async function serveEmbedFile(path: string, response: ServerResponse): Promise<void> {
  const mode = path === '/embed.js' ? 'embed' : 'embedModules';
  const output = (await build({ mode, logLevel: 'warn', build: { write: false } })) as Rollup.RollupOutput;
  const file = output.output.find(({ fileName }) => fileName === path.replace('/embed/', '').replace(/^\//, ''));
  if (file?.type !== 'chunk') throw new Error(`The build has no ${path}.`);
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(file.code);
}

await openHost();
vite.middlewares.use((request, response, next) => {
  const path = request.url?.replace(/\?.*/, '') ?? '';
  if (!/^\/embed(?:\/(?:booker|react|element))?\.js$/.test(path)) {
    next();
    return;
  }
  void serveEmbedFile(path, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
});
// Vite's middlewares pass on every request that names no source file.
vite.middlewares.use((request, response) => {
  host?.app.routing(request, response);
});
server.on('request', vite.middlewares);
server.listen(settings.port, settings.host, () => {
  const origin = `http://${settings.host}:${(server.address() as AddressInfo).port}`;
  const addresses = host?.addresses(origin.replace('127.0.0.1', 'localhost')) ?? [];
  console.log([`Tidetable ${VERSION} listens at ${origin}`, ...addresses].join('\n'));
});
