/**
 * What a tool is: named states, and one pure step from a state and what a hand did to the next state and its effects.
 * Tools read the drawing, and change it by effects only; whoever runs them puts these into practice in their order.
 */
import type { EditorDocument, Item } from '../../domain/document/editorDocument.ts';
import type { Box, Outline, Point } from '../../domain/geometry/boxes.ts';
import type { Guide } from '../../domain/geometry/snapping/guides.ts';
import type { ItemIndex } from '../../domain/document/itemSpatialIndex.ts';
import type { Decor, Surface, PropKind } from '../../domain/plan/plan.ts';

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
  'thing',
  'measure',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

export type PointerType = 'mouse' | 'touch' | 'pen';
/** Which of a frame's handles: its corners and sides by the compass, and the one that turns it. */
export type HandleName = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'turn';
export type Handle = { readonly name: HandleName; readonly at: Point };

/** `at` in plan units; `clicks` counts quick presses at one place, 2 for a double click; `meta` also stands for ctrl. */
export type ToolPointerEvent = {
  readonly type: 'down' | 'move' | 'up';
  readonly at: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  readonly pointerType: PointerType;
  readonly clicks: number;
};
export type ToolEvent =
  | ToolPointerEvent
  /** A second finger came down, the window lost its focus, another tool was taken: what was begun is undone. */
  | { readonly type: 'cancel' }
  | { readonly type: 'key'; readonly key: 'Enter' | 'Escape' | 'Backspace' };

/** What new items are made with; ids are those of the drawing, lengths plan units. */
export type ToolDefaults = {
  readonly area: number;
  readonly category: number;
  readonly seats: number;
  readonly width: number;
  readonly height: number;
  /** Between the tables of a row or a grid. */
  readonly gap: number;
  readonly surface: Surface;
  readonly pathSurface: Surface;
  readonly pathWidth: number;
  readonly wallWidth: number;
  readonly smooth: boolean;
  readonly textSize: number;
  readonly thing: PropKind;
  /** The path of the picture that the picture tool places; where it is missing, the tool says so. */
  readonly picture?: string | undefined;
  /** The tool stays in the hand after it has made something. */
  readonly keepActive: boolean;
};

/** What a tool may look at. Made by `toolScene` in scene.ts. */
export type ToolScene = {
  readonly drawing: EditorDocument;
  readonly selected: ReadonlySet<string>;
  /** Plan units per CSS pixel. */
  readonly unitsPerPixel: number;
  /** What is in view, in plan units. */
  readonly view: Box;
  /** The step of the grid that drags snap to, in plan units; 0 where it is off. */
  readonly grid: number;
  readonly defaults: ToolDefaults;
  /** The highest id that any table has had: new ones count on from it. */
  readonly highestUsedId: number;
  /** What can be taken hold of on the canvas: nothing that is locked or hidden. */
  readonly index: ItemIndex;
  /** The uppermost item at a point, or the nearest within `reach` plan units. */
  hitTest(at: Point, reach: number): Item | undefined;
  /** Of the selection's handles the one under a point. */
  handleAt(at: Point, kind: PointerType): Handle | undefined;
};

/** Drawn above the plan while a tool is at work; nothing of it is in the drawing. */
export type PreviewShape =
  | { readonly type: 'marquee'; readonly box: Box }
  /** A table that would stand there. */
  | { readonly type: 'table'; readonly outline: Outline; readonly text: string }
  /** A piece of decor that would lie there. */
  | { readonly type: 'decor'; readonly decor: Decor }
  /** Points set so far and the one under the hand; `closed` where a click would close the outline. */
  | { readonly type: 'points'; readonly points: readonly Point[]; readonly closed: boolean }
  /** A length with its figure at the middle. */
  | {
      readonly type: 'measure';
      readonly from: Point;
      readonly to: Point;
      readonly distance: number;
      readonly degrees: number;
    }
  /** A figure beside the hand, such as "120 × 60" or "15°". */
  | { readonly type: 'figure'; readonly at: Point; readonly text: string };

export type ToolEffect =
  /** A gesture begins that will be one step of the history. */
  | { readonly type: 'begin'; readonly name: string }
  /** The drawing is now this, made from the drawing as it stood when the gesture began. */
  | { readonly type: 'change'; readonly edit: (drawing: EditorDocument) => EditorDocument }
  | { readonly type: 'commit'; readonly name?: string }
  | { readonly type: 'cancel' }
  /** While a gesture runs: these items are shown so far from where they stand (`copy`: these too, where they stand). `commit` and `cancel` end it. */
  | { readonly type: 'drag'; readonly keys: readonly string[]; readonly by: Point; readonly copy: boolean }
  /** `toggle`: all of them out where all are selected, else all in. */
  | { readonly type: 'select'; readonly keys: readonly string[]; readonly how: 'only' | 'add' | 'toggle' }
  /** From now on these guides are shown, and none but these. */
  | { readonly type: 'guides'; readonly guides: readonly Guide[] }
  /** From now on these shapes are shown, and none but these. */
  | { readonly type: 'preview'; readonly shapes: readonly PreviewShape[] }
  | { readonly type: 'tool'; readonly tool: ToolName }
  /** Of the shape whose points are edited this one is chosen, or none. */
  | { readonly type: 'point'; readonly place: number | undefined }
  /** The text of a table, or of lettering, is to be written on the spot. */
  | { readonly type: 'edit-text'; readonly key: string }
  /** Told in the status line and to a screen reader. */
  | { readonly type: 'say'; readonly text: string };

export type ToolStep<State> = { readonly state: State; readonly effects: readonly ToolEffect[] };
export type ToolState = { readonly name: string };
export type Tool<State extends ToolState> = {
  readonly idle: State;
  step(state: State, event: ToolEvent, scene: ToolScene): ToolStep<State>;
};

/** A tool in the hand, in whatever state: `step` gives the same tool in its next state. */
export type RunningTool = {
  readonly name: ToolName;
  /** The name of its state, such as `idle` or `dragging-items`. */
  readonly state: string;
  step(event: ToolEvent, scene: ToolScene): { readonly tool: RunningTool; readonly effects: readonly ToolEffect[] };
};

/** A tool of any kind, with its kind of state kept to itself. */
export function startTool<State extends ToolState>(
  name: ToolName,
  tool: Tool<State>,
  state: State = tool.idle,
): RunningTool {
  return {
    name,
    state: state.name,
    step(event, scene) {
      const next = tool.step(state, event, scene);
      // With nothing begun, Escape puts the tool away.
      const away = event.type === 'key' && event.key === 'Escape' && state.name === 'idle' && name !== 'select';
      return {
        tool: startTool(name, tool, next.state),
        effects: away ? [...next.effects, { type: 'tool', tool: 'select' }] : next.effects,
      };
    },
  };
}
