/** Which panels and which dialog are open. */
import { atom } from 'jotai';

const PANELS = ['inspector', 'layers', 'tables', 'findings'] as const;
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

export type DialogName =
  | 'palette'
  | 'keys'
  | 'file'
  | 'export'
  | 'scale-photo'
  | 'plan-scale'
  | 'save-symbol'
  | 'save-template'
  | 'replace-names'
  | 'enlarge'
  | 'publish'
  | 'history'
  | 'affected'
  | 'preview'
  | 'embed'
  | 'draft'
  | 'folder';
/** Where the context menu is open, in CSS pixels of the page. */
export const contextMenuAtom = atom<{ readonly x: number; readonly y: number }>();
export const dialogAtom = atom<DialogName>();
