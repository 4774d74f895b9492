/**
 * A layer that finds the node under a point in a spatial index. Konva's own layers paint every node a second time, in a
 * color of its own, and read the pixel; here no hit canvas is painted, and a node can be hit a little beside its shape.
 *
 *      pointer event → stage → getIntersection(point)
 *                                 │
 *                          spatial index → key
 *                                 │
 *               a node with this id?  ─ yes → that node ──────┐
 *                                 │                           ├→ Konva fires the event on it, and it bubbles
 *                                 no → an invisible stand-in ─┘
 *
 * What one shape paints as a crowd has no nodes. A member becomes an invisible node when a pointer reaches it, so that it
 * can be the target of any event.
 */
import { Group } from 'konva/lib/Group.js';
import type { Node } from 'konva/lib/Node.js';
import { Shape, type ShapeConfig } from 'konva/lib/Shape.js';
import type { Vector2d } from 'konva/lib/types.js';
import { OverscanLayer, type OverscanLayerAttrs } from './overscanLayer.ts';

export type IndexedLayerAttrs = OverscanLayerAttrs & {
  /**
   * Returns the attributes of the node at a point, with its `id`. `point` is in the layer's units, `scale` in CSS pixels
   * per unit.
   */
  readonly find: (point: Vector2d, scale: number) => (ShapeConfig & { readonly id: string }) | undefined;
};

/** A pointer needs its node until it is lifted, and a mouse may pass over thousands. */
const MAX_STAND_INS = 40;

export class IndexedLayer extends OverscanLayer {
  readonly #standIns = new Group({ name: 'stand-ins', visible: false });

  override getIntersection(point: Vector2d): Shape | null {
    const find = this.getAttr('find') as IndexedLayerAttrs['find'] | undefined;
    if (!find || !this.isListening() || !this.isVisible()) return null;
    const found = find(this.getAbsoluteTransform().copy().invert().point(point), this.getAbsoluteScale().x);
    if (!found) return null;
    const node = this.findOne<Shape>(({ attrs }: Node) => attrs.id === found.id);
    return node && node.getParent() !== this.#standIns ? node : this.#standIn(found);
  }

  /** Takes no memory for a hit canvas, and paints none. */
  override drawHit(): this {
    const { canvas } = this.getHitCanvas().getContext();
    if (canvas.getWidth() > 0) canvas.setSize(0, 0);
    return this;
  }

  #standIn(attrs: ShapeConfig & { readonly id: string }): Shape {
    const nodes = this.#standIns;
    if (!nodes.getParent()) this.add(nodes);
    const existing = nodes.getChildren(({ attrs: { id } }) => id === attrs.id)[0];
    // What it stands for may have changed.
    if (existing) return existing.setAttrs(attrs) as Shape;
    if (nodes.getChildren().length >= MAX_STAND_INS) nodes.getChildren()[0]?.destroy();
    const node = new Shape(attrs);
    nodes.add(node);
    return node;
  }
}
