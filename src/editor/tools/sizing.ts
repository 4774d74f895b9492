/** A drag of one of the frame's handles: it sizes or turns what is selected. */
import type { Drawing } from '../../domain/drawing.ts';
import { resizeItem, rotateItems, scaleItems } from '../../domain/edits/move.ts';
import { type Point, centreOf } from '../../domain/geometry.ts';
import { told } from '../../domain/guides.ts';
import { type SnapTargets, snapSides } from '../../domain/snapping.ts';
import { minus, plus, snapReachOf, turnBetween } from './hand.ts';
import { type Frame, frameOf, pullOf } from './handles.ts';
import { resizedFrame } from './resizing.ts';
import { targetsOf } from './scene.ts';
import type { Effect, Handle, HandleName, PointerEventOfTool, ToolScene, ToolStep } from './tool.ts';
import { nounOf } from './wording.ts';

export type Sizing =
  | {
      readonly name: 'resizing';
      readonly from: Point;
      readonly handle: HandleName;
      readonly frame: Frame;
      readonly targets: SnapTargets;
    }
  | { readonly name: 'turning'; readonly from: Point; readonly frame: Frame };

/** The drag of a handle begins; undefined where nothing of the selection can be moved. */
export function beginSizing(
  handle: Handle,
  from: Point,
  event: PointerEventOfTool,
  scene: ToolScene,
): ToolStep<Sizing> | undefined {
  const frame = frameOf(scene.drawing, scene.selected);
  if (!frame) return undefined;
  const keys = new Set(frame.keys);
  const noun = nounOf(scene.drawing, keys);
  const turning = handle.name === 'turn';
  const state: Sizing = turning
    ? { name: 'turning', from, frame }
    : {
        name: 'resizing',
        from,
        handle: handle.name,
        frame,
        targets: targetsOf(scene, keys, centreOf(frame.outline.box)),
      };
  return {
    state,
    effects: [{ do: 'begin', name: `${turning ? 'Turn' : 'Resize'} ${noun}` }, ...follow(state, event, scene)],
  };
}

/** The selection follows the hand. */
export function follow(state: Sizing, event: PointerEventOfTool, scene: ToolScene): readonly Effect[] {
  return state.name === 'turning' ? turn(state, event) : resize(state, event, scene);
}

/** The hand lets go. */
export function endSizing(state: Sizing, event: PointerEventOfTool, scene: ToolScene): readonly Effect[] {
  const change = follow(state, event, scene).filter((effect) => effect.do === 'change');
  return [...change, { do: 'commit' }, { do: 'guides', guides: [] }, { do: 'preview', shapes: [] }];
}

function turn({ from, frame }: Extract<Sizing, { name: 'turning' }>, event: PointerEventOfTool): readonly Effect[] {
  const { rotation, box } = frame.outline;
  const keys = new Set(frame.keys);
  const about = centreOf(box);
  const degrees = turnBetween(about, from, event.at, rotation, event.shift);
  const shown = told((rotation + degrees + 720) % 360);
  return [
    { do: 'change', edit: (drawing: Drawing) => rotateItems(drawing, keys, degrees, about) },
    { do: 'preview', shapes: [{ kind: 'figure', at: event.at, text: `${shown > 180 ? told(shown - 360) : shown}°` }] },
  ];
}

function resize(
  { from, handle, frame, targets }: Extract<Sizing, { name: 'resizing' }>,
  event: PointerEventOfTool,
  scene: ToolScene,
): readonly Effect[] {
  const { outline } = frame;
  const upright = outline.rotation % 360 === 0;
  const even = event.shift || !frame.sides;
  const grid = event.meta ? 1 : scene.grid || 1;
  const free = { even, about: event.alt, step: 0 };
  const by = minus(event.at, from);
  const pull = pullOf(handle);
  // Only upright sides lie on lines of others; the rest keeps to whole sizes.
  const snap =
    upright && !even && !event.meta
      ? snapSides(resizedFrame(outline, handle, by, free).box, sidesOf(pull), targets, {
          grid,
          within: snapReachOf(event.kind, scene.unit),
        })
      : undefined;
  const sized = snap
    ? resizedFrame(outline, handle, plus(by, snap.by), free)
    : resizedFrame(outline, handle, by, { ...free, step: grid });
  const [only, another] = frame.keys;
  const edit =
    another === undefined
      ? (drawing: Drawing) => resizeItem(drawing, only!, sized)
      : (drawing: Drawing) => scaleItems(drawing, new Set(frame.keys), outline.box, sized.box);
  return [
    { do: 'change', edit },
    { do: 'guides', guides: snap?.guides ?? [] },
    {
      do: 'preview',
      shapes: [{ kind: 'figure', at: event.at, text: `${told(sized.box.width)} × ${told(sized.box.height)}` }],
    },
  ];
}

function sidesOf({ x, y }: Point): { x?: 'start' | 'end'; y?: 'start' | 'end' } {
  return { ...(x === 0 ? {} : { x: x < 0 ? 'start' : 'end' }), ...(y === 0 ? {} : { y: y < 0 ? 'start' : 'end' }) };
}
