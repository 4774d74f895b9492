/** The pan tool. It ignores events: the pointer adapter leaves pointers to the map's camera while it is active. */
import type { Tool } from './tool.ts';

type PanState = { readonly type: 'idle' };

export const panTool: Tool<PanState> = { idle: { type: 'idle' }, step: (state) => ({ state, effects: [] }) };
