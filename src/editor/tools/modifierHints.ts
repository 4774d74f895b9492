/** What Shift, Alt and Ctrl do during the gesture in progress. */
import { atom } from 'jotai';
import { messages } from '../messages.ts';
import type { ToolName } from './tool.ts';
import { pointerTypeAtom, toolAtom, toolStateAtom } from './toolState.ts';

/** `modifier` is a keybinding in the notation of `keybindings.ts`. */
type ModifierHint = { readonly modifier: 'Shift' | 'Alt' | 'Mod'; readonly effect: string };

const { modifierEffects: effects } = messages;
const shift = (effect: string): ModifierHint => ({ modifier: 'Shift', effect });
const alt = (effect: string): ModifierHint => ({ modifier: 'Alt', effect });
const NO_SNAPPING: ModifierHint = { modifier: 'Mod', effect: effects.noSnapping };
const BOX_HINTS = [shift(effects.square), alt(effects.fromCenter), NO_SNAPPING];
const LINE_HINTS = [shift(effects.angle), NO_SNAPPING];

/** Gestures by the type of their state: those that select or change items, and those that only a part of a tool has. */
const BY_STATE: Readonly<Record<string, readonly ModifierHint[]>> = {
  'dragging-items': [shift(effects.oneDirection), alt(effects.copy), NO_SNAPPING],
  resizing: [shift(effects.proportions), alt(effects.fromCenter), NO_SNAPPING],
  rotating: [shift(effects.angle)],
  'moving-text': [shift(effects.oneDirection)],
  'dragging-point': [shift(effects.oneDirection), NO_SNAPPING],
  brushing: [shift(effects.addToSelection)],
  'dragging-rectangle': [shift(effects.square), NO_SNAPPING],
};

/** The other gestures, of the tools that create items or measure. */
const BY_TOOL: Readonly<Partial<Record<ToolName, readonly ModifierHint[]>>> = {
  table: BOX_HINTS,
  'round-table': BOX_HINTS,
  grid: BOX_HINTS,
  picture: BOX_HINTS,
  prop: BOX_HINTS,
  row: [shift(effects.angle), alt(effects.alongRow), NO_SNAPPING],
  area: LINE_HINTS,
  path: LINE_HINTS,
  wall: LINE_HINTS,
  measure: LINE_HINTS,
};

/** Returns the hints for a tool in a state. Between gestures there are none. */
export function modifierHints(tool: ToolName, state: string): readonly ModifierHint[] {
  if (state === 'idle' || state === 'pressing') return [];
  return BY_STATE[state] ?? BY_TOOL[tool] ?? [];
}

/** The hints for the gesture in progress. A finger has no modifier keys. */
export const modifierHintsAtom = atom((get) =>
  get(pointerTypeAtom) === 'mouse' ? modifierHints(get(toolAtom), get(toolStateAtom)) : [],
);
