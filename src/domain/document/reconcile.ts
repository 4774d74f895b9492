/** Replaces the whole plan in one edit. Unchanged items keep their identity, key and flags. */
import { groupBy } from '../groupBy.ts';
import { canonicalJson } from './planDiff.ts';
import {
  type DecorItem,
  type EditorDocument,
  type TableItem,
  documentFromPlan,
  nextDecorKey,
} from './editorDocument.ts';
import type { Plan } from '../plan/plan.ts';

/** Returns the document of a plan, reusing the items of an existing document. The reference image stays. */
export function reconcilePlan(drawing: EditorDocument, plan: Plan): EditorDocument {
  const fresh = documentFromPlan(plan);
  const tables = new Map(drawing.tables.map((item) => [item.key, item]));
  const decor = groupBy(drawing.decor, (item) => canonicalJson(item.decor));
  let nextKey = Number(nextDecorKey(drawing).slice(1));
  return {
    ...fresh,
    ...(drawing.tracing ? { tracing: drawing.tracing } : {}),
    tables: fresh.tables.map((item): TableItem => {
      const before = tables.get(item.key);
      if (!before) return item;
      return before.area === item.area && canonicalJson(before.room) === canonicalJson(item.room)
        ? before
        : { ...before, area: item.area, room: item.room };
    }),
    decor: fresh.decor.map(
      ({ kind, decor: piece }): DecorItem =>
        decor.get(canonicalJson(piece))?.shift() ?? { kind, key: `d${nextKey++}`, decor: piece },
    ),
  };
}
