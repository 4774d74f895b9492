/**
 * The tool interface. A tool is a state machine with a pure step function: (state, event, scene) → next state and
 * effects. Tools never write to the drawing. `toolState.ts` applies their effects in order.
 */
import type { EditorDocument, Item } from '../../domain/document/editorDocument.ts';
import type { Box, Outline, Point } from '../../domain/geometry/boxes.ts';
import type { Guide } from '../../domain/geometry/snapping/guides.ts';
import type { ItemIndex } from '../../domain/document/itemSpatialIndex.ts';
import type { Surface, PropKind } from '../../domain/plan/decorKinds.ts';
import type { Decor } from '../../domain/plan/plan.ts';

import type { SelectMode } from '../document/selection.ts';
import type { PlanSymbol } from '../document/symbols.ts';

export const TOOL_NAMES = [
  'select',
  'points',
  'pan',
  'table',
  'round-table',
  'row',
  'grid',
  'area',
  'path',
  'wall',
  'text',
  'picture',
  'prop',
  'symbol',
  'measure',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

export type PointerType = 'mouse' | 'touch' | 'pen';
/** A handle of the selection frame: corners and sides by compass direction, rotation, and the texts of a table. */
export type HandleName = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'rotate' | 'label' | 'seats';
export type Handle = { readonly name: HandleName; readonly at: Point };

/**
 * `at` is in plan units. `clicks` counts quick presses in one place: 2 is a double click. `meta` is Ctrl or ⌘.
 * `additive` is whether the press adds to the selection without a key.
 */
export type ToolPointerEvent = {
  readonly type: 'down' | 'move' | 'up';
  readonly at: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  readonly pointerType: PointerType;
  readonly clicks: number;
  readonly additive?: boolean;
};
export type ToolEvent =
  | ToolPointerEvent
  /** Reverts the gesture in progress: a second finger came down, the window lost focus or the tool changed. */
  | { readonly type: 'cancel' }
  | { readonly type: 'key'; readonly key: 'Enter' | 'Escape' | 'Backspace' };

/** Properties of new items. Lengths are in plan units. */
export type ToolDefaults = {
  /** Id of an area of the drawing. */
  readonly area: number;
  /** Id of a category of the drawing. */
  readonly category: number;
  readonly seats: number;
  readonly width: number;
  readonly height: number;
  /** Minimum distance between the tables of a row or a grid. */
  readonly gap: number;
  readonly rowShape: 'line' | 'circle';
  /** How far the middle of a row lies off the straight line between its ends. */
  readonly bend: number;
  readonly surface: Surface;
  readonly pathSurface: Surface;
  readonly pathWidth: number;
  readonly wallWidth: number;
  readonly smooth: boolean;
  readonly textSize: number;
  readonly prop: PropKind;
  /** Path of the picture that the picture tool places. */
  readonly picture?: string | undefined;
  /** The symbol that the symbol tool places. */
  readonly symbol?: PlanSymbol | undefined;
  /** Keeps the tool active after it has created an item. */
  readonly keepActive: boolean;
};

/** What a tool can read. Created by `createToolScene`. */
export type ToolScene = {
  readonly drawing: EditorDocument;
  readonly selected: ReadonlySet<string>;
  /** Plan units per CSS pixel. */
  readonly unitsPerPixel: number;
  /** The visible part of the plan, in plan units. */
  readonly view: Box;
  /** Grid spacing for snapping, in plan units. 0 if grid snapping is off. */
  readonly grid: number;
  readonly defaults: ToolDefaults;
  /** The highest table id ever used. New tables get higher ids. */
  readonly highestUsedId: number;
  /** Spatial index of the items that are neither locked nor hidden. */
  readonly index: ItemIndex;
  /** Returns the topmost item at a point, or else the nearest within `slop` plan units. */
  hitTest(at: Point, slop: number): Item | undefined;
  /** Returns all items at a point, the topmost first. */
  itemsAt(at: Point): readonly Item[];
  /** Returns the selection handle at a point. */
  handleAt(at: Point, pointerType: PointerType): Handle | undefined;
};

/** A shape drawn above the plan while a tool is in use. It is not part of the drawing. */
export type PreviewShape =
  | { readonly type: 'marquee'; readonly box: Box }
  /** A table that the gesture would create. */
  | { readonly type: 'table'; readonly outline: Outline; readonly text: string }
  /** Decor that the gesture would create. */
  | { readonly type: 'decor'; readonly decor: Decor }
  /** The points placed so far and the one under the pointer. `closed` if a click would close the outline. */
  | { readonly type: 'points'; readonly points: readonly Point[]; readonly closed: boolean }
  /** A line labeled with its length and angle. */
  | {
      readonly type: 'measure';
      readonly from: Point;
      readonly to: Point;
      readonly distance: number;
      readonly degrees: number;
    }
  /** A label beside the pointer, such as "120 × 60" or "15°". */
  | { readonly type: 'label'; readonly at: Point; readonly text: string };

export type ToolEffect =
  /** Starts a gesture that becomes one undo step, labeled `name`. */
  | { readonly type: 'begin'; readonly name: string }
  /** Replaces the drawing. `edit` receives the drawing as it was when the gesture started. */
  | { readonly type: 'change'; readonly edit: (drawing: EditorDocument) => EditorDocument }
  | { readonly type: 'commit'; readonly name?: string }
  | { readonly type: 'cancel' }
  /**
   * Shows items moved by `by` without editing the drawing, until `commit` or `cancel`. With `copy`, the originals stay
   * visible.
   */
  | { readonly type: 'drag'; readonly keys: readonly string[]; readonly by: Point; readonly copy: boolean }
  /** `toggle` deselects the items if all of them are selected, and selects them otherwise. */
  | { readonly type: 'select'; readonly keys: readonly string[]; readonly mode: SelectMode }
  /** Replaces the visible snap guides. */
  | { readonly type: 'guides'; readonly guides: readonly Guide[] }
  /** Replaces the preview shapes. */
  | { readonly type: 'preview'; readonly shapes: readonly PreviewShape[] }
  | { readonly type: 'tool'; readonly tool: ToolName }
  /** Selects a point of the edited shape, or none. */
  | { readonly type: 'select-point'; readonly index: number | undefined }
  /** Opens the text editor at a point, for a new text item. */
  | { readonly type: 'write-text'; readonly at: Point }
  /** Opens the text editor on a table or text item. */
  | { readonly type: 'edit-text'; readonly key: string }
  /** Shows a message in the status line and announces it to screen readers. */
  | { readonly type: 'announce'; readonly text: string };

/** Hides guides and previews. */
export const CLEARED: readonly ToolEffect[] = [
  { type: 'guides', guides: [] },
  { type: 'preview', shapes: [] },
];

export type ToolStep<State> = { readonly state: State; readonly effects: readonly ToolEffect[] };
type ToolState = { readonly type: string };
export type Tool<State extends ToolState> = {
  readonly idle: State;
  step(state: State, event: ToolEvent, scene: ToolScene): ToolStep<State>;
};

/** A tool together with its current state. `step` returns the tool in its next state. */
export type RunningTool = {
  readonly name: ToolName;
  /** Type of the current state, such as `idle` or `dragging-items`. */
  readonly state: string;
  step(event: ToolEvent, scene: ToolScene): { readonly tool: RunningTool; readonly effects: readonly ToolEffect[] };
};

/** Wraps a tool so that its state type stays private. */
export function startTool<State extends ToolState>(
  name: ToolName,
  tool: Tool<State>,
  state: State = tool.idle,
): RunningTool {
  return {
    name,
    state: state.type,
    step(event, scene) {
      const next = tool.step(state, event, scene);
      const exits = event.type === 'key' && event.key === 'Escape' && state.type === 'idle' && name !== 'select';
      return {
        tool: startTool(name, tool, next.state),
        effects: exits ? [...next.effects, { type: 'tool', tool: 'select' }] : next.effects,
      };
    },
  };
}
