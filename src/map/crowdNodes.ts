/**
 * Of a crowd, makes nodes of the tables in a view at rest, if they are few. The crowd leaves them out from its next paint
 * on; until then they look the same in it, so that nothing needs a paint.
 */
import type { Group } from 'konva/lib/Group.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { TableRenderInput } from './paint/renderInput.ts';
import { MAX_DETAILED_TABLES } from './scene/tableBuffers.ts';
import { setTableNodes } from './TableNode.tsx';

/** `hidden` is what the crowd leaves out, by index. */
export type CrowdInput = TableRenderInput & { readonly hidden: Set<number> };

export class CrowdNodes {
  #crowd: CrowdInput | undefined;
  #shown: number[] = [];

  /** Sets what the crowd shows. */
  set(crowd: CrowdInput): void {
    this.#crowd = crowd;
    this.#shown = [];
  }

  /** Shows nodes for the tables in sight, by index. */
  show(stage: Stage, inSight: ArrayLike<number>): void {
    const group = stage.findOne<Group>('.nodes');
    if (!group || !this.#crowd) return;
    const { scene, palette, stateOf, hidden } = this.#crowd;
    for (const index of this.#shown) hidden.delete(index);
    this.#shown = inSight.length > MAX_DETAILED_TABLES ? [] : Array.from(inSight).filter((index) => !hidden.has(index));
    for (const index of this.#shown) hidden.add(index);
    setTableNodes(
      group,
      this.#shown.flatMap((index) => {
        const table = scene.tables[index];
        return table ? { table, state: stateOf(index), palette } : [];
      }),
    );
  }
}
