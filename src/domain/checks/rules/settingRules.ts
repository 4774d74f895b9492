/** Rules about a venue's settings that contradict each other or have no effect. */
import { zonedTime } from '../../booking/time.ts';
import { guestTexts } from '../../booking/guestTexts.ts';
import { ACCENT_FIELDS, MIN_ACCENT_CONTRAST, weakAccentContrast } from '../../booking/accentContrast.ts';
import { isObject, toArray } from '../../plan/reading/coerce.ts';
import { toJsonPointer } from '../../plan/reading/validationError.ts';
import { MINUTES_PER_DAY } from '../../plan/timeOfDay.ts';
import type { CheckContext } from '../checkContext.ts';
import { usualHours } from '../venueFacts.ts';
import { type Finding, finding } from '../finding.ts';

function noSlots({ venue }: CheckContext): Finding[] {
  if (!venue) return [];
  if (new Set(venue.closed_weekdays).size === 7) return [finding('no-slots.closed', { path: '/closed_weekdays' }, {})];
  const { lead_minutes: lead, farthest_days: days } = venue;
  // A visitor in the first minute of a day has the longest range ahead.
  if (days * MINUTES_PER_DAY + usualHours(venue).last >= lead) return [];
  return [finding('no-slots.lead', { path: '/lead_minutes' }, { lead, days })];
}

/** A rule without tables has no effect: venues of a chain share their rules. */
function unreachableRules({ tables, venue }: CheckContext): Finding[] {
  if (!venue) return [];
  const sizes = new Set(tables.map(({ seats }) => seats));
  const most = venue.guests.max;
  return venue.seat_rules.flatMap(({ seats, min_guests: least }, n): Finding[] =>
    sizes.has(seats) && least > most
      ? [finding('unreachable-rule', { path: `/seat_rules/${n}/min_guests` }, { seats, least, most })]
      : [],
  );
}

function contradictorySeatRules({ venue }: CheckContext): Finding[] {
  const first = new Map<number, number>();
  return (venue?.seat_rules ?? []).flatMap(({ seats, min_guests: least }, n): Finding[] => {
    const other = first.get(seats);
    if (other === undefined) first.set(seats, least);
    return other === undefined || other === least
      ? []
      : [finding('contradictory-settings.rules', { path: `/seat_rules/${n}` }, { seats, other, least })];
  });
}

function longStays({ json, venue }: CheckContext): Finding[] {
  const stays = isObject(json) ? (toArray(json['stays']) ?? []) : [];
  if (!venue) return [];
  const left = MINUTES_PER_DAY - usualHours(venue).first;
  return stays.flatMap((stay, n): Finding[] => {
    const minutes = isObject(stay) ? stay['minutes'] : undefined;
    return typeof minutes === 'number' && minutes > left
      ? [finding('contradictory-settings.stay', { path: `/stays/${n}/minutes` }, { minutes, left })]
      : [];
  });
}

function expiredPromoCodes({ venue, now }: CheckContext): Finding[] {
  const codes = venue?.promo_codes ?? [];
  if (!venue || now === undefined || codes.length === 0) return [];
  const { date: today } = zonedTime(now, venue.time_zone);
  // An expired code among valid ones tells guests who try it that it is over.
  const isAnyValid = codes.some(({ until }) => until === undefined || until >= today);
  return isAnyValid ? [] : [finding('contradictory-settings.codes', { path: '/promo_codes' }, {})];
}

function unknownLanguage({ json }: CheckContext): Finding[] {
  const language = isObject(json) ? json['language'] : undefined;
  if (typeof language !== 'string' || isKnownLanguage(language)) return [];
  return [finding('unknown-language', { path: '/language' }, { language })];
}

/** Returns false for a well-formed tag that names no known language. Another rule reports malformed tags. */
function isKnownLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return true;
  }
}

function unusedTranslations({ json, areas, categories, tables, decor }: CheckContext): Finding[] {
  // Without the plan nobody knows its texts.
  if (!isObject(json) || !isObject(json['translations']) || areas.length === 0) return [];
  const planTexts = [
    ...[...areas, ...categories].map((named) => named.name),
    ...tables.map(({ room }) => room['room_description']),
    ...decor.map(({ piece }) => piece['text']),
  ].filter((text) => typeof text === 'string');
  return Object.keys(json['translations']).flatMap((language) =>
    guestTexts(json, planTexts, language)
      .filter(({ isUnused }) => isUnused)
      .map(({ text }) =>
        finding('unused-translation', { path: toJsonPointer(['translations', language, text]) }, { text }),
      ),
  );
}

function unknownSubstitutes({ json, areas, categories }: CheckContext): Finding[] {
  const groups = (isObject(json) && toArray(json['substitutes'])) || [];
  // Without the plan nobody knows its categories.
  if (areas.length === 0) return [];
  const listed = new Set(categories.map(({ id }) => String(id)));
  return groups.flatMap((group, n) =>
    (toArray(group) ?? [])
      .map(String)
      .flatMap((category, at): Finding[] =>
        listed.has(category)
          ? []
          : [finding('unknown-category.substitutes', { path: `/substitutes/${n}/${at}` }, { category })],
      ),
  );
}

function accentContrast({ json }: CheckContext): Finding[] {
  const theme = isObject(json) && isObject(json['theme']) ? json['theme'] : {};
  return ACCENT_FIELDS.flatMap((field): Finding[] => {
    const color = theme[field];
    const ratio = weakAccentContrast(field, color);
    if (ratio === undefined) return [];
    const better = field === 'accent' ? 'darker' : 'lighter';
    const values = { color: String(color), ratio: ratio.toFixed(1), least: MIN_ACCENT_CONTRAST, better };
    return [finding('low-contrast.accent', { path: `/theme/${field}` }, values)];
  });
}

export const settingChecks = [
  noSlots,
  unreachableRules,
  contradictorySeatRules,
  longStays,
  expiredPromoCodes,
  unknownLanguage,
  unusedTranslations,
  unknownSubstitutes,
  accentContrast,
] as const;
