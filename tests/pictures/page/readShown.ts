/** A fixture's file made ready to be shown: a plan with tables in all states, or an answer as it is. */
import { type Area, readAvailability } from '../../../src/domain/availability.ts';
import type { Ground } from '../../../src/domain/ground.ts';
import { boundsOf, unionOf } from '../../../src/domain/geometry.ts';
import { planSchema, tablesOf } from '../../../src/domain/plan.ts';
import type { Table } from '../../../src/domain/table.ts';
import type { NamedArea } from '../../../src/map/AreaLabels.tsx';
import { buildScene } from '../../../src/map/scene.ts';
import type { TableState } from '../../../src/map/tableLook.ts';
import type { Shown } from './ShownPlan.tsx';

export function readShown(text: string): Shown {
  const json: unknown = JSON.parse(text);
  return Array.isArray(json) ? readAnswer(json) : readPlan(json);
}

function readAnswer(json: unknown): Shown {
  const read = readAvailability(json);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const { areas, tables } = read.availability;
  return shownOf(tables, areas, new Map());
}

function readPlan(json: unknown): Shown {
  const plan = planSchema.parse(json);
  const tables = tablesOf(plan);
  const areas = plan.areas.map(({ id, name }) => ({ id: String(id), name, tables: tables.filter((table) => table.area === name) }));
  return shownOf(tables, areas, new Map(tables.map((table, i) => [table.key, stateAt(i)])), plan);
}

/** A plan tells nothing of states: some of each. */
function stateAt(place: number): TableState {
  return place % 5 === 3 ? 'taken' : place % 11 === 7 ? 'unfit' : place % 23 === 12 ? 'chosen' : 'free';
}

function shownOf(tables: readonly Table[], areas: readonly Area[], states: ReadonlyMap<string, TableState>, ground?: Ground): Shown {
  const deep = tables[tables.length >> 1];
  if (!deep) throw new Error('there is no table');
  const isFree = (table: Table): boolean => states.size > 0 ? states.get(table.key) !== 'taken' : table.available;
  return {
    scene: buildScene(tables, ground), states, deep,
    areas: areas.flatMap((area): NamedArea[] => {
      const box = area.name === '' ? undefined : unionOf(area.tables.map(boundsOf));
      return box ? [{ name: area.name, box, says: `${area.tables.filter(isFree).length} of ${area.tables.length}` }] : [];
    }),
    pictures: (ground?.decor ?? []).flatMap((piece) => piece.kind === 'picture' ? [piece.picture] : []),
  };
}
