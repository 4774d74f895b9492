/** How the editor stands on the screen: nothing of it belongs to the plan, and no step takes it back. */
import { atom } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import type { Theme } from '../../map/paint/palette.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Viewport } from '../../map/camera/viewport.ts';

/** The plan on the screen, once it is there: it zooms, fits and flies. */
export const planHandleAtom = atom<PlanHandle | null>(null);
/** The view at its last rest. */
export const viewportAtom = atom<Viewport>();
/** Where the mouse is, in plan units; undefined while it is elsewhere. */
export const pointerPositionAtom = atom<Point>();

/** The grid that is shown and that drags snap to; `step` in plan units. */
export const gridAtom = atom<{ readonly shown: boolean; readonly step: number }>({ shown: true, step: 10 });
/** Whether drags snap to edges, centres and gaps of what stands nearby. */
export const snappingAtom = atom(true);

/** Panels at the sides of the plan. On a narrow screen one of them lies over the plan at a time. */
export const PANELS = ['inspector', 'layers', 'tables', 'findings'] as const;
export type PanelName = (typeof PANELS)[number];
/** The list of tables says in its heading how many there are; open at once, it would take the inspector's room on a usual screen. */
const openPanelsAtom = atom<ReadonlySet<PanelName>>(new Set<PanelName>(['inspector', 'layers']));
export const panelsAtom = atom((get) => get(openPanelsAtom));
export const togglePanelAtom = atom(null, (get, set, panel: PanelName, open?: boolean) => {
  const panels = new Set(get(openPanelsAtom));
  if (open ?? !panels.has(panel)) panels.add(panel);
  else panels.delete(panel);
  set(openPanelsAtom, panels);
});

/** Below so many CSS pixels the panels lie over the plan, and are closed at first; `editor.css` asks the same. */
const NARROW = '(max-width: 56.25rem)';
const wishedSideAtom = atom<boolean>();
/** Whether the panels at the side are shown. */
export const isSideOpenAtom = atom((get) => get(wishedSideAtom) ?? !window.matchMedia(NARROW).matches);
export const toggleSideAtom = atom(null, (get, set) => {
  set(wishedSideAtom, !get(isSideOpenAtom));
});

const darkMedia = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const systemThemeAtom = atom<Theme>(darkMedia().matches ? 'dark' : 'light');
systemThemeAtom.onMount = (set) => {
  const media = darkMedia();
  const follow = (): void => {
    set(media.matches ? 'dark' : 'light');
  };
  follow();
  media.addEventListener('change', follow);
  return () => {
    media.removeEventListener('change', follow);
  };
};
/** As the system has it. */
export const themeAtom = atom((get) => get(systemThemeAtom));

/** What lies over the whole page. */
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

/** Said to whoever draws, in the status line and to a screen reader. Each saying is another one, even of the same words. */
const saidAtom = atom<{ readonly text: string; readonly at: number }>({ text: '', at: 0 });
export const announcementAtom = atom((get) => get(saidAtom));
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(saidAtom, ({ at }) => ({ text, at: at + 1 }));
});
