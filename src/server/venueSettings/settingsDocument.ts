/** What publishing does where the document is a venue's settings. */
import type { SettingsImpact } from '../../domain/booking/settingsImpact.ts';
import { settingsImpact } from '../../domain/booking/settingsImpact.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { changedSettings } from '../../domain/booking/settingsMerge.ts';
import { isAwaited } from '../../domain/day/visit.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { reclaimTables } from '../booking/claims.ts';
import { visitOf } from '../booking/visits/visitRows.ts';
import { refused, type PlanKind, type Validation } from '../editor/validatePlan.ts';
import type { PublishingRules } from '../editor/publishing.ts';
import { latestEventId } from '../live/events.ts';
import { applyDecisions, ruled, visitUnderRules } from './decisions.ts';
import {
  type ServedVenue,
  type Venues,
  type VenueSettings,
  findTakenIdentifiers,
  readSettings,
} from '../venues/venues.ts';

export const SETTINGS_RULES: PublishingRules<'settings', { readonly why: SettingsImpact[] }> = {
  kind: 'settings',
  summarize: (settings, before) => ({ changed: before ? changedSettings(before, settings) : [] }),
  findImpact(served, fresh) {
    const [before, after] = [ruled(served), ruled(fresh)];
    return {
      impactOf(reservation) {
        if (!isAwaited(visitOf(reservation))) return undefined;
        const why = settingsImpact(visitUnderRules(reservation), before, after);
        return why.length > 0 ? { why } : undefined;
      },
      haveChanged: async (trx, eventId) => (await latestEventId(trx, served.venue.tenant)) !== eventId,
    };
  },
  async apply(trx, fresh, now, { by, decisions = [] }) {
    await reclaimTables(trx, fresh, zonedTime(now, fresh.venue.time_zone).date);
    await applyDecisions(trx, fresh, decisions, { role: 'owner', name: by }, now);
  },
};

/** Reads settings of a venue. A draft may be unfinished, and is only an object. */
export function checkSettings(
  purpose: PlanKind,
  json: unknown,
  { venue: { tenant } }: ServedVenue,
  venues: Venues,
): Validation<VenueSettings> {
  if (!isObject(json)) return refused([{ path: '', message: 'must be an object, in { }' }]);
  if (purpose === 'draft') return { ok: true, value: json as VenueSettings };
  const read = readSettings(json, tenant);
  if (!read.ok) return refused(read.errors);
  const others = [...venues.values()].map(({ venue }) => venue).filter((venue) => venue.tenant !== tenant);
  const taken = findTakenIdentifiers(read.value, others);
  return taken.length > 0 ? refused(taken) : read;
}
