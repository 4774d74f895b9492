/** The approved pictures and what drew them, and the fixtures that have such pictures. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fixtureIndexSchema } from '../../src/domain/fixtureIndex.ts';
import { ROOT } from '../support/host.ts';
import type { Drawer } from './render.ts';

/** A fixture by its name, and the file with its plan or answer. */
export type Fixture = { readonly name: string; readonly file: string };

const FIXTURES = join(ROOT, 'fixtures');
export const APPROVED = join(FIXTURES, 'pictures');
const DRAWER_FILE = 'chromium.json';
const drawerSchema = z.object({ chromium: z.string(), letters: z.string() });

/** Both venues, all fixtures that are meant to be sound, and of the damaged ones those that have approved pictures: what is hostile is drawn too. */
export function fixturesWithPictures(): Fixture[] {
  const venues = readdirSync(join(FIXTURES, 'venues')).toSorted().map((name) => ({ name, file: join(FIXTURES, 'venues', name, 'plan.json') }));
  const index = fixtureIndexSchema.parse(JSON.parse(readFileSync(join(FIXTURES, 'plans/index.json'), 'utf8')));
  const named = index.map(({ file, meant }) => ({ name: file.replace(/\.json$/, ''), file: join(FIXTURES, 'plans', file), meant }));
  return [...venues, ...named.filter(({ name, meant }) => meant === 'sound' || existsSync(join(APPROVED, name))).map(({ name, file }) => ({ name, file }))];
}

/** Whether a fixture has letters that the shipped faces lack: those are the system's, and differ from one to another. */
export function borrowsLetters(text: string): boolean {
  return /[^\u0000-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20ac\u2122]/u.test(JSON.stringify(JSON.parse(text)));
}

/** What drew the approved pictures; undefined where there are none yet. */
export function approvedDrawer(folder = APPROVED): Drawer | undefined {
  const file = join(folder, DRAWER_FILE);
  return existsSync(file) ? drawerSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function approvedPicture(name: string, picture: string, folder = APPROVED): Buffer | undefined {
  const file = join(folder, name, `${picture}.png`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Puts a fixture's pictures in the place of those that it had. */
export function approve(name: string, pictures: ReadonlyMap<string, Buffer>, folder = APPROVED): void {
  rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(join(folder, name), { recursive: true });
  for (const [picture, png] of pictures) writeFileSync(join(folder, name, `${picture}.png`), png);
}

export function recordDrawer({ chromium, letters }: Drawer, folder = APPROVED): void {
  writeFileSync(join(folder, DRAWER_FILE), `${JSON.stringify({ chromium, letters }, null, 2)}\n`);
}

/** Folders of pictures whose fixture is gone. */
export function leftOver(fixtures: readonly Fixture[], folder = APPROVED): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !fixtures.some(({ name }) => name === entry.name)).map(({ name }) => name);
}

export function discard(name: string, folder = APPROVED): void {
  rmSync(join(folder, name), { recursive: true });
}
