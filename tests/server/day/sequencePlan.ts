/**
 * The plans and settings of the random days: tables come to other areas, leave the plan and come back, and are linked;
 * areas are occupied in another way, services begin at another time, and days, areas and tables are closed to guests.
 */
import { addDays } from '../../../src/domain/booking/time.ts';
import { formatTimeOfDay } from '../../../src/domain/plan/timeOfDay.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { PLAN_RULES } from '../../../src/server/editor/planDocument.ts';
import { documentEtag, publishDocument } from '../../../src/server/editor/publishing.ts';
import { SETTINGS_RULES } from '../../../src/server/venueSettings/settingsDocument.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Documents, Venues, VenueSettings } from '../../../src/server/venues/venues.ts';
import { TENANT } from './sequenceGuests.ts';
import type { Rules } from './sequenceVenue.ts';

/** The plan or the settings become what the rules say. */
export type PlanStep = { readonly publish: keyof Documents; readonly rules: Rules };
type Host = { readonly store: Store; readonly venues: Venues };

/** Returns what a venue has published at first. */
export function firstDocuments({ venues }: Pick<Host, 'venues'>): Documents {
  const { plan, settings } = venues.get(TENANT)!.documents;
  return { plan: plan.content, settings: settings.content };
}

/** Publishes a plan or settings that say what the rules do, whatever it means for guests. Resolves to what it came to. */
export async function takePlanStep(
  { store, venues }: Host,
  { publish: kind, rules }: PlanStep,
  { first, date, now }: { readonly first: Documents; readonly date: string; readonly now: number },
): Promise<string> {
  const publish = (accept: string) => {
    const { plan, settings } = venues.get(TENANT)!.documents;
    const about = { by: '', note: '', accept };
    return kind === 'plan'
      ? publishDocument(
          store,
          venues,
          PLAN_RULES,
          TENANT,
          { ...about, content: planOf(first.plan, rules) },
          documentEtag(plan),
          now,
        )
      : publishDocument(
          store,
          venues,
          SETTINGS_RULES,
          TENANT,
          { ...about, content: settingsOf(first.settings, rules, date) },
          documentEtag(settings),
          now,
        );
  };
  const result = await publish('');
  const accepted = !result.ok && result.error === 'affected' ? await publish(result.impact.digest) : result;
  return accepted.ok ? 'ok' : accepted.error;
}

function planOf(first: Plan, { tables, links }: Rules): Plan {
  const rooms = first.areas.flatMap((area) => area.rooms);
  const roomOf = (key: string, seats: number) => {
    const room = rooms.find(({ id }) => id === Number(key)) ?? { ...rooms[0]!, name: `Line ${key}` };
    const joins = [...links].flatMap((link) => {
      const [one, other] = link.split(' ');
      return one === key ? [{ with: [Number(other)], min_guests: 2 }] : [];
    });
    return {
      ...room,
      id: Number(key),
      ...(seats === 4 ? {} : { beds: seats, name: `${room.name}, plan ${seats}` }),
      ...(joins.length > 0 ? { joins } : {}),
    };
  };
  const areas = first.areas.map((area, at) => ({
    ...area,
    rooms: [...tables].flatMap(([key, { area: own, seats }]) => (own === at ? [roomOf(key, seats)] : [])),
  }));
  return { ...first, areas };
}

function settingsOf(first: VenueSettings, rules: Rules, date: string): VenueSettings {
  const { modes, dinner, stays, turnTime, closedDay, closedArea, offline } = rules;
  const [lunch, second] = first.services ?? [];
  return {
    ...first,
    area_occupancy: Object.fromEntries(modes.map((mode, at) => [String(at + 1), mode])),
    ...(lunch && second
      ? {
          services: [
            { ...lunch, last: formatTimeOfDay(dinner - 15) },
            { ...second, first: formatTimeOfDay(dinner) },
          ],
        }
      : {}),
    stays: [...stays],
    turn_times: [{ guests: 4, minutes: turnTime }],
    special_days: closedDay === undefined ? [] : [{ date: addDays(date, closedDay), closed: true }],
    area_closures: closedArea
      ? [{ area: String(closedArea.area + 1), from: addDays(date, closedArea.day), to: addDays(date, closedArea.day) }]
      : [],
    table_access: offline === undefined ? [] : [{ tables: [offline], access: 'in_house' }],
  };
}
