/** The rule about a venue's contact data: values of another kind, and of another country. */
import { say } from '../../../say.ts';
import { callingCodeOf, listCountries } from '../../../booking/phone/countries.ts';
import { isObject } from '../../../plan/reading/coerce.ts';
import { type FindingDetails, defineRule } from '../../finding.ts';

const EMAIL = /^\S+@\S+\.\S+$/;
const TELEPHONE = /^\+?[\d\s().\-/]{7,}$/;
const POSITION = /^[-+]?\d{1,3}\.\d{3,}[,;\s]\s*[-+]?\d{1,3}\.\d{3,}$/;
const WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;
/** The longest number that networks take (ITU-T E.164). */
const MAX_DIGITS = 15;

const KINDS = {
  email: () => say`an email address`,
  position: () => say`a position`,
  telephone: () => say`a telephone number`,
  web: () => say`a web address`,
} as const;

function kindOf(text: string): keyof typeof KINDS | undefined {
  if (EMAIL.test(text)) return 'email';
  if (POSITION.test(text)) return 'position';
  if (TELEPHONE.test(text)) return 'telephone';
  return WEB_ADDRESS.test(text) ? 'web' : undefined;
}

function telephoneProblem(telephone: string): string | undefined {
  const kind = kindOf(telephone);
  if (kind !== undefined && kind !== 'telephone')
    return say`"telephone" is ${KINDS[kind]()}: write the one number that guests call`;
  // Links dial all digits of the setting.
  if (/\+.*\+/s.test(telephone))
    return say`"telephone" holds more than one number: write the one number that guests call`;
  if (telephone.replaceAll(/\D/g, '').length > MAX_DIGITS)
    return say`"telephone" has more than ${MAX_DIGITS} digits: write the one number that guests call`;
  // A word may follow, such as "or" or "office".
  return /\d[\s-]*[OolI]+(?!\p{L})|(?<!\p{L})[OolI]+\d/u.test(telephone)
    ? say`"telephone" has letters in place of digits: write the one number that guests call`
    : undefined;
}

/** Returns the last part of an address, which may be its country, in lower case. */
const endOfAddress = (address: string): string =>
  address
    .replace(/.*[,\n]/s, '')
    .trim()
    .toLowerCase();

/** Returns the country at the end of an address, by its calling code; undefined if it ends with none. */
function callingCodeOfAddress(address: string): string | undefined {
  const country = endOfAddress(address);
  const countries = listCountries('en');
  return countries.some(({ name }) => name.toLowerCase() === country) ? callingCodeOf(country, countries) : undefined;
}

type LocaleWithZones = Intl.Locale & { readonly timeZones?: readonly string[]; getTimeZones?: () => readonly string[] };

/** Returns the time zones of the country at the end of an address, if this engine knows them. */
function timeZonesOfAddress(address: string): ReadonlySet<string> | undefined {
  const country = endOfAddress(address);
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  for (const first of LETTERS)
    for (const second of LETTERS) {
      if (names.of(first + second)?.toLowerCase() !== country) continue;
      const locale: LocaleWithZones = new Intl.Locale(`und-${first}${second}`);
      const zones = locale.getTimeZones?.() ?? locale.timeZones;
      return zones && new Set(zones.map(canonicalZone));
    }
  return undefined;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Returns the name that stands for a zone's other names too, or the name itself if it is unknown. */
function canonicalZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

const mistakenContact = defineRule({
  id: 'mistaken-contact',
  severity: 'warning',
  appliesTo: ['venue'],
  description:
    'The name, the address or the telephone number of a venue is something else, or they and its time zone belong to different countries.',
  check: ({ json }) => {
    const settings = isObject(json) ? json : {};
    const textOf = (field: string): string => {
      const value = settings[field];
      return typeof value === 'string' ? value.trim() : '';
    };
    const found: FindingDetails[] = [];
    const kindOfName = kindOf(textOf('name'));
    if (kindOfName)
      found.push({ path: '/name', message: say`"name" is ${KINDS[kindOfName]()}: write the name of the venue` });
    const kindOfAddress = kindOf(textOf('address'));
    if (kindOfAddress)
      found.push({
        path: '/address',
        message: say`"address" is ${KINDS[kindOfAddress]()}: write the address of the venue`,
      });
    const telephone = textOf('telephone');
    const problem = telephoneProblem(telephone);
    if (problem !== undefined) found.push({ path: '/telephone', message: problem });
    const expected = callingCodeOfAddress(textOf('address'));
    const digits = telephone.replace(/^00/, '+').replaceAll(/[^+\d]/g, '');
    const code = textOf('country_code');
    if (problem === undefined && expected !== undefined && digits.startsWith('+') && !digits.startsWith(expected))
      found.push({
        path: '/telephone',
        message: say`The telephone number ${telephone} is of another country than the address, whose numbers begin with ${expected}: correct one of them`,
      });
    else if (problem === undefined && /^\+\d+$/.test(code) && digits.startsWith('+') && !digits.startsWith(code))
      found.push({
        path: '/country_code',
        message: say`"country_code" is ${code}, but the telephone number is ${telephone}: correct one of them`,
      });
    const zone = textOf('time_zone');
    const zones = zone === '' ? undefined : timeZonesOfAddress(textOf('address'));
    if (zones && !zones.has(canonicalZone(zone)))
      found.push({
        path: '/time_zone',
        message: say`"time_zone" is ${zone}, which is no zone of the country in the address: correct one of them`,
      });
    return found;
  },
});

export const contactRules = [mistakenContact] as const;
