/**
 * The booking page on somebody else's site, in front of somebody else's host: the bundle of `npm run build:page` on a
 * plain web server, alone or with `?in-site` within a page of styles and parts of its own, and a host in Python,
 * written from the specification alone, on an origin of its own.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadVenue, readVenueFile } from './fixtureVenues.ts';
import { ROOT, type RunningHost } from './host.ts';

const TENANTS = ['beach-camp', 'island-terrace'] as const;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** What a theme of a site says of everything, and parts of its own that rely on the browser's styles. */
const SITE = `<style>
  * { letter-spacing: 9px; line-height: 0.5 }
  :root { --color-text: hotpink; --color-surface: hotpink }
  body { margin: 0; text-transform: uppercase; text-align: right; font-style: italic; color: red }
  main { clear: both } main h1, main h2, main p, main label { margin: 40px; font-size: 60px; color: hotpink }
  .site input, .site select, .site button, .site a { background: hotpink; border: 9px dotted; padding: 30px; float: right }
</style>
<body class="site"><section id="site"><h2 id="phone">Our beach</h2><i id="time"></i><i id="first_name"></i><p>Sand</p><ul><li>Sea</li></ul><button>Menu</button></section><main>`;

type PythonHost = { readonly child: ChildProcess; url: string; reservations: number };

async function startPythonHost(tenant: string): Promise<PythonHost> {
  const { key, location_id: locationId } = loadVenue(tenant);
  const plan = join(ROOT, 'fixtures/venues', tenant, 'plan.json');
  const child = spawn('python3', ['-u', join(ROOT, 'tests/foreignHost/host.py'), plan, key, locationId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const host: PythonHost = { child, url: '', reservations: 0 };
  // By lines: Python may write a line and its end apart.
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    lines.once('line', resolve);
  });
  lines.on('line', () => {
    host.reservations += 1;
  });
  host.url = `http://127.0.0.1:${port}`;
  return host;
}

export type ForeignHost = RunningHost & {
  /** Where the venue's host answers the calls of the specification. */
  callsOf(tenant: string): string;
  /** How many reservations the hosts have made since they were last deleted. */
  countReservations(): number;
  deleteReservations(): void;
};

/** Builds the bundle, and serves it for both fixture venues at `/v/<tenant>`. `now` is the page's time, as ISO text. */
export async function startForeignHost(now: string): Promise<ForeignHost> {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-page-'));
  const build = spawnSync('npm', ['run', '-s', 'build:page', '--', '--outDir', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(`npm run build:page failed:\n${build.stdout}${build.stderr}`);
  const hosts = new Map<string, PythonHost>();
  for (const tenant of TENANTS) hosts.set(tenant, await startPythonHost(tenant));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

  /** The two files as a web person edits them. */
  const editedPage = (tenant: string): string => {
    const { key, location_id: locationId } = loadVenue(tenant);
    return read('index.html')
      .replace('data-host=""', `data-host="${hosts.get(tenant)?.url}" data-now="${now}" data-default-date="23.11.2026"`)
      .replace('my-place-public', key)
      .replace('data-location-id="1"', `data-location-id="${locationId}"`)
      .replaceAll('my-place', tenant)
      .replace('"venue.js"', `"${tenant}.js"`);
  };
  const editedSettings = (tenant: string): string => {
    const { picture: _, terms_url: __, ...settings } = readVenueFile(tenant, 'venue.json');
    return read('venue.js').replace(/stringify\(\{.*\}\)/s, () => `stringify(${JSON.stringify(settings)})`);
  };
  const server = createServer((request, response) => {
    const file = new URL(request.url ?? '', 'http://localhost').pathname.replace(/^\/v\//, '');
    const tenant = TENANTS.find((name) => file.startsWith(name));
    if (file === '/favicon.ico') response.writeHead(204).end();
    else if (tenant === undefined) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(join(folder, file)));
    } else if (file === `${tenant}.js`) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(editedSettings(tenant));
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      const page = editedPage(tenant);
      response.end(request.url?.endsWith('?in-site') ? page.replace(/<body[^>]*>/, SITE) : page);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const [first] = hosts.values();
  if (!first) throw new Error('There is no venue.');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dataDir: folder,
    process: first.child,
    output: () => ({ stdout: '', stderr: '' }),
    callsOf: (tenant) => hosts.get(tenant)?.url ?? '',
    countReservations: () => [...hosts.values()].reduce((sum, { reservations }) => sum + reservations, 0),
    deleteReservations() {
      for (const host of hosts.values()) {
        host.child.kill('SIGHUP');
        host.reservations = 0;
      }
    },
    async stop() {
      server.close();
      for (const { child } of hosts.values()) child.kill();
      rmSync(folder, { recursive: true, force: true });
      return 0;
    },
  };
}
