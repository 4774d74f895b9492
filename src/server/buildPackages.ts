/**
 * `npm run build:packages`: the packages for those who build sites and tools, in `dist/packages`, as `npm pack` takes them:
 * the booker in a page, and a typed client of the calls. The folder in `assets/packages` has what is written by hand.
 */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AJAX_HEADER } from '../api/bookingContract.ts';
import { buildIfChanged } from './build.mjs';
import { writeCallTypes } from './build/callTypes.ts';
import { buildOpenApi } from './http/openApi/document.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { version, license, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly license: string;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** A module of a package with its types beside it. */
const exported = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** Makes a package's folder from what is written by hand and from its description. Returns the folder. */
function makePackage(name: string, description: object): string {
  const folder = join(ROOT, 'dist', 'packages', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, 'assets', 'packages', name), folder, { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const shared = { name: `@tidetable/${name}`, version, license, type: 'module' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...shared, ...description }, undefined, 2)}\n`);
  return folder;
}

if (buildIfChanged(ROOT) === 'failed') process.exit(1);
const embed = makePackage('embed', {
  description: 'The booker of a Tidetable host in a page, as an element and as a React component',
  exports: { '.': exported('booker'), './react': exported('react') },
  // It defines the element.
  sideEffects: ['./booker.js'],
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
});
const built = join(ROOT, 'dist', 'embed');
// The others are scripts that a host serves.
for (const file of readdirSync(built).filter((name) => !/^(?:embed|sw)\.js/.test(name) && /\.js$|\.d\.ts$/.test(name)))
  cpSync(join(built, file), join(embed, file));
const [marker = ''] = Object.keys(AJAX_HEADER);
const client = makePackage('client', {
  description: 'A typed client of the calls of a Tidetable host',
  exports: { '.': exported('index') },
  sideEffects: false,
  dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
});
writeFileSync(join(client, 'openapi.d.ts'), await writeCallTypes(buildOpenApi(), marker));
