/**
 * What a tool is: named states, and one pure step from a state and what a hand did to the next state and its effects.
 * Tools read the drawing, and change it by effects only; whoever runs them puts these into practice in their order.
 */
import type { Drawing, Item } from '../../domain/drawing.ts';
import type { Box, Outline, Point } from '../../domain/geometry.ts';
import type { Guide } from '../../domain/guides.ts';
import type { ItemIndex } from '../../domain/itemIndex.ts';
import type { Decor, Surface, Thing } from '../../domain/plan.ts';

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

export type HandKind = 'mouse' | 'touch' | 'pen';
/** Which of a frame's handles: its corners and sides by the compass, and the one that turns it. */
export type HandleName = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'turn';
export type Handle = { readonly name: HandleName; readonly at: Point };

/** `at` in plan units; `clicks` counts quick presses at one place, 2 for a double click; `meta` also stands for ctrl. */
export type PointerEventOfTool = {
  readonly type: 'down' | 'move' | 'up';
  readonly at: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  readonly kind: HandKind;
  readonly clicks: number;
};
export type ToolEvent =
  | PointerEventOfTool
  /** A second finger came down, the window lost its focus, another tool was taken: what was begun is undone. */
  | { readonly type: 'cancel' }
  | { readonly type: 'key'; readonly key: 'Enter' | 'Escape' | 'Backspace' };

/** What new items are made with; ids are those of the drawing, lengths plan units. */
export type Defaults = {
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
  readonly thing: Thing;
  /** The path of the picture that the picture tool places; where it is missing, the tool says so. */
  readonly picture?: string | undefined;
  /** The tool stays in the hand after it has made something. */
  readonly again: boolean;
};

/** What a tool may look at. Made by `toolScene` in scene.ts. */
export type ToolScene = {
  readonly drawing: Drawing;
  readonly selected: ReadonlySet<string>;
  /** Plan units per CSS pixel. */
  readonly unit: number;
  /** What is in view, in plan units. */
  readonly view: Box;
  /** The step of the grid that drags snap to, in plan units; 0 where it is off. */
  readonly grid: number;
  readonly defaults: Defaults;
  /** The highest id that any table has had: new ones count on from it. */
  readonly spent: number;
  /** What can be taken hold of on the canvas: nothing that is locked or hidden. */
  readonly index: ItemIndex;
  /** The uppermost item at a point, or the nearest within `reach` plan units. */
  hit(at: Point, reach: number): Item | undefined;
  /** Of the selection's handles the one under a point. */
  handleAt(at: Point, kind: HandKind): Handle | undefined;
};

/** Drawn above the plan while a tool is at work; nothing of it is in the drawing. */
export type PreviewShape =
  | { readonly kind: 'marquee'; readonly box: Box }
  /** A table that would stand there. */
  | { readonly kind: 'table'; readonly outline: Outline; readonly text: string }
  /** A piece of decor that would lie there. */
  | { readonly kind: 'decor'; readonly decor: Decor }
  /** Points set so far and the one under the hand; `closed` where a click would close the outline. */
  | { readonly kind: 'points'; readonly points: readonly Point[]; readonly closed: boolean }
  /** A length with its figure at the middle. */
  | {
      readonly kind: 'measure';
      readonly from: Point;
      readonly to: Point;
      readonly distance: number;
      readonly degrees: number;
    }
  /** A figure beside the hand, such as "120 × 60" or "15°". */
  | { readonly kind: 'figure'; readonly at: Point; readonly text: string };

export type Effect =
  /** A gesture begins that will be one step of the history. */
  | { readonly do: 'begin'; readonly name: string }
  /** The drawing is now this, made from the drawing as it stood when the gesture began. */
  | { readonly do: 'change'; readonly edit: (drawing: Drawing) => Drawing }
  | { readonly do: 'commit'; readonly name?: string }
  | { readonly do: 'cancel' }
  /** While a gesture runs: these items are shown so far from where they stand (`copy`: these too, where they stand). `commit` and `cancel` end it. */
  | { readonly do: 'drag'; readonly keys: readonly string[]; readonly by: Point; readonly copy: boolean }
  /** `toggle`: all of them out where all are selected, else all in. */
  | { readonly do: 'select'; readonly keys: readonly string[]; readonly how: 'only' | 'add' | 'toggle' }
  /** From now on these guides are shown, and none but these. */
  | { readonly do: 'guides'; readonly guides: readonly Guide[] }
  /** From now on these shapes are shown, and none but these. */
  | { readonly do: 'preview'; readonly shapes: readonly PreviewShape[] }
  | { readonly do: 'tool'; readonly tool: ToolName }
  /** Of the shape whose points are edited this one is chosen, or none. */
  | { readonly do: 'point'; readonly place: number | undefined }
  /** The text of a table, or of lettering, is to be written on the spot. */
  | { readonly do: 'edit-text'; readonly key: string }
  /** Told in the status line and to a screen reader. */
  | { readonly do: 'say'; readonly text: string };

export type ToolStep<State> = { readonly state: State; readonly effects: readonly Effect[] };
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
  step(event: ToolEvent, scene: ToolScene): { readonly tool: RunningTool; readonly effects: readonly Effect[] };
};

/** A tool of any kind, with its kind of state kept to itself. */
export function running<State extends ToolState>(
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
        tool: running(name, tool, next.state),
        effects: away ? [...next.effects, { do: 'tool', tool: 'select' }] : next.effects,
      };
    },
  };
}
