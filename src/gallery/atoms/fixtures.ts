/** The fixtures that there are, and the one that is open. */
import { atom } from 'jotai';
import type { FixtureEntry } from '../../api/contract.ts';
import { loadFixture, loadFixtureIndex } from '../../api/fixtures.ts';
import { type Scene, buildScene } from '../../map/scene.ts';
import { type FixtureReading, readFixture } from '../fixture.ts';
import { stateAtom } from './state.ts';

const entries = atom<readonly FixtureEntry[] | 'awaited' | 'failed'>('awaited');
export const entriesAtom = atom((get) => get(entries));

export const loadEntriesAtom = atom(null, async (_get, set) => {
  set(entries, 'awaited');
  set(entries, (await loadFixtureIndex()) ?? 'failed');
});

/** The name in the address that no fixture has. */
export const unknownFixtureAtom = atom((get): string | undefined => {
  const { fixture } = get(stateAtom);
  const all = get(entries);
  return fixture === undefined || typeof all === 'string' || all.some(({ name }) => name === fixture)
    ? undefined
    : fixture;
});

/** Texts of the fixtures looked at last: a card's picture, its findings and the opened fixture ask for the same. */
const KEPT = 6;
const texts = new Map<string, Promise<string | undefined>>();

/** A fixture's file as text; undefined where it can't be had, and then it is asked for again the next time. */
export function textOfFixture(name: string): Promise<string | undefined> {
  let text = texts.get(name);
  if (!text) {
    text = loadFixture(name);
    void text.then((got) => {
      if (got === undefined) texts.delete(name);
    });
  }
  texts.delete(name);
  texts.set(name, text);
  for (const oldest of [...texts.keys()].slice(0, -KEPT)) texts.delete(oldest);
  return text;
}

export type Opened = { readonly name: string; readonly reading: FixtureReading; readonly scene: Scene | undefined };

const opened = atom<Opened | undefined>(undefined);
/** The open fixture once it is read; undefined while it loads. */
export const openedAtom = atom((get) => {
  const now = get(opened);
  return now?.name === get(stateAtom).fixture ? now : undefined;
});

/** Loads and reads a fixture. A later one is not overtaken by an earlier one that took longer. */
export const loadOpenedAtom = atom(null, async (get, set, name: string) => {
  if (get(opened)?.name === name) return;
  const text = await textOfFixture(name);
  if (get(stateAtom).fixture !== name) return;
  const reading: FixtureReading =
    text === undefined ? { ok: false, reason: 'The file can’t be loaded.' } : readFixture(text);
  set(opened, {
    name,
    reading,
    scene: reading.ok ? buildScene(reading.fixture.tables, reading.fixture.ground) : undefined,
  });
});
