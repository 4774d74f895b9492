/** Rules about a venue's settings that contradict each other or have no effect. */
import { say } from '../../say.ts';
import { zonedTime } from '../../booking/time.ts';
import type { SeatRule } from '../../booking/venue.ts';
import { FULL_HEX_COLOR_PATTERN, contrastRatio } from '../../plan/color.ts';
import { MINUTES_PER_DAY } from '../../plan/timeOfDay.ts';
import { isObject, toArray } from '../../plan/reading/coerce.ts';
import { toJsonPointer } from '../../plan/reading/validationError.ts';
import { type FindingDetails, defineRule } from '../finding.ts';

const contradictoryRules = defineRule({
  id: 'contradictory-rules',
  severity: 'warning',
  appliesTo: ['venue'],
  description:
    'Two seat rules cover tables with the same number of seats, a rule asks for more guests than seats, or a text promises another time than the settings, or one that no clock shows.',
  check: ({ json, venue }) => [
    ...findContradictorySeatRules(venue?.seat_rules ?? []),
    ...findFallingSeatRules(venue?.seat_rules ?? []),
    ...findContradictoryTimes(json),
  ],
});

function findContradictorySeatRules(rules: readonly SeatRule[]): FindingDetails[] {
  const first = new Map<number, number>();
  return rules.flatMap(({ seats, min_guests: least }, index): FindingDetails[] => {
    const other = first.get(seats);
    if (other === undefined) {
      first.set(seats, least);
      if (least <= seats) return [];
      return [
        {
          path: `/seat_rules/${index}/min_guests`,
          message: say`A table with ${seats} seats asks for ${least} guests, who have no room at it: ask for at most ${seats}`,
        },
      ];
    }
    return [
      {
        path: `/seat_rules/${index}`,
        message: say`Another rule for tables with ${seats} seats asks for ${other} guests, and this one for ${least}: keep one of them`,
      },
    ];
  });
}

/** Finds a smaller table that asks for more guests than a larger one. */
function findFallingSeatRules(rules: readonly SeatRule[]): FindingDetails[] {
  return rules.flatMap(({ seats, min_guests: least }, index): FindingDetails[] => {
    const smaller = rules.find((other) => other.seats < seats && other.min_guests > least);
    if (!smaller) return [];
    return [
      {
        path: `/seat_rules/${index}/min_guests`,
        message: say`A table with ${seats} seats asks for ${least} guests, and a smaller one, with ${smaller.seats}, for ${smaller.min_guests}: correct one of them`,
      },
    ];
  });
}

