/**
 * Short messages: notices (`role="status"`), refused taps (`role="alert"`), and announcements for screen readers only.
 */
import { atom } from 'jotai';

/** Every message has an id of its own, so that the same text shown twice is announced twice. */
export type Message = { readonly id: number; readonly text: string };
/** `replacedKey` is a selected table that the refused one could replace. */
export type RefusedTap = Message & { readonly tableKey: string; readonly replacedKey?: string | undefined };
/** What a tap has done, beside its table. Screen readers hear the announcement instead. */
export type TapNote = Message & { readonly tableKey: string };

const baseNoticeAtom = atom<Message>();
const baseRefusalAtom = atom<RefusedTap>();
const baseTapNoteAtom = atom<TapNote>();
const baseAnnouncementAtom = atom<Message>();

const lastIdAtom = atom(0);
const createMessageAtom = atom(null, (get, set, text: string): Message => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  return { id, text };
});

export const noticeAtom = atom((get) => get(baseNoticeAtom));
export const refusalAtom = atom((get) => get(baseRefusalAtom));
export const tapNoteAtom = atom((get) => get(baseTapNoteAtom));
export const announcementAtom = atom((get) => get(baseAnnouncementAtom));

export const showNoticeAtom = atom(null, (_get, set, text: string) =>
  set(baseNoticeAtom, set(createMessageAtom, text)),
);
export const clearNoticeAtom = atom(null, (_get, set) => set(baseNoticeAtom, undefined));

/** Shows why a tap on a table is refused. */
export const showRefusalAtom = atom(null, (_get, set, tableKey: string, text: string, replacedKey?: string) =>
  set(baseRefusalAtom, { ...set(createMessageAtom, text), tableKey, replacedKey }),
);
export const clearRefusalAtom = atom(null, (_get, set) => set(baseRefusalAtom, undefined));

export const showTapNoteAtom = atom(null, (_get, set, tableKey: string, text: string) =>
  set(baseTapNoteAtom, { ...set(createMessageAtom, text), tableKey }),
);
export const clearTapNoteAtom = atom(null, (_get, set) => set(baseTapNoteAtom, undefined));

export const announceAtom = atom(null, (_get, set, text: string) =>
  set(baseAnnouncementAtom, set(createMessageAtom, text)),
);
