/** What the visitor is told in passing: notices (`role="status"`), refused taps (`role="alert"`), and to the ear alone what a tap has done. */
import { atom } from 'jotai';

/** `turn` grows with each one, so that the same words twice are told twice. */
export type Message = { readonly text: string; readonly id: number };
export type RefusedTap = Message & { readonly tableKey: string };

const notice = atom<Message>();
const refusal = atom<RefusedTap>();
const done = atom<Message>();
let turns = 0;

export const noticeAtom = atom((get) => get(notice));
export const refusalAtom = atom((get) => get(refusal));
export const announcementAtom = atom((get) => get(done));

export const showNoticeAtom = atom(null, (_get, set, words: string) => set(notice, { text: words, id: ++turns }));
export const clearNoticeAtom = atom(null, (_get, set) => set(notice, undefined));
/** Answers a refused tap on the table with that key. */
export const showRefusalAtom = atom(null, (_get, set, table: string, words: string) =>
  set(refusal, { text: words, tableKey: table, id: ++turns }),
);
export const clearRefusalAtom = atom(null, (_get, set) => set(refusal, undefined));
/** Tells of a table chosen or released by the visitor. */
export const announceAtom = atom(null, (_get, set, words: string) => set(done, { text: words, id: ++turns }));