/** `held for 15 minutes`, and the like. */
const HOLD_IN_TERMS =
  /\b(?:held|hold|kept|keep|halten|gehalten|ditahan|disimpan)\b[^.{]{0,60}?\b(?:(\d{1,3})[ -]?m(?:in|enit)|(quarter of an hour|half an hour|an hour|one hour|(?:five|ten|fifteen|twenty|thirty|forty-five|sixty)(?=[ -]min)))/i;
const MINUTES_OF_WORDS: Readonly<Record<string, number>> = {
  'quarter of an hour': 15,
  'half an hour': 30,
  'an hour': 60,
  'one hour': 60,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  sixty: 60,
};
/** `at 25:00`. Scores and scales have no such word before them. */
const IMPOSSIBLE_TIME = /\b(?:at|from|until|till|before|after|by) ((?:2[5-9]|[3-9]\d):\d\d|\d{1,2}:[6-9]\d)\b/i;
const HOURS_IN_STAY = /^(\d{1,2})[ -]?(?:hours?|hrs?|h|stunden?|std\.?|jam|heures?|horas?|ore)$/i;
const DEFAULT_HOLD_MINUTES = 15;

/** Finds terms and names of stays that promise another time than their settings. */
function findContradictoryTimes(json: unknown): FindingDetails[] {
  if (!isObject(json)) return [];
  const entriesOf = (field: string): unknown[] => (Array.isArray(json[field]) ? json[field] : []);
  const { hold_minutes: hold = DEFAULT_HOLD_MINUTES } = json;
  return [
    ...entriesOf('terms').flatMap((term, index): FindingDetails[] => {
      const text = isObject(term) && typeof term['text'] === 'string' ? term['text'] : '';
      const impossible = IMPOSSIBLE_TIME.exec(text)?.[1];
      if (impossible !== undefined)
        return [{ path: `/terms/${index}/text`, message: say`${impossible} is no time of day: correct it` }];
      if (hold === 0 && text.includes('{hold_minutes}'))
        return [
          {
            path: '/hold_minutes',
            message: say`The terms promise to hold a table for 0 minutes: raise "hold_minutes", or leave out the promise`,
          },
        ];
      const [, digits, words = ''] = HOLD_IN_TERMS.exec(text) ?? [];
      const promised = digits === undefined ? MINUTES_OF_WORDS[words.toLowerCase()] : Number(digits);
      if (promised === undefined || typeof hold !== 'number' || promised === hold) return [];
      const message = say`The terms promise ${promised} minutes, but "hold_minutes" is ${hold}: write {hold_minutes} instead`;
      return [{ path: `/terms/${index}/text`, message }];
    }),
    ...entriesOf('stays').flatMap((stay, index): FindingDetails[] => {
      const { name, minutes } = isObject(stay) ? stay : {};
      const promised = typeof name === 'string' ? HOURS_IN_STAY.exec(name.trim())?.[1] : undefined;
      if (promised === undefined || typeof minutes !== 'number' || Number(promised) * 60 === minutes) return [];
      const message = say`"${String(name)}" lasts ${minutes} minutes: correct one of them`;
      return [{ path: `/stays/${index}/minutes`, message }];
    }),
  ];
}

/** The lists of settings in which no entry makes sense twice, and the field that counts of an entry. */
const UNIQUE_LISTS = [
  { list: 'terms', field: 'text' },
  { list: 'terms', field: 'heading' },
  { list: 'stays', field: 'minutes' },
  { list: 'closed_dates' },
  { list: 'closed_weekdays' },
  { list: 'embed_sites' },
] as const;

const duplicateEntry = defineRule({
  id: 'duplicate-entry',
  severity: 'warning',
  appliesTo: ['venue'],
  description:
    'A paragraph of the terms, a stay, a closed day or a site is in its list twice, or two promo codes look alike.',
  check: ({ json }) => [
    ...findAlikeCodes(json),
    ...UNIQUE_LISTS.flatMap(({ list, ...of }) => {
      const entries: unknown = isObject(json) ? json[list] : undefined;
      const seen = new Set<string>();
      return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index): FindingDetails[] => {
        const value = 'field' in of ? isObject(entry) && entry[of.field] : entry;
        if (typeof value !== 'string' && typeof value !== 'number') return [];
        const text = String(value).trim();
        const isTwice = seen.has(text.toLowerCase());
        seen.add(text.toLowerCase());
        if (!isTwice) return [];
        return [
          {
            path: toJsonPointer([list, String(index)]),
            message: say`"${text}" is twice in "${list}": remove one`,
          },
        ];
      });
    }),
  ],
});

/** Finds codes that differ by letters which guests read as digits. The host refuses equal ones. */
function findAlikeCodes(json: unknown): FindingDetails[] {
  const codes: readonly unknown[] = isObject(json) && Array.isArray(json['promo_codes']) ? json['promo_codes'] : [];
  const seen = new Map<string, string>();
  return codes.flatMap((entry, index): FindingDetails[] => {
    const code = isObject(entry) ? entry['code'] : undefined;
    if (typeof code !== 'string') return [];
    const look = code.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
    const twin = seen.get(look);
    seen.set(look, code);
    return twin === undefined || twin.toUpperCase() === code.toUpperCase()
      ? []
      : [{ path: `/promo_codes/${index}/code`, message: say`"${code}" looks like "${twin}": change one of them` }];
  });
}

const longStay = defineRule({
  id: 'long-stay',
  severity: 'warning',
  appliesTo: ['venue'],
  description: 'A stay is longer than the day that is left after the first slot.',
  check: ({ json, venue }) => {
    const stays = isObject(json) && Array.isArray(json['stays']) ? json['stays'] : [];
    if (!venue) return [];
    const left = MINUTES_PER_DAY - venue.hours.first;
    return stays.flatMap((stay: unknown, index): FindingDetails[] => {
      const minutes = isObject(stay) ? stay['minutes'] : undefined;
      if (typeof minutes !== 'number' || minutes <= left) return [];
      return [
        {
          path: `/stays/${index}/minutes`,
          message: say`A stay of ${minutes} minutes never fits: from the first slot the day has ${left} minutes. Shorten it, or use null for the rest of the day`,
        },
      ];
    });
  },
});

