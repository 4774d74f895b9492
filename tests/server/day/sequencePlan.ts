/** The plans of the random days: tables come to areas that are occupied in another way, and new ones are added. */
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { PLAN_RULES } from '../../../src/server/editor/planDocument.ts';
import { documentEtag, publishDocument } from '../../../src/server/editor/publishing.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Venues } from '../../../src/server/venues/venues.ts';
import { TENANT } from './sequenceGuests.ts';
import { type Mode, MODES } from './sequenceVenue.ts';

/** A table comes to the area whose tables are occupied in a way, with another name, place and number of seats. */
export type PlanStep = { readonly publish: string; readonly mode: Mode };
type Host = { readonly store: Store; readonly venues: Venues };

/** Publishes the current plan with a table changed, or with a new one. Resolves to what it came to. */
export async function takePlanStep(host: Host, { publish: key, mode }: PlanStep, now: number): Promise<string> {
  const { version, content } = host.venues.get(TENANT)!.documents.plan;
  const plan = structuredClone(content);
  const rooms = plan.areas.flatMap((area) => area.rooms);
  const room = rooms.find(({ id }) => id === Number(key)) ?? { ...rooms[0]!, id: Number(key) };
  for (const area of plan.areas) area.rooms = area.rooms.filter((each) => each !== room);
  const seats = Math.min(room.beds + 1, 8);
  const coordinates = { ...room.coordinates, x: room.coordinates.x + 5 };
  const area = plan.areas[MODES.indexOf(mode)]!;
  area.rooms.push({ ...room, name: `Line ${key}, plan ${version + 1}`, beds: seats, coordinates });
  return publishPlan(host, plan, now);
}

/** Publishes a plan, whatever it means for guests. Resolves to what it came to. */
export async function publishPlan({ store, venues }: Host, content: Plan, now: number): Promise<string> {
  const publish = (accept: string) => {
    const tag = documentEtag(venues.get(TENANT)!.documents.plan);
    const publication = { content, by: '', note: '', accept };
    return publishDocument(store, venues, PLAN_RULES, TENANT, publication, tag, now);
  };
  const result = await publish('');
  const accepted = !result.ok && result.error === 'promised' ? await publish(result.impact.digest) : result;
  return accepted.ok ? 'ok' : accepted.error;
}
