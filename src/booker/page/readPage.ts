/** Reads the `data-*` values of the element that the booker mounts in. */
import { type Feature, type PageValues, FEATURES } from '../../api/bookingContract.ts';
import type { ReservationToChange } from '../../api/changeContract.ts';
import { chooseLanguage } from '../../domain/language.ts';
import { type PlainDate, isTimeZone, parseWireDate } from '../../domain/booking/time.ts';
import { type PublicVenue, publicVenueSchema } from '../../domain/booking/venue.ts';
import type { OwnTexts } from '../messages.ts';
import { parseDateInput } from './parseDateInput.ts';

/** The values that the host's page passes in. */
export type Page = {
  readonly tenant: string;
  /** The host's origin without a trailing slash; empty for the page's own origin. */
  readonly host: string;
  /** Where the three calls are answered: at the host, or below a guest's link. */
  readonly calls: string;
  /** The reservation that the page changes instead of making one. */
  readonly change?: ReservationToChange;
  /** Where the friends will be whose link opened the page, as JSON. */
  readonly beside?: string;
  readonly key: string;
  readonly locationId: string;
  readonly defaultDate: PlainDate | undefined;
  /** What the page's address asks for: `?date=24.12.2026&guests=4`, and the id of a table, as on a table's QR card. */
  readonly link: {
    readonly date: PlainDate | undefined;
    readonly guests: number | undefined;
    readonly table: string | undefined;
  };
  readonly features: ReadonlySet<Feature>;
  /** Its `language` is the page's: the visitor's, or the venue's where we don't have the visitor's. */
  readonly venue: PublicVenue;
  /** The language of the venue's own texts. */
  readonly venueLanguage: string;
  readonly texts: OwnTexts;
  readonly backgroundUrl: string | undefined;
  /** The element around each step: a document has one `main`, which may be the site's own. */
  readonly landmark: 'main' | 'div';
  /** What is wrong with the values, for whoever writes the page. */
  readonly problems: readonly string[];
  /** The host's latest event when it made the page. */
  readonly lastEventId: string | undefined;
  /** Returns the host's current time in epoch milliseconds. */
  readonly clock: () => number;
};

/**
 * Reads the values. Missing or invalid values and unfilled `{{placeholders}}` get their defaults; invalid ones are
 * logged.
 */
export function readPage(element: HTMLElement, search = location.search): Page {
  const filled = Object.fromEntries(Object.entries(element.dataset).filter(([, value]) => !value?.startsWith('{{')));
  const values: PageValues = { tenant: '', host: '', key: '', locationId: '', features: '', ...filled };
  const problems: string[] = [];
  const report = (problem: string): void => {
    problems.push(problem);
    console.warn(problem);
  };
  const defaultDate = readDate(values.defaultDate, report);
  const venue = readVenue(values, report);
  const host = values.host.replace(/\/+$/, '');
  return {
    tenant: values.tenant,
    host,
    calls: values.calls ?? host,
    key: values.key,
    locationId: values.locationId,
    defaultDate,
    link: readLink(new URLSearchParams(search)),
    features: readFeatures(values.features),
    venue: { ...venue, language: values.language ?? chooseLanguage(wantedLanguages(), venue.language) },
    venueLanguage: venue.language,
    texts: readObject(values, 'texts', report),
    backgroundUrl: values.ground || undefined,
    landmark: hasMainOutside(element) ? 'div' : 'main',
    problems,
    lastEventId: values.lastEventId,
    clock: startClock(isFromCache() ? undefined : values.now),
  };
}

/** The language in the page's address, and those of the browser, the preferred one first. */
function wantedLanguages(): string[] {
  return [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages];
}

function hasMainOutside(element: HTMLElement): boolean {
  return [...document.querySelectorAll('main, [role=main]')].some((main) => !element.contains(main));
}

type Report = (problem: string) => void;

function readDate(text: string | undefined, report: Report): PlainDate | undefined {
  const date = text ? parseWireDate(text.trim()) : undefined;
  if (text && date === undefined) report(`data-default-date is not a DD.MM.YYYY date: ${text}`);
  return date;
}

function readLink(query: URLSearchParams): Page['link'] {
  const guests = query.get('guests') ?? '';
  return {
    // As people write it, too: a link without its day would open on another one without a word.
    date: parseDateInput(query.get('date') ?? '', undefined),
    guests: /^\d{1,4}$/.test(guests) ? Number(guests) : undefined,
    table: query.get('table') ?? undefined,
  };
}

function readFeatures(text: string): ReadonlySet<Feature> {
  const names = new Set(text.split(/[\s,]+/));
  return new Set(FEATURES.filter((feature) => names.has(feature)));
}

/** Reads the venue's settings: as our host writes them, or as they are in a venue's file. */
function readVenue(values: PageValues, report: Report): PublicVenue {
  const { terms, ...venue } = readSettings(values, report);
  const holdMinutes = String(venue.hold_minutes);
  return {
    ...venue,
    time_zone: readTimeZone(venue, report),
    terms: terms.map((term) => ({ ...term, text: term.text.replaceAll('{hold_minutes}', holdMinutes) })),
  };
}

/** Without offsets the browser's own rules are used. */
function readTimeZone(
  { time_zone: zone, utc_offsets: offsets }: Pick<PublicVenue, 'time_zone' | 'utc_offsets'>,
  report: Report,
): string {
  if (offsets || isTimeZone(zone)) return zone;
  report(`data-venue has the time zone ${zone}, which this browser doesn't know, and no utc_offsets: it gets UTC`);
  return 'UTC';
}

function readObject(values: PageValues, name: 'venue' | 'texts', report: Report): object {
  let value: unknown = {};
  try {
    value = JSON.parse(values[name] || '{}');
  } catch {
    report(`data-${name} is not valid JSON`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  report(`data-${name} is not a JSON object`);
  return {};
}

/** Invalid settings get their defaults, so that one of them does not invalidate the rest. */
function readSettings(values: PageValues, report: Report): PublicVenue {
  const settings = readObject(values, 'venue', report);
  const given: Readonly<Record<string, unknown>> = { promo: 'promo_codes' in settings, ...settings };
  const parsed = publicVenueSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const details = issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  report(`data-venue has invalid settings, which get their defaults: ${details.join('; ')}`);
  const invalid = new Set(issues.map(({ path }) => String(path[0])));
  return publicVenueSchema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !invalid.has(name))));
}

/**
 * Whether the browser shows the page as it was sent for an earlier visit, as it does on Back: `data-now` is old then.
 */
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
