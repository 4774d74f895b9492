/** The hand that moves the view. Its work is the map's own camera's: the pointers go there, and nothing is left to do here. */
import type { Tool } from './tool.ts';

type PanState = { readonly name: 'idle' };

export const panTool: Tool<PanState> = { idle: { name: 'idle' }, step: (state) => ({ state, effects: [] }) };
