/** Rules about settings that are well-formed, but hardly what the venue means. */
import { say } from '../../../say.ts';
import { zonedTime } from '../../../booking/time.ts';
import type { Hours } from '../../../booking/bookingCalendar.ts';
import { MINUTES_PER_DAY, formatTimeOfDay } from '../../../plan/timeOfDay.ts';
import { type JsonObject, isObject, toArray } from '../../../plan/reading/coerce.ts';
import type { CheckContext } from '../../checkContext.ts';
import { type FindingDetails, defineRule } from '../../finding.ts';
import { REQUIRED_SETTINGS } from '../../venueFacts.ts';
import { PRIVATE_HOST } from '../descriptionRules.ts';

/** Frequent misspellings of frequent providers and endings, by the domain that is meant. */
const MISTYPED_DOMAINS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:g(?:amil|mial|mai|mal|mali|nail|maill|imail|ail)\.com|gmail\.(?:co|cm|con|om|comm|cpm|cim|vom|net|de|org))$/,
    'gmail.com',
  ],
  [/^(?:hot(?:mal|mial|mai|mil|amil|maill|nail)\.com|hotmail\.(?:co|cm|con|comm))$/, 'hotmail.com'],
  [/^(?:yah(?:o|ooo|hoo|io)\.com|yaho+\.(?:co|con|cm)|yhaoo\.com)$/, 'yahoo.com'],
  [/^(?:out(?:look|lok|loook)\.(?:co|con|cm)|outl(?:ok|oook|ouk)\.com|outlok\.com)$/, 'outlook.com'],
  [/^(?:iclou?d\.(?:co|con|cm)|(?:icould|iclud|iclod)\.com)$/, 'icloud.com'],
];
const MISTYPED_ENDING = /\.(?:con|cmo|ocm|vom|comm|coom|xom|exmaple|exampel|examlpe|ogr|nte|bizz|c0m|lkk|idd)$/;

const mistypedEmail = defineRule({
  id: 'mistyped-email',
  severity: 'warning',
  appliesTo: ['venue'],
  description: 'The domain of an email address is a frequent misspelling, so mails to it get lost.',
  check: ({ json }) =>
    (['email', 'contact_email'] as const).flatMap((field): FindingDetails[] => {
      const address = isObject(json) ? json[field] : undefined;
      if (typeof address !== 'string') return [];
      const domain = address.trim().toLowerCase().replace(/.*@/, '');
      const meant = MISTYPED_DOMAINS.find(([pattern]) => pattern.test(domain))?.[1];
      if (meant === undefined && !MISTYPED_ENDING.test(domain)) return [];
      const message =
        meant === undefined
          ? say`No mails arrive at ${domain}: check its ending`
          : say`No mails arrive at ${domain}: is ${meant} meant?`;
      return [{ path: `/${field}`, message }];
    }),
});

/** Longer than any venue keeps a table for a guest who is late, or asks for, but for whole days. */
const MAX_HOLD_MINUTES = 120;
const MAX_LEAD_DAYS = 2;
/** A lead of more weeks closes a venue. */
const MAX_WEEKS_AHEAD = 3;
const MIN_KEY_LENGTH = 3;
const PRIVATE_SITE = new RegExp(String.raw`^https?:${PRIVATE_HOST}(?:[:/]|$)`, 'i');

