/** The rule about terms that promise another thing than the settings, beside the times of `contradictoryRules`. */
import { isObject, toArray } from '../../../plan/reading/coerce.ts';
import { parseTimeOfDay } from '../../../plan/timeOfDay.ts';
import { type FindingDetails, defineRule } from '../../finding.ts';
import { zonedTime } from '../../../booking/time.ts';
import { REQUIRED_SETTINGS, type VenueFacts } from '../../venueFacts.ts';
import { NUMBER_PATTERN, readNumber } from './numberWords.ts';

const LAST_RESERVATION =
  /\blast (?:reservations?|bookings?|seating|slot) (?:is |are |taken )*(?:at|until|by) (\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?/i;
const IN_ADVANCE = /\b(\d{1,3}) (minutes?|hours?|days?) (?:in advance|ahead|before(?:hand)?)\b/i;
const RESERVE = /\breserv(?:e|ed|ations?)\b|\bbook(?:ed|ings?)?\b/i;
const CANCEL = /\bcancel|\bchange/i;
const UNIT_MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440 };
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const CLOSED_ON =
  /\bclosed (?:on |every )(?:all )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? (?:and|&) |, )?)+)/i;
const LARGEST_PARTY = new RegExp(
  String.raw`\b(?:parties|groups|reservations) (?:of |for )?(?:up to|at most|a maximum of) (${NUMBER_PATTERN})`,
  'iu',
);
const MIN_AGE_YEARS = 1;
const DATE_OVER = /\b(?:closed|until|renovation)\b[^.!?]*\b(20\d\d)\b/i;

/** Returns the words with the addresses and numbers of a text. */
const emailsIn = (text: string): string[] => text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
const telephonesIn = (text: string): string[] => (text.match(/\+\d[\d\s().-]{6,}\d/g) ?? []).map(digitsOf);
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns whether two texts of one length differ in one or two letters, as by a slip. */
function isSlip(one: string, other: string): boolean {
  if (one === other || one.length !== other.length) return false;
  return one.split('').filter((letter, index) => letter !== other[index]).length <= 2;
}

function problemsOf(
  text: string,
  settings: Readonly<Record<string, unknown>>,
  venue: VenueFacts,
  year: number | undefined,
): string[] {
  const found: string[] = [];
  const { email, contact_email: contact, telephone } = settings;
  const own = [email, contact].filter((each) => typeof each === 'string');
  const mistyped = emailsIn(text).find((each) => !own.includes(each) && own.some((address) => isSlip(each, address)));
  if (mistyped !== undefined)
    found.push(`The terms have the address ${mistyped}, which differs from that of the venue`);
  const number = typeof telephone === 'string' ? digitsOf(telephone) : '';
  const wrong = telephonesIn(text).find((each) => isSlip(each, number));
  if (wrong !== undefined) found.push(`The terms have the number +${wrong}, which differs from that of the venue`);

  const [, hours, minutes = '00', half = ''] = LAST_RESERVATION.exec(text) ?? [];
  if (hours !== undefined) {
    const hour = (half === '' ? Number(hours) : Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
    const last = parseTimeOfDay(`${String(hour).padStart(2, '0')}:${minutes}`);
    if (last !== undefined && last !== venue.hours.last)
      found.push('The terms tell another time of the last reservation than "hours"');
  }
  const [, amount, unit = ''] = IN_ADVANCE.exec(text) ?? [];
  const lead = Number(amount) * (UNIT_MINUTES[unit.toLowerCase().replace(/s$/, '')] ?? NaN);
  if (RESERVE.test(text) && !CANCEL.test(text) && lead > venue.lead_minutes)
    found.push(`The terms ask for ${amount} ${unit} in advance, but "lead_minutes" is ${venue.lead_minutes}`);
  const days = WEEKDAYS.filter((day) => CLOSED_ON.exec(text)?.[1]?.toLowerCase().includes(day));
  const open = days.find((day) => !venue.closed_weekdays.includes(WEEKDAYS.indexOf(day) + 1));
  if (open !== undefined)
    found.push(`The terms say that the venue is closed on ${open}, but "closed_weekdays" lacks it`);
  const party = LARGEST_PARTY.exec(text)?.[1];
  if (party !== undefined && readNumber(party) !== venue.guests.max)
    found.push(`The terms promise parties of up to ${party}, but "guests" has the maximum ${venue.guests.max}`);
  // The gallery learns neither the key nor the codes.
  const isWhole = settings['key'] !== REQUIRED_SETTINGS.key;
  if (isWhole && settings['promo_codes'] === undefined && /\b(?:promo|discount|voucher) codes?\b/i.test(text))
    found.push('The terms tell of promo codes, but the venue has none');
  const past = DATE_OVER.exec(text)?.[1];
  if (past !== undefined && year !== undefined && Number(past) <= year - MIN_AGE_YEARS)
    found.push(`The terms tell of ${past}, which is over`);
  return found;
}

const contradictoryTerms = defineRule({
  id: 'terms-contradict-settings',
  severity: 'warning',
  appliesTo: ['venue'],
  description:
    'The terms have another telephone number, address, last time, lead time, closed day or largest party than the settings, or a year that is over.',
  check: ({ json, venue, now }) => {
    if (!isObject(json) || !venue) return [];
    const year = now === undefined ? undefined : Number(zonedTime(now, venue.time_zone).date.slice(0, 4));
    return (toArray(json['terms']) ?? []).flatMap((term, index): FindingDetails[] => {
      const text = isObject(term) ? term['text'] : undefined;
      if (typeof text !== 'string') return [];
      return problemsOf(text, json, venue, year).map((problem) => ({
        path: `/terms/${index}/text`,
        message: `${problem}: correct one of them`,
      }));
    });
  },
});

export const termSettingRules = [contradictoryTerms] as const;
