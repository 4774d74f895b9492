/** The venues of `fixtures/venues` as test data, and the seed of all property tests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plan, type Room, planSchema } from '../../src/domain/plan/plan.ts';
import { type Venue, venueSchema } from '../../src/domain/booking/venueFile.ts';

/** Makes every run of a property test draw the same values. */
export const SEED = 20_261_121;

const venuesFolder = new URL('../../fixtures/venues/', import.meta.url);

export const TENANTS = readdirSync(venuesFolder).filter((tenant) =>
  existsSync(new URL(`${tenant}/venue.json`, venuesFolder)),
);

/** Reads a file of a venue's folder as JSON that a test may change. */
export function readVenueFile(tenant: string, file: 'venue.json' | 'plan.json'): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`${tenant}/${file}`, venuesFolder), 'utf8'));
}

export function loadVenue(tenant: string): Venue {
  return { ...venueSchema.parse(readVenueFile(tenant, 'venue.json')), tenant };
}

export function loadPlan(tenant: string): Plan {
  return planSchema.parse(readVenueFile(tenant, 'plan.json'));
}

function roomsOf(tenant: string): Room[] {
  return loadPlan(tenant).areas.flatMap(({ rooms }) => rooms);
}

/** Returns the table with that name. Throws if the venue has none. */
export function tableNamed(tenant: string, name: string): Room {
  const room = roomsOf(tenant).find((candidate) => candidate.name === name);
  if (!room) throw new Error(`${tenant} has no table ${name}`);
  return room;
}

/** Returns the names of the tables that have `seats` seats and no closing time, in the plan's order. */
export function tablesWithSeats(tenant: string, seats: number): string[] {
  return roomsOf(tenant)
    .filter((room) => room.beds === seats && room.available_until === undefined)
    .map((room) => room.name);
}

/** Resolves the path of a picture in a plan or venue to a file. */
export function pictureFilePath(tenant: string, picture: string): string {
  return fileURLToPath(
    new URL(picture.startsWith('/assets/') ? `../../${picture}` : `${tenant}/${picture}`, venuesFolder),
  );
}

/** Returns a deep copy with the value at a path replaced, or removed if the new value is undefined. */
export function withValueAt(
  json: Record<string, unknown>,
  path: readonly (string | number)[],
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(json);
  let parent = copy;
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string, unknown>;
  const last = path.at(-1)!;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}
