/** Lettering: a click places it, and it is written on the spot. */
import { rounded } from '../../../domain/document/edits/itemTransform.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { createDecor } from './createItems.ts';
import { snapPoint } from '../toolScene.ts';
import type { Tool } from '../tool.ts';

export type TextState = { readonly name: 'idle' } | { readonly name: 'pressing'; readonly at: Point };

const IDLE: TextState = { name: 'idle' };
/** Stands there until something else is written: a plan holds no empty text. */
const FIRST_WORDS = 'Text';

export const textTool: Tool<TextState> = {
  idle: IDLE,
  step(state, event, scene) {
    switch (event.type) {
      case 'down':
        return { state: { name: 'pressing', at: snapPoint(event.at, undefined, event, scene).at }, effects: [] };
      case 'up': {
        if (state.name === 'idle') return { state, effects: [] };
        const made = createDecor(scene, {
          kind: 'text',
          x: rounded(state.at.x),
          y: rounded(state.at.y),
          text: FIRST_WORDS,
          size: scene.defaults.textSize,
        });
        const written = made.flatMap((effect) => (effect.type === 'select' ? effect.keys : []));
        return { state: IDLE, effects: [...made, ...written.map((key) => ({ type: 'edit-text', key }) as const)] };
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
