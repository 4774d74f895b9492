/** What the visitor is told in passing: notices (`role="status"`), refused taps (`role="alert"`), and to the ear alone what a tap has done. */
import { atom } from 'jotai';

/** `turn` grows with each one, so that the same words twice are told twice. */
export type Telling = { readonly words: string; readonly turn: number };
export type RefusedTap = Telling & { readonly table: string };

const notice = atom<Telling>();
const refusal = atom<RefusedTap>();
const done = atom<Telling>();
let turns = 0;

export const noticeAtom = atom((get) => get(notice));
export const refusalAtom = atom((get) => get(refusal));
export const doneAtom = atom((get) => get(done));

export const tellAtom = atom(null, (_get, set, words: string) => set(notice, { words, turn: ++turns }));
export const hushAtom = atom(null, (_get, set) => set(notice, undefined));
/** Answers a refused tap on the table with that key. */
export const refuseAtom = atom(null, (_get, set, table: string, words: string) =>
  set(refusal, { words, table, turn: ++turns }),
);
export const clearRefusalAtom = atom(null, (_get, set) => set(refusal, undefined));
/** Tells of a table chosen or released by the visitor. */
export const tellDoneAtom = atom(null, (_get, set, words: string) => set(done, { words, turn: ++turns }));
