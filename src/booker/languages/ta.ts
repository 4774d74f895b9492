/** The texts of the booking page in Tamil. */
import type { SelectionError } from '../../domain/booking/selection.ts';
import type { CreateMessages } from './en.ts';

export const createMessages: CreateMessages = ({ number, count, list, time, shortTime }) => {
  const seats = count({ one: '# இருக்கை', other: '# இருக்கைகள்' });
  const guests = count({ one: '# விருந்தினர்', other: '# விருந்தினர்கள்' });
  const tables = count({ one: '# மேசை', other: '# மேசைகள்' });
  const forGuests = count({ one: '# விருந்தினருக்கு', other: '# விருந்தினர்களுக்கு' });
  const orCall = (telephone: string): string => (telephone === '' ? '' : ` அல்லது ${telephone} எண்ணை அழைக்கவும்`);
  const formatTime = (minutes: number): string => time(minutes, '(நள்ளிரவு)');
  const seatCount = (have: number, need: number): string => `${need} இருக்கைகளில் ${have}`;
  const stillMissing = (missing: number): string => (missing > 0 ? ` · இன்னும் ${missing} தேவை` : '');

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
          return `${table} ஏற்கனவே முன்பதிவாகிவிட்டது. வேறு மேசையைத் தேர்ந்தெடுக்கவும்.`;
        case 'closes-too-soon':
          return `${table} ${formatTime(error.until)} வரை மட்டுமே கிடைக்கும். வேறு மேசையை அல்லது முந்தைய நேரத்தைத் தேர்ந்தெடுக்கவும்.`;
        case 'enough-seats':
          return `${forGuests(party)} போதுமான இருக்கைகள் உங்களிடம் உள்ளன. வேறு மேசையைத் தேர்ந்தெடுக்க ஒன்றை விடுவிக்கவும்.`;
        case 'party-too-small':
          return `${seats(error.seats)} உள்ள மேசையை முன்பதிவு செய்யக் குறைந்தது ${guests(error.minGuests)} தேவை.`;
      }
    },

    // The form
    language: 'மொழி',
    formHeading: 'முன்பதிவு விவரங்கள்',
    when: 'எப்போது',
    who: 'யார்',
    more: 'மற்றவை',
    date: 'முன்பதிவு தேதி',
    time: 'நேரம்',
    guest: 'நபர்கள்',
    stay: 'தங்கும் நேரம்',
    firstName: 'முதல் பெயர்',
    lastName: 'கடைசிப் பெயர்',
    email: 'மின்னஞ்சல் முகவரி',
    emailPlaceholder: 'சரியான மின்னஞ்சல் முகவரியை உள்ளிடவும்',
    countryCode: 'நாட்டுக் குறியீடு',
    countries: 'நாடுகள்',
    noCountry: 'நாடு எதுவும் கிடைக்கவில்லை.',
    phone: 'வாட்ஸ்அப் எண்',
    notes: 'குறிப்புகள் / கோரிக்கை',
    promoCode: 'சலுகைக் குறியீடு',
    optional: 'விரும்பினால்',
    selectTable: 'மேசையைத் தேர்ந்தெடு',
    calendar: 'நாட்காட்டி',
    previousMonth: 'முந்தைய மாதம்',
    nextMonth: 'அடுத்த மாதம்',
    typeDate: 'தேதியைத் தட்டச்சு செய்க',
    zoneNote: (place: string) => `நேரங்கள் ${place} நேரப்படி.`,
    dateMissing: 'தேதியைத் தேர்ந்தெடுக்கவும்.',
    noSuchDate: 'இப்படி ஒரு தேதி இல்லை. 31.12.2026 என்பது போல் எழுதவும்.',
    dateTooEarly: (first: string) => `நீங்கள் முன்பதிவு செய்யக்கூடிய முதல் தேதி ${first}.`,
    dateTooFar: (last: string) => `நீங்கள் முன்பதிவு செய்யக்கூடிய கடைசித் தேதி ${last}.`,
    timeReset: (at: string) => `நேரம் இப்போது ${at}.`,
    backToTime: (at: string) => `${at} நேரத்திற்குத் திரும்பு`,
    timeNotOffered: (at: string) => `இந்தத் தேதியில் ${at} கிடைக்காது.`,
    timeMissing: 'இந்தத் தேதியில் நேரம் எதுவும் மீதமில்லை. வேறு தேதியைத் தேர்ந்தெடுக்கவும்.',
    noSlots: (date: string) => `${date} அன்று நேரம் எதுவும் மீதமில்லை.`,
    noSlotsEver: 'தற்போது முன்பதிவுக்குத் தேதிகள் எதுவும் இல்லை.',
    chooseDate: (date: string) => `${date} ஐத் தேர்ந்தெடு`,
    timeExpired: (expired: string, instead: string) =>
      `${expired} இனி முன்பதிவு செய்ய முடியாது. உங்கள் நேரம் இப்போது ${instead}.`,
    lastTimeExpired: (expired: string) => `${expired} இனி முன்பதிவு செய்ய முடியாது. இந்தத் தேதியில் பிந்தைய நேரங்கள் இல்லை.`,
    freeFor: (free: number, party: number) => `${forGuests(party)} ${tables(free)} காலியாக உள்ளன.`,
    noneFreeFor: (party: number) => `இந்தத் தேதியில் ${forGuests(party)} காலி மேசை இல்லை.`,
    lookAtPlan: 'வரைபடத்தைப் பார்',
    closePreview: 'படிவத்திற்குத் திரும்பு',
    nextFreeDate: 'அடுத்த காலி தேதியைத் தேடு',
    noFreeDate: 'வரும் வாரங்களில் காலி மேசை இல்லை. இடத்தை அழைக்கவும், அல்லது பிந்தைய தேதியைத் தேர்ந்தெடுக்கவும்.',
    emailSuggestion: 'நீங்கள் குறிப்பிட்டது',
    requestFailed: 'அது நிறைவேறவில்லை. நீங்கள் உள்ளிட்ட எதுவும் இழக்கப்படவில்லை. சற்று நேரத்தில் மீண்டும் முயலவும்.',
    notSent: 'எதுவும் அனுப்பப்படவில்லை. நீங்கள் உள்ளிட்டது அப்படியே உள்ளது.',
    offline: 'நீங்கள் இணையத்தில் இல்லை. நீங்கள் உள்ளிட்டது அப்படியே உள்ளது.',
    waitingForNetwork: 'நீங்கள் இணையத்தில் இல்லை. இணைப்பு கிடைத்ததும் இது அனுப்பப்படும்.',
    askingAgain: 'இன்னும் பதில் இல்லை. மீண்டும் கேட்கிறோம்…',
    placeInLine: (place) => `வரிசையில் உங்கள் எண் ${number(place)}. உங்கள் விவரங்கள் பாதுகாக்கப்படுகின்றன.`,
    stopWaiting: 'காத்திருப்பதை நிறுத்து',
    partMissing: 'இந்தப் பக்கத்தின் ஒரு பகுதியை ஏற்ற முடியவில்லை. நீங்கள் உள்ளிட்டது அப்படியே உள்ளது.',
    loadAgain: 'பக்கத்தை மீண்டும் ஏற்று',
    calendarMissing: 'நாட்காட்டியை ஏற்ற முடியவில்லை. 31.12.2026 என்பது போல் தேதியைத் தட்டச்சு செய்யலாம்.',
    tryAgain: 'மீண்டும் முயல்க',
    fieldErrorCount: (errors: number) => `${errors} விவரங்களைச் சரிபார்க்கவும்:`,
    errorTitle: (errors: number, title: string) => `${errors} பிழை · ${title}`,
    fieldNames: {
      date: 'முன்பதிவு தேதி',
      time: 'நேரம்',
      guests: 'நபர்கள்',
      first_name: 'முதல் பெயர்',
      last_name: 'கடைசிப் பெயர்',
      email: 'மின்னஞ்சல் முகவரி',
      country_code: 'நாட்டுக் குறியீடு',
      phone: 'வாட்ஸ்அப் எண்',
      notes: 'குறிப்புகள் / கோரிக்கை',
      discount_code: 'சலுகைக் குறியீடு',
    },

    // The tables
    stepTitle: (step: string, venue: string) => `${step} · ${venue}`,
    tablesHeading: 'மேசைத் தேர்வு',
    edit: 'முன்பதிவைத் திருத்து',
    editDetails: 'என் விவரங்களைத் திருத்து',
    plan: 'மேசை வரைபடம்',
    areas: 'பகுதிகள்',
    suggest: (kind, area) => {
      if (area !== undefined) return `${area}: பரிந்துரை`;
      if (kind === 'another') return 'வேறு பரிந்துரை';
      if (kind === 'nearest') return 'அருகிலுள்ள காலி மேசை';
      return 'மேசையைப் பரிந்துரை';
    },
    noSuggestion: (party, area) =>
      `${area === undefined ? '' : `${area}: `}${guests(party)} அமர அருகருகே காலி மேசைகள் இல்லை.`,
    zoomIn: 'பெரிதாக்கு',
    zoomOut: 'சிறிதாக்கு',
    fit: 'முழு வரைபடம்',
    legend: 'குறிவிளக்கம்',
    freeOfAll: (free: number, all: number) => `${number(all)} இல் ${number(free)} காலி`,
    stateLabels: {
      available: 'காலி',
      unavailable: 'முன்பதிவானது',
      selected: 'உங்கள் தேர்வு',
      ineligible: 'உங்கள் குழுவிற்குப் பொருந்தாது',
    },
    notForTime: 'உங்கள் நேரத்திற்குப் பொருந்தாது',
    notForPartyOrTime: 'உங்கள் குழுவிற்கோ நேரத்திற்கோ பொருந்தாது',
    planLoading: 'மேசைகள் ஏற்றப்படுகின்றன…',
    noTables: 'இந்தத் தேதிக்கு இன்னும் மேசைகள் காட்டப்படவில்லை. வேறு தேதியை முயலவும்.',
    allTaken: (date: string) => `${date} அன்று எல்லா மேசைகளும் முன்பதிவாகிவிட்டன. வேறு தேதியை முயலவும்.`,
    list: 'மேசைகள்',
    listHeading: 'எல்லா மேசைகளும்',
    listLoading: 'மேசைகளின் பட்டியல் ஏற்றப்படுகிறது…',
    find: 'மேசையைத் தேடு',
    noResults: (query: string) => `“${query}” உடன் பொருந்தும் மேசை இல்லை.`,
    searchHint: 'பெயர், பகுதி, வகை அல்லது இருக்கைகளால் தேடவும், எ.கா. “4 இருக்கைகள்”.',
    resultCount: (found: number) => (found === 0 ? 'மேசை எதுவும் கிடைக்கவில்லை' : `${tables(found)} கிடைத்தன`),
    // Without vowel signs, as the search compares text.
    seatsPattern: /(^|\s)(\d{1,3}) ?இ(?:ர\S*)?(?=\s|$)/g,
    otherTables: 'பிற மேசைகள்',
    listKeys:
      'மேசைகளுக்கு இடையே செல்ல மேல், கீழ் அம்பு விசைகளையும், பகுதிகளுக்கு இடையே செல்ல இடது, வலது அம்பு விசைகளையும் பயன்படுத்தவும். மேசையின் விவரங்களுக்கு I ஐ அழுத்தவும்.',
    spokenStates: {
      available: 'காலி',
      unavailable: 'முன்பதிவானது',
      selected: 'தேர்ந்தெடுக்கப்பட்டது',
      ineligible: 'உங்கள் குழுவிற்குப் பொருந்தாது',
    },
    yourTables: 'உங்கள் மேசைகள்',
    selectedTables: 'தேர்ந்தெடுத்த மேசைகள்',
    seatsOf: seatCount,
    tableSelected: (table: string, have: number, need: number) =>
      `${table} தேர்ந்தெடுக்கப்பட்டது, ${seatCount(have, need)}.`,
    tableReleased: (table: string, have: number, need: number) => `${table} விடுவிக்கப்பட்டது, ${seatCount(have, need)}.`,
    swap: (table: string) => `${table} க்குப் பதிலாக இதைத் தேர்ந்தெடு`,
    tapSelected: (table: string, tableSeats: number, missing: number) =>
      `${table} · ${seats(tableSeats)}${stillMissing(missing)}`,
    tapReleased: (table: string, _seats: number, missing: number) => `${table} விடுவிக்கப்பட்டது${stillMissing(missing)}`,
    choose: 'தேர்ந்தெடு',
    release: 'விடுவி',
    noTablesSelected: 'வரைபடத்தில் ஒரு மேசையைத் தட்டவும், அல்லது பட்டியலில் இருந்து தேர்ந்தெடுக்கவும்.',
    remove: (table: string) => `${table} ஐ நீக்கு`,
    availableUntil: (at: string) => `${at} வரை மட்டுமே கிடைக்கும்`,
    onlyUntil: (at: string) => `${at} வரை மட்டும்`,
    unavailableAt: (at: string) => `உங்கள் நேரத்தில் (${at}) இந்த மேசையை முன்பதிவு செய்ய முடியாது.`,
    pictureOf: (table: string) => `${table} படம்`,
    viewFrom: (table: string) => `${table} – இங்கிருந்து தெரியும் காட்சி`,
    agree: 'நான் ஏற்கிறேன்:',
    terms: 'விதிமுறைகளும் நிபந்தனைகளும்',
    newTab: '(புதிய தாவலில் திறக்கும்)',
    termsTitle: 'விதிமுறைகளும் நிபந்தனைகளும்',
    understand: 'புரிந்தது',
    reserve: 'முன்பதிவு செய்',
    missingDetails: 'உங்கள் பெயர், மின்னஞ்சல் அல்லது எண் இல்லை. முன்பதிவைத் திருத்தவும்.',
    missingSeats: (more: number, selected: number) =>
      selected === 0 ? `${forGuests(more)} மேசையைத் தேர்ந்தெடுக்கவும்` : `இன்னும் ${more} பேருக்கு இருக்கைகளைத் தேர்ந்தெடுக்கவும்`,
    missingTerms: 'முதலில் நிபந்தனைகளை ஏற்கவும்',
    ready: 'எல்லாம் தயார்',
    sending: 'உங்கள் முன்பதிவு அனுப்பப்படுகிறது…',
    outcomeUnknown: (isRepeatable: boolean, telephone: string) =>
      isRepeatable
        ? 'பதில் வரவில்லை. எனவே உங்கள் மேசைகள் முன்பதிவாகினவா என எங்களுக்குத் தெரியாது. கேட்க மீண்டும் “முன்பதிவு செய்” என்பதை அழுத்தவும்: உங்கள் முன்பதிவு ஒருபோதும் இருமுறை செய்யப்படாது.'
        : `பதில் வரவில்லை. உங்கள் மேசைகள் முன்பதிவாகியிருக்கலாம், இல்லாமலும் இருக்கலாம். மீண்டும் முயலும் முன், மின்னஞ்சல் வந்துள்ளதா எனப் பார்க்கவும்${orCall(telephone)}.`,
    perhapsYours: (names: readonly string[], telephone: string) =>
      `${list(names)} குறித்த உங்கள் கோரிக்கைக்குப் பதில் வரவில்லை. முன்பதிவானதாகக் காட்டப்பட்டால், அது உங்கள் முன்பதிவாக இருக்கலாம்: மின்னஞ்சல் வந்துள்ளதா எனப் பார்க்கவும்${orCall(telephone)}.`,
    tablesLost: (names: readonly string[], hasOthers: boolean) =>
      `${list(names)} இப்போது வேறொருவரால் முன்பதிவு செய்யப்பட்டது. ${hasOthers ? 'உங்கள் மற்ற மேசைகள் இன்னும் தேர்வில் உள்ளன.' : 'வேறு மேசையைத் தேர்ந்தெடுக்கவும்.'}`,
    checkFields: 'இந்த விவரங்களைச் சரிபார்க்கவும்:',

    // The end
    thanks: 'நன்றி',
    confirmed: (name: string) => `${name}, உங்கள் முன்பதிவு உறுதி செய்யப்பட்டது.`,
    emailNote: (email: string) => `முன்பதிவு விவரங்களுடன் ஒரு மின்னஞ்சல் விரைவில் ${email} முகவரிக்கு வரும்.`,
    confirmByMail: (name: string) => `${name}, உங்கள் முன்பதிவை மின்னஞ்சல் மூலம் உறுதி செய்யவும்.`,
    confirmNote: (email: string, minutes: number) =>
      `${email} முகவரிக்கு நாங்கள் அனுப்பும் மின்னஞ்சலைத் திறந்து ${minutes} நிமிடங்களுக்குள் உறுதி செய்யவும். அதுவரை உங்கள் மேசைகள் உங்களுக்காக வைக்கப்படும்; பின்னர் மற்றவர்கள் முன்பதிவு செய்யலாம்.`,
    code: 'குறியீடு',
    codeNote: 'இடத்தை அழைக்கும்போது அல்லது எழுதும்போது இந்தக் குறியீட்டைக் குறிப்பிடவும்.',
    tablesLabel: (shown: number): string => (shown === 1 ? 'மேசை' : 'மேசைகள்'),
    where: 'இடம்',
    telephone: 'தொலைபேசி',
    party: 'விருந்தினர்கள்',
    yourReservation: 'உங்கள் முன்பதிவு',
    planThumbnail: 'வரைபடத்தில் உங்கள் மேசைகள்',
    addToCalendar: 'நாட்காட்டியில் சேர்',
    manage: 'முன்பதிவைப் பார்க்க, மாற்ற அல்லது ரத்து செய்ய',
    startAgain: 'மற்றொரு முன்பதிவு செய்க',
  };
};
