/** State of the open page: view, panels, dialogs and announcements. It is neither saved nor part of the history. */
import { atom } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import type { Theme } from '../../map/paint/palette.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Viewport } from '../../map/camera/viewport.ts';

/** Controls the view of the plan. Null until the plan is mounted. */
export const planHandleAtom = atom<PlanHandle | null>(null);
/** The view when it last came to rest. */
export const viewportAtom = atom<Viewport>();
/** Position of the mouse in plan units. Undefined while it is outside the plan. */
export const pointerPositionAtom = atom<Point>();

/** The visible grid, which drags snap to. `step` is in plan units. */
export const gridAtom = atom<{ readonly shown: boolean; readonly step: number }>({ shown: true, step: 10 });
/** Whether drags snap to the grid, and to edges, centers and gaps of nearby items. */
export const snappingAtom = atom(true);

export const PANELS = ['inspector', 'layers', 'tables', 'findings'] as const;
export type PanelName = (typeof PANELS)[number];
/** The table list starts collapsed: it would take the inspector's space, and its heading shows the count. */
const baseOpenPanelsAtom = atom<ReadonlySet<PanelName>>(new Set<PanelName>(['inspector', 'layers']));
export const panelsAtom = atom((get) => get(baseOpenPanelsAtom));
export const togglePanelAtom = atom(null, (get, set, panel: PanelName, open?: boolean) => {
  const panels = new Set(get(baseOpenPanelsAtom));
  if (open ?? !panels.has(panel)) panels.add(panel);
  else panels.delete(panel);
  set(baseOpenPanelsAtom, panels);
});

/** On a narrow screen the panels overlay the plan and start closed. `editor.css` uses the same width. */
const NARROW_SCREEN = '(max-width: 56.25rem)';
const requestedSideOpenAtom = atom<boolean>();
export const isSideOpenAtom = atom((get) => get(requestedSideOpenAtom) ?? !window.matchMedia(NARROW_SCREEN).matches);
export const toggleSideAtom = atom(null, (get, set) => {
  set(requestedSideOpenAtom, !get(isSideOpenAtom));
});

const darkMedia = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const systemThemeAtom = atom<Theme>(darkMedia().matches ? 'dark' : 'light');
systemThemeAtom.onMount = (set) => {
  const media = darkMedia();
  const update = (): void => {
    set(media.matches ? 'dark' : 'light');
  };
  update();
  media.addEventListener('change', update);
  return () => {
    media.removeEventListener('change', update);
  };
};
/** Follows the system's color scheme. */
export const themeAtom = atom((get) => get(systemThemeAtom));

export type DialogName =
  | 'palette'
  | 'keys'
  | 'file'
  | 'export'
  | 'scale-photo'
  | 'publish'
  | 'history'
  | 'preview'
  | 'draft'
  | 'folder';
export const dialogAtom = atom<DialogName>();

/** Text for the status line, which is a live region. A new id announces the same text again. */
const baseAnnouncementAtom = atom<{ readonly text: string; readonly id: number }>({ text: '', id: 0 });
export const announcementAtom = atom((get) => get(baseAnnouncementAtom));
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(baseAnnouncementAtom, ({ id }) => ({ text, id: id + 1 }));
});