const unlikelySetting = defineRule({
  id: 'unlikely-setting',
  severity: 'warning',
  appliesTo: ['venue'],
  description:
    'A setting is possible, but hardly meant: a hold of hours, a lead time in seconds, a site on a private address, or the terms of another venue.',
  check: ({ json, tenant, now, venue, tables }) => {
    if (!isObject(json)) return [];
    const found: FindingDetails[] = [];
    const { hold_minutes: hold, lead_minutes: lead, terms_url: terms, closed_dates: closed } = json;
    if (typeof hold === 'number' && hold > MAX_HOLD_MINUTES)
      found.push({
        path: '/hold_minutes',
        message: say`Tables are held for ${hold} minutes after their time: write minutes, not seconds`,
      });
    if (typeof lead === 'number' && lead > MAX_LEAD_DAYS * MINUTES_PER_DAY && lead % MINUTES_PER_DAY !== 0)
      found.push({
        path: '/lead_minutes',
        message: say`Slots must be reserved ${Math.round((lead / MINUTES_PER_DAY) * 10) / 10} days ahead: write minutes, not seconds`,
      });
    if (typeof lead === 'number' && lead > MAX_WEEKS_AHEAD * 7 * MINUTES_PER_DAY)
      found.push({
        path: '/lead_minutes',
        message: say`Slots must be reserved ${Math.round(lead / MINUTES_PER_DAY)} days ahead: shorten the lead time`,
      });
    if (typeof json['key'] === 'string' && json['key'].length < MIN_KEY_LENGTH && json['key'] !== REQUIRED_SETTINGS.key)
      found.push({ path: '/key', message: say`The key "${json['key']}" is easily another venue's: use a longer one` });
    if (Array.isArray(json['promo_codes']) && json['promo_codes'].length === 0)
      found.push({
        path: '/promo_codes',
        message: say`The form asks for a promo code, but there is none: remove the setting`,
      });
    for (const [index, site] of (toArray(json['embed_sites']) ?? []).entries())
      if (typeof site === 'string' && PRIVATE_SITE.test(site))
        found.push({
          path: `/embed_sites/${index}`,
          message: say`Guests can't open ${site}: write the public address`,
        });
    if (typeof terms === 'string' && PRIVATE_SITE.test(terms))
      found.push({ path: '/terms_url', message: say`Guests can't open ${terms}: write the public address` });
    const otherVenue = typeof terms === 'string' ? /^\/v\/([^/?#]+)/.exec(terms)?.[1] : undefined;
    if (tenant !== undefined && otherVenue !== undefined && otherVenue !== tenant)
      found.push({
        path: '/terms_url',
        message: say`The terms are those of the venue "${otherVenue}": link to its own`,
      });
    const dates = (toArray(closed) ?? []).filter((date) => typeof date === 'string');
    const today = venue && now !== undefined ? zonedTime(now, venue.time_zone).date : undefined;
    if (today !== undefined && dates.length > 0 && dates.every((date) => date < today))
      found.push({ path: '/closed_dates', message: say`All closed dates are over: check their year, or remove them` });
    found.push(
      ...findSpareSpaces(json),
      ...findNightHours(venue?.hours),
      ...findUnlikelyParties(json),
      ...findUnknownTables(json, tables),
      ...findNoTableLeft(json, tables),
      ...findTablesKeptTwice(json),
      ...findShortTimes(json),
      ...findUnlikelyStays(json),
      ...findUnlikelyDates(json, today),
    );
    return found;
  },
});

/** Settings of one line. */
const LINES = ['name', 'location_id', 'key', 'telephone', 'address', 'email', 'contact_email', 'heading'] as const;

function findSpareSpaces(settings: JsonObject): FindingDetails[] {
  return LINES.flatMap((field): FindingDetails[] => {
    const value = settings[field];
    if (typeof value !== 'string' || !/^\s|\s$|[\n\r\t]/.test(value)) return [];
    return [{ path: `/${field}`, message: say`"${field}" has spare spaces or a line break: write it without` }];
  });
}

/** Slots from the night to the next evening, in minutes. A venue that never closes begins at midnight. */
const NIGHT = { from: 15, until: 4 * 60 + 45, last: 12 * 60 };

function findNightHours(hours: Hours | undefined): FindingDetails[] {
  if (!hours || hours.first < NIGHT.from || hours.first > NIGHT.until || hours.last < NIGHT.last) return [];
  return [
    {
      path: '/hours/first',
      message: say`The first slot is ${formatTimeOfDay(hours.first)}, in the night: check whether the morning is meant`,
    },
  ];
}

/** A list of more numbers of guests is no choice. */
const MAX_PARTY = 40;
const MAX_DEFAULT_PARTY = 12;

function findUnlikelyParties({ guests, max_covers_per_slot: covers }: JsonObject): FindingDetails[] {
  const { min, max, default: usual } = isObject(guests) ? guests : {};
  if (typeof covers === 'number' && typeof min === 'number' && covers < min)
    return [
      {
        path: '/max_covers_per_slot',
        message: say`Each slot takes ${covers} guests, but a party has at least ${min}: raise "max_covers_per_slot"`,
      },
    ];
  if (typeof covers === 'number' && typeof usual === 'number' && covers < usual)
    return [
      {
        path: '/max_covers_per_slot',
        message: say`Each slot takes ${covers} guests, but the form begins with a party of ${usual}: raise "max_covers_per_slot"`,
      },
    ];
  if (typeof max === 'number' && max > MAX_PARTY)
    return [
      { path: '/guests/max', message: say`Guests choose among ${max} sizes of a party: take at most ${MAX_PARTY}` },
    ];
  return typeof usual === 'number' && usual > MAX_DEFAULT_PARTY
    ? [{ path: '/guests/default', message: say`The form begins with a party of ${usual}: begin with a usual one` }]
    : [];
}

/** Finds rules about who may have a table that no table of the plan has by id or name. */
function findUnknownTables({ table_access: rules }: JsonObject, tables: CheckContext['tables']): FindingDetails[] {
  const entries = toArray(rules) ?? [];
  if (entries.length === 0 || tables.length === 0) return [];
  const known = new Set(tables.flatMap(({ id, name }) => [String(id), name]));
  return entries.flatMap((rule, index) =>
    (isObject(rule) ? (toArray(rule['tables']) ?? []) : []).flatMap((table, entry): FindingDetails[] =>
      typeof table !== 'string' || known.has(table)
        ? []
        : [
            {
              path: `/table_access/${index}/tables/${entry}`,
              message: say`The plan has no table "${table}": write the id or name of one, or remove it`,
            },
          ],
    ),
  );
}

/** Finds rules that together keep all tables from the guests who reserve. */
function findNoTableLeft({ table_access: rules }: JsonObject, tables: CheckContext['tables']): FindingDetails[] {
  const kept = new Set(
    (toArray(rules) ?? []).flatMap((rule) => (isObject(rule) ? (toArray(rule['tables']) ?? []) : [])),
  );
  return tables.length > 0 && tables.every(({ id, name }) => kept.has(String(id)) || kept.has(name))
    ? [{ path: '/table_access', message: say`No table is left for guests who reserve: take some out of the rules` }]
    : [];
}

/** Finds tables that two rules keep for different guests: nobody could have them. */
function findTablesKeptTwice({ table_access: rules }: JsonObject): FindingDetails[] {
  const accessOf = new Map<unknown, unknown>();
  return (toArray(rules) ?? []).flatMap((rule, index) =>
    (isObject(rule) ? (toArray(rule['tables']) ?? []) : []).flatMap((table, entry): FindingDetails[] => {
      const access = isObject(rule) ? rule['access'] : undefined;
      const before = accessOf.get(table);
      accessOf.set(table, access);
      if (typeof table !== 'string' || before === undefined || before === access) return [];
      return [
        {
          path: `/table_access/${index}/tables/${entry}`,
          message: say`"${table}" is kept both for guests whom staff enter and for those who walk in: choose one`,
        },
      ];
    }),
  );
}

/** No meal is shorter, in minutes. */
const MIN_TURN_MINUTES = 10;

function findShortTimes({
  turn_times: turns,
  auto_free_minutes: free,
  hold_minutes: hold,
}: JsonObject): FindingDetails[] {
  const found = (toArray(turns) ?? []).flatMap((turn, index): FindingDetails[] => {
    const { minutes } = isObject(turn) ? turn : {};
    if (typeof minutes !== 'number' || minutes >= MIN_TURN_MINUTES) return [];
    return [
      {
        path: `/turn_times/${index}/minutes`,
        message: say`A party leaves after ${minutes} min: write minutes, not hours`,
      },
    ];
  });
  if (typeof free === 'number' && typeof hold === 'number' && free < hold)
    found.push({
      path: '/auto_free_minutes',
      message: say`Tables are held for ${hold} minutes, but freed after ${free}: correct one of them`,
    });
  return found;
}

const MINUTES_IN_STAY = /^(\d{1,3}) ?(?:min(?:utes?|uten)?|menit)\.?$/i;
const FRACTION_IN_STAY = /^(\d{1,2})(?:[.,](5|25|75)|( ?½)) ?(?:hours?|hrs?|h|stunden?|jam)$/i;
const FRACTIONS: Readonly<Record<string, number>> = { '5': 30, '25': 15, '75': 45 };
const WHOLE_DAY = /^(?:full|whole|all|entire|ganzer) ?(?:day|tag)\b|^seharian$/i;
const NIGHTS = /\b(?:nights?|nächte|malam|weeks?|\d+ (?:days|tage|hari))\b/i;

function minutesInName(name: string): number | undefined {
  const minutes = MINUTES_IN_STAY.exec(name)?.[1];
  if (minutes !== undefined) return Number(minutes);
  const [, hours, fraction] = FRACTION_IN_STAY.exec(name) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + (FRACTIONS[fraction ?? '5'] ?? 0);
}

function findUnlikelyStays({ stays, hold_minutes: hold }: JsonObject): FindingDetails[] {
  const entries = (toArray(stays) ?? []).map((entry) => (isObject(entry) ? entry : {}));
  const lengths = entries.flatMap(({ minutes }) => (typeof minutes === 'number' ? [minutes] : []));
  const found = entries.flatMap(({ name, minutes }, index): FindingDetails[] => {
    if (typeof name !== 'string' || typeof minutes !== 'number') return [];
    const named = minutesInName(name.trim());
    const isShortDay = WHOLE_DAY.test(name.trim()) && lengths.some((length) => length > minutes);
    if ((named === undefined || named === minutes) && !isShortDay && !NIGHTS.test(name)) return [];
    return [{ path: `/stays/${index}/minutes`, message: say`"${name}" lasts ${minutes} minutes: correct one of them` }];
  });
  const shortest = Math.min(...lengths);
  if (typeof hold === 'number' && hold >= shortest)
    found.push({
      path: '/hold_minutes',
      message: say`Tables are held for ${hold} minutes, as long as a stay of ${shortest}: shorten the hold`,
    });
  return found;
}

/** No venue plans farther ahead, in years. A year such as 9999 means that a code never ends. */
const MAX_YEARS_AHEAD = 10;
const ENDLESS_YEARS = 1_000;
const MAX_CODE_YEARS_AHEAD = 2;

function findUnlikelyDates(
  { closed_dates: closed, promo_codes: codes }: JsonObject,
  today: string | undefined,
): FindingDetails[] {
  if (today === undefined) return [];
  const yearsAhead = (date: unknown): number =>
    typeof date === 'string' ? Number(date.slice(0, 4)) - Number(today.slice(0, 4)) : 0;
  const far = (path: string, date: unknown): FindingDetails => ({
    path,
    message: say`${String(date)} is ${yearsAhead(date)} years ahead: check its year`,
  });
  return [
    ...(toArray(closed) ?? []).flatMap((date, index) =>
      yearsAhead(date) > MAX_YEARS_AHEAD ? [far(`/closed_dates/${index}`, date)] : [],
    ),
    ...(toArray(codes) ?? []).flatMap((entry, index): FindingDetails[] => {
      if (!isObject(entry)) return [];
      const { from, until } = entry;
      const years = yearsAhead(until);
      if (years > MAX_YEARS_AHEAD && years < ENDLESS_YEARS) return [far(`/promo_codes/${index}/until`, until)];
      return yearsAhead(from) > MAX_CODE_YEARS_AHEAD ? [far(`/promo_codes/${index}/from`, from)] : [];
    }),
  ];
}

export const settingSlipRules = [mistypedEmail, unlikelySetting] as const;
