/** The rule about terms that promise another thing than the settings, beside the times of `contradictoryRules`. */
import { say } from '../../../say.ts';
import { isObject, toArray } from '../../../plan/reading/coerce.ts';
import { parseTimeOfDay } from '../../../plan/timeOfDay.ts';
import { type FindingDetails, defineRule } from '../../finding.ts';
import { zonedTime } from '../../../booking/time.ts';
import { REQUIRED_SETTINGS, type VenueFacts } from '../../venueFacts.ts';
import { NUMBER_PATTERN, readNumber } from '../consistency/numberWords.ts';
import { createContradictionCheck } from './termContradictions.ts';

const LAST_RESERVATION =
  /\blast (?:reservations?|bookings?|seating|slot) (?:is |are |taken )*(?:at|until|by) (\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?/i;
/** `Reservations from 10:00 to 22:00`. */
const HOURS_IN_TERMS =
  /\b(?:reservations?|bookings?|tables can be (?:reserved|booked)|slots?)\b[^.!?]{0,40}? (?:from|between) (\d{1,2}[:.]\d\d) (?:to|until|till|and|–|-) (\d{1,2}[:.]\d\d)\b/i;
const IN_ADVANCE = /\b(\d{1,3}) (minutes?|hours?|days?) (?:in advance|ahead|before(?:hand)?)\b/i;
const RESERVE = /\breserv(?:e|ed|ations?)\b|\bbook(?:ed|ings?)?\b/i;
const CANCEL = /\bcancel|\bchange/i;
const UNIT_MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440 };
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY_NAMES: Readonly<Record<string, () => string>> = {
  monday: () => say`monday`,
  tuesday: () => say`tuesday`,
  wednesday: () => say`wednesday`,
  thursday: () => say`thursday`,
  friday: () => say`friday`,
  saturday: () => say`saturday`,
  sunday: () => say`sunday`,
};
const CLOSED_ON =
  /\bclosed (?:on |every )(?:all )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? (?:and|&) |, )?)+)/i;
const LARGEST_PARTY = new RegExp(
  String.raw`\b(?:parties|groups|reservations) (?:of |for )?(?:up to|at most|a maximum of) (${NUMBER_PATTERN})`,
  'iu',
);
/** `For parties of more than four please call`: the largest party that the form takes. */
const CALL_FOR_PARTY = new RegExp(
  String.raw`\b(?:(?:parties|groups) (?:of )?(?:more than|over|larger than) (${NUMBER_PATTERN})|more than (${NUMBER_PATTERN}) (?:guests|people|persons))\b[^.!?]*\b(?:call|contact|email|write|mail|ask)\b`,
  'iu',
);
const MIN_AGE_YEARS = 1;
const SHARE_OF_BILL = /(\d{1,4}) ?(?:%|percent) (?:off|discount)\b/i;
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
    found.push(say`The terms have the address ${mistyped}, which differs from that of the venue`);
  const number = typeof telephone === 'string' ? digitsOf(telephone) : '';
  const wrong = telephonesIn(text).find((each) => isSlip(each, number));
  if (wrong !== undefined) found.push(say`The terms have the number +${wrong}, which differs from that of the venue`);

  const [, hours, minutes = '00', half = ''] = LAST_RESERVATION.exec(text) ?? [];
  if (hours !== undefined) {
    const hour = (half === '' ? Number(hours) : Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
    const last = parseTimeOfDay(`${String(hour).padStart(2, '0')}:${minutes}`);
    if (last !== undefined && last !== venue.hours.last)
      found.push(say`The terms tell another time of the last reservation than "hours"`);
  }
  const [, from, until] = HOURS_IN_TERMS.exec(text) ?? [];
  const slots = [from, until].map((time) => parseTimeOfDay((time ?? '').replace('.', ':').padStart(5, '0')));
  if (
    slots[0] !== undefined &&
    slots[1] !== undefined &&
    (slots[0] !== venue.hours.first || slots[1] !== venue.hours.last)
  )
    found.push(say`The terms promise slots from ${from} to ${until}, which are not those of "hours"`);
  const [, amount, unit = ''] = IN_ADVANCE.exec(text) ?? [];
  const lead = Number(amount) * (UNIT_MINUTES[unit.toLowerCase().replace(/s$/, '')] ?? NaN);
  if (RESERVE.test(text) && !CANCEL.test(text) && lead > venue.lead_minutes)
    found.push(say`The terms ask for ${amount} ${unit} in advance, but "lead_minutes" is ${venue.lead_minutes}`);
  const days = WEEKDAYS.filter((day) => CLOSED_ON.exec(text)?.[1]?.toLowerCase().includes(day));
  const open = days.find((day) => !venue.closed_weekdays.includes(WEEKDAYS.indexOf(day) + 1));
  if (open !== undefined)
    found.push(say`The terms say that the venue is closed on ${DAY_NAMES[open]?.()}, but "closed_weekdays" lacks it`);
  const party = LARGEST_PARTY.exec(text)?.[1];
  if (party !== undefined && readNumber(party) !== venue.guests.max)
    found.push(say`The terms promise parties of up to ${party}, but "guests" has the maximum ${venue.guests.max}`);
  const [, called, calling] = CALL_FOR_PARTY.exec(text) ?? [];
  const alone = called ?? calling;
  if (alone !== undefined && readNumber(alone) < venue.guests.max)
    found.push(say`The terms ask parties of more than ${alone} to call, but the form takes ${venue.guests.max}`);
  // The gallery learns neither the key nor the codes.
  const isWhole = settings['key'] !== REQUIRED_SETTINGS.key;
  if (isWhole && settings['promo_codes'] === undefined && /\b(?:promo|discount|voucher) codes?\b/i.test(text))
    found.push(say`The terms tell of promo codes, but the venue has none`);
  found.push(...missingChoices(text, settings, isWhole), ...otherRules(text, venue));
  const house = OTHER_HOUSE.exec(text)?.[1];
  if (house !== undefined && isWhole && !sharesWord(house, venue.name))
    found.push(say`The terms are those of "${house}", but the venue is called "${venue.name}"`);
  const share = SHARE_OF_BILL.exec(text)?.[1];
  if (Number(share) > 100) found.push(say`The terms take ${share}% off, which is more than the whole bill`);
  const past = DATE_OVER.exec(text)?.[1];
  if (past !== undefined && year !== undefined && Number(past) <= year - MIN_AGE_YEARS)
    found.push(say`The terms tell of ${past}, which is over`);
  return found;
}

