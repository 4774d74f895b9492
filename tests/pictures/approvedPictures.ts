/** Stores the approved pictures and the version of the Chromium that drew them. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fixtureIndexSchema } from '../../src/api/fixtureIndex.ts';
import { ROOT } from '../support/host.ts';
import { type Frame, frameSchema } from './settings.ts';

/** `file` is the path of the plan or answer. */
export type Fixture = { readonly name: string; readonly file: string };

const FIXTURES = join(ROOT, 'fixtures');
const APPROVED = join(FIXTURES, 'pictures');
const DRAWER_FILE = 'chromium.json';
const FRAME_FILE = 'frame.json';
const drawerSchema = z.object({ chromium: z.string() });

/** Returns both venues and all fixtures of fixtures/plans, damaged ones included. */
export function fixturesWithPictures(): Fixture[] {
  const venues = readdirSync(join(FIXTURES, 'venues'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => ({ name, file: join(FIXTURES, 'venues', name, 'plan.json') }));
  const index = fixtureIndexSchema.parse(JSON.parse(readFileSync(join(FIXTURES, 'plans/index.json'), 'utf8')));
  return [
    ...venues,
    ...index.map(({ file }) => ({ name: file.replace(/\.json$/, ''), file: join(FIXTURES, 'plans', file) })),
  ];
}

/** Returns the version of the Chromium that drew the approved pictures; undefined if there are none. */
export function approvedChromium(folder = APPROVED): string | undefined {
  const file = join(folder, DRAWER_FILE);
  return existsSync(file) ? drawerSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).chromium : undefined;
}

export function approvedPicture(name: string, picture: string, folder = APPROVED): Buffer | undefined {
  const file = join(folder, name, `${picture}.png`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Returns the frame of a fixture's approved pictures; undefined if there are none. */
export function approvedFrame(name: string, folder = APPROVED): Frame | undefined {
  const file = join(folder, name, FRAME_FILE);
  return existsSync(file) ? frameSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function recordFrame(name: string, frame: Frame, folder = APPROVED): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, FRAME_FILE), `${JSON.stringify(frameSchema.parse(frame), null, 2)}\n`);
}

export function hasPictures(name: string, folder = APPROVED): boolean {
  return existsSync(join(folder, name));
}

/** Replaces a fixture's approved pictures. */
export function approve(name: string, pictures: ReadonlyMap<string, Buffer>, folder = APPROVED): void {
  rmSync(join(folder, name), { recursive: true, force: true });
  if (pictures.size === 0) return;
  mkdirSync(join(folder, name), { recursive: true });
  for (const [picture, png] of pictures) writeFileSync(join(folder, name, `${picture}.png`), png);
}

export function recordChromium(chromium: string, folder = APPROVED): void {
  writeFileSync(join(folder, DRAWER_FILE), `${JSON.stringify({ chromium }, null, 2)}\n`);
}

/** Returns the folders of pictures without a fixture. */
export function orphanedPictures(fixtures: readonly Fixture[], folder = APPROVED): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !fixtures.some(({ name }) => name === entry.name))
    .map(({ name }) => name);
}

export function removePictures(name: string, folder = APPROVED): void {
  rmSync(join(folder, name), { recursive: true });
}