const unknownLanguage = defineRule({
  id: 'unknown-language',
  severity: 'warning',
  appliesTo: ['venue'],
  description: 'The language of a venue is not a language that browsers know.',
  check: ({ json }) => {
    const language = isObject(json) ? json['language'] : undefined;
    if (typeof language !== 'string' || isKnownLanguage(language)) return [];
    return [{ path: '/language', message: say`"${language}" is not a known language: use a tag such as en or pt-BR` }];
  },
});

/** Returns false for a well-formed tag that names no known language. Another rule reports malformed tags. */
function isKnownLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return true;
  }
}

const expiredPromoCodes = defineRule({
  id: 'expired-promo-codes',
  severity: 'warning',
  appliesTo: ['venue'],
  description: 'All promo codes of a venue have expired, so its form asks for a code that nobody can have.',
  check: ({ venue, now }) => {
    const codes = venue?.promo_codes ?? [];
    if (!venue || now === undefined || codes.length === 0) return [];
    const { date: today } = zonedTime(now, venue.time_zone);
    // An expired code among valid ones tells guests who try it that it is over.
    if (codes.some(({ until }) => until === undefined || until >= today)) return [];
    return [
      { path: '/promo_codes', message: say`All promo codes have expired: add a valid one, or remove the setting` },
    ];
  },
});

/** The page's surfaces by day and by night, and the contrast that controls need (WCAG 2.2, 1.4.11). */
const SURFACES = { accent: '#fbf7ef', accent_dark: '#121a1c' } as const;
const MIN_CONTRAST = 3;

const accentContrast = defineRule({
  id: 'accent-contrast',
  severity: 'warning',
  appliesTo: ['venue'],
  description: `The accent color has a contrast below ${MIN_CONTRAST} to 1 with the page.`,
  check: ({ json }) => {
    const theme = isObject(json) && isObject(json['theme']) ? json['theme'] : {};
    return (['accent', 'accent_dark'] as const).flatMap((field): FindingDetails[] => {
      const color = theme[field];
      if (typeof color !== 'string' || !FULL_HEX_COLOR_PATTERN.test(color)) return [];
      const ratio = contrastRatio(color, SURFACES[field]);
      if (ratio >= MIN_CONTRAST) return [];
      return [
        {
          path: `/theme/${field}`,
          message:
            field === 'accent'
              ? say`${color} is hard to see on the page: its contrast is ${ratio.toFixed(1)} to 1, and should be ${MIN_CONTRAST}. Use a darker color`
              : say`${color} is hard to see on the page: its contrast is ${ratio.toFixed(1)} to 1, and should be ${MIN_CONTRAST}. Use a lighter color`,
        },
      ];
    });
  },
});

const unusedTranslation = defineRule({
  id: 'unused-translation',
  severity: 'warning',
  appliesTo: ['venue'],
  description: 'A translation of a venue is of a text that stands neither in its settings nor in its plan.',
  check: ({ json, areas, categories, tables, decor }) => {
    const { name, heading, terms, translations } = isObject(json) ? json : {};
    // Without the plan nobody knows its texts.
    if (!isObject(translations) || areas.length === 0) return [];
    const texts = new Set([
      name,
      heading,
      ...(toArray(terms) ?? []).flatMap((term) => (isObject(term) ? [term['heading'], term['text']] : [])),
      ...[...areas, ...categories].map((named) => named.name),
      ...tables.map(({ room }) => room['room_description']),
      ...decor.map(({ piece }) => piece['text']),
    ]);
    return Object.entries(translations).flatMap(([language, byText]) =>
      Object.keys(isObject(byText) ? byText : {})
        .filter((text) => !texts.has(text))
        .map((text) => ({
          path: toJsonPointer(['translations', language, text]),
          message: say`The venue has no text "${text}": write it exactly as in venue.json or plan.json, or remove its translation`,
        })),
    );
  },
});

export const settingRules = [
  contradictoryRules,
  duplicateEntry,
  longStay,
  unknownLanguage,
  unusedTranslation,
  expiredPromoCodes,
  accentContrast,
] as const;
