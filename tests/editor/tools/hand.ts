/** A hand with a tool: its effects are put into practice on a history, as a page would. */
import type { Drawing } from '../../../src/domain/drawing.ts';
import type { Point } from '../../../src/domain/geometry.ts';
import { type History, begin, cancel, change, commit, historyOf, nextUndo, undo } from '../../../src/domain/history.ts';
import { toolScene } from '../../../src/editor/tools/scene.ts';
import type {
  Defaults,
  Effect,
  HandKind,
  PreviewShape,
  RunningTool,
  ToolEvent,
  ToolName,
  ToolScene,
} from '../../../src/editor/tools/tool.ts';
import { takeTool } from '../../../src/editor/tools/toolbox.ts';

export const DEFAULTS: Defaults = {
  area: 1,
  category: 1,
  seats: 4,
  width: 50,
  height: 40,
  gap: 10,
  surface: 'sand',
  pathSurface: 'wood',
  pathWidth: 20,
  wallWidth: 8,
  smooth: false,
  textSize: 20,
  thing: 'umbrella',
  picture: 'pictures/a.webp',
  again: false,
};

type Keys = { readonly shift?: boolean; readonly alt?: boolean; readonly meta?: boolean; readonly clicks?: number };

export class Hand {
  tool: RunningTool;
  history: History<Drawing>;
  selected: ReadonlySet<string>;
  /** All effects since the last look. */
  effects: Effect[] = [];
  shapes: readonly PreviewShape[] = [];
  guides: readonly unknown[] = [];
  dragged: Extract<Effect, { do: 'drag' }> | undefined;
  /** The chosen point of the shape whose points are edited. */
  point: number | undefined;
  kind: HandKind = 'mouse';
  #at: Point = { x: 0, y: 0 };

  constructor(
    drawing: Drawing,
    tool: ToolName = 'select',
    selected: readonly string[] = [],
    readonly parts: Partial<ToolScene> = {},
  ) {
    this.history = historyOf(drawing);
    this.tool = takeTool(tool);
    this.selected = new Set(selected);
  }

  get drawing(): Drawing {
    return this.history.present;
  }
  get undoes(): string | undefined {
    return nextUndo(this.history);
  }
  undo(): Drawing {
    this.history = undo(this.history);
    return this.drawing;
  }

  send(event: ToolEvent): this {
    const scene = toolScene({
      drawing: this.drawing,
      selected: this.selected,
      unit: 1,
      view: { x: 0, y: 0, width: 1_000, height: 800 },
      grid: 0,
      defaults: DEFAULTS,
      spent: 0,
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
    { shift = false, alt = false, meta = false, clicks = 1 }: Keys,
  ): this {
    this.#at = at;
    return this.send({ type, at, shift, alt, meta, clicks, kind: this.kind });
  }

  #put(effect: Effect): void {
    switch (effect.do) {
      case 'begin':
        this.history = begin(this.history, effect.name);
        break;
      case 'change': {
        if (!this.history.open) throw new Error('a change without a beginning');
        this.history = change(this.history, effect.edit(this.history.open.before));
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
        this.tool = takeTool(effect.tool);
        break;
      case 'point':
        this.point = effect.place;
        break;
      case 'edit-text':
      case 'say':
        break;
    }
  }
}

function selectedBy(selected: ReadonlySet<string>, { keys, how }: Extract<Effect, { do: 'select' }>): Set<string> {
  if (how === 'only') return new Set(keys);
  if (how === 'toggle' && keys.every((key) => selected.has(key)))
    return new Set([...selected].filter((key) => !keys.includes(key)));
  return new Set([...selected, ...keys]);
}
