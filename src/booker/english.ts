/** The texts of the booking page in English, whose names and parameters every other language has. */
import { type SelectionError, partyTooSmallMessage } from '../domain/booking/selection.ts';
import type { Formats } from '../domain/booking/formats.ts';

export const english = ({ number, count, list, time, shortTime }: Formats) => {
  const seats = count({ one: '# seat', other: '# seats' });
  const guests = count({ one: '# guest', other: '# guests' });
  const tables = count({ one: '# table', other: '# tables' });
  const orCall = (telephone: string): string => (telephone === '' ? '' : ` or call ${telephone}`);

  return {
    seats,
    guests,
    /** `Line 1, Line 2 and Line 3` */
    joinNames: list,
    /** Midnight at the end of the date is marked as such. */
    formatTime: (minutes: number): string => time(minutes, '(midnight)'),
    formatShortTime: shortTime,
    selectionError: (error: SelectionError, table: string, party: number): string => {
      switch (error.type) {
        case 'unavailable':
          return `${table} is already taken. Please choose another table.`;
        case 'not-online':
          return error.access === 'walk_in'
            ? `${table} is for walk-ins only. Please choose another table.`
            : `${table} is given out by our staff only. Please call us, or choose another table.`;
        case 'closes-too-soon':
          return `${table} is available only until ${time(error.until, '(midnight)')}. Please choose another table or an earlier time.`;
        case 'enough-seats':
          return `You have enough seats for ${guests(party)}. Take ${table} instead?`;
        case 'party-too-small':
          return partyTooSmallMessage(error.seats, error.minGuests);
      }
    },

    // The form
    language: 'Language',
    formHeading: 'Reservation Information',
    when: 'When',
    who: 'Who',
    more: 'Anything else',
    date: 'Reservation Date',
    time: 'Time',
    guest: 'Guest',
    stay: 'Your stay',
    stayUntil: (stay: string, at: string) => `${stay}, until ${at}`,
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    emailPlaceholder: 'Please enter a valid email address',
    countryCode: 'Country code',
    countries: 'Countries',
    noCountry: 'No country found.',
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
    noSuchDate: 'This date does not exist. Please enter it like 31.12.2026.',
    dateTooEarly: (first: string) => `The earliest date you can reserve is ${first}.`,
    dateTooFar: (last: string) => `The latest date you can reserve is ${last}.`,
    timeReset: (at: string) => `The time is now ${at}.`,
    backToTime: (at: string) => `Back to ${at}`,
    timeNotOffered: (at: string) => `${at} is not offered on this date.`,
    closedWeekday: (weekday: string) => `Closed on ${weekday}s.`,
    closedDate: (date: string) => `Closed on ${date}.`,
    noSlotsToday: 'No times are left today.',
    noSlots: (date: string) => `No times are left on ${date}.`,
    noSlotsEver: 'No dates are open for reservations at the moment.',
    nextOpen: (date: string) => `Next open: ${date}`,
    timeExpired: (expired: string, instead: string) =>
      `${expired} can no longer be reserved. Your time is now ${instead}.`,
    lastTimeExpired: (expired: string) =>
      `${expired} can no longer be reserved, and no later times are left on this date.`,
    staysEndBy: (at: string) => `All stays end by ${at}.`,
    /** The last choice of guests. */
    orMore: (party: number) => `${number(party)} or more`,
    partyRange: (min: number, max: number) => `Online reservations are for ${number(min)} to ${guests(max)}.`,
    /** Telephone and email address of the venue follow. */
    largerParty: 'For a larger party, please contact the venue:',
    freeFor: (free: number, party: number) => `${tables(free)} free for ${guests(party)}.`,
    noneFreeFor: (party: number) => `No table is free for ${guests(party)} on this date.`,
    severalFor: (party: number) => `No single free table seats ${guests(party)}. You can choose several tables.`,
    lookAtPlan: 'Look at the plan',
    closePreview: 'Back to the form',
    nextFreeDate: 'Find the next free date',
    noFreeDate: 'No table is free in the next weeks. Please call the venue, or choose a later date.',
    emailSuggestion: 'Did you mean',
    requestFailed: 'That did not go through. Nothing you entered is lost. Please try again in a moment.',
    notSent: 'Nothing was sent. What you entered is kept.',
    offline: 'You are offline. What you entered is kept.',
    waitingForNetwork: 'You are offline. This is sent as soon as you are online again.',
    askingAgain: 'No answer yet. Asking again…',
    placeInLine: (place: number) => `You are number ${number(place)} in line. Your details are kept.`,
    stopWaiting: 'Stop waiting',
    partMissing: 'A part of this page could not be loaded. What you entered is kept.',
    broken: 'Something went wrong on this page. What you entered is kept.',
    goOn: 'Go on',
    loadAgain: 'Load the page again',
    calendarMissing: 'The calendar could not be loaded. You can type the date, such as 31.12.2026.',
    tryAgain: 'Try again',
    fieldErrorCount: (errors: number) => `${errors} details need your attention:`,
    errorTitle: (errors: number, title: string) => `${errors === 1 ? '1 error' : `${errors} errors`} · ${title}`,
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
    stepTitle: (step: string, venue: string) => `${step} · ${venue}`,
    tablesHeading: 'Table Selection',
    edit: 'Edit Reservation',
    editDetails: 'Change my details',
    plan: 'Floor plan',
    areas: 'Areas',
    /** A tap selects the best tables for the party. `area` is the one that they are to be in. */
    suggest: (kind: 'first' | 'another' | 'nearest', area: string | undefined): string => {
      if (area !== undefined) return `Suggest in ${area}`;
      if (kind === 'another') return 'Suggest another';
      if (kind === 'nearest') return 'Nearest free table';
      return 'Suggest a table';
    },
    noSuggestion: (party: number, area: string | undefined) =>
      `No free tables together for ${guests(party)}${area === undefined ? '' : ` in ${area}`}.`,
    sideBySide: (names: string) => `${names}, side by side`,
    tablesApart: (names: string) => `Your tables are not side by side: ${names}.`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    legend: 'Legend',
    freeOfAll: (free: number, all: number) => `${number(free)} of ${number(all)} free`,
    stateLabels: { unavailable: 'Taken', selected: 'Your choice', ineligible: 'Not for your party' },
    notForTime: 'Not for your time',
    notForPartyOrTime: 'Not for your party or time',
    access: { walk_in: 'for walk-ins only', in_house: 'only through our staff' },
    /** Both are times. */
    freeTimes: (until: string | undefined, from: string | undefined): string =>
      `free ${[until && `until ${until}`, from && `from ${from}`].filter(Boolean).join(' and ')}`,
    freeOnly: (table: string, times: string) => `${table} is ${times}.`,
    comeAt: (at: string) => `Come at ${at}`,
    notAvailable: 'Not available',
    planLoading: 'Loading the tables…',
    noTables: 'No tables are shown for this date yet. Please try another date.',
    allTaken: (date: string) => `All tables are taken on ${date}. Please try another date.`,
    noneLeft: (date: string) => `No table can be reserved on ${date} any more. Please try another date.`,
    noneLeftAt: (at: string) => `No table is free for your time, ${at}. Please try another time or date.`,
    list: 'Tables',
    listHeading: 'All tables',
    listLoading: 'Loading the list of tables…',
    find: 'Find a table',
    noResults: (query: string) => `No tables match “${query}”.`,
    searchHint: 'Search by name, area, category or seats, such as “4 seats”.',
    resultCount: (found: number) => (found === 0 ? 'No tables found' : `${tables(found)} found`),
    /** The words for seats in a search such as `4 seats`, separated by commas. */
    seatWords: 'seat, seats',
    otherTables: 'Other tables',
    listKeys:
      'Use the up and down arrow keys to move between tables, and left and right to move between areas. Press I for details of a table.',
    /** States as a screen reader hears them after a table's name. */
    spokenStates: { available: 'free', unavailable: 'taken', selected: 'chosen', ineligible: 'not for your party' },
    yourTables: 'Your tables',
    selectedTables: 'Selected tables',
    seatsOf: (have: number, need: number) => `${have} of ${need} seats`,
    tableSelected: (table: string, have: number, need: number) => `${table} chosen, ${have} of ${need} seats.`,
    tableReleased: (table: string, have: number, need: number) => `${table} released, ${have} of ${need} seats.`,
    swap: (table: string) => `Replace ${table}`,
    swapped: (table: string, replaced: string) => `${table} instead of ${replaced}`,
    dismiss: 'Close message',
    tapSelected: (table: string, tableSeats: number, missing: number) =>
      `${table} · ${seats(tableSeats)}${missing > 0 ? ` · ${missing} more to choose` : ''}`,
    tapReleased: (table: string, _seats: number, missing: number) =>
      `${table} released${missing > 0 ? ` · ${missing} more to choose` : ''}`,
    choose: 'Choose',
    release: 'Release',
    noTablesSelected: 'Tap a table on the plan, or choose one from the list.',
    remove: (table: string) => `Remove ${table}`,
    availableUntil: (at: string) => `Available only until ${at}`,
    onlyUntil: (at: string) => `only until ${at}`,
    unavailableAt: (at: string) => `This table can’t be reserved for your time, ${at}.`,
    pictureOf: (table: string) => `Picture of ${table}`,
    viewFrom: (table: string) => `View from ${table}`,
    agree: 'I agree to the',
    terms: 'Terms and Conditions',
    promoAccepted: (code: string, gives: string | undefined) =>
      `Code ${code} accepted${gives === undefined ? '' : `: ${gives}`}`,
    newTab: '(opens in a new tab)',
    termsTitle: 'Terms and conditions',
    understand: 'I understand',
    reserve: 'MAKE RESERVATION',
    missingDetails: 'Your name, email or number is missing. Please edit the reservation.',
    missingSeats: (more: number, selected: number) =>
      selected === 0 ? `Choose a table for ${guests(more)}` : `Choose seats for ${more} more`,
    missingTerms: 'Accept the terms first',
    ready: 'All set',
    sending: 'Sending your reservation…',
    outcomeUnknown: (isRepeatable: boolean, telephone: string) =>
      isRepeatable
        ? 'The venue has not answered, so we can’t tell whether your tables are reserved. Press MAKE RESERVATION again to ask: your reservation is never made twice.'
        : `The venue has not answered, so your tables may or may not be reserved. Before you try again, look for an email from the venue${orCall(telephone)}.`,
    perhapsYours: (names: readonly string[], telephone: string) =>
      `The venue has not answered your request for ${list(names)}. If ${names.length === 1 ? 'it is' : 'they are'} shown as taken, the reservation may be yours: look for an email from the venue${orCall(telephone)}.`,
    tablesRemoved: (names: readonly string[], hasOthers: boolean) =>
      `${list(names)} ${names.length === 1 ? 'is' : 'are'} no longer offered: the plan of the venue has changed. ${hasOthers ? 'Your other tables are still selected.' : 'Please choose another table.'}`,
    tablesLost: (names: readonly string[], hasOthers: boolean) =>
      `${list(names)} ${names.length === 1 ? 'has' : 'have'} just been taken by someone else. ${hasOthers ? 'Your other tables are still selected.' : 'Please choose another table.'}`,
    tablesNotFree: (names: readonly string[], at: string, hasOthers: boolean) =>
      `${list(names)} ${names.length === 1 ? 'is' : 'are'} not free for your time, ${at}. ${hasOthers ? 'Your other tables are still selected.' : 'Please choose another table.'}`,
    checkFields: 'The venue asks you to check these details:',

    // The end
    thanks: 'Thank You',
    confirmed: (name: string) => `${name}, your reservation is confirmed.`,
    emailNote: (email: string) => `An email with the reservation details will arrive shortly at ${email}.`,
    confirmByMail: (name: string) => `${name}, please confirm your reservation by email.`,
    confirmNote: (email: string, minutes: number) =>
      `Open the email that we are sending to ${email} and confirm within ${minutes} minutes. Until then your tables are held for you; after that, others can reserve them.`,
    code: 'Code',
    codeNote: 'Mention this code if you call or write to the venue.',
    tablesLabel: (shown: number): string => (shown === 1 ? 'Table' : 'Tables'),
    where: 'Where',
    telephone: 'Phone',
    party: 'Guests',
    yourReservation: 'Your reservation',
    planThumbnail: 'Your tables on the plan',
    addToCalendar: 'Add to calendar',
    manage: 'See, change or cancel the reservation',
    startAgain: 'Make another reservation',
  };
};

/** The texts of one language. */
export type Messages = ReturnType<typeof english>;
/** A language's file exports its texts as `messages`, made with the formats of the page's language tag. */
export type CreateMessages = (formats: Formats) => Messages;