/** `Tables with twelve seats are for parties of at least 8`. */
const RULE_OF_SEATS = new RegExp(
  String.raw`\btables? (?:with|of|for) (${NUMBER_PATTERN})(?: (?:seats|guests|people))?\b[^.!?]*?\b(?:at least|minimum(?: of)?|from) (${NUMBER_PATTERN})`,
  'iu',
);

function otherRules(text: string, venue: VenueFacts): string[] {
  const [, seats, guests = ''] = RULE_OF_SEATS.exec(text) ?? [];
  if (seats === undefined) return [];
  const rule = venue.seat_rules.find((each) => each.seats === readNumber(seats));
  if (rule?.min_guests === readNumber(guests)) return [];
  return [
    say`The terms ask for ${readNumber(guests)} guests at a table with ${readNumber(seats)} seats, but "seat_rules" ask for ${rule?.min_guests ?? 1}`,
  ];
}

/** A word of capitals and digits beside the word for a code. */
const CODE_IN_TERMS =
  /\b(?:promo|discount|voucher)?[ -]?codes? ["“']?([A-Z]{3,}\d{1,4})\b|\b([A-Z]{3,}\d{1,4})["”']? (?:as |is )?(?:a |the |your )?(?:promo|discount|voucher)? ?code\b/;
const HOURS_OF_STAY = new RegExp(
  String.raw`\b(?:(?:choose|select|book|reserve) (${NUMBER_PATTERN}) hours|(?:stays? of|yours for|keep (?:it|your table) for) (${NUMBER_PATTERN}) hours)\b`,
  'iu',
);

/** Finds codes and stays in the terms that the form does not take. */
function missingChoices(text: string, settings: Readonly<Record<string, unknown>>, isWhole: boolean): string[] {
  const found: string[] = [];
  const codes = (toArray(settings['promo_codes']) ?? []).filter(isObject);
  const [, before, after] = CODE_IN_TERMS.exec(text) ?? [];
  const code = before ?? after;
  if (code !== undefined && isWhole && codes.length > 0 && !codes.some((each) => each['code'] === code))
    found.push(say`The terms name the promo code ${code}, which "promo_codes" lacks`);
  const [, chosen, stayed] = HOURS_OF_STAY.exec(text) ?? [];
  const hours = chosen ?? stayed;
  const stays = (toArray(settings['stays']) ?? []).filter(isObject);
  if (hours !== undefined && stays.length > 0 && !stays.some(({ minutes }) => minutes === readNumber(hours) * 60))
    found.push(say`The terms tell of a stay of ${readNumber(hours)} hours, which "stays" lacks`);
  return found;
}

/** A name of several words that does something only the house of the terms does. */
const OTHER_HOUSE =
  /(?:^|[.!?] )(?:The )?((?:\p{Lu}[\p{L}’'-]+ ){1,4}\p{Lu}[\p{L}’'-]+) (?:is not|are not|reserves the|accepts no|takes no|cannot be|can.t be|does not|will not|may refuse)\b/u;

function sharesWord(one: string, other: string): boolean {
  const words = new Set(other.toLowerCase().split(/[^\p{L}\d]+/u));
  return one
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((word) => words.has(word));
}

const contradictoryTerms = defineRule({
  id: 'terms-contradict-settings',
  severity: 'warning',
  appliesTo: ['venue'],
  description:
    'The terms have another telephone number, address, last time, lead time, closed day, party, promo code, stay or name than the settings, a year that is over, a discount above 100%, or two answers to one question.',
  check: ({ json, venue, now }) => {
    if (!isObject(json) || !venue) return [];
    const year = now === undefined ? undefined : Number(zonedTime(now, venue.time_zone).date.slice(0, 4));
    const findContradictions = createContradictionCheck();
    return (toArray(json['terms']) ?? []).flatMap((term, index): FindingDetails[] => {
      const text = isObject(term) ? term['text'] : undefined;
      if (typeof text !== 'string') return [];
      return [...problemsOf(text, json, venue, year), ...findContradictions(text)].map((problem) => ({
        path: `/terms/${index}/text`,
        message: say`${problem}: correct one of them`,
      }));
    });
  },
});

export const termSettingRules = [contradictoryTerms] as const;
