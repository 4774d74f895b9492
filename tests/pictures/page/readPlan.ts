/** A fixture's file made ready to be shown, as far as it can be read: a plan with tables in all states, or an answer as it is. */
import type { AvailabilityArea } from '../../../src/domain/plan/reading/availability.ts';
import { boundsOf, unionBoxes } from '../../../src/domain/geometry/boxes.ts';
import type { Table, TableState } from '../../../src/domain/plan/table.ts';
import { readFixture } from '../../../src/gallery/fixtures/readFixture.ts';
import type { NamedArea } from '../../../src/map/chrome/AreaLabels.tsx';
import { buildScene } from '../../../src/map/scene/scene.ts';
import type { PlanContent } from './PlanPicture.tsx';

/** Undefined where nothing in it can be drawn: neither a table nor the ground of a plan. */
export function readPlan(text: string): PlanContent | undefined {
  const read = readFixture(text);
  if (!read.ok || (read.fixture.tables.length === 0 && !read.fixture.background)) return undefined;
  const { kind, areas, tables, background: ground } = read.fixture;
  const states = new Map(
    kind === 'answer' ? [] : tables.map((table, i): [string, TableState] => [table.key, stateAt(i)]),
  );
  return {
    scene: buildScene(tables, ground),
    states,
    middleTable: tables[tables.length >> 1],
    areas: namedAreas(areas, states),
    pictures: (ground?.decor ?? []).flatMap((piece) => (piece.kind === 'picture' ? [piece.picture] : [])),
  };
}

/** A plan tells nothing of states: some of each. */
function stateAt(place: number): TableState {
  return place % 5 === 3
    ? 'unavailable'
    : place % 11 === 7
      ? 'ineligible'
      : place % 23 === 12
        ? 'selected'
        : 'available';
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
