/** Reads the `data-*` values of the element that the booker mounts in. */
import { type Feature, type PageValues, FEATURES, pageValuesSchema } from '../../api/bookingContract.ts';
import { type PlainDate, parseWireDate } from '../../domain/booking/time.ts';
import { type PublicVenue, publicVenueSchema } from '../../domain/booking/venue.ts';

/** The values that the host's page passes in. */
export type Page = {
  readonly tenant: string;
  /** The host's origin without a trailing slash; empty for the page's own origin. */
  readonly host: string;
  readonly key: string;
  readonly locationId: string;
  readonly defaultDate: PlainDate | undefined;
  readonly features: ReadonlySet<Feature>;
  readonly venue: PublicVenue;
  readonly backgroundUrl: string | undefined;
  /** Returns the host's current time in epoch milliseconds. */
  readonly clock: () => number;
};

/**
 * Reads the values. Missing or invalid values and unfilled `{{placeholders}}` get their defaults; invalid ones are
 * logged.
 */
export function readPage(element: HTMLElement): Page {
  const filled = Object.fromEntries(Object.entries(element.dataset).filter(([, value]) => !value?.startsWith('{{')));
  const values = pageValuesSchema.parse(filled);
  return {
    tenant: values.tenant,
    host: values.host.replace(/\/+$/, ''),
    key: values.key,
    locationId: values.locationId,
    defaultDate: readDate(values.defaultDate),
    features: readFeatures(values.features),
    venue: readVenue(values),
    backgroundUrl: values.ground || undefined,
    clock: startClock(isFromCache() ? undefined : values.now),
  };
}

function readDate(text: string | undefined): PlainDate | undefined {
  const date = text ? parseWireDate(text.trim()) : undefined;
  if (text && date === undefined) console.warn(`data-default-date is not a DD.MM.YYYY date: ${text}`);
  return date;
}

function readFeatures(text: string): ReadonlySet<Feature> {
  const names = new Set(text.split(/[\s,]+/));
  return new Set(FEATURES.filter((feature) => names.has(feature)));
}

/** Invalid settings get their defaults, so that one of them does not invalidate the rest. */
function readVenue({ venue }: PageValues): PublicVenue {
  let settings: unknown = {};
  try {
    settings = venue ? JSON.parse(venue) : {};
  } catch {
    console.warn('data-venue is not valid JSON');
  }
  const parsed = publicVenueSchema.safeParse(settings);
  if (parsed.success) return parsed.data;
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return publicVenueSchema.parse({});
  const invalid = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  console.warn('data-venue has invalid settings, which get their defaults:', [...invalid].join(', '));
  return publicVenueSchema.parse(Object.fromEntries(Object.entries(settings).filter(([name]) => !invalid.has(name))));
}

/** Whether the browser shows the page as it was sent for an earlier visit, as it does on Back: `data-now` is old then. */
function isFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming && navigation.encodedBodySize > 0 && navigation.transferSize === 0
  );
}

/**
 * Starts a clock at the host's time, so that a wrong clock on the phone does no harm. `performance.now()` can't be
 * changed by the visitor, but pauses on some phones while they sleep; the phone's clock then measures the pause.
 */
function startClock(hostNow: string | undefined): () => number {
  const parsed = hostNow ? Date.parse(hostNow) : NaN;
  const start = { now: Number.isNaN(parsed) ? Date.now() : parsed, wall: Date.now(), ticks: performance.now() };
  return () => start.now + Math.max(performance.now() - start.ticks, Date.now() - start.wall);
}
