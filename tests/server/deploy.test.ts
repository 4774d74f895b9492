/** The deployment examples name files, settings and values that this version has. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/server/settings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DEPLOY = join(ROOT, 'assets/deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

const dockerfile = read('Dockerfile');
const unit = read('tidetable.service');
const compose = read('compose.yaml');

/** Variables that belong to the platform and not to the host. */
const PLATFORM_VARIABLES = ['NODE_ENV'];
const KNOWN_SETTINGS = readFileSync(join(ROOT, 'src/server/settings.ts'), 'utf8');

function expectAccepted(environment: Record<string, string>): void {
  expect(Object.keys(environment).length).toBeGreaterThan(2);
  for (const name of Object.keys(environment)) {
    if (!PLATFORM_VARIABLES.includes(name)) expect(KNOWN_SETTINGS, name).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  }
  expect(readSettings(environment)).toMatchObject({ ok: true });
}

describe('the Dockerfile', () => {
  test('copies files that exist', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(sources).toContain('package-lock.json');
    for (const path of sources) expect(existsSync(join(ROOT, path)), path).toBe(true);
    const built = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path = '']) => path);
    for (const path of built.filter((each) => !['node_modules', 'dist'].includes(each)))
      expect(existsSync(join(ROOT, path)), path).toBe(true);
  });

  test('sets values that the host accepts', () => {
    const [, pairs = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
    expectAccepted(Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=', 2))) as Record<string, string>);
  });

  test('starts the entry file on a version of Node that package.json allows', () => {
    expect(dockerfile).toContain('CMD ["node", "dist/host/main.mjs"]');
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
    const minimum = Number(/>=(\d+)/.exec(engines.node)?.[1]);
    for (const [, major] of dockerfile.matchAll(/^FROM node:(\d+)/gm))
      expect(Number(major)).toBeGreaterThanOrEqual(minimum);
  });
});

test('the systemd unit sets values that the host accepts, and starts the built host', () => {
  expectAccepted(
    Object.fromEntries(
      [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>,
  );
  expect(unit).toMatch(/^ExecStart=\S+ node dist\/host\/main\.mjs$/m);
});

test('the Compose file sets values that the host accepts', () => {
  const section = compose.slice(compose.indexOf('environment:'), compose.indexOf('volumes:'));
  const values = [...section.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value = '']) => [
    name,
    value.replaceAll(/\$\{SITE(?::[^}]*)?\}/g, 'book.example.com').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
  ]);
  expectAccepted(Object.fromEntries(values) as Record<string, string>);
});

test('the README lists every example', () => {
  const examples = readdirSync(DEPLOY).filter((name) => !['README.md', 'Dockerfile.dockerignore'].includes(name));
  for (const name of examples) expect(read('README.md')).toContain(`\`${name}\``);
});
