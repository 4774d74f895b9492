/** What the tests of the domain stand on: the fixture venues as their folders have them, and one seed for all properties. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plan, planSchema } from '../../src/domain/plan/plan.ts';
import { type Venue, venueSchema } from '../../src/domain/booking/venue.ts';

/** A failing property names the values that it failed with; the seed makes every run draw the same ones. */
export const SEED = 20_261_121;

const venuesFolder = new URL('../../fixtures/venues/', import.meta.url);

export const TENANTS = readdirSync(venuesFolder).filter((tenant) =>
  existsSync(new URL(`${tenant}/venue.json`, venuesFolder)),
);

/** A file of a venue's folder, as plain JSON that a test may change. */
export function readVenueFile(tenant: string, file: 'venue.json' | 'plan.json'): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`${tenant}/${file}`, venuesFolder), 'utf8'));
}

export function loadVenue(tenant: string): Venue {
  return { ...venueSchema.parse(readVenueFile(tenant, 'venue.json')), tenant };
}

export function loadPlan(tenant: string): Plan {
  return planSchema.parse(readVenueFile(tenant, 'plan.json'));
}

/** The file that a picture's path in a plan or a venue stands for. */
export function pictureFilePath(tenant: string, picture: string): string {
  return fileURLToPath(
    new URL(picture.startsWith('/assets/') ? `../../${picture}` : `${tenant}/${picture}`, venuesFolder),
  );
}

/** A deep copy with the value at a path replaced, or taken away where it is undefined. */
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
