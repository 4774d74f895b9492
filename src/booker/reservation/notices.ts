/**
 * What the page last told the visitor, one message at a time: a notice (`role="status"`), why a tap is refused
 * (`role="alert"`), or what a tap has done. Announcements are for screen readers only.
 */
import { atom } from 'jotai';

/** Every message has an id of its own, so that the same text shown twice is announced twice. */
export type Message = { readonly id: number; readonly text: string };
/** What a tap has done to a table. Screen readers hear the announcement instead. */
export type TapNote = Message & { readonly tableKey: string };
/** `replacedKey` is a selected table that the refused one could replace. */
export type RefusedTap = TapNote & { readonly replacedKey?: string | undefined };

type Shown = {
  readonly notice: Message & { readonly type: 'notice' };
  readonly refusal: RefusedTap & { readonly type: 'refusal' };
  readonly tap: TapNote & { readonly type: 'tap' };
};

const shownAtom = atom<Shown[keyof Shown]>();
const baseAnnouncementAtom = atom<Message>();

const lastIdAtom = atom(0);
const createMessageAtom = atom(null, (get, set, text: string): Message => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  return { id, text };
});

const messageOf = <Type extends keyof Shown>(type: Type) =>
  atom((get) => {
    const shown = get(shownAtom);
    return shown?.type === type ? (shown as Shown[Type]) : undefined;
  });
const clearOf = (type: keyof Shown) =>
  atom(null, (get, set) => {
    if (get(shownAtom)?.type === type) set(shownAtom, undefined);
  });

export const noticeAtom = messageOf('notice');
export const showNoticeAtom = atom(null, (_get, set, text: string) =>
  set(shownAtom, { type: 'notice', ...set(createMessageAtom, text) }),
);
export const clearNoticeAtom = clearOf('notice');

export const refusalAtom = messageOf('refusal');
/** Shows why a tap on a table is refused. */
export const showRefusalAtom = atom(null, (_get, set, tableKey: string, text: string, replacedKey?: string) =>
  set(shownAtom, { type: 'refusal', ...set(createMessageAtom, text), tableKey, replacedKey }),
);
export const clearRefusalAtom = clearOf('refusal');

export const tapNoteAtom = messageOf('tap');
export const showTapNoteAtom = atom(null, (_get, set, tableKey: string, text: string) =>
  set(shownAtom, { type: 'tap', ...set(createMessageAtom, text), tableKey }),
);
export const clearTapNoteAtom = clearOf('tap');

export const announcementAtom = atom((get) => get(baseAnnouncementAtom));
export const announceAtom = atom(null, (_get, set, text: string) =>
  set(baseAnnouncementAtom, set(createMessageAtom, text)),
);
