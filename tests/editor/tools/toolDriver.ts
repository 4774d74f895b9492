/** Drives a tool by pointer and key events, and applies its effects to a history as the editor does. */
import type { EditorDocument } from '../../../src/domain/document/editorDocument.ts';
import type { Point } from '../../../src/domain/geometry/boxes.ts';
import {
  type History,
  begin,
  cancel,
  change,
  commit,
  createHistory,
  undoLabel,
  undo,
} from '../../../src/domain/document/history.ts';
import { createToolScene } from '../../../src/editor/tools/toolScene.ts';
import type {
  ToolDefaults,
  ToolEffect,
  PointerType,
  PreviewShape,
  RunningTool,
  ToolEvent,
  ToolName,
  ToolScene,
} from '../../../src/editor/tools/tool.ts';
import { createTool } from '../../../src/editor/tools/toolRegistry.ts';

export const DEFAULTS: ToolDefaults = {
  area: 1,
  category: 1,
  seats: 4,
  width: 50,
  height: 40,
  gap: 10,
  rowShape: 'line',
  bend: 0,
  surface: 'sand',
  pathSurface: 'wood',
  pathWidth: 20,
  wallWidth: 8,
  smooth: false,
  textSize: 20,
  prop: 'umbrella',
  picture: 'pictures/a.webp',
  keepActive: false,
};

type Keys = {
  readonly shift?: boolean;
  readonly alt?: boolean;
  readonly meta?: boolean;
  readonly clicks?: number;
  readonly additive?: boolean;
};

export class ToolDriver {
  tool: RunningTool;
  history: History<EditorDocument>;
  selected: ReadonlySet<string>;
  /** All effects so far. */
  effects: ToolEffect[] = [];
  shapes: readonly PreviewShape[] = [];
  guides: readonly unknown[] = [];
  dragged: Extract<ToolEffect, { type: 'drag' }> | undefined;
  /** Index of the selected point of the edited shape. */
  point: number | undefined;
  kind: PointerType = 'mouse';
  #at: Point = { x: 0, y: 0 };

  constructor(
    drawing: EditorDocument,
    tool: ToolName = 'select',
    selected: readonly string[] = [],
    readonly parts: Partial<ToolScene> = {},
  ) {
    this.history = createHistory(drawing);
    this.tool = createTool(tool);
    this.selected = new Set(selected);
  }

  get drawing(): EditorDocument {
    return this.history.present;
  }
  get undoStep(): string | undefined {
    return undoLabel(this.history);
  }
  undo(): EditorDocument {
    this.history = undo(this.history);
    return this.drawing;
  }

  send(event: ToolEvent): this {
    const scene = createToolScene({
      drawing: this.drawing,
      selected: this.selected,
      unitsPerPixel: 1,
      view: { x: 0, y: 0, width: 1_000, height: 800 },
      grid: 0,
      defaults: DEFAULTS,
      highestUsedId: 0,
      ...this.parts,
    });
    const { tool, effects } = this.tool.step(event, scene);
    this.tool = tool;
    for (const effect of effects) this.#put(effect);
    this.effects.push(...effects);
    return this;
  }

  down(x: number, y: number, keys: Keys = {}): this {
    return this.#pointer('down', { x, y }, keys);
  }
  move(x: number, y: number, keys: Keys = {}): this {
    return this.#pointer('move', { x, y }, keys);
  }
  up(keys: Keys = {}): this {
    return this.#pointer('up', this.#at, keys);
  }
  click(x: number, y: number, keys: Keys = {}): this {
    return this.down(x, y, keys).up(keys);
  }
  doubleClick(x: number, y: number): this {
    return this.click(x, y).click(x, y, { clicks: 2 });
  }
  drag(from: readonly [number, number], to: readonly [number, number], keys: Keys = {}): this {
    return this.down(...from, keys)
      .move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, keys)
      .move(...to, keys)
      .up(keys);
  }
  key(key: 'Enter' | 'Escape' | 'Backspace'): this {
    return this.send({ type: 'key', key });
  }

  #pointer(
    type: 'down' | 'move' | 'up',
    at: Point,
    { shift = false, alt = false, meta = false, clicks = 1, additive = false }: Keys,
  ): this {
    this.#at = at;
    return this.send({ type, at, shift, alt, meta, clicks, additive, pointerType: this.kind });
  }

  #put(effect: ToolEffect): void {
    switch (effect.type) {
      case 'begin':
        this.history = begin(this.history, effect.name);
        break;
      case 'change': {
        if (!this.history.pending) throw new Error('A change effect came before begin.');
        this.history = change(this.history, effect.edit(this.history.pending.before));
        break;
      }
      case 'commit':
        this.history = commit(this.history, effect.name);
        this.dragged = undefined;
        break;
      case 'cancel':
        this.history = cancel(this.history);
        this.dragged = undefined;
        break;
      case 'drag':
        this.dragged = effect;
        break;
      case 'select':
        this.selected = selectedBy(this.selected, effect);
        break;
      case 'preview':
        this.shapes = effect.shapes;
        break;
      case 'guides':
        this.guides = effect.guides;
        break;
      case 'tool':
        this.tool = createTool(effect.tool);
        break;
      case 'select-point':
        this.point = effect.index;
        break;
      case 'write-text':
      case 'edit-text':
      case 'announce':
        break;
    }
  }
}

function selectedBy(
  selected: ReadonlySet<string>,
  { keys, mode }: Extract<ToolEffect, { type: 'select' }>,
): Set<string> {
  if (mode === 'only') return new Set(keys);
  if (mode === 'toggle' && keys.every((key) => selected.has(key)))
    return new Set([...selected].filter((key) => !keys.includes(key)));
  return new Set([...selected, ...keys]);
}
