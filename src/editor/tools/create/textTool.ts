/** The text tool: a click opens the text editor, which creates the text item once words are typed. */
import { round2 } from '../../../domain/geometry/numbers.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { createDecor } from './createItems.ts';
import { snapPoint } from '../toolScene.ts';
import type { Tool, ToolEffect, ToolScene } from '../tool.ts';

type TextState = { readonly type: 'idle' } | { readonly type: 'pressing'; readonly at: Point };

const IDLE: TextState = { type: 'idle' };

export const textTool: Tool<TextState> = {
  idle: IDLE,
  step(state, event, scene) {
    switch (event.type) {
      case 'down':
        return { state: { type: 'pressing', at: snapPoint(event.at, undefined, event, scene).at }, effects: [] };
      case 'up':
        return state.type === 'idle'
          ? { state, effects: [] }
          : { state: IDLE, effects: [{ type: 'write-text', at: state.at }] };
      case 'cancel':
        return { state: IDLE, effects: [] };
      case 'key':
        return event.key === 'Escape' ? { state: IDLE, effects: [] } : { state, effects: [] };
      case 'move':
        return { state, effects: [] };
    }
  },
};

/** Creates a text item at a point (plan units). `text` is not empty. */
export function createText(scene: ToolScene, { x, y }: Point, text: string): readonly ToolEffect[] {
  return createDecor(scene, { kind: 'text', x: round2(x), y: round2(y), text, size: scene.defaults.textSize });
}
