/** Text for the status line, which is a live region. */
import { atom } from 'jotai';

const baseAnnouncementAtom = atom<{ readonly text: string; readonly id: number }>({ text: '', id: 0 });
/** The latest announcement. A new id announces the same text again. */
export const announcementAtom = atom((get) => get(baseAnnouncementAtom));
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(baseAnnouncementAtom, ({ id }) => ({ text, id: id + 1 }));
});
