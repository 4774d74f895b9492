/** The symbol tool: a click places the chosen symbol, as a group if it has several items. */
import { expandToGroups, groupItems } from '../../../domain/document/edits/itemFlags.ts';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { outlineFromCoordinates } from '../../../domain/plan/table.ts';
import { movedItems } from '../../document/clipboard.ts';
import { pasteItems } from '../../document/pasteItems.ts';
import type { PlanSymbol } from '../../document/symbols.ts';
import { messages } from '../../messages.ts';
import { subtract } from '../constraints.ts';
import { snapPoint } from '../toolScene.ts';
import type { PreviewShape, Tool, ToolEffect, ToolPointerEvent, ToolScene } from '../tool.ts';
import { addItems, clampToPlan } from './createItems.ts';

type SymbolState = { readonly type: 'idle' } | { readonly type: 'pressing' };

const IDLE: SymbolState = { type: 'idle' };
const CLEARED: ToolEffect = { type: 'preview', shapes: [] };

export const symbolTool: Tool<SymbolState> = {
  idle: IDLE,
  step(state, event, scene) {
    switch (event.type) {
      case 'down':
        return { state: { type: 'pressing' }, effects: [preview(event, scene)] };
      case 'move':
        return { state, effects: [preview(event, scene)] };
      case 'up':
        return state.type === 'idle' ? { state, effects: [] } : { state: IDLE, effects: place(event, scene) };
      case 'cancel':
        return { state: IDLE, effects: [CLEARED] };
      case 'key':
        return event.key === 'Escape' ? { state: IDLE, effects: [CLEARED] } : { state, effects: [] };
    }
  },
};

function offsetOf({ center }: PlanSymbol, event: ToolPointerEvent, scene: ToolScene): Point {
  return subtract(clampToPlan(snapPoint(event.at, undefined, event, scene).at, scene.drawing), center);
}

function preview(event: ToolPointerEvent, scene: ToolScene): ToolEffect {
  const { symbol } = scene.defaults;
  if (!symbol) return CLEARED;
  const { decor, tables } = movedItems(symbol.items, offsetOf(symbol, event, scene));
  return {
    type: 'preview',
    shapes: [
      ...decor.map((piece): PreviewShape => ({ type: 'decor', decor: piece })),
      ...tables.map(({ room }): PreviewShape => ({
        type: 'table',
        outline: outlineFromCoordinates(room.coordinates),
        text: room.coordinates.text ?? room.name,
      })),
    ],
  };
}

function place(event: ToolPointerEvent, scene: ToolScene): readonly ToolEffect[] {
  const { symbol } = scene.defaults;
  if (!symbol) return [{ type: 'announce', text: messages.noSymbols }];
  const paste = (drawing: EditorDocument): ReturnType<typeof pasteItems> => {
    const pasted = pasteItems(drawing, symbol.items, offsetOf(symbol, event, scene), scene.highestUsedId);
    return { ...pasted, drawing: groupItems(pasted.drawing, new Set(pasted.keys)) };
  };
  const { keys, drawing } = paste(scene.drawing);
  return [
    CLEARED,
    ...addItems(scene, [...expandToGroups(drawing, new Set(keys))], symbol.name, (before) => paste(before).drawing),
  ];
}
