/** All words that the page says to people, but for the host's own messages. */
import type { Minutes } from '../domain/plan/timeOfDay.ts';
import { type SelectionError, partyTooSmallMessage } from '../domain/booking/selection.ts';
import { type PlainDate, formatDisplayDate, formatWireTime } from '../domain/booking/time.ts';

/** A number within these words, in their language: `10,000`. */
const figure = (count: number): string => count.toLocaleString('en');
const seats = (count: number): string => `${figure(count)} ${count === 1 ? 'seat' : 'seats'}`;
const guests = (count: number): string => `${figure(count)} ${count === 1 ? 'guest' : 'guests'}`;
const tables = (count: number): string => `${figure(count)} ${count === 1 ? 'table' : 'tables'}`;

/** `Line 1, Line 2 and Line 3` */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function refusal(refused: SelectionError, table: string, party: number): string {
  switch (refused.type) {
    case 'unavailable':
      return `${table} is already taken. Please choose another table.`;
    case 'enough-seats':
      return `You have enough seats for ${guests(party)}. Release a table to choose another.`;
    case 'party-too-small':
      return partyTooSmallMessage(refused.seats, refused.minGuests);
  }
}

/** `Mon, 23 Nov`: where there is little room, and the year is plain. */
export const formatDay = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { weekday: 'short', day: 'numeric', month: 'short' });
/** `Mon`, and the `23 Nov` that it stands before. */
export const formatWeekday = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { weekday: 'short' });
export const formatMonthDay = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { day: 'numeric', month: 'short' });
/** A time of day as it is said: `6:00 PM`. */
export const formatTime = (minutes: Minutes): string => formatWireTime(minutes).replace(/^0/, '');

export const messages = {
  seats,
  guests,
  tables,
  listed,
  refusal,

  // The form
  formHeading: 'Reservation Information',
  when: 'When',
  who: 'Who',
  more: 'Anything else',
  date: 'Reservation Date',
  time: 'Time',
  guest: 'Guest',
  stay: 'Your stay',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  emailPlaceholder: 'Please enter a valid email address',
  countryCode: 'Country code',
  phone: 'WhatsApp Number',
  notes: 'Notes / Request',
  promoCode: 'Promo code',
  optional: 'optional',
  selectTable: 'Select Table',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  typeDate: 'Type the date',
  zoneNote: (place: string) => `Times are ${place} time.`,
  dateMissing: 'Please choose a date.',
  noSuchDate: 'There is no such date. Please write it like 31.12.2026.',
  dateTooEarly: (first: string) => `The first date you can reserve is ${first}.`,
  timeMissing: 'No time is left on this date. Please choose another date.',
  noSlots: (date: string) => `No time is left on ${date}.`,
  noSlotsEver: 'No date is open for reservations at the moment.',
  takeDate: (date: string) => `Take ${date}`,
  timeLapsed: (gone: string, instead: string) => `${gone} can no longer be reserved. Your time is now ${instead}.`,
  lastTimeLapsed: (gone: string) => `${gone} can no longer be reserved, and no later time is left on this date.`,
  noAnswer: 'That did not go through. Nothing you entered is lost: please try again in a moment.',
  fieldNames: {
    date: 'Reservation Date',
    time: 'Time',
    guests: 'Guest',
    first_name: 'First Name',
    last_name: 'Last Name',
    email: 'Email Address',
    country_code: 'Country code',
    phone: 'WhatsApp Number',
    notes: 'Notes / Request',
    discount_code: 'Promo code',
  },

  // The tables
  tablesHeading: 'Table Selection',
  edit: 'Edit Reservation',
  correct: 'Change my details',
  plan: 'Floor plan',
  areas: 'Areas',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  legend: 'Legend',
  legendFree: (free: number, all: number) => `${figure(free)} of ${figure(all)} free`,
  legendStates: { available: 'Free', unavailable: 'Taken', selected: 'Your choice', ineligible: 'Not for your party' },
  planLoading: 'Loading the tables…',
  noTables: 'No tables are shown for this date yet. Please try another date.',
  allTaken: (date: string) => `Every table is taken on ${date}. Please try another date.`,
  list: 'Tables',
  listHint: 'All tables',
  listLoading: 'Loading the list of tables…',
  find: 'Find a table',
  nothingFound: (typed: string) => `No table fits “${typed}”.`,
  findBy: 'You can look for a name, an area, a category, or seats such as “4 seats”.',
  found: (count: number) => (count === 0 ? 'No table found' : `${tables(count)} found`),
  /** Seats as they are being typed into the search, in lower case. */
  seatsTyped: /(^|\s)(\d{1,3}) ?s(?:e(?:a(?:ts?)?)?)?(?=\s|$)/g,
  otherTables: 'Other tables',
  listKeys:
    'Arrow keys go from table to table, and left and right from area to area. I shows what there is to know of a table.',
  states: { available: 'free', unavailable: 'taken', selected: 'chosen', ineligible: 'not for your party' },
  yourTables: 'Your tables',
  selectedTables: 'Selected tables',
  seatsOf: (have: number, need: number) => `${have} of ${need} seats`,
  chosenNow: (table: string, have: number, need: number) => `${table} chosen, ${have} of ${need} seats.`,
  releasedNow: (table: string, have: number, need: number) => `${table} released, ${have} of ${need} seats.`,
  choose: 'Choose',
  release: 'Release',
  noneChosen: 'Tap a table on the plan, or choose one from the list.',
  remove: (table: string) => `Remove ${table}`,
  availableUntil: (time: string) => `Available only until ${time}`,
  pastUntil: (time: string) => `Your time is ${time}: this table can’t be reserved for then.`,
  pictureOf: (table: string) => `Picture of ${table}`,
  agree: 'I agree to the',
  terms: 'Terms and Conditions',
  newTab: '(opens in a new tab)',
  termsTitle: 'Terms and conditions',
  understand: 'I understand',
  reserve: 'MAKE RESERVATION',
  missingDetails: 'Your name, email or number is missing: please edit the reservation.',
  missingSeats: (more: number, chosen: number) =>
    chosen === 0 ? `Choose a table for ${guests(more)}` : `Choose seats for ${more} more`,
  missingTerms: 'Accept the terms to go on',
  ready: 'All set',
  sending: 'Sending your reservation…',
  tablesLost: (names: readonly string[], someAreKept: boolean) =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'have'} just been taken by somebody else. ${someAreKept ? 'The rest of your choice is kept.' : 'Please choose another table.'}`,
  formWrong: 'The venue asks you to look at this again:',

  // The end
  thanks: 'Thank You',
  thanksFor: (name: string) => `${name}, your reservation is made.`,
  promise: (email: string) => `An email with the reservation details will arrive shortly at ${email}.`,
  code: 'Code',
  tablesCount: (count: number) => (count === 1 ? 'Table' : 'Tables'),
  where: 'Where',
  call: 'Phone',
  party: 'Guests',
  yourReservation: 'Your reservation',
  chosenOnPlan: 'Your tables on the plan',
  addToCalendar: 'Add to calendar',
  again: 'Make another reservation',
} as const;
