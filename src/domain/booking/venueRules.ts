/**
 * The rules of a venue's settings that say more than a type or a limit, by code, in words for whoever writes `venue.json`.
 * The schema has the codes as its messages. The settings page has words of its own for each, in the owner's language.
 */
import type { ParseResult, SchemaIssue } from '../plan/reading/validationError.ts';

const VENUE_RULES = {
  one_line: 'must be one line',
  date: 'must be a date such as 2026-12-31',
  time: 'must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00',
  color: 'must be a color such as #0b6e75',
  language: 'must be a language tag such as en or pt-BR',
  email: 'must be a mail address such as host@example.com',
  time_zone: 'is not an IANA time zone',
  country_code: 'must be a country code such as +94',
  country: 'must be a country such as LK',
  terms_url: 'must be an https address or a path from /, without quotes',
  site: 'must be a site such as https://www.example.com or https://*.example.com, or * for all sites',
  last_slot: 'the last slot is before the first',
  midnight_twice: '00:00 and 24:00 are both 12:00 AM: keep one',
  service_end: 'the end is before the last slot',
  dates_order: 'the last date is before the first',
  closed_day: 'a closed day has no services',
  date_twice: 'a date is named twice',
  hours_or_services: 'a venue has hours or services, not both',
  never_open: 'names all seven days: the venue would never be open',
  service_never_held: 'are all closed_weekdays: the service would never be held',
  default_guests: 'the default must lie between min and max',
  days_order: 'max is less than min',
  stay_twice: 'two stays have the same name',
  stays_missing: 'occupancy by stay needs stays',
  stays_too_long: 'the end of the hours is too early for the shortest stay from the last slot',
  turn_times_order: 'turn times must be in ascending order of guests',
  category_twice: 'a category is named twice',
  lead_too_long: 'reaches beyond farthest_days: no time could ever be reserved',
  code_twice: 'is used twice; case and accents make no difference',
  terms_missing: 'the terms must be given here or at terms_url',
  terms_page_empty: "is the venue's own page of terms, which are empty here",
  terms_html: 'begins as HTML, but has more than paragraphs, lists, emphasis and links, or tags that are not closed',
} as const;

/** The code of a rule. */
export type VenueRule = keyof typeof VENUE_RULES;
/** What is wrong at a JSON Pointer of the settings. `rule` is set unless a type or a limit of the schema is broken. */
export type VenueIssue = SchemaIssue & { readonly rule?: VenueRule | undefined };

/** Returns the issue of a broken rule. */
export const brokenRule = (path: string, rule: VenueRule): VenueIssue => ({ path, rule, message: VENUE_RULES[rule] });

/** Names the rules that a schema of the settings has found broken. */
export function namingRules<Value>(
  read: ParseResult<Value>,
): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: readonly VenueIssue[] } {
  if (read.ok) return read;
  const isRule = (message: string): message is VenueRule => Object.hasOwn(VENUE_RULES, message);
  return {
    ok: false,
    errors: read.errors.map((issue) =>
      isRule(issue.message) ? { ...issue, ...brokenRule(issue.path, issue.message) } : issue,
    ),
  };
}
