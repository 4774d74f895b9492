/**
 * Reads what can be drawn of a fixture's file. An answer keeps its states; the tables of a plan get some of each state.
 */
import type { AvailabilityArea } from '../../../src/domain/plan/reading/availability.ts';
import { boundsOf, centerOf, unionBoxes } from '../../../src/domain/geometry/boxes.ts';
import type { Table, TableState } from '../../../src/domain/plan/table.ts';
import { hashPercent } from '../../../src/gallery/detail/tableStates.ts';
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
    kind === 'answer' ? [] : tables.map((table): [string, TableState] => [table.key, stateOf(table.key)]),
  );
  return {
    scene: buildScene(tables, background),
    states,
    middleTable: findMiddleTable(tables),
    areas: namedAreas(areas, states),
    pictures: (background?.decor ?? []).flatMap((item) => (item.kind === 'picture' ? [item.picture] : [])),
  };
}

/**
 * Gives the tables of a plan, which has no states, some of each state. The state hangs on the key, so that a table that
 * is added or removed changes no other table.
 */
function stateOf(key: string): TableState {
  const percent = hashPercent(key);
  if (percent < 20) return 'unavailable';
  if (percent < 28) return 'ineligible';
  return percent < 32 ? 'selected' : 'available';
}

/** Returns the table closest to the center of all tables. */
function findMiddleTable(tables: readonly Table[]): Table | undefined {
  const bounds = unionBoxes(tables.map(boundsOf));
  if (!bounds) return undefined;
  const center = centerOf(bounds);
  const distances = tables.map((table) => {
    const { x, y } = centerOf(boundsOf(table));
    return Math.hypot(x - center.x, y - center.y);
  });
  const least = distances.reduce((smallest, distance) => Math.min(smallest, distance), Infinity);
  return tables[distances.indexOf(least)];
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
