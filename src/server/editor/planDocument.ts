/** What publishing does where the document is a plan. */
import type { AffectedReservation } from '../../api/editorContract.ts';
import { reservationImpact } from '../../domain/booking/reservationImpact.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { enqueuePlanEvent } from '../booking/webhookQueue.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { type TableImpact, affectedTables, findAffectedSeasonPlaces } from './affectedReservations.ts';
import type { PublishingRules } from './publishing.ts';

/** The fields of a table whose change `reservationImpact` reports. */
const COMPARED_FIELDS = ['name', 'areaId', 'seats', 'availableUntil'] as const;

export const PLAN_RULES: PublishingRules<'plan', Pick<AffectedReservation, 'tables' | 'until'>> = {
  kind: 'plan',
  summarize,
  findImpact(served, fresh) {
    const changedKeys = findChangedTables(served, fresh);
    if (changedKeys.size === 0) return undefined;
    const impactOf: TableImpact = (promised, visit) =>
      changedKeys.has(promised.key)
        ? reservationImpact(promised, visit, served.tables.get(promised.key), fresh.tables)
        : undefined;
    return {
      impactOf: affectedTables(served, impactOf),
      findOthers: (database, now) => findAffectedSeasonPlaces(database, served, now, impactOf),
    };
  },
  // A table may have come to an area whose tables are occupied in another way.
  mayMoveClaims: ({ venue }) => venue.area_occupancy !== undefined,
  async apply(trx, { venue, documents: { plan } }) {
    await enqueuePlanEvent(trx, venue.tenant, { version: plan.version, ...summarize(plan.content) });
  },
};

function summarize({ areas }: Plan) {
  const rooms = areas.flatMap((area) => area.rooms);
  return { areas: areas.length, tables: rooms.length, seats: rooms.reduce((sum, room) => sum + room.beds, 0) };
}

/** Returns the keys of the tables with a change that can affect a reservation. */
function findChangedTables(served: ServedVenue, fresh: ServedVenue): Set<string> {
  const keys = new Set([...served.tables.keys(), ...fresh.tables.keys()]);
  return new Set(
    [...keys].filter((key) => {
      const before = served.tables.get(key);
      const after = fresh.tables.get(key);
      return COMPARED_FIELDS.some((field) => before?.[field] !== after?.[field]);
    }),
  );
}
