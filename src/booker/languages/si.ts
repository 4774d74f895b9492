/** The texts of the booking page in Sinhala, which puts the number after the noun. */
import type { SelectionError } from '../../domain/booking/selection.ts';
import type { CreateMessages } from './en.ts';

export const createMessages: CreateMessages = ({ number, count, list, time, shortTime }) => {
  const seats = count({ one: 'ආසන #', other: 'ආසන #' });
  const guests = count({ one: 'අමුත්තන් #', other: 'අමුත්තන් #' });
  const tables = count({ one: 'මේස #', other: 'මේස #' });
  const forGuests = count({ one: 'අමුත්තන් # දෙනෙකු සඳහා', other: 'අමුත්තන් # දෙනෙකු සඳහා' });
  const orCall = (telephone: string): string => (telephone === '' ? '' : `, නැතහොත් ${telephone} අමතන්න`);
  const formatTime = (minutes: number): string => time(minutes, '(මධ්‍යම රාත්‍රිය)');
  const seatCount = (have: number, need: number): string => `ආසන ${need}න් ${have}`;
  const stillMissing = (missing: number): string => (missing > 0 ? ` · තව ${missing}ක් තෝරන්න` : '');

  return {
    seats,
    guests,
    tables,
    joinNames: list,
    formatTime,
    formatShortTime: shortTime,
    selectionError: (error: SelectionError, table: string, party: number): string => {
      switch (error.type) {
        case 'unavailable':
          return `${table} දැනටමත් වෙන් කර ඇත. කරුණාකර වෙනත් මේසයක් තෝරන්න.`;
        case 'closes-too-soon':
          return `${table} ලබා ගත හැක්කේ ${formatTime(error.until)} දක්වා පමණි. කරුණාකර වෙනත් මේසයක් හෝ කලින් වේලාවක් තෝරන්න.`;
        case 'enough-seats':
          return `${forGuests(party)} ප්‍රමාණවත් ආසන ඔබට ඇත. වෙනත් මේසයක් තේරීමට එකක් නිදහස් කරන්න.`;
        case 'party-too-small':
          return `ආසන ${error.seats}ක මේසයක් වෙන් කිරීමට අවම වශයෙන් අමුත්තන් ${error.minGuests} දෙනෙකු සිටිය යුතුය.`;
      }
    },

    // The form
    language: 'භාෂාව',
    formHeading: 'වෙන් කිරීමේ තොරතුරු',
    when: 'කවදාද',
    who: 'කවුද',
    more: 'වෙනත්',
    date: 'වෙන් කරන දිනය',
    time: 'වේලාව',
    guest: 'පිරිස',
    stay: 'රැඳී සිටින කාලය',
    firstName: 'මුල් නම',
    lastName: 'වාසගම',
    email: 'ඊමේල් ලිපිනය',
    emailPlaceholder: 'වලංගු ඊමේල් ලිපිනයක් ඇතුළත් කරන්න',
    countryCode: 'රටේ කේතය',
    countries: 'රටවල්',
    noCountry: 'රටක් හමු නොවීය.',
    phone: 'WhatsApp අංකය',
    notes: 'සටහන් / ඉල්ලීම්',
    promoCode: 'ප්‍රවර්ධන කේතය',
    optional: 'විකල්ප',
    selectTable: 'මේසයක් තෝරන්න',
    calendar: 'දින දර්ශනය',
    previousMonth: 'පෙර මාසය',
    nextMonth: 'ඊළඟ මාසය',
    typeDate: 'දිනය ටයිප් කරන්න',
    zoneNote: (place: string) => `වේලාවන් ${place} වේලාවෙනි.`,
    dateMissing: 'කරුණාකර දිනයක් තෝරන්න.',
    noSuchDate: 'මෙවැනි දිනයක් නැත. කරුණාකර 31.12.2026 ආකාරයට ලියන්න.',
    dateTooEarly: (first: string) => `ඔබට වෙන් කළ හැකි මුල්ම දිනය ${first} ය.`,
    dateTooFar: (last: string) => `ඔබට වෙන් කළ හැකි අවසන් දිනය ${last} ය.`,
    timeReset: (at: string) => `වේලාව දැන් ${at} ය.`,
    backToTime: (at: string) => `නැවත ${at} වෙත`,
    timeNotOffered: (at: string) => `මෙම දිනයේ ${at} ලබා ගත නොහැක.`,
    timeMissing: 'මෙම දිනයේ තවත් වේලාවන් නැත. කරුණාකර වෙනත් දිනයක් තෝරන්න.',
    noSlots: (date: string) => `${date} දින තවත් වේලාවන් නැත.`,
    noSlotsEver: 'දැනට වෙන් කළ හැකි දිනයක් නැත.',
    chooseDate: (date: string) => `${date} තෝරන්න`,
    timeExpired: (expired: string, instead: string) => `${expired} තවදුරටත් වෙන් කළ නොහැක. ඔබේ වේලාව දැන් ${instead} ය.`,
    lastTimeExpired: (expired: string) => `${expired} තවදුරටත් වෙන් කළ නොහැක. මෙම දිනයේ පසුව වේලාවන් නැත.`,
    freeFor: (free: number, party: number) => `${forGuests(party)} නිදහස් මේස ${number(free)}ක් ඇත.`,
    noneFreeFor: (party: number) => `මෙම දිනයේ ${forGuests(party)} නිදහස් මේසයක් නැත.`,
    lookAtPlan: 'සැලැස්ම බලන්න',
    closePreview: 'පෝරමයට ආපසු',
    nextFreeDate: 'ඊළඟ නිදහස් දිනය සොයන්න',
    noFreeDate: 'ඉදිරි සති කිහිපයේ නිදහස් මේසයක් නැත. කරුණාකර ස්ථානය අමතන්න, නැතහොත් පසු දිනයක් තෝරන්න.',
    emailSuggestion: 'ඔබ අදහස් කළේ',
    requestFailed: 'එය සාර්ථක නොවීය. ඔබ ඇතුළත් කළ කිසිවක් නැති වී නැත. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.',
    notSent: 'කිසිවක් යවා නැත. ඔබ ඇතුළත් කළ දේ සුරැකී ඇත.',
    offline: 'ඔබ මාර්ගගතව නැත. ඔබ ඇතුළත් කළ දේ සුරැකී ඇත.',
    waitingForNetwork: 'ඔබ මාර්ගගතව නැත. නැවත මාර්ගගත වූ විගස මෙය යවනු ලැබේ.',
    askingAgain: 'තවම පිළිතුරක් නැත. නැවත විමසමින්…',
    placeInLine: (place) => `ඔබ පෝලිමේ අංක ${number(place)} වේ. ඔබේ විස්තර සුරැකී ඇත.`,
    stopWaiting: 'බලා සිටීම නවත්වන්න',
    partMissing: 'මෙම පිටුවේ කොටසක් පූරණය කළ නොහැකි විය. ඔබ ඇතුළත් කළ දේ සුරැකී ඇත.',
    loadAgain: 'පිටුව නැවත පූරණය කරන්න',
    calendarMissing: 'දින දර්ශනය පූරණය කළ නොහැකි විය. ඔබට 31.12.2026 ලෙස දිනය ටයිප් කළ හැක.',
    tryAgain: 'නැවත උත්සාහ කරන්න',
    fieldErrorCount: (errors: number) => `තොරතුරු ${errors}ක් පරීක්ෂා කරන්න:`,
    errorTitle: (errors: number, title: string) => `දෝෂ ${errors} · ${title}`,
    fieldNames: {
      date: 'වෙන් කරන දිනය',
      time: 'වේලාව',
      guests: 'පිරිස',
      first_name: 'මුල් නම',
      last_name: 'වාසගම',
      email: 'ඊමේල් ලිපිනය',
      country_code: 'රටේ කේතය',
      phone: 'WhatsApp අංකය',
      notes: 'සටහන් / ඉල්ලීම්',
      discount_code: 'ප්‍රවර්ධන කේතය',
    },

    // The tables
    stepTitle: (step: string, venue: string) => `${step} · ${venue}`,
    tablesHeading: 'මේස තේරීම',
    edit: 'වෙන් කිරීම වෙනස් කරන්න',
    editDetails: 'මගේ තොරතුරු වෙනස් කරන්න',
    plan: 'මේස සැලැස්ම',
    areas: 'ප්‍රදේශ',
    suggest: (kind, area) => {
      if (area !== undefined) return `${area}: යෝජනාව`;
      if (kind === 'another') return 'වෙනත් යෝජනාවක්';
      if (kind === 'nearest') return 'ළඟම හිස් මේසය';
      return 'මේසයක් යෝජනා කරන්න';
    },
    noSuggestion: (party, area) =>
      `${area === undefined ? '' : `${area}: `}${guests(party)} සඳහා එකිනෙක ළඟ හිස් මේස නොමැත.`,
    zoomIn: 'විශාල කරන්න',
    zoomOut: 'කුඩා කරන්න',
    fit: 'මුළු සැලැස්ම',
    legend: 'සලකුණු',
    freeOfAll: (free: number, all: number) => `${number(all)}න් ${number(free)}ක් නිදහස්`,
    stateLabels: {
      available: 'නිදහස්',
      unavailable: 'වෙන් කර ඇත',
      selected: 'ඔබේ තේරීම',
      ineligible: 'ඔබේ කණ්ඩායමට නොගැළපේ',
    },
    notForTime: 'ඔබේ වේලාවට නොගැළපේ',
    notForPartyOrTime: 'ඔබේ කණ්ඩායමට හෝ වේලාවට නොගැළපේ',
    planLoading: 'මේස පූරණය වෙමින්…',
    noTables: 'මෙම දිනය සඳහා තවම මේස පෙන්වා නැත. කරුණාකර වෙනත් දිනයක් උත්සාහ කරන්න.',
    allTaken: (date: string) => `${date} දින සියලු මේස වෙන් කර ඇත. කරුණාකර වෙනත් දිනයක් උත්සාහ කරන්න.`,
    list: 'මේස',
    listHeading: 'සියලු මේස',
    listLoading: 'මේස ලැයිස්තුව පූරණය වෙමින්…',
    find: 'මේසයක් සොයන්න',
    noResults: (query: string) => `“${query}” ට ගැළපෙන මේසයක් නැත.`,
    searchHint: 'නම, ප්‍රදේශය, වර්ගය හෝ ආසන අනුව සොයන්න. උදා: “ආසන 4”.',
    resultCount: (found: number) => (found === 0 ? 'මේස හමු නොවීය' : `මේස ${number(found)}ක් හමු විය`),
    seatsPattern: /(^|\s)ආසන ?(\d{1,3})(?=\s|$)/g,
    otherTables: 'වෙනත් මේස',
    listKeys: 'මේස අතර යාමට ඉහළ සහ පහළ ඊතල යතුරු ද, ප්‍රදේශ අතර යාමට වම් සහ දකුණු ඊතල යතුරු ද භාවිත කරන්න. මේසයක විස්තර සඳහා I ඔබන්න.',
    spokenStates: {
      available: 'නිදහස්',
      unavailable: 'වෙන් කර ඇත',
      selected: 'තෝරා ඇත',
      ineligible: 'ඔබේ කණ්ඩායමට නොගැළපේ',
    },
    yourTables: 'ඔබේ මේස',
    selectedTables: 'තෝරාගත් මේස',
    seatsOf: seatCount,
    tableSelected: (table: string, have: number, need: number) => `${table} තෝරන ලදි, ${seatCount(have, need)}.`,
    tableReleased: (table: string, have: number, need: number) => `${table} නිදහස් කරන ලදි, ${seatCount(have, need)}.`,
    swap: (table: string) => `${table} වෙනුවට මෙය තෝරන්න`,
    tapSelected: (table: string, tableSeats: number, missing: number) =>
      `${table} · ${seats(tableSeats)}${stillMissing(missing)}`,
    tapReleased: (table: string, _seats: number, missing: number) => `${table} නිදහස් කරන ලදි${stillMissing(missing)}`,
    choose: 'තෝරන්න',
    release: 'නිදහස් කරන්න',
    noTablesSelected: 'සැලැස්මේ මේසයක් තට්ටු කරන්න, නැතහොත් ලැයිස්තුවෙන් එකක් තෝරන්න.',
    remove: (table: string) => `${table} ඉවත් කරන්න`,
    availableUntil: (at: string) => `ලබා ගත හැක්කේ ${at} දක්වා පමණි`,
    onlyUntil: (at: string) => `${at} දක්වා පමණි`,
    unavailableAt: (at: string) => `ඔබේ වේලාවට (${at}) මෙම මේසය වෙන් කළ නොහැක.`,
    pictureOf: (table: string) => `${table} පින්තූරය`,
    viewFrom: (table: string) => `${table} සිට පෙනෙන දසුන`,
    agree: 'මම එකඟ වෙමි:',
    terms: 'නියම සහ කොන්දේසි',
    newTab: '(නව ටැබයක විවෘත වේ)',
    termsTitle: 'නියම සහ කොන්දේසි',
    understand: 'මට තේරුණා',
    reserve: 'වෙන් කරන්න',
    missingDetails: 'ඔබේ නම, ඊමේල් ලිපිනය හෝ අංකය නැත. කරුණාකර වෙන් කිරීම වෙනස් කරන්න.',
    missingSeats: (more: number, selected: number) =>
      selected === 0 ? `${forGuests(more)} මේසයක් තෝරන්න` : `තව ${more} දෙනෙකු සඳහා ආසන තෝරන්න`,
    missingTerms: 'පළමුව කොන්දේසි පිළිගන්න',
    ready: 'සියල්ල සූදානම්',
    sending: 'ඔබේ වෙන් කිරීම යවමින්…',
    outcomeUnknown: (isRepeatable: boolean, telephone: string) =>
      isRepeatable
        ? 'පිළිතුරක් ලැබී නැත. එබැවින් ඔබේ මේස වෙන් වූවාදැයි අපි නොදනිමු. විමසීමට නැවත “වෙන් කරන්න” ඔබන්න: ඔබේ වෙන් කිරීම කිසි විටෙක දෙවරක් සිදු නොවේ.'
        : `පිළිතුරක් ලැබී නැත. ඔබේ මේස වෙන් වී තිබීමට හෝ නොතිබීමට ඉඩ ඇත. නැවත උත්සාහ කිරීමට පෙර, ස්ථානයෙන් ඊමේල් පණිවිඩයක් ලැබී ඇත්දැයි බලන්න${orCall(telephone)}.`,
    perhapsYours: (names: readonly string[], telephone: string) =>
      `${list(names)} සඳහා ඔබේ ඉල්ලීමට පිළිතුරක් ලැබී නැත. වෙන් කර ඇති බව පෙන්වයි නම්, එය ඔබේම වෙන් කිරීම විය හැක: ස්ථානයෙන් ඊමේල් පණිවිඩයක් ලැබී ඇත්දැයි බලන්න${orCall(telephone)}.`,
    tablesLost: (names: readonly string[], hasOthers: boolean) =>
      `${list(names)} වෙනත් අයෙකු දැන් වෙන් කර ගත්තේය. ${hasOthers ? 'ඔබේ අනෙක් මේස තවමත් තෝරා ඇත.' : 'කරුණාකර වෙනත් මේසයක් තෝරන්න.'}`,
    checkFields: 'කරුණාකර මෙම තොරතුරු පරීක්ෂා කරන්න:',

    // The end
    thanks: 'ස්තූතියි',
    confirmed: (name: string) => `${name}, ඔබේ වෙන් කිරීම තහවුරු කර ඇත.`,
    emailNote: (email: string) => `වෙන් කිරීමේ විස්තර සහිත ඊමේල් පණිවිඩයක් ඉක්මනින් ${email} වෙත ලැබෙනු ඇත.`,
    confirmByMail: (name: string) => `${name}, කරුණාකර ඔබේ වෙන් කිරීම ඊමේල් මගින් තහවුරු කරන්න.`,
    confirmNote: (email: string, minutes: number) =>
      `අප ${email} වෙත යවන ඊමේල් පණිවිඩය විවෘත කර මිනිත්තු ${minutes}ක් ඇතුළත තහවුරු කරන්න. එතෙක් ඔබේ මේස ඔබ වෙනුවෙන් තබා ඇත; ඉන් පසු අන් අයට වෙන් කළ හැක.`,
    code: 'කේතය',
    codeNote: 'ස්ථානය අමතන විට හෝ ලියන විට මෙම කේතය සඳහන් කරන්න.',
    tablesLabel: () => 'මේස',
    where: 'ස්ථානය',
    telephone: 'දුරකථනය',
    party: 'අමුත්තන්',
    yourReservation: 'ඔබේ වෙන් කිරීම',
    planThumbnail: 'සැලැස්මේ ඔබේ මේස',
    addToCalendar: 'දින දර්ශනයට එක් කරන්න',
    manage: 'වෙන්කිරීම බලන්න, වෙනස් කරන්න හෝ අවලංගු කරන්න',
    startAgain: 'තවත් වෙන් කිරීමක් කරන්න',
  };
};
