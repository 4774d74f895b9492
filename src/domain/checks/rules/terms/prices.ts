/** The rule about prices in the money of another country. */
import { say } from '../../../say.ts';
import { callingCodeOfRegion } from '../../../booking/phone/countries.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../../plan/limits.ts';
import { isObject, toArray } from '../../../plan/reading/coerce.ts';
import type { CheckedTable } from '../../checkContext.ts';
import type { VenueFacts } from '../../venueFacts.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';

/** `LKR 12,000` or `100 IDR`. */
const PRICES = /\b([A-Z]{3}) ?\d|\d ?([A-Z]{3})\b/g;
/** Money that hotels everywhere take, and currencies that are words. */
const USUAL = /^(?:USD|ALL|TOP|TRY|CUP|MAD|PEN|SOS|BAM|MOP|LAK)$/;
/** The money of one country by its word or sign. */
const WORDS: readonly (readonly [RegExp, region: string])[] = [
  [/\d ?(?:rupiah)\b|\bRp\.? ?\d/i, 'ID'],
  [/\d ?baht\b|฿ ?\d|\d ?฿/i, 'TH'],
  [/\d ?(?:ringgit)\b/i, 'MY'],
  [/\d ?(?:yen)\b/i, 'JP'],
  [/₹ ?\d/, 'IN'],
];

/** The calling codes of countries that have another's money, too, by its region: Liechtenstein has the franc. */
const SHARED: Readonly<Record<string, RegExp>> = {
  AU: /^\+(?:674|686|688)/,
  CH: /^\+423/,
  DK: /^\+29[89]/,
  GB: /^\+(?:290|350|500)/,
  HK: /^\+853/,
  IL: /^\+970/,
  IN: /^\+975/,
  NZ: /^\+(?:682|683|690)/,
  SG: /^\+673/,
  ZA: /^\+(?:264|266|268)/,
};

const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });

/** Returns the region whose money a code is: its first two letters (ISO 4217). Undefined if it is no code of money. */
function regionOf(code: string): string | undefined {
  return currencyNames.of(code) !== undefined && !USUAL.test(code) ? code.slice(0, 2) : undefined;
}

/** Returns the first price of a text in the money of a country that has another calling code than a telephone. */
function foreignPriceIn(text: string, telephone: string): string | undefined {
  if (!telephone.startsWith('+')) return undefined;
  const digits = `+${telephone.replaceAll(/\D/g, '')}`;
  const isForeign = (region: string): boolean => {
    const callingCode = callingCodeOfRegion(region);
    return callingCode !== undefined && !digits.startsWith(callingCode) && SHARED[region]?.test(digits) !== true;
  };
  const codes = [...text.matchAll(PRICES)].map(([, before, after = '']) => before ?? after);
  const word = WORDS.find(([pattern, region]) => isForeign(region) && pattern.test(text));
  return codes.find((code) => isForeign(regionOf(code) ?? '')) ?? word?.[0].exec(text)?.[0];
}

/** Finds the descriptions with such a price. Many tables share one. */
function findInPlan(tables: readonly CheckedTable[], { telephone }: VenueFacts): FindingDetails[] {
  const prices = new Map<string, string | undefined>();
  return tables.flatMap((table): FindingDetails[] => {
    const html = table.room['room_description'];
    if (typeof html !== 'string' || html === '') return [];
    if (!prices.has(html)) prices.set(html, foreignPriceIn(html.slice(0, MAX_DESCRIPTION_LENGTH), telephone));
    const price = prices.get(html);
    return price === undefined
      ? []
      : [
          {
            path: `${table.path}/room_description`,
            table: table.id,
            message: say`The description of ${displayName(table)} has a price in the money of another country (${price}): correct it`,
          },
        ];
  });
}

const foreignCurrency = defineRule({
  id: 'foreign-currency',
  severity: 'warning',
  appliesTo: ['plan', 'venue'],
  description: "A price in a description or in the terms is in the money of another country than the venue's.",
  check: ({ fileKind, json, tables, venue }) => {
    if (!venue) return [];
    if (fileKind === 'plan') return findInPlan(tables, venue);
    return (toArray(isObject(json) ? json['terms'] : undefined) ?? []).flatMap((term, index): FindingDetails[] => {
      const text = isObject(term) && typeof term['text'] === 'string' ? term['text'] : '';
      const price = foreignPriceIn(text, venue.telephone);
      return price === undefined
        ? []
        : [
            {
              path: `/terms/${index}/text`,
              message: say`The terms have a price in the money of another country (${price}): correct it`,
            },
          ];
    });
  },
});

export const priceRules = [foreignCurrency] as const;
