/** Reads what can be drawn of a fixture's file. An answer keeps its states; the tables of a plan get some of each state. */
import type { AvailabilityArea } from '../../../src/domain/plan/reading/availability.ts';
import { boundsOf, unionBoxes } from '../../../src/domain/geometry/boxes.ts';
import type { Table, TableState } from '../../../src/domain/plan/table.ts';
import { readFixture } from '../../../src/gallery/fixtures/readFixture.ts';
import type { NamedArea } from '../../../src/map/chrome/AreaLabels.tsx';
import { buildScene } from '../../../src/map/scene/scene.ts';
import type { PlanContent } from './PlanPicture.tsx';

/** Returns undefined if the file has nothing to draw: no readable table and no background. */
export function readPlan(text: string): PlanContent | undefined {
  const read = readFixture(text);
  if (!read.ok || (read.fixture.tables.length === 0 && !read.fixture.background)) return undefined;
  const { kind, areas, tables, background } = read.fixture;
  const states = new Map(
    kind === 'answer' ? [] : tables.map((table, i): [string, TableState] => [table.key, stateAt(i)]),
  );
  return {
    scene: buildScene(tables, background),
    states,
    middleTable: tables[tables.length >> 1],
    areas: namedAreas(areas, states),
    pictures: (background?.decor ?? []).flatMap((item) => (item.kind === 'picture' ? [item.picture] : [])),
  };
}

/** Gives the tables of a plan, which has no states, some of each state. */
function stateAt(index: number): TableState {
  if (index % 5 === 3) return 'unavailable';
  if (index % 11 === 7) return 'ineligible';
  return index % 23 === 12 ? 'selected' : 'available';
}

function namedAreas(areas: readonly AvailabilityArea[], states: ReadonlyMap<string, TableState>): NamedArea[] {
  const isFree = (table: Table): boolean =>
    states.size > 0 ? states.get(table.key) !== 'unavailable' : table.available;
  return areas.flatMap((area): NamedArea[] => {
    const box = area.name === '' ? undefined : unionBoxes(area.tables.map(boundsOf));
    return box
      ? [{ name: area.name, box, subtitle: `${area.tables.filter(isFree).length} of ${area.tables.length}` }]
      : [];
  });
}
