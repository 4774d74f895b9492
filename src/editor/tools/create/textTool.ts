/** The text tool: a click creates a text item and opens the text editor. */
import { round2 } from '../../../domain/geometry/numbers.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { createDecor } from './createItems.ts';
import { snapPoint } from '../toolScene.ts';
import type { Tool } from '../tool.ts';

export type TextState = { readonly type: 'idle' } | { readonly type: 'pressing'; readonly at: Point };

const IDLE: TextState = { type: 'idle' };
/** A plan can't hold an empty text. */
const PLACEHOLDER_TEXT = 'Text';

export const textTool: Tool<TextState> = {
  idle: IDLE,
  step(state, event, scene) {
    switch (event.type) {
      case 'down':
        return { state: { type: 'pressing', at: snapPoint(event.at, undefined, event, scene).at }, effects: [] };
      case 'up': {
        if (state.type === 'idle') return { state, effects: [] };
        const effects = createDecor(scene, {
          kind: 'text',
          x: round2(state.at.x),
          y: round2(state.at.y),
          text: PLACEHOLDER_TEXT,
          size: scene.defaults.textSize,
        });
        const keys = effects.flatMap((effect) => (effect.type === 'select' ? effect.keys : []));
        return { state: IDLE, effects: [...effects, ...keys.map((key) => ({ type: 'edit-text', key }) as const)] };
      }
      case 'cancel':
        return { state: IDLE, effects: [] };
      case 'key':
        return event.key === 'Escape' ? { state: IDLE, effects: [] } : { state, effects: [] };
      case 'move':
        return { state, effects: [] };
    }
  },
};
