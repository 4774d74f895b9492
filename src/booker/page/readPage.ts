/** Reads the page-level values off the element that the booker mounts in. */
import { type Feature, type PageValues, FEATURES, pageValuesSchema } from '../../api/bookingContract.ts';
import { type PlainDate, parseWireDate } from '../../domain/booking/time.ts';
import { type PublicVenue, publicVenueSchema } from '../../domain/booking/venue.ts';

/** All that the page is told from outside. */
export type Page = {
  readonly tenant: string;
  /** The host's origin without a slash at its end; empty for the page's own. */
  readonly host: string;
  readonly key: string;
  readonly locationId: string;
  readonly defaultDate: PlainDate | undefined;
  readonly features: ReadonlySet<Feature>;
  readonly venue: PublicVenue;
  readonly backgroundUrl: string | undefined;
  /** The host's now in epoch milliseconds; it goes on by itself. */
  readonly clock: () => number;
};

/** Reads the values; what is missing, unreadable or an unfilled `{{token}}` falls back to its default, with a line in the log. */
export function readPage(element: HTMLElement): Page {
  const told = Object.fromEntries(Object.entries(element.dataset).filter(([, value]) => !value?.startsWith('{{')));
  const values = pageValuesSchema.parse(told);
  return {
    tenant: values.tenant,
    host: values.host.replace(/\/+$/, ''),
    key: values.key,
    locationId: values.locationId,
    defaultDate: readDate(values.defaultDate),
    features: readFeatures(values.features),
    venue: readVenue(values),
    backgroundUrl: values.ground || undefined,
    clock: startClock(values.now),
  };
}

function readDate(text: string | undefined): PlainDate | undefined {
  const date = text ? parseWireDate(text.trim()) : undefined;
  if (text && date === undefined) console.warn(`data-default-date is no DD.MM.YYYY date: ${text}`);
  return date;
}

function readFeatures(text: string): ReadonlySet<Feature> {
  const named = new Set(text.split(/[\s,]+/));
  return new Set(FEATURES.filter((feature) => named.has(feature)));
}

/** One unreadable setting must not cost the others: it is left at its default. */
function readVenue({ venue }: PageValues): PublicVenue {
  let told: unknown = {};
  try {
    told = venue ? JSON.parse(venue) : {};
  } catch {
    console.warn('data-venue is no JSON');
  }
  const read = publicVenueSchema.safeParse(told);
  if (read.success) return read.data;
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return publicVenueSchema.parse({});
  const bad = new Set(read.error.issues.map((issue) => String(issue.path[0])));
  console.warn('data-venue: left at their defaults, as they could not be read:', [...bad].join(', '));
  return publicVenueSchema.parse(Object.fromEntries(Object.entries(told).filter(([name]) => !bad.has(name))));
}

/**
 * The host's clock, whatever the phone's says. `performance.now()` can't be set by the visitor, but stands still on some
 * phones while they sleep; the phone's own clock then tells how long.
 */
function startClock(hostNow: string | undefined): () => number {
  const told = hostNow ? Date.parse(hostNow) : NaN;
  const start = { now: Number.isNaN(told) ? Date.now() : told, wall: Date.now(), ticks: performance.now() };
  return () => start.now + Math.max(performance.now() - start.ticks, Date.now() - start.wall);
}
